"""What the arithmetic of the learnt does by other means for arrays: NumPy or JAX, whichever they are of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from garou.minds.learnt.figures import Number, Real

from .arrays import at_once


class ManyGames(NamedTuple):
    """For games by arrays of so many axes. Groups lie along one more, before them."""

    axes: int

    def at(self, table: Sequence[float], index: Number) -> Real:
        if at_once(index):
            return np.asarray(table, np.float32)[index]
        import jax.numpy as jnp  # noqa: PLC0415  # only who traces waits for it

        return jnp.asarray(table, jnp.float32)[index]

    def whole(self, real: Real) -> Number:
        return np.uint32(real) if at_once(real) else real.astype(np.uint32)

    def over_groups(self, players: int, of: Callable[[Number], Any]) -> Any:
        return of(np.arange(1 << players, dtype=np.uint32).reshape(-1, *(1,) * self.axes))

    def total(self, found: Any, part: Callable[[Any], Real]) -> Real:
        return part(found).sum(0)

    def most(self, found: Any, part: Callable[[Any], Number]) -> Number:
        return part(found).max(0)


def kit_for(number: Number) -> ManyGames:
    return ManyGames(len(getattr(number, "shape", ())))
