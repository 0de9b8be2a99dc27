"""The shelf that everybody has: puzzles made once with `garou puzzle --shelf`, and kept beside the code.

The puzzle of the day comes from the racks of the levels alone, so that whoever plays one game only can solve it.
"""

from __future__ import annotations

from datetime import date
from functools import cache
from pathlib import Path

from .values import LEVELS, Solved
from .written import read_solved

SHELF = Path(__file__).with_name("shelf.jsonl")
DUSK = Path(__file__).with_name("dusk.jsonl")  # of the game with marks: a rack of its own, after those of all levels
BEGIN = date(2026, 1, 5)  # a Monday
DUSKS = LEVELS[-1] + 1
# The week grows harder, and ends with the hardest.
WEEK = (1, 2, 2, 3, 3, 4, 5)


@cache
def read_shelf() -> tuple[Solved, ...]:
    """All of them, from the easiest on."""
    return tuple(read_solved(line) for line in SHELF.read_text("utf-8").splitlines())


@cache
def read_dusk() -> tuple[Solved, ...]:
    """Those with marks, from the easiest on."""
    return tuple(read_solved(line) for line in DUSK.read_text("utf-8").splitlines())


@cache
def racks() -> dict[int, tuple[Solved, ...]]:
    """By number: one for each level, then that of the dusk."""
    found = {level: tuple(found for found in read_shelf() if found.level == level) for level in LEVELS}
    return found | {DUSKS: read_dusk()}


def of_the_day(day: date) -> tuple[int, int]:
    """The puzzle of that day, by its level and number from 1: the same for everybody."""
    weeks, weekday = divmod((day - BEGIN).days, 7)
    level = WEEK[weekday]
    turn = weeks * WEEK.count(level) + WEEK[:weekday].count(level)
    return level, 1 + turn % len(racks()[level])
