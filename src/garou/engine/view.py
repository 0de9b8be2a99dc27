"""What one seat may know. It is given facts, never a position, so it cannot leak one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .game import Game
from .values import PUBLIC, Fact, Question, Seat


@dataclass(frozen=True, slots=True)
class View:
    """The facts told to one seat, or to the whole room, and what the seat is asked now."""

    seat: Seat
    facts: tuple[Fact, ...]
    questions: tuple[Question, ...]


def view_of(seat: Seat, facts: Iterable[Fact], questions: Iterable[Question]) -> View:
    return View(
        seat,
        tuple([fact for fact in facts if seat in fact.audience or PUBLIC in fact.audience]),
        tuple([question for question in questions if seat in question.seats]),
    )


def view(game: Game, seat: Seat) -> View:
    """The view of a seat, or of a bystander: `view(game, PUBLIC)`."""
    return view_of(seat, game.facts, game.open)
