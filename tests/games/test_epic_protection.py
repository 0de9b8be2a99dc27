"""Who is kept from death at the vote of Epic Battle, and who dies all the same: guards, shots, love.

A table is written as it lies at the vote, seat by seat from Ada on: `hunter(love)[brand]>Ben` is the card, the mark
(clarity where none is named), the artifact, and whom the player points at; `>-` points at nobody.
"""

from __future__ import annotations

import pytest

from epic import at_vote, came_of, day, dead, final, winners

# --- Bodyguard (C77) --------------------------------------------------------------------------------


def test_whom_the_bodyguard_points_at_does_not_die_and_the_next_with_two_votes_does():
    assert came_of("bodyguard>Ben seer>Cleo werewolf>Ben thing>Ben witch>Cleo") == ("Cleo", "Ada Ben Dan Eva")  # 3, 2


def test_the_next_needs_two_votes():
    assert came_of("bodyguard>Ben seer>Cleo werewolf>Ben thing>Ben") == ("", "Cleo")  # 3, 1


def test_of_a_tie_only_the_unprotected_die():
    assert came_of("bodyguard>Ben seer>Cleo werewolf>Ben thing>Cleo") == ("Cleo", "Ada Ben Dan")  # 2, 2


def test_two_bodyguards_protect_two():
    assert came_of("bodyguard>Cleo bodyguard>Dan werewolf>Dan seer>Cleo thing>Cleo witch>Dan") == ("", "Cleo")


def test_two_bodyguards_may_protect_each_other():
    assert came_of("bodyguard>Ben bodyguard>Ada werewolf>Ada seer>Cleo thing>Cleo") == ("Cleo", "Ada Ben Dan Eva")


def test_a_bodyguard_who_dies_still_protects():
    """Ada has 3 votes and Ben, whom she points at, as many: only Ada dies."""
    table = "bodyguard>Ben seer>Ada werewolf>Ada thing>Ada witch>Ben robber>Ben"
    assert came_of(table) == ("Ada", "Cleo")


def test_a_bodyguard_without_a_vote_protects_nobody():
    assert came_of("bodyguard>- seer>Cleo werewolf>Ben thing>Ben") == ("Ben", "Cleo")


def test_among_three_teams_the_protected_are_struck_before_places_are_counted():
    """Ben 3 but protected; Cleo 2 is first then, and Dan with 1 second."""
    table = "bodyguard>Ben werewolf>Cleo vampire>Ben seer>Ben thing>Cleo witch>Dan"
    assert came_of(table) == ("Cleo Dan", "Ben"), "a vampire and no werewolf"


def test_among_three_teams_the_first_place_needs_two_votes_after_the_protected_are_struck():
    table = "bodyguard>Ben werewolf>Cleo vampire>Ben seer>Ben thing>Dan"
    assert came_of(table) == ("", "")


def test_a_protected_second_place_is_struck_too():
    """Ben 3, Cleo 2 but protected, Dan 1: Ben and Dan."""
    table = "bodyguard>Cleo werewolf>Cleo vampire>Ben seer>Ben thing>Ben witch>Dan"
    assert came_of(table) == ("Ben Dan", "Cleo"), "a werewolf and no vampire"


# --- Master (C67, C68, C78) ---------------------------------------------------------------------------

# Ada the master leads with three votes, Ben points at her; Cleo has two.
POINTING = {
    "vampire": True, "count": True, "master": True, "villager(vampire)": True, "werewolf(vampire)": True,
    "renfield(vampire)": True, "tanner(vampire)": True, "villager[fangs]": True, "werewolf[fangs]": True,
    "renfield": False, "villager": False, "werewolf": False, "tanner": False, "vampire[brand]": False,
    "vampire[claw]": False, "vampire[cudgel]": False, "villager(vampire)[brand]": False, "vampire[mask]": True,
    "vampire[shroud]": True, "count(fear)": True, "vampire(traitor)": True,
}  # fmt: skip


@pytest.mark.parametrize("who", POINTING)
def test_a_master_is_protected_by_any_other_vampire_who_points_at_him_and_by_nobody_else(who):
    verdict = at_vote(f"master>Cleo {who}>Ada villager>Ada seer>Ada thing>Cleo vampire>-")
    assert ("Ada" in verdict.dead.split()) is not POINTING[who]


def test_without_another_vampire_pointing_the_master_dies():
    assert came_of("master>Cleo vampire>Cleo seer>Ada thing>Ada witch>Ada") == ("Ada", "Cleo Dan Eva")


@pytest.mark.parametrize("artifact", ["claw", "fangs", "brand", "cudgel"])
def test_a_master_under_a_role_artifact_is_not_protected(artifact):
    assert "Ada" in at_vote(f"master[{artifact}]>Ben vampire>Ada seer>Ada thing>Ada").dead


@pytest.mark.parametrize("artifact", ["mask", "shroud"])
def test_mask_and_shroud_take_nothing_from_the_master(artifact):
    assert came_of(f"master[{artifact}]>Cleo vampire>Ada seer>Ada thing>Ada witch>Cleo") == ("Cleo", "Ada Ben")


def test_a_bitten_master_stays_the_master():
    assert came_of("master(vampire)>Cleo vampire>Ada seer>Ada thing>Ada witch>Cleo") == ("Cleo", "Ada Ben")


def test_who_dies_in_the_masters_place_needs_two_votes():
    assert came_of("master>Cleo vampire>Ada seer>Ada thing>Ada") == ("", "Ada Ben")


def test_two_masters_protect_each_other():
    assert came_of("master>Ben master>Ada seer>Ada thing>Ben witch>Ben") == ("", "Ada Ben")


def test_a_vampire_who_dies_still_protects_the_master():
    """Ada and Ben tie on 3; Ada is protected by Ben, who dies."""
    table = "master>Ben vampire>Ada seer>Ada thing>Ada witch>Ben robber>Ben"
    assert came_of(table) == ("Ben", "Cleo Dan Eva Finn")


def test_a_robber_who_took_the_masters_card_is_protected_as_master():
    game = day(
        "robber master vampire seer | thing witch villager",
        "Ben vampire Dan",
        "Ada robber Ben",
        votes="Ben Ada Ada Ada",
    )
    assert final(game) == "master robber vampire seer"
    assert (dead(game), winners(game)) == ("", "Ada Cleo Dan"), "Ada 3 is safe, Ben has 1"


def test_a_copied_master_and_an_investigator_who_became_master_are_protected():
    copied = day(
        "copycat vampire seer thing | master witch villager",
        "Ada copycat centre-1", "Ben vampire Cleo", "Dan thing Ada", votes="Ben Ada Ada Ada",
    )  # fmt: skip
    assert (dead(copied), winners(copied)) == ("", "Ada Ben Cleo")
    found = day(
        "paranormal-investigator master seer thing | robber witch villager",
        "Ben vampire Cleo", "Dan thing Ada", "Ada paranormal-investigator Ben", votes="Ben Ada Ada Ada",
    )  # fmt: skip
    assert (dead(found), winners(found)) == ("", "Ada Ben Cleo"), "Ben, a vampire, points at her (C48)"


def test_with_master_substitute_one_a_single_vote_is_enough_in_his_place():
    table, one = "master>Cleo vampire>Ada seer>Ada thing>Ada", "master-substitute-one"
    assert came_of(table) == ("", "Ada Ben")
    assert came_of(table, one) == ("Cleo", "Ada Ben")
    tie = "master>Cleo vampire>Ada seer>Ada thing>Ada witch>Dan"
    assert came_of(tie, one) == ("Cleo Dan", "Ada Ben"), "a tie on one kills both"


def test_with_master_substitute_one_a_bodyguards_ward_and_a_circle_still_need_two():
    one = "master-substitute-one"
    assert came_of("bodyguard>Ben seer>Cleo werewolf>Ben thing>Ben", one) == ("", "Cleo")
    assert came_of("master>Ben vampire>Ada seer>Dan thing>Cleo", one) == ("", "Ada Ben"), "he led with one vote only"
    not_leading = "master>Dan vampire>Ada bodyguard>Dan seer>Dan thing>Ben"
    assert came_of(not_leading, one) == ("", "Ada Ben"), "Dan led, and it was the bodyguard who kept him"


def test_with_master_substitute_one_three_teams_go_by_their_own_rule():
    assert came_of("master>Cleo vampire>Ada werewolf>Ada thing>Ada", "master-substitute-one") == ("", "")


# --- Hunter --------------------------------------------------------------------------------------------


def test_a_dead_hunter_takes_along_whom_he_points_at_whatever_the_votes():
    verdict = at_vote("hunter>Ben werewolf>Ada seer>Ada thing>Ada")
    assert (verdict.dead, verdict.winners) == ("Ada Ben", "Ada Cleo Dan")
    assert verdict.causes == "Ada vote, Ben shot"


def test_a_hunter_who_lives_shoots_nobody():
    assert came_of("hunter>Ben werewolf>Cleo seer>Cleo thing>Cleo") == ("Cleo", "Ben")


def test_a_hunter_without_a_vote_shoots_nobody():
    assert came_of("hunter>- werewolf>Ada seer>Ada thing>Ada") == ("Ada", "Ben")


def test_a_shot_hunter_shoots_until_the_chain_ends():
    verdict = at_vote("hunter>Ben hunter>Cleo hunter>Dan werewolf>Ada seer>Ada")
    assert verdict.causes == "Ada vote, Ben shot, Cleo shot, Dan shot"


def test_hunters_who_point_at_each_other_end_the_chain():
    assert came_of("hunter>Ben hunter>Ada werewolf>Ada seer>Ada") == ("Ada Ben", "Cleo")


def test_a_shot_does_not_count_as_a_vote():
    """Ada 3, Ben 2, Cleo 1: Ada takes Ben along, and nobody moves up."""
    assert came_of("hunter>Ben seer>Ada werewolf>Ada thing>Ben witch>Ada robber>Cleo")[0] == "Ada Ben"


def test_protection_stops_the_shot():
    """C77, C78."""
    assert came_of("hunter>Cleo bodyguard>Cleo werewolf>Ada seer>Ada thing>Ada") == ("Ada", "Cleo")
    assert came_of("hunter>Ben master>Ada vampire>Ben seer>Ada thing>Ada") == ("Ada", "Ben Cleo")


def test_with_shot_through_guard_protection_does_not_stop_the_shot():
    option = "shot-through-guard"
    guarded = "hunter>Cleo bodyguard>Cleo werewolf>Ada seer>Ada thing>Ada"
    assert came_of(guarded, option) == ("Ada Cleo", "Ada Ben Dan Eva")
    shielded = "hunter>Ben master>Ada vampire>Ben seer>Ada thing>Ada"
    assert came_of(shielded, option) == ("Ada Ben", "Ada Dan Eva")
    assert came_of("hunter>- werewolf>Ada seer>Ada thing>Ada", option) == ("Ada", "Ben")


def test_with_shot_through_guard_a_protected_lover_who_is_shot_takes_the_partner_along():
    table = "hunter>Ben seer(love)>Ada werewolf(love)>Ada bodyguard>Ben thing>Ada"
    assert at_vote(table).causes == "Ada vote", "the bodyguard Dan keeps Ben from the shot"
    assert at_vote(table, "shot-through-guard").causes == "Ada vote, Ben shot, Cleo love"


def test_with_shot_through_guard_the_vote_itself_is_still_stopped():
    assert came_of("bodyguard>Ben seer>Cleo werewolf>Ben thing>Ben", "shot-through-guard") == ("", "Cleo")


def test_among_three_teams_a_shot_comes_on_top():
    """Ada 3 and Dan 1 fall; Ada takes the vampire along, the werewolf lives."""
    table = "hunter>Ben vampire>Ada werewolf>Ada seer>Ada thing>Dan"
    assert came_of(table) == ("Ada Ben Dan", "Cleo"), "Ben and Dan tie for second place with one vote each"
    table = "hunter>Ben vampire>Ada werewolf>Ada seer>Ada thing>Dan witch>Dan"
    assert came_of(table) == ("Ada Ben Dan", "Cleo"), "Dan 2 is second; Ben is shot"


# --- Love (C57, C58) ----------------------------------------------------------------------------------------


def test_when_one_lover_dies_so_does_the_other_and_teams_stay_as_they_are():
    verdict = at_vote("seer(love)>Ben werewolf(love)>Ada thing>Ada witch>Ada")
    assert verdict.causes == "Ada vote, Ben love"
    assert verdict.winners == "Ada Cleo Dan", "a werewolf died"


def test_lovers_who_live_are_like_everybody_else():
    assert came_of("seer(love)>Cleo werewolf(love)>Cleo thing>Ada witch>Cleo") == ("Cleo", "Ben")


def test_love_kills_a_protected_lover():
    guarded = "bodyguard>Cleo seer(love)>Cleo werewolf(love)>Ben thing>Ben witch>Ben"
    assert came_of(guarded) == ("Ben Cleo", "Ada Ben Dan Eva")
    shielded = "master(love)>Ben seer(love)>Ada vampire>Ada thing>Ben witch>Ben robber>Ada"
    assert came_of(shielded) == ("Ada Ben", "Ben Dan Eva Finn"), "though Cleo, a vampire, points at the master"


def test_a_protected_lover_does_not_die_first_and_so_nobody_follows():
    assert came_of("bodyguard>Ben seer(love)>Cleo werewolf(love)>Ben thing>Ben") == ("", "Cleo")


def test_two_protected_lovers_live_or_die_together():
    """Both bodyguards' wards are in love; the hunter's shot is stopped as well: only love could kill them."""
    table = "bodyguard>Cleo bodyguard>Dan seer(love)>Dan werewolf(love)>Eva hunter>Cleo thing>Eva witch>Eva"
    assert came_of(table) == ("Eva", "Dan")


def test_a_lone_love_mark_binds_nobody():
    assert came_of("seer(love)>Ben werewolf>Ada thing>Ada") == ("Ada", "Ben")


def test_love_and_shots_make_one_chain():
    """Ada dies, Ben of love; Ben the hunter shoots Cleo; Cleo the hunter shoots Dan."""
    verdict = at_vote("seer(love)>Dan hunter(love)>Cleo hunter>Dan werewolf>Ada thing>Ada witch>Ada")
    assert verdict.causes == "Ada vote, Ben love, Cleo shot, Dan shot"


def test_a_lover_who_is_shot_takes_the_partner_along():
    verdict = at_vote("hunter>Ben seer(love)>Ada werewolf(love)>Ada thing>Ada")
    assert verdict.causes == "Ada vote, Ben shot, Cleo love"


def test_the_love_of_now_counts_and_not_that_of_the_evening():
    """The gremlin moved a love mark from Cleo to Dan: Dan follows Ben, Cleo lives."""
    game = day(
        "cupid werewolf villager gremlin | seer thing witch",
        "Ada cupid Ben Cleo",
        "Dan gremlin marks Cleo Dan",
        votes="Ben Ada Ben Ben",
    )
    assert dead(game) == "Ben Dan"
