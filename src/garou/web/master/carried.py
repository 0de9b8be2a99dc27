"""What the page carries from tap to tap besides the record: the server keeps nothing of it."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Any

from garou.cards.waking import Guessed
from garou.engine.values import RoleName, Seat, Slot
from garou.record.values import BadRecord, Record
from garou.web.carrying import Fields
from garou.web.choices import read_choice

from .sheet import length_of
from .trace import MOST_UNDONE, Undone, read_undone, written_undone

LONGEST_CLOCK = 3600.0  # seconds that a day can have left


@dataclass(frozen=True, slots=True)
class Woken:
    """Cards that were entered on the way: how long the log was then."""

    at: int
    slots: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class Carried:
    """How the game is led, and what was entered and taken back on the way."""

    length: str
    undone: tuple[Undone, ...] = ()
    guessed: Guessed = frozenset()  # where a card lies that nobody has entered yet
    learned: tuple[Woken, ...] = ()
    clock: float = 0.0  # when the day's talk is over, in seconds since 1970; 0 while no clock goes
    seating: tuple[Seat, ...] = ()  # the seats as people sit, where that is not the order they were entered in
    aside: tuple[RoleName, ...] = ()  # cards that nobody has and nobody may take
    told: bool = False  # was the end read aloud? before that no television tells it
    wall: str = ""  # the television that shows the game, and the key to it

    def without(self, undone: tuple[Undone, ...]) -> Carried:
        return replace(self, undone=(*self.undone, *undone)[-MOST_UNDONE:])

    @property
    def fields(self) -> list[tuple[str, str]]:
        return [
            ("undone", written_undone(self.undone)),
            ("lines", self.length),
            ("guessed", _dotted(sorted(self.guessed))),
            ("learned", json.dumps([[one.at, *one.slots] for one in self.learned], separators=(",", ":"))),
            ("clock", f"{self.clock:.0f}" if self.clock else ""),
            ("seating", _dotted(self.seating)),
            ("aside", _dotted(self.aside)),
            ("told", "1" if self.told else ""),
            ("wall", self.wall),
        ]


def read_carried(fields: Fields, record: Record, now: float) -> Carried:
    """As it was written, or a refusal."""
    seats, slots = range(len(record.players)), range(len(record.setup.cards))
    aside = _read_aside(str(fields.get("aside", "")), record)
    known = range(len(slots) + len(aside))
    seating = _undotted(fields, "seating", seats)
    if seating and len({*seating}) != len(seats):
        raise BadRecord("seating", "not-a-list")
    ends = str(fields.get("clock", ""))
    return Carried(
        length=length_of(fields),
        undone=read_undone(str(fields.get("undone", "")), record),
        guessed=frozenset(_undotted(fields, "guessed", slots)),
        learned=_read_learned(str(fields.get("learned", "")), known),
        clock=min(float(ends), now + LONGEST_CLOCK) if ends.isascii() and ends.isdecimal() and len(ends) < 12 else 0.0,
        seating=tuple(map(Seat, seating)),
        aside=aside,
        told=fields.get("told") == "1",
        wall=str(fields.get("wall", ""))[:64],
    )


def _dotted(numbers: Any) -> str:
    return ".".join(map(str, numbers))


def _undotted(fields: Fields, name: str, known: range) -> tuple[Slot, ...]:
    parts = [part for part in str(fields.get(name, "")).split(".") if part]
    places = [place for place in read_choice(parts) if isinstance(place, int) and place in known]
    if len(places) < len(parts):
        raise BadRecord(name, "not-a-list")
    return tuple(places)


def _read_aside(text: str, record: Record) -> tuple[RoleName, ...]:
    """One card for each place; among them the one that brings these places, which nobody has then."""
    found, roles = tuple(RoleName(part) for part in text.split(".") if part), record.rules.roles
    if not found:
        return ()
    bringing = [role for role in (*found, *record.setup.deal) if role in roles and roles[role].brings]
    whole = len(found) == len(record.rules.places) and all(role in roles for role in found)
    if not whole or record.setup.extra or len(bringing) != 1 or bringing[0] not in found:
        raise BadRecord("aside", "not-a-list")
    return found


def _read_learned(text: str, slots: range) -> tuple[Woken, ...]:
    try:
        rows = json.loads(text or "[]")
        found = tuple(Woken(at, tuple(Slot(slot) for slot in there)) for at, *there in rows)
    except (ValueError, TypeError, RecursionError):
        raise BadRecord("learned", "not-a-list") from None
    numbers = all(type(one.at) is int and all(type(s) is int and s in slots for s in one.slots) for one in found)
    if len(found) > len(slots) or not numbers:
        raise BadRecord("learned", "not-a-list")
    return found
