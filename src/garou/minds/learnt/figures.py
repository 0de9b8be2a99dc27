"""Arithmetic that is the same for one game and for many: a number is an int, or an array of words by game.

There is no branch, and what holds is 1, what does not is 0. So whatever stands in this package is written once: a mind
runs it on plain numbers, and the array lane on those of a million games.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from operator import or_
from typing import Any, Protocol, TypeAlias

Number: TypeAlias = Any  # an int, or an array of uint32
Real: TypeAlias = Any  # a float, or an array of floats

TOP = 31  # the highest bit


class Kit(Protocol):
    """The few things that ints and arrays do by different means."""

    def at(self, table: Sequence[float], index: Number) -> Real:
        """What stands there."""

    def whole(self, real: Real) -> Number:
        """Rounded down, from nought on; of a truth 1 or 0."""

    def over_groups(self, players: int, of: Callable[[Number], Any]) -> Any:
        """This of every group of so many seats, as a mask."""

    def total(self, found: Any, part: Callable[[Any], Real]) -> Real:
        """The sum of that part over all groups."""

    def most(self, found: Any, part: Callable[[Any], Number]) -> Number:
        """The greatest over all groups."""


class OneGame:
    """For a single game, in plain Python."""

    def at(self, table: Sequence[float], index: Number) -> Real:
        return table[index]

    def whole(self, real: Real) -> Number:
        return int(real)

    def over_groups(self, players: int, of: Callable[[Number], Any]) -> Any:
        return [of(group) for group in range(1 << players)]

    def total(self, found: Any, part: Callable[[Any], Real]) -> Real:
        return sum([part(one) for one in found])

    def most(self, found: Any, part: Callable[[Any], Number]) -> Number:
        return max([part(one) for one in found])


# --- What holds ------------------------------------------------------------------------------------


def some(number: Number) -> Number:
    """Is any bit set?"""
    return (number | (0 - number)) >> TOP & 1


def same(one: Number, other: Number) -> Number:
    return 1 - some(one ^ other)


def below(one: Number, other: Number) -> Number:
    """Is it less? Both are far below the highest bit."""
    return (one - other) >> TOP & 1


def when(holds: Number, number: Number) -> Number:
    """The number where it holds, else nought."""
    return (0 - holds) & number


def pick(holds: Number, this: Number, that: Number) -> Number:
    return that ^ ((0 - holds) & (this ^ that))


def at_least(number: Number) -> Number:
    """Itself, but never nought: to divide by."""
    return number + (1 - some(number))


# --- Sets as masks ---------------------------------------------------------------------------------


def united(masks: Sequence[Number]) -> Number:
    return reduce(or_, masks, 0)


def bit(place: Number, places: int) -> Number:
    """The mask of one place, which differs from game to game."""
    return united([same(place, one) << one for one in range(places)])


def how_many(mask: Number) -> Number:
    """Of sixteen bits, how many are set."""
    mask = mask - (mask >> 1 & 0x5555)
    mask = (mask & 0x3333) + (mask >> 2 & 0x3333)
    mask = mask + (mask >> 4) & 0x0F0F
    return mask + (mask >> 8) & 0x1F


def nth(mask: Number, number: Number, places: int) -> Number:
    """The place of the bit that so many are below; nought where there is none."""
    found, passed = number & 0, number & 0
    for place in range(places):
        here = mask >> place & 1
        found = found | when(here & same(passed, number), place)
        passed = passed + here
    return found


def swapped(mask: Number, one: Number, other: Number) -> Number:
    """Two places of a mask exchanged."""
    differ = (mask >> one ^ mask >> other) & 1
    return mask ^ differ << one ^ differ << other
