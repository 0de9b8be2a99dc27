"""From the number of an option to what it names, as the engine lists the options, in a few sums."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_

from .arrays import Number, Truth, bit, both, u32, where


def among(number: Number, some: Sequence[int], of: int) -> Truth:
    """Is it one of these, which lie side by side?"""
    low = True if some[0] == 0 else number >= some[0]
    high = True if some[-1] == of - 1 else number <= some[-1]
    return number == some[0] if len(some) == 1 and of > 1 else both(low, high)


def staircase(number: Number, some: Sequence[int], values: Sequence[int]) -> Number:
    """The value that belongs to a number: it rises with it or stays, except for a few jumps."""
    return min((_stairs(number, some, values, slope) for slope in (0, 1)), key=lambda found: found[0])[1]


def _stairs(number: Number, some: Sequence[int], values: Sequence[int], slope: int) -> tuple[int, Number]:
    left = [value - slope * one for one, value in zip(some, values, strict=True)]
    jumps = [(one, b - a) for one, a, b in zip(some[1:], left, left[1:], strict=False) if a != b]
    found: Number = number * slope + u32(left[0]) if slope else u32(left[0])
    for one, jump in jumps:
        found = found + where(number >= one, u32(jump), 0)
    return len(jumps), found


def as_mask(number: Number, values: Sequence[int | None]) -> Number:
    """The seat that belongs to a number, as a mask; nobody where there is none."""
    chosen = bit(number)
    moved: dict[int, int] = {}
    for one, value in enumerate(values):
        if value is not None:
            moved[value - one] = moved.get(value - one, 0) | 1 << value
    return reduce(or_, [(chosen << by if by >= 0 else chosen >> -by) & seats for by, seats in moved.items()], u32(0))
