"""The vote of Epic Battle: who dies and who wins among two teams and among three, and why.

A table is written as it lies at the vote, seat by seat from Ada on: `hunter(love)[brand]>Ben` is the card, the mark
(clarity where none is named), the artifact, and whom the player points at; `>-` points at nobody.
"""

from __future__ import annotations

import inspect
import re

import pytest

from epic import at_vote, came_of, epic
from garou.games.epic_battle import day

# --- Who dies, two teams ------------------------------------------------------------------------


def test_whoever_has_the_most_votes_dies():
    assert came_of("werewolf>Ben seer>Ada thing>Ada witch>Ben robber>Ada") == ("Ada", "Ben Cleo Dan Eva")  # 3 against 2


def test_of_a_tie_all_die_be_it_of_two_or_of_three():
    assert came_of("werewolf>Ben seer>Ada thing>Ada witch>Ben") == ("Ada Ben", "Ben Cleo Dan")  # 2 each
    assert came_of("werewolf>Ben seer>Ada thing>Ada witch>Ben robber>Cleo cupid>Cleo") == (
        "Ada Ben Cleo",  # 2 each
        "Ben Cleo Dan Eva Finn",
    )


def test_nobody_dies_when_everybody_has_one_vote():
    assert came_of("werewolf>Ben seer>Cleo thing>Dan witch>Ada") == ("", "Ada")


def test_a_vote_that_was_not_cast_counts_for_nobody():
    assert came_of("werewolf>- seer>Ada thing>- witch>-") == ("", "Ada"), "one vote is not enough"
    assert came_of("werewolf>- seer>- thing>- witch>-") == ("", "Ada")
    assert came_of("werewolf>- seer>Ada thing>- witch>Ada") == ("Ada", "Ben Cleo Dan")


# --- Who wins, two teams ------------------------------------------------------------------------


@pytest.mark.parametrize(
    "monster", ["werewolf", "alpha-wolf", "mystic-wolf", "dream-wolf", "vampire", "master", "count"]
)
def test_a_monster_of_any_kind_wins_while_none_of_them_dies_and_loses_to_the_village_otherwise(monster):
    assert came_of(f"{monster}>Ben seer>Ada thing>Ben") == ("Ben", "Ada")
    assert came_of(f"{monster}>Ben seer>Ada thing>Ada") == ("Ada", "Ben Cleo")


def test_one_dead_monster_is_enough_and_the_others_lose_with_it():
    assert came_of("werewolf>Cleo mystic-wolf>Cleo seer>Ada thing>Ada witch>Ada") == ("Ada", "Cleo Dan Eva")


def test_the_village_wins_by_a_dead_monster_even_if_villagers_die_too_and_the_dead_win_with_it():
    assert came_of("vampire>Ben seer>Ada thing>Ada witch>Ben") == ("Ada Ben", "Ben Cleo Dan")


def test_without_a_monster_the_village_wins_if_nobody_dies_and_loses_by_any_death():
    assert came_of("seer>Ben thing>Cleo witch>Ada") == ("", "Ada Ben Cleo")
    assert came_of("seer>Ben thing>Ada witch>Ada") == ("Ada", "")
    assert came_of("seer>Ben assassin>Ada thing>Ben") == ("Ben", ""), "an assassin's death as well (C82)"
    assert came_of("seer>Ben renfield>Ada thing>Ben") == ("Ben", ""), "and that of a renfield with nobody to serve"
    assert came_of("seer>Ben tanner>Ada thing>Ben") == ("Ben", "Ben"), "and a tanner's, who wins by it"


def test_a_team_without_a_player_wins_nothing():
    """C28: no vampire is there, so no vampire can be among the winners of a night without deaths."""
    assert at_vote("werewolf>Ben seer>Cleo thing>Ada").won == "werewolf"
    assert at_vote("seer>Ben thing>Cleo witch>Ada").won == "village"


# --- Three teams (C79, C80) -----------------------------------------------------------------------


def test_among_three_teams_the_second_place_dies_too():
    """Ada 3, Ben 2: one of each monster, so the village wins."""
    assert came_of("werewolf>Ben vampire>Ada seer>Ada thing>Ada witch>Ben") == ("Ada Ben", "Cleo Dan Eva")


def test_one_vote_is_enough_for_the_second_place():
    assert came_of("werewolf>Cleo vampire>Ada seer>Ada thing>Ada witch>Ada") == ("Ada Cleo", "Ben")  # 4, 1


def test_a_tie_for_second_place_kills_all_of_it():
    """Ada 3, Cleo and Dan 1: all three die; a werewolf and no vampire, so the vampire wins."""
    assert came_of("werewolf>Cleo vampire>Ada seer>Ada thing>Ada witch>Dan") == ("Ada Cleo Dan", "Ben")


def test_a_tie_for_first_place_spares_the_second():
    """Ada and Cleo 2, Ben 1."""
    assert came_of("werewolf>Cleo vampire>Ada seer>Ada thing>Cleo witch>Ben") == ("Ada Cleo", "Ben")


def test_the_first_place_needs_two_votes_and_in_a_circle_nobody_dies_and_nobody_wins():
    assert came_of("werewolf>Ben vampire>Cleo seer>Dan thing>Eva witch>Ada") == ("", "")
    assert came_of("werewolf>Ben vampire>- seer>- thing>- witch>-") == ("", "")


def test_a_leader_with_all_votes_dies_alone():
    assert came_of("werewolf>- vampire>Ada seer>Ada thing>Ada") == ("Ada", "Ben")


@pytest.mark.parametrize(
    ("table", "died", "won"),
    [
        ("werewolf>Ben vampire>Ben seer>Ben thing>Cleo witch>-", "Ben Cleo", "Ada"),  # a vampire: the wolf
        ("werewolf>Cleo vampire>Ada seer>Ada thing>Ada witch>-", "Ada Cleo", "Ben"),  # a werewolf: the vampire
        ("werewolf>Ben vampire>Ada seer>Ada thing>Ben witch>-", "Ada Ben", "Cleo Dan Eva"),  # one of each: the village
        ("werewolf>Cleo vampire>Cleo seer>Dan thing>Cleo witch>Dan", "Cleo Dan", ""),  # no monster: nobody
    ],
)
def test_a_monster_team_wants_a_dead_enemy_and_no_dead_of_its_own_and_the_village_one_of_each(table, died, won):
    assert came_of(table) == (died, won)


def test_among_three_teams_a_dead_monster_of_one_kind_does_not_win_for_the_village():
    verdict = at_vote("werewolf>- vampire>Ada seer>Ada thing>Ada")
    assert verdict.won == "vampire"
    assert "village lost three-village-not-both Ada" in verdict.why


def test_two_dead_of_one_kind_are_not_one_of_each():
    assert came_of("werewolf>Dan mystic-wolf>Dan vampire>Ada seer>Ada thing>Ben witch>Ben") == (
        "Ada Ben Dan",  # 2 each
        "Cleo",
    )


# What makes three teams, and what does not: Ada has 3 votes, Ben 2, so Ben dies only where there are three.
PRESENCE = {
    "a card of each": ("werewolf>Ben vampire>Ada seer>Ada thing>Ada witch>Ben", True),
    "a bitten player is a vampire": ("werewolf>Ben villager>Ada seer(vampire)>Ada thing>Ada witch>Ben", True),
    "the fangs make a vampire": ("werewolf>Ben villager>Ada seer[fangs]>Ada thing>Ada witch>Ben", True),
    "the claw makes a werewolf": ("vampire>Ben villager>Ada seer[claw]>Ada thing>Ada witch>Ben", True),
    "a brand may make the only villager": ("werewolf>Ben vampire>Ada count[brand]>Ada vampire>Ada vampire>Ben", True),
    "renfield alone is no vampire": ("werewolf>Ben renfield>Ada seer>Ada thing>Ada witch>Ben", False),
    "a bitten renfield is one": ("werewolf>Ben renfield(vampire)>Ada seer>Ada thing>Ada witch>Ben", True),
    "a bitten lone wolf leaves no wolf": ("werewolf(vampire)>Ben vampire>Ada seer>Ada thing>Ada witch>Ben", False),
    "a branded lone vampire leaves none": ("werewolf>Ben vampire[brand]>Ada seer>Ada thing>Ada witch>Ben", False),
    "a cudgel on the lone wolf too": ("werewolf[cudgel]>Ben vampire>Ada seer>Ada thing>Ada witch>Ben", False),
    "no villager: tanner and assassin are none": (
        "werewolf>Ben vampire>Ada tanner>Ada assassin>Ada vampire>Ben", False,
    ),
    "no villager: renfield is none either": ("werewolf>Ben vampire>Ada renfield>Ada vampire>Ada vampire>Ben", False),
}  # fmt: skip


@pytest.mark.parametrize("what", PRESENCE)
def test_three_teams_are_counted_by_what_players_are_at_the_end(what):
    table, three = PRESENCE[what]
    assert at_vote(table).dead == ("Ada Ben" if three else "Ada")


def test_where_a_team_is_missing_the_normal_vote_holds_and_ties_kill_all():
    """C80: the vampire lies in the centre; Ada and Ben tie on 2, Cleo with 1 is spared."""
    assert came_of("werewolf>Ben mystic-wolf>Ada seer>Ada thing>Ben witch>Cleo") == ("Ada Ben", "Cleo Dan Eva")


@pytest.mark.parametrize(
    ("table", "died", "won"),
    [
        ("werewolf>Ben vampire>Ada vampire>Ada", "Ada", "Ben Cleo"),
        ("werewolf>Ben vampire>Ada werewolf>Ben", "Ben", "Ada Cleo"),
        ("werewolf>Ben vampire>Cleo werewolf>Ada", "", "Ada Ben Cleo"),  # none of either died: both win
        ("werewolf>Cleo vampire>Cleo tanner>Ada", "Cleo", "Cleo"),  # a tanner alone takes it from both
        ("werewolf>Cleo vampire>Cleo tanner>Ada vampire>Ada", "Ada Cleo", "Ben Cleo Dan"),  # but not beside a monster
        ("werewolf>Dan vampire>Dan assassin>Dan renfield>Ada", "Dan", "Ada Ben Dan"),  # renfield harms nobody
    ],
)
def test_werewolves_and_vampires_without_a_villager_each_win_if_none_of_their_own_died(table, died, won):
    """C88."""
    assert came_of(table) == (died, won)


# --- Options -------------------------------------------------------------------------------------------------------


def test_with_second_place_two_a_single_vote_is_not_enough_for_the_second_place():
    table = "werewolf>Cleo vampire>Ada seer>Ada thing>Ada witch>Ada"
    assert came_of(table, "second-place-two") == ("Ada", "Ben")
    table = "werewolf>Ben vampire>Ada seer>Ada thing>Ada witch>Ben"
    assert came_of(table, "second-place-two") == ("Ada Ben", "Cleo Dan Eva")


ONLY = "only-villagers-count"


@pytest.mark.parametrize(
    ("table", "died", "won"),
    [
        ("seer>Ben thing>Ada witch>Ada", "Ada", ""),  # a villager
        ("assassin>Ben thing>Ada witch>Ada", "Ada", "Ben Cleo"),
        ("renfield>Ben thing>Ada witch>Ada", "Ada", "Ada Ben Cleo"),  # wins with the village, and is none of it
        ("tanner>Ben thing>Ada witch>Ada", "Ada", "Ada"),  # alone, as ever
        ("seer[cudgel]>Ben thing>Ada witch>Ada", "Ada", "Ada"),
        ("assassin>Ben tanner>Ada witch>Ada seer>Ben", "Ada Ben", "Ben"),
        ("assassin>Ben thing>Ada witch>Ada seer>Ben", "Ada Ben", ""),  # a villager beside him
        ("assassin[brand]>Ben thing>Ada witch>Ada", "Ada", ""),  # a villager now
        ("assassin(assassin)>Ben thing>Ada witch>Ada", "Ada", "Ada Ben Cleo"),
        ("assassin>Ben thing(traitor)>Ada witch>Ada", "Ada", "Cleo"),  # the traitor's own team has lost nobody
        ("assassin>Ben werewolf>Ada witch>Ada", "Ada", "Ben"),  # there is a monster: as ever
        ("seer>Ben thing>Cleo witch>Ada", "", "Ada Ben Cleo"),
    ],
)
def test_where_only_villagers_count_no_other_death_costs_the_village_its_win(table, died, won):
    """C82."""
    assert came_of(table, ONLY) == (died, won)


@pytest.mark.parametrize("table", ["assassin>Ben thing>Ada witch>Ada", "renfield>Ben thing>Ada witch>Ada"])
def test_without_that_option_any_death_costs_it(table):
    assert came_of(table) == ("Ada", "")


def test_where_only_villagers_count_the_judge_says_which_rule_it_was():
    reasons = at_vote("assassin>Ben thing>Ada witch>Ada", ONLY).why
    assert "village won no-villager-died Ada" in [reason.replace(":", "") for reason in reasons]
    reasons = at_vote("tanner>Ben thing>Ada witch>Ada", ONLY).why
    assert "village lost tanner-alone Ada" in [reason.replace(":", "") for reason in reasons]


# --- Why -----------------------------------------------------------------------------------------------------------


# A table, and every reason the judge gives for it.
WHY = {
    "werewolf>Ben seer>Ada thing>Ada": "village won monster-died Ada; werewolf lost monster-dead Ada",
    "vampire>Ben seer>Ada thing>Ben": "village lost no-monster-died Ada; vampire won monsters-live Ada",
    "seer>Ben thing>Cleo witch>Ada": "village won no-monster-nobody-died",
    "seer>Ben thing>Ada witch>Ada": "village lost no-monster-but-deaths Ada",
    "tanner>Ben werewolf>Ada seer>Ada": (
        "tanner won tanner-died Ada; werewolf lost tanner-alone Ada; village lost no-monster-died Ben"
    ),
    "tanner>Ben werewolf>Cleo seer>Ben": (
        "tanner lost tanner-lives Ada; werewolf lost monster-dead Ben; village won monster-died Ben"
    ),
    "assassin>Ben werewolf>Cleo seer(assassin)>Ben": (
        "assassin lost assassin-missed; werewolf lost monster-dead Ben; village won monster-died Ben"
    ),
    "assassin>Ben werewolf(assassin)>Cleo seer>Ben": (
        "assassin won assassin-hit Ben; werewolf lost monster-dead Ben; village won monster-died Ben"
    ),
    "werewolf>Ben vampire>Ada seer>Ada thing>Ada witch>Ben": (
        "werewolf lost three-own-died Ada; vampire lost three-own-died Ben;"
        " village won three-monsters-both-died Ada Ben"
    ),
    "werewolf>- vampire>Ada seer>Ada thing>Ada": (
        "werewolf lost three-own-died Ada; vampire won three-enemy-died Ada; village lost three-village-not-both Ada"
    ),
    "werewolf>Cleo vampire>Cleo seer>Dan thing>Cleo": (
        "werewolf lost three-no-enemy-died; vampire lost three-no-enemy-died; village lost three-village-not-both"
    ),
    "renfield>Ben werewolf>Cleo seer>Ben": (
        "village won follower-without-master Ada; village won monster-died Ben; werewolf lost monster-dead Ben"
    ),
    "renfield>Cleo werewolf>Cleo seer>Ben": (
        "village lost follower-without-master Ada; village lost no-monster-died Ben; werewolf won monsters-live Ben"
    ),
    "seer(traitor)>Ben thing>Ada werewolf>Ben witch>-": (
        "village lost no-monster-died Cleo; village won traitor-avenged Ada; werewolf won monsters-live Cleo"
    ),
    "seer(traitor)>Cleo thing>Cleo werewolf>Ben witch>-": (
        "village won monster-died Cleo; village lost traitor-betrayed-nothing Ada; werewolf lost monster-dead Cleo"
    ),
    "seer>Cleo thing(disease)>Cleo werewolf>Dan witch>Ben robber>Cleo": (
        "village won monster-died Cleo; village lost pointed-at-disease Dan; werewolf lost monster-dead Cleo"
    ),
}


@pytest.mark.parametrize("table", WHY)
def test_every_rule_that_decided_is_named_with_whom_it_speaks_of(table):
    assert sorted(at_vote(table).why) == sorted(WHY[table].split("; "))


def test_no_rule_of_the_day_is_left_without_an_example():
    """Whatever has a hyphen in the code of the day and is no ruling of the table is the name of a reason."""
    rulings = {ruling.name for ruling in epic().rulings}
    named = set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', inspect.getsource(day))) - rulings
    shown = {reason.split()[2] for reasons in WHY.values() for reason in reasons.split("; ")}
    shown |= {"no-villager-died"}  # with an option, above
    assert named | {"tanner-died", "tanner-lives"} == shown  # these two are One Night's


def test_each_reason_is_named_once_however_many_it_decides_over():
    assert at_vote("werewolf>Ben mystic-wolf>Ada seer>Ada thing>Ada").why == (
        "werewolf lost monster-dead Ada",
        "village won monster-died Ada",
    )


def test_who_loses_anyway_is_not_told_about_the_disease():
    assert not [r for r in at_vote("seer>Ben thing(disease)>Ada werewolf>Ada").why if "disease" in r]
