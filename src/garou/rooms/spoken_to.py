"""Which bot feels spoken to by a line of chat, and when it will reply: from public knowledge alone."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from garou.engine.values import Seat
from garou.talk.remarks import Wish
from garou.texts.listening import understood

from .awake import Turn
from .room import Chair, Phase, Room
from .windows import Kind

REPLIES = 4  # of one bot in one day
DRAWING_BREATH = (2.0, 4.0)  # seconds from a line to the reply


def spoken_to(room: Room, chair: Chair, text: str, floor: Sequence[Turn]) -> list[tuple[Seat, Wish]]:
    """The bots who may reply to what this chair has said, each with what it was asked; one of them will."""
    speaker = room.seat_of(chair)
    if speaker is None or not _conversing(room):
        return []
    heard = understood(text, room.names, speaker)
    able = _able(room, floor)
    named = [(seat, asked) for seat, asked in heard.asked if seat in able]
    alone = room.speakers == {chair}  # nobody else can have been meant
    if heard.of_all is None or not (alone or heard.of_everybody):
        return named[:1]
    return [(seat, heard.of_all) for seat in able if seat != heard.of_all.about]


def turn_of(room: Room, spoken_to: Sequence[tuple[Seat, Wish]], at: float, luck: Random) -> Turn:
    """One reply to a line, however many are asked. A clock that stands still is not waited for twice."""
    seat, asked = luck.choice(spoken_to)
    now = at if room.paused is None else room.paused
    return Turn(now - room.opened + luck.uniform(*DRAWING_BREATH), room.seated[seat], asked)


def _conversing(room: Room) -> bool:
    return room.phase is Phase.PLAYING and room.window is not None and room.window.kind in (Kind.TALK, Kind.BALLOT)


def _able(room: Room, floor: Sequence[Turn]) -> list[Seat]:
    """Bots who live, are not about to reply already, and have not replied too often today."""
    waiting = {turn.chair for turn in floor if turn.asked is not None}
    replied = room.talk.transcript.replied
    seats = [(room.seat_of(chair), chair) for chair in room.seated if room.sitters[chair].bot and chair not in waiting]
    return [s for s, _ in seats if s is not None and s not in room.dead and replied.get(s, 0) < REPLIES]
