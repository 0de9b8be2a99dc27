"""Duplicate scores computed by hand, and deals that stay secret until everybody has played them."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from garou.engine.values import RuleError, Setup
from garou.games.cast import cards
from garou.tournaments.duplicate import Duplicate
from garou.tournaments.values import IllegalEntry

SECRET = Setup(cards("werewolf, seer, robber"), cards("werewolf, villager, troublemaker"))
OTHER = Setup(cards("villager, werewolf, drunk"), cards("werewolf, seer, robber"))
GROUPS = (("Ada", "Ben", "Cleo"), ("Dan", "Eva", "Fay"), ("Gil", "Hana", "Ines"))


def begun(groups: int = 3, deals: int = 2) -> Duplicate:
    return Duplicate((SECRET, OTHER)[:deals], GROUPS[:groups])


def test_one_deal_at_two_tables_by_hand():
    """Seat 1 won at one table of two: mean 1/2. Seat 2 won at both: mean 1. Seat 3 won at none: mean 0."""
    played = begun(groups=2, deals=1).enter(0, 0, ("Ada", "Ben")).enter(0, 1, ("Eva",))
    assert played.scores(0) == {
        "Ada": Fraction(1, 2),  # 1 - 1/2
        "Ben": 0,  # 1 - 1
        "Cleo": 0,  # 0 - 0
        "Dan": Fraction(-1, 2),  # 0 - 1/2
        "Eva": 0,  # 1 - 1
        "Fay": 0,  # 0 - 0
    }


def test_two_deals_at_three_tables_by_hand():
    played = begun()
    # Deal 1, seats as the groups are written. Winners by seat: table 1: 1 0 0, table 2: 1 1 0, table 3: 0 1 1.
    played = played.enter(0, 0, ("Ada",)).enter(0, 1, ("Dan", "Eva")).enter(0, 2, ("Hana", "Ines"))
    # Means: seat 1: 2/3, seat 2: 2/3, seat 3: 1/3.
    # Deal 2, everybody one seat on: Ben Cleo Ada, Eva Fay Dan, Hana Ines Gil. By seat: 0 1 0, 0 0 0, 1 1 1.
    played = played.enter(1, 0, ("Cleo",)).enter(1, 1, ()).enter(1, 2, ("Hana", "Ines", "Gil"))
    # Means: seat 1: 1/3, seat 2: 2/3, seat 3: 1/3.
    third = Fraction(1, 3)
    expected = {
        "Ada": 0,  # (1 - 2/3) + (0 - 1/3)
        "Ben": -3 * third,  # (0 - 2/3) + (0 - 1/3)
        "Cleo": 0,  # (0 - 1/3) + (1 - 2/3)
        "Dan": 0,  # (1 - 2/3) + (0 - 1/3)
        "Eva": 0,  # (1 - 2/3) + (0 - 1/3)
        "Fay": -3 * third,  # (0 - 1/3) + (0 - 2/3)
        "Gil": 0,  # (0 - 2/3) + (1 - 1/3)
        "Hana": 3 * third,  # (1 - 2/3) + (1 - 1/3)
        "Ines": 3 * third,  # (1 - 1/3) + (1 - 2/3)
    }
    assert {row.name: row.score for row in played.standings()} == expected
    assert [(row.place, row.name, row.group) for row in played.standings()][:3] == [
        (1, "Hana", 2),
        (1, "Ines", 2),
        (3, "Ada", 0),
    ]


def test_everybody_moves_on_by_a_seat_in_every_group_alike():
    cup = begun()
    assert [cup.seating(deal, 0) for deal in range(2)] == [("Ada", "Ben", "Cleo"), ("Ben", "Cleo", "Ada")]
    assert cup.seating(3, 1) == GROUPS[1]  # after as many deals as seats they sit as they began


# --- Secrets ---------------------------------------------------------------------------------------


def test_a_deal_and_its_scores_are_told_when_the_last_table_has_played_it():
    played = begun().enter(0, 2, ("Gil",)).enter(0, 0, ("Ada",))
    assert not played.open(0)
    assert played.revealed(0) is None
    assert played.scores(0) == {}
    assert {row.score for row in played.standings()} == {0}
    assert {row.deals for row in played.standings()} == {0}
    played = played.enter(0, 1, ())
    assert played.revealed(0) == SECRET
    assert played.revealed(1) is None
    assert played.scores(0)["Ada"] == 1 - Fraction(2, 3)


def test_no_log_line_prints_a_deal():
    assert "werewolf" not in repr(begun())


def test_groups_play_in_turn_at_their_own_pace():
    played = begun().enter(0, 0, ()).enter(1, 0, ())
    assert [played.next_deal(group) for group in range(3)] == [None, 0, 0]


def test_a_group_that_gives_up_is_waited_for_no_longer_and_what_it_played_counts():
    played = begun().enter(0, 0, ("Ada",)).enter(0, 1, ("Dan",)).enter(0, 2, ())
    played = played.enter(1, 0, ("Ben",)).enter(1, 1, ())
    assert not played.open(1)
    played = played.give_up(2)
    assert played.open(1)
    assert played.scores(0)["Gil"] == 0 - Fraction(2, 3)
    assert played.scores(1)["Ben"] == 1 - Fraction(1, 2)
    assert "Gil" not in played.scores(1)
    with pytest.raises(IllegalEntry, match="group-gone"):  # the deal lies open now
        played.enter(1, 2, ("Gil",))


def test_a_deal_that_nobody_has_played_stays_secret_even_if_all_give_up():
    given_up = begun().give_up(0).give_up(1).give_up(2)
    assert given_up.revealed(0) is None


def test_a_result_entered_again_is_corrected_and_not_counted_twice():
    played = begun(groups=2, deals=1).enter(0, 0, ("Cleo",)).enter(0, 1, ()).enter(0, 0, ("Ada",))
    assert played.scores(0)["Ada"] == Fraction(1, 2)
    assert played.scores(0)["Cleo"] == 0
    assert len(played.results) == 2


@pytest.mark.parametrize(
    ("deal", "group", "winners", "reason"),
    [
        (2, 0, (), "no-such-game"),
        (0, 3, (), "no-such-game"),
        (0, 0, ("Dan",), "no-such-seat"),
        (0, 0, ("Ada", "Ada"), "named-twice"),
    ],
)
def test_what_cannot_have_been_is_refused(deal, group, winners, reason):
    with pytest.raises(IllegalEntry, match=reason):
        begun().enter(deal, group, winners)


def test_groups_of_another_size_than_the_deal_are_our_own_mistake():
    with pytest.raises(RuleError):
        Duplicate((SECRET,), (("Ada", "Ben"), ("Cleo", "Dan")))


# --- Always ----------------------------------------------------------------------------------------


@given(st.lists(st.sets(st.sampled_from(range(3))), min_size=6, max_size=6))
def test_what_one_gains_the_others_of_that_seat_lose(results):
    """The scores of a deal add up to nothing, and so do the totals; and all the luck of a deal is taken out."""
    cup = begun()
    for number, winners in enumerate(results):
        deal, group = divmod(number, 3)
        cup = cup.enter(deal, group, [cup.seating(deal, group)[seat] for seat in winners])
    assert sum(row.score for row in cup.standings()) == 0
    for deal in range(2):
        for seat in range(3):
            assert sum(cup.scores(deal)[cup.seating(deal, group)[seat]] for group in range(3)) == 0
