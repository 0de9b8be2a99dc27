"""What workers tell each other through the database: notifications, and locks that die with whoever holds them.

With a wire beside it (Valkey) that carries what is said, and the database what it alone can: who drives a clock. A
worker that is not on the wire, now or ever, is heard in the database every second; while it is, the others speak there
too.
"""

from __future__ import annotations

import asyncio
import concurrent.futures
import contextlib
import hashlib
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, TypeVar

import asyncpg

from garou.store.bus import CLOCKS_FREE, Ears, MakeWire
from garou.store.values import Event, NotKept, StoreTrouble

from . import lines
from .lines import DatabaseLine
from .schema import AWAKE, WAKING
from .statements import ADOPT, BORN, CLAIM, KNOWN, LET_GO, SAY, TELL, UNLOCK, WHISPERED, WRITTEN
from .troubles import LOST

BOTH = "&"  # before what was said on the wire, too
LOUD = 3.0  # seconds for which the database is spoken to as well, once somebody was heard there
LONGEST = 7_900  # bytes that PostgreSQL carries
AGAIN = 0.25  # seconds until a line that was lost is opened again

Found = TypeVar("Found")
Tail = Callable[[str, int], Awaitable[list[Event]]]


class PostgresBus:
    """One line that hears, whispers and holds clocks; it lives in the loop of the store's own thread."""

    shared = True
    cold = False

    def __init__(
        self,
        address: str,
        writing: DatabaseLine,
        tail: Tail,
        last: Callable[[str], int],
        wire: MakeWire | None = None,
    ) -> None:
        self._loop, self._writing = asyncio.get_running_loop(), writing
        self._read_tail, self._last = tail, last
        self._line = DatabaseLine(address, self._ready, lines.ANSWERING)
        self._held: set[str] = set()
        self._left: set[str] = set()  # clocks that this worker cannot drive
        self._up = self._opened = self._closed = False
        self._saying: list[str] = []
        self._speaking: asyncio.Task[None] | None = None
        self._pending: set[asyncio.Task[None]] = set()
        self._ears: Ears | None = None
        self._listening: asyncio.AbstractEventLoop | None = None
        self._wire = wire(self._on_wire, self._rewired) if wire else None
        self._loud_until = 0.0

    # In the store's loop -----------------------------------------------------------------------------

    async def _ready(self, connection: Any, place: str) -> None:
        """A new line holds nothing: others may have taken the clocks over meanwhile."""
        self._held.clear()
        await connection.add_listener(WRITTEN, self._on_written)
        await connection.add_listener(WHISPERED, self._on_whispered)
        connection.add_termination_listener(self._on_lost)
        if self._up:
            await connection.execute("SELECT pg_try_advisory_lock_shared($1)", AWAKE)
        if self._opened and self._ears:
            self._tell(self._ears.missed)
        if not self._opened and self._wire:
            born = hashlib.sha256(str(await connection.fetchval(BORN)).encode()).hexdigest()[:12]
            self._wire.begin(f"garou:{born}", WRITTEN, WHISPERED)
        self._opened = True

    @property
    def away(self) -> bool:
        return self._wire is not None and not self._wire.up

    @property
    def loud(self) -> bool:
        """Has the database to carry what is said?"""
        return self._wire is None or self.away or time.monotonic() < self._loud_until

    def _rewired(self) -> None:
        """The wire went away, or is back: something may have been said unheard, just now too."""
        if self._ears:
            self._tell(self._ears.missed)
            self._loop.call_later(LOUD, self._tell, self._ears.missed)

    def _on_wire(self, channel: str, said: str) -> None:
        if channel == WRITTEN:
            self._on_written(None, 0, channel, said)
        elif self._ears:
            self._tell(self._ears.whispered, said)

    def _tell(self, ear: Callable[..., None], *said: object) -> None:
        if self._listening is not None:
            with contextlib.suppress(RuntimeError):  # whoever listened is gone, loop and all
                self._listening.call_soon_threadsafe(ear, *said)

    def _on_written(self, connection: Any, process: int, channel: str, said: str) -> None:
        if process != self._writing.process and self._ears:
            room, _, number = said.rpartition(":")
            self._tell(self._ears.written, room, int(number))

    def _on_whispered(self, connection: Any, process: int, channel: str, said: str) -> None:
        """What was said on the wire too has been heard there; who says it here alone hears nothing there."""
        wired = self._wire is not None and self._wire.up
        if process == self._line.process or (wired and said.startswith(BOTH)):
            return
        if wired:
            self._loud_until = time.monotonic() + LOUD
        if self._ears:
            self._tell(self._ears.whispered, said.removeprefix(BOTH))

    def _on_lost(self, connection: Any) -> None:
        """Whoever can no longer be heard hears nothing either: back as soon as can be."""
        self._held.clear()
        if not self._closed:
            self._spawn(self._back())

    async def _back(self) -> None:
        while not (self._closed or self._line.is_open):
            try:
                await self._line.do(_nothing)
            except (asyncpg.PostgresError, StoreTrouble, *LOST):
                await asyncio.sleep(AGAIN)

    def _spawn(self, doing: Any) -> asyncio.Task[None]:
        task = self._loop.create_task(doing)
        self._pending.add(task)
        task.add_done_callback(self._pending.discard)
        return task

    def _say(self, text: str) -> None:
        self._saying.append(text)
        if len(self._saying) == 1:
            self._speaking = self._spawn(self._speak())

    async def _speak(self) -> None:
        """All that waits, at a stroke. What cannot be said now is not worth saying later."""
        said, self._saying = self._saying, []
        await self._say_all(said)

    async def _said(self) -> None:
        if self._speaking is not None:
            await asyncio.wait([self._speaking], timeout=AGAIN)

    async def _say_all(self, said: list[str]) -> None:
        wired = self._wire is not None and self._wire.up and await self._wire.say(WHISPERED, said)
        if not wired or self.loud:
            marked = [f"{BOTH if wired else ''}{text}" for text in said]
            await self._notify(SAY, marked)

    async def announce(self, written: Iterable[str]) -> None:
        """What was kept without a notification, `room:seq` each."""
        told = [*written]
        if self._wire is not None and not await self._wire.say(WRITTEN, told):
            await self._notify(TELL, told)

    async def _notify(self, statement: str, said: list[str]) -> None:
        short = [text for text in said if len(text.encode()) <= LONGEST]
        with contextlib.suppress(asyncpg.PostgresError, StoreTrouble, *LOST):
            await self._line.do(lambda connection: connection.fetch(statement, short))

    async def _claim(self, room: str) -> bool:
        if room in self._held:
            return False
        if not await self._line.do(lambda connection: connection.fetchval(CLAIM, [room])):
            return False
        self._held.add(room)
        return bool(await self._line.do(lambda connection: connection.fetchval(KNOWN, room)))

    async def _adopt(self, known: tuple[str, ...]) -> list[str]:
        rows = await self._line.do(lambda connection: connection.fetch(ADOPT, [*self._held, *self._left], known))
        found = [row["room"] for row in rows]
        self._held.update(found)
        if new := [(room,) for room in found if room in known]:
            await self._line.do(lambda connection: connection.executemany(KNOWN, new))
        return found

    async def _let_go(self, room: str) -> None:
        with contextlib.suppress(asyncpg.PostgresError, StoreTrouble, *LOST):
            await self._line.do(lambda connection: connection.fetch(LET_GO, room, [room]))

    async def _pass_on(self, room: str) -> None:
        with contextlib.suppress(asyncpg.PostgresError, StoreTrouble, *LOST):
            await self._line.do(lambda connection: connection.fetch(UNLOCK, [room]))
        await self._say_all([CLOCKS_FREE])

    async def _rise(self) -> list[str]:
        """Locks are waited for in the line that is to hold them, and no longer than the database lets anybody wait."""
        while True:
            with contextlib.suppress(asyncpg.LockNotAvailableError):
                await self._line.do(lambda connection: connection.execute("SELECT pg_advisory_lock($1)", WAKING))
                break
        self.cold = bool(await self._line.do(lambda one: one.fetchval("SELECT pg_try_advisory_lock($1)", AWAKE)))
        if not self.cold:
            return []
        await self._line.do(lambda one: one.execute("SELECT pg_advisory_unlock($1)", AWAKE))
        return [row["room"] for row in await self._line.do(lambda one: one.fetch("SELECT room FROM garou.clock"))]

    async def _risen(self) -> None:
        self._up = True
        await self._line.do(lambda one: one.execute("SELECT pg_try_advisory_lock_shared($1)", AWAKE))
        await self._line.do(lambda one: one.execute("SELECT pg_advisory_unlock($1)", WAKING))

    async def end(self) -> None:
        if self._closed:
            return
        self._closed = True
        with contextlib.suppress(asyncpg.PostgresError, StoreTrouble, *LOST):
            if self._line.is_open:
                await self._line.do(lambda one: one.execute("SELECT pg_advisory_unlock_all()"))
                await self._say_all([CLOCKS_FREE])
        await self._line.close()
        if self._wire is not None:
            await self._wire.close()

    # For everybody else ------------------------------------------------------------------------------

    def listen(self, ears: Ears) -> None:
        self._ears, self._listening = ears, asyncio.get_running_loop()

    def whisper(self, text: str) -> None:
        if not self._closed:
            self._loop.call_soon_threadsafe(self._say, text)

    async def said(self) -> None:
        await self._asked(self._said())

    async def tail(self, room: str, after: int) -> list[Event]:
        return await self._asked(self._read_tail(room, after))

    def last(self, room: str) -> int:
        return self._last(room)

    async def rise(self) -> list[str]:
        return await self._asked(self._rise())

    async def risen(self) -> None:
        await self._asked(self._risen())

    def drives(self, room: str) -> bool:
        return room in self._held

    async def claim(self, room: str) -> bool:
        return await self._asked(self._claim(room))

    async def adopt(self, *known: str) -> list[str]:
        return await self._asked(self._adopt(known))

    def let_go(self, room: str) -> None:
        """Not its own any more from this moment on: whoever claims it next comes behind this in the line."""
        if room in self._held and not self._closed:
            self._held.discard(room)
            asyncio.run_coroutine_threadsafe(self._let_go(room), self._loop)

    def leave(self, room: str) -> None:
        self._left.add(room)
        self.pass_on(room)

    def pass_on(self, room: str) -> None:
        if room in self._held and not self._closed:
            self._held.discard(room)
            asyncio.run_coroutine_threadsafe(self._pass_on(room), self._loop)

    async def close(self) -> None:
        if not self._closed:
            await self._asked(self.end())

    async def _asked(self, asking: Awaitable[Found]) -> Found:
        """There, for whoever waits here."""
        done: concurrent.futures.Future[Found] = asyncio.run_coroutine_threadsafe(_awaited(asking), self._loop)
        try:
            return await asyncio.wrap_future(done)
        except (asyncpg.PostgresError, StoreTrouble, *LOST) as error:
            raise NotKept(str(error)) from error


async def _awaited(asking: Awaitable[Found]) -> Found:
    return await asking


async def _nothing(connection: Any) -> None:
    """It is there, and that is all that was asked."""
