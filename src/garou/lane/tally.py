"""What is counted over many games. Small counts lie side by side in a word, so that many are added at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import reduce
from operator import or_
from typing import NamedTuple

import numpy as np

from .arrays import WORD, Number, covers, how_many, u32, word
from .day import Finish, most
from .day import tally as votes_against

Label = tuple[str | int, ...]  # of what, and which


class Tallied(NamedTuple):
    label: Label
    number: Number  # by game
    most: int  # in one game


def _number_of(seats: Number, most: int) -> Number:
    return word(seats != 0) if most == 1 else how_many(seats)


def teams(end: Finish) -> Iterator[Tallied]:
    """Games in which players of that team won."""
    for team in end.sides:
        yield Tallied(("teams", team), word(end.won(team)), 1)


def nobody(end: Finish) -> Iterator[Tallied]:
    """Games that nobody won."""
    yield Tallied(("nobody", 0), word(end.winners == 0), 1)


def seats(end: Finish) -> Iterator[Tallied]:
    """Games that a seat won, and in which it died."""
    for seat in end.table.seats:
        yield Tallied(("seats-won", seat), word(covers(end.winners, seat)), 1)
        yield Tallied(("seats-died", seat), word(covers(end.dead, seat)), 1)


def deaths(end: Finish) -> Iterator[Tallied]:
    """Games in which so many died."""
    dead = how_many(end.dead)
    for number in range(len(end.table.seats) + 1):
        yield Tallied(("deaths", number), word(dead == number), 1)


def dealt(end: Finish) -> Iterator[Tallied]:
    """Players who were dealt that card, and those of them who won, and who died."""
    coded = end.table.coded
    for role in coded.copies:
        held = coded.rack.where(end.table.spread.dealt, coded.code(role)) & u32(coded.seats)
        yield from _fates("dealt", role, held, min(coded.copies[role], coded.players), end)


def final(end: Finish) -> Iterator[Tallied]:
    """Players who turned out to be that, and those of them who won, and who died."""
    for role in (*end.table.coded.roles, *end.table.coded.worn):
        if role != end.table.coded.copier:
            yield from _fates("final", role, end.table.counting(role), most(role, end.table), end)


def _fates(name: str, role: str, held: Number, most: int, end: Finish) -> Iterator[Tallied]:
    for what, some in (("", held), ("-won", held & end.winners), ("-died", held & end.dead)):
        yield Tallied((name + what, role), _number_of(some, most), most)


MOST_BITS = 8  # of the votes against somebody in a game


def fingers(end: Finish) -> list[Number]:
    """How often each seat was voted for, as planes."""
    if end.named is None:
        return votes_against(end.table.pointed)
    return [
        reduce(or_, [(often >> up & 1) << seat for seat, often in enumerate(end.named)], u32(0))
        for up in range(MOST_BITS)
    ]


def lengths(end: Finish) -> Iterator[Tallied]:
    """Games with so many nights, and with so many days."""
    for what, number in (("nights", end.nights), ("days", end.days)):
        for long in range(int(np.max(number)) + 1):
            yield Tallied((what, long), word(number == long), 1)


def changed(end: Finish) -> Iterator[Tallied]:
    """Players who ended as another card than they were dealt, by the card they were dealt."""
    coded = end.table.coded
    for role in coded.copies:
        held = coded.rack.where(end.table.spread.dealt, coded.code(role)) & u32(coded.seats)
        most = min(coded.copies[role], coded.players)
        yield Tallied(("changed", role), _number_of(held & ~end.table.counting(role), most), most)


Tally = Callable[[Finish], Iterator[Tallied]]
EVERYTHING: tuple[Tally, ...] = (teams, nobody, seats, deaths, dealt, final)


def counts(end: Finish, tallies: tuple[Tally, ...]) -> list[Tallied]:
    return [one for tally in tallies for one in tally(end)]


# --- Side by side ---------------------------------------------------------------------------------


class Column(NamedTuple):
    """Where a count lies."""

    label: Label
    word: int
    up: int
    width: int


def pack(tallied: list[Tallied], games: int) -> tuple[list[Number], list[Column]]:
    """Words whose sums over so many games still hold every count."""
    words: list[Number] = []
    strips: list[Column] = []
    up = WORD
    for one in tallied:
        width = (one.most * games).bit_length()
        if up + width > WORD:
            words.append(one.number)
            up = 0
        else:
            words[-1] = words[-1] | one.number << up
        strips.append(Column(one.label, len(words) - 1, up, width))
        up += width
    return words, strips


def unpack(sums: list[Number], strips: list[Column]) -> list[Number]:
    return [sums[one.word] >> one.up & u32((1 << one.width) - 1) for one in strips]
