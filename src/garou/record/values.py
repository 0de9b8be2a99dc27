"""A game written down: names instead of numbers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from garou.engine.rules import RuleSet
from garou.engine.values import CHANCE, Answer, Choice, Fact, Seat, Setup, Slot
from garou.forms import BadForm
from garou.homemade import rules_of

LUCK = "chance"  # who answers in a record where luck does


BadRecord = BadForm  # one that cannot be played


@dataclass(frozen=True, slots=True)
class AnswerLine:
    """One answer as written: its author and its words."""

    by: str
    call: str
    choose: tuple[str, ...]
    luck: bool = False


@dataclass(frozen=True)
class Record:
    """The set-up and the answers people gave, nothing else."""

    game: str
    edition: str
    options: tuple[str, ...]  # those that are on, in the order of the rules
    players: tuple[str, ...]
    setup: Setup
    lines: tuple[AnswerLine, ...] = ()
    nonce: str | None = None  # what the committed deal was hashed with
    claims: tuple[Any, ...] = ()  # what people said, as it was written

    @cached_property
    def rules(self) -> RuleSet:
        return rules_of(self.game, self.edition, self.options)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """By slot: the players, then the places."""
        return (self.players + self.rules.places)[: len(self.setup.cards)]

    @cached_property
    def slots(self) -> dict[str, Slot]:
        return {name: Slot(slot) for slot, name in enumerate(self.names)}

    def name(self, value: Any) -> Any:
        """A slot by its name, a word as it is, several as a list."""
        if isinstance(value, tuple | list):
            return [self.name(one) for one in value]
        if isinstance(value, int):
            return LUCK if value == CHANCE else self.names[value]
        return value

    def choice(self, words: Iterable[str]) -> Choice:
        return tuple(self.slots.get(word, word) for word in words)

    def seat(self, name: str) -> Seat | None:
        """The seat of that name, luck's included; None where nobody has that name."""
        if name == LUCK:
            return CHANCE
        return Seat(self.slots[name]) if name in self.players else None


def lines_of(record: Record, log: Iterable[Answer]) -> tuple[AnswerLine, ...]:
    """The answers of a game, as a record writes them."""
    return tuple(AnswerLine(record.name(a.seat), a.call, tuple(record.name(a.choice)), a.luck) for a in log)


def field_name(field: str) -> str:
    """How a fact's field is written outside of Python: `for_` and `by_side` are not."""
    return field.rstrip("_").replace("_", "-")


def fact_json(record: Record, fact: Fact) -> dict[str, Any]:
    return {"fact": fact.name} | {field_name(field): record.name(value) for field, value in fact.data}
