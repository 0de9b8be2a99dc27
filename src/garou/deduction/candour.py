"""Who tells the truth, of those who have said which card it was and nothing else: every choice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from .deals import LIES, TELLS, Deals, Plain


class Candour(NamedTuple):
    """One choice, for each who spoke: `LIES`, `TELLS`, or the number of a station."""

    weight: int = 1
    plains: tuple[int, ...] = ()
    spoken: tuple[int, ...] = ()
    settled: tuple[int, ...] = ()
    taken: tuple[int, ...] = ()  # roles of cards that are known by it


Stock = Mapping[int, int]  # by role: cards that are not pinned
Way = tuple[int, int, tuple[int, ...]]  # what somebody does, what that weighs, the card it takes


def candours(deals: Deals) -> list[Candour]:
    """A card can only be told of as often as there are copies, or where a station is that has it."""
    stock = {role: copies for role, copies, _ in deals.cards}
    found = [Candour()]
    for plain in deals.plains:
        found = [
            one._replace(weight=one.weight * weight, plains=(*one.plains, way), taken=one.taken + taken)
            for one in found
            for way, weight, taken in (*_ways(plain, stock, one), *_stationed(plain, deals, one))
        ]
    for who in deals.spoken:
        found = [
            one._replace(weight=one.weight * weight, spoken=(*one.spoken, way), taken=one.taken + taken)
            for one in found
            for way, weight, taken in _ways(who, stock, one)
        ]
    for settled in deals.settled:
        found = [
            one._replace(weight=one.weight * weight, settled=(*one.settled, way))
            for one in found
            for way, weight in zip((LIES, TELLS), settled, strict=True)
            if weight
        ]
    return found


def _ways(who: Plain, stock: Stock, so_far: Candour) -> Iterator[Way]:
    if who.lie:
        yield LIES, who.lie, ()
    left = stock.get(who.role, 0) - so_far.taken.count(who.role) if who.truth else 0
    if left:
        yield TELLS, who.truth * left, (who.role,)


def _stationed(plain: Plain, deals: Deals, so_far: Candour) -> Iterator[Way]:
    for number, station in enumerate(deals.stations):
        if station.role == plain.role and plain.truth and number not in so_far.plains:
            yield number, plain.truth, ()
