"""What a sly mind makes up: from what it saw, and so that nobody can hold it against it."""

from __future__ import annotations

from random import Random

import one_night
from decks import seat
from garou.engine.values import Slot
from garou.minds.sly import speak
from garou.talk.claims import saw, took, was
from hearings import hearing

ADA, BEN, CLEO, DAN = map(seat, range(4))
CENTRE = tuple(map(Slot, (3, 4, 5)))


def stories(game, who, said=None, times=60):
    return {speak(hearing(game, who, said), Random(seed)) for seed in range(times)}


def test_a_lone_wolf_claims_the_card_it_saw_in_the_centre():
    game = one_night.dawn(
        "werewolf villager seer | drunk robber villager", "Ada werewolf centre-1", rules=one_night.ravensburger()
    )
    told = [speak(hearing(game, ADA), Random(seed))[0] for seed in range(200)]
    assert told.count(was("drunk")) > 70  # of five cards it could have been


def test_only_cards_that_are_left_are_claimed():
    game = one_night.dawn("werewolf werewolf seer villager | robber drunk villager", "Cleo seer Dan")
    said = {CLEO: (was("seer"), saw(DAN, "villager")), DAN: (was("villager"),), BEN: (was("villager"),)}
    assert {told[0] for told in stories(game, ADA, said)} == {was("robber"), was("drunk")}


def test_who_robbed_a_wolf_says_to_be_the_robber_and_keeps_quiet_whose_card_it_took():
    game = one_night.dawn("robber werewolf seer villager | werewolf villager drunk", "Ada robber Ben")
    said = {BEN: (was("drunk"),), CLEO: (was("seer"), saw(DAN, "villager")), DAN: (was("villager"),)}
    assert stories(game, ADA, said) == {(was("robber"), took(CLEO, "seer")), (was("robber"), took(DAN, "villager"))}


def test_a_minion_draws_fire_by_a_card_that_is_taken():
    game = one_night.dawn("minion werewolf seer villager | robber drunk villager", "Cleo seer Dan")
    said = {BEN: (was("robber"),), CLEO: (was("seer"), saw(DAN, "villager"))}
    assert {told[0] for told in stories(game, ADA, said)} == {was("seer")}  # not the robber: that would be the wolf


def test_a_tanner_is_guilty_of_a_card_that_is_taken():
    game = one_night.dawn("tanner villager seer robber | werewolf villager drunk", "Cleo seer Ben", "Dan robber Ben")
    said = {CLEO: (was("seer"), saw(BEN, "villager")), DAN: (was("robber"), took(BEN, "villager"))}
    assert {told[0] for told in stories(game, ADA, said)} <= {was("seer"), was("robber")}


def test_nobody_pretends_to_be_a_mason():
    game = one_night.dawn("werewolf mason villager | mason villager villager")
    assert {told[0] for told in stories(game, ADA)} == {was("villager")}


def test_told_once_a_liar_sticks_to_it():
    game = one_night.dawn("werewolf villager villager | seer robber drunk")
    first = speak(hearing(game, ADA), Random(1))
    assert first
    assert speak(hearing(game, ADA, {ADA: first}), Random(2)) == ()
