"""Many games of one match, over processes: their results or their counts, in order, as they come."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from .counts import Counts, counts_of
from .crew import shared_out
from .matches import Bout, Match, results
from .thrift import seldom_collected

MOST_AT_ONCE = 250  # games in one piece of work
PIECES = 40  # for each job, so that all end at about the same time


def pieces(games: int, jobs: int = 1) -> list[range]:
    """The numbers of all games, in pieces."""
    size = max(1, min(MOST_AT_ONCE, games // (jobs * PIECES)))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def tallies(match: Match, games: int, jobs: int = 1) -> Iterator[Counts]:
    """The counts of the first games, of the next ones, and so on: added up they are those of all."""
    return shared_out(partial(_tally, match), pieces(games, jobs), jobs)


def games_of(match: Match, games: int, jobs: int = 1) -> Iterator[Bout]:
    """Every game by itself, in the order of their numbers."""
    for some in shared_out(partial(_results, match), pieces(games, jobs), jobs):
        yield from some


def _tally(match: Match, numbers: range) -> Counts:
    with seldom_collected():
        return counts_of(results(match, numbers))


def _results(match: Match, numbers: range) -> list[Bout]:
    with seldom_collected():
        return [*results(match, numbers)]
