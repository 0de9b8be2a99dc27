"""The lane plays the engine's own games and finds the same cards, deaths, winners, and what everybody was told."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from garou.engine.live import LiveTable
from garou.lane.coding import Coded
from lanes import NONE, Games, differences, some_games, tables

SLICE = 60, 50  # tables, and games at each: a few seconds
WHOLE = 400, 2500  # a million games


@cache
def a_slice() -> list[tuple[Coded, Games]]:
    number, each = SLICE
    return [(one, some_games(one, each)) for one in tables(number)]


def test_games_of_the_engine_end_the_same_in_the_lane():
    assert [(one, wrong) for one, games in a_slice() if (wrong := differences(one, games)) != NONE] == []


@pytest.mark.deep
@pytest.mark.parametrize("part", range(20))
def test_a_million_games_of_the_engine_end_the_same(part):
    number, each = WHOLE
    for one in tables(number)[part::20]:
        assert differences(one, some_games(one, each)) == NONE, one


def happened(table: LiveTable) -> Counter[str]:
    """What the lane could get wrong."""
    found = Counter(reason.rule for reason in dict.fromkeys(table.outcome.why))
    found.update(f"became {fact.of('role')}" for fact in table.news if fact.name == "turned")
    found.update(fact.name for fact in table.news)
    shot = [fact for fact in table.news if fact.name == "died" and fact.of("cause") == "shot"]
    found[f"{len(shot)} shot"] += 1
    return found


def test_the_slice_has_everything_in_it_that_can_happen():
    met = sum((happened(game) for _, games in a_slice() for game in games.played), Counter())
    reasons = [
        "werewolf-died",
        "no-werewolf-died",
        "no-werewolf-but-deaths",
        "no-werewolf-nobody-died",
        "werewolf-dead",
        "tanner-blocks",
        "werewolves-live",
        "tanner-died",
        "tanner-lives",
        "lone-minion-died",
        "lone-minion-nobody-died",
        "lone-minion-blocked",
        "lone-minion-others-died",
        "lone-minion-lives",
    ]
    assert {name for name in reasons if met[name] < 3} == set()
    assert met["1 shot"] > 30
    assert met["2 shot"] > 3
    copied = {name for name in met if name.startswith("became ")}
    assert len(copied) == 11, "all but the copier itself"
