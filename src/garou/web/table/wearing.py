"""The sign of a house, with its colour: as pages write it, and to choose from."""

from __future__ import annotations

from dataclasses import dataclass

from garou.rooms.emblems import EMBLEMS, worn
from garou.rooms.room import Chair, Room
from garou.texts import Words


@dataclass(frozen=True, slots=True)
class Choosable:
    """One of them: how it is drawn and called, and who has it."""

    name: str
    drawn: str
    reads: str
    whose: str = ""  # somebody else's name
    mine: bool = False


def emblem(room: Room, chair: Chair) -> str:
    """As short as pages can name it; nothing where none was chosen."""
    sitter = room.sitters.get(chair)
    return drawn(sitter.emblem) if sitter and sitter.emblem in EMBLEMS else ""


def drawn(name: str) -> str:
    return f"e{EMBLEMS.index(name)}"


def choosable(room: Room, me: Chair, words: Words) -> tuple[Choosable, ...]:
    taken = worn(room)
    return tuple(
        Choosable(
            name,
            drawn(name),
            words(f"web-emblem-{name}"),
            room.called(taken[name]) if taken.get(name, me) != me else "",
            mine=taken.get(name) == me,
        )
        for name in EMBLEMS
    )
