"""How strong entrants are: the odds that a village wins follow from who plays for it, who against it, and the table.

The logarithm of these odds is the village strength of the one, less the other strength of the other, plus what the
table favours. All three are fitted at once, to the greatest likelihood, with half a game won and half a game lost
added to each cell, so that nobody who has won all of a few is infinitely strong. Intervals follow from the information
of the fit. A strength is told as chess does: 400 points more are ten times the odds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt

from garou.simulating.odds import SIGMAS

from .cells import Cell, Score

POINTS = 400 / log(10)
MIDDLE = 1500.0  # what all of a league have on average
STEPS = 60
NEAR = 1e-10
FAINT = 1e-4  # a prior that says next to nothing: what was never tried has an interval all the same
TIED_TO_NOUGHT = 1e6  # how firmly the strengths of one side add up to nought

Row = list[float]


@dataclass(frozen=True, slots=True)
class Strength:
    """In points, and how far the truth may lie from it, 95 of 100 times."""

    points: float
    reach: float


@dataclass(frozen=True, slots=True)
class Rating:
    """One entrant's."""

    whole: Strength
    village: Strength
    others: Strength


def ratings(scores: Mapping[Cell, Score], entrants: Sequence[int], boards: Sequence[int]) -> dict[int, Rating]:
    """Of those that have played; nothing where nobody has."""
    met = {cell: score for cell, score in scores.items() if score.games}
    there = [one for one in entrants if any(one in (cell.village, cell.others) for cell in met)]
    tables = [one for one in boards if any(cell.board == one for cell in met)]
    if not there:
        return {}
    columns = _Columns(there, tables)
    strengths, spread = _fitted(met, columns)
    return {one: _rating(columns, strengths, spread, one) for one in there}


class _Columns:
    """Where everybody's numbers stand: village strengths, then the others', then the tables."""

    def __init__(self, entrants: Sequence[int], boards: Sequence[int]) -> None:
        self.village = {one: number for number, one in enumerate(entrants)}
        self.others = {one: len(entrants) + number for number, one in enumerate(entrants)}
        self.board = {one: 2 * len(entrants) + number for number, one in enumerate(boards)}
        self.number = 2 * len(entrants) + len(boards)

    def of(self, cell: Cell) -> dict[int, float]:
        return {self.village[cell.village]: 1.0, self.others[cell.others]: -1.0, self.board[cell.board]: 1.0}


def _fitted(met: Mapping[Cell, Score], columns: _Columns) -> tuple[Row, list[Row]]:
    """Newton's way to the top of a hill that has only one; and the inverse of how sharp it is there."""
    found = [0.0] * columns.number
    for _ in range(STEPS):
        slope, sharp = _information(met, columns, found)
        step = _solved(sharp, slope)
        longest = max(map(abs, step))
        damped = min(1.0, 1.0 / longest) if longest else 1.0
        found = [one + damped * more for one, more in zip(found, step, strict=True)]
        if longest < NEAR:
            break
    _, sharp = _information(met, columns, found)
    units = [[float(row == column) for row in range(columns.number)] for column in range(columns.number)]
    return found, [_solved(sharp, unit) for unit in units]


def _information(met: Mapping[Cell, Score], columns: _Columns, at: Row) -> tuple[Row, list[Row]]:
    slope = [0.0] * columns.number
    sharp = [[0.0] * columns.number for _ in range(columns.number)]
    for cell, score in met.items():
        signs = columns.of(cell)
        games, won = score.games + 1.0, score.village + 0.5
        odds = 1 / (1 + exp(-sum(sign * at[column] for column, sign in signs.items())))
        for column, sign in signs.items():
            slope[column] += sign * (won - games * odds)
            for other, its in signs.items():
                sharp[column][other] += sign * its * games * odds * (1 - odds)
    for column in range(columns.number):
        slope[column] -= FAINT * at[column]
        sharp[column][column] += FAINT
    for side in (columns.village, columns.others):
        off = sum(at[column] for column in side.values())
        for column in side.values():
            slope[column] -= TIED_TO_NOUGHT * off
            for other in side.values():
                sharp[column][other] += TIED_TO_NOUGHT
    return slope, sharp


def _solved(matrix: Sequence[Row], right: Row) -> Row:
    """Gauss, with the largest pivot first."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        head = rows[column]
        for row in range(size):
            if row != column and head[column]:
                factor = rows[row][column] / head[column]
                rows[row] = [one - factor * two for one, two in zip(rows[row], head, strict=True)]
    return [rows[row][size] / rows[row][row] if rows[row][row] else 0.0 for row in range(size)]


def _rating(columns: _Columns, found: Row, spread: list[Row], one: int) -> Rating:
    village, others = columns.village[one], columns.others[one]
    both = (spread[village][village] + spread[others][others] + 2 * spread[village][others]) / 4
    return Rating(
        _strength((found[village] + found[others]) / 2, both),
        _strength(found[village], spread[village][village]),
        _strength(found[others], spread[others][others]),
    )


def _strength(value: float, variance: float) -> Strength:
    return Strength(MIDDLE + POINTS * value, POINTS * SIGMAS * sqrt(max(variance, 0.0)))
