"""All of a league, over processes: scores as they come, in an order that no number of processes changes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from garou.simulating.crew import shared_out

from .book import GameBook
from .cells import Cell, Score, SomeGames, pieces, score
from .entrants import League


def played(league: League, book: GameBook, jobs: int) -> Iterator[tuple[SomeGames, Score]]:
    """What the book has comes first."""
    left = []
    for piece in pieces(league):
        kept = book.score(piece)
        if kept is None:
            left.append(piece)
        else:
            yield piece, kept
    for piece, found in zip(left, shared_out(partial(score, league), left, jobs), strict=True):
        book.keep(piece, found)
        yield piece, found


def added(scores: dict[Cell, Score], piece: SomeGames, found: Score) -> None:
    scores[piece.cell] = scores.get(piece.cell, Score()) + found
