"""What a copier did at once, as her evidence tells it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from garou.engine.values import RoleName, Slot

from .packs import Copies
from .scribe import Look, Swap, Trace, Weight

Merged = dict[tuple[Slot, tuple[Trace, ...]], Weight]  # by whom she looked at, and what she did: the weight of that


class Copying(NamedTuple):
    """A copier's look at another card and what she did at once."""

    weight: Weight
    whom: Slot | None  # None: anybody
    role: RoleName
    traces: tuple[Trace, ...]
    but: frozenset[Slot] = frozenset()  # anybody but these


def copyings(merged: Merged, role: RoleName, others: frozenset[Slot], copies: Copies) -> tuple[Copying, ...]:
    """Where it makes no difference whom she looked at, it was anybody."""
    ways: dict[tuple[Trace, ...], dict[Slot, Weight]] = {}
    for (whom, first), weight in merged.items():
        if _enough(whom, role, first[1:], copies):
            ways.setdefault(first[1:], {})[whom] = weight
    return tuple(one for done, weights in ways.items() for one in _by_whom(done, weights, role, others))


def _by_whom(
    done: tuple[Trace, ...], weights: Mapping[Slot, Weight], role: RoleName, others: frozenset[Slot]
) -> Sequence[Copying]:
    if 2 * len(weights) > len(others) and len({*weights.values()}) == 1:
        return [Copying(next(iter(weights.values())), None, role, done, others - weights.keys())]
    return [Copying(weight, whom, role, done) for whom, weight in weights.items()]


def _enough(whom: Slot, role: RoleName, traces: Sequence[Trace], copies: Copies) -> bool:
    """Are there enough cards for all she has seen? Nobody moved anything before her."""
    seen: dict[Slot, RoleName] = {}
    for trace in reversed(traces):
        if isinstance(trace, Swap):
            turned = {trace.a: trace.b, trace.b: trace.a}
            seen = {turned.get(place, place): face for place, face in seen.items()}
        elif isinstance(trace, Look) and trace.role and seen.setdefault(trace.place, trace.role) != trace.role:
            return False
    if seen.setdefault(whom, role) != role:
        return False
    return all(number <= copies[face] for face, number in Counter(seen.values()).items())
