"""The days of the classic game: the lynching, and what a tie brings (rulings C89, C92, C105, C108).

A deal names the cards from Ada on, clockwise. `votes lynch Ada>Ben` is a ballot in which everybody else points at
nobody, `all lynch Ben` one in which everybody but Ben points at Ben.
"""

from __future__ import annotations

import pytest

from garou.engine.values import IllegalAnswer
from village import asked, dealt, deaths, may, morning, said, told, whom

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


def test_where_lovers_spare_each_other_a_captain_in_love_does_not_condemn_the_other_to_break_a_tie():
    game = said(dealt(COUPLE, "Ada cupid Cleo Dan", options=f"captain {TENDER}"), "votes captain Cleo>Cleo")
    game = said(game, "votes lynch Ada>Dan Ben>Dan Cleo>Fay Dan>Eva Eva>Ben Fay>Ben")  # two each: his own dies
    assert deaths(game) == ["Fay lynch"]
    game = said(morning(game), "votes lynch Ada>Dan Ben>Eva")
    assert whom(game, "tie-break") == "Cleo"
    assert may(game, "tie-break") == ["Eva"]


def test_where_lovers_spare_each_other_a_captain_in_love_may_still_condemn_himself():
    game = said(dealt(COUPLE, "Ada cupid Cleo Dan", options=f"captain {TENDER}"), "votes captain Cleo>Cleo")
    assert may(said(game, "votes lynch Ada>Cleo Ben>Dan Eva>Fay"), "tie-break") == ["Cleo", "Fay"]


@pytest.mark.parametrize(("options", "captain"), [(f"captain {TENDER}", "Ben"), ("captain", "Cleo")])
def test_any_other_captain_breaks_a_tie_among_all_of_the_tied(options, captain):
    game = said(dealt(COUPLE, "Ada cupid Cleo Dan", options=options), f"votes captain Ada>{captain}")
    assert may(said(game, "votes lynch Ada>Cleo Eva>Dan"), "tie-break") == ["Cleo", "Dan"]


# --- The option village-must-lynch (C92) --------------------------------------------------------

MUST = "village-must-lynch"
EVEN = "votes lynch Ada>Ben Ben>Ada Cleo>Ada Dan>Ben Eva>Ada Fay>Ben"  # three votes each


def test_where_the_village_must_lynch_nobody_may_withhold_a_vote():
    game = morning(dealt(SIX, options=MUST))
    assert may(game, "lynch") == ["Ben", "Cleo", "Dan", "Eva", "Fay"]
    with pytest.raises(IllegalAnswer):
        said(game, "Ada lynch")


def test_where_the_village_must_lynch_nobody_may_withhold_a_second_vote_either():
    game = said(dealt(SIX, options=MUST), EVEN)
    assert [len(question.options) for question in asked(game, "lynch")] == [1, 1, 2, 2, 2, 2]
    assert may(game, "lynch") == ["Ben"]
    assert deaths(said(game, "votes lynch Ada>Ben Ben>Ada Cleo>Ben Dan>Ben Eva>Ada Fay>Ben")) == ["Ben lynch"]


def test_where_the_village_must_lynch_luck_decides_a_tie_that_stands():
    game = said(dealt(SIX, options=MUST), EVEN, EVEN)
    assert deaths(game) == []
    assert whom(game, "lynch") == "luck"
    assert may(game, "lynch") == ["Ada", "Ben"]
    assert deaths(said(game, "luck lynch Ben")) == ["Ben lynch"]


def test_luck_decides_among_those_who_are_still_tied():
    first = "votes lynch Ada>Ben Ben>Ada Cleo>Ada Dan>Ben Eva>Cleo Fay>Cleo"  # two each for Ada, Ben and Cleo
    game = said(dealt(SIX, options=MUST), first, EVEN)
    assert may(game, "lynch") == ["Ada", "Ben"]


def test_where_the_village_must_lynch_a_captain_still_breaks_the_tie():
    game = said(dealt(SIX, options=f"captain {MUST}"), "votes captain Fay>Fay")
    game = said(game, "votes lynch Ada>Ben Ben>Ada Cleo>Ada Dan>Ben Eva>Dan Fay>Cleo")
    assert deaths(game) == ["Cleo lynch"]  # Ada, Ben and Cleo have two each, and the captain's two are Cleo's


def test_where_the_village_must_lynch_who_has_only_a_lover_left_to_name_names_nobody():
    game = said(dealt(COUPLE, "Ada cupid Cleo Dan", options=f"{MUST} {TENDER}"))
    game = said(game, "votes lynch Ada>Cleo Ben>Dan Cleo>Eva Dan>Fay Eva>Cleo Fay>Dan")
    assert [question.options for question in asked(game, "lynch")][2:4] == [((),), ((),)]
    game = said(game, "votes lynch Ada>Cleo Ben>Dan Eva>Cleo Fay>Dan")
    assert may(game, "lynch") == ["Cleo", "Dan"]
    assert whom(game, "lynch") == "luck"
