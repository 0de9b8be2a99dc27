"""Deeds that another worker has overtaken are decided again, all of them."""

import ast
import asyncio
from pathlib import Path

import pytest

import garou.rooms
from garou.engine.values import Refusal
from garou.rooms.trying import TRIES, Overtaken, tried_again

# The clock comes round again by itself; whoever deletes a tournament holds its tables and writes nothing at them.
OTHERWISE = {"_tick", "cleared"}


def test_every_deed_at_a_table_or_tournament_is_tried_again():
    found, trying = set(), set()
    for path in Path(garou.rooms.__file__).parent.rglob("*.py"):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.AsyncFunctionDef) and "hall.at(" in ast.unparse(node):
                found.add(node.name)
                if any(ast.unparse(decorator) == "tried_again" for decorator in node.decorator_list):
                    trying.add(node.name)
    assert len(trying) > 30
    assert found - trying == OTHERWISE


class Table:
    """Where others are faster a number of times."""

    def __init__(self, overtaken):
        self.left, self.tried = overtaken, 0

    @tried_again
    async def sit(self, name):
        self.tried += 1
        if self.tried <= self.left:
            raise Overtaken("somebody else sat down")
        if name == "nobody":
            raise Refusal("no-name")
        return name


@pytest.mark.parametrize("times", [0, 1, TRIES])
def test_whoever_was_overtaken_tries_until_it_is_done(times):
    table = Table(times)
    assert asyncio.run(table.sit("Zed")) == "Zed"
    assert table.tried == times + 1


def test_what_can_no_longer_be_done_is_refused_and_not_tried_again():
    table = Table(2)
    with pytest.raises(Refusal, match="no-name"):
        asyncio.run(table.sit("nobody"))
    assert table.tried == 3


def test_nobody_tries_for_ever():
    table = Table(10**6)
    with pytest.raises(Overtaken):
        asyncio.run(table.sit("Zed"))
