"""Ways to lay cards out over places of which some are alike: one of each kind, and how many it stands for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import comb
from typing import NamedTuple

from garou.engine.values import RoleName, Slot

Weights = Mapping[RoleName, int]


class Lot(NamedTuple):
    """Places that are alike: which cards can lie there (None: any), and what each weighs there (None: one)."""

    places: tuple[Slot, ...]
    cards: frozenset[RoleName] | None = None
    weights: Weights | None = None


class OneLayout(NamedTuple):
    """By place the card that lies there, for so many that are like it; and what its cards weigh."""

    lies: tuple[RoleName, ...]
    times: int
    weight: int


def layouts(cards: Sequence[RoleName], lots: Sequence[Lot]) -> Iterator[OneLayout]:
    """Every way to lay these cards out, as many cards as places."""
    left, lies = Counter(cards), [RoleName("")] * len(cards)
    order = sorted(lots, key=_freedom)

    def lay(number: int, times: int, weight: int) -> Iterator[OneLayout]:
        if number == len(order):
            yield OneLayout(tuple(lies), times, weight)
            return
        lot = order[number]
        for some, ways, weighs in _chosen(left, lot):
            left.subtract(some)
            for place, card in zip(lot.places, some.elements(), strict=True):
                lies[place] = card
            yield from lay(number + 1, times * ways, weight * weighs)
            left.update(some)

    return lay(0, 1, 1)


def _freedom(lot: Lot) -> tuple[bool, int, int]:
    """Where little can lie comes first: what cannot be is seen early."""
    return lot.cards is None, len(lot.cards or ()), len(lot.places)


def _chosen(left: Counter[RoleName], lot: Lot) -> Iterator[tuple[Counter[RoleName], int, int]]:
    """Cards for one lot: which, in how many orders, and what they weigh."""
    some = [name for name, number in left.items() if number and (lot.cards is None or name in lot.cards)]
    weights = lot.weights

    def choose(at: int, size: int) -> Iterator[tuple[dict[RoleName, int], int, int]]:
        if not size:
            yield {}, 1, 1
            return
        if at == len(some):
            return
        name = some[at]
        each = 1 if weights is None else weights[name]
        for number in range(min(size, left[name]) + 1) if each else (0,):
            for rest, ways, weighs in choose(at + 1, size - number):
                more = {**rest, name: number} if number else rest
                yield more, ways * comb(size, number), weighs * each**number

    for found, ways, weighs in choose(0, len(lot.places)):
        yield Counter(found), ways, weighs


def alike(kinds: Mapping[Slot, object]) -> list[tuple[Slot, ...]]:
    """Places by what is said of each."""
    found: dict[object, list[Slot]] = {}
    for place, kind in kinds.items():
        found.setdefault(kind, []).append(place)
    return [tuple(some) for some in found.values()]
