"""Keeps the tables: wakes them, looks after them once a second, and lays them to sleep."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

from garou.engine.values import Refusal
from garou.store.bus import CLOCKS_FREE, Ears
from garou.store.values import NotKept
from garou.talk.claims import Said

from .awake import Awake, TableDeed, Tables
from .bots import give_the_floor
from .clock import claim, drive, on_the_grid, place_of
from .codes import CUP
from .events.values import Claimed, Opened, Spoke
from .happening import Happened
from .seating import pass_on_hosting
from .spoken_to import let_a_bot_reply, meant, spoken_to
from .sweeping import deserted, elsewhere, empty, idle
from .whispers import hear, introduce, sign_of_life, whisper

log = logging.getLogger("garou.rooms")

PULSE = 1.0  # seconds between two signs of life on disk: a clock stands still for at most this long after a crash
SILENCE = 10.0  # seconds without one after which something is wrong
AWAKE = 24 * 3600.0  # tables nobody has touched for this long are put away until somebody comes back
RECENT = 3600.0  # seconds before the server went down in which a table that plays has seen something happen


class Keeper(Tables):
    """All tables of one server, from when it wakes until it sleeps."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, drive=drive, **kwargs)
        self._beating: asyncio.Task[None] | None = None
        self._pulsed = self.clock()

    async def wake(self) -> None:
        """Tables that play go on where they stood, clocks included; the others wake when somebody comes."""
        self.bus.listen(Ears(self._written, self._whispered, self._missed))
        driven = await self.bus.rise()
        self.cold = self.bus.cold
        self.slept_at = self.store.last_pulse()
        if self.cold:
            await self._rouse_all(driven)
        await self._pulse()
        await self.bus.risen()
        self.cold = not self.bus.shared
        introduce(self)
        self._beating = asyncio.create_task(self._beat())

    async def _rouse_all(self, driven: list[str]) -> None:
        for found in self.store.rooms():
            if found.remains:
                await self.store.forget(found.room)
            elif not found.room.startswith(CUP) and (found.since(self.slept_at, RECENT) or found.room in driven):
                await self._rouse(found.room)

    async def _rouse(self, code: str) -> None:
        try:
            await self._set_going(self.find(code))
        except (Refusal, NotKept):
            pass  # set aside, or tried again by its clock
        except Exception as error:  # noqa: BLE001  # what can be read and cannot go on keeps no other from its game
            self.set_aside(code, error)

    async def _set_going(self, live: Awake) -> None:
        if not live.slept:
            del self.live[live.room.code]
            return
        async with self.at(live.room.code):
            pass  # sets the clock
        await claim(self, live)
        give_the_floor(self, live)

    async def sleep(self) -> None:
        self.closing = True
        tasks = [task for task in (self._beating, *(live.driver for live in self.live.values())) if task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        whisper(self, "bye")
        with contextlib.suppress(NotKept):
            await self.bus.close()
        for live in self.live.values():
            live.tell()

    @property
    def troubles(self) -> tuple[str, ...]:
        """What is wrong with the server as a whole, in words for programs."""
        found = {
            "disk": bool(self.store.trouble),
            "pulse": self.silence > SILENCE,
            "clock": any(live.stumbled for live in self.live.values()),
        }
        return tuple(word for word, wrong in found.items() if wrong)

    @property
    def silence(self) -> float:
        """Seconds since the last sign of life was written."""
        return self.clock() - self._pulsed

    async def _pulse(self) -> None:
        now = self.clock()
        await self.store.pulse(now)
        self._pulsed = now

    async def _beat(self) -> None:
        """For as long as the server lives, whatever goes wrong at one beat."""
        while True:
            await asyncio.sleep(PULSE)
            try:
                await self._pulse()
                sign_of_life(self)
                await self._take_over()
                for code in list(self.live):
                    await self._look_after(code)
                await asyncio.gather(*map(self._drop, empty(self.live, self.clock())))
            except Exception:
                log.exception("the pulse could not be kept")

    # Other workers -----------------------------------------------------------------------------------

    def _written(self, room: str, number: int) -> None:
        for hall in self.halls:
            hall.heard(room, number)

    def _whispered(self, text: str) -> None:
        if text == CLOCKS_FREE:
            self._taking_over = asyncio.create_task(self._take_over())
        else:
            hear(self, text)

    def _missed(self) -> None:
        """The line was lost for a while: whatever happened then was not heard of, and clocks may be anybody's."""
        introduce(self)
        self.catch_up()
        for live in self.live.values():
            live.claimed = False
            live.changed.set()

    async def _take_over(self) -> None:
        """Clocks whose driver is gone; they go on as if nothing had been, since nobody's game has stopped."""
        others = [code for code, live in self.live.items() if live.room.going and not self.bus.drives(code)]
        with contextlib.suppress(NotKept):
            for code in await self.bus.adopt(*others):
                with contextlib.suppress(Refusal, NotKept):
                    self._go_on(code)

    def _go_on(self, code: str) -> None:
        live = self.load(code)
        if live is None or not live.room.going:
            self.bus.let_go(code)
            return
        give_the_floor(self, live)
        drive(self, live)
        live.changed.set()

    def _seen_at(self, deed: TableDeed, told: list[Happened[Any]]) -> float:
        """A window opens for everybody at one moment, whichever worker has closed the one before it."""
        if deed.room.unattended or not any(isinstance(one.what, Opened) for one in told):
            return 0.0
        return on_the_grid(max(deed.room.touched, self.clock()), place_of(deed.room.code))

    def _followed(self, live: Awake, told: list[Happened[Any]]) -> None:
        for one in told:
            if isinstance(one.what, Opened):
                live.leaning, live.leant = {}, 0
                if self.bus.drives(live.room.code):
                    give_the_floor(self, live)
            elif isinstance(one.what, Spoke) and not one.what.grave:
                let_a_bot_reply(self, live, spoken_to(live.room, one.what.chair, one.what.text, live.floor))
            elif isinstance(one.what, Claimed):
                claimed = Said(one.what.seat, one.what.claim, live.room.talk.day)
                let_a_bot_reply(self, live, meant(live.room, (claimed,), live.floor))

    async def _look_after(self, code: str) -> None:
        now = self.clock()
        if (live := self.live.get(code)) is None:
            return
        with contextlib.suppress(Refusal):
            await pass_on_hosting(self, live, now)
        if idle(live) and now - live.room.touched > AWAKE:
            self.live.pop(code, None)
        elif self.bus.shared and elsewhere(live, now):
            self._leave_to_others(live)

    def _leave_to_others(self, live: Awake) -> None:
        """A table is cheapest where its people are: one worker reads, draws and drives it, and no other follows."""
        if not self.bus.drives(live.room.code):
            if live.driver is not None:
                live.driver.cancel()  # it would let go of a clock that this worker may be given again meanwhile
            self.gone(live)
        elif any(live.others.values()):
            self.bus.pass_on(live.room.code)

    async def _drop(self, code: str) -> None:
        """An empty table, unless somebody has come meanwhile; what the disk refuses is tried again."""
        with contextlib.suppress(Refusal, NotKept):
            async with self.at(code) as deed:
                if deserted(deed.room, self.clock()) and not deed.live.ears:
                    await self.remove(deed.live)
