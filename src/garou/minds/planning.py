"""How all who are honest should vote, as everybody can work out who has heard the same: whoever is tied dies.

A plan is a vote for each seat. Several suspects with equally many votes all die, and a village needs but one of them to
be a monster. Liars do not follow a plan: they point at whom the others suspect most, or all at the innocent with most
votes; and who says nothing may point at anybody.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from math import prod, sqrt
from typing import NamedTuple

from garou.deduction.retelling import Retelling
from garou.engine.values import Seat
from garou.talk.claims import Common, Said

from .heard import retold
from .judging import judged
from .plots import Plot, Plots, plots

SUSPECTS = 4  # whom anybody may vote for instead
SPLITS = (2, 3, 4, 5)  # among so many suspects votes are shared out
STARTS = 2  # plans, of those, that are made better
SMALL = 5  # seats, at which it happens in one game of nine that nobody is a monster
PEACE = 0.1  # where that is likelier there, nobody shall die; at larger tables, where it is likelier than to hit one
SHREWD = 0.5  # of liars who know the plan: they point where an innocent is nearest to dying
INNOCENT = 0.5  # whom liars take for one
SIGMAS = 3  # how many standard errors are called the error

Votes = tuple[int, ...]  # by seat, for whom
Nobody: frozenset[Seat] = frozenset()


class OneSide(NamedTuple):
    """How one plot votes. Votes are counted in one number, a lane for each seat."""

    weight: float
    liars: int  # seats as bits
    others: tuple[int, ...]  # who do not follow the plan
    monsters: int  # seats as bits
    crowd: int  # the votes of the others, where liars go with the crowd
    shrewd: int  # and where they are shrewd: those of the silent alone, who may point anywhere
    speaking: int  # liars who speak
    innocents: int  # seats as bits
    unsure: tuple[tuple[int, float], ...]  # who may hold a monster's card, as bits, and how likely


class VotePlan:
    """The best there is, and how likely the village wins by it."""

    def __init__(self, heard: Retelling, found: Plots) -> None:
        known, self.exact = found.known, found.exact
        self.players, self._spoke = heard.common.players, heard.spoke
        self.seats = range(self.players)
        self.suspicion = [sum([plot.weight * plot.chances[seat] for plot in known]) for seat in self.seats]
        self.order = sorted(self.seats, key=lambda seat: (-round(self.suspicion[seat], 9), seat))
        self._suspected = judged(heard, 0)
        self._sides = [self._side(plot) for plot in known]
        self.peace = sum([plot.weight * prod([1 - share for share in plot.chances]) for plot in known])

    @cached_property
    def circles(self) -> bool:
        return self.peace > (PEACE if self.players <= SMALL else self.wins(self._best))

    @cached_property
    def votes(self) -> Votes:
        return self._circle() if self.circles else self._best

    @cached_property
    def simple(self) -> Votes:
        """The same without making it better: all against one, or shared out among a few."""
        best = max(self._starts(), key=self.wins)
        return self._circle() if self.peace > (PEACE if self.players <= SMALL else self.wins(best)) else best

    def deaths(self, votes: Sequence[int]) -> list[int]:
        """Whoever has most votes, with at least two."""
        most, dead = leading(sum([ONE[target] for target in votes]))
        return [seat for seat in self.seats if dead >> seat & 1] if most > 1 else []

    def _side(self, plot: Plot) -> OneSide:
        free = [seat for seat in self.seats if not plot.monsters >> seat & 1] or self.order[-1:]
        top = max([self._suspected[seat] for seat in free]) - 1e-9
        tied = [seat for seat in free if self._suspected[seat] > top]
        others = [seat for seat in self.seats if plot.liars >> seat & 1]
        silent = [seat for seat in others if not self._spoke >> seat & 1]
        speaking = len(others) - len(silent)
        crowd = sum([ONE[tied[number % len(tied)]] for number in range(speaking)])
        anywhere, elsewhere = [
            sum([ONE[(seat + step) % self.players] for seat in silent]) for step in (1, self.players // 2)
        ]
        honest = [seat for seat in self.seats if not plot.liars >> seat & 1]
        innocents = [seat for seat in honest if plot.chances[seat] < INNOCENT] or free
        unsure = tuple([(1 << seat, share) for seat, share in enumerate(plot.chances) if 0 < share < 1])
        return OneSide(
            plot.weight, plot.liars, tuple(others), plot.monsters, crowd + anywhere, elsewhere, speaking,
            sum([1 << seat for seat in innocents]), unsure,
        )  # fmt: skip

    # Which plans there are -------------------------------------------------------------

    def _circle(self) -> Votes:
        return tuple([(seat + 1) % self.players for seat in range(self.players)])

    @cached_property
    def _best(self) -> Votes:
        starts = sorted(dict.fromkeys(self._starts()), key=self.wins, reverse=True)[:STARTS]
        return max([self._improved(votes) for votes in starts], key=self.wins)

    def _prime(self) -> Votes:
        first, second = self.order[:2]
        return tuple([first if seat != first else second for seat in range(self.players)])

    def _starts(self) -> Iterator[Votes]:
        yield self._prime()
        yield from (self._split(number) for number in SPLITS if number < self.players)

    def _split(self, number: int) -> Votes:
        """As many votes for each of these; whoever is left over points at the least suspected."""
        suspects, each = self.order[:number], self.players // number
        votes, tally = dict[int, int](), dict.fromkeys(suspects, 0)
        for seat in self.order:
            left = [one for one in suspects if one != seat and tally[one] < each]
            votes[seat] = min(left, key=tally.__getitem__) if left else self._beside(seat)
            if left:
                tally[votes[seat]] += 1
        return tuple([votes[seat] for seat in range(self.players)])

    def _beside(self, seat: int) -> int:
        return self.order[-1] if self.order[-1] != seat else self.order[-2]

    def _improved(self, start: Votes) -> Votes:
        """Each in turn votes as is best if they are honest and the others stay with it."""
        votes = [*start]
        for seat in self.seats:
            mine = [side for side in self._sides if not side.liars >> seat & 1]
            best, choice = -1.0, votes[seat]
            for target in dict.fromkeys((choice, *self.order[:SUSPECTS], (seat + 1) % self.players)):
                if target != seat:
                    votes[seat] = target
                    value = _wins(mine, votes)
                    if value > best + 1e-9:
                        best, choice = value, target
            votes[seat] = choice
        return tuple(votes)

    def wins(self, votes: Sequence[int]) -> float:
        """How likely the village wins, if all who are honest vote so."""
        return _wins(self._sides, votes)

    @property
    def error(self) -> float:
        """How far off that may be, as good as surely: not at all where all plots are known."""
        return 0.0 if self.exact else SIGMAS * sqrt(0.25 / len(self._sides))


# --- What votes are worth ---------------------------------------------------------------------

LANE = 5  # bits of a seat's votes
MOST_SEATS = 1 << LANE
ONE = [1 << LANE * seat for seat in range(MOST_SEATS)]  # a vote against each


def _wins(sides: Sequence[OneSide], votes: Sequence[int]) -> float:
    """If nobody dies, nobody may be a monster; else one of the dead must be."""
    cast = [ONE[target] for target in votes]
    every, found = sum(cast), 0.0
    for side in sides:
        tally = every
        for seat in side.others:
            tally -= cast[seat]
        if not side.others:
            found += side.weight * _outcome(side, tally)
            continue
        found += side.weight * (1 - SHREWD) * _outcome(side, tally + side.crowd)
        tally += side.shrewd
        found += side.weight * SHREWD * _outcome(side, tally + side.speaking * ONE[nearest(tally, side.innocents)])
    return found


def _outcome(side: OneSide, tally: int) -> float:
    most, dead = leading(tally)
    if most == 1:
        return 0.0 if side.monsters else prod([1 - share for _, share in side.unsure])
    if dead & side.monsters:
        return 1.0
    none = 1.0
    for bit, share in side.unsure:
        if dead & bit:
            none *= 1 - share
    return 1 - none


@lru_cache(maxsize=1 << 14)
def leading(tally: int) -> tuple[int, int]:
    """The most votes, and who has so many, as bits."""
    counts = _counts(tally)
    most = max(counts)
    return most, sum([1 << seat for seat, number in enumerate(counts) if number == most])


@lru_cache(maxsize=1 << 14)
def nearest(tally: int, seats: int) -> int:
    """Of these the one with most votes."""
    counts = _counts(tally)
    some = [seat for seat in range(seats.bit_length()) if seats >> seat & 1]
    return max(some, key=lambda seat: counts[seat] if seat < len(counts) else 0)


def _counts(tally: int) -> list[int]:
    return [tally >> at & MOST_SEATS - 1 for at in range(0, tally.bit_length(), LANE)]


def plan(common: Common, said: tuple[Said, ...], voices: frozenset[Seat] = Nobody) -> VotePlan:
    """Of all who have heard this."""
    heard = retold(common, said)
    key = (plan, voices)
    if key not in heard.kept:
        heard.kept[key] = VotePlan(heard, plots(common, said, voices))
    found: VotePlan = heard.kept[key]
    return found
