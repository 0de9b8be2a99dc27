"""The chip race, worked out on paper: each line of a race is who won one game."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from garou.tournaments.chips import TARGET, ChipRace
from garou.tournaments.values import IllegalEntry

NAMES = ("Ada", "Ben", "Cleo", "Dan")


def race(*games: str, target: int = TARGET, names: tuple[str, ...] = NAMES) -> ChipRace:
    """Games as "Ada Ben": they won, the others did not."""
    running = ChipRace(names, target)
    for winners in games:
        running = running.after(tuple(winners.split()))
    return running


# --- Who is champion ---------------------------------------------------------------------------


def test_five_chips_are_enough_unless_the_table_agrees_on_another_number():
    assert race("Ada", "Ada", "Ada", "Ada").champion is None
    assert race("Ada", "Ada", "Ada", "Ada", "Ada").champion == "Ada"
    assert race("Ben", "Ada", "Ada", target=2).champion == "Ada"


def test_every_winner_of_a_game_takes_a_chip():
    # Ada 1 + 1 = 2, Ben 1, Cleo 1, Dan 0
    assert race("Ada Ben", "Ada Cleo").chips == {"Ada": 2, "Ben": 1, "Cleo": 1, "Dan": 0}


def test_several_reach_the_target_at_once_and_play_on_until_one_leads():
    # target 2: Ada 2, Ben 2, Cleo 1 | Cleo 2, all level | Ada 3, Cleo 3 | Cleo 4
    tied = race("Ada Ben", "Ada Ben Cleo", target=2)
    assert tied.champion is None
    assert tied.after(("Cleo",)).champion is None
    assert tied.after(("Cleo",)).after(("Ada", "Cleo")).champion is None
    assert tied.after(("Cleo",)).after(("Ada", "Cleo")).after(("Cleo",)).champion == "Cleo"


def test_those_below_the_target_play_on_too_and_may_still_win():
    # target 2: Ada 2, Ben 2, Cleo 0 | Cleo 1, 2 and 3 while the others win nothing
    tied = race("Ada Ben", "Ada Ben", "Cleo", "Cleo", target=2)
    assert tied.champion is None
    assert tied.after(("Cleo",)).champion == "Cleo"


def test_a_game_that_nobody_or_everybody_wins_decides_nothing():
    level = race("", "Ada Ben Cleo Dan", "", target=1)
    assert level.champion is None
    assert set(level.chips.values()) == {1}


def test_nothing_is_played_after_the_end():
    with pytest.raises(IllegalEntry, match="tournament-over"):
        race("Ada", target=1).after(("Ben",))


# --- Who comes, goes, or was entered by mistake --------------------------------------------------


def test_whoever_leaves_keeps_nobody_waiting():
    # Ada 2, Ben 2, Cleo 1: level at the target, until Ada leaves
    tied = race("Ada Ben", "Ada Ben Cleo", target=2)
    assert tied.left("Ada").champion == "Ben"
    assert [(row.place, row.name, row.chips, row.gone) for row in tied.left("Ada").standings()] == [
        (1, "Ben", 2, False),
        (2, "Cleo", 1, False),
        (3, "Dan", 0, False),
        (4, "Ada", 2, True),
    ]


def test_the_last_one_left_is_champion_whatever_the_pile():
    alone = race("Ada", names=("Ada", "Ben")).left("Ada")
    assert alone.champion == "Ben"


def test_somebody_new_begins_without_chips_and_somebody_back_has_kept_theirs():
    running = race("Ada Ben").left("Ada").joined("Eva")
    assert running.chips == {"Ada": 1, "Ben": 1, "Cleo": 0, "Dan": 0, "Eva": 0}
    assert running.joined("Ada").racing == ("Ada", "Ben", "Cleo", "Dan", "Eva")
    with pytest.raises(IllegalEntry, match="name-twice"):
        running.joined("Eva")


def test_a_correction_takes_the_title_back():
    wrong = race("Ada", "Ada", target=2)
    assert wrong.champion == "Ada"
    # Ada 1, Ben 1
    assert wrong.corrected(0, ("Ben",)).champion is None
    for game in (-1, 2):
        with pytest.raises(IllegalEntry, match="no-such-game"):
            wrong.corrected(game, ())
    with pytest.raises(IllegalEntry, match="no-such-seat"):
        wrong.corrected(0, ("Zoé",))


@pytest.mark.parametrize(
    ("winners", "reason"), [(("Zoé",), "no-such-seat"), (("Ada", "Ada"), "named-twice"), (("Dan",), "no-such-seat")]
)
def test_only_those_who_race_win_and_only_once(winners, reason):
    with pytest.raises(IllegalEntry, match=reason):
        race("Ada").left("Dan").after(winners)


@pytest.mark.parametrize(
    ("names", "target", "reason"),
    [(("Ada",), 5, "too-few-entrants"), (("Ada", "Ada"), 5, "name-twice"), (("Ada", "Ben"), 0, "target-too-low")],
)
def test_a_race_that_makes_no_sense_does_not_begin(names, target, reason):
    with pytest.raises(IllegalEntry, match=reason):
        ChipRace(names, target)


# --- Always --------------------------------------------------------------------------------------


@given(st.lists(st.sets(st.sampled_from(NAMES)), max_size=60), st.integers(1, 6))
def test_the_champion_alone_has_the_most_and_has_reached_the_target(games, target):
    """And nobody did after any game before."""
    running = ChipRace(NAMES, target)
    for winners in games:
        if running.champion is not None:
            break
        running = running.after(tuple(winners))
        piles = sorted(running.chips.values())
        assert (running.champion is not None) == (piles[-1] >= target and piles[-1] > piles[-2])
        if running.champion is not None:
            assert running.chips[running.champion] == piles[-1]


@given(st.lists(st.sets(st.sampled_from(NAMES)), max_size=30), st.integers(1, 6))
def test_it_always_ends_once_games_have_one_winner_each(games, target):
    """However level they are, whoever wins the next games alone leads: the target, and one more than the others."""
    running = ChipRace(NAMES, target)
    for winners in games:
        running = running if running.champion else running.after(tuple(winners))
    most = max(running.chips.values())
    for _ in range(max(target, most + 1)):
        running = running if running.champion else running.after(("Dan",))
    assert running.champion is not None
