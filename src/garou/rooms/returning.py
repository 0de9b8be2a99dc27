"""Who left and comes back on another device: they ask at the door, and the host gives them their seat.

Between two games only. A seat holds a card as long as one goes on, and a host who opened a second device could read it.
"""

from __future__ import annotations

import secrets

from .awake import AtTheDoor, Awake, Tables
from .events.values import Handed
from .hall import TurnedAway
from .lobby import own
from .rights import only_host
from .room import Chair
from .tokens import hashed
from .trying import tried_again
from .whispers import whisper_for_a_while

WAITS = 600.0  # seconds until somebody else may ask


def ask(hall: Tables, code: str, chair: Chair) -> str:
    """What the device will hold the seat by; told once. Whoever asks first is not pushed out by the next."""
    live = hall.find(code)
    if chair not in live.room.sitters or not live.room.sitters[chair].left:
        raise TurnedAway("no-such-seat-here")
    if chair in asking(live, hall.clock()):
        raise TurnedAway("asked-already", name=live.room.called(chair))
    token = secrets.token_urlsafe(32)
    live.asking[chair] = AtTheDoor(hashed(token), hall.clock() + WAITS)
    whisper_for_a_while(hall, "ask", code, chair, *live.asking[chair])
    live.tell()
    return token


def asking(live: Awake, now: float) -> frozenset[Chair]:
    """Whose seats are asked for: none that is taken again, or gone."""
    sitters = live.room.sitters
    wanted = (chair for chair, one in live.asking.items() if now < one.until)
    return frozenset(chair for chair in wanted if chair in sitters and sitters[chair].left)


def asks(live: Awake, token: str | None) -> bool:
    """Is it this device that asks?"""
    return token is not None and hashed(token) in {one.proof for one in live.asking.values()}


@tried_again
async def give_back(hall: Tables, code: str, host: Chair, chair: Chair) -> None:
    async with hall.at(code, host) as deed:
        only_host(deed.room, host)
        own(deed.room)
        if deed.room.going:
            raise TurnedAway("table-playing")
        if chair not in asking(deed.live, hall.clock()):
            raise TurnedAway("no-such-seat-here")
        deed.happen(Handed(chair=chair, token=deed.live.asking[chair].proof, bot=False))
