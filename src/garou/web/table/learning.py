"""What one reader learns in the window that is open, in words and in pictures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from garou.engine.game import Game
from garou.engine.rules import RuleSet
from garou.engine.values import PUBLIC, Fact, Seat
from garou.engine.view import told_to
from garou.games.teams import light, printed_team
from garou.rooms.room import Phase, Room
from garou.rooms.swift import stretch
from garou.rooms.windows import Kind, Part
from garou.texts import Words
from garou.texts.narrator import Narrator
from garou.web.art import role_art, thing_art

THINGS = ("mark", "artifact")


@dataclass(frozen=True, slots=True)
class Seen:
    """A card that was turned over, or a mark or an artifact that was found."""

    kind: str  # "found", or of a card the light of its team: its window has that shape
    art: str


def seen(room: Room, seat: Seat | None) -> tuple[Seen, ...]:
    """What this seat alone has seen with its own eyes under the call that is open."""
    window = room.window
    if seat is None or room.phase is not Phase.PLAYING or window is None or window.kind is not Kind.CALL:
        return ()
    private = (fact for fact in news(room, seat) if PUBLIC not in fact.audience)
    return tuple(dict.fromkeys(picture for fact in private for picture in pictured(fact, room.settings.rules)))


def pictured(fact: Fact, rules: RuleSet) -> Iterator[Seen]:
    """What somebody has looked at who was told this: the face of a card that lies somewhere, a mark, an artifact."""
    data: dict[str, Any] = dict(fact.data)
    if "where" in data and "role" in data:
        yield Seen(light(printed_team(rules.roles[data["role"]])), role_art(data["role"]))
    yield from (Seen("found", thing_art(kind, data[kind])) for kind in THINGS if kind in data)


def line(narrator: Narrator, fact: Fact, watcher: Seat) -> str:
    """In words; of a mark or an artifact of one's own also what it means from now on, where the texts say so."""
    data, words = dict(fact.data), narrator.words
    told = narrator.fact(fact, watcher)
    means = [key for kind in THINGS if kind in data and words.has(key := f"{kind}-{data[kind]}.means")]
    return " ".join((told, *map(words, means))) if data.get("where", watcher) == watcher else told


def news_lines(room: Room, seat: Seat | None, narrator: Narrator) -> tuple[str, ...]:
    """Everything; to a bystander what the whole room hears."""
    watcher = PUBLIC if seat is None else seat
    told = news(room, watcher)
    return (*_quiet(room, told, narrator.words), *lines(narrator, told, watcher))


def lines(narrator: Narrator, facts: Iterable[Fact], watcher: Seat) -> tuple[str, ...]:
    return tuple(dict.fromkeys(line(narrator, fact, watcher) for fact in facts))


def _quiet(room: Room, told: tuple[Fact, ...], words: Words) -> tuple[str, ...]:
    """A morning without dead is news as well, where a night can have some."""
    talking = room.window is not None and room.window.kind is Kind.TALK and room.settings.rules.round
    return (words("web-quiet-night"),) if talking and not any(fact.name == "died" for fact in told) else ()


def news(room: Room, watcher: Seat) -> tuple[Fact, ...]:
    """What this reader learned under the call that is open; by day, what the morning brought."""
    return told_to(watcher, room.standing(("news", len(room.facts)), lambda: _told_now(room)))


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
