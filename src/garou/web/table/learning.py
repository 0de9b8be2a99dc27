"""What one reader learns in the window that is open, in words."""

from __future__ import annotations

from collections.abc import Iterable

from garou.engine.game import Game
from garou.engine.values import PUBLIC, Fact, Seat
from garou.engine.view import told_to
from garou.rooms.room import Room
from garou.rooms.swift import stretch
from garou.rooms.windows import Kind, Part
from garou.texts import Words
from garou.texts.narrator import Narrator


def news_lines(room: Room, seat: Seat | None, narrator: Narrator) -> tuple[str, ...]:
    """Everything; to a bystander what the whole room hears."""
    watcher = PUBLIC if seat is None else seat
    told = news(room, watcher)
    return (*_quiet(room, told, narrator.words), *lines(narrator, told, watcher))


def lines(narrator: Narrator, facts: Iterable[Fact], watcher: Seat) -> tuple[str, ...]:
    return tuple(dict.fromkeys(narrator.fact(fact, watcher) for fact in facts))


def _quiet(room: Room, told: tuple[Fact, ...], words: Words) -> tuple[str, ...]:
    """A morning without dead is news as well, where a night can have some."""
    talking = room.window is not None and room.window.kind is Kind.TALK and room.settings.rules.round
    return (words("web-quiet-night"),) if talking and not any(fact.name == "died" for fact in told) else ()


def news(room: Room, watcher: Seat) -> tuple[Fact, ...]:
    """What this reader learned under the call that is open; by day, what the morning brought."""
    return told_to(watcher, room.once(("news", len(room.facts)), lambda: _told_now(room)))


def _told_now(room: Room) -> tuple[Fact, ...]:
    """To anybody at all."""
    game, window = room.game, room.window
    if game is None or window is None:
        return ()
    first, step = window.step, game.rules.step(window.step)
    talked = window.kind in (Kind.BALLOT, Kind.VERDICT) and step is not None and step.talk
    if window.kind is not Kind.CALL and not talked:
        first = _morning(game, first)
    if window.part in (Part.LATE, Part.SIGHT):
        first = stretch(game, first).start  # a swift night shows what it has brought together
    told = [fact for number in range(first, window.step + 1) for fact in game.told_in(number)]
    end = next((i for i, fact in enumerate(told) if fact.name == "won"), len(told))  # that has a page of its own
    return tuple(fact for fact in told[:end] if fact.name != "voted" and (not room.sealed or fact in room.facts))


def _morning(game: Game, number: int) -> int:
    """The first step after the last call before this one."""
    while number > 1 and (before := game.rules.step(number - 1)) is not None and not before.heard:
        number -= 1
    return number
