"""Classic in the lane: the engine's own games end the same, night after night, and everybody was told the same."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache

import pytest

from garou.engine.live import LiveTable
from garou.engine.rules import Role, nothing
from garou.games.classic import CLASSIC
from garou.lane import rounds
from garou.lane.coding import Coded
from garou.lane.marks import Tokens
from lanes import CARRIED, NONE, Games, differences, some_games, villages

WHOLE = 200, 500  # tables, and games at each


@cache
def a_slice() -> list[tuple[Coded, Games]]:
    return [(one, some_games(one, 40)) for one in villages(14)]


def test_games_of_the_engine_end_the_same_in_the_lane():
    assert [(one, wrong) for one, games in a_slice() if (wrong := differences(one, games)) != NONE] == []


@pytest.mark.deep
@pytest.mark.parametrize("part", range(40))
def test_a_hundred_thousand_games_end_the_same(part):
    number, each = WHOLE
    for one in villages(number)[part::40]:
        assert differences(one, some_games(one, each)) == NONE, one


def happened(table: LiveTable) -> Counter[str]:
    """What the lane could get wrong."""
    found = Counter(reason.rule for reason in dict.fromkeys(table.outcome.why))
    found.update(fact.name for fact in table.news)
    found.update(f"died of {fact.of('cause')}" for fact in table.news if fact.name == "died")
    return found


def test_the_slice_has_everything_in_it_that_can_happen():
    met = sum((happened(game) for _, games in a_slice() for game in games.played), Counter())
    wanted = {
        *("died of night", "died of hunger", "died of lynch", "died of grief", "died of shot"),
        *("captain", "healed", "poisoned", "victim", "joined", "fellows", "named", "saw-card", "turned", "moved"),
        *("last-wolf-gone", "one-villager-left", "parity", "no-villager-left", "lovers-last-two", "lovers-apart"),
    }
    assert {name for name in wanted if met[name] < 2} == set()
    assert {role for one, _ in a_slice() for role in one.cards} == {*CARRIED}


# --- Wrong on purpose ------------------------------------------------------------------------------


def asleep(role: Role) -> Role:
    return replace(role, night=nothing)


ROLES = CLASSIC.roles
WRONG = {name: asleep(role) for name, role in ROLES.items() if role.night} | {
    "werewolf": replace(ROLES["werewolf"], team=ROLES["villager"].team),
    "hunter": replace(ROLES["hunter"], dies=nothing),
    "villager": replace(ROLES["villager"], team=ROLES["werewolf"].team),
}


def test_every_role_that_is_carried_is_tried():
    assert WRONG.keys() == {*CARRIED}


@pytest.mark.parametrize("role", WRONG)
def test_a_role_that_goes_another_way_is_noticed(role):
    some = [(one, games) for one, games in a_slice() if role in one.cards]
    assert any(differences(one, games, one.rules.but("wrong", WRONG[role])) != NONE for one, games in some)


WRONG_VERBS = {
    "the dead wake": (rounds.RoundTable, "_living", lambda _, group: group),
    "nobody mourns": (rounds.RoundTable, "fall", lambda table: fall(unmourned(table))),
    "a captain has one vote": (rounds.RoundTable, "most_named", lambda table, votes, _: most_named(table, votes, ())),
    "what lay there lies there for ever": (Tokens, "clear", lambda *_: None),
}
fall, most_named = rounds.RoundTable.fall, rounds.RoundTable.most_named


def unmourned(table):
    table.rules = replace(table.rules, mourn=nothing)
    return table


@pytest.mark.parametrize("wrong", WRONG_VERBS)
def test_a_wrong_verb_is_noticed(wrong, monkeypatch):
    where_it_is, name, instead = WRONG_VERBS[wrong]
    monkeypatch.setattr(where_it_is, name, instead)
    assert any(differences(one, games) != NONE for one, games in a_slice())
