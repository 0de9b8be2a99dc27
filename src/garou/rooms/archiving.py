"""What has been played: a game that is called off, a new chip race, and deleting what nobody wants kept."""

from __future__ import annotations

import asyncio

from garou.store.values import Event

from .hall import Live, TurnedAway
from .happenings import replayed
from .history import Ledger, Past
from .laying import Laying
from .room import Chair, Phase, Room


class Archiving(Laying):
    """The past of a table."""

    async def call_off(self, code: str, chair: Chair, *, on: bool = True) -> None:
        """By the host at once, at a table of their own; else when more than half of the people want it."""
        live = self.find(code)
        async with live.lock:
            room = live.room
            if room.phase not in (Phase.DEALT, Phase.PLAYING) or chair not in room.seated:
                raise TurnedAway("too-late")
            await self._happen(live, "wants-end", chair=chair, on=on)
            hosting = on and room.host == chair and not room.cup
            if hosting or 2 * len(room.wanting & room.people) > len(room.people):
                await self._happen(live, "called-off")

    async def race_again(self, code: str, host: Chair) -> None:
        """New piles. The old race stays in the past games."""
        live = self.find(code)
        async with live.lock:
            self._only_host(live.room, host)
            await self._happen(live, "raced-again")

    def past(self, code: str, number: int) -> Past:
        """A game that is over; as long as others have yet to play its deal, there is none to be told of."""
        room = self.find(code).room
        found = None if room.sealed else room.ledger.find(number)
        if found is None:
            raise TurnedAway("no-such-past-game", count=number)
        return found

    async def unseal(self, code: str) -> None:
        """Everybody has played this deal."""
        live = self.find(code)
        async with live.lock:
            if live.room.sealed:
                await self._happen(live, "unsealed")

    # Deleting --------------------------------------------------------------------------

    async def erase(self, code: str, host: Chair, number: int) -> None:
        """One past game, from the disk too. All that is left of the table is who sits there, and the other games.

        The log is written anew without it; the chat goes with it, and what was said in other games stays theirs.
        """
        live = self.find(code)
        async with live.lock:
            self._only_host(live.room, host)
            self.past(code, number)
            await self._quiet(live)
            await self._keep(live, live.room.ledger.without(number))

    async def forget(self, code: str, host: Chair) -> None:
        """The whole table: nobody can come back to it."""
        live = self.find(code)
        async with live.lock:
            self._only_host(live.room, host)
            await self._quiet(live)
            await self._remove(live)

    async def clear(self, code: str) -> None:
        """A table of a tournament that is deleted, whatever goes on at it."""
        live = self.find(code)
        if live.driver:
            live.driver.cancel()
            await asyncio.gather(live.driver, return_exceptions=True)
        async with live.lock:
            await self._remove(live)

    async def _remove(self, live: Live) -> None:
        await self.store.forget(live.room.code)
        self.live.pop(live.room.code, None)
        live.tell()

    async def _quiet(self, live: Live) -> None:
        """Only between two games, and not while a tournament counts on it."""
        if live.room.cup:
            raise TurnedAway("cup-table")
        if live.room.phase in (Phase.DEALT, Phase.PLAYING):
            raise TurnedAway("table-playing")
        if live.room.phase is Phase.OVER:
            await self._happen(live, "again")

    async def _keep(self, live: Live, ledger: Ledger) -> None:
        room = live.room
        event = Event(1, self.clock(), "kept", what_is_kept(room, ledger))
        await self.store.rewrite(room.code, [event])
        live.room = replayed(room.code, [event])
        live.tell()


def what_is_kept(room: Room, ledger: Ledger) -> dict[str, object]:
    seats = [(chair, *_sitter(room, chair)) for chair in room.order]
    return {
        "born": room.born,
        "settings": room.settings.to_json(),
        "sitters": seats,
        "host": room.host,
        "chairs_made": room.chairs_made,
        "ledger": ledger.to_json(),
    }


def _sitter(room: Room, chair: Chair) -> tuple[str, str | None, str, bool]:
    sitter = room.sitters[chair]
    return sitter.name, sitter.token, sitter.lang, sitter.bot
