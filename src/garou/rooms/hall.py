"""The hall: tables that are awake, who listens at them, and how anything happens at one."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random, SystemRandom
from typing import Any, NamedTuple

from garou.engine.values import Choice, Refusal, Seat
from garou.minds.replying import Asked
from garou.store.sqlite import SqliteStore
from garou.store.values import Event

from .happenings import replayed, take
from .room import Chair, Room


class TurnedAway(Refusal):
    """What somebody at a table wanted cannot be done now: the reason is for their eyes."""


class Turn(NamedTuple):
    """When a bot has the floor, in seconds from the window's opening on, and what it was asked if it was."""

    after: float
    chair: Chair
    asked: Asked | None = None


@dataclass
class Live:
    """A room that is awake: its lock, its listeners, who is there."""

    room: Room
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    ears: set[asyncio.Event] = field(default_factory=set)
    here: Counter[Chair] = field(default_factory=Counter)  # open streams of each chair
    present: frozenset[Chair] = frozenset()  # the chairs that have any
    seen: dict[Chair, float] = field(default_factory=dict)  # when a chair's last stream closed
    driver: asyncio.Task[None] | None = None
    floor: list[Turn] = field(default_factory=list)  # when bots will speak in this window, in the order of time
    leaning: dict[Seat, Choice] = field(default_factory=dict)  # whom people have tapped and not confirmed
    leant: int = 0  # how often this was shown in this window: at its own beat, whether or not anybody has tapped
    hushed: bool = False

    def come(self, chair: Chair, streams: int) -> None:
        """So many streams more of this chair, or fewer."""
        self.here[chair] += streams
        self.present = frozenset(chair for chair, streams in self.here.items() if streams)
        self.tell()

    def tell(self) -> None:
        """Wake whoever listens."""
        if self.hushed:
            return
        self.changed.set()
        for ear in self.ears:
            ear.set()

    @contextlib.contextmanager
    def in_one_go(self) -> Iterator[None]:
        """Whoever listens is told when all of it has happened: nobody wants a page for every bot that sits down."""
        self.hushed = True
        try:
            yield
        finally:
            self.hushed = False
            self.tell()


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
        self.farewells: list[Callable[[], None]] = []  # whom else to tell that the server is about to end
        self.witnesses: list[Callable[[Room], None]] = []  # told of a table each time something has happened there

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
        take(live.room, event)
        self.happened += 1
        live.tell()
        for witness in self.witnesses:
            witness(live.room)

    @contextlib.contextmanager
    def listen(self, code: str, chair: Chair | None) -> Iterator[asyncio.Event]:
        """An ear at the table, set each time something may have changed there; whose ear it is, is there meanwhile."""
        live, ear = self.find(code), asyncio.Event()
        live.ears.add(ear)
        if chair is not None:
            live.come(chair, 1)
        try:
            yield ear
        finally:
            live.ears.discard(ear)
            if chair is not None:
                live.seen[chair] = self.clock()
                live.come(chair, -1)

    def hush(self) -> None:
        """Everybody who listens is let go: the server is about to end."""
        self.closing = True
        for farewell in self.farewells:
            farewell()
        for live in self.live.values():
            live.tell()

    @staticmethod
    def _only_host(room: Room, chair: Chair) -> None:
        if room.host != chair:
            raise TurnedAway("only-the-host")
