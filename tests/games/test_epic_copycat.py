"""The copycat of Epic Battle: is whatever card of the centre it looked at, and so is its card (C42, C44, C45)."""

from __future__ import annotations

import pytest

from epic import (
    answered,
    asked,
    cards,
    dawn,
    day,
    declined,
    epic,
    final,
    knows,
    learnt,
    marks,
    must,
    night,
    only,
    winners,
)


def test_the_copycat_must_look_at_one_card_of_the_centre_and_nowhere_else():
    game = night("copycat villager alpha-wolf | seer robber thing | werewolf")
    assert asked(game) == "Ada copycat"
    assert must(game, "centre-1", "centre-2", "centre-3"), "the alpha's extra card is none of them (C74)"


def copied(role: str) -> str:
    """A copycat at a table with somebody of every camp, and that card in the first place of the centre."""
    second = "mason" if role == "mason" else "seer"
    return f"copycat werewolf vampire {second} | {role} robber villager" + (" | werewolf" if "alpha" in role else "")


COPIED = sorted(set(epic().roles) - {"copycat"})


@pytest.mark.parametrize("role", COPIED)
def test_the_copycat_is_whatever_card_it_looked_at(role):
    game = night(copied(role), "Ada copycat centre-1")
    assert knows(game, "Ada")[:3] == ["dealt copycat", f"saw-card centre-1 {role}", f"turned {role}"]
    assert game.position.counts[0] == game.position.wakes_as[0] == role
    assert cards(game).startswith("copycat"), "no card has moved"
    assert cards(game).split(" | ")[1].startswith(role)


def test_a_copycat_who_looks_at_a_copycat_is_a_plain_villager():
    game = day("copycat werewolf seer | copycat robber villager", "Ada copycat centre-1", votes="Ben Ada Ben")
    assert learnt(game, "Ada", "saw-card", "turned") == ["saw-card centre-1 copycat", "turned villager"]
    assert final(game) == "villager werewolf seer"


def test_two_copycats_may_copy_the_same_card():
    game = night(
        "copycat copycat villager villager | vampire seer robber", "Ada copycat centre-1", "Ben copycat centre-1"
    )
    assert asked(game) == "Ada Ben vampire"


# Which question a copycat is put as each role that chooses something.
ACTS = {
    "vampire": "Ada Cleo vampire", "master": "Ada Cleo vampire", "count": "Ada Cleo vampire",
    "diseased": "Ada diseased", "cupid": "Ada cupid", "instigator": "Ada instigator", "priest": "Ada priest",
    "assassin": "Ada assassin", "alpha-wolf": "Ada alpha-wolf", "mystic-wolf": "Ada mystic-wolf",
    "thing": "Ada thing", "seer": "Ada seer", "paranormal-investigator": "Ada paranormal-investigator",
    "marksman": "Ada marksman", "robber": "Ada robber", "witch": "Ada witch", "gremlin": "Ada gremlin",
    "revealer": "Ada revealer", "curator": "Ada curator",
}  # fmt: skip


@pytest.mark.parametrize("role", ACTS)
def test_the_copycat_acts_when_the_copied_role_is_called(role):
    game = night(copied(role), "Ada copycat centre-1")
    while asked(game) != ACTS[role]:  # until then the clan bites, and the others decline
        game = answered(game, "Cleo vampire Dan") if asked(game) == "Cleo vampire" else declined(game)
    assert role in only(game).topic or only(game).call == "vampire"


def test_a_copied_count_bites_with_the_clan_and_then_frightens_alone():
    game = night("copycat vampire villager villager | count seer robber", "Ada copycat centre-1")
    assert asked(game) == "Ada Ben vampire"
    game = answered(game, "Ben vampire Cleo")
    assert asked(game) == "Ada count"
    assert must(game, "Dan")


def test_a_copied_count_is_not_frightened_by_the_real_one():
    game = night("copycat count villager villager | count seer robber", "Ada copycat centre-1", "Ada vampire Cleo")
    assert asked(game) == "Ada count"
    assert must(game, "Dan")
    game = answered(game, "Ada count Dan")
    assert asked(game) == "Ben count"
    assert must(game, "Dan")


def test_a_copied_renfield_serves_and_takes_the_bat():
    game = dawn("copycat vampire villager | renfield seer robber", "Ada copycat centre-1", "Ben vampire Cleo")
    assert learnt(game, "Ada", "fellows", "bitten") == ["fellows renfield Ben", "bitten Cleo"]
    assert marks(game) == "bat clarity vampire"


def test_a_copied_assassin_marks_and_wins_by_it():
    game = day(
        "copycat werewolf villager | assassin seer robber",
        "Ada copycat centre-1",
        "Ada assassin Cleo",
        votes="Cleo Cleo Ben",
    )
    assert final(game) == "assassin werewolf villager"
    assert winners(game) == "Ada Ben", "the mark's bearer died, and no werewolf did"


def test_the_copied_card_stays_in_the_centre_and_may_be_given_out_as_well():
    """C45: the witch deals the hunter that Ada has copied; now there are two."""
    game = day(
        "copycat witch werewolf villager | hunter seer robber",
        "Ada copycat centre-1",
        "Ben witch centre-1",
        "Ben witch Dan",
        votes="Cleo Cleo Ben Cleo",
    )
    assert final(game) == "hunter witch werewolf hunter"


def test_an_assassin_card_that_was_only_copied_is_a_villager_for_who_gets_it():
    game = day(
        "copycat witch werewolf | assassin seer robber",
        "Ada copycat centre-1",
        "Ada assassin Cleo",
        "Ben witch centre-1",
        "Ben witch Ben",
        votes="Cleo Cleo Ada",
    )
    assert final(game) == "assassin villager werewolf", "what lay in the centre has never been used"
    assert winners(game) == "Ada Ben"


def test_what_was_copied_goes_with_the_card():
    """C44: the robber takes a copycat card that is a vampire; he is one, and Ada is the robber."""
    game = day(
        "copycat robber villager seer | vampire werewolf thing",
        "Ada copycat centre-1",
        "Ada vampire Cleo",
        "Ben robber Ada",
        votes="Ben Ada Ada Ben",
    )
    assert learnt(game, "Ben", "saw-card") == ["saw-card Ben copycat"], "the printed face is all he sees"
    assert final(game) == "robber vampire villager seer"


def test_a_copycat_card_from_the_centre_is_a_plain_villager():
    game = day(
        "witch werewolf villager | copycat seer robber", "Ada witch centre-1", "Ada witch Ada", votes="Ben Ada Ben"
    )
    assert final(game) == "villager werewolf villager"
    assert winners(game) == "Ada Cleo"
