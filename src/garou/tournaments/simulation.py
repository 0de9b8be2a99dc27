"""Whole tournaments played by minds, in one go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from random import Random

from garou.dealing import cast_of, deal
from garou.engine.live import Mind, play_out
from garou.engine.rules import RuleSet
from garou.engine.table import Table
from garou.engine.values import Setup
from garou.games.cast import Cast, Scenario
from garou.homemade import rules_of
from garou.minds.names import BOTS
from garou.minds.random import lively
from garou.simulating.company import Company
from garou.simulating.evening import played
from garou.simulating.seating import known
from garou.talk.claims import Common

from .chips import ChipRace
from .duplicate import Duplicate
from .elimination import Elimination
from .values import IllegalEntry


def names(number: int) -> tuple[str, ...]:
    """Ada to Zoé, then Ada 2 and so on."""
    found = list(BOTS)
    for turn in count(2):
        if len(found) >= number:
            break
        found += [f"{bot} {turn}" for bot in BOTS]
    return tuple(found[:number])


@dataclass(frozen=True)
class Simulation:
    """Where a simulated tournament is played: one scenario, one luck, one mind for every seat."""

    scenario: Scenario
    luck: Random
    wild: bool = False  # where cards are drawn, there may be nobody to look for
    company: Company | None = None  # whose minds sit where, if they think and talk; else they answer by luck

    @property
    def rules(self) -> RuleSet:
        return rules_of(self.scenario.game, self.scenario.edition, self.scenario.options)

    @property
    def mind(self) -> Mind:
        return lively(self.luck)

    def dealt(self, players: int) -> Setup:
        return deal(self.rules, cast_of(self.scenario, players, self.luck, wild=self.wild), players, self.luck)

    def winners(self, setup: Setup, seating: Sequence[str]) -> tuple[str, ...]:
        """Play it; seats beyond those named are fillers, and nobody asks whether they won."""
        outcome = self._played(setup).outcome
        won = outcome.winners if outcome else ()
        return tuple(name for seat, name in enumerate(seating) if seat in won)

    def _played(self, setup: Setup) -> Table:
        if self.company is None:
            return play_out(self.rules, setup, self.mind)
        order = [*self.rules.roles]  # what everybody knows of the cards tells nothing of who holds which
        cast = Cast(tuple(sorted(setup.deal + setup.centre, key=order.index)), setup.extra)
        minds = [known(name) for name in self.company.named(self.rules, setup.deal)]
        return played(Common(self.rules, cast, len(setup.deal)), setup, minds, self.luck)


def chip_race(hall: Simulation, entrants: int, target: int, most: int | None) -> ChipRace:
    """Games at one table until there is a champion, or `most` of them."""
    race = ChipRace(names(entrants), target)
    while race.champion is None and (most is None or len(race.games) < most):
        race = race.after(hall.winners(hall.dealt(entrants), race.holders))
    return race


def elimination(hall: Simulation, entrants: int, near: int, most: int | None) -> Elimination:
    """Rounds until one is left, or `most` of them."""
    cup = Elimination(names(entrants), hall.scenario.players, near)
    while cup.champion is None and (most is None or len(cup.rounds) < most):
        cup = cup.begin(cup.draw(hall.luck))
        for table, sitting in enumerate(cup.rounds[-1].sittings):
            players = len(sitting.names) + sitting.fillers
            cup = cup.enter(table, hall.winners(hall.dealt(players), sitting.names))
    return cup


def duplicate(hall: Simulation, entrants: int, seats: int, deals: int) -> Duplicate:
    """Every deal at every table."""
    if entrants % seats:
        raise IllegalEntry("entrants-and-seats", count=entrants, needed=seats)
    people = names(entrants)
    groups = tuple(people[first : first + seats] for first in range(0, entrants, seats))
    cup = Duplicate(tuple(hall.dealt(seats) for _ in range(deals)), groups)
    for number, setup in enumerate(cup.deals):
        for group in range(len(groups)):
            cup = cup.enter(number, group, hall.winners(setup, cup.seating(number, group)))
    return cup
