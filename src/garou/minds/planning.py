"""How all who are honest should vote, as everybody can work out who has heard the same: whoever is tied dies.

A plan is a vote for each seat. Several suspects with equally many votes all die, and a village needs but one of them to
be a monster. Liars do not follow a plan: they point at whom the others suspect most, or all at the innocent with most
votes; and who says nothing may point at anybody.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from math import prod
from typing import NamedTuple

from garou.engine.values import Seat
from garou.talk.claims import Common, Said

from .agreeing import Agreeing, agreeing
from .judging import judged
from .plots import Plot, plots

SUSPECTS = 4  # whom anybody may vote for instead
SPLITS = (2, 3, 4, 5)  # among so many suspects votes are shared out
STARTS = 2  # plans, of those, that are made better
SMALL = 5  # seats, at which it happens in one game of nine that nobody is a monster
PEACE = 0.1  # where that is likelier there, nobody shall die; at larger tables, where it is likelier than to hit one
SHREWD = 0.5  # of liars who know the plan: they point where an innocent is nearest to dying
INNOCENT = 0.5  # whom liars take for one

Votes = tuple[int, ...]  # by seat, for whom
Nobody: frozenset[Seat] = frozenset()


class Sides(NamedTuple):
    """How one plot votes."""

    plot: Plot
    honest: tuple[int, ...]  # who follow the plan
    crowd: tuple[int, ...]  # by seat: the votes of the others, where liars go with the crowd
    shrewd: tuple[int, ...]  # and where they are shrewd: those of the silent alone, who may point anywhere
    liars: int  # who speak
    innocents: tuple[int, ...]
    unsure: tuple[tuple[int, float], ...]  # who may hold a monster's card, and how likely


class VotePlan:
    """The best there is, and how likely the village wins by it."""

    def __init__(self, heard: Agreeing, known: Sequence[Plot]) -> None:
        self.players, self._spoke = heard.common.players, heard.spoke
        seats = range(self.players)
        self.suspicion = [sum([plot.weight * plot.chances[seat] for plot in known]) for seat in seats]
        self.order = sorted(seats, key=lambda seat: (-round(self.suspicion[seat], 9), seat))
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
        tally = self._tally(votes, range(self.players))
        most = max(tally)
        return [seat for seat, number in enumerate(tally) if number == most] if most > 1 else []

    def _side(self, plot: Plot) -> Sides:
        seats = range(self.players)
        free = [seat for seat in seats if not plot.monsters >> seat & 1] or self.order[-1:]
        top = max([self._suspected[seat] for seat in free]) - 1e-9
        tied = [seat for seat in free if self._suspected[seat] > top]
        honest = tuple([seat for seat in seats if not plot.liars >> seat & 1])
        liars = [seat for seat in seats if plot.liars >> seat & 1 and self._spoke >> seat & 1]
        silent = [seat for seat in seats if plot.liars >> seat & ~self._spoke >> seat & 1]
        crowd = self._tally([tied[number % len(tied)] for number in range(len(liars))], range(len(liars)))
        anywhere, elsewhere = [
            self._tally([(s + step) % self.players for s in silent], range(len(silent)))
            for step in (1, self.players // 2)
        ]
        crowd = [one + more for one, more in zip(crowd, anywhere, strict=True)]
        innocents = tuple([seat for seat in honest if plot.chances[seat] < INNOCENT]) or tuple(free)
        unsure = tuple([(seat, share) for seat, share in enumerate(plot.chances) if 0 < share < 1])
        return Sides(plot, honest, tuple(crowd), tuple(elsewhere), len(liars), innocents, unsure)

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
        for seat in range(self.players):
            mine = [side for side in self._sides if not side.plot.liars >> seat & 1]
            best, choice = -1.0, votes[seat]
            for target in dict.fromkeys((choice, *self.order[:SUSPECTS], (seat + 1) % self.players)):
                if target != seat:
                    votes[seat] = target
                    value = sum([side.plot.weight * self._won(side, votes) for side in mine])
                    if value > best + 1e-9:
                        best, choice = value, target
            votes[seat] = choice
        return tuple(votes)

    # What they are worth ----------------------------------------------------------------

    def wins(self, votes: Sequence[int]) -> float:
        return sum([side.plot.weight * self._won(side, votes) for side in self._sides])

    def _tally(self, votes: Sequence[int], voters: Sequence[int]) -> list[int]:
        tally = [0] * self.players
        for seat in voters:
            tally[votes[seat]] += 1
        return tally

    def _won(self, side: Sides, votes: Sequence[int]) -> float:
        tally = self._tally(votes, side.honest)
        if len(side.honest) == self.players:
            return _outcome(side, tally)
        crowding = _outcome(side, [mine + more for mine, more in zip(tally, side.crowd, strict=True)])
        tally = [mine + more for mine, more in zip(tally, side.shrewd, strict=True)]
        tally[max(side.innocents, key=tally.__getitem__)] += side.liars
        return (1 - SHREWD) * crowding + SHREWD * _outcome(side, tally)


def _outcome(side: Sides, tally: Sequence[int]) -> float:
    """If nobody dies, nobody may be a monster; else one of the dead must be."""
    most, monsters, none = max(tally), side.plot.monsters, 1.0
    if most == 1:
        return 0.0 if monsters else prod([1 - share for _, share in side.unsure])
    for seat, number in enumerate(tally):
        if number == most and monsters >> seat & 1:
            return 1.0
    for seat, share in side.unsure:
        if tally[seat] == most:
            none *= 1 - share
    return 1 - none


def plan(common: Common, said: tuple[Said, ...], voices: frozenset[Seat] = Nobody) -> VotePlan:
    """Of all who have heard this."""
    heard = agreeing(common, said)
    key = (plan, voices)
    if key not in heard.made:
        heard.made[key] = VotePlan(heard, plots(common, said, voices))
    found: VotePlan = heard.made[key]
    return found
