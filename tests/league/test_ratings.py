"""How strong entrants are, from what they have won."""

from __future__ import annotations

from math import exp
from random import Random

import pytest

from garou.league.cells import Cell, Score
from garou.league.rating import MIDDLE, POINTS, ratings


def lifted(logit: float) -> float:
    return 1 / (1 + exp(-logit))


def test_two_who_play_alike_are_rated_alike():
    """Each cell is 60 of 100 for the village: that is the table's doing."""
    scores = {Cell(0, one, other): Score(100, 60) for one in (0, 1) for other in (0, 1)}
    for rating in ratings(scores, (0, 1), (0,)).values():
        assert rating.whole.points == pytest.approx(MIDDLE)
        assert rating.village.reach > 0


def test_four_hundred_points_are_ten_times_the_odds():
    """At the village 1 wins 10 of 11 where 0 wins 1 of 2, and both are alike against it: 400 points between them."""
    scores = {Cell(0, 0, 0): Score(110_000, 55_000), Cell(0, 1, 0): Score(110_000, 100_000)}
    found = ratings(scores, (0, 1), (0,))
    assert found[1].village.points - found[0].village.points == pytest.approx(400, abs=0.5)
    assert found[0].others.points + found[1].others.points == pytest.approx(2 * MIDDLE)


def test_strengths_that_games_were_drawn_from_lie_in_their_intervals():
    """Three entrants, two tables, 2,000 games a cell: 95 of 100 such numbers lie inside; of 6 all but one must."""
    village, others, tables = (-0.8, 0.1, 0.7), (-0.4, 0.0, 0.4), (0.3, -0.5)
    luck, scores = Random(1), {}
    for board, favour in enumerate(tables):
        for one, mine in enumerate(village):
            for other, its in enumerate(others):
                odds = lifted(mine - its + favour)
                scores[Cell(board, one, other)] = Score(2_000, sum(luck.random() < odds for _ in range(2_000)))
    found = ratings(scores, (0, 1, 2), (0, 1))
    told = [pair for one in range(3) for pair in ((found[one].village, village[one]), (found[one].others, others[one]))]
    inside = sum(abs(strength.points - MIDDLE - POINTS * true) <= strength.reach for strength, true in told)
    assert inside >= 5
    assert all(0 < strength.reach < 40 for strength, _ in told)


def test_more_games_make_an_interval_narrower():
    few, many = ({Cell(0, one, other): Score(n, n // 2) for one in (0, 1) for other in (0, 1)} for n in (50, 5_000))
    assert ratings(many, (0, 1), (0,))[0].whole.reach < ratings(few, (0, 1), (0,))[0].whole.reach / 5


def test_nobody_is_infinitely_strong():
    scores = {Cell(0, one, other): Score(10, 10 if one == 0 else 0) for one in (0, 1) for other in (0, 1)}
    found = ratings(scores, (0, 1), (0,))
    assert found[0].village.points > found[1].village.points
    assert found[0].village.reach < 2_000


def test_who_has_played_nothing_is_not_rated():
    scores = {Cell(0, 0, 0): Score(10, 5), Cell(0, 1, 0): Score(0, 0)}
    assert [*ratings(scores, (0, 1), (0,))] == [0]
    assert ratings({}, (0, 1), (0,)) == {}
