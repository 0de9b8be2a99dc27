"""What happens changes a room; nothing else does."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from garou.rooms.ears import Noticing
from garou.rooms.happening import Happened, Happening
from garou.rooms.noticing import Dark, dark, noticing
from garou.rooms.room import Chair, Room
from garou.store.values import Event

from . import people, playing, talking
from .values import (
    EVENTS,
    NODS,
    TAPS,
    Again,
    Answered,
    Arranged,
    CalledOff,
    Chosen,
    Claimed,
    Counted,
    Created,
    Dealt,
    Dreamt,
    Foretold,
    Gestured,
    Handed,
    Hosts,
    Joined,
    Left,
    Lengthened,
    Looked,
    Noted,
    OfAChair,
    Opened,
    Paused,
    Pointed,
    PutToken,
    RacedAgain,
    Ready,
    Reduced,
    Replied,
    Resumed,
    Spoke,
    TookBack,
    Unsealed,
    WantsEnd,
    WentOn,
)


def take(room: Room, happened: Happened[Happening]) -> Noticing:
    """It happens: all that ever changes a room. Says who can see it."""
    _next(room, happened)
    what = happened.what
    if isinstance(what, OfAChair) and what.chair not in room.sitters:
        raise ValueError(f"{what.kind} of chair {what.chair}, where nobody sits")
    if isinstance(what, TAPS) and (before := dark(room)) is not None:
        return _tapped(room, happened.at, what, before)
    if isinstance(what, NODS) and room.going:
        HAPPENS[type(what)](room, happened.at, what)
        room.nod(*_own_page(room, what))
        return None
    room.forget()
    HAPPENS[type(what)](room, happened.at, what)
    room.forget()
    return None


def _own_page(room: Room, what: Looked | Ready | Pointed | Dreamt) -> tuple[Chair, ...]:
    """Whose page is another one now, but for what all see of it: nobody's, where somebody is ready to go on."""
    if isinstance(what, Ready):
        return ()
    return (room.seated[what.seat] if isinstance(what, Pointed) else what.chair,)


def _tapped(room: Room, at: float, what: Answered | Dreamt | Foretold, before: Dark) -> Noticing:
    """Under a call: what everybody sees stays as it was, unless everybody was told something."""
    HAPPENS[type(what)](room, at, what)
    room.look_again()
    found = noticing(before, dark(room) or before, room, _whose(room, what))
    if found is None:
        room.forget()
    else:
        room.stir(found)
    return found


def _whose(room: Room, what: Answered | Dreamt | Foretold) -> Chair | None:
    """The chair of whoever tapped; luck has none."""
    if isinstance(what, Dreamt):
        return what.chair
    return room.seated[what.seat] if what.seat >= 0 else None


def replayed(code: str, events: Iterable[Event]) -> Room:
    """The table as it stood when the last of its events was kept."""
    room = Room(code)
    for event in events:
        happened = EVENTS.read(event)
        if _of_somebody_gone(room, happened.what):  # older versions wrote down what people did while they were leaving
            _next(room, happened)
        else:
            take(room, happened)
    return room


def until_now(code: str, events: Sequence[Event], now: float) -> Room:
    """Without what was worked out when the last window closed, and is to be seen when the next one opens."""
    windows = [place for place, event in enumerate(events) if event.kind == Opened.kind and event.at <= now]
    shown = windows[-1] + 1 if windows else 1
    room = replayed(code, events[:shown])
    for event in events[shown:]:
        if event.at > now or (room.deadline is not None and room.paused is None and event.at >= room.deadline):
            break
        take(room, EVENTS.read(event))
    return room


def _next(room: Room, happened: Happened[Happening]) -> None:
    if happened.seq != room.seq + 1:
        raise ValueError(f"event {happened.seq} after {room.seq}")
    room.seq, room.touched = happened.seq, happened.at


def _of_somebody_gone(room: Room, what: Happening) -> bool:
    """Who sat there once. What was done by somebody who never did is no mistake of an older version."""
    return isinstance(what, OfAChair) and what.chair <= room.chairs_made and what.chair not in room.sitters


HAPPENS: dict[type[Happening], Callable[[Room, float, Any], None]] = {
    Created: people.on_created,
    Reduced: people.on_kept,
    Unsealed: people.on_unsealed,
    Chosen: people.on_chosen,
    Joined: people.on_joined,
    Left: people.on_left,
    Hosts: people.on_hosts,
    Arranged: people.on_arranged,
    Handed: people.on_handed,
    Dealt: playing.on_dealt,
    Looked: playing.on_looked,
    Opened: playing.on_opened,
    Answered: playing.on_answered,
    Foretold: playing.on_foretold,
    Dreamt: playing.on_dreamt,
    Pointed: playing.on_pointed,
    Ready: playing.on_ready,
    Again: playing.on_again,
    WantsEnd: playing.on_wants_end,
    CalledOff: playing.on_called_off,
    RacedAgain: playing.on_raced_again,
    Counted: playing.on_counted,
    Paused: talking.on_paused,
    WentOn: talking.on_went_on,
    Lengthened: talking.on_lengthened,
    Resumed: talking.on_resumed,
    Spoke: talking.on_spoke,
    Replied: talking.on_replied,
    Claimed: talking.on_claimed,
    Gestured: talking.on_gestured,
    TookBack: talking.on_took_back,
    PutToken: talking.on_put_token,
    Noted: talking.on_noted,
}
