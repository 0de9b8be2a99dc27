"""The days of the classic game: last shots and griefs, the captain, the lynching, and when a camp has won (rulings C89
to C95, C101 to C103, C105, C108).

A deal names the cards from Ada on, clockwise. `votes lynch Ada>Ben` is a ballot in which everybody else points at
nobody, `all lynch Ben` one in which everybody but Ben points at Ben.
"""

from __future__ import annotations

import pytest

from garou.engine.values import IllegalAnswer, IllegalSetup
from village import (
    alive,
    asked,
    calls,
    calm,
    classic,
    dealt,
    deaths,
    final,
    may,
    morning,
    said,
    told,
    until,
    whom,
    why,
    winners,
)

# --- The lynching (C105, C108) ------------------------------------------------------------------

SIX = "werewolf villager villager villager villager villager"


def test_everybody_alive_votes_at_once_against_another_or_nobody():
    game = morning(dealt(SIX, "Ada werewolf Fay"))
    assert whom(game, "lynch") == "Ada Ben Cleo Dan Eva"
    assert may(game, "lynch") == ["-", "Ben", "Cleo", "Dan", "Eva"]  # Ada's: not herself, not the dead


def test_votes_are_shown_in_seat_order_when_all_are_in():
    game = morning(dealt(SIX))
    for line in ("Fay lynch Ada", "Ben lynch Ada", "Ada lynch Ben", "Eva lynch", "Cleo lynch Fay"):
        game = said(game, line)
        assert told(game, "voted") == []
    game = said(game, "Dan lynch Ada")
    assert told(game, "voted") == [
        "all: voted Ada Ben", "all: voted Ben Ada", "all: voted Cleo Fay", "all: voted Dan Ada", "all: voted Eva -",
        "all: voted Fay Ada",
    ]  # fmt: skip


def test_the_most_named_dies_and_the_card_is_shown():
    game = said(dealt(SIX), "votes lynch Ada>Fay Ben>Fay Cleo>Ada Dan>Eva")
    assert told(game, "died", "shown") == ["all: died Fay lynch", "all: shown Fay villager villager"]


def test_a_relative_majority_is_enough():
    """One vote of six, and five for nobody."""
    assert deaths(said(dealt(SIX), "votes lynch Ada>Fay")) == ["Fay lynch"]


def test_a_lynch_without_any_vote_kills_nobody():
    game = said(dealt(SIX), "all lynch")
    assert deaths(game) == []
    assert whom(game, "sleep") == "Ada"  # and night falls


def test_nobody_votes_against_himself():
    with pytest.raises(IllegalAnswer):
        said(morning(dealt(SIX)), "Ben lynch Ben")


def test_the_dead_do_not_vote():
    game = morning(dealt(SIX, "Ada werewolf Fay"))
    with pytest.raises(AssertionError):
        said(game, "Fay lynch Ada")


# --- A tie without a captain (C92) --------------------------------------------------------------

TIED = "votes lynch Ada>Ben Cleo>Ben Ben>Ada Dan>Ada Eva>Fay"  # Ada and Ben have two votes each, Fay one


def test_a_tie_is_voted_again_by_everybody_among_the_tied():
    game = said(dealt(SIX), TIED)
    assert deaths(game) == []
    assert whom(game, "lynch") == "Ada Ben Cleo Dan Eva Fay"  # the tied vote too
    assert may(game, "lynch") == ["-", "Ben"]  # Ada's: not herself
    assert [len(question.options) for question in asked(game, "lynch")] == [2, 2, 3, 3, 3, 3]


def test_the_second_ballot_decides():
    game = said(dealt(SIX), TIED, "votes lynch Ada>Ben Cleo>Ben Ben>Ada")
    assert deaths(game) == ["Ben lynch"]


def test_tied_again_nobody_dies():
    game = said(dealt(SIX), TIED, "votes lynch Ada>Ben Ben>Ada")
    assert deaths(game) == []
    assert whom(game, "sleep") == "Ada"


def test_a_second_ballot_without_any_vote_kills_nobody():
    game = said(dealt(SIX), TIED, "all lynch")
    assert deaths(game) == []
    assert whom(game, "sleep") == "Ada"


def test_a_tie_of_three_is_voted_again_among_the_three():
    game = said(dealt(SIX), "votes lynch Ada>Ben Ben>Ada Cleo>Dan")
    assert [len(question.options) for question in asked(game, "lynch")] == [3, 3, 4, 3, 4, 4]
    game = said(game, "votes lynch Ada>Ben Ben>Ada Cleo>Ben Dan>Ada")
    assert deaths(game) == []  # two of the three are tied still: there is no third ballot


# --- The option lovers-spare-each-other (C108) --------------------------------------------------

COUPLE = "cupid werewolf villager villager villager villager"
TENDER = "lovers-spare-each-other"


def test_lovers_may_vote_against_each_other():
    game = said(dealt(COUPLE, "Ada cupid Cleo Dan"), "votes lynch Cleo>Dan")
    assert deaths(game) == ["Dan lynch", "Cleo grief"]


def test_where_lovers_spare_each_other_neither_may_name_the_other():
    game = morning(dealt(COUPLE, "Ada cupid Cleo Dan", options=TENDER))
    legal = {n: [option for option in q.options if option] for n, q in enumerate(asked(game, "lynch"))}
    assert (3,) not in legal[2]
    assert (2,) not in legal[3]
    assert [len(legal[n]) for n in range(6)] == [5, 5, 4, 4, 5, 5]


def test_where_lovers_spare_each_other_and_are_tied_neither_has_anybody_left_to_name():
    game = said(dealt(COUPLE, "Ada cupid Cleo Dan", options=TENDER), "votes lynch Ada>Cleo Ben>Dan")
    assert [len(question.options) for question in asked(game, "lynch")] == [3, 3, 1, 1, 3, 3]
    assert deaths(said(game, "votes lynch Ada>Cleo Ben>Cleo")) == ["Cleo lynch", "Dan grief"]


# --- Hunter (C94, C95) --------------------------------------------------------------------------

HUNTING = "werewolf hunter witch villager villager villager villager villager"


def test_a_devoured_hunter_may_shoot_anybody_alive():
    game = dealt(HUNTING, "Ada werewolf Ben")
    assert whom(game, "hunter") == "Ben"
    assert may(game, "hunter") == ["-", "Ada", "Cleo", "Dan", "Eva", "Fay", "Gus", "Hal"]
    assert deaths(said(game, "Ben hunter Hal")) == ["Ben night", "Hal shot"]


def test_a_lynched_hunter_may_shoot():
    game = said(dealt(HUNTING), "all lynch Ben", "Ben hunter Hal")
    assert deaths(game) == ["Ben lynch", "Hal shot"]


def test_a_hunter_may_hold_his_fire():
    game = said(dealt(HUNTING), "all lynch Ben", "Ben hunter")
    assert deaths(game) == ["Ben lynch"]
    assert whom(game, "sleep") == "Ada"


def test_a_poisoned_hunter_does_not_shoot():
    game = dealt(HUNTING, "Ada werewolf Dan", "Cleo witch-poison Ben")
    assert deaths(game) == ["Ben night", "Dan night"]
    assert game.open[0].call == "lynch"


def test_a_hunter_who_is_devoured_and_poisoned_in_one_night_was_devoured_and_shoots():
    game = dealt(HUNTING, "Ada werewolf Ben", "Cleo witch-poison Ben", "Ben hunter Ada")
    assert deaths(game) == ["Ben night", "Ada shot"]


def test_a_hunter_who_is_healed_and_poisoned_in_one_night_was_poisoned_and_does_not_shoot():
    game = dealt(HUNTING, "Ada werewolf Ben", "Cleo witch-heal heal", "Cleo witch-poison Ben")
    assert deaths(game) == ["Ben night"]
    assert game.open[0].call == "lynch"


def test_a_hunter_who_is_healed_lives():
    game = dealt(HUNTING, "Ada werewolf Ben", "Cleo witch-heal heal", "Cleo witch-poison")
    assert deaths(game) == []


MOURNING = "werewolf hunter cupid villager villager villager villager villager"


def test_a_hunter_who_dies_of_grief_does_not_shoot():
    game = dealt(MOURNING, "Cleo cupid Ben Dan", "Ada werewolf Dan")
    assert deaths(morning(game)) == ["Dan night", "Ben grief"]
    assert "hunter" not in calls(game)


def test_a_hunter_whose_wolf_starves_dies_of_grief_and_does_not_shoot():
    game = dealt(MOURNING, "Cleo cupid Ada Ben", "Ada sleep sleep")
    assert deaths(game) == ["Ada hunger", "Ben grief"]
    assert winners(game) == "Cleo Dan Eva Fay Gus Hal (village)"


def test_a_hunter_who_is_shot_does_not_shoot():
    game = dealt("werewolf hunter hunter villager villager villager villager", "Ada werewolf Ben", "Ben hunter Cleo")
    assert deaths(game) == ["Ben night", "Cleo shot"]
    assert game.open[0].call == "lynch"


def test_two_hunters_devoured_and_lynched_each_shoot_once():
    game = dealt("werewolf hunter hunter villager villager villager villager", "Ada werewolf Ben", "Ben hunter Gus")
    game = said(game, "all lynch Cleo", "Cleo hunter Ada")
    assert deaths(game) == ["Ben night", "Gus shot", "Cleo lynch", "Ada shot"]
    assert winners(game) == "Ben Cleo Dan Eva Fay Gus (village)"


def test_a_devoured_hunter_who_is_a_lover_shoots_after_the_grief():
    """The other one is dead already, and not among those he may shoot."""
    game = dealt(MOURNING, "Cleo cupid Ben Dan", "Ada werewolf Ben")
    assert deaths(until(game, "hunter")) == ["Ben night", "Dan grief"]
    assert may(game, "hunter") == ["-", "Ada", "Cleo", "Eva", "Fay", "Gus", "Hal"]


def test_a_hunter_devoured_in_the_night_his_lover_was_poisoned_died_of_the_bite_and_shoots():
    """Deaths of one moment come before the griefs, whatever the seats."""
    deal = "werewolf witch cupid villager hunter villager villager villager"
    game = dealt(deal, "Cleo cupid Dan Eva", "Ada werewolf Eva", "Ben witch-poison Dan", "Eva hunter Ada")
    assert deaths(game) == ["Dan night", "Eva night", "Ada shot"]


def test_a_lover_who_is_shot_takes_the_other_along():
    game = dealt(MOURNING, "Cleo cupid Eva Hal", "Ada werewolf Ben", "Ben hunter Hal")
    assert deaths(game) == ["Ben night", "Hal shot", "Eva grief"]


def test_a_chain_with_a_question_in_its_middle_tells_what_came_before_it():
    """Ben, the hunter, is lynched: Gus dies of grief before Ben aims, and everybody has heard of it."""
    game = said(dealt(MOURNING, "Cleo cupid Ben Gus"), "all lynch Ben")
    assert told(game, "died") == ["all: died Ben lynch", "all: died Gus grief"]
    game = said(game, "Ben hunter Ada")
    assert deaths(game) == ["Ben lynch", "Gus grief", "Ada shot"]
    assert winners(game) == "Ben Cleo Dan Eva Fay Gus Hal (village)"


def test_two_hunters_who_fall_in_one_night_shoot_one_after_the_other():
    """With any death: Ben was devoured and Cleo poisoned; whom Ben shot, Cleo cannot shoot again."""
    deal = "werewolf hunter hunter witch villager villager villager villager"
    game = dealt(deal, "Ada werewolf Ben", "Dan witch-poison Cleo", options=ANY_DEATH)
    assert deaths(game) == ["Ben night", "Cleo night"]
    assert whom(game, "hunter") == "Ben"
    game = said(game, "Ben hunter Hal")
    assert whom(game, "hunter") == "Cleo"
    assert may(game, "hunter") == ["-", "Ada", "Dan", "Eva", "Fay", "Gus"]


def test_the_last_one_alive_may_be_shot_and_nobody_is_left():
    """The wolf eats the hunter, the hunter shoots her lover, and the wolf dies of grief."""
    game = dealt("werewolf hunter cupid villager villager", "Cleo cupid Ada Eva", "Ada werewolf Cleo")
    game = said(game, "votes lynch Ada>Dan Eva>Dan")
    assert alive(game) == "Ada Ben Eva"
    game = said(game, "Ada werewolf Ben", "Ben hunter Eva")
    assert deaths(game)[2:] == ["Ben night", "Eva shot", "Ada grief"]
    assert winners(game) == " ()"


def test_a_hunter_who_falls_with_everybody_else_has_nobody_left_to_shoot():
    """Of the last three the wolf eats the hunter, the witch poisons the wolf, and dies of grief for the hunter."""
    game = dealt("werewolf witch hunter cupid villager", "Dan cupid Ben Cleo", "Ada werewolf Dan")
    game = said(game, "all lynch Eva", "Ada werewolf Cleo", "Ben witch-heal", "Ben witch-poison Ada")
    assert deaths(game)[2:] == ["Ada night", "Cleo night", "Ben grief"]
    assert game.open == ()
    assert why(game) == ["village lost nobody-left: Ben Cleo Dan Eva", "werewolf lost nobody-left: Ada"]


# --- The option hunter-any-death ----------------------------------------------------------------

ANY_DEATH = "hunter-any-death"


def test_with_any_death_a_poisoned_hunter_shoots():
    game = dealt(HUNTING, "Cleo witch-poison Ben", "Ben hunter Ada", options=ANY_DEATH)
    assert deaths(game) == ["Ben night", "Ada shot"]


def test_with_any_death_a_hunter_who_dies_of_grief_shoots():
    game = dealt(MOURNING, "Cleo cupid Ben Dan", "Ada werewolf Dan", "Ben hunter Hal", options=ANY_DEATH)
    assert deaths(game) == ["Dan night", "Ben grief", "Hal shot"]


def test_with_any_death_a_hunter_who_is_shot_shoots():
    deal = "werewolf hunter hunter villager villager villager villager"
    game = dealt(deal, "Ada werewolf Ben", "Ben hunter Cleo", "Cleo hunter Ada", options=ANY_DEATH)
    assert deaths(game) == ["Ben night", "Cleo shot", "Ada shot"]


def test_with_any_death_he_may_still_hold_his_fire():
    game = dealt(HUNTING, "Cleo witch-poison Ben", "Ben hunter", options=ANY_DEATH)
    assert deaths(game) == ["Ben night"]


# --- Griefs -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("victim", "mourner"), [("Dan", "Eva"), ("Eva", "Dan")])
def test_a_lover_dies_of_grief_in_the_same_elimination(victim, mourner):
    game = dealt("werewolf cupid villager villager villager villager", "Ben cupid Dan Eva", f"Ada werewolf {victim}")
    assert told(game, "died", "shown") == [
        f"all: died {victim} night",
        f"all: shown {victim} villager villager",
        f"all: died {mourner} grief",
        f"all: shown {mourner} villager villager",
    ]


def test_lovers_who_both_die_in_the_night_both_die_of_the_night():
    deal = "werewolf cupid witch villager villager villager"
    game = dealt(deal, "Ben cupid Dan Fay", "Ada werewolf Fay", "Cleo witch-poison Dan")
    assert deaths(game) == ["Dan night", "Fay night"]


def test_a_healed_lover_needs_no_tears():
    deal = "werewolf cupid witch villager villager villager"
    game = dealt(deal, "Ben cupid Dan Fay", "Ada werewolf Fay", "Cleo witch-heal heal", "Cleo witch-poison")
    assert deaths(game) == []


# --- The captain is elected (C90) ---------------------------------------------------------------

CAPTAIN = "captain"


def test_there_is_a_captain_only_where_the_table_wants_one():
    assert morning(dealt(SIX)).open[0].call == "lynch"
    assert morning(dealt(SIX, options=CAPTAIN)).open[0].call == "captain"


def test_the_captain_is_elected_after_the_first_deaths_and_before_the_first_lynching():
    game = morning(dealt(SIX, "Ada werewolf Fay", options=CAPTAIN))
    assert deaths(game) == ["Fay night"]
    assert whom(game, "captain") == "Ada Ben Cleo Dan Eva"
    assert may(game, "captain") == ["-", "Ada", "Ben", "Cleo", "Dan", "Eva"]  # oneself allowed, the dead not


def test_there_is_no_election_when_the_first_night_has_ended_the_game():
    game = morning(dealt(SIX, "Ada werewolf Ada", options=CAPTAIN))
    assert winners(game) == "Ben Cleo Dan Eva Fay (village)"


def test_a_relative_majority_elects_and_everybody_hears_of_it():
    game = said(dealt(SIX, options=CAPTAIN), "votes captain Ada>Cleo Ben>Cleo Cleo>Cleo Dan>Ada Eva>Ben")
    assert told(game, "captain") == ["all: captain Cleo"]
    assert game.open[0].call == "lynch"


def test_one_vote_for_oneself_elects():
    assert told(said(dealt(SIX, options=CAPTAIN), "votes captain Eva>Eva"), "captain") == ["all: captain Eva"]


def test_votes_for_captain_are_shown_to_everybody():
    game = said(dealt(SIX, options=CAPTAIN), "votes captain Eva>Eva")
    assert told(game, "voted")[3:] == ["all: voted Dan -", "all: voted Eva Eva", "all: voted Fay -"]


def test_a_tied_election_is_voted_again_among_the_tied():
    game = said(dealt(SIX, options=CAPTAIN), "votes captain Ada>Ben Ben>Ben Cleo>Dan Dan>Dan Eva>Fay")
    assert told(game, "captain") == []
    assert whom(game, "captain") == "Ada Ben Cleo Dan Eva Fay"
    assert may(game, "captain") == ["-", "Ben", "Dan"]
    assert told(said(game, "votes captain Fay>Dan"), "captain") == ["all: captain Dan"]


def test_tied_again_luck_chooses_among_those_still_tied():
    game = said(dealt(SIX, options=CAPTAIN), "votes captain Ada>Ben Cleo>Dan Eva>Fay")
    game = said(game, "votes captain Ada>Ben Cleo>Dan")
    assert whom(game, "captain") == "luck"
    assert may(game, "captain") == ["Ben", "Dan"]
    assert told(said(game, "luck captain Dan"), "captain") == ["all: captain Dan"]


def test_where_the_second_ballot_is_empty_luck_chooses_among_the_tied():
    game = said(dealt(SIX, options=CAPTAIN), "votes captain Ada>Ben Cleo>Dan", "all captain")
    assert may(game, "captain") == ["Ben", "Dan"]


def test_where_nobody_votes_everybody_is_tied():
    game = said(dealt(SIX, options=CAPTAIN), "all captain")
    assert len(may(game, "captain")) == 7  # six and nobody: asked again
    game = said(game, "all captain")
    assert may(game, "captain") == ["Ada", "Ben", "Cleo", "Dan", "Eva", "Fay"]
    assert told(said(game, "luck captain Fay"), "captain") == ["all: captain Fay"]


def test_the_captain_is_elected_once():
    game = said(dealt(SIX, options=CAPTAIN), "all captain Ben", "all lynch")
    assert morning(game).open[0].call == "lynch"


# --- The captain's vote (C91) -------------------------------------------------------------------


def elected(name: str, deal: str = SIX, *lines: str, options: str = CAPTAIN):
    """The first night is over, and this one is captain."""
    return said(dealt(deal, *lines, options=options), f"all captain {name}")


def test_the_captains_vote_counts_twice():
    game = said(elected("Ben"), "votes lynch Ben>Fay Cleo>Ada")
    assert deaths(game) == ["Fay lynch"]  # two against one


def test_the_captains_vote_counts_once_in_the_election():
    """There is no captain yet: Ada and Ben have one vote each."""
    game = said(dealt(SIX, options=CAPTAIN), "votes captain Ada>Ada Ben>Ben")
    assert whom(game, "captain") == "Ada Ben Cleo Dan Eva Fay"


def test_on_a_tie_the_one_the_captain_voted_for_dies():
    game = said(elected("Ben"), "votes lynch Ben>Fay Cleo>Ada Dan>Ada")
    assert deaths(game) == ["Fay lynch"]  # two each, and Ben's own vote was for Fay


def test_on_a_tie_a_captain_who_voted_for_a_third_is_asked_among_the_tied():
    game = said(
        elected("Ben", f"{SIX} villager"), "votes lynch Ben>Gus Ada>Eva Cleo>Eva Dan>Eva Eva>Ada Fay>Ada Gus>Ada"
    )
    assert whom(game, "tie-break") == "Ben"
    assert may(game, "tie-break") == ["Ada", "Eva"]
    assert deaths(said(game, "Ben tie-break Eva")) == ["Eva lynch"]


def test_on_a_tie_a_captain_who_voted_for_nobody_is_asked():
    game = said(elected("Ben"), "votes lynch Ada>Eva Cleo>Fay")
    assert may(game, "tie-break") == ["Eva", "Fay"]  # he must choose one
    assert deaths(said(game, "Ben tie-break Fay")) == ["Fay lynch"]


def test_a_captain_among_the_tied_may_be_the_one_he_chooses():
    game = said(elected("Ben"), "votes lynch Ada>Ben Cleo>Fay")
    assert may(game, "tie-break") == ["Ben", "Fay"]
    game = said(game, "Ben tie-break Ben", "Ben successor Cleo")
    assert deaths(game) == ["Ben lynch"]
    assert told(game, "captain") == ["all: captain Ben", "all: captain Cleo"]


def test_with_a_captain_there_is_no_second_ballot():
    game = said(elected("Ben"), "votes lynch Ada>Eva Cleo>Fay")
    assert {question.call for question in game.open} == {"tie-break"}


def test_with_a_captain_a_lynch_without_any_vote_kills_nobody_either():
    assert deaths(said(elected("Ben"), "all lynch")) == []


# --- The captain's successor (C93) --------------------------------------------------------------


def test_a_lynched_captain_names_a_living_successor_and_cannot_refuse():
    game = said(elected("Ben"), "all lynch Ben")
    assert may(game, "successor") == ["Ada", "Cleo", "Dan", "Eva", "Fay"]
    assert told(said(game, "Ben successor Eva"), "captain") == ["all: captain Ben", "all: captain Eva"]


def test_a_captain_who_dies_at_night_names_a_successor_before_the_lynching():
    game = said(elected("Ben"), "all lynch", "Ada werewolf Ben")
    assert whom(game, "successor") == "Ben"
    assert said(game, "Ben successor Cleo").open[0].call == "lynch"


def test_the_successors_vote_counts_twice():
    game = said(elected("Ben"), "all lynch", "Ada werewolf Ben", "Ben successor Cleo", "votes lynch Cleo>Fay Dan>Ada")
    assert deaths(game) == ["Ben night", "Fay lynch"]


def test_a_captain_who_dies_of_grief_names_a_successor():
    game = said(elected("Dan", COUPLE, "Ada cupid Cleo Dan"), "all lynch Cleo")
    assert deaths(game) == ["Cleo lynch", "Dan grief"]
    assert may(game, "successor") == ["Ada", "Ben", "Eva", "Fay"]


def test_a_captain_who_is_shot_names_a_successor():
    game = said(elected("Hal", HUNTING), "all lynch Ben", "Ben hunter Hal")
    assert whom(game, "successor") == "Hal"


def test_a_captain_who_starved_is_succeeded_only_if_the_game_goes_on():
    game = said(elected("Ada"), "all lynch", "Ada sleep sleep")
    assert told(game, "captain") == ["all: captain Ada"]
    assert winners(game) == "Ben Cleo Dan Eva Fay (village)"


def test_the_successor_is_named_after_the_whole_chain():
    """The captain is the hunter: he shoots Hal, Gus dies of grief, and neither can succeed him."""
    game = said(elected("Ben", MOURNING, "Cleo cupid Gus Hal"), "all lynch Ben")
    assert whom(game, "hunter") == "Ben"
    assert told(game, "captain") == ["all: captain Ben"]
    game = said(game, "Ben hunter Hal")
    assert deaths(game) == ["Ben lynch", "Hal shot", "Gus grief"]
    assert may(game, "successor") == ["Ada", "Cleo", "Dan", "Eva", "Fay"]


def test_no_successor_is_named_when_the_game_is_over():
    game = said(elected("Ada"), "all lynch Ada")
    assert told(game, "captain") == ["all: captain Ada"]
    assert winners(game) == "Ben Cleo Dan Eva Fay (village)"


def test_a_successor_who_dies_is_succeeded_in_turn():
    game = said(elected("Ben", f"{SIX} villager villager"), "all lynch Ben", "Ben successor Cleo", "Ada werewolf Cleo")
    assert told(said(game, "Cleo successor Dan"), "captain")[1:] == ["all: captain Cleo", "all: captain Dan"]


# --- Who wins (C101 to C103) --------------------------------------------------------------------


def test_the_village_wins_as_soon_as_the_last_wolf_is_gone():
    game = said(dealt("werewolf werewolf seer villager villager villager"), "all lynch Ada", "all lynch Ben")
    assert winners(game) == "Cleo Dan Eva Fay (village)"
    assert why(game) == ["village won last-wolf-gone: Cleo Dan Eva Fay", "werewolf lost camp-lost: Ada Ben"]


def test_the_wolves_win_when_one_villager_is_left():
    game = said(dealt("werewolf villager villager villager villager", "Ada werewolf Ben"), "all lynch Cleo")
    assert alive(game) == "Ada Dan Eva"  # two villagers: not yet
    game = morning(said(game, "Ada werewolf Dan"))
    assert winners(game) == "Ada (werewolf)"
    assert why(game) == ["village lost camp-lost: Ben Cleo Dan Eva", "werewolf won one-villager-left: Ada"]


def test_the_wolves_win_when_no_villager_is_left_at_once():
    """From two villagers to none in one elimination: the hunter was one of two."""
    game = said(dealt("werewolf hunter villager villager villager", "Ada werewolf Cleo"), "all lynch Dan")
    game = said(game, "Ada werewolf Ben", "Ben hunter Eva")
    assert alive(game) == "Ada"
    assert winners(game) == "Ada (werewolf)"
    assert why(game)[-1] == "werewolf won one-villager-left: Ada"


@pytest.mark.parametrize(
    ("deal", "lynched"),
    [
        ("werewolf werewolf villager villager villager", "Eva"),  # two wolves, two villagers
        ("werewolf werewolf werewolf villager villager villager", "Fay"),  # three wolves, two villagers
    ],
)
def test_the_number_of_wolves_does_not_matter(deal, lynched):
    game = said(dealt(deal), f"all lynch {lynched}")
    assert deaths(game) == [f"{lynched} lynch"]
    assert game.outcome is None


def test_with_parity_the_wolves_win_as_soon_as_villagers_are_not_more_than_they():
    deal = "werewolf werewolf villager villager villager"
    assert morning(dealt(deal, "all werewolf Eva")).outcome is None
    game = morning(dealt(deal, "all werewolf Eva", options="wolves-win-at-parity"))
    assert winners(game) == "Ada Ben (werewolf)"
    assert why(game) == ["village lost camp-lost: Cleo Dan Eva", "werewolf won parity: Ada Ben"]


def test_with_parity_one_more_villager_goes_on():
    game = morning(dealt("werewolf werewolf villager villager villager", options="wolves-win-at-parity"))
    assert game.outcome is None  # three against two


def test_with_parity_one_wolf_and_two_villagers_go_on():
    game = said(dealt("werewolf villager villager villager villager", options="wolves-win-at-parity"), "all lynch Ben")
    game = morning(said(game, "Ada werewolf Cleo"))
    assert game.outcome is None  # two against one
    assert winners(said(game, "all lynch Dan")) == "Ada (werewolf)"  # one against one


def test_where_wolves_win_alone_the_last_villager_must_die_too():
    game = said(dealt("werewolf villager villager villager villager", options="wolves-win-alone"), "all lynch Ben")
    game = said(game, "Ada werewolf Cleo", "all lynch Dan")
    assert alive(game) == "Ada Eva"
    assert game.outcome is None
    game = morning(said(game, "Ada werewolf Eva"))
    assert winners(game) == "Ada (werewolf)"
    assert why(game) == ["village lost camp-lost: Ben Cleo Dan Eva", "werewolf won no-villager-left: Ada"]


@pytest.mark.parametrize("order", [1, -1])
def test_the_two_options_on_the_wolves_victory_exclude_each_other(order):
    with pytest.raises(IllegalSetup) as refusal:
        classic(*["wolves-win-at-parity", "wolves-win-alone"][::order])
    assert refusal.value.reason == "options-exclude"


def test_any_other_options_go_together():
    assert classic("captain", "hunter-any-death", "wolves-win-alone", "lovers-spare-each-other", "wolves-spare-wolves")


def test_victory_is_checked_only_after_the_whole_chain():
    """The lynching leaves one villager beside a wolf, but the hunter's shot takes the wolf along."""
    game = said(dealt("werewolf hunter villager villager villager", "Ada werewolf Cleo"), "all lynch Dan")
    game = said(morning(game), "all lynch Ben")
    assert alive(game) == "Ada Eva"
    assert game.outcome is None
    game = said(game, "Ben hunter Ada")
    assert winners(game) == "Ben Cleo Dan Eva (village)"


def test_the_last_wolf_and_the_last_villagers_may_fall_together_and_nobody_wins():
    """Dan and Eva are left beside the wolf; she eats Dan, who is the hunter and shoots Eva, whom she loves."""
    game = dealt("werewolf cupid villager hunter villager", "Ben cupid Ada Eva", "Ada werewolf Cleo")
    game = said(game, "all lynch Ben", "Ada werewolf Dan", "Dan hunter Eva")
    assert deaths(game)[2:] == ["Dan night", "Eva shot", "Ada grief"]
    assert winners(game) == " ()"
    assert why(game) == ["lovers lost nobody-left: Ada Eva", "village lost nobody-left: Ben Cleo Dan"]


def test_nobody_left_without_lovers():
    """One wolf and one villager are left where wolves must win alone; he is the hunter, and she eats him."""
    game = dealt("werewolf villager villager villager hunter", "Ada werewolf Ben", options="wolves-win-alone")
    game = said(game, "all lynch Cleo", "Ada werewolf Dan", "all lynch", "Ada werewolf Eva", "Eva hunter Ada")
    assert why(game) == ["village lost nobody-left: Ben Cleo Dan Eva", "werewolf lost nobody-left: Ada"]


def test_the_dead_win_with_their_camp():
    game = said(dealt("werewolf werewolf villager villager villager villager", "all werewolf Ben"), "all lynch Cleo")
    game = morning(said(game, "Ada werewolf Dan"))
    assert alive(game) == "Ada Eva Fay"
    game = said(game, "all lynch Eva")
    assert winners(game) == "Ada Ben (werewolf)"  # Ben was eaten by his own pack


def test_all_cards_are_shown_in_the_end():
    game = morning(
        dealt("thief werewolf seer villager villager | | hunter villager", "Ada thief extra-1", "Ben sleep sleep")
    )
    assert told(game, "won", "shown") == [
        "all: shown Ben werewolf werewolf",  # when he died
        "all: won Ada Cleo Dan Eva village",
        "all: shown Ada hunter hunter",
        "all: shown Cleo seer seer",
        "all: shown Dan villager villager",
        "all: shown Eva villager villager",
        "all: shown extra-1 thief thief",
        "all: shown extra-2 villager villager",
    ]


def test_what_everybody_was_is_what_they_were_at_the_end():
    deal = "thief werewolf seer cupid villager | | hunter villager"
    game = morning(dealt(deal, "Ada thief extra-1", "Dan cupid Dan Eva", "Ben sleep sleep"))
    assert final(game) == {"Ada": "hunter", "Ben": "werewolf", "Cleo": "seer", "Dan": "cupid", "Eva": "villager"}


# --- Lovers (C101) ------------------------------------------------------------------------------

LOVING = "werewolf werewolf cupid villager villager villager villager"


def test_lovers_of_the_village_win_with_the_village():
    game = said(dealt(LOVING, "Cleo cupid Dan Eva"), "all lynch Ada", "all lynch Ben")
    assert winners(game) == "Cleo Dan Eva Fay Gus (village)"


def test_lovers_of_the_pack_win_with_the_pack():
    game = said(dealt(LOVING, "Cleo cupid Ada Ben", "all werewolf Gus"), "all lynch Fay", "all werewolf Eva")
    game = said(game, "all lynch Dan")
    assert winners(game) == "Ada Ben (werewolf)"


def test_mixed_lovers_win_as_the_last_two():
    game = said(dealt(LOVING, "Cleo cupid Ada Dan", "all werewolf Gus"), "all lynch Ben")
    game = said(game, "Ada werewolf Fay", "all lynch Eva")
    assert alive(game) == "Ada Cleo Dan"
    game = morning(said(game, "Ada werewolf Cleo"))
    assert winners(game) == "Ada Dan (lovers)"
    assert why(game) == [
        "lovers won lovers-last-two: Ada Dan",
        "village lost camp-lost: Cleo Eva Fay Gus",
        "werewolf lost camp-lost: Ben",
    ]


def test_mixed_lovers_and_cupid_are_three_and_not_the_last_two():
    game = said(dealt(LOVING, "Cleo cupid Ada Dan", "all werewolf Gus"), "all lynch Ben")
    game = said(game, "Ada werewolf Fay", "all lynch Eva")
    assert alive(game) == "Ada Cleo Dan"
    assert game.outcome is None


def test_while_both_mixed_lovers_live_the_wolves_do_not_win_beside_one_villager():
    """Ada and Ben are wolves, Dan is the only villager left and Ada's lover: it goes on."""
    game = said(dealt(LOVING, "Cleo cupid Ada Dan", "all werewolf Gus"), "all lynch Cleo", "all werewolf Fay")
    game = said(game, "all lynch Eva")
    assert alive(game) == "Ada Ben Dan"
    assert game.outcome is None
    assert winners(said(morning(game), "votes lynch Ada>Ben Dan>Ben")) == "Ada Dan (lovers)"


def test_while_both_mixed_lovers_live_parity_does_not_count_either():
    deal = "werewolf cupid villager villager villager"
    game = said(dealt(deal, "Ben cupid Ada Cleo", "Ada werewolf Dan", options="wolves-win-at-parity"), "all lynch Ben")
    assert alive(game) == "Ada Cleo Eva"
    assert game.outcome is None  # and two against one is no parity anyway
    game = morning(said(game, "Ada werewolf Eva"))
    assert winners(game) == "Ada Cleo (lovers)"


def test_mixed_lovers_lose_when_one_of_them_dies_whoever_wins():
    game = said(dealt(LOVING, "Cleo cupid Ada Dan"), "all lynch Ada", "all lynch Ben")
    assert deaths(game) == ["Ada lynch", "Dan grief", "Ben lynch"]
    assert winners(game) == "Cleo Eva Fay Gus (village)"  # not Dan, whose camp was love
    assert why(game) == [
        "lovers lost lovers-apart: Ada Dan",
        "village won last-wolf-gone: Cleo Eva Fay Gus",
        "werewolf lost camp-lost: Ben",
    ]


def test_a_dead_wolf_in_love_with_a_villager_does_not_win_with_the_pack():
    game = said(dealt(LOVING, "Cleo cupid Ada Dan", "all werewolf Gus"), "all lynch Ada")
    game = said(game, "Ben werewolf Fay", "all lynch Eva")
    assert alive(game) == "Ben Cleo"
    assert winners(game) == "Ben (werewolf)"
    assert why(game)[0] == "lovers lost lovers-apart: Ada Dan"


def test_cupid_in_love_with_a_wolf_is_of_the_lovers_camp():
    game = said(
        dealt("werewolf cupid villager villager villager", "Ben cupid Ada Ben", "Ada werewolf Cleo"), "all lynch Dan"
    )
    assert winners(morning(said(game, "Ada werewolf Eva"))) == "Ada Ben (lovers)"


def test_a_thief_who_took_the_wolf_may_be_a_mixed_lover():
    deal = "thief werewolf cupid villager villager | | werewolf werewolf"
    game = dealt(deal, "Ada thief extra-1", "Cleo cupid Ada Dan", "all werewolf Cleo")
    game = said(game, "all lynch Ben")
    assert winners(morning(said(game, "Ada werewolf Eva"))) == "Ada Dan (lovers)"


def test_one_death_may_make_the_lovers_the_last_two_by_day_as_well():
    game = said(
        dealt("werewolf cupid villager villager villager", "Ben cupid Ada Eva", "Ada werewolf Ben"), "all lynch Cleo"
    )
    assert alive(game) == "Ada Dan Eva"
    assert winners(said(game, "Ada werewolf", "all lynch Dan")) == "Ada Eva (lovers)"


def test_a_game_nobody_wants_to_end_goes_on():
    game = dealt(SIX)
    for _ in range(5):
        game = calm(game)
    assert game.outcome is None
    assert alive(game) == "Ada Ben Cleo Dan Eva Fay"
