"""Players of Epic Battle with an aim of their own: solo roles, marks that give and take a win, and Renfield.

A table is written as it lies at the vote, seat by seat from Ada on: `hunter(love)[brand]>Ben` is the card, the mark
(clarity where none is named), the artifact, and whom the player points at; `>-` points at nobody.
"""

from __future__ import annotations

import pytest

from epic import at_vote, came_of, day, dead, final, winners

# --- Tanner (C81) -----------------------------------------------------------------------------------------


def test_a_tanner_who_dies_without_a_monster_wins_alone():
    assert came_of("tanner>Ben werewolf>Ada seer>Ada thing>Ada") == ("Ada", "Ada")
    assert came_of("tanner>Ben vampire>Ada seer>Ada thing>Ada") == ("Ada", "Ada")


def test_a_tanner_who_dies_with_a_villager_and_no_monster_wins_alone():
    assert came_of("tanner>Cleo werewolf>Ada seer>Ada thing>Cleo") == ("Ada Cleo", "Ada")


def test_a_tanner_who_dies_with_a_monster_wins_with_the_village():
    assert came_of("tanner>Ben werewolf>Ada seer>Ada thing>Ben") == ("Ada Ben", "Ada Cleo Dan")


def test_a_tanner_who_lives_loses():
    assert came_of("tanner>Ben werewolf>Cleo seer>Ben thing>Ben") == ("Ben", "Cleo Dan")


def test_of_two_tanners_only_the_dead_one_wins():
    assert came_of("tanner>Ben tanner>Ada werewolf>Ada seer>Ada") == ("Ada", "Ada")


def test_a_tanner_without_monsters_takes_the_win_from_the_village():
    assert came_of("tanner>Ben seer>Ada thing>Ada") == ("Ada", "Ada")


def test_among_three_teams_a_tanner_wins_by_dying_and_blocks_nobody():
    """Ada 3, Ben 2: tanner and vampire; the werewolf has the dead enemy it needs."""
    table = "tanner>Ben vampire>Ada werewolf>Ada seer>Ada thing>Ben"
    assert came_of(table) == ("Ada Ben", "Ada Cleo")
    alone = "tanner>- vampire>Ada werewolf>Ada seer>Ada"
    assert came_of(alone) == ("Ada", "Ada"), "the teams lack their dead, not their tanner"


def test_an_assassin_may_win_beside_a_tanner_who_wins_alone():
    assert came_of("tanner(assassin)>Ben werewolf>Ada assassin>Ada thing>Ada") == ("Ada", "Ada Cleo")


def test_a_hunter_who_shoots_a_tanner_makes_him_win():
    assert came_of("hunter>Ben tanner>Ada werewolf>Ada seer>Ada") == ("Ada Ben", "Ben")


# --- Assassin (C63, C64) ------------------------------------------------------------------------------------


def test_the_assassin_wins_if_the_bearer_of_the_mark_dies_whoever_wins_besides():
    assert came_of("assassin>Ben villager(assassin)>Cleo werewolf>Ben seer>Ben") == ("Ben", "Ada Cleo")
    assert came_of("assassin>Cleo villager>Cleo werewolf(assassin)>Ben seer>Cleo") == ("Cleo", "Ada Ben Dan")


def test_the_assassin_loses_if_the_bearer_lives_whoever_else_dies():
    assert came_of("assassin>Cleo villager(assassin)>Cleo werewolf>Ben seer>Cleo") == ("Cleo", "Ben Dan")


def test_a_dead_assassin_wins_all_the_same():
    assert came_of("assassin>Cleo villager>Ada werewolf(assassin)>Ada seer>Cleo") == ("Ada Cleo", "Ada Ben Dan")


def test_an_assassin_who_bears_the_own_mark_must_die():
    assert came_of("assassin(assassin)>Cleo villager>Ada werewolf>Ada seer>Ada") == ("Ada", "Ada Cleo")
    assert came_of("assassin(assassin)>Cleo villager>Cleo werewolf>Ada seer>Cleo") == ("Cleo", "Ben Dan")


def test_an_assassin_whose_death_is_the_only_one_does_not_help_the_village():
    assert came_of("assassin>Cleo villager(assassin)>Ada werewolf>Ada seer>Ada") == ("Ada", "Cleo")


def test_a_mark_that_the_gremlin_moved_counts_where_it_lies_now():
    game = day(
        "assassin gremlin werewolf villager | seer thing witch",
        "Ada assassin Dan",
        "Ben gremlin marks Cleo Dan",
        votes="Cleo Cleo Ada Cleo",
    )
    assert (dead(game), winners(game)) == ("Cleo", "Ada Ben Dan")


def test_whoever_holds_the_used_card_is_the_assassin():
    game = day(
        "assassin robber werewolf villager | seer thing witch",
        "Ada assassin Dan",
        "Ben robber Ada",
        votes="Cleo Dan Dan Cleo",
    )
    assert final(game) == "robber assassin werewolf villager"
    assert (dead(game), winners(game)) == ("Cleo Dan", "Ada Ben Dan"), "Ben by Dan's death, the others as villagers"


def test_of_two_assassins_each_wins_by_any_of_the_marks():
    """Nobody can tell two marks apart: whoever bears one dies for both."""
    table = "assassin>Cleo assassin>Cleo villager(assassin)>Dan werewolf(assassin)>Cleo"
    assert came_of(table) == ("Cleo", "Ada Ben Dan")


# --- Traitor (C60, C61) -------------------------------------------------------------------------------------


def test_a_traitor_wins_if_another_of_his_team_dies_and_loses_otherwise():
    assert came_of("werewolf(traitor)>Ben mystic-wolf>Cleo seer>Ben thing>Ben") == ("Ben", "Ada Cleo Dan")
    assert came_of("werewolf(traitor)>Cleo mystic-wolf>Cleo seer>Ben thing>Cleo") == ("Cleo", "Ben")


def test_a_villager_who_is_a_traitor_wins_beside_the_monsters():
    verdict = at_vote("seer(traitor)>Ben thing>Cleo werewolf>Ben witch>Ben")
    assert (verdict.dead, verdict.winners, verdict.won) == ("Ben", "Ada Cleo", "werewolf")


def test_a_traitors_own_death_is_not_enough():
    assert came_of("werewolf(traitor)>Cleo mystic-wolf>Cleo seer>Ada thing>Ada witch>Ada") == ("Ada", "Cleo Dan Eva")
    assert came_of("seer(traitor)>Cleo thing>Ada werewolf>Ada witch>Ada") == ("Ada", "Cleo")


def test_a_dead_traitor_wins_if_another_of_his_team_died_too():
    assert came_of("werewolf(traitor)>Ben mystic-wolf>Ada seer>Ada thing>Ben") == ("Ada Ben", "Ada Cleo Dan")


def test_a_traitor_whose_team_wins_without_a_dead_of_its_own_loses():
    assert came_of("seer(traitor)>Cleo thing>Cleo werewolf>Ada witch>Cleo") == ("Cleo", "Ben Dan")


def test_a_traitor_wins_with_his_team_if_one_of_it_died_and_it_won():
    """Ben of the village and Cleo the werewolf die: the village wins, and so does its traitor, for the village."""
    verdict = at_vote("seer(traitor)>Ben thing>Cleo werewolf>Ben witch>Cleo")
    assert (verdict.winners, verdict.won) == ("Ada Ben Dan", "village")


def test_a_traitor_alone_in_his_team_is_none():
    assert came_of("werewolf(traitor)>Ben seer>Ada thing>Ben witch>Ben") == ("Ben", "Ada")
    assert came_of("werewolf(traitor)>Ben seer>Ada thing>Ada witch>Ada") == ("Ada", "Ben Cleo Dan")


def test_a_vampire_with_renfield_is_not_alone_and_wins_by_renfields_death():
    assert came_of("vampire(traitor)>Ben renfield>Ada seer>Ben thing>Ben") == ("Ben", "Ada Ben")
    assert came_of("vampire(traitor)>Cleo renfield>Cleo seer>Ada thing>Cleo") == ("Cleo", "Ben")


@pytest.mark.parametrize("solo", ["tanner", "assassin"])
def test_a_tanner_or_assassin_is_always_alone_even_beside_another(solo):
    """Ben, the other one, dies: Ada wins or loses as if she had no mark."""
    plain = came_of(f"{solo}>Ben {solo}(assassin)>Cleo werewolf>Ben seer>Ben")
    assert came_of(f"{solo}(traitor)>Ben {solo}(assassin)>Cleo werewolf>Ben seer>Ben") == plain


def test_among_three_teams_a_traitor_asks_only_for_a_dead_of_his_own():
    """Ada 3, Ben 1: two vampires; the werewolf wins, and Cleo the vampire traitor beside it, without a team."""
    table = "vampire>Ben vampire>Ada vampire(traitor)>Ada werewolf>Ada seer>-"
    verdict = at_vote(table)
    assert (verdict.dead, verdict.winners, verdict.won) == ("Ada Ben", "Cleo Dan", "werewolf")


# --- Disease (C62) ----------------------------------------------------------------------------------------------


def test_whoever_points_at_the_disease_cannot_win_but_the_vote_counts():
    assert came_of("werewolf(disease)>Ben seer>Ada thing>Ada witch>Ben robber>Ada") == ("Ada", "Dan")  # 3 against 2


def test_the_bearer_of_the_disease_can_win():
    assert came_of("seer(disease)>Cleo thing>Cleo werewolf>Ada witch>Cleo") == ("Cleo", "Ada Ben Dan")


def test_the_disease_takes_the_win_from_monsters_solos_guards_and_traitors_alike():
    assert came_of("seer(disease)>Dan werewolf>Ada mystic-wolf>Dan thing>Ada witch>Ada") == ("Ada", "Cleo")
    assert came_of("seer(disease)>Ben tanner>Ada werewolf>Ben thing>Ben") == ("Ben", "")
    assert came_of("seer(disease)>Cleo assassin>Ada werewolf(assassin)>Dan thing>Cleo") == ("Cleo", "Ada Dan")
    assert came_of("seer(disease)>Cleo bodyguard>Ada werewolf>Ada thing>Cleo") == ("Cleo", "Ada Dan")
    assert came_of("seer(disease)>Dan werewolf(traitor)>Ada mystic-wolf>Dan thing>Cleo witch>Cleo") == (
        "Cleo Dan",  # 2 each
        "Ada Dan Eva",
    )


def test_a_hunter_who_points_at_the_disease_shoots_and_does_not_win():
    assert came_of("hunter>Ben werewolf(disease)>Ada seer>Ada thing>Ada") == ("Ada Ben", "Cleo Dan")


def test_the_disease_lies_where_it_lies_at_the_end_of_the_night():
    game = day(
        "diseased gremlin werewolf villager | seer thing witch",
        "Ada diseased Ben",
        "Ben gremlin marks Ben Cleo",
        votes="Cleo Cleo Ben Ada",
    )
    assert (dead(game), winners(game)) == ("Cleo", "Dan"), "all but Dan pointed at Cleo, the bearer now, or died a wolf"


# --- Renfield (C53, C54) ----------------------------------------------------------------------------------------


def test_renfield_wins_with_the_clan_and_his_death_does_not_hurt_it():
    assert came_of("renfield(bat)>Cleo vampire>Ada seer>Ada thing>Ada") == ("Ada", "Ada Ben")
    assert came_of("renfield(bat)>Cleo vampire>Cleo seer>Ben thing>Ben") == ("Ben Cleo", "Cleo Dan")


def test_renfield_without_a_vampire_at_the_table_plays_for_the_village():
    assert came_of("renfield(bat)>Ben werewolf>Ada seer>Ben thing>Ben") == ("Ben", "Ada Cleo Dan")
    assert came_of("renfield(bat)>Ben seer>Cleo thing>Ada") == ("", "Ada Ben Cleo")


def test_a_bitten_player_or_the_fangs_are_vampires_enough_for_renfield():
    assert came_of("renfield>Cleo seer(vampire)>Cleo thing>Ada witch>Cleo") == ("Cleo", "Ada Ben")
    assert came_of("renfield>Cleo seer[fangs]>Cleo thing>Ada witch>Cleo") == ("Cleo", "Ada Ben")
    assert came_of("renfield>Cleo vampire[brand]>Cleo thing>Ada witch>Cleo") == ("Cleo", ""), "branded: none is left"


def test_a_bitten_renfield_dies_as_a_vampire():
    assert came_of("renfield(vampire)>Cleo vampire>Ada seer>Ada thing>Ada") == ("Ada", "Cleo Dan")
