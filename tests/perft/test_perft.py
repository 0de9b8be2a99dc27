"""The exact number of nights: nights.txt says for each deal how many there are, and how one counts them by hand."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import NamedTuple

import pytest

from decks import dealt, title
from garou.engine.game import Game, branches
from garou.engine.rules import RuleSet
from garou.games import GAMES, rules_of
from worlds import voting


class Count(NamedTuple):
    rules: str
    deal: str
    nights: int
    arithmetic: str


def read_counts(text: str) -> list[Count]:
    """Blocks of `game: deal`, `number = arithmetic`, and lines of words that say what the numbers are."""
    blocks = re.split(r"\n\s*\n", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE).strip())
    return [read_count(*block.splitlines()) for block in blocks]


def read_count(head: str, sum_line: str, *words: str) -> Count:
    rules, _, deal = head.partition(": ")
    nights, _, arithmetic = sum_line.partition(" = ")
    assert words, f"{head}: the arithmetic needs its words"
    return Count(rules, deal, int(nights), arithmetic)


COUNTS = read_counts((Path(__file__).parent / "nights.txt").read_text("utf-8"))
BY_TITLE = {
    title((*key, options)): (*key, options) for key in GAMES for options in ((), *((o,) for o in GAMES[key].options))
}


def rules_titled(name: str) -> RuleSet:
    return rules_of(*BY_TITLE[name])


def nights(game: Game) -> int:
    """How many ways there are from here to the first vote."""
    if not game.open or voting(game):
        return 1
    return sum(nights(later) for _, later in branches(game))


def value(expression: str) -> int:
    """Numbers, plus, times and brackets, and nothing else."""
    tree = ast.parse(expression, mode="eval")
    allowed = (ast.Expression, ast.BinOp, ast.Add, ast.Mult, ast.Pow, ast.Constant)
    assert all(isinstance(node, allowed) for node in ast.walk(tree)), expression
    return eval(compile(tree, "arithmetic", "eval"))


@pytest.mark.parametrize("count", COUNTS, ids=lambda count: f"{count.rules}: {count.deal}")
def test_there_are_exactly_so_many_nights(count):
    assert nights(dealt(rules_titled(count.rules), count.deal)) == count.nights


@pytest.mark.parametrize("count", COUNTS, ids=lambda count: f"{count.rules}: {count.deal}")
def test_the_arithmetic_beside_it_adds_up(count):
    assert value(count.arithmetic) == count.nights


def test_every_game_is_counted_somewhere():
    counted = {count.rules.split("+")[0] for count in COUNTS}
    assert counted == {title((*key, ())) for key in GAMES}
