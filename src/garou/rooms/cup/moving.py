"""A place in a tournament goes to another device, and the seat at the table with it: one person, one token.

By a link, as a seat does. Over real cards nothing is secret, so the organiser makes links for others too: for a name
that was typed, or for somebody whose phone has died.
"""

from __future__ import annotations

import contextlib
import secrets

from garou.rooms.codes import CUP
from garou.rooms.hall import TurnedAway
from garou.rooms.moving import follow
from garou.rooms.tokens import hashed
from garou.rooms.trying import tried_again
from garou.rooms.whispers import whisper_for_a_while

from .cup import Cup
from .events import Moved
from .hall import CupHall


def link(hall: CupHall, code: str, by: int, number: int) -> str:
    """A new one, in place of any made before; told once."""
    live = hall.find(code)
    if not _can_hold(live.room, number):
        raise TurnedAway("not-in-this-cup")
    if by != number and not (live.room.real and by == live.room.organiser):
        raise TurnedAway("not-your-seat")
    made = live.links.make(number, hall.clock())
    whisper_for_a_while(hall.keeper, "link", CUP + code, number, *live.links.made[number])
    return made


def _can_hold(cup: Cup, number: int) -> bool:
    """Whoever has left but still organises holds that much."""
    one = cup.people.get(number)
    return one is not None and not one.bot and (not one.gone or number == cup.organiser)


def linked(hall: CupHall, code: str, link: str) -> int:
    """Whose place it would bring; to ask for it changes nothing."""
    live = hall.find(code)
    return live.links.whose(link, hall.clock(), lambda number: _can_hold(live.room, number))


@tried_again
async def move(hall: CupHall, code: str, link: str) -> str:
    """Once: the new token is told to whoever is first; the device before it loses the place, and a seat at a table."""
    token = secrets.token_urlsafe(32)
    async with hall.at(code) as deed:
        number = linked(hall, code, link)
        before = deed.room.people[number].token
        deed.happen(Moved(number, hashed(token)))
        await deed.live.links.spend(hall, deed, number, before)
        whisper_for_a_while(hall.keeper, "spent", CUP + code, number, before)
        with hall.or_later(catch_up_seats, code):
            await _seats(hall, deed.room)
    return token


def moved(hall: CupHall, code: str, token: str | None) -> bool:
    """Did this token hold a place that has gone to another device?"""
    return token is not None and hashed(token) in hall.find(code).links.gone


@tried_again
async def catch_up_seats(hall: CupHall, code: str) -> None:
    async with hall.at(code) as deed:
        await _seats(hall, deed.room)


async def _seats(hall: CupHall, cup: Cup) -> None:
    """At tables that still play. Done again after a crash, it changes nothing."""
    tokens = {one.name: one.token for one in cup.people.values() if one.token is not None and not one.gone}
    for key in cup.awaited:
        with contextlib.suppress(TurnedAway):  # it was never laid, or cannot be read
            await follow(hall.keeper, cup.rooms[key], tokens)
