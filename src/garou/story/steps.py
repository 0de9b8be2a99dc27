"""A game run again, step by step, each over its own answers."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from garou.engine.game import Game, opening_position, reply, start
from garou.engine.table import Table
from garou.engine.values import Answer, Position, Toll


def run_again(played: Game) -> Iterator[tuple[int, Position, Table]]:
    """Every finished step: its number, the table before it, and the table as it left it."""
    rules, given = played.rules, answers_by_step(played)
    before = opening_position(rules, played.setup)
    for number in range(played.step):
        step = rules.step(number)
        table = Table(rules, before, step.name if step else "", given[number])
        if step is not None and step.concerns(before.wakes_as):
            step.run(table)
        yield number, before, table
        before = table.settled()


def answers_by_step(played: Game) -> dict[int, list[Answer]]:
    """The log cut where one step ended and the next began."""
    given: dict[int, list[Answer]] = defaultdict(list)
    moment = start(played.rules, played.setup)
    for answer in played.log:
        given[moment.step].append(answer)
        moment = reply(moment, answer)
    return given


def tolls(played: Game) -> dict[int, tuple[Toll, ...]]:
    """By step: why nobody died, or who else did. Nothing of it before the game is over."""
    if played.outcome is None:
        return {}
    found = {number: tuple(_toll(table, played, number)) for number, _, table in run_again(played)}
    return {number: some for number, some in found.items() if some}


def _toll(table: Table, played: Game, number: int) -> Iterator[Toll]:
    step = played.rules.step(number)
    if step is not None and step.concerns(table.wakes_as):
        yield from step.toll(table)
