"""One picture for everything: a role that nobody has drawn shows its team, wherever it is shown."""

import pytest

from decks import setup
from garou.engine.rules import Role
from garou.engine.values import RoleName, Team
from garou.games import GAMES
from garou.games.one_night import BEZIER
from garou.rooms.settings import Settings
from garou.texts import words
from garou.web.art import call_art, role_art, symbols, thing_art, token_art
from garou.web.help.explaining import night_order
from strangers import EDITION, HOUSES, PUSHER, at_home

TEAMS = {"village": "team-village", "werewolf": "team-wolves", "vampire": "team-vampires", "tanner": "team-alone"}


@pytest.mark.parametrize(("team", "art"), TEAMS.items())
def test_a_role_without_a_picture_shows_its_team(team, art, monkeypatch):
    rules = BEZIER.with_role("one-night/house", Role(RoleName("undrawn"), Team(team)))
    monkeypatch.setitem(GAMES, ("one-night", EDITION), rules)
    assert role_art("undrawn") == art
    assert art in symbols()


def test_so_does_its_call():
    with at_home():
        steps = {step.name: step for step in HOUSES["one-night", EDITION].opening}
        assert call_art(steps[PUSHER.name]) == "team-village"


def test_every_role_and_thing_of_every_game_has_a_picture_there_is():
    for rules in GAMES.values():
        shown = [*map(role_art, rules.roles), *(call_art(step) for step in rules.steps if step.heard)]
        shown += [thing_art("mark", mark) for mark in rules.marks]
        shown += [thing_art("artifact", artifact) for artifact in rules.artifacts]
        assert {*shown} <= symbols()


def test_what_nobody_has_drawn_and_nobody_knows_shows_the_moon():
    assert role_art("") == role_art("nobody") == token_art("nothing") == thing_art("mark", "nothing") == "logo"
    assert "logo" in symbols()


def test_a_mark_that_shares_its_name_with_a_role_has_a_seal_of_its_own():
    assert thing_art("mark", "vampire") == "vampire-mark"
    assert thing_art("mark", "love") == "love"


def test_the_order_of_the_night_shows_what_the_cards_show():
    settings = Settings("one-night", "bezier")
    deal = setup("werewolf seer robber | drunk minion insomniac")
    for call in night_order(settings.rules, deal.cards, words("en")):
        assert call.art == role_art(call.step)
