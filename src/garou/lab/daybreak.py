"""What each seat knows as day breaks: its own night alone, before anybody has said anything."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import log2
from random import Random

from garou.deduction.concluding import conclude
from garou.deduction.conclusions import HASTY, Chances, Problem
from garou.deduction.evidence import Witnessed
from garou.deduction.truth import notes
from garou.deduction.unsolved import answerable, countable
from garou.engine.live import run_through
from garou.engine.rules import RuleSet
from garou.engine.values import Fact, RoleName, Seat
from garou.games.teams import MONSTERS
from garou.simulating.company import known
from garou.simulating.evening import Evening
from garou.simulating.matches import Match
from garou.talk.claims import Common, Said, was

MICRO = 1_000_000  # bits are summed in millionths, as whole numbers: in any order they come to the same
ENOUGH, FEW = 60, 4  # mornings that are looked at: where cards can be counted, and where marks take longer
UNMOVED = 1e-9


@dataclass(slots=True)
class Morning:
    """Of all who were dealt one card: what they knew, in whole numbers."""

    seats: int = 0
    bits: int = 0  # millionths, on the question who among the others is a monster
    sure: int = 0  # of what they were themselves

    def __add__(self, other: Morning) -> Morning:
        return Morning(self.seats + other.seats, self.bits + other.bits, self.sure + other.sure)

    @property
    def mean(self) -> float:
        return self.bits / MICRO / self.seats if self.seats else 0.0


@dataclass(slots=True)
class Mornings:
    """By the card that was dealt."""

    nights: int = 0
    by_role: dict[RoleName, Morning] = field(default_factory=dict)

    def __add__(self, other: Mornings) -> Mornings:
        names = {**self.by_role, **other.by_role}
        none = Morning()
        summed = {name: self.by_role.get(name, none) + other.by_role.get(name, none) for name in names}
        return Mornings(self.nights + other.nights, summed)


class UntilDaybreak(Evening):
    """An evening that keeps what each seat had been told when the first talk began."""

    __slots__ = ("dawn",)

    def talk(self) -> None:
        if not self.day:
            self.dawn: tuple[tuple[Fact, ...], ...] = tuple(tuple(told) for told in self.told)
        super().talk()


def looked_at(rules: RuleSet) -> int:
    """How many mornings: none where nothing can be concluded, or where there is more than one."""
    return 0 if rules.round or not answerable(rules) else ENOUGH if countable(rules) else FEW


def mornings(match: Match, numbers: Iterable[int]) -> Mornings:
    """What everybody knew after the nights of these games."""
    found = Mornings()
    for number in numbers:
        found += _morning(match, number)
    return found


def _morning(match: Match, number: int) -> Mornings:
    common, setup = match.laid(number)
    minds = [known(name) for name in match.company.named(common.rules, setup.deal)]
    evening = run_until_daybreak(UntilDaybreak(common, setup, minds, Random(f"{match.seed} {number} play")))
    found = Mornings(1)
    for seat, facts in zip(common.seats, evening.dawn, strict=True):
        role = setup.deal[seat]
        found.by_role[role] = found.by_role.get(role, Morning()) + _known(common, seat, role, facts)
    return found


def run_until_daybreak(evening: UntilDaybreak) -> UntilDaybreak:
    return run_through(evening, evening.before)


def _known(common: Common, seat: Seat, role: RoleName, facts: tuple[Fact, ...]) -> Morning:
    """Beside what their own card tells: a villager knows that, and has learnt nothing."""
    dealt = Problem(common, said=(Said(seat, was(role)),), parts=frozenset(), budget=HASTY)
    asked = Problem(common, Witnessed(seat, notes(facts)), parts=frozenset(), budget=HASTY)
    first, found = conclude(dealt), conclude(asked)
    if not (first.possible and found.possible):
        return Morning()
    before, now = _monsters(common, first.chances), _monsters(common, found.chances)
    learnt = sum(_doubt(before[other]) - _doubt(now[other]) for other in common.seats if other != seat)
    sure = now[seat] < UNMOVED or now[seat] > 1 - UNMOVED
    return Morning(1, round(learnt * MICRO), int(sure))


def _monsters(common: Common, chances: tuple[Chances, ...]) -> list[float]:
    """By seat: how likely a monster's card lies there in the morning."""
    roles = common.rules.roles
    return [
        float(sum(chance for name, chance in chances[seat].items() if any(map(roles[name].is_a, MONSTERS))))
        for seat in common.seats
    ]


def _doubt(chance: float) -> float:
    """In bits: one where it is as likely as not, none where it is certain."""
    return sum(-one * log2(one) for one in (chance, 1 - chance) if one > 0)
