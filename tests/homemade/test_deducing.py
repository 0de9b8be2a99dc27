"""What follows, at a table with home-made roles: counted where it can be, and refused where a number would be wrong."""

from __future__ import annotations

import random

import pytest

from decks import setup
from garou.deduction.concluding import conclude
from garou.deduction.conclusions import WORLDS, Problem
from garou.deduction.evidence import Witnessed
from garou.deduction.truth import told_in
from garou.deduction.unsolved import Unsolved, answerable
from garou.engine.game import reply, start
from garou.engine.values import Answer
from garou.engine.view import view
from garou.games.cast import Cast
from garou.homemade import rules_of
from garou.homemade.coding import code_of
from garou.talk.claims import Common
from homemade_roles import HOUSES, TELLING, as_data, role

DEAL = setup("embroiderer werewolf villager | seer robber tanner")
TOLD = [step for step in TELLING if "choose" not in step]


def followed(doc, seed):
    """What the first seat can conclude in the morning, and what was really dealt."""
    rules = rules_of("one-night", code_of(doc))
    game, rng = start(rules, DEAL), random.Random(seed)
    while not game.open[0].ballot:
        asked = game.open[0]
        game = reply(game, Answer(asked.seats[0], asked.call, rng.choice(asked.options)))
    own = Witnessed(0, told_in(rules, view(game, 0).facts))
    found = conclude(Problem(Common(rules, Cast(DEAL.cards), 3), own, (), parts=frozenset((WORLDS,))))
    return found, game


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    "night",
    [
        ({"choose": "centre"}, {"swap": ["me", "it"]}, {"look": "me"}),
        ({"choose": "others"}, {"look": "it"}, {"swap": ["me", "it"], "when": {"seen": "it", "is": "werewolf"}}),
    ],
)
def test_cards_that_are_seen_and_moved_are_counted(night, seed):
    found, game = followed(as_data(role(*night)), seed)
    assert found.exact
    assert found.possible
    for place, chances in enumerate(found.chances):
        assert sum(chances.values()) == 1
        assert game.position.counts[game.position.lies[place]] in chances


@pytest.mark.parametrize("told", TOLD, ids=str)
def test_what_no_trace_is_kept_of_is_refused(told):
    with pytest.raises(Unsolved):
        followed(as_data(role({"choose": "others", "number": 2}, told)), 0)


def test_nights_that_come_again_are_read_for_printed_roles_alone():
    assert not answerable(rules_of("classic", code_of(HOUSES["coming-again"])))
    assert answerable(rules_of("classic", code_of(as_data(base="classic", options=["captain"]))))
