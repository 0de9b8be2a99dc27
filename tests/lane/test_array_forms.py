"""Which rules can be played as arrays: every role of One Night, by its own code, and no role is written down twice."""

from __future__ import annotations

import numpy as np
import pytest

from garou.engine.values import IllegalSetup
from garou.games import GAMES
from garou.games.cast import cards
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


@pytest.mark.parametrize("rules", [BEZIER, RAVENSBURGER], ids=lambda rules: rules.id)
def test_every_role_of_one_night_has_an_array_form(rules):
    lacking = {role for role in rules.roles if not has_array_form(Coded(rules, (role, *[rules.plain] * 6), 4))}
    assert lacking == set()


def test_the_other_games_have_none_yet():
    """Epic Battle puts marks and artifacts over the cards, and Classic has no end known in advance."""
    carried = {rules.id for rules in GAMES.values() if has_array_form(Coded(rules, (rules.plain,) * 7, 4))}
    assert carried == {BEZIER.id, RAVENSBURGER.id}


def test_a_table_that_nobody_could_lay_is_refused():
    with pytest.raises(IllegalSetup):
        coded(BEZIER, cards("mason, 6 villager"), 4)
    with pytest.raises(IllegalSetup):
        coded(BEZIER, cards("9 villager"), 2)
