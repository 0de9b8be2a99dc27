"""Before the game: what is played, in which order people sit, and the deal."""

from __future__ import annotations

import secrets

from garou.dealing import deal
from garou.minds.names import BOTS
from garou.record.promise import promise
from garou.record.values import Record

from .codes import new_code
from .hall import Live, TurnedAway
from .playing import Playing
from .room import Chair, Phase, Room
from .settings import Settings, cast_for, checked

MOST_ROOMS = 2_000  # awake at once


class Laying(Playing):
    """The table is laid: made, chosen for, dealt, and laid again."""

    async def create(self, settings: Settings) -> Room:
        if len(self.live) >= MOST_ROOMS:
            raise TurnedAway("too-many-tables")
        settings = checked(settings)
        code = new_code(self.luck, lambda code: code in self.live or bool(self.store.read(code)))
        live = self.live[code] = Live(Room(code))
        async with live.lock:
            await self._happen(live, "created", settings=settings.to_json())
        return live.room

    async def choose(self, code: str, host: Chair, settings: Settings) -> None:
        live = self.find(code)
        async with live.lock:
            self._only_host(live.room, host)
            if live.room.phase is not Phase.LOBBY:
                raise TurnedAway("table-playing")
            if settings.size < len([c for c in live.room.order if live.room.sitters[c].token]):
                raise TurnedAway("fewer-seats-than-people")
            await self._happen(live, "chosen", settings=checked(settings).to_json())

    async def arrange(self, code: str, host: Chair, order: list[Chair]) -> None:
        live = self.find(code)
        async with live.lock:
            self._only_host(live.room, host)
            if live.room.phase is not Phase.LOBBY or sorted(order) != sorted(live.room.order):
                raise TurnedAway("table-playing")
            await self._happen(live, "arranged", order=order)

    async def begin(self, code: str, chair: Chair) -> None:
        """Fill the empty seats, shuffle, deal, and show everybody the hash of the deal."""
        live = self.find(code)
        async with live.lock:
            self._only_host(live.room, chair)
            if live.room.phase is not Phase.LOBBY:
                raise TurnedAway("table-playing")
            await self._fill(live)
            await self._deal(live)
            self._drive(live)

    async def _fill(self, live: Live) -> None:
        room = live.room
        while len(room.order) < room.settings.size:
            taken = {sitter.name for sitter in room.sitters.values()}
            name = next(name for name in BOTS if name not in taken)
            chair = room.chairs_made + 1
            await self._happen(live, "joined", chair=chair, name=name, lang=room.settings.lang, bot=True)
        while len(room.order) > room.settings.size:
            bots = [chair for chair in room.order if room.sitters[chair].token is None]
            if not bots:
                raise TurnedAway("fewer-seats-than-people")
            await self._happen(live, "left", chair=bots[-1])

    async def _deal(self, live: Live) -> None:
        room = live.room
        settings = room.settings
        cast = cast_for(settings, self.luck)
        setup = deal(settings.rules, cast, len(room.order), self.luck)
        nonce = secrets.token_hex(16)
        record = Record(settings.game, settings.edition, settings.options, room.names, setup, nonce=nonce)
        await self._happen(
            live,
            "dealt",
            deal=setup.deal,
            centre=setup.centre,
            extra=setup.extra,
            cast=cast.cards,
            beside=cast.beside,
            nonce=nonce,
            promise=promise(record),
        )

    async def again(self, code: str, chair: Chair) -> None:
        """Anybody at the table may ask for another game once this one is over."""
        live = self.find(code)
        async with live.lock:
            if live.room.phase is not Phase.OVER or chair not in live.room.sitters:
                raise TurnedAway("table-playing")
            await self._happen(live, "again")
