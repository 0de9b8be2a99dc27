"""The hall: what is awake in it, who listens, and how anything happens there. For tables and tournaments alike.

Whatever somebody does is a deed: it is tried on a draft, written down in one commit, and only then seen by anybody. So
what cannot happen is never written, and what cannot be written has not happened.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, Self, TypeVar

from garou.engine.values import Refusal
from garou.store.values import Event, NotKept, NumberTaken, Store

from .ears import Door, Ear, Noticing
from .happening import Happened, Happening, Vocabulary

log = logging.getLogger("garou.rooms")

LONGEST_WAIT = 30.0  # seconds between two tries of what could not be done


class TurnedAway(Refusal):
    """What somebody at a table wanted cannot be done now: the reason is for their eyes."""


class Kept(Protocol):
    """The sum of its events: a table, or a tournament."""

    code: str
    seq: int  # events so far
    touched: float  # when the last of them happened

    def draft(self) -> Self:
        """A copy to try things on: whatever becomes of it, this one stays as it is."""
        ...

    def become(self, draft: Self) -> None:
        """All at once: nobody ever sees half of it."""
        ...

    def seats(self, who: int) -> bool:
        """Does this one sit here?"""
        ...


S = TypeVar("S", bound=Kept)


@dataclass
class Live(Generic[S]):
    """What is awake: its lock and its listeners."""

    room: S
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    ears: set[Ear] = field(default_factory=set)
    slept: bool = False  # its clock stood still until now, and nobody has set it yet

    def tell(self, who: Noticing = None) -> None:
        """Wake those who listen and can see it."""
        for ear in self.ears:
            if who is None or ear.chair in who:
                ear.tell()


L = TypeVar("L", bound=Live[Any])


@dataclass
class Deed(Generic[S, L]):
    """What is about to happen, as far as it has been worked out."""

    live: L
    room: S  # a draft
    clock: Callable[[], float]
    take: Callable[[S, Happened[Any]], Noticing]
    events: list[Event] = field(default_factory=list)
    noticing: Noticing = frozenset()  # who can see any of it
    done: bool = False

    def happen(self, what: Happening, *, at: float | None = None) -> None:
        if self.done:
            raise RuntimeError("what everybody has seen is no draft any more")
        happened = Happened(self.room.seq + 1, self.clock() if at is None else at, what)
        self.done = True  # a draft on which something went wrong half-way is none either
        more = self.take(self.room, happened)
        self.done = False
        self.noticing = None if more is None or self.noticing is None else self.noticing | more
        self.events.append(Vocabulary.written(happened))


def steady() -> Callable[[], float]:
    """Begins with the time of day; from then on nobody can set it. Windows go by it, and so does what is kept."""
    began = time.time() - time.monotonic()
    return lambda: began + time.monotonic()


class Hall(Generic[S, L]):
    """Everything of one sort that is awake."""

    prefix = ""  # of the names of its logs

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store = store
        self.clock = clock
        self.live: dict[str, L] = {}
        self.aside: dict[str, str] = {}  # which logs cannot be read, and why: the others are served
        self.happened = 0  # since this server began, everywhere together
        self.door = Door()
        self.witnesses: list[Callable[[S], None]] = []  # told each time something has happened

    # What each sort says for itself ----------------------------------------------------

    def _replayed(self, code: str, events: list[Event]) -> S:
        raise NotImplementedError

    def _take(self, room: S, happened: Happened[Any]) -> Noticing:
        raise NotImplementedError

    def _woken(self, room: S) -> L:
        raise NotImplementedError

    def _unknown(self, code: str) -> TurnedAway:
        raise NotImplementedError

    def _prepare(self, deed: Deed[S, L]) -> None:
        """What has to happen before anything else can."""

    # Finding ---------------------------------------------------------------------------

    def find(self, code: str) -> L:
        if (live := self.load(code)) is None:
            raise self._unknown(code)
        return live

    def load(self, code: str) -> L | None:
        if self.prefix + code in self.aside:
            raise TurnedAway("set-aside", code=code)
        if code not in self.live and self.store.has(self.prefix + code):
            self.live[code] = self._woken(self._read(code))
        return self.live.get(code)

    def _read(self, code: str) -> S:
        try:
            return self._replayed(code, self.store.read(self.prefix + code))
        except NotKept:  # the disk cannot be read now: that says nothing of the table
            raise
        except Exception as error:  # noqa: BLE001  # whatever is wrong with one is no other's business
            raise self.set_aside(code, error) from None

    def set_aside(self, code: str, error: Exception) -> TurnedAway:
        """Nobody goes on with it; what is wrong with it may hold secrets, and is told to no log."""
        self.aside[self.prefix + code] = f"{type(error).__name__}: {error}"
        self.live.pop(code, None)
        log.error("a log that cannot be read was set aside: garou check names it")
        return TurnedAway("set-aside", code=code)

    # Doing -----------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def at(self, code: str, who: int | None = None) -> AsyncIterator[Deed[S, L]]:
        """Somebody who sits there, or the clock, does something: one after the other, all of it or nothing."""
        live = await self._hold(code)
        try:
            deed = Deed(live, live.room.draft(), self.clock, self._take)
            if who is not None and not deed.room.seats(who):
                raise TurnedAway("no-seat")
            self._prepare(deed)
            yield deed
            await self.commit(deed)
        finally:
            live.lock.release()

    async def _hold(self, code: str) -> L:
        """Locked. Whoever waited may find that it was deleted meanwhile, or put away and woken again."""
        while True:
            live = self.find(code)
            await live.lock.acquire()
            if self.live.get(code) is live:
                return live
            live.lock.release()

    async def commit(self, deed: Deed[S, L], *, seen_at: Callable[[float], float] | None = None) -> None:
        """On disk, then, when its time has come, for everybody's eyes; when that is may depend on when it was kept."""
        live, events = deed.live, deed.events
        if not events:
            return
        if deed.done:
            raise RuntimeError("something went wrong on this draft, and nobody was told")
        try:
            stopped = await to_the_end(self.store.append(self.prefix + live.room.code, *events))
        except NumberTaken as error:
            live.room.become(self._read(live.room.code))
            live.tell()
            raise NotKept(str(error)) from error
        deed.events, deed.done = [], True
        try:
            if seen_at is not None and (wait := seen_at(self.clock()) - self.clock()) > 0:
                await asyncio.sleep(wait)
        finally:
            self._publish(deed, events)
        if stopped:
            raise stopped

    def _publish(self, deed: Deed[S, L], events: list[Event]) -> None:
        deed.live.room.become(deed.room)
        deed.live.slept = False
        self.happened += len(events)
        deed.live.tell(deed.noticing)
        for witness in self.witnesses:
            witness(deed.live.room)

    async def remove(self, live: L) -> None:
        """Whoever waits for it finds it gone."""
        stopped = await to_the_end(self.store.forget(self.prefix + live.room.code))
        self.gone(live)
        if stopped:
            raise stopped

    def gone(self, live: L) -> None:
        self.live.pop(live.room.code, None)
        live.tell()

    # Listening -------------------------------------------------------------------------

    @contextlib.contextmanager
    def listen(self, code: str, who: int | None = None) -> Iterator[Ear]:
        """An ear, told each time something may have changed for its eyes; whose ear it is, is there meanwhile."""
        live, ear = self.find(code), Ear(self.door, who)
        live.ears.add(ear)
        try:
            yield ear
        finally:
            live.ears.discard(ear)


async def to_the_end(writing: Awaitable[None]) -> asyncio.CancelledError | None:
    """What the disk has cannot be called back: who is told to stop meanwhile stops afterwards."""
    doing, stopped = asyncio.ensure_future(writing), None
    while not doing.done():
        try:
            await asyncio.wait([doing])
        except asyncio.CancelledError as error:
            stopped = error
    if stopped and (refused := doing.exception()):
        raise stopped from refused  # whoever told it to stop waits for that
    doing.result()
    return stopped


def patience(tries: int) -> float:
    """Seconds until what the disk has refused this often is tried again."""
    return min(LONGEST_WAIT, math.ldexp(0.25, min(tries, 10)))
