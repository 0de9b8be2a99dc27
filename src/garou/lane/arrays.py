"""Numbers of 32 bits by game: what NumPy and JAX call by different names, and nothing else.

Whatever is the same in all games is a Python value; whatever differs is an array of one of the two. Nobody above this
module asks which: JAX compiles a program, NumPy has the answer at once.
"""

from __future__ import annotations

from typing import Any, TypeAlias, TypeVar, cast

import numpy as np

Array: TypeAlias = Any  # numpy.ndarray, jax.Array, or what JAX traces: alike by their operators alone
Number: TypeAlias = Any  # an array of uint32, or an int where it is the same in all games
Truth: TypeAlias = Any  # an array of bool, or a bool where it is the same in all games

T = TypeVar("T")

WORD = 32


def u32(value: int) -> np.uint32:
    """A word that is the same in all games."""
    return np.uint32(value & 0xFFFFFFFF)


def at_once(value: Any) -> bool:
    """Is it there already, rather than promised by JAX?"""
    return isinstance(value, np.ndarray | np.generic | int | float)


def where(when: Truth, this: Number, that: Number) -> Number:
    """One of the two, by game."""
    if isinstance(when, bool | np.bool_):
        return this if when else that
    if at_once(when):
        return np.where(when, as_word(this), as_word(that))
    import jax.numpy as jnp  # noqa: PLC0415  # only who traces waits for it

    return jnp.where(when, as_word(this), as_word(that))


def as_word(value: Number) -> Number:
    return u32(value) if isinstance(value, int) else value


def word(truth: Truth) -> Number:
    """1 where it is so."""
    return int(truth) if isinstance(truth, bool) else truth.astype(np.uint32)


def mask(when: Truth, seats: Number) -> Number:
    """These seats where it is so, nobody elsewhere."""
    return where(when, seats, 0)


def none(truth: Truth) -> Truth:
    return not truth if isinstance(truth, bool) else ~truth


def never(truth: Truth) -> bool:
    """Is it known before any game is played that it is not so, or nobody?"""
    return isinstance(truth, bool | np.generic) and not truth


def both(this: Truth, that: Truth) -> Truth:
    if isinstance(this, bool):
        return that if this else False
    if isinstance(that, bool):
        return this if that else False
    return this & that


def either(this: Truth, that: Truth) -> Truth:
    if isinstance(this, bool):
        return True if this else that
    if isinstance(that, bool):
        return True if that else this
    return this | that


def bit(place: Number) -> Number:
    return np.uint32(1) << place


def covers(seats: Number, place: Number) -> Truth:
    return (seats & bit(place)) != 0


def how_many(seats: Number) -> Number:
    """How many bits are set."""
    if isinstance(seats, int):
        return seats.bit_count()
    if at_once(seats):
        return np.bitwise_count(seats).astype(np.uint32)
    from jax import lax  # noqa: PLC0415  # the same

    return lax.population_count(seats)


def lowest(seats: Number) -> Number:
    """The number of the lowest seat, and a number to shift by whatever the mask is."""
    one = seats & (~seats + 1)
    return how_many(one - 1) & (WORD - 1)


def nth(seats: Number, number: Number, most: int) -> Number:
    """The seat of that number among at most so many, counted from nought."""
    for turn in range(most - 1):
        seats = where(number > turn, rest(seats), seats)
    return lowest(seats)


def rest(seats: Number) -> Number:
    """All of them but the lowest."""
    return seats & (seats - 1)


def all_of(words: list[Number]) -> Number:
    """By game a row of these."""
    shape = max((getattr(one, "shape", ()) for one in words), key=len)
    if all(map(at_once, words)):
        return np.stack([np.broadcast_to(np.asarray(one, np.uint32), shape) for one in words], -1)
    import jax.numpy as jnp  # noqa: PLC0415  # the same

    return jnp.stack([jnp.broadcast_to(jnp.asarray(one, jnp.uint32), shape) for one in words], -1)


def written_down(words: T) -> T:
    """For the compiler: not to be computed again by whoever reads it."""
    from jax import lax  # noqa: PLC0415  # the same

    return cast("T", lax.optimization_barrier(words))  # type: ignore[no-untyped-call]  # JAX says no types here
