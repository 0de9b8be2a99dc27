"""The fast lane: the same role code in a single pass, minds answering on the spot."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import chain, cycle
from typing import Any, TypeVar

from .game import opening_position
from .rules import RuleSet, Step, nothing
from .table import Table
from .values import Choice, Position, Question, Seat, Setup, Slot
from .view import View, told_to

Mind = Callable[[View], Choice]  # sees what a seat may see, and nothing else
Pick = Callable[[tuple[Choice, ...]], Choice]  # sees nothing but what is legal


Played = TypeVar("Played", bound=Table)


class LiveTable(Table):
    """A table whose questions are answered at once, so that no step is run twice."""

    __slots__ = ("mind",)

    def __init__(self, rules: RuleSet, position: Position, mind: Mind) -> None:
        super().__init__(rules, position)
        self.mind = mind

    def _take(self, question: Question) -> Choice | None:
        seat = question.seats[0]
        return self.mind(View(seat, told_to(seat, self.news), (question,)))


class SilentTable(Table):
    """A live table that tells nobody anything, for counting winners by the million."""

    __slots__ = ("pick",)

    def __init__(self, rules: RuleSet, position: Position, pick: Pick) -> None:
        super().__init__(rules, position)
        self.pick = pick

    def decide(self, seats: tuple[Seat, ...], options: tuple[Choice, ...], call: str, topic: str) -> Choice:
        return self.pick(options)

    def decide_each(
        self, options: Mapping[Seat, tuple[Choice, ...]], call: str, topic: str, ballot: bool
    ) -> list[Choice]:
        return [self.pick(mine) for mine in options.values()]

    def _take(self, question: Question) -> Choice | None:
        return self.pick(question.options)

    def tell(self, audience: tuple[Seat, ...], name: str, **data: Any) -> None:
        pass

    def announce(self, name: str, **data: Any) -> None:
        pass

    def show(self, *slots: Slot) -> None:
        pass


def play_out(rules: RuleSet, setup: Setup, mind: Mind) -> LiveTable:
    """A whole game in one pass; `table.news` holds its facts, `table.outcome` its end."""
    return run_through(LiveTable(rules, opening_position(rules, setup), mind))


def play_silently(rules: RuleSet, setup: Setup, pick: Pick) -> SilentTable:
    """The same without facts."""
    return run_through(SilentTable(rules, opening_position(rules, setup), pick))


def run_through(table: Played, before: Callable[[Step], None] = nothing) -> Played:
    """Step after step to the end; before each of them there is time for something else: for talk."""
    rules, wakes_as = table.rules, table.wakes_as
    for step in chain(rules.opening, cycle(rules.round)):
        if step.roles is None or not step.roles.isdisjoint(wakes_as):  # step.concerns, without the call
            before(step)
            table.call = table.topic = step.name
            step.run(table)
            if table.outcome is not None:
                break
    return table
