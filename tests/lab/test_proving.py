"""A home-made card put to the test: it ends, it keeps secrets, and how it moves who wins is counted."""

from __future__ import annotations

from dataclasses import replace

import pytest

from garou.engine.roles import each
from garou.engine.values import Setup
from garou.homemade.coding import code_of
from garou.homemade.written import edition_of
from garou.lab import proving
from garou.lab.proving import RoleTrial, bit, exchanged

WEAVER = {
    "id": "weaver",
    "names": {"en": {"name": "Weaver"}},
    "wakes": {"after": "robber"},
    "night": [{"choose": "neighbours", "may": True}, {"look": "it"}],
}


def trial(role=WEAVER, base="one-night/bezier", scenario="basic", players=5):
    return RoleTrial(code_of(edition_of({"base": base, "roles": [role]})), role["id"], scenario, players)


def test_a_card_takes_the_place_of_one_that_has_nothing_to_do():
    with_it = trial().with_it
    assert with_it.cards.count("weaver") == 1
    assert with_it.cards.count("villager") == trial().printed.cards.count("villager") - 1


def test_games_end_worlds_stay_alike_and_wins_are_counted_with_it_and_without():
    found = bit(trial(), range(20))
    assert (found.ended, found.stuck, found.told_apart) == (20, "", False)
    assert found.alike == 60
    assert found.with_it.games == found.without_it.games == 20


def test_the_same_games_come_to_the_same_in_whatever_slices():
    whole, parts = bit(trial(), range(8)), bit(trial(), range(4)) + bit(trial(), range(4, 8))
    assert whole == parts


@pytest.mark.parametrize(
    ("base", "scenario", "players", "after"),
    [("epic-battle/ravensburger", "night-of-the-count", 8, "robber"), ("classic", "witch-and-hunter", 8, "werewolf")],
)
def test_every_game_has_decks_to_try_a_card_in(base, scenario, players, after):
    seen = {"look": "it", "what": "player"} if base == "classic" else {"look": "it"}
    role = {**WEAVER, "wakes": {"after": after}, "night": [{"choose": "others", "may": True}, seen]}
    found = bit(trial(role, base, scenario, players), range(4))
    assert (found.ended, found.stuck, found.told_apart) == (4, "", False)


def spying(me, table):
    """Offers fewer to choose from where the last card of the centre is a werewolf's, and says nothing of it."""
    others = table.others(me)
    table.may_choose(me, others[:1] if table.face(table.centre[-1]).team == "werewolf" else others)


def test_a_card_that_lets_something_slip_is_found(monkeypatch):
    rules = trial().rules
    role = replace(rules.roles["weaver"], night=spying)
    opening = tuple(each(role) if step.name == "weaver" else step for step in rules.opening)
    leaky = replace(rules, roles={**rules.roles, role.name: role}, opening=opening)
    monkeypatch.setattr(RoleTrial, "rules", leaky)
    assert sum((proving.kept_secret(trial(), number) for number in range(60)), proving.Trialled()).told_apart


def test_a_card_that_never_comes_to_an_end_is_found(monkeypatch):
    monkeypatch.setattr(proving, "MOST_QUESTIONS", 3)
    assert proving.ends(trial(), 0).stuck == "endless"


def test_cards_change_places_wherever_they_lie():
    setup = Setup(("werewolf", "seer", "robber"), ("villager", "drunk", "tanner"))
    assert exchanged(setup, 0, 5) == Setup(("tanner", "seer", "robber"), ("villager", "drunk", "werewolf"))
