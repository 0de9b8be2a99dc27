"""Before the game: what is played, in which order people sit, and the deal."""

from __future__ import annotations

import contextlib
import secrets
from typing import NamedTuple

from garou.dealing import deal
from garou.engine.values import Refusal, Setup
from garou.games.cast import Cast
from garou.minds.names import BOTS
from garou.record.promise import promise
from garou.record.values import Record

from .codes import CUP, new_code
from .hall import Live, TurnedAway
from .playing import Playing
from .room import Chair, Phase, Room, Sitter
from .settings import Settings, cast_for, checked

MOST_ROOMS = 2_000  # awake at once


class Laid(NamedTuple):
    """A table that a tournament has drawn."""

    cup: str
    settings: Settings
    sitters: tuple[Sitter, ...]  # by seat
    deal: tuple[Cast, Setup] | None = None  # where others play the same: it stays sealed until they have


class Laying(Playing):
    """The table is laid: made, chosen for, dealt, and laid again."""

    async def create(self, settings: Settings) -> Room:
        if len(self.live) >= MOST_ROOMS:
            raise TurnedAway("too-many-tables")
        settings = checked(settings)
        code = new_code(self.luck, self.taken)
        live = self.live[code] = Live(Room(code, touched=self.clock()))
        async with live.lock:
            await self._happen(live, "created", settings=settings.to_json())
        return live.room

    def taken(self, code: str) -> bool:
        """By a table, or by a tournament: both are found by what was read aloud."""
        return code in self.live or bool(self.store.read(code)) or bool(self.store.read(CUP + code))

    async def choose(self, code: str, host: Chair, settings: Settings) -> None:
        live = self.find(code)
        async with live.lock:
            self._only_host(live.room, host)
            if live.room.phase is not Phase.LOBBY:
                raise TurnedAway("table-playing")
            own(live.room)
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
            own(live.room)
            with live.in_one_go():
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

    async def lay(self, code: str, laid: Laid) -> None:
        """A table of a tournament, dealt at once. Done again after a crash, it goes on where it was."""
        live = self._load(code) or self.live.setdefault(code, Live(Room(code, touched=self.clock())))
        async with live.lock:
            room = live.room
            if not room.seq:
                settings = laid.settings.to_json()
                await self._happen(live, "created", settings=settings, cup=laid.cup, sealed=laid.deal is not None)
            for sitter in laid.sitters[len(room.order) :]:
                who = {"name": sitter.name, "token": sitter.token, "lang": sitter.lang, "bot": sitter.bot}
                await self._happen(live, "joined", chair=room.chairs_made + 1, **who)
            if not room.ledger.dealt:
                await self._deal(live, laid.deal)
            self._drive(live)

    async def _deal(self, live: Live, ready: tuple[Cast, Setup] | None = None) -> None:
        """Shuffled, unless somebody else has: in duplicate several tables are dealt the same."""
        room = live.room
        settings = room.settings
        cast = ready[0] if ready else cast_for(settings, self.luck)
        setup = ready[1] if ready else deal(settings.rules, cast, len(room.order), self.luck)
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

    async def again(self, code: str, chair: Chair, *, at_once: bool = False) -> None:
        """Anybody at the table may ask for another game once this one is over: the same at once, or with a change."""
        live = self.find(code)
        async with live.lock:
            if live.room.phase is not Phase.OVER or chair not in live.room.sitters:
                raise TurnedAway("table-playing")
            own(live.room)
            with live.in_one_go():
                await self._happen(live, "again")
                await self._grow(live)
                if at_once:
                    await self._fill(live)
                    await self._deal(live)
            if at_once:
                self._drive(live)

    async def _grow(self, live: Live) -> None:
        """One more than there were cards for: the table grows with its people where the scenario allows it."""
        if live.room.phase is not Phase.LOBBY or len(live.room.order) <= live.room.settings.size:
            return
        wanted = live.room.settings.with_(size=len(live.room.order))
        with contextlib.suppress(Refusal):
            await self._happen(live, "chosen", settings=checked(wanted).to_json())


def own(room: Room) -> None:
    """What is played at a table of a tournament, and how often, is for the tournament to say."""
    if room.cup:
        raise TurnedAway("cup-table")
