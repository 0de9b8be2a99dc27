"""What one seat may know. It is given facts, never a position, so it cannot leak one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from .game import Game
from .values import PUBLIC, Fact, Question, Seat


class View(NamedTuple):
    """The facts told to one seat, or to the whole room, and what the seat is asked now."""

    seat: Seat
    facts: tuple[Fact, ...]
    questions: tuple[Question, ...]


def told_to(seat: Seat, facts: Iterable[Fact]) -> tuple[Fact, ...]:
    """Those of the facts that were told to this seat, or to the whole room."""
    return tuple([fact for fact in facts if seat in fact.audience or PUBLIC in fact.audience])


def view(game: Game, seat: Seat) -> View:
    """The view of a seat, or of a bystander: `view(game, PUBLIC)`."""
    return View(seat, told_to(seat, game.facts), tuple([asked for asked in game.open if seat in asked.seats]))


def watch(game: Game, seat: Seat) -> View:
    """What a dead player may watch if the table allows it: from their own death on, whatever anybody learns.

    It is a view of its own: the facts of the seat stay what they are, and the living get their own view here.
    """
    return View(seat, watched(seat, game.facts), view(game, seat).questions)


def watched(seat: Seat, facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """Of these facts, those that a dead player may watch."""
    died = next((i for i, f in enumerate(facts) if f.name == "died" and f.of("player") == seat), len(facts))
    return told_to(seat, facts[:died]) + facts[died:]
