"""The yardstick of deduction: every deal and every night, one by one, through the engine's own table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from garou.deduction.truth import Told, notes
from garou.engine.game import opening_position
from garou.engine.rules import RuleSet
from garou.engine.table import Table
from garou.engine.values import Choice, Position, RoleName, Seat, Setup
from garou.engine.view import told_to


class History(NamedTuple):
    """One deal and one night: its weight, what each seat was told, what lies where in the morning."""

    weight: Fraction
    told: tuple[Told, ...]  # by seat
    counts: tuple[RoleName, ...]  # by place
    deal: tuple[RoleName, ...]  # by place
    lies: tuple[int, ...]  # by place: where the card that lies there was dealt


class Stop(BaseException):
    def __init__(self, options: Sequence[Choice]) -> None:
        self.options = options


class Scripted(Table):
    """A table answered from a list; it stops where the list ends."""

    __slots__ = ("script", "weight")

    def __init__(self, rules: RuleSet, position: Position, script: list[Choice]) -> None:
        super().__init__(rules, position)
        self.script, self.weight = script, 1

    def decide(self, seats: tuple[Seat, ...], options: tuple[Choice, ...], call: str, topic: str) -> Choice:
        if not self.script:
            raise Stop(options)
        self.weight *= len(options)
        return self.script.pop(0)


def deals(cards: Sequence[RoleName]) -> Iterator[tuple[RoleName, ...]]:
    """Every distinct way to lay these cards out."""
    left = Counter(cards)

    def lay(done: tuple[RoleName, ...]) -> Iterator[tuple[RoleName, ...]]:
        if len(done) == len(cards):
            yield done
        for role in [role for role, number in left.items() if number]:
            left[role] -= 1
            yield from lay((*done, role))
            left[role] += 1

    return lay(())


def nights(rules: RuleSet, setup: Setup) -> Iterator[Scripted]:
    """Every night of one deal, as a table that lies as it does in the morning."""
    start, scripts = opening_position(rules, setup), list[list[Choice]]([[]])
    while scripts:
        script = scripts.pop()
        table = Scripted(rules, start, [*script])
        try:
            for step in rules.opening:
                if step.talk:
                    break
                if step.concerns(table.wakes_as):
                    table.call = table.topic = step.name
                    step.run(table)
        except Stop as stop:
            scripts += [[*script, option] for option in stop.options]
        else:
            yield table


@lru_cache(maxsize=1)
def every_history(rules: RuleSet, cards: tuple[RoleName, ...], players: int) -> list[History]:
    """For whoever goes through all of them more than once."""
    return [*histories(rules, cards, players)]


def histories(rules: RuleSet, cards: Sequence[RoleName], players: int) -> Iterator[History]:
    for deal in deals(cards):
        for table in nights(rules, Setup(deal[:players], deal[players:])):
            told = tuple(notes(told_to(seat, table.news)) for seat in table.seats)
            counts = tuple(table.counts[card] for card in table.lies)
            yield History(Fraction(1, table.weight), told, counts, deal, tuple(table.lies))
