"""A role of Epic Battle that goes another way in the lane is noticed by few games, and so is a fault of its marks."""

from __future__ import annotations

from dataclasses import replace

import pytest

from garou.engine.rules import Role, Step, nothing
from garou.games.epic_battle import EPIC_BATTLE
from garou.games.teams import MONSTERS
from garou.lane import battle
from garou.lane.arrays import u32
from garou.lane.looking import LookingTable
from garou.lane.marks import Marks, Tokens
from lanes import NONE, PRINTED_ROLES, differences, some_battles

STEPS = {step.name: step for step in EPIC_BATTLE.opening}


def asleep(role: Role) -> Role:
    return replace(role, night=nothing)


def of_another_team(role: Role) -> Role:
    return replace(role, team=next(team for team in MONSTERS if team != role.team))


def silent(step: str) -> Step:
    return replace(STEPS[step], run=nothing)


WRONG = {name: asleep(role) for name, role in PRINTED_ROLES.items() if role.night} | {
    "vampire": silent("vampire"),
    "master": replace(EPIC_BATTLE.roles["master"], guards=None),
    "werewolf": silent("werewolf"),
    "dream-wolf": of_another_team(EPIC_BATTLE.roles["dream-wolf"]),
    "mason": silent("mason"),
    "bodyguard": replace(EPIC_BATTLE.roles["bodyguard"], guards=None),
    "hunter": replace(EPIC_BATTLE.roles["hunter"], dies=nothing),
    "tanner": of_another_team(EPIC_BATTLE.roles["tanner"]),
    "villager": of_another_team(EPIC_BATTLE.roles["villager"]),
}


def noticed(part, role: str = "") -> bool:
    some = [(one, played) for one, played in some_battles() if not role or role in one.cards]
    return any(differences(one, played, one.rules.but("wrong", part)) != NONE for one, played in some)


def test_every_role_is_tried():
    assert WRONG.keys() == PRINTED_ROLES.keys()


@pytest.mark.parametrize("role", WRONG)
def test_a_role_that_goes_another_way_is_noticed(role):
    assert noticed(WRONG[role], role)


@pytest.mark.parametrize("step", ["lovers", "end-of-dusk", "daybreak"])
def test_a_call_that_is_left_out_is_noticed(step):
    assert noticed(silent(step))


WRONG_VERBS = {
    "marks do not change places": (Marks, "swap", lambda *_: None),
    "nothing is taken away": (Tokens, "take", lambda *_: None),
    "fear keeps nobody asleep": (LookingTable, "awake", LookingTable.waking),
    "nobody is safe": (battle, "guarded", lambda _: battle.Safe(u32(0), u32(0))),
    "a master is safe because of others alone": (battle.Safe, "selfish", property(lambda _: u32(0))),
    "nobody comes second": (battle, "at_least", lambda number, *rest: number == 2 and at_least(2, *rest)),
    "followers always follow": (battle, "followed", lambda _: set()),
}
at_least = battle.at_least


@pytest.mark.parametrize("wrong", WRONG_VERBS)
def test_a_wrong_verb_is_noticed(wrong, monkeypatch):
    where_it_is, name, instead = WRONG_VERBS[wrong]
    monkeypatch.setattr(where_it_is, name, instead)
    assert any(differences(one, played) != NONE for one, played in some_battles())
