"""What one seat may do at one call, as a movement of cards: where does whatever lies here come from?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from garou.engine.values import RoleName

from .scribe import Look, Swap, Trace, Weight

Op = tuple[int, ...]  # (a, b): these two were swapped; (place, role, 0): this face lay there
Doing = tuple[int, tuple[Op, ...]]  # its weight, in parts of the call's whole; what was done
Rows = tuple[tuple[tuple[int, int], ...], ...]  # by place: from where the cards go on, with which weight
Moved = tuple[tuple[int, ...], int]  # by place: where its card came from; the weight of that


class Effect:
    """All ways of an act that bring some cards from the same places; the rest is worked out when somebody asks."""

    __slots__ = ("_rows", "came_from", "total", "ways")

    def __init__(self, came_from: tuple[int, ...], ways: list[Moved]) -> None:
        self.came_from, self.ways = came_from, ways
        self.total = sum([weight for _, weight in ways])
        self._rows: Rows | None = None

    @property
    def rows(self) -> Rows:
        """What became of all the cards meanwhile."""
        if self._rows is None:
            rows: list[dict[int, int]] = [{} for _ in self.ways[0][0]]
            for came_from, weight in self.ways:
                for place, source in enumerate(came_from):
                    rows[source][place] = rows[source].get(place, 0) + weight
            self._rows = tuple([tuple(row.items()) for row in rows])
        return self._rows


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
        groups: dict[tuple[int, ...], list[Moved]] = {}
        for way in self.ways:
            came_from = way[0]
            groups.setdefault(tuple([came_from[place] for place in places]), []).append(way)
        return [Effect(key, ways) for key, ways in groups.items()]


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
