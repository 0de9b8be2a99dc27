"""What may be told when all is over: the way of every card, from the facts of everybody."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from garou.engine.values import Fact, Seat, Setup, Slot


@dataclass(frozen=True, slots=True)
class Move:
    """One card going from one place to another, by somebody's hand."""

    by: Seat
    to: Slot


@dataclass(frozen=True, slots=True)
class Way:
    """The way of one card through the night; a card is named by the slot it was dealt to."""

    card: Slot
    moves: tuple[Move, ...] = ()


def ways_of_cards(setup: Setup, facts: Iterable[Fact]) -> tuple[Way, ...]:
    """Every card's way, by the slot it was dealt to."""
    lies = list(range(len(setup.cards)))
    moves: dict[int, list[Move]] = {card: [] for card in lies}
    for fact in facts:
        if fact.name == "moved" and fact.of("what") == "cards":
            [by] = fact.audience
            a, b = fact.of("places")
            lies[a], lies[b] = lies[b], lies[a]
            moves[lies[a]].append(Move(by, a))
            moves[lies[b]].append(Move(by, b))
    return tuple(Way(Slot(card), tuple(found)) for card, found in moves.items())
