"""The thief of the classic game, who may be somebody else by morning (ruling C100).

A deal names the cards from Ada on, clockwise; extra cards stand behind the second bar.
"""

from __future__ import annotations

import pytest

from village import dealt, deaths, final, knows, may, morning, said, told, whom, winners

THIEF = "thief werewolf seer villager villager villager | | "


def test_thief_sees_both_extra_cards_and_nobody_else_does():
    game = dealt(THIEF + "witch werewolf")
    assert told(game, "saw-card") == ["Ada: saw-card extra-1 witch", "Ada: saw-card extra-2 werewolf"]


def test_thief_between_two_wolves_must_take_one():
    game = dealt(THIEF + "werewolf werewolf")
    assert may(game, "thief") == ["extra-1", "extra-2"]


@pytest.mark.parametrize("extra", ["werewolf villager", "villager werewolf", "villager villager", "hunter witch"])
def test_thief_may_keep_his_card_beside_anything_else(extra):
    assert may(dealt(THIEF + extra), "thief") == ["-", "extra-1", "extra-2"]


def test_thief_who_keeps_his_card_is_a_plain_villager_to_the_seer_and_in_the_end():
    game = said(dealt(THIEF + "witch hunter"), "Ada thief", "Cleo seer Ada", "Ben werewolf Ben")
    assert told(game, "turned") == ["Ada: turned villager"]
    assert "saw-card Ada villager" in knows(game, "Cleo")
    assert final(game)["Ada"] == "villager"
    assert winners(game) == "Ada Cleo Dan Eva Fay (village)"  # the wolf named himself


def test_thief_who_kept_his_card_is_shown_as_what_he_was_dealt_and_what_he_counted_as():
    game = morning(dealt(THIEF + "witch hunter", "Ada thief", "Ben werewolf Ada"))
    assert "all: shown Ada thief villager" in told(game, "shown")


def test_thief_takes_a_card_and_leaves_his_own_in_its_place():
    game = dealt(THIEF + "villager hunter", "Ada thief extra-2")
    assert told(game, "moved", "turned") == ["Ada: moved cards Ada extra-2", "Ada: turned hunter"]
    assert [game.position.printed(slot) for slot in (0, 6, 7)] == ["hunter", "villager", "thief"]


@pytest.mark.parametrize(
    ("role", "call"),
    [
        ("witch", "witch-poison"),
        ("seer", "seer"),
        ("cupid", "cupid"),
        ("werewolf", "sleep"),
        ("little-girl", "little-girl"),
    ],
)
def test_thief_acts_as_what_he_took_in_the_same_night(role, call):
    game = dealt(f"thief werewolf villager villager villager villager | | villager {role}", "Ada thief extra-2")
    assert "Ada" in whom(game, call).split()


def test_thief_who_took_the_wolf_is_seen_by_the_pack_and_by_the_seer_as_a_wolf():
    game = dealt(THIEF + "werewolf villager", "Ada thief extra-1", "Cleo seer Ada", "Ada sleep", "Ben sleep")
    assert told(game, "fellows") == ["Ada: fellows werewolf Ben", "Ben: fellows werewolf Ada"]
    assert "saw-card Ada werewolf" in knows(game, "Cleo")


def test_thief_who_took_the_wolf_wins_with_the_wolves():
    """Of two villagers in five one is lynched and one was eaten: one villager is left."""
    game = dealt("thief werewolf villager villager villager | | werewolf werewolf", "Ada thief extra-1")
    game = said(game, "all werewolf Cleo", "all lynch Dan")
    assert winners(game) == "Ada Ben (werewolf)"
    assert final(game)["Ada"] == "werewolf"


def test_thief_who_took_the_hunter_shoots_when_he_is_devoured():
    game = dealt(THIEF + "hunter villager", "Ada thief extra-1", "Ben werewolf Ada", "Ada hunter Ben")
    assert deaths(game) == ["Ada night", "Ben shot"]
    assert winners(game) == "Ada Cleo Dan Eva Fay (village)"


def test_thief_who_took_the_witch_is_shown_the_victim_the_same_night_and_may_save_herself():
    game = dealt(THIEF + "witch villager", "Ada thief extra-1", "Ben werewolf Ada", "Ada witch-heal heal")
    assert told(game, "victim", "healed") == ["Ada: victim Ada", "Ada: healed Ada"]
    assert deaths(morning(game)) == []


def test_thief_who_took_cupid_joins_two_lovers():
    game = dealt(THIEF + "cupid villager", "Ada thief extra-1", "Ada cupid Ada Ben")
    assert told(game, "joined", "fellows") == [
        "Ada: joined Ada Ben",
        "Ada: fellows lovers Ben",
        "Ben: fellows lovers Ada",
    ]


def test_thief_who_took_the_little_girl_spies():
    game = dealt(THIEF + "little-girl villager", "Ada thief extra-1", "Ben sleep", "Ada little-girl late")
    game = said(game, "Ben glance early", "luck little-girl Ben")
    assert "saw-card Ben werewolf" in knows(game, "Ada")
