"""Marks in the heads of bots: what one seat knows of them, whom it believes, and how it votes with them in mind."""

from __future__ import annotations

import pytest

import epic
from decks import seat
from garou.engine.game import Game
from garou.engine.view import view
from garou.minds.marks import marks_known
from garou.minds.voting import TAINTS, scores
from garou.talk.claims import saw, think, vote, was, wears
from hearings import Talk, chooses, hearing, says

ADA, BEN, CLEO, DAN, EVA = map(seat, range(5))
SEEDS = range(12)


def known(game: Game, who) -> dict:
    found = marks_known(view(game, who), game.rules)
    return {seat: mark for seat, mark in found.items() if mark not in ("", "clarity")}


def chosen(game: Game, who, said: Talk) -> set:
    """Whom it may vote for, whatever its luck."""
    return {chooses(game, who, said, seed)[0] for seed in SEEDS}


# --- What a seat knows ---------------------------------------------------------------------------


def test_who_lays_a_mark_knows_which_and_everybody_knows_their_own():
    game = epic.dawn(
        "diseased werewolf instigator villager villager | seer robber villager",
        "Ada diseased Ben",
        "Cleo instigator Dan",
    )
    assert known(game, ADA) == {BEN: "disease"}
    assert known(game, BEN) == {BEN: "disease"}
    assert known(game, CLEO) == {DAN: "traitor"}
    assert known(game, DAN) == {DAN: "traitor"}
    assert known(game, EVA) == {}


def test_a_priest_knows_what_is_gone_and_a_gremlin_what_has_changed_places():
    deal = "diseased gremlin priest villager villager | seer robber werewolf"
    game = epic.dawn(deal, "Ada diseased Ben", "Cleo priest Dan", "Ben gremlin marks Ben Eva")
    assert marks_known(view(game, CLEO), game.rules)[DAN] == "clarity"
    assert known(game, BEN) == {EVA: "disease"}
    assert known(game, ADA) == {BEN: "disease"}, "she cannot know better"


# --- Disease: whoever points at its bearer cannot win ----------------------------------------------

INFECTED = "diseased werewolf seer villager villager | werewolf robber villager"


def infected() -> tuple[Game, Talk]:
    """Ben is a wolf, found by the seer and laid low by the diseased Ada, who alone knows it."""
    game = epic.dawn(INFECTED, "Ada diseased Ben", "Cleo seer Ben")
    return game, {CLEO: (was("seer"), saw(BEN, "werewolf")), BEN: (was("robber"),)}


def test_who_knows_of_the_disease_does_not_point_there_and_who_does_not_know_it_does():
    game, said = infected()
    assert BEN not in chosen(game, ADA, said)
    assert chosen(game, DAN, said) == {BEN}


def test_who_is_told_of_the_disease_by_somebody_trusted_does_not_point_there():
    game, said = infected()
    assert BEN not in chosen(game, DAN, said | {ADA: (was("diseased"), wears(BEN, "disease"))})


def test_a_liar_who_says_to_be_diseased_is_not_believed():
    game, said = infected()
    assert chosen(game, CLEO, said | {BEN: (was("robber"), wears(BEN, "disease"))}) == {BEN}


def test_where_nobody_can_hand_it_out_nobody_fears_it():
    game = epic.dawn("villager werewolf seer priest | werewolf robber villager", "Dan priest", "Cleo seer Ben")
    said = {CLEO: (was("seer"), saw(BEN, "werewolf")), DAN: (was("priest"), wears(BEN, "disease"))}
    assert hearing(game, ADA, said).wears(BEN, TAINTS) == 0
    assert chosen(game, ADA, said) == {BEN}


def test_votes_that_go_round_the_table_go_round_the_diseased_too():
    """Nobody is suspected: Ada would point at Ben on her left, had she not given him the disease."""
    deal = "diseased villager seer villager | werewolf robber villager"
    game = epic.dawn(deal, "Ada diseased Ben", "Cleo seer centre-1 centre-2")
    told = {who: says(game, who) for who in (ADA, CLEO, DAN)}
    assert BEN not in chosen(game, ADA, told)
    assert chosen(game, CLEO, told) == {DAN}


def test_wolves_and_bodyguards_do_not_point_at_the_diseased_either():
    deal = "werewolf villager marksman villager diseased | werewolf robber villager"
    game = epic.dawn(deal, "Eva diseased Dan", "Cleo marksman Ada", "Cleo marksman Dan")
    said = {EVA: (was("diseased"), wears(DAN, "disease")), BEN: (vote(DAN),), CLEO: (vote(DAN),)}
    assert DAN not in chosen(game, ADA, said)
    game = epic.dawn("bodyguard villager werewolf diseased | werewolf robber villager", "Dan diseased Ada")
    told = {DAN: (was("diseased"), wears(BEN, "disease")), BEN: (was("villager"),), CLEO: (was("villager"),)}
    assert BEN not in chosen(game, ADA, told)


def test_nobody_announces_a_vote_that_cannot_win():
    game, said = infected()
    told = said | {DAN: (was("villager"),), EVA: (was("villager"),)}
    assert not any(vote(BEN) in says(game, ADA, told | {ADA: (was("diseased"),)}, seed) for seed in SEEDS)


# --- Traitor: wins by the death of another of his own team --------------------------------------------


def test_a_traitor_of_the_village_votes_for_a_villager_and_keeps_quiet_about_the_mark():
    deal = "villager werewolf seer instigator | werewolf robber villager"
    game = epic.dawn(deal, "Dan instigator Ada", "Cleo seer Ben")
    said = {CLEO: (was("seer"), saw(BEN, "werewolf")), BEN: (was("robber"),), DAN: (was("instigator"),)}
    assert BEN not in chosen(game, ADA, said)
    assert chosen(game, DAN, said) == {BEN}
    assert says(game, ADA) == (was("villager"),)


def test_a_traitor_of_the_pack_votes_for_the_other_wolf_and_a_lone_one_does_not_betray():
    deal = "werewolf werewolf seer instigator | villager robber villager"
    game = epic.dawn(deal, "Dan instigator Ada", "Cleo seer Dan")
    assert chosen(game, ADA, {CLEO: (vote(DAN),)}) == {BEN}
    deal = "werewolf villager seer instigator | werewolf robber villager"
    alone = epic.dawn(deal, "Dan instigator Ada", "Cleo seer Dan")
    assert not hearing(alone, ADA).own.traitor


def test_an_artifact_undoes_the_mark():
    deal = "villager werewolf curator instigator | werewolf robber villager"
    game = epic.dawn(deal, "Dan instigator Ada", "Cleo curator Ada", "luck curator brand")
    assert not hearing(game, ADA).own.traitor


def test_a_voice_that_is_known_to_be_a_traitors_counts_for_nothing():
    deal = "villager villager villager instigator | werewolf robber werewolf"
    game = epic.dawn(deal, "Dan instigator Ada")
    plain = {who: (was("villager"),) for who in (ADA, BEN, CLEO)}
    accused = plain | {ADA: (was("villager"), think(BEN, "werewolf"))}
    for who, heeds in ((CLEO, True), (DAN, False)):
        before, after = scores(hearing(game, who, plain))[BEN], scores(hearing(game, who, accused))[BEN]
        assert (after > before) == heeds
        assert after == pytest.approx(before) or heeds
