"""What each seat knows as day breaks: its own night alone, before anybody has said anything."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
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
from garou.simulating.evening import Evening
from garou.simulating.matches import Match
from garou.simulating.seating import known
from garou.talk.claims import Common, Said, was

from .mornings import MICRO, Morning, Mornings

ENOUGH, FEW = 60, 4  # mornings that are looked at: where cards can be counted, and where marks take longer
MOST_DRAWN = 15_000  # nights that are drawn by luck for those of one table: then no other is looked at
UNMOVED = 1e-9


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
    """What everybody knew after the nights of these games, or of the first of them where it takes too much luck."""
    found = Mornings()
    for number in numbers:
        if found.drawn >= MOST_DRAWN:
            break
        found += _morning(match, number)
    return found


def _morning(match: Match, number: int) -> Mornings:
    common, setup = match.laid(number)
    minds = [known(name) for name in match.company.named(common.rules, setup.deal)]
    evening = run_until_daybreak(UntilDaybreak(common, setup, minds, Random(f"{match.seed} {number} play")))
    found = Mornings(1)
    for seat, facts in zip(common.seats, evening.dawn, strict=True):
        role = setup.deal[seat]
        before = dealt(common, role)
        now = conclude(Problem(common, Witnessed(seat, notes(facts)), parts=frozenset(), budget=HASTY))
        found.drawn += now.tries
        if before and now.possible:
            found.add(role, _learnt(before, seat, monsters_at(common, now.chances), exact=now.exact))
    return found


def run_until_daybreak(evening: UntilDaybreak) -> UntilDaybreak:
    return run_through(evening, evening.before)


@lru_cache(maxsize=256)
def dealt(common: Common, role: RoleName) -> tuple[float, ...]:
    """Beside what their own card tells: a villager knows that, and has learnt nothing.

    How likely a monster's card lies so many seats to the left; nothing is known of it where no night was found. All
    seats of a table are alike, so that of the first one is that of each.
    """
    first = common.seats[0]
    found = conclude(Problem(common, said=(Said(first, was(role)),), parts=frozenset(), budget=HASTY))
    return monsters_at(common, found.chances) if found.possible else ()


def _learnt(before: tuple[float, ...], seat: Seat, now: tuple[float, ...], *, exact: bool) -> Morning:
    others = [other for other in range(len(now)) if other != seat]
    bits = sum(_doubt(before[other - seat]) - _doubt(now[other]) for other in others)
    certain = not UNMOVED < now[seat] < 1 - UNMOVED
    return Morning(1, round(bits * MICRO), int(exact), int(exact and certain))


def monsters_at(common: Common, chances: tuple[Chances, ...]) -> tuple[float, ...]:
    """By seat: how likely a monster's card lies there in the morning."""
    roles = common.rules.roles
    return tuple(
        float(sum(chance for name, chance in chances[seat].items() if any(map(roles[name].is_a, MONSTERS))))
        for seat in common.seats
    )


def _doubt(chance: float) -> float:
    """In bits: one where it is as likely as not, none where it is certain."""
    return sum(-one * log2(one) for one in (chance, 1 - chance) if one > 0)
