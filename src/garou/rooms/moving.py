"""A seat goes to another device: by a link that its own device makes, that works once, and for ten minutes.

The link is no token. Whoever opens it is asked first; only then does the seat get a new token, for the new device, and
the old one is void. Links are kept in memory alone: a restart voids them, and so does making another.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from garou.store.values import NotKept

from .awake import Link, Tables
from .events.values import Handed
from .hall import TurnedAway
from .room import Chair
from .seating import hashed

LASTS = 600.0  # seconds


def link(hall: Tables, code: str, chair: Chair) -> str:
    """A new one, in place of any made before; told once."""
    live = hall.find(code)
    if not live.room.seats(chair):
        raise TurnedAway("no-seat")
    made = secrets.token_urlsafe(32)
    live.links[chair] = Link(hashed(made), hall.clock() + LASTS)
    return made


def linked(hall: Tables, code: str, link: str) -> Chair:
    """Whose seat it would bring; to ask for it changes nothing."""
    live, proof = hall.find(code), hashed(link)
    for chair, made in live.links.items():
        if secrets.compare_digest(made.proof, proof) and hall.clock() < made.until and live.room.seats(chair):
            return chair
    raise TurnedAway("link-void")


async def move(hall: Tables, code: str, link: str) -> str:
    """Once: the new token is told to whoever is first, and the device that held the seat hears where it went."""
    token = secrets.token_urlsafe(32)
    async with hall.at(code) as deed:
        chair = linked(hall, code, link)
        before, made = deed.room.sitters[chair].token, deed.live.links.pop(chair)
        deed.happen(Handed(chair=chair, token=hashed(token), bot=False))
        try:
            await hall.commit(deed)
        except NotKept:
            deed.live.links[chair] = made  # it was of no use yet
            raise
        if before is not None:
            deed.live.moved[before] = chair
    return token


async def follow(hall: Tables, code: str, tokens: Mapping[str, str]) -> None:
    """At a table of a tournament: who has moved there, by name, moves here too."""
    async with hall.at(code) as deed:
        for chair, sitter in [*deed.room.sitters.items()]:
            wanted = tokens.get(sitter.name, sitter.token)
            if wanted is None or sitter.token in (None, wanted):
                continue
            deed.live.moved[str(sitter.token)] = chair
            deed.happen(Handed(chair=chair, token=wanted, bot=None if sitter.left else False))


def moved(hall: Tables, code: str, token: str | None) -> bool:
    """Did this token hold a seat that has gone to another device?"""
    return token is not None and hashed(token) in hall.find(code).moved
