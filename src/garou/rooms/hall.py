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
from functools import partial
from typing import Any, Generic

from garou.engine.values import Refusal
from garou.store.bus import Bus, bus_of
from garou.store.values import Event, NotKept, NumberTaken, Store

from .deed import Deed, L, S
from .ears import Door, Ear, Noticing
from .happening import Happened, Newer
from .trying import Overtaken

log = logging.getLogger("garou.rooms")

LONGEST_SKEW = 2.0  # seconds that the clocks of two machines may differ: nobody waits for longer
LONGEST_WAIT = 30.0  # seconds between two tries of what could not be done


class TurnedAway(Refusal):
    """What somebody at a table wanted cannot be done now: the reason is for their eyes."""


def steady() -> Callable[[], float]:
    """Begins with the time of day; from then on nobody can set it. Windows go by it, and so does what is kept."""
    began = time.time() - time.monotonic()
    return lambda: began + time.monotonic()


class Hall(Generic[S, L]):
    """Everything of one sort that is awake."""

    prefix = ""  # of the names of its logs

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store = store
        self.bus: Bus = bus_of(store)
        self.clock = clock
        self.live: dict[str, L] = {}
        self.aside: dict[str, str] = {}  # which logs cannot be read, and why: the others are served
        self.ahead: set[str] = set()  # logs with which only newer workers can go on
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

    def _told(self, event: Event) -> Happened[Any]:
        """What another worker has written."""
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
        if self.prefix + code in self.ahead:
            raise TurnedAway("newer-version", code=code)
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
        if self.bus.shared and isinstance(error, Newer):
            return self._step_aside(code)
        self.aside[self.prefix + code] = f"{type(error).__name__}: {error}"
        self.live.pop(code, None)
        log.error("a log that cannot be read was set aside: garou check names it")
        return TurnedAway("set-aside", code=code)

    def _step_aside(self, code: str) -> TurnedAway:
        """A newer version has written what this one cannot read: it goes on there, its clock too, and no more here."""
        self.ahead.add(self.prefix + code)
        self.bus.leave(self.prefix + code)
        if (live := self.live.get(code)) is not None:
            self.gone(live)
        log.warning("a newer version goes on with a table that this one cannot read any more")
        return TurnedAway("newer-version", code=code)

    # Doing -----------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def at(self, code: str, who: int | None = None) -> AsyncIterator[Deed[S, L]]:
        """Somebody who sits there, or the clock, does something: one after the other, all of it or nothing."""
        live = await self._hold(code)
        try:
            if self.bus.shared and live.room.seq:
                await self.follow(live)
                if self.live.get(code) is not live:
                    raise self._unknown(code)
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
            if self.bus.shared:
                await self._overtaken(live)
                raise Overtaken(str(error)) from error
            live.room.become(self._read(live.room.code))
            live.tell()
            raise NotKept(str(error)) from error
        deed.events, deed.done = [], True
        try:
            if seen_at is not None:
                await self._moment(live, seen_at(self.clock()))
        finally:
            self._publish(deed, events)
        if stopped:
            raise stopped

    async def _moment(self, live: L, when: float) -> None:
        """Until then nobody sees what is written."""
        if (wait := when - self.clock()) > 0:
            live.veiled = True
            try:
                await asyncio.sleep(wait)
            finally:
                live.veiled = False

    def _publish(self, deed: Deed[S, L], events: list[Event]) -> None:
        if deed.live.room.seq <= deed.room.seq:  # else somebody had to look again meanwhile, and has seen more
            deed.live.room.become(deed.room)
        deed.live.slept = False
        self.happened += len(events)
        deed.live.noticed(deed.noticing)
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

    # Following what other workers do --------------------------------------------------------

    def heard(self, room: str, number: int) -> None:
        """Another worker has written so far, or deleted it; whoever listens here is told as soon as it was read."""
        live = self.live.get(room.removeprefix(self.prefix)) if room.startswith(self.prefix) else None
        if live is None or 0 < number <= live.room.seq:
            return
        if not number or live.behind is None or live.behind.done():
            live.behind = asyncio.create_task(self._read_on(live, anew=not number))

    async def _read_on(self, live: L, *, anew: bool) -> None:
        async with live.lock:
            live.behind = None  # whatever is written from now on is heard of again
            if self.live.get(live.room.code) is live:
                with contextlib.suppress(NotKept, Refusal):  # whoever does something next looks again
                    await (self._anew(live) if anew else self.follow(live))

    async def _overtaken(self, live: L) -> None:
        before = live.room.seq
        await self.follow(live)
        if live.room.seq == before:  # nothing was added: then something was taken away
            await self._anew(live)

    async def follow(self, live: L) -> None:
        """All that others have written, seen at the moment they fixed for it. Whoever calls this holds the lock."""
        events = await self.bus.tail(self.prefix + live.room.code, max(0, live.room.seq - 1))
        if live.room.seq:
            known, events = events[:1], events[1:]
            if [one[:2] for one in known] != [(live.room.seq, live.room.touched)]:  # another log, or none
                await self._anew(live)
                return
        if not events:
            return
        deed = Deed(live, live.room.draft(), self.clock, self._take)
        try:
            told = [self._told(event) for event in events]
            for happened in told:
                deed.follow(happened)
        except Exception as error:  # noqa: BLE001  # written by a newer version, perhaps: others go on with it
            raise self.set_aside(live.room.code, error) from None
        await self._moment(live, min(self._seen_at(deed, told), self.clock() + LONGEST_SKEW))
        self._publish(deed, [])
        self._followed(live, told)

    def look_again(self, live: L) -> bool:
        """Has somebody just come in at another worker, who has told nobody yet? Then it is seen at once."""
        name = self.prefix + live.room.code
        if not self.bus.shared or live.veiled or self.bus.last(name) <= live.room.seq:
            return False
        live.room.become(self._read(live.room.code))
        live.tell()
        return True

    async def _anew(self, live: L) -> None:
        """Its log was written anew, or is gone."""
        if not self.store.has(self.prefix + live.room.code):
            self.gone(live)
            return
        live.room.become(self._read(live.room.code))
        live.tell()

    def _seen_at(self, deed: Deed[S, L], told: list[Happened[Any]]) -> float:
        return 0.0

    def _followed(self, live: L, told: list[Happened[Any]]) -> None:
        """What follows from it here."""

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
        ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        ending = partial(_ended, ended)
        doing.add_done_callback(ending)
        try:
            await ended
        except asyncio.CancelledError as error:
            stopped = error
            doing.remove_done_callback(ending)
    if stopped and (refused := doing.exception()):
        raise stopped from refused  # whoever told it to stop waits for that
    doing.result()
    return stopped


def _ended(waiting: asyncio.Future[None], _: object) -> None:
    if not waiting.done():
        waiting.set_result(None)


def patience(tries: int) -> float:
    """Seconds until what the disk has refused this often is tried again."""
    return min(LONGEST_WAIT, math.ldexp(0.25, min(tries, 10)))
