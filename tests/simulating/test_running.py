"""Many games: the same counts however they are shared out, and every game a game by itself."""

from __future__ import annotations

import multiprocessing
import os
import signal
from dataclasses import replace
from math import sqrt
from pathlib import Path

import pytest

from garou.engine.values import Outcome
from garou.games.cast import Cast, cards
from garou.games.scenarios import SCENARIOS
from garou.minds.mind import USUAL
from garou.simulating.company import Company
from garou.simulating.counts import Counts, counts_of
from garou.simulating.crew import CrewLost, shared_out
from garou.simulating.matches import Match, result
from garou.simulating.odds import Rate
from garou.simulating.running import games_of, pieces, tallies
from slices import leaving_out

# The runner of the tests has threads, and Python warns of a process that is born from such a one; the command has none.
pytestmark = pytest.mark.filterwarnings("ignore:.*multi-threaded.*:DeprecationWarning")

FIVE = Cast(cards("2 werewolf, seer, robber, troublemaker, 3 villager"))
MATCH = Match("one-night", "bezier", 5, FIVE, company=Company("random"), seed=1)
HONEST = replace(MATCH, company=Company("honest"))
BY_ID = {scenario.id: scenario for scenario in SCENARIOS}


def counted(match, games, jobs=1):
    return sum(tallies(match, games, jobs), Counts())


# --- Counting ---------------------------------------------------------------------------------


def test_the_village_wins_157_games_in_512_by_luck():
    """Two thousand games lie within four standard errors: docs/minds.md has a hundred thousand."""
    found = counted(MATCH, 2_000).won_by("village")
    assert abs(found.rate - 157 / 512) < 4 * sqrt(157 / 512 * (1 - 157 / 512) / 2_000)


def test_the_counts_are_those_of_the_games_one_by_one():
    games = [*games_of(HONEST, 30)]
    tally = counts_of(games)
    assert [game.number for game in games] == [*range(30)]
    assert tally == counted(HONEST, 30)
    for seat, fate in tally.by(lambda who: who.seat).items():
        assert fate.dealt == 30
        assert fate.won == sum(seat in game.outcome.winners for game in games)
        assert fate.died == sum(seat in game.dead for game in games)
        assert fate.votes == sum(ballot.against == seat for game in games for ballot in game.ballots)
    assert sum(fate.votes for fate in tally.fates.values()) == sum(len(game.ballots) for game in games)


def test_a_game_that_several_teams_win_counts_for_each_and_one_that_nobody_wins_for_none():
    game = result(MATCH, 0)
    teams = [("village", "tanner"), ("werewolf",), ()]
    tally = counts_of([replace(game, outcome=Outcome((), won, game.outcome.final)) for won in teams])
    assert (dict(tally.wins), tally.nobody, tally.games) == ({"village": 1, "tanner": 1, "werewolf": 1}, 1, 3)


def test_who_told_the_truth_and_who_was_believed():
    """Honest villagers name the card they were dealt, and the others a villager's: four votes each but one's own."""
    by_role = counted(HONEST, 40).by(lambda who: who.role)
    assert by_role["seer"].heard == 4 * by_role["seer"].dealt
    assert by_role["seer"].heard_lie == by_role["werewolf"].heard == 0
    assert by_role["werewolf"].heard_lie == 4 * by_role["werewolf"].dealt
    assert by_role["werewolf"].votes == by_role["werewolf"].heard_lie - by_role["werewolf"].believed_lie


def test_nights_and_days_are_counted():
    classic = Match("classic", "", 8, BY_ID["smallest-village"], company=Company("random"), seed=3)
    for game in games_of(classic, 10):
        assert game.nights in (game.days, game.days + 1)
        assert game.days == max((ballot.day for ballot in game.ballots), default=game.days)
    assert {game.nights for game in games_of(MATCH, 3)} == {1}


@pytest.mark.parametrize(
    ("name", "players"), [("smallest-village", 5), ("witch-and-hunter", 12), ("whole-village", 24)]
)
def test_bots_finish_any_village(name, players):
    """docs/minds.md has hundreds of games: none of them took more nights than it has players."""
    both = (USUAL.name, "random")
    for mind in both if players < 24 else leaving_out(("random",), deep=both):
        village = Match("classic", "", players, BY_ID[name], company=Company(mind), seed=5)
        assert result(village, 0).nights <= players


def test_the_same_luck_deals_the_same_cards_whoever_plays():
    drawn = Match("epic-battle", "ravensburger", 8, BY_ID["night-of-the-count"], seed=4)
    other = replace(drawn, company=Company("random"))
    assert [drawn.laid(number)[1] for number in range(5)] == [other.laid(number)[1] for number in range(5)]
    assert drawn.laid(0) != drawn.laid(1)


@pytest.mark.parametrize(("count", "of", "low", "high"), [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (0, 0, 0, 1)])
def test_intervals_are_wilsons(count, of, low, high):
    """As the textbooks have them: 5 of 10, none of 10; and nothing is known of nothing."""
    assert Rate(count, of).interval == pytest.approx((low, high), abs=5e-5)


# --- Sharing out --------------------------------------------------------------------------------


@pytest.mark.parametrize(("games", "jobs"), [(1, 1), (1, 4), (39, 2), (100_000, 2)])
def test_pieces_are_all_games_in_order(games, jobs):
    assert [number for some in pieces(games, jobs) for number in some] == [*range(games)]


def squared(number):
    return number * number


def ended_once(number):
    """Whoever gets the third number first is ended by somebody; who does it anew is not."""
    if number == 3 and not (flag := Path(os.environ["FLAG"])).exists():
        flag.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return squared(number)


def ended(number):
    os.kill(os.getpid(), signal.SIGKILL)


def failing(number):
    raise ValueError(number)


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_what_is_shared_out_comes_back_in_order(jobs):
    assert [*shared_out(squared, range(20), jobs)] == [number * number for number in range(20)]


def test_what_a_killed_process_had_begun_another_does(tmp_path, monkeypatch):
    monkeypatch.setenv("FLAG", str(tmp_path / "ended"))
    assert [*shared_out(ended_once, range(8), 2)] == [number * number for number in range(8)]
    assert (tmp_path / "ended").exists()


def test_work_that_always_ends_its_process_is_given_up():
    with pytest.raises(CrewLost):
        [*shared_out(ended, range(8), 2)]


def test_what_goes_wrong_in_a_process_goes_wrong_here():
    with pytest.raises(ValueError, match="0"):
        [*shared_out(failing, range(1), 2)]
    assert not multiprocessing.active_children()


def test_any_number_of_jobs_counts_the_same():
    assert counted(HONEST, 24) == counted(HONEST, 24, jobs=2)
