"""Tables in PostgreSQL. What was acknowledged has been committed there; `(room, seq)` decides who wrote first.

One thread speaks to the database, over one line that writes and holds the tables, and one that reads. Whatever waits
when the writer comes round is one transaction, with its announcement: `room:seq` for whoever listens, and nothing else.
"""

from __future__ import annotations

import asyncio
import concurrent.futures
import contextlib
import threading
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg

from garou.store.bus import MakeWire
from garou.store.jobs import MOST_ROWS, Job, Outcome, Statement, event_of, refused, row_of, tell, why_not
from garou.store.values import Event, NotKept, NumberTaken, StoreInUse, StoreTrouble, Summary

from . import lines
from .bus import PostgresBus
from .committing import columns, in_one_commit
from .lines import AGAIN, DatabaseLine
from .schema import hold, prepare, share, until_free, version
from .statements import ADDING, DELETE, ENDS, LAST, PULSE, READ, TAIL, THERE, WAKING
from .troubles import LOST, StoreAway, shown, told_by, trouble


class PostgresStore:
    """The tables of one server, in a database that may be elsewhere."""

    bus: PostgresBus | None = None  # where other workers may share the tables

    def __init__(
        self,
        address: str,
        standing_by: Callable[[], None] | None = None,
        *,
        shared: bool = False,
        wire: MakeWire | None = None,
    ) -> None:
        """Where another server holds the tables that is an error; or this one tells so, and waits until it is gone."""
        self.place = shown(address)
        self._shared, self._wire = shared, wire
        self._standing_by = standing_by
        self.trouble = ""  # why nothing can be written now; empty as long as all is well
        self._closed = False
        self._unsure: set[str] = (
            set()
        )  # logs that were being replaced when their line was lost: nobody knows if they were
        begun: concurrent.futures.Future[asyncio.AbstractEventLoop] = concurrent.futures.Future()
        self._thread = threading.Thread(target=self._speak, args=(address, begun), name="garou-store", daemon=True)
        self._thread.start()
        with told_by(self.place):
            self._loop = begun.result()

    def _speak(self, address: str, begun: concurrent.futures.Future[asyncio.AbstractEventLoop]) -> None:
        try:
            asyncio.run(self._serve(address, begun))
        except Exception as error:
            if begun.done():
                raise
            begun.set_exception(error)

    async def _serve(self, address: str, begun: concurrent.futures.Future[asyncio.AbstractEventLoop]) -> None:
        self._writing = DatabaseLine(address, self._held, lines.ANSWERING)
        self._reading = DatabaseLine(address, _known, lines.READING)
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        try:
            await self._begin(address)
            if self._shared:
                self.bus = PostgresBus(address, self._writing, self._tail, self._last, self._wire)
            begun.set_result(asyncio.get_running_loop())
            await self._write()
        finally:
            if self.bus is not None:
                await self.bus.end()
            await self._reading.close()
            await self._writing.close()

    async def _begin(self, address: str) -> None:
        try:
            await self._writing.do(_nothing)
        except StoreInUse:
            if self._standing_by is None:
                raise
            self._standing_by()
            await self._stand_by(address)

    async def _stand_by(self, address: str) -> None:
        """Until the tables are ours, whatever becomes of the database meanwhile."""
        while not self._writing.is_open:
            with contextlib.suppress(asyncpg.PostgresError, *LOST):
                await until_free(address)
            try:
                await self._writing.do(_nothing)
            except (StoreInUse, StoreAway):
                await asyncio.sleep(AGAIN)

    async def _held(self, connection: Any, place: str) -> None:
        if self._shared:
            await share(connection, place)
        else:
            await hold(connection, place, self._writing.process)
        await prepare(connection, place)
        if self._shared:
            await connection.execute(ADDING)

    @property
    def replaced(self) -> bool:
        """Has another server taken over while this one could not reach the database? Then its time is over."""
        return self._writing.taken

    # Reading -------------------------------------------------------------------------

    def rooms(self) -> list[Summary]:
        """Every log there is, by its ends: whoever wants to know more of it reads it."""
        return [Summary(*row) for row in self._rows(ENDS, patience=WAKING)]

    def has(self, room: str) -> bool:
        """What no text of a database can hold is the name of nothing there."""
        return "\0" not in room and bool(self._rows("SELECT 1 FROM garou.event WHERE room = $1 LIMIT 1", room))

    def read(self, room: str) -> list[Event]:
        return [event_of(*row) for row in self._rows(READ, room)]

    async def _tail(self, room: str, after: int) -> list[Event]:
        """Whoever finds a number missing finds that the log was begun anew."""
        return [event_of(*row) for row in await self._read(TAIL, (room, after), None)]

    def _last(self, room: str) -> int:
        return next((last for (last,) in self._rows(LAST, room) if last is not None), 0)

    def last_pulse(self) -> float | None:
        """When a server last said that it was alive."""
        return next((at for (at,) in self._rows("SELECT at FROM garou.pulse")), None)

    def _rows(self, sql: str, *values: str, patience: float | None = None) -> list[Any]:
        """Whoever asks waits for it, and the whole server with them: not while it is known that nobody answers."""
        if self._closed:
            raise NotKept("the store is closed")
        if not self._writing.is_open:
            raise NotKept(self.trouble or "the database does not answer")
        asking = self._read(sql, values, patience)
        return asyncio.run_coroutine_threadsafe(asking, self._loop).result()

    async def _read(self, sql: str, values: tuple[Any, ...], patience: float | None) -> list[Any]:
        async def fetch(connection: Any) -> list[Any]:
            found: list[Any] = await connection.fetch(sql, *values, timeout=patience)
            return found

        try:
            try:
                return await self._reading.do(fetch)
            except LOST as error:
                if isinstance(error, TimeoutError):
                    raise
                return await self._reading.do(fetch)  # the line may have been dead for hours
        except (asyncpg.PostgresError, StoreTrouble, *LOST) as error:
            raise refused(trouble(self.place, error)) from error

    # Writing -------------------------------------------------------------------------

    @property
    def behind(self) -> int:
        return self._jobs.qsize()

    def append(self, room: str, *events: Event) -> Awaitable[None]:
        """Done when all of them are committed. A number taken already is refused: two writers cannot both have it.

        Where a log may have been replaced without our knowing, whoever goes on with it has to look first.
        """
        rows = [row_of(room, event) for event in events]
        return _look_first(room) if self._unsure_of(room) else self._run(rows)

    def _unsure_of(self, room: str) -> bool:
        unsure = room in self._unsure
        self._unsure.discard(room)
        return unsure

    def pulse(self, at: float) -> Awaitable[None]:
        return self._run([], (PULSE, (at,)))

    def forget(self, *rooms: str) -> Awaitable[None]:
        """No query finds them any more; their bytes are PostgreSQL's to write over."""
        return self._run([], *map(_deletion, rooms))

    def rewrite(self, room: str, events: list[Event]) -> Awaitable[None]:
        """These events in place of all there were."""
        return self._run([row_of(room, event) for event in events], _deletion(room))

    def _run(self, rows: list[tuple[Any, ...]], *before: Statement) -> asyncio.Future[None]:
        if self._closed:
            raise NotKept("the store is closed")
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._loop.call_soon_threadsafe(self._jobs.put_nowait, Job(rows, waiting, before))
        return waiting

    async def _write(self) -> None:
        while (job := await self._jobs.get()) is not None:
            jobs = [job, *self._more(len(job.rows))]
            outcomes = await self._written(jobs)
            self.trouble = why_not(outcomes)
            tell(outcomes)

    def _more(self, rows: int) -> list[Job]:
        """Whatever else waits; where the end was among it, it comes next."""
        found: list[Job] = []
        while rows < MOST_ROWS and not self._jobs.empty():
            job = self._jobs.get_nowait()
            if job is None:
                self._jobs.put_nowait(None)
                break
            rows += len(job.rows)
            found.append(job)
        return found

    async def _written(self, jobs: list[Job]) -> list[Outcome]:
        """At a stroke; where not all can be, each by itself: one that cannot takes nothing else along."""
        try:
            await self._commit(jobs)
        except Exception as error:  # noqa: BLE001  # each is told what was wrong with it
            lost = isinstance(error, LOST)
            return [(job, await self._alone(job, lost=lost)) for job in jobs]
        return [(job, None) for job in jobs]

    async def _commit(self, jobs: list[Job]) -> None:
        """With its announcement, unless that goes another way."""
        loud = self.bus.loud if self.bus else None
        await self._writing.do(lambda connection: in_one_commit(connection, jobs, loud))
        if self.bus and not loud and (last := {row[0]: row[1] for job in jobs for row in job.rows}):
            self._saying = asyncio.create_task(self.bus.announce(f"{room}:{seq}" for room, seq in last.items()))

    async def _alone(self, job: Job, *, lost: bool) -> Exception | None:
        """Where a line was lost, all may have been committed before: then it is there, to the letter."""
        try:
            await self._commit([job])
        except asyncpg.UniqueViolationError as error:
            return None if lost and await self._there(job) else NumberTaken(str(error))
        except Exception as error:  # noqa: BLE001  # a writer that fell over would keep all tables waiting for ever
            if lost or isinstance(error, LOST):
                self._unsure |= {values[0] for sql, values in job.before if sql == DELETE}
            return refused(trouble(self.place, error))
        return None

    async def _there(self, job: Job) -> bool:
        async def look(connection: Any) -> bool:
            return bool(await connection.fetchval(THERE, *columns(job.rows)) == len(job.rows))

        return await self._writing.do(look)

    def close(self) -> None:
        """Everything handed in is committed when this returns, or refused; to close it again changes nothing."""
        if self._closed:
            return
        self._closed = True  # whoever comes now would wait for ever
        self._loop.call_soon_threadsafe(self._jobs.put_nowait, None)
        self._thread.join()


async def _known(connection: Any, place: str) -> None:
    await version(connection, place)


async def _nothing(connection: Any) -> None:
    """It is there, and that is all that was asked."""


async def _look_first(room: str) -> None:
    raise NumberTaken(f"the log of {room} may have been replaced")


def _deletion(room: str) -> Statement:
    return DELETE, (room,)
