"""Epic Battle in the lane: the engine's own games end the same, with the same marks, artifacts, and what was told."""

from __future__ import annotations

from collections import Counter

import pytest

from garou.engine.live import LiveTable
from garou.games.epic_battle import EPIC_BATTLE
from lanes import NONE, PRINTED_ROLES, battles, differences, some_battles, some_games

WHOLE = 300, 1000  # tables, and games at each


def test_battles_of_the_engine_end_the_same_in_the_lane():
    assert [(one, wrong) for one, games in some_battles() if (wrong := differences(one, games)) != NONE] == []


@pytest.mark.deep
@pytest.mark.parametrize("part", range(60))
def test_hundreds_of_thousands_of_battles_end_the_same(part):
    number, each = WHOLE
    for one in battles(number)[part::60]:
        assert differences(one, some_games(one, each)) == NONE, one


def happened(table: LiveTable) -> Counter[str]:
    """What the lane could get wrong."""
    found = Counter(reason.rule for reason in dict.fromkeys(table.outcome.why))
    found.update(f"became {fact.of('role')}" for fact in table.news if fact.name == "turned")
    found.update(fact.name for fact in table.news)
    found.update({*table.marks} | {token for _, token in table.tokens})
    found.update({f"died of {fact.of('cause')}" for fact in table.news if fact.name == "died"})
    return found


def test_the_slice_has_everything_in_it_that_can_happen():
    met = sum((happened(game) for _, games in some_battles() for game in games.played), Counter())
    wanted = {
        *EPIC_BATTLE.marks, *EPIC_BATTLE.artifacts, "asleep", "bitten", "revealed", "tapped", "thumbs",
        "died of vote", "died of shot", "died of love",
        "three-monsters-both-died", "three-village-not-both", "three-own-died", "three-enemy-died",
        "three-no-enemy-died", "monster-dead", "tanner-alone", "monsters-live", "monster-died", "no-monster-died",
        "no-monster-but-deaths", "no-monster-nobody-died", "no-villager-died", "assassin-hit", "assassin-missed",
        "follower-without-master", "traitor-avenged", "traitor-betrayed-nothing", "pointed-at-disease",
    }  # fmt: skip
    assert {name for name in wanted if met[name] < 2} == set()
    assert {one.rules.id for one, _ in some_battles()} > {EPIC_BATTLE.id}
    assert {role for one, _ in some_battles() for role in one.cards} == set(PRINTED_ROLES)
