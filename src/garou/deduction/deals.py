"""What is left to deal once some cards are pinned, and what it weighs as seen from one seat.

The seats nobody speaks of are a crowd. Some cards lie somewhere among them, at stations: each is known by its card, and
not by its seat. Who has said no more than which card it was is taken neither for honest nor for a liar.
"""

from __future__ import annotations

from operator import add
from typing import NamedTuple

Cards = tuple[tuple[int, int, int], ...]  # role, copies, doubt
LIES, TELLS = -2, -1  # what a speaker does; or the number of the station whose card it truly is
NOBODY, QUIET, LYING = -3, -2, -1  # who looks: nobody of the crowd, one who is silent, a liar; or one of the plain
ALL = (NOBODY, -1)


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
    """What weighs how much from one seat of the crowd, or from nobody's; cards in lanes, one for each role."""

    total: int
    others: int  # the cards of the rest of the crowd, stations aside
    mine: int
    quiet: int  # of one who is silent, of whom somebody speaks
    lying: int  # of one who lies
    centre: int  # of one place there
    forced: int  # the same for each of the cards that must lie there
    spoken: list[int]

    def plus(self, other: Outlook) -> Outlook:
        """Both together."""
        total, others, mine, quiet, lying, centre, forced = map(add, self[:7], other[:7])
        return Outlook(total, others, mine, quiet, lying, centre, forced, [*map(add, self.spoken, other.spoken)])

    def seats(self, deals: Deals) -> int:
        """The cards of all open seats."""
        silent, liars = deals.named
        return self.others + self.mine + silent * self.quiet + liars * self.lying + sum(self.spoken)


class Weighed(NamedTuple):
    """The outlooks, by who looks and which station it is (-1: none); and what weighs the truth of each who spoke."""

    outlooks: dict[tuple[int, int], Outlook]
    plains: list[int]
    spoken: list[int]
    settled: list[int]
