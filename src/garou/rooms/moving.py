"""A seat goes to another device: by a link that its own device makes."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from .awake import Tables
from .events.values import Handed
from .hall import TurnedAway
from .room import Chair
from .tokens import hashed
from .trying import tried_again
from .whispers import whisper_for_a_while


def link(hall: Tables, code: str, chair: Chair) -> str:
    """A new one, in place of any made before; told once."""
    live = hall.find(code)
    if not live.room.seats(chair):
        raise TurnedAway("no-seat")
    made = live.links.make(chair, hall.clock())
    whisper_for_a_while(hall, "link", code, chair, *live.links.made[chair])
    return made


def linked(hall: Tables, code: str, link: str) -> Chair:
    """Whose seat it would bring; to ask for it changes nothing."""
    live = hall.find(code)
    return live.links.whose(link, hall.clock(), live.room.seats)


@tried_again
async def move(hall: Tables, code: str, link: str) -> str:
    """Once: the new token is told to whoever is first, and the device that held the seat hears where it went."""
    token = secrets.token_urlsafe(32)
    async with hall.at(code) as deed:
        chair = linked(hall, code, link)
        before = deed.room.sitters[chair].token
        deed.happen(Handed(chair=chair, token=hashed(token), bot=False))
        await deed.live.links.spend(hall, deed, chair, before)
        whisper_for_a_while(hall, "spent", code, chair, before)
    return token


@tried_again
async def follow(hall: Tables, code: str, tokens: Mapping[str, str]) -> None:
    """At a table of a tournament: who has moved there, by name, moves here too."""
    async with hall.at(code) as deed:
        for chair, sitter in [*deed.room.sitters.items()]:
            wanted = tokens.get(sitter.name, sitter.token)
            if wanted is None or sitter.token in (None, wanted):
                continue
            deed.live.links.gone[str(sitter.token)] = chair
            deed.happen(Handed(chair=chair, token=wanted, bot=None if sitter.left else False))


def moved(hall: Tables, code: str, token: str | None) -> bool:
    """Did this token hold a seat that has gone to another device?"""
    return token is not None and hashed(token) in hall.find(code).links.gone
