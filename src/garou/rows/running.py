"""The games of a match as rows, over processes, in order: the same on any number of them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from garou.simulating.counts import Counts
from garou.simulating.crew import shared_out
from garou.simulating.matches import Match, bout, evening_of
from garou.simulating.running import pieces

from .games import Row, of_evening


class Harvest(NamedTuple):
    """Some games: as rows, and what they come to."""

    rows: list[Row]
    counts: Counts


def harvests(match: Match, games: int, jobs: int = 1) -> Iterator[Harvest]:
    """The first games, the next ones, and so on."""
    return shared_out(partial(_harvest, match), pieces(games, jobs), jobs)


def _harvest(match: Match, numbers: range) -> Harvest:
    found = Harvest([], Counts())
    for number in numbers:
        evening = evening_of(match, number)
        found.rows.append(of_evening(match, number, evening))
        found.counts.count(bout(match, number, evening))
    return found
