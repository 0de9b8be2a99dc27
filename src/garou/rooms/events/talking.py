"""What is said at a table, and what happens to its clock."""

from __future__ import annotations

from garou.rooms.room import Phase, Room

from .values import Claimed, Gestured, Lengthened, Noted, Paused, PutToken, Replied, Resumed, Spoke, TookBack, WentOn


def on_spoke(room: Room, at: float, what: Spoke) -> None:
    chair, name, of_game = what.chair, room.sitters[what.chair].name, room.phase is not Phase.LOBBY
    room.talk.write(chair, name, what.text, grave=what.grave, seat=room.seat_of(chair), of_game=of_game)


def on_replied(room: Room, at: float, what: Replied) -> None:
    chair = room.seated[what.seat]
    room.talk.reply(chair, room.sitters[chair].name, what.seat, what.remark)


def on_claimed(room: Room, at: float, what: Claimed) -> None:
    room.talk.claim(what.seat, what.claim)


def on_gestured(room: Room, at: float, what: Gestured) -> None:
    chair = room.seated[what.seat]
    room.talk.show(chair, room.sitters[chair].name, what.seat, what.gesture)


def on_took_back(room: Room, at: float, what: TookBack) -> None:
    room.talk.take_back(what.seat)


def on_put_token(room: Room, at: float, what: PutToken) -> None:
    room.talk.put(what.chair, what.seat, what.role)


def on_noted(room: Room, at: float, what: Noted) -> None:
    room.talk.notes[what.chair] = what.text


# --- The clock ----------------------------------------------------------------------------------


def on_paused(room: Room, at: float, what: Paused) -> None:
    room.paused, room.paused_by = at, what.chair


def on_went_on(room: Room, at: float, what: WentOn) -> None:
    _shift(room, at - (at if room.paused is None else room.paused))
    room.paused = room.paused_by = None


def on_lengthened(room: Room, at: float, what: Lengthened) -> None:
    room.longer += what.seconds


def on_resumed(room: Room, at: float, what: Resumed) -> None:
    """Clocks go on where they stood. One that was stopped is moved on when it goes again."""
    if room.paused is None:
        _shift(room, what.away)


def _shift(room: Room, seconds: float) -> None:
    room.opened += seconds
    room.pointed_at += seconds
