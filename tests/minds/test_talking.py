"""What bots say and choose in games a person can follow: deals and nights as lines."""

from __future__ import annotations

from random import Random

import pytest

import epic
import one_night
import village
from decks import seat
from garou.engine.game import Game
from garou.engine.values import Slot
from garou.engine.view import View, view
from garou.minds.talking import answer
from garou.talk.claims import am, claim_from, saw, swapped, think, took, vote, was, wears
from hearings import chooses, hearing, says

ADA, BEN, CLEO, DAN, EVA, FAY = map(seat, range(6))
CENTRE = tuple(map(Slot, (3, 4, 5)))

# --- Villagers tell the truth ------------------------------------------------------------------

NIGHTS = [
    ("seer werewolf villager | robber drunk villager", "Ada seer Ben", (was("seer"), saw(BEN, "werewolf"))),
    (
        "seer werewolf villager | robber drunk villager",
        "Ada seer centre-1 centre-3",
        (was("seer"), saw(CENTRE[0], "robber"), saw(CENTRE[2], "villager")),
    ),
    ("robber seer villager | werewolf werewolf villager", "Ada robber Ben", (was("robber"), took(BEN, "seer"))),
    (
        "troublemaker seer villager | drunk werewolf tanner",
        "Ada troublemaker Ben Cleo",
        (was("troublemaker"), swapped(BEN, CLEO)),
    ),
    ("drunk seer villager | robber werewolf tanner", "Ada drunk centre-2", (was("drunk"), took(CENTRE[1]))),
    ("insomniac robber villager | seer werewolf tanner", "Ben robber Ada", (was("insomniac"), saw(ADA, "robber"))),
    ("mason mason villager | seer werewolf tanner", "", (was("mason"), saw(BEN, "mason"))),
    ("villager mason hunter | mason werewolf tanner", "", (was("villager"),)),
    (
        "doppelganger robber seer | werewolf villager villager",
        "Ada doppelganger Ben; Ada doppelganger Cleo",
        (was("doppelganger"), saw(BEN, "robber"), am("robber"), took(CLEO, "seer")),
    ),
]  # fmt: skip


@pytest.mark.parametrize(("deal", "lines", "truth"), NIGHTS, ids=[f"{deal}: {lines}" for deal, lines, _ in NIGHTS])
def test_villagers_tell_what_they_were_and_did(deal, lines, truth):
    game = one_night.dawn(deal, *filter(None, lines.split("; ")))
    first = says(game, ADA)
    assert first == truth[:3]
    assert says(game, ADA, {ADA: first}) == truth[3:]


def test_marks_are_told_too_unless_it_is_a_bite():
    night = ["Ben vampire Cleo", "Dan priest"]
    game = epic.dawn(
        "marksman vampire villager priest | seer robber werewolf", *night, "Ada marksman Dan", "Ada marksman Cleo"
    )
    assert says(game, ADA) == (was("marksman"), saw(DAN, "priest"), wears(CLEO, "vampire"))
    assert says(game, CLEO) == (was("villager"),)  # bitten: one of the clan now


def test_a_robbed_villager_says_what_is_left():
    game = one_night.dawn("villager robber seer | werewolf werewolf drunk", "Ben robber Ada")
    told = {ADA: says(game, ADA), BEN: says(game, BEN)}
    assert told[BEN] == (was("robber"), took(ADA, "villager"))
    assert says(game, ADA, told) == (am("robber"),)


def test_nobody_believes_a_robber_who_names_another_card_than_theirs():
    game = one_night.dawn("villager werewolf seer | robber werewolf drunk")
    told = {ADA: says(game, ADA), BEN: (was("robber"), took(ADA, "drunk"))}
    assert says(game, ADA, told) == (think(BEN, "werewolf"), vote(BEN))


def test_who_became_a_wolf_in_the_night_does_not_say_so():
    game = one_night.dawn("robber werewolf seer villager | werewolf villager drunk", "Ada robber Ben")
    for seed in range(20):
        told = says(game, ADA, seed=seed)
        assert told
        assert took(BEN, "werewolf") not in told


# --- The others lie ----------------------------------------------------------------------------


def test_a_wolf_claims_a_village_role_that_is_free():
    """Villagers and seer are spoken for; robber and drunk are not."""
    game = one_night.dawn("werewolf werewolf seer villager | robber drunk villager", "Cleo seer Dan")
    told = {CLEO: says(game, CLEO), DAN: says(game, DAN), BEN: (was("villager"),)}
    roles = {says(game, ADA, told, seed)[0] for seed in range(40)}
    assert roles == {was("robber"), was("drunk")}


def test_a_lone_wolf_rather_hides_behind_a_card_of_the_centre():
    game = one_night.dawn(
        "werewolf villager seer | drunk robber villager", "Ada werewolf centre-1", rules=one_night.ravensburger()
    )
    roles = [says(game, ADA, seed=seed)[0] for seed in range(200)]
    assert roles.count(was("drunk")) > 70  # 5 of 9 chances; 1 in 5 without the look


def test_a_lie_has_a_night_to_it_and_stays_the_same():
    game = one_night.dawn("werewolf villager villager | seer robber drunk")
    stories = {}
    for seed in range(60):
        told = says(game, ADA, {BEN: (was("villager"),)}, seed)
        stories.setdefault(told[0], set()).update(claim.kind for claim in told[1:])
        assert not [claim for claim in says(game, ADA, {ADA: told}, seed) if claim.kind in ("was", "am")]
        for claim in told:
            parts = (*claim.places, *claim.roles) if claim.kind != "took" else (*claim.places, *(claim.roles or ("",)))
            assert claim_from(claim.kind, parts, hearing(game, ADA).common, ADA) == claim
    assert stories == {
        was("villager"): set(),
        was("seer"): {"saw"},
        was("robber"): {"took"},
        was("drunk"): {"took"},
    }


def test_nobody_pretends_to_be_a_mason():
    game = one_night.dawn("werewolf mason villager | mason villager villager")
    assert {says(game, ADA, seed=seed)[0] for seed in range(40)} == {was("villager")}


def test_a_witch_who_gave_herself_a_wolf_does_not_say_so():
    lines = ["Ada witch centre-1", "Ada witch Ada"]
    game = epic.dawn("witch seer villager robber | werewolf villager werewolf", *lines)
    for seed in range(20):
        assert took(Slot(4)) not in says(game, ADA, seed=seed)


def test_servants_vouch_for_their_masters():
    """A minion who plays the seer claims to have seen the wolf's lie."""
    game = one_night.dawn("minion werewolf villager | seer villager villager")
    told = {BEN: (was("villager"),), CLEO: (was("villager"),)}
    seers = [says(game, ADA, told, seed) for seed in range(60)]
    assert {story for story in seers if story[0] == was("seer")} == {(was("seer"), saw(BEN, "villager"))}


def test_a_tanner_takes_a_role_that_is_taken():
    game = one_night.dawn("tanner villager seer robber | werewolf villager drunk", "Cleo seer Ben", "Dan robber Ben")
    told = {BEN: says(game, BEN), CLEO: says(game, CLEO), DAN: says(game, DAN)}
    assert {says(game, ADA, told, seed)[0] for seed in range(20)} <= {was("seer"), was("robber")}


# --- Votes -------------------------------------------------------------------------------------


def test_a_seer_votes_for_the_wolf_she_saw():
    game = one_night.dawn("seer werewolf villager villager | robber drunk villager", "Ada seer Ben")
    assert chooses(game, ADA) == (BEN,)


def test_a_village_votes_for_whom_the_only_seer_has_seen():
    game = one_night.dawn("seer werewolf villager villager | robber drunk villager", "Ada seer Ben")
    told = {ADA: says(game, ADA), BEN: (was("drunk"),), CLEO: says(game, CLEO), DAN: says(game, DAN)}
    assert [chooses(game, who, told) for who in (CLEO, DAN)] == [(BEN,), (BEN,)]
    assert says(game, CLEO, told) == (think(BEN, "werewolf"), vote(BEN))


def test_wolves_vote_with_the_crowd_and_never_for_each_other():
    game = one_night.dawn("werewolf werewolf seer villager villager | robber drunk villager", "Cleo seer Ben")
    told = {CLEO: says(game, CLEO), DAN: (was("villager"), vote(BEN)), EVA: (was("villager"), vote(DAN))}
    assert chooses(game, ADA, told) == (DAN,)
    against = {who: (vote(BEN),) for who in (CLEO, DAN, EVA)}
    assert all(chooses(game, ADA, against, seed) != (BEN,) for seed in range(20))


def test_an_accusation_counts_if_its_speaker_is_believed():
    game = one_night.dawn("villager villager villager villager | seer robber werewolf")
    told = {who: (was("villager"),) for who in (ADA, BEN, CLEO)} | {DAN: (was("robber"), think(CLEO, "werewolf"))}
    assert {chooses(game, ADA, told, seed) for seed in range(20)} == {(CLEO,)}


def test_without_a_suspect_votes_go_round_the_table():
    """Both wolves lie in the centre, and the seer says so."""
    game = one_night.dawn("seer villager villager | werewolf werewolf villager", "Ada seer centre-1 centre-2")
    told = {who: says(game, who) for who in (ADA, BEN, CLEO)}
    assert [chooses(game, who, told) for who in (ADA, BEN, CLEO)] == [(BEN,), (CLEO,), (ADA,)]


def test_a_bodyguard_points_at_a_friend():
    game = epic.dawn("bodyguard werewolf seer villager | werewolf robber villager", "Cleo seer Ben")
    told = {CLEO: says(game, CLEO), BEN: (was("robber"),), DAN: says(game, DAN)}
    assert chooses(game, ADA, told) in ((CLEO,), (DAN,))


def test_an_assassin_votes_for_the_target():
    game = epic.dawn("assassin villager seer robber | werewolf werewolf villager", "Ada assassin Dan")
    assert chooses(game, ADA) == (DAN,)


def test_among_three_teams_the_wolves_are_after_the_vampires():
    deal = "werewolf vampire seer villager villager | werewolf robber villager"
    game = epic.dawn(deal, "Ben vampire Dan", "Cleo seer Ben")
    told = {CLEO: says(game, CLEO), BEN: (was("robber"),), EVA: says(game, EVA)}
    assert chooses(game, ADA, told) == (BEN,)


# --- Nights ------------------------------------------------------------------------------------


def test_a_seer_mostly_looks_at_players_and_robbers_mostly_rob():
    game = one_night.night("seer robber villager villager | werewolf werewolf drunk")
    looks = [len(chooses(game, ADA, seed=seed)) for seed in range(100)]
    assert 60 < looks.count(1) < 95
    game = one_night.night("villager robber villager villager | werewolf werewolf drunk")
    assert [chooses(game, BEN, seed=seed) for seed in range(100)].count(()) < 25


PACK = "werewolf werewolf seer witch villager villager villager"


def test_a_pack_bites_together_and_none_of_its_own():
    game = village.until(village.dealt(PACK), "werewolf")
    named = [chooses(game, wolf, seed=seed, day=day) for day in range(5) for seed, wolf in enumerate((ADA, BEN) * 2)]
    assert not {(ADA,), (BEN,)} & {*named}
    assert all(len({*named[night : night + 4]}) == 1 for night in range(0, 20, 4))
    assert len({*named}) > 1


def test_a_pack_bites_whoever_came_out():
    game = village.until(village.dealt(PACK), "werewolf")
    out = {CLEO: (am("seer"), saw(BEN, "werewolf"))}
    assert {chooses(game, wolf, out, day=day) for wolf in (ADA, BEN) for day in range(5)} == {(CLEO,)}


def test_wolves_do_not_starve():
    game = village.until(village.dealt(PACK), "sleep")
    assert {chooses(game, ADA, seed=seed) for seed in range(20)} == {()}


def test_a_witch_poisons_only_whom_she_is_sure_of():
    game = village.until(village.said(village.dealt(PACK), "Ada werewolf Eva", "Ben werewolf Eva"), "witch-poison")
    assert {chooses(game, DAN, seed=seed) for seed in range(20)} == {()}
    assert chooses(game, DAN, {CLEO: (am("seer"), saw(ADA, "werewolf"))}) == (ADA,)


# --- The classic game --------------------------------------------------------------------------


def by_day(deal: str, *lines: str) -> Game:
    return village.until(village.dealt(deal, *lines), "lynch")


def test_in_the_classic_game_everybody_hides_day_after_day():
    game = by_day(PACK, "Cleo seer Dan")
    assert {says(game, who, day=day) for who in map(seat, range(7)) for day in (1, 2)} == {(am("villager"),)}


def test_a_seer_who_has_found_a_wolf_speaks_up():
    game = by_day(PACK, "Cleo seer Ben")
    assert says(game, CLEO) == (am("seer"), saw(BEN, "werewolf"))


def test_a_wolf_who_was_found_says_the_same_of_the_seer():
    game = by_day(PACK, "Cleo seer Ben", "Ada werewolf Fay", "Ben werewolf Fay")
    told = {CLEO: says(game, CLEO)}
    assert says(game, BEN, told) == (am("seer"), saw(CLEO, "werewolf"))
    assert says(game, ADA, told) == (am("villager"),)


def test_the_village_follows_a_lone_seer():
    game = by_day(PACK, "Cleo seer Ben", "Ada werewolf Fay", "Ben werewolf Fay")
    told = {CLEO: says(game, CLEO), BEN: (am("villager"),)}
    assert [chooses(game, who, told) for who in (CLEO, DAN, EVA)] == [(BEN,)] * 3


def test_the_dead_say_nothing():
    game = by_day(PACK, "Ada werewolf Fay", "Ben werewolf Fay")
    assert says(game, FAY) == ()


def test_a_captain_is_somebody_one_trusts():
    game = village.until(village.dealt(PACK, "Cleo seer Ben", options="captain"), "captain")
    assert chooses(game, ADA) in ((ADA,), (BEN,))
    told = {CLEO: says(game, CLEO)}
    asked = [view(game, who).questions[0] for who in (DAN, EVA)]
    assert all(question.call == "captain" for question in asked)
    assert (BEN,) not in [chooses(game, who, told) for who in (DAN, EVA)]


def test_a_mind_answers_the_first_question_of_its_view():
    game = one_night.night("seer robber villager | werewolf werewolf drunk")
    [question] = view(game, ADA).questions
    asked = hearing(game, ADA)
    assert asked.view == View(ADA, asked.view.facts, (question,))
    assert answer(asked, Random(1)) in question.options
