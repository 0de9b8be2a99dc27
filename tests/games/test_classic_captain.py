"""The captain of the classic game: elected, with two votes, and succeeded (rulings C90, C91, C93).

A deal names the cards from Ada on, clockwise. `votes lynch Ada>Ben` is a ballot in which everybody else points at
nobody, `all lynch Ben` one in which everybody but Ben points at Ben.
"""

from __future__ import annotations

from village import dealt, deaths, may, morning, said, told, whom, winners

SIX = "werewolf villager villager villager villager villager"
COUPLE = "cupid werewolf villager villager villager villager"
HUNTING = "werewolf hunter witch villager villager villager villager villager"
MOURNING = "werewolf hunter cupid villager villager villager villager villager"


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
