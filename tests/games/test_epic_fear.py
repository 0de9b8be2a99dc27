"""Love and fear in Epic Battle: what the marks of dusk do to the night."""

from __future__ import annotations

import pytest

from epic import answered, asked, beside, cards, dawn, day, knows, learnt, marks, may, night, partner

# --- Lovers (C43, C57) ----------------------------------------------------------------------------


def test_lovers_see_each_other_before_anybody_else_wakes():
    game = dawn("cupid werewolf seer villager | robber thing dream-wolf", "Ada cupid Ben Cleo", "Cleo seer Dan")
    assert knows(game, "Ben") == ["dealt werewolf", "saw-mark Ben love", "fellows lovers Cleo", "fellows werewolf"]
    assert knows(game, "Cleo")[2:] == ["fellows lovers Ben", "saw-card Dan villager"]
    assert knows(game, "Ada") == ["dealt cupid", "moved marks Ben", "moved marks Cleo", "saw-mark Ada clarity"]


def test_a_lover_whose_partner_lost_the_mark_wakes_and_sees_nobody():
    game = dawn("cupid priest villager | robber thing seer", "Ada cupid Ada Cleo", "Ben priest Cleo")
    assert learnt(game, "Ada", "fellows") == ["fellows lovers"]
    assert learnt(game, "Cleo", "fellows") == []


def test_who_gets_a_love_mark_later_in_the_night_does_not_wake_for_it():
    game = dawn("cupid gremlin villager | robber thing seer", "Ada cupid Ada Ben", "Ben gremlin marks Ben Cleo")
    assert marks(game) == "love clarity love"
    assert learnt(game, "Cleo", "fellows") == []
    assert learnt(game, "Ben", "fellows") == ["fellows lovers Ada"]


# --- Fear (C51, C52, C59) -------------------------------------------------------------------------

AWAKE_AT_NIGHT = [
    "werewolf", "alpha-wolf", "mystic-wolf", "mason", "thing", "seer", "paranormal-investigator", "marksman",
    "robber", "witch", "aura-seer", "gremlin", "insomniac", "revealer", "curator",
]  # fmt: skip


@pytest.mark.parametrize("role", AWAKE_AT_NIGHT)
def test_whoever_is_frightened_sleeps_through_the_night(role):
    deal = f"count {role} {partner(role)} villager | villager villager robber{beside(role)}"
    game = dawn(deal, "Ada vampire Dan", "Ada count Ben")
    assert knows(game, "Ben") == [f"dealt {role}", "saw-mark Ben fear"]
    assert not [answer for answer in game.log if answer.seat == 1], "nobody asked him either"
    assert cards(game) == deal


@pytest.mark.parametrize("role", AWAKE_AT_NIGHT)
def test_fear_keeps_a_copycat_asleep_as_the_role_it_copied(role):
    deal = f"copycat count {partner(role)} villager | {role} villager robber{beside(role)}"
    game = dawn(deal, "Ada copycat centre-1", "Ben vampire Dan", "Ben count Ada")
    assert knows(game, "Ada") == [
        "dealt copycat", f"saw-card centre-1 {role}", f"turned {role}", "saw-mark Ada fear",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("role", "line", "mark"),
    [
        ("cupid", "Ben cupid Cleo Dan", "clarity fear love love"),
        ("instigator", "Ben instigator Cleo", "clarity fear traitor vampire"),
        ("diseased", "Ben diseased Cleo", "clarity fear disease vampire"),
        ("assassin", "Ben assassin Cleo", "clarity fear assassin vampire"),
        ("priest", "Ben priest Dan", "clarity clarity clarity clarity"),
    ],
)
def test_fear_comes_too_late_for_who_acts_at_dusk(role, line, mark):
    deal = f"count {role} villager villager | seer villager robber"
    assert marks(dawn(deal, "Ada vampire Dan", "Ada count Ben", line)) == mark


def test_fear_takes_nothing_from_a_hunter_at_the_vote():
    game = day(
        "count hunter villager villager | seer villager robber",
        "Ada vampire Dan",
        "Ada count Ben",
        votes="Ben Ada Ben Ben",
    )
    assert game.position.dead == {0, 1}, "he takes the count along"


def test_who_was_cleansed_of_fear_wakes():
    game = night("count priest seer villager | robber thing villager", "Ada vampire Dan", "Ada count Cleo")
    assert asked(answered(game, "Ben priest Cleo")) == "Cleo seer"


def test_who_got_another_mark_over_fear_wakes():
    game = night(
        "count cupid seer villager | robber thing villager", "Ada vampire Dan", "Ada count Cleo", "Ben cupid Cleo Ben"
    )
    assert asked(game) == "Cleo seer"


def test_fear_that_the_gremlin_moves_frees_nobody_and_frightens_nobody():
    game = dawn(
        "count gremlin insomniac seer | robber thing villager",
        "Ada vampire Ben",
        "Ada count Dan",
        "Ben gremlin marks Cleo Dan",
    )
    assert marks(game) == "clarity vampire fear clarity"
    assert knows(game, "Cleo") == ["dealt insomniac", "saw-mark Cleo clarity", "saw-card Cleo insomniac"]
    assert knows(game, "Dan") == ["dealt seer", "saw-mark Dan fear"]


def test_of_two_masons_only_the_frightened_one_sleeps():
    game = dawn("count mason mason villager | robber thing seer", "Ada vampire Dan", "Ada count Ben")
    assert learnt(game, "Ben", "fellows") == []
    assert learnt(game, "Cleo", "fellows") == ["fellows mason"], "so a lone mason proves nothing (C35)"


def test_a_frightened_werewolf_is_not_seen_and_leaves_the_other_one_alone():
    game = night("count werewolf mystic-wolf villager | robber thing seer", "Ada vampire Dan", "Ada count Ben")
    assert knows(game, "Cleo")[-1] == "fellows werewolf"
    assert asked(game) == "Cleo werewolf"
    assert may(game, "centre-1", "centre-2", "centre-3")


def test_a_frightened_dream_wolf_still_shows_the_thumb():
    game = dawn("count werewolf dream-wolf villager | robber thing seer", "Ada vampire Dan", "Ada count Cleo")
    assert learnt(game, "Ben", "fellows") == ["fellows werewolf Cleo"]
    assert not [answer for answer in game.log if answer.call == "werewolf"], "Ben is not alone and does not look"
