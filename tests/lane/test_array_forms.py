"""Which rules can be played as arrays: every role of One Night, by its own code, and no role is written down twice."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from garou.engine.rules import RuleSet, nothing
from garou.engine.values import IllegalSetup, RoleName
from garou.games import GAMES
from garou.games.cast import cards
from garou.games.classic import CLASSIC
from garou.games.epic_battle import EPIC_BATTLE
from garou.games.one_night import BEZIER, RAVENSBURGER
from garou.lane.arrays import u32
from garou.lane.coding import Coded, NoArrayForm, coded
from garou.lane.playing import play
from garou.lane.sources import Luck


def has_array_form(laid: Coded) -> bool:
    try:
        play(laid, Luck((u32(0), u32(0)), np.zeros(1, np.uint32)))
    except NoArrayForm:
        return False
    return True


CARRIED = [BEZIER, RAVENSBURGER, EPIC_BATTLE]


@pytest.mark.parametrize("rules", CARRIED, ids=lambda rules: rules.id)
def test_every_role_of_these_games_has_an_array_form(rules):
    lacking = {role for role in rules.roles if not has_array_form(laid_with(rules, role))}
    assert lacking == set()


def laid_with(rules: RuleSet, role: RoleName) -> Coded:
    beside = ("werewolf",) * rules.roles[role].brings
    return Coded(rules, (role, *[rules.plain] * 6), 4, beside)


def test_one_role_of_classic_has_none_yet():
    """What she and the wolves choose are moments, and sets of them."""
    lacking = {role for role in CLASSIC.roles if not has_array_form(village_with(role))}
    assert lacking == {"little-girl"}


def test_two_who_speak_when_they_die_have_none():
    """They would have to speak in the order in which they fell."""
    assert has_array_form(village_with("hunter"))
    assert not has_array_form(village_with("hunter", "hunter"))


def village_with(*roles: str) -> Coded:
    spare = sum(CLASSIC.roles[role].brings for role in roles)
    return Coded(CLASSIC, (*roles, "werewolf", *["villager"] * (6 + spare - 1 - len(roles))), 6)


def test_every_game_is_carried():
    plain = [Coded(rules, (rules.plain,) * (4 + rules.centre), 4) for rules in GAMES.values()]
    assert all(map(has_array_form, plain))


@pytest.mark.parametrize("more", [{"votes": 2}, {"kin": "seer"}, {"wins": nothing}], ids=lambda more: next(iter(more)))
def test_a_role_that_does_what_no_printed_one_does_has_none(more):
    rules = BEZIER.but("odd", replace(BEZIER.roles["villager"], **more))
    assert not has_array_form(Coded(rules, ("villager",) * 7, 4))


def test_a_table_that_nobody_could_lay_is_refused():
    with pytest.raises(IllegalSetup):
        coded(BEZIER, cards("mason, 6 villager"), 4)
    with pytest.raises(IllegalSetup):
        coded(BEZIER, cards("9 villager"), 2)
