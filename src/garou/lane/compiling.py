"""The same games in a program of JAX, compiled for one table: billions of them, on a processor or an accelerator."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from garou.extras import part_of

with part_of("lane"):
    import jax
    import jax.numpy as jnp
    from jax import lax

from .arrays import Array, Number, u32, written_down
from .simulating import Census, Key, Totals, one_batch
from .tally import Column, pack, unpack


class Batch(NamedTuple):
    """A `group` of games is added up in one word, `lanes` of them side by side, `rounds` after each other."""

    lanes: int
    group: int
    rounds: int
    inner: bool = False  # do the games of a group lie beside each other? Else the lanes do

    @property
    def games(self) -> int:
        return self.lanes * self.group * self.rounds


ON_CPU = Batch(lanes=1 << 12, group=60, rounds=8)
ON_GPU = Batch(lanes=1 << 18, group=252, rounds=8, inner=True)


def usual() -> Batch:
    return ON_CPU if jax.default_backend() == "cpu" else ON_GPU


def simulate(wanted: Census, key: Key, games: int, layout: Batch | None = None) -> Totals:
    """At least so many games, in whole calls of the program."""
    layout = layout or usual()
    run, luck = program(wanted, layout), jnp.array(key, jnp.uint32)
    calls = -(-games // layout.games)
    sums = sum(np.asarray(run(luck, u32(call * layout.rounds)), np.int64).sum(0) for call in range(calls))
    strips = strips_of(wanted, layout.group)
    return Totals(calls * layout.games, {one.label: int(total) for one, total in zip(strips, sums, strict=True)})


@cache
def program(wanted: Census, layout: Batch) -> Any:
    """One for each table; absent roles and counts nobody wants are not in it."""

    def one_round(key: tuple[Array, Array], number: Array) -> Array:
        words, strips = pack(one_batch(wanted, key, lots(layout), number), layout.group)
        return jnp.stack([one.sum(dtype=jnp.uint32) for one in unpack(add_up(words, layout), strips)])

    def run(key: Array, first: Array) -> Array:
        numbers = first + jnp.arange(layout.rounds, dtype=jnp.uint32)
        return lax.map(lambda number: one_round((key[0], key[1]), number), numbers)

    return jax.jit(run)


def lots(layout: Batch) -> Array:
    """A number for every game of a round."""
    shape = (layout.lanes, layout.group) if layout.inner else (layout.group, layout.lanes)
    rows, columns = (lax.broadcasted_iota(jnp.uint32, shape, axis) for axis in (0, 1))
    return rows * u32(shape[1]) + columns


def add_up(words: list[Number], layout: Batch) -> list[Array]:
    """The sums of every group. One reduction for all words, so that a game is played once whatever is counted."""
    sums = lax.reduce(tuple(words), (u32(0),) * len(words), _added, (int(layout.inner),))
    return list(written_down(sums))


def _added(ones: tuple[Array, ...], others: tuple[Array, ...]) -> tuple[Array, ...]:
    return tuple(one + other for one, other in zip(ones, others, strict=True))


@cache
def strips_of(wanted: Census, group: int) -> list[Column]:
    """Which counts there are, found by playing one game."""
    with np.errstate(over="ignore"):
        tallied = one_batch(wanted, (u32(0), u32(0)), np.zeros(1, np.uint32), u32(0))
    return pack(tallied, group)[1]
