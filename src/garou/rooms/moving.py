"""A seat goes to another device: by a link that its own device makes, that works once, and for ten minutes.

The link is no token. Whoever opens it is asked first; only then does the seat get a new token, for the new device, and
the old one is void. Links are kept in memory alone: a restart voids them, and so does making another.
"""

from __future__ import annotations

import secrets

from garou.store.values import NotKept

from .awake import Link
from .hall import TurnedAway
from .lobby import Laying
from .room import Chair
from .seating import hashed

LASTS = 600.0  # seconds


class Moving(Laying):
    """Which device holds a seat."""

    def link(self, code: str, chair: Chair) -> str:
        """A new one, in place of any made before; told once."""
        live = self.find(code)
        if not live.room.seats(chair):
            raise TurnedAway("no-seat")
        made = secrets.token_urlsafe(32)
        live.links[chair] = Link(hashed(made), self.clock() + LASTS)
        return made

    def linked(self, code: str, link: str) -> Chair:
        """Whose seat it would bring; to ask for it changes nothing."""
        live, proof = self.find(code), hashed(link)
        for chair, made in live.links.items():
            if secrets.compare_digest(made.proof, proof) and self.clock() < made.until and live.room.seats(chair):
                return chair
        raise TurnedAway("link-void")

    async def move(self, code: str, link: str) -> str:
        """Once: the new token is told to whoever is first, and the device that held the seat hears where it went."""
        token = secrets.token_urlsafe(32)
        async with self.at(code) as deed:
            chair = self.linked(code, link)
            before, made = deed.room.sitters[chair].token, deed.live.links.pop(chair)
            deed.happen("handed", chair=chair, token=hashed(token), bot=False)
            try:
                await self._commit(deed)
            except NotKept:
                deed.live.links[chair] = made  # it was of no use yet
                raise
            if before is not None:
                deed.live.moved[before] = chair
        return token

    def moved(self, code: str, token: str | None) -> bool:
        """Did this token hold a seat that has gone to another device?"""
        return token is not None and hashed(token) in self.find(code).moved
