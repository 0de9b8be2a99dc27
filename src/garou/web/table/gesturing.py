"""Gestures to tap: what one can show, and at whom one can point."""

from __future__ import annotations

from dataclasses import dataclass

from garou.engine.values import Seat, Slot
from garou.rooms.bots import common
from garou.rooms.hall import TurnedAway
from garou.rooms.room import Chair, Room
from garou.talk.gestures import POINT, offered
from garou.texts.gestures import gesture_label
from garou.texts.narrator import Narrator

from .talks import Tap, blinded


@dataclass(frozen=True, slots=True)
class Gesturing:
    """Everything there is to tap."""

    alone: tuple[Tap, ...]  # gestures at nobody
    pointing: str  # what stands over the seats
    seats: tuple[Tap, ...]


def gesturing(room: Room, me: Chair, narrator: Narrator) -> Gesturing:
    words, seat = narrator.words, room.seat_of(me)
    if seat is None:
        raise TurnedAway("not-in-this-game")
    if not offered(common(room)):
        raise TurnedAway("no-gestures")
    alone = tuple(Tap(kind, gesture_label(words, kind)) for kind in offered(common(room)) if kind != POINT)
    return Gesturing(alone, gesture_label(words, POINT), _seats(room, seat, narrator))


def _seats(room: Room, me: Seat, narrator: Narrator) -> tuple[Tap, ...]:
    """Clockwise from the reader, without the dead; who sees nobody points in a direction."""
    count, blind = len(room.seated), blinded(room, me)
    around = [(place, Seat(Slot((me + place) % count))) for place in range(1, count)]
    return tuple(
        Tap(str(seat), narrator.words("web-direction", {"place": place}) if blind else narrator.name(seat))
        for place, seat in around
        if seat not in room.dead
    )
