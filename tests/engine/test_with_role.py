"""A rule set with one more role."""

from __future__ import annotations

import pytest

from garou.engine.rules import Role, each, nothing
from garou.engine.values import RoleName, Team
from garou.games.classic import CLASSIC
from garou.games.one_night import BEZIER

WATCHMAN = Role(RoleName("strange-watchman"), Team("village"), night=nothing)


def names(steps):
    return [step.name for step in steps]


def test_a_role_is_called_right_after_the_step_named():
    rules = BEZIER.with_role("house", WATCHMAN, each(WATCHMAN), after="robber")
    at = names(BEZIER.opening).index("robber") + 1
    assert names(rules.opening) == [*names(BEZIER.opening)[:at], "strange-watchman", *names(BEZIER.opening)[at:]]
    assert rules.roles["strange-watchman"] is WATCHMAN
    assert rules.id == "house"


def test_a_role_may_be_called_every_night():
    rules = CLASSIC.with_role("house", WATCHMAN, each(WATCHMAN), after="seer")
    assert names(rules.opening) == names(CLASSIC.opening)
    assert names(rules.round)[:2] == ["seer", "strange-watchman"]


def test_a_role_without_a_step_sleeps():
    rules = BEZIER.with_role("house", WATCHMAN)
    assert rules.opening == BEZIER.opening
    assert "strange-watchman" in rules.roles


def test_one_copy_is_in_the_box():
    assert BEZIER.with_role("house", WATCHMAN).box["strange-watchman"] == 1


def test_the_first_rule_set_stays_as_it_was():
    BEZIER.with_role("house", WATCHMAN, each(WATCHMAN), after="seer")
    assert "strange-watchman" not in BEZIER.roles
    assert "strange-watchman" not in names(BEZIER.opening)


def test_a_role_that_is_there_already_is_not_added_twice():
    with pytest.raises(KeyError, match="seer"):
        BEZIER.with_role("house", BEZIER.roles[RoleName("seer")])


def test_a_step_that_is_not_there_cannot_be_followed():
    with pytest.raises(KeyError, match="watchtower"):
        BEZIER.with_role("house", WATCHMAN, each(WATCHMAN), after="watchtower")
