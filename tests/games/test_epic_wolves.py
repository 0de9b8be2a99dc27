"""The werewolves of Epic Battle in the night: whom they see, and what the alpha wolf does."""

from __future__ import annotations

import pytest

from epic import answered, asked, beside, cards, dawn, knows, learnt, may, must, night
from garou.engine.values import IllegalSetup

# --- Werewolves -------------------------------------------------------------------------------------


def test_the_pack_sees_each_other_whatever_kind_of_wolf():
    game = dawn(
        "werewolf alpha-wolf mystic-wolf dream-wolf villager | robber thing seer | werewolf", "Ben alpha-wolf Eva"
    )
    assert learnt(game, "Ada", "fellows") == ["fellows werewolf Ben Cleo Dan"]
    assert learnt(game, "Ben", "fellows") == ["fellows werewolf Ada Cleo Dan"]
    assert learnt(game, "Cleo", "fellows") == ["fellows werewolf Ada Ben Dan"]
    assert knows(game, "Dan") == ["dealt dream-wolf"], "she never opens her eyes"


@pytest.mark.parametrize("wolf", ["werewolf", "alpha-wolf", "mystic-wolf"])
def test_a_lone_wolf_of_any_kind_that_wakes_may_look_at_one_card_of_the_centre(wolf):
    game = night(f"{wolf} villager villager | robber dream-wolf seer{beside(wolf)}")
    assert asked(game) == "Ada werewolf"
    assert may(game, "centre-1", "centre-2", "centre-3"), "never the alpha's extra card (C74)"
    assert knows(answered(game, "Ada werewolf centre-2"), "Ada")[-1] == "saw-card centre-2 dream-wolf"


@pytest.mark.parametrize("other", ["werewolf", "mystic-wolf", "dream-wolf"])
def test_a_wolf_who_sees_another_or_a_thumb_does_not_look(other):
    game = dawn(f"werewolf {other} villager | robber thing seer")
    assert not [answer for answer in game.log if answer.call == "werewolf"]


def test_a_lone_dream_wolf_sleeps_and_looks_at_nothing():
    game = night("dream-wolf villager villager | robber thing seer")
    assert asked(game) == "Ada vote / Ben vote / Cleo vote"


def test_a_copycat_who_is_a_werewolf_wakes_with_the_pack_and_a_copied_dream_wolf_shows_a_thumb():
    awake = night("copycat werewolf villager | mystic-wolf thing seer", "Ada copycat centre-1")
    assert knows(awake, "Ben")[-1] == "fellows werewolf Ada"
    assert knows(awake, "Ada")[-1] == "fellows werewolf Ben"
    thumb = night("copycat werewolf villager | dream-wolf thing seer", "Ada copycat centre-1")
    assert knows(thumb, "Ben")[-1] == "fellows werewolf Ada"
    assert knows(thumb, "Ada")[-1] == "turned dream-wolf"


def test_a_bitten_werewolf_still_wakes_with_the_pack():
    game = dawn("vampire werewolf mystic-wolf | robber thing seer", "Ada vampire Ben")
    assert learnt(game, "Ben", "fellows") == ["fellows werewolf Cleo"]
    assert learnt(game, "Cleo", "fellows") == ["fellows werewolf Ben"]


# --- Alpha Wolf (C73, C74) ----------------------------------------------------------------------------


def test_the_alpha_must_exchange_the_extra_card_with_somebody_not_seen_as_a_wolf():
    game = night("alpha-wolf werewolf dream-wolf villager seer | robber thing witch | mystic-wolf")
    assert asked(game) == "Ada alpha-wolf"
    assert must(game, "Dan", "Eva"), "not himself, not Ben, not Cleo whose thumb he saw"
    game = answered(game, "Ada alpha-wolf Dan")
    assert cards(game) == "alpha-wolf werewolf dream-wolf mystic-wolf seer | robber thing witch | villager"


def test_the_player_who_got_the_extra_wolf_does_not_know_and_wakes_as_before():
    game = dawn(
        "alpha-wolf seer villager | robber thing witch | werewolf", "Ada alpha-wolf Ben", "Ben seer centre-1 centre-2"
    )
    assert knows(game, "Ben") == ["dealt seer", "saw-card centre-1 robber", "saw-card centre-2 thing"]
    assert cards(game).startswith("alpha-wolf werewolf")


def test_an_alpha_who_sees_only_wolves_exchanges_nothing():
    game = night("alpha-wolf werewolf dream-wolf | robber thing witch | mystic-wolf")
    assert asked(game) == "Ada vote / Ben vote / Cleo vote"
    assert cards(game) == "alpha-wolf werewolf dream-wolf | robber thing witch | mystic-wolf"


def test_the_alpha_may_hit_a_frightened_wolf_he_did_not_see():
    game = night(
        "alpha-wolf werewolf count villager | robber thing witch | dream-wolf", "Cleo vampire Dan", "Cleo count Ben"
    )
    game = answered(game, "Ada werewolf")  # alone, as far as he knows
    assert must(game, "Ben", "Cleo", "Dan")


def test_a_frightened_dream_wolf_is_known_to_the_alpha_all_the_same():
    game = night(
        "alpha-wolf dream-wolf count villager | robber thing witch | werewolf", "Cleo vampire Dan", "Cleo count Ben"
    )
    assert must(game, "Cleo", "Dan")


def test_a_frightened_alpha_leaves_the_extra_card_where_it_lies():
    game = dawn(
        "alpha-wolf count villager villager | robber thing witch | werewolf", "Ben vampire Cleo", "Ben count Ada"
    )
    assert cards(game) == "alpha-wolf count villager villager | robber thing witch | werewolf"


def test_an_alpha_from_the_centre_moves_nothing():
    game = dawn("villager seer villager | alpha-wolf thing witch | werewolf")
    assert cards(game) == "villager seer villager | alpha-wolf thing witch | werewolf"


def test_a_copied_alpha_moves_the_extra_card():
    game = night("copycat seer werewolf villager | alpha-wolf thing witch | dream-wolf", "Ada copycat centre-1")
    assert asked(game) == "Ada alpha-wolf"
    assert must(game, "Ben", "Dan")
    game = answered(game, "Ada alpha-wolf Dan")
    assert cards(game) == "copycat seer werewolf dream-wolf | alpha-wolf thing witch | villager"


@pytest.mark.parametrize(
    "rest", ["alpha-wolf villager seer | robber thing witch", "villager seer | alpha-wolf thing witch"]
)
def test_two_alphas_in_one_deck_are_refused(rest):
    """There is one extra wolf: the second alpha would hand out another card."""
    with pytest.raises(IllegalSetup) as refusal:
        night(f"alpha-wolf {rest} | werewolf")
    assert (refusal.value.reason, refusal.value.details) == ("at-most-one", {"role": "alpha-wolf"})
