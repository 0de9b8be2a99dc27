"""What one seat may do at one call, as a movement of cards: where does whatever lies here come from?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from garou.engine.values import RoleName

from .scribe import Look, Swap, Trace, Weight

Op = tuple[int, ...]  # (a, b): these two were swapped; (place, role, 0): this face lay there
Doing = tuple[int, tuple[Op, ...]]  # its weight, in parts of the call's whole; what was done
Rows = tuple[tuple[tuple[int, int], ...], ...]  # by place: from where the cards go on, with which weight
Effect = tuple[tuple[int, ...], Rows, int]  # where some cards came from; all the others meanwhile; the weight of it


class Act:
    """Everything one seat may do at one call, where nothing is known of it: only what moves cards is kept."""

    def __init__(self, ways: Sequence[Doing], size: int) -> None:
        self.size = size
        self.total = sum(weight for weight, _ in ways)
        merged: Counter[tuple[int, ...]] = Counter()
        for weight, ops in ways:
            merged[_came_from(ops, size)] += weight
        self.ways = tuple(merged.items())
        self.moves = any(came_from != tuple(range(size)) for came_from in merged)
        self._effects: dict[tuple[int, ...], list[Effect]] = {}

    def effects(self, places: tuple[int, ...]) -> list[Effect]:
        """Where the cards that lie at these places came from, and what became of all the others meanwhile."""
        found = self._effects.get(places)
        if found is None:
            found = self._effects[places] = self._grouped(places)
        return found

    def _grouped(self, places: tuple[int, ...]) -> list[Effect]:
        groups: dict[tuple[int, ...], list[dict[int, int]]] = {}
        for came_from, weight in self.ways:
            key = tuple([came_from[place] for place in places])
            rows = groups.get(key)
            if rows is None:
                rows = groups[key] = [{} for _ in range(self.size)]
            for place, source in enumerate(came_from):
                rows[source][place] = rows[source].get(place, 0) + weight
        return [(key, tuple(tuple(row.items()) for row in rows), sum(rows[0].values())) for key, rows in groups.items()]


def _came_from(ops: Sequence[Op], size: int) -> tuple[int, ...]:
    came_from = list(range(size))
    for a, b in ops:
        came_from[a], came_from[b] = came_from[b], came_from[a]
    return tuple(came_from)


def ops(traces: Sequence[Trace], number: Mapping[RoleName, int]) -> tuple[Op, ...]:
    """Swaps, and looks at faces that are known."""
    found: list[Op] = []
    for trace in traces:
        if isinstance(trace, Swap):
            found.append((trace.a, trace.b))
        elif isinstance(trace, Look) and trace.role:
            found.append((trace.place, number[trace.role], 0))
    return tuple(found)


def doing(weight: Weight, traces: Sequence[Trace], whole: int, number: Mapping[RoleName, int]) -> Doing:
    """A course in whole numbers: its weight in so many parts, roles by their number."""
    return int(weight * whole), ops(traces, number)
