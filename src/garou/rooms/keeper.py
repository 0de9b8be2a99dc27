"""Keeps the tables: takes what people do, puts it on disk, lets it happen, and moves the clocks on."""

from __future__ import annotations

import asyncio
from typing import Any

from garou.record.values import Record, lines_of

from .archiving import Archiving
from .codes import CUP
from .hall import TurnedAway
from .room import Phase, Room
from .seating import Seating
from .talking import Talking

PULSE = 1.0  # seconds between two signs of life on disk: a clock stands still for at most so long after a crash
AWAKE = 24 * 3600.0  # tables nobody has touched for so long are put away until somebody comes back


class Keeper(Seating, Talking, Archiving):
    """All tables of one server."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._beating: asyncio.Task[None] | None = None

    async def wake(self) -> None:
        """Every table goes on where it stood, clocks included."""
        last, now = self.store.last_pulse(), self.clock()
        for code in self.store.rooms():
            live = None if code.startswith(CUP) else self._load(code)
            if live and live.room.phase in (Phase.DEALT, Phase.PLAYING):
                away = max(0.0, now - max(last or now, live.room.touched))
                await self._happen(live, "resumed", away=away)
                self._give_the_floor(live)
                self._drive(live)
            elif live and now - live.room.touched > AWAKE:
                del self.live[code]
        await self.store.pulse(now)
        self._beating = asyncio.create_task(self._beat())

    async def sleep(self) -> None:
        tasks = [task for task in (self._beating, *(live.driver for live in self.live.values())) if task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for live in self.live.values():
            live.tell()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(PULSE)
            now = self.clock()
            await self.store.pulse(now)
            for code, live in list(self.live.items()):
                await self._pass_on_hosting(live, now)
                idle = not live.ears and live.room.phase in (Phase.LOBBY, Phase.OVER)
                if idle and now - live.room.touched > AWAKE:
                    del self.live[code]

    def record(self, room: Room) -> Record:
        """The game so far as a record. Only for a game that is over."""
        if room.setup is None or room.game is None:
            raise TurnedAway("no-game-yet")
        settings = room.settings
        blank = Record(settings.game, settings.edition, settings.options, room.names, room.setup, nonce=room.nonce)
        lines = lines_of(blank, room.game.log)
        return Record(blank.game, blank.edition, blank.options, blank.players, blank.setup, lines, blank.nonce)
