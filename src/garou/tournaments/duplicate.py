"""Duplicate: the same deals for several groups, so that the luck of the deal can be taken out of the score."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import NamedTuple

from garou.engine.values import RuleError, Setup

from .values import IllegalEntry, check_known, check_names, places


class Played(NamedTuple):
    """One deal at one group's table: did the seat win?"""

    deal: int
    group: int
    won: tuple[bool, ...]  # by seat


class DuplicateRow(NamedTuple):
    """One line of the standings."""

    place: int
    name: str
    group: int
    score: Fraction
    deals: int  # that count: everybody has played them


@dataclass(frozen=True, slots=True)
class Duplicate:
    """Groups of one size that play the same deals, at the same time or in turn."""

    deals: tuple[Setup, ...] = field(repr=False)  # secret until everybody has played them: no log prints them
    groups: tuple[tuple[str, ...], ...]
    results: tuple[Played, ...] = ()
    gone: tuple[int, ...] = ()  # groups that gave up: nobody waits for them

    def __post_init__(self) -> None:
        check_names([name for group in self.groups for name in group])
        if len({len(cards) for cards in (*self.groups, *(setup.deal for setup in self.deals))}) > 1:
            raise RuleError("every group and every deal has the same number of seats")

    # Playing ---------------------------------------------------------------------------

    def seating(self, deal: int, group: int) -> tuple[str, ...]:
        """Who sits where: everybody moves on by one seat from deal to deal, in every group alike."""
        names = self.groups[group]
        turn = deal % len(names)
        return names[turn:] + names[:turn]

    def next_deal(self, group: int) -> int | None:
        """The first deal this group has not played."""
        return next((deal for deal in range(len(self.deals)) if not self._has_played(deal, group)), None)

    def enter(self, deal: int, group: int, winners: Sequence[str]) -> Duplicate:
        """Who won a deal at this group's table; entered again, it is corrected."""
        if not (0 <= deal < len(self.deals) and 0 <= group < len(self.groups)):
            raise IllegalEntry("no-such-game", count=deal + 1, known=tuple(range(1, len(self.deals) + 1)))
        if group in self.gone and not self._has_played(deal, group):  # the deal may lie open since they left
            raise IllegalEntry("group-gone", count=group + 1)
        check_known(winners, self.groups[group])
        won = tuple(name in winners for name in self.seating(deal, group))
        others = tuple(one for one in self.results if (one.deal, one.group) != (deal, group))
        return replace(self, results=(*others, Played(deal, group, won)))

    def give_up(self, group: int) -> Duplicate:
        """What this group has played still counts; the deals wait for the others only."""
        return replace(self, gone=(*self.gone, group))

    def open(self, deal: int) -> bool:
        """Has every group that is left played it? Before that nobody may be told anything about it."""
        waiting = [g for g in range(len(self.groups)) if g not in self.gone and not self._has_played(deal, g)]
        return not waiting and any(one.deal == deal for one in self.results)

    def revealed(self, deal: int) -> Setup | None:
        return self.deals[deal] if self.open(deal) else None

    def _has_played(self, deal: int, group: int) -> bool:
        return any((one.deal, one.group) == (deal, group) for one in self.results)

    # Scores ----------------------------------------------------------------------------

    def scores(self, deal: int) -> dict[str, Fraction]:
        """One's own result, 1 or 0, minus the mean of that seat over all tables that played the deal.

        There are none before the deal is open: they would tell those who have yet to play it which seats lose.
        """
        if not self.open(deal):
            return {}
        played = [one for one in self.results if one.deal == deal]
        means = [Fraction(sum(seat), len(played)) for seat in zip(*(one.won for one in played), strict=True)]
        return {
            name: won - mean
            for one in played
            for name, won, mean in zip(self.seating(deal, one.group), one.won, means, strict=True)
        }

    def standings(self) -> tuple[DuplicateRow, ...]:
        """Totals over the deals that are open, the highest first."""
        totals = {name: Fraction() for group in self.groups for name in group}
        counted: Counter[str] = Counter()
        for deal in range(len(self.deals)):
            for name, score in self.scores(deal).items():
                totals[name] += score
                counted[name] += 1
        group_of = {name: number for number, group in enumerate(self.groups) for name in group}
        found = places({name: -total for name, total in totals.items()})
        return tuple(DuplicateRow(p, name, group_of[name], totals[name], counted[name]) for name, p in found.items())
