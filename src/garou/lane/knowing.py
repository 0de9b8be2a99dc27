"""What a seat knows: made from what it was told, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import NamedTuple

from .arrays import Number, bit, covers, where


class KnownWords(NamedTuple):
    """All of it in three words, each nought where there is nothing."""

    dealt: Number  # the code of the card it was dealt
    looks: Number  # the cards seen, nine bits each, the last one lowest: 1, place (4 bits), code (4 bits)
    news: (
        Number  # fellows (10 bits), the number of their call (4), cards moved (9: 1, place, place), became (5: 1, code)
    )


LOOK, CALL_UP, MOVED_UP, BECAME_UP = 9, 10, 14, 23
SEEN, BECAME = 1 << LOOK - 1, 1 << 4


class Learnt:
    """Something that became known, and to which seats; worked out for whoever asks."""

    def __init__(self, seats: Callable[[], Number], look: bool, data: Callable[[], Number]) -> None:
        self.look = look
        self._seats, self._data = seats, data

    @cached_property
    def seats(self) -> Number:
        return self._seats()

    @cached_property
    def data(self) -> Number:
        return self._data()


def known(seat: Number, dealt: Number, told: Iterable[Learnt]) -> KnownWords:
    looks = news = dealt & 0
    for one in told:
        mine = covers(one.seats, seat)
        if one.look:
            looks = where(mine, looks << LOOK | one.data, looks)
        else:
            news = where(mine, news | one.data & ~bit(seat), news)
    return KnownWords(dealt, looks, news)
