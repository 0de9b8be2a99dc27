"""What is left to deal once some cards are pinned, and what it weighs as seen from one seat.

The seats nobody speaks of are a crowd. Some cards lie somewhere among them, at stations: each is known by its card, and
not by its seat. Who has said no more than which card it was is taken neither for honest nor for a liar.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import mul
from typing import NamedTuple

Cards = tuple[tuple[int, int, int], ...]  # role, copies, doubt
LIES, TELLS = -2, -1  # what a speaker does; or the number of the station whose card it truly is
QUIET, LYING = -2, -1  # who looks: one of the crowd who is silent, a liar; or one of the plain


class Plain(NamedTuple):
    """Somebody who has said which card it was, and nothing else."""

    role: int
    lie: int  # times the doubt its card is under
    truth: int


SILENT, LIAR = Plain(-1, 0, 0), Plain(-1, 1, 0)


class Station(NamedTuple):
    """A card that lies with somebody of the crowd."""

    role: int  # -1: one that nobody can have told of by its name alone
    doubt: int  # what it weighs where a liar holds it
    silent: int = 1  # and where somebody does who has said nothing


class Deals(NamedTuple):
    """All there is to deal, and to whom."""

    stations: tuple[Station, ...]
    silent: int  # of the crowd
    liars: int
    plains: tuple[Plain, ...]
    named: tuple[int, int]  # open seats that somebody speaks of: who are silent, and liars
    spoken: tuple[Plain, ...]  # the same who have named a card
    settled: tuple[tuple[int, int], ...]  # speakers whose card is known: what a lie weighs, and the truth
    cards: Cards
    centre: int  # open places there
    forced: int  # cards that can lie there only
    seen: bool = False  # weighed by the doubt of a card at any open seat: a liar has become that


class Outlook(NamedTuple):
    """What weighs how much where so many of the crowd lie and so many cards are told; cards in lanes, one a role."""

    total: int
    others: int  # the cards of the crowd, stations aside
    quiet: int  # of one who is silent
    lying: int  # of one who lies
    centre: int  # of one place there
    forced: int  # the same for each of the cards that must lie there
    spoken: list[int]

    def seats(self, deals: Deals) -> int:
        """The cards of all open seats."""
        silent, liars = deals.named
        return self.others + silent * self.quiet + liars * self.lying + sum(self.spoken)


Times = dict[int, int]  # by the number of an outlook: how often it is so


@dataclass
class Weighed:
    """The outlooks there are, and how often each is so as seen from one seat of the crowd."""

    outlooks: list[Outlook]
    times: Times  # from nobody's seat
    views: dict[int, dict[int, Times]]  # by who looks and which station it holds (-1: none)
    own: dict[int, int]  # by who looks: the card it holds where it holds no station
    plains: list[int]  # what weighs the truth of each who spoke
    spoken: list[int]
    settled: list[int]

    @cached_property
    def whole(self) -> Outlook:
        """All of them together."""
        if not self.outlooks:
            return Outlook(0, 0, 0, 0, 0, 0, [])
        weights = [self.times[number] for number in range(len(self.outlooks))]
        *sums, spoken = zip(*self.outlooks, strict=True)
        total, others, quiet, lying, centre, forced = [_dot(weights, some) for some in sums]
        return Outlook(
            total, others, quiet, lying, centre, forced, [_dot(weights, one) for one in zip(*spoken, strict=True)]
        )


def _dot(weights: Sequence[int], some: Sequence[int]) -> int:
    return sum(map(mul, weights, some))
