"""Which tables need not stay: empty ones are dropped soon, and of those nobody is at the longest idle sleep first."""

from __future__ import annotations

from .awake import Awake
from .room import Phase, Room

UNUSED = 10.0  # seconds after which a table that plays is left to the worker at which its people are
EMPTY = 600.0  # seconds a table may stand empty: time to pass its code on, and to find the way
AT_ONCE = 50  # tables dropped at one beat of the pulse


def idle(live: Awake) -> bool:
    """Nobody listens, nothing goes on, and nobody is about to do anything."""
    return not live.ears and not live.room.going and not live.lock.locked()


def elsewhere(live: Awake, now: float) -> bool:
    """It plays, and nobody here wants to know."""
    here = live.ears or live.lock.locked() or now - live.used < UNUSED
    return live.room.going and live.claimed and not here


def deserted(room: Room, now: float) -> bool:
    """Has nobody sat here for a while, and was nothing played that somebody could come back for?"""
    people = any(sitter.token for sitter in room.sitters.values())
    unused = room.phase is Phase.LOBBY and not room.ledger.past and not room.cup
    return unused and not people and now - room.touched > EMPTY


def empty(tables: dict[str, Awake], now: float) -> list[str]:
    return [code for code, live in tables.items() if idle(live) and deserted(live.room, now)][:AT_ONCE]


def put_one_away(tables: dict[str, Awake]) -> bool:
    """The table at which nothing has happened for longest, if nobody is there; it wakes when somebody comes."""
    found = min(filter(idle, tables.values()), key=lambda live: live.room.touched, default=None)
    return found is not None and tables.pop(found.room.code, None) is not None
