"""OpenSpiel's own check of our games, and that its solver and ours walk the same tree to the same strategies."""

from __future__ import annotations

import copy
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, get_all_states

from garou.extras import NotInstalled
from garou.solving import Plus, grown, nash_conv
from garou.solving.spiel import load
from slices import sliced

SMALL = {"edition": "ravensburger", "cards": "werewolf, robber, 4 villager", "must": ("werewolf", "vote")}
TABLES = [
    {"edition": "ravensburger", "cards": "2 werewolf, seer, robber, 2 villager", "must": ("werewolf", "vote")},
    {"cards": "doppelganger, werewolf, seer, robber, troublemaker, drunk, insomniac"},
    {"scenario": "basic", "players": 3},
    {"game": "epic-battle", "cards": "werewolf, seer, robber, villager, vampire, assassin"},
    {"game": "epic-battle", "cards": "werewolf, vampire, copycat, curator, 2 villager"},
    {"game": "classic", "cards": "werewolf, seer, witch, 2 villager"},
    {"game": "classic", "cards": "2 werewolf, cupid, hunter, 3 villager", "options": ()},
]


@pytest.mark.parametrize("table", sliced(TABLES, 3), ids=lambda table: table.get("cards", table.get("scenario")))
def test_open_spiels_own_check_passes(table):
    pyspiel.random_sim_test(load(**table), num_sims=3, serialize=True, verbose=False)


@pytest.fixture(scope="module")
def small():
    game = load(**SMALL)
    return game, grown(game.histories)


def test_its_walk_meets_as_many_histories_and_sets_as_the_arrays_hold(small):
    game, tree = small
    states = get_all_states.get_all_states(game, include_terminals=True, include_chance_states=True)
    deciding = [state for state in states.values() if state.current_player() >= 0]
    assert len(states) == tree.size
    assert {state.information_state_string() for state in deciding} == {*tree.sets}


def by_choice(tree, policy):
    by_set = [policy.policy_for_key(name) for name in tree.sets]
    return np.array([by_set[one][action] for one, action in zip(tree.owner, tree.actions, strict=True)])


def test_its_cfr_plus_and_ours_come_to_the_same_strategies(small):
    """Not only nearly: sums are formed in the same order. What is averaged may differ in the last digits."""
    game, tree = small
    theirs, ours = cfr.CFRPlusSolver(game), Plus(tree)
    for _ in range(4):
        theirs.evaluate_and_update_policy()
        ours.run(1)
        assert (by_choice(tree, theirs.current_policy()) == ours.strategy).all()
    found = theirs.average_policy()
    assert by_choice(tree, found) == pytest.approx(ours.average, abs=1e-12)
    assert exploitability.nash_conv(game, found) == pytest.approx(nash_conv(tree, ours.average), abs=1e-12)


def said_by(state):
    return state.action_to_string(state.current_player(), state.legal_actions()[0])


def test_a_state_can_be_copied_and_says_what_happened():
    state = load(**SMALL).new_initial_state()
    state.apply_action(0)
    twin = copy.deepcopy(state)
    twin.apply_action(twin.legal_actions()[0])
    assert str(twin) != str(state)
    assert len(twin.history()) == len(state.history()) + 1
    assert said_by(state).startswith(("seat-", "centre-", "-"))


def test_it_is_found_by_its_name_and_written_back_the_same():
    game = load(**SMALL)
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    assert again.num_distinct_actions() == game.num_distinct_actions()


def test_what_cannot_be_laid_is_refused_in_one_sentence():
    with pytest.raises(ValueError, match="werwolf") as refused:
        load(cards="werwolf, 5 villager")
    assert "\n" not in str(refused.value)


def test_without_the_extra_one_is_told_what_to_install(monkeypatch):
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "garou.solving.spiel")
    with pytest.raises(NotInstalled, match=r"pip install garou\[openspiel\]"):
        import garou.solving.spiel  # noqa: F401, PLC0415  # that is what is tried
