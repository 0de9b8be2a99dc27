"""The hall: tables that are awake, who listens at them, and how anything happens at one."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from random import Random, SystemRandom
from typing import Any

from garou.engine.values import Refusal
from garou.store.sqlite import SqliteStore
from garou.store.values import Event

from .room import Chair, Room, replayed


class TurnedAway(Refusal):
    """What somebody at a table wanted cannot be done now: the reason is for their eyes."""


@dataclass
class Live:
    """A room that is awake: its lock, its listeners, who is there."""

    room: Room
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    ears: set[asyncio.Event] = field(default_factory=set)
    here: dict[Chair, int] = field(default_factory=dict)  # open streams of each chair
    seen: dict[Chair, float] = field(default_factory=dict)  # when a chair's last stream closed
    driver: asyncio.Task[None] | None = None

    def tell(self) -> None:
        """Wake whoever listens."""
        self.changed.set()
        for ear in self.ears:
            ear.set()


class Hall:
    """All tables that are awake."""

    def __init__(
        self, store: SqliteStore, *, clock: Callable[[], float] = time.time, luck: Random | None = None
    ) -> None:
        self.store = store
        self.clock = clock
        self.luck = luck or SystemRandom()
        self.live: dict[str, Live] = {}
        self.closing = False
        self.happened = 0  # since this server began, at all tables together

    def _load(self, code: str) -> Live | None:
        if code not in self.live:
            events = self.store.read(code)
            if not events:
                return None
            self.live[code] = Live(replayed(code, events))
        return self.live[code]

    def find(self, code: str) -> Live:
        live = self._load(code)
        if live is None:
            raise TurnedAway("no-such-table", code=code)
        return live

    async def _happen(self, live: Live, kind: str, **data: Any) -> None:
        """On disk first, then in the room, then for everybody's eyes."""
        event = Event(live.room.seq + 1, self.clock(), kind, data)
        await self.store.append(live.room.code, event)
        live.room.take(event)
        self.happened += 1
        live.tell()

    async def listen(self, code: str, chair: Chair | None) -> AsyncIterator[Room]:
        """The room, each time something may have changed in it; at least now and then."""
        live = self.find(code)
        ear = asyncio.Event()
        live.ears.add(ear)
        if chair is not None:
            live.here[chair] = live.here.get(chair, 0) + 1
            live.tell()
        try:
            while not self.closing:
                yield live.room
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(15):  # not wait_for: in 3.11 that may swallow being cancelled
                        await ear.wait()
                ear.clear()
        finally:
            live.ears.discard(ear)
            if chair is not None:
                live.here[chair] -= 1
                live.seen[chair] = self.clock()
                live.tell()

    def hush(self) -> None:
        """Everybody who listens is let go: the server is about to end."""
        self.closing = True
        for live in self.live.values():
            live.tell()

    @staticmethod
    def _only_host(room: Room, chair: Chair) -> None:
        if room.host != chair:
            raise TurnedAway("only-the-host")
