"""Double elimination, worked out on paper: a table is "Ada Ben Cleo > Ben", those who sat there and who won."""

from __future__ import annotations

from random import Random

import pytest

from garou.engine.values import RuleError
from garou.tournaments.elimination import Elimination, Round, Sitting
from garou.tournaments.values import IllegalEntry

ONE_NIGHT = tuple(range(3, 11))


def cup(names: str, sizes: tuple[int, ...] = ONE_NIGHT) -> Elimination:
    return Elimination(tuple(names.split()), sizes)


def sat_down(running: Elimination, *tables: str, byes: str = "") -> Elimination:
    """A round with these tables; the seats that are missing are filled."""
    seats = [tuple(table.partition(">")[0].split()) for table in tables]
    sittings = tuple(Sitting(names, fillers=max(0, min(running.sizes) - len(names))) for names in seats)
    return running.begin(Round(sittings, tuple(byes.split())))


def played(running: Elimination, *tables: str, byes: str = "") -> Elimination:
    running = sat_down(running, *tables, byes=byes)
    for number, table in enumerate(tables):
        running = running.enter(number, tuple(table.partition(">")[2].split()))
    return running


def losses(running: Elimination) -> dict[str, int]:
    return {row.name: row.losses for row in running.standings()}


# --- A whole tournament ----------------------------------------------------------------------------


def test_six_from_the_first_round_to_the_last():
    running = cup("Ada Ben Cleo Dan Eva Fay")
    # losses: Ben 1, Cleo 1, Dan 1, Eva 1
    running = played(running, "Ada Ben Cleo > Ada", "Dan Eva Fay > Fay")
    assert losses(running) == {"Ada": 0, "Fay": 0, "Ben": 1, "Cleo": 1, "Dan": 1, "Eva": 1}
    # Ben 1 + 1 = 2 out, Eva 1 + 1 = 2 out, Ada 0 + 1, Fay 0 + 1
    running = played(running, "Ada Dan Ben > Dan", "Fay Cleo Eva > Cleo")
    assert running.field == ("Ada", "Cleo", "Dan", "Fay")
    # Ada 1 + 1 = 2 out; Cleo, Dan and Fay go on with 1 each
    running = played(running, "Ada Cleo Dan Fay > Cleo Dan Fay")
    assert running.field == ("Cleo", "Dan", "Fay")
    # Cleo 2 out; two left, so one seat is filled
    running = played(running, "Cleo Dan Fay > Dan Fay")
    assert running.champion is None
    assert running.draw(Random(1)).sittings[0].fillers == 1
    running = played(running, "Dan Fay > Fay")
    assert running.champion == "Fay"
    assert [(row.place, row.name, row.losses, row.out) for row in running.standings()] == [
        (1, "Fay", 1, None),
        (2, "Dan", 2, 5),
        (3, "Cleo", 2, 4),
        (4, "Ada", 2, 3),
        (5, "Ben", 2, 2),
        (5, "Eva", 2, 2),
    ]
    with pytest.raises(IllegalEntry, match="tournament-over"):
        running.draw(Random(1))


# --- Games with odd ends (C38) ---------------------------------------------------------------------


def test_nobody_wins_a_first_game_and_everybody_at_the_table_has_lost_once():
    running = played(cup("Ada Ben Cleo"), "Ada Ben Cleo >")
    assert losses(running) == {"Ada": 1, "Ben": 1, "Cleo": 1}
    assert running.champion is None


def test_everybody_wins_and_nobody_takes_a_loss():
    running = played(cup("Ada Ben Cleo"), "Ada Ben Cleo > Ada Ben Cleo")
    assert set(losses(running).values()) == {0}


def test_a_game_that_would_remove_everybody_left_does_not_count():
    running = played(cup("Ada Ben Cleo"), "Ada Ben Cleo >")
    running = played(running, "Ada Ben Cleo >")  # would be 1 + 1 = 2 for all three
    assert losses(running) == {"Ada": 1, "Ben": 1, "Cleo": 1}
    assert running.field == ("Ada", "Ben", "Cleo")
    assert running.tally().uncounted == (2,)
    assert played(running, "Ada Ben Cleo > Ben").champion == "Ben"


def test_a_game_that_nobody_wins_counts_where_one_survives_it():
    # Ada has none yet, the others one each: Ada 1, Ben 2, Cleo 2
    running = played(cup("Ada Ben Cleo"), "Ada Ben Cleo > Ada")
    assert played(running, "Ada Ben Cleo >").champion == "Ada"


def test_tables_of_one_round_are_counted_together_whichever_ends_first():
    """Two tables that lose their last lives at once: neither is out before the other."""
    running = played(cup("Ada Ben Cleo Dan Eva Fay"), "Ada Ben Cleo >", "Dan Eva Fay >")
    running = sat_down(running, "Ada Dan Ben", "Cleo Eva Fay")
    for order in ((0, 1), (1, 0)):
        both = running
        for table in order:
            both = both.enter(table, ())
        assert both.field == ("Ada", "Ben", "Cleo", "Dan", "Eva", "Fay")
        assert both.tally().uncounted == (2,)


def test_somebody_who_sits_out_survives_a_round_that_removes_all_others():
    running = played(cup("Ada Ben Cleo Dan", (3,)), "Ada Ben Cleo >", byes="Dan")
    running = played(running, "Ada Ben Cleo >", byes="Dan")
    assert running.champion == "Dan"


def test_two_finalists_who_both_lose_play_on_and_so_they_do_when_both_win():
    # both with 1: a bot won | both won | Ben won
    running = played(cup("Ada Ben"), "Ada Ben >")
    for again in ("Ada Ben >", "Ada Ben > Ada Ben"):
        running = played(running, again)
        assert running.field == ("Ada", "Ben")
    assert played(running, "Ada Ben > Ben").champion == "Ben"


# --- Late results, corrections, games called off ---------------------------------------------------


def test_results_come_in_any_order_and_the_next_round_waits_for_the_last():
    running = sat_down(cup("Ada Ben Cleo Dan Eva Fay"), "Ada Ben Cleo", "Dan Eva Fay").enter(1, ("Fay",))
    assert running.playing
    assert set(losses(running).values()) == {0}  # counted when the round is over
    with pytest.raises(IllegalEntry, match="round-not-over"):
        running.draw(Random(1))
    running = running.enter(0, ("Ada",))
    assert losses(running) == {"Ada": 0, "Fay": 0, "Ben": 1, "Cleo": 1, "Dan": 1, "Eva": 1}


def test_a_result_is_corrected_until_the_next_draw_even_when_it_had_decided_the_title():
    running = played(cup("Ada Ben Cleo"), "Ada Ben Cleo > Ada")
    running = played(running, "Ada Ben Cleo > Ada")
    assert running.champion == "Ada"
    # after all Ben has won: Ada 1, Ben 1, Cleo 2
    assert running.enter(0, ("Ben",)).field == ("Ada", "Ben")


def test_a_game_called_off_costs_nobody_anything_and_may_still_be_finished():
    running = sat_down(cup("Ada Ben Cleo Dan Eva Fay"), "Ada Ben Cleo", "Dan Eva Fay").enter(1, ("Fay",))
    off = running.call_off(0)
    assert losses(off) == {"Ada": 0, "Ben": 0, "Cleo": 0, "Fay": 0, "Dan": 1, "Eva": 1}
    assert {row.name: row.played for row in off.standings()}["Ada"] == 0
    assert losses(off.enter(0, ("Ada",)))["Ben"] == 1


# --- Leaving ---------------------------------------------------------------------------------------


def test_who_leaves_between_rounds_is_drawn_no_more():
    running = played(cup("Ada Ben Cleo Dan"), "Ada Ben Cleo Dan > Ada Dan").leave("Dan")
    assert running.field == ("Ada", "Ben", "Cleo")
    assert [(row.place, row.name, row.out, row.gone) for row in running.standings()] == [
        (1, "Ada", None, False),
        (2, "Ben", None, False),
        (2, "Cleo", None, False),
        (4, "Dan", 1, True),
    ]


def test_who_leaves_before_the_first_round_comes_last():
    running = played(cup("Ada Ben Cleo Dan").leave("Ada"), "Ben Cleo Dan > Ben")
    assert running.standings()[-1][:2] == (4, "Ada")


def test_who_leaves_in_the_middle_of_a_game_is_out_and_the_others_results_count():
    running = sat_down(cup("Ada Ben Cleo Dan"), "Ada Ben Cleo Dan").leave("Ada").enter(0, ("Ben",))
    assert losses(running) == {"Ben": 0, "Cleo": 1, "Dan": 1, "Ada": 1}
    assert running.field == ("Ben", "Cleo", "Dan")


def test_who_leaves_and_who_falls_in_one_round_share_a_place_whatever_they_had_lost():
    running = played(cup("Ada Ben Cleo Dan Eva Fay"), "Ada Ben Cleo > Ada", "Dan Eva Fay > Dan Fay")
    running = played(running, "Ada Ben Dan > Ada Dan", "Cleo Eva Fay > Cleo Eva Fay").leave("Fay")
    # Ben 1 + 1 = 2 out in round 2; Fay, who has lost nothing, leaves in round 2
    found = {row.name: (row.place, row.losses, row.out) for row in running.standings()}
    assert (found["Ben"], found["Fay"]) == ((5, 2, 2), (5, 0, 2))


def test_everybody_left_does_not_mean_those_who_went_away():
    """Only Ada could have survived this round, and she left in the middle of it."""
    running = played(cup("Ada Ben Cleo"), "Ada Ben Cleo > Ada")
    running = sat_down(running, "Ada Ben Cleo").leave("Ada").enter(0, ())
    # Ben 2, Cleo 2 would leave nobody: the game does not count
    assert running.field == ("Ben", "Cleo")


def test_a_table_that_everybody_has_left_is_waited_for_no_longer():
    running = sat_down(cup("Ada Ben Cleo Dan Eva Fay"), "Ada Ben Cleo", "Dan Eva Fay").enter(1, ("Fay",))
    running = running.leave("Ada").leave("Ben").leave("Cleo")
    assert not running.playing
    assert losses(running)["Dan"] == 1


def test_the_last_one_left_has_won_even_in_the_middle_of_a_round():
    running = sat_down(cup("Ada Ben Cleo"), "Ada Ben Cleo").leave("Ada").leave("Cleo")
    assert running.champion == "Ben"
    with pytest.raises(IllegalEntry, match="tournament-over"):
        running.leave("Ben")


# --- Draws -----------------------------------------------------------------------------------------


def test_twenty_four_are_drawn_to_five_tables():
    names = " ".join("ABCDEFGHIJKLMNOPQRSTUVWX")
    drawn = cup(names).draw(Random(1))
    assert [len(sitting.names) for sitting in drawn.sittings] == [5, 5, 5, 5, 4]
    assert drawn.byes == ()


def test_nobody_sits_out_twice_before_everybody_has_once_and_not_twice_running():
    """Four people, tables of three: one sits out each round."""
    running, sat_out = cup("Ada Ben Cleo Dan", (3,)), []
    luck = Random(3)
    for _ in range(12):
        running = running.begin(running.draw(luck))
        running = running.enter(0, running.rounds[-1].sittings[0].names)  # all win: the field stays
        sat_out += running.rounds[-1].byes
    for turn in range(0, 12, 4):
        assert sorted(sat_out[turn : turn + 4]) == ["Ada", "Ben", "Cleo", "Dan"]
    assert sat_out[:4] == sat_out[4:8] == sat_out[8:]  # whoever did so longest ago


def test_who_has_met_is_kept_apart_in_the_next_round():
    running = played(cup("A B C D E F G H I", (3,)), "A B C > A", "D E F > D", "G H I > G")
    old = [set("ABC"), set("DEF"), set("GHI")]
    for sitting in running.draw(Random(5)).sittings:
        assert all(len(table & set(sitting.names)) == 1 for table in old)


def test_fewer_than_the_smallest_table_are_filled_up_and_nobody_sits_out():
    drawn = cup("Ada Ben Cleo Dan", tuple(range(8, 19))).draw(Random(1))
    assert [(len(sitting.names), sitting.fillers) for sitting in drawn.sittings] == [(4, 4)]
    assert drawn.byes == ()


# --- What is refused -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (lambda running: running.enter(0, ("Dan",)), "no-such-seat"),  # sits at the other table
        (lambda running: running.enter(0, ("Ada", "Ada")), "named-twice"),
        (lambda running: running.enter(2, ()), "no-such-game"),
        (lambda running: running.call_off(-1), "no-such-game"),
        (lambda running: running.leave("Zoé"), "no-such-seat"),
        (lambda running: running.leave("Ada").leave("Ada"), "no-such-seat"),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(wrong, reason):
    running = sat_down(cup("Ada Ben Cleo Dan Eva Fay"), "Ada Ben Cleo", "Dan Eva Fay")
    with pytest.raises(IllegalEntry, match=reason):
        wrong(running)


def test_so_is_a_result_before_anything_is_drawn():
    with pytest.raises(IllegalEntry, match="no-such-game"):
        cup("Ada Ben Cleo").enter(0, ())


@pytest.mark.parametrize(("names", "reason"), [("Ada", "too-few-entrants"), ("Ada Ada", "name-twice")])
def test_it_takes_two_with_different_names(names, reason):
    with pytest.raises(IllegalEntry, match=reason):
        cup(names)


@pytest.mark.parametrize(
    "tables", [("Ada Ben Cleo",), ("Ada Ben Cleo", "Dan Eva Fay Ada"), ("Ada Ben Cleo Dan Eva Zoé",)]
)
def test_a_round_without_or_with_other_people_is_our_own_mistake(tables):
    with pytest.raises(RuleError):
        sat_down(cup("Ada Ben Cleo Dan Eva Fay"), *tables)


def test_so_is_a_table_of_a_size_that_cannot_be_dealt():
    with pytest.raises(RuleError):
        sat_down(cup("Ada Ben Cleo Dan", (3,)), "Ada Ben Cleo Dan")


def test_so_is_a_round_while_another_waits_for_results():
    running = sat_down(cup("Ada Ben Cleo"), "Ada Ben Cleo")
    with pytest.raises(RuleError, match="once the one before is over"):
        sat_down(running, "Ada Ben Cleo")
