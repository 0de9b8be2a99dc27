"""Tables in one SQLite file: write-ahead log, every commit on disk before it is acknowledged.

One thread writes. Whatever waits when it comes round goes into one commit, so that many tables share a disk's pace.
"""

from __future__ import annotations

import asyncio
import fcntl
import json
import os
import queue
import sqlite3
import threading
from pathlib import Path
from typing import Any, NamedTuple

from .values import Event, StoreInUse, StoreTooNew

VERSION = 1
PURGE = "PRAGMA wal_checkpoint(TRUNCATE)"  # the log of writes holds what was deleted until it is cut off
INSERT, ROW = "INSERT INTO event VALUES ", "(?, ?, ?, ?, ?)"
SCHEMA = """
CREATE TABLE IF NOT EXISTS event (
  room TEXT NOT NULL, seq INTEGER NOT NULL, at REAL NOT NULL, kind TEXT NOT NULL, data TEXT NOT NULL,
  PRIMARY KEY (room, seq)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS pulse (id INTEGER PRIMARY KEY CHECK (id = 1), at REAL NOT NULL);
"""


Statement = tuple[str, tuple[Any, ...]]


class Job(NamedTuple):
    """What is on its way to the disk, all of it or nothing, and whom to tell."""

    statements: tuple[Statement, ...]
    waiting: asyncio.Future[None]
    purge: bool = False  # what it removes must be found nowhere any more


Outcome = tuple[Job, Exception | None]


class SqliteStore:
    """The tables of one server."""

    def __init__(self, directory: Path) -> None:
        directory.mkdir(parents=True, exist_ok=True)
        self._lock = os.open(directory / "garou.lock", os.O_CREAT | os.O_RDWR, 0o600)
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(self._lock)
            raise StoreInUse(str(directory)) from None
        self._path = directory / "garou.db"
        self._reading = self._connect()
        try:
            self._prepare()
        except BaseException:
            self._reading.close()
            os.close(self._lock)
            raise
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="garou-store", daemon=True)
        self._writer.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA secure_delete=ON")  # what is deleted is overwritten
        return connection

    def _prepare(self) -> None:
        [found] = self._reading.execute("PRAGMA user_version").fetchone()
        if found > VERSION:
            raise StoreTooNew(str(self._path))
        self._reading.executescript(SCHEMA)
        self._reading.execute(f"PRAGMA user_version={VERSION}")
        self._reading.execute(PURGE).fetchall()  # a kill may have come between a deletion and its purge
        self._path.chmod(0o600)  # the deals lie in here

    # Reading -------------------------------------------------------------------------

    def rooms(self) -> list[str]:
        return [room for (room,) in self._reading.execute("SELECT DISTINCT room FROM event")]

    def read(self, room: str) -> list[Event]:
        rows = self._reading.execute("SELECT seq, at, kind, data FROM event WHERE room = ? ORDER BY seq", (room,))
        return [Event(seq, at, kind, json.loads(data)) for seq, at, kind, data in rows]

    def last_pulse(self) -> float | None:
        """When a server last said that it was alive."""
        row = self._reading.execute("SELECT at FROM pulse").fetchone()
        return row[0] if row else None

    # Writing -------------------------------------------------------------------------

    async def append(self, room: str, event: Event) -> None:
        """Returns when the event is on disk. A number taken already is refused: two writers cannot both have it."""
        await self._run(_insertion(room, event))

    async def pulse(self, at: float) -> None:
        await self._run(("INSERT INTO pulse VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at", (at,)))

    async def forget(self, room: str) -> None:
        """Deleted means deleted: when this returns, no file of the store holds any of it."""
        await self._run(_deletion(room), purge=True)

    async def rewrite(self, room: str, events: list[Event]) -> None:
        """These events in place of all there were, of which nothing is left."""
        await self._run(_deletion(room), *(_insertion(room, event) for event in events), purge=True)

    async def _run(self, *statements: Statement, purge: bool = False) -> None:
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put(Job(statements, waiting, purge))
        await waiting

    def _write(self) -> None:
        connection = self._connect()
        while (job := self._jobs.get()) is not None:
            jobs = [job, *self._waiting()]
            outcomes = _at_a_stroke(connection, jobs) or _one_by_one(connection, jobs)
            for loop in {job.waiting.get_loop() for job in jobs}:
                loop.call_soon_threadsafe(_settle, [one for one in outcomes if one[0].waiting.get_loop() is loop])
        connection.close()

    def _waiting(self) -> list[Job]:
        found: list[Job] = []
        while len(found) < 500:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                break
            if job is None:
                self._jobs.put(None)
                break
            found.append(job)
        return found

    def close(self) -> None:
        """Everything handed in is on disk when this returns."""
        self._jobs.put(None)
        self._writer.join()
        self._reading.close()
        os.close(self._lock)


def _insertion(room: str, event: Event) -> Statement:
    data = json.dumps(event.data, ensure_ascii=False, separators=(",", ":"))
    return INSERT + ROW, (room, event.seq, event.at, event.kind, data)


def _deletion(room: str) -> Statement:
    return "DELETE FROM event WHERE room = ?", (room,)


def _at_a_stroke(connection: sqlite3.Connection, jobs: list[Job]) -> list[Outcome]:
    """Nothing but new events, as nearly always: one statement is a commit by itself; empty if it cannot be done so.

    Each call into SQLite lets the pages go on, and has to wait for them to come back.
    """
    if any(job.purge or len(job.statements) != 1 or job.statements[0][0] != INSERT + ROW for job in jobs):
        return []
    values = [value for job in jobs for value in job.statements[0][1]]
    try:
        connection.execute(INSERT + ", ".join([ROW] * len(jobs)), values)
    except sqlite3.Error:
        return []
    return [(job, None) for job in jobs]


def _one_by_one(connection: sqlite3.Connection, jobs: list[Job]) -> list[Outcome]:
    """All of them in one commit; where one cannot be written, only that one fails."""
    outcomes: list[Outcome] = []
    try:
        connection.execute("BEGIN IMMEDIATE")
        for job in jobs:
            try:
                _do(connection, job.statements)
                outcomes.append((job, None))
            except sqlite3.Error as error:
                outcomes.append((job, error))
        connection.execute("COMMIT")
        if any(job.purge for job in jobs):
            connection.execute(PURGE).fetchall()
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        outcomes = [(job, error) for job in jobs]
    return outcomes


def _settle(outcomes: list[Outcome]) -> None:
    for job, error in outcomes:
        if not job.waiting.cancelled():
            job.waiting.set_exception(error) if error else job.waiting.set_result(None)


def _do(connection: sqlite3.Connection, statements: tuple[Statement, ...]) -> None:
    """One alone, as nearly always; several so that none happens without the others."""
    if len(statements) == 1:
        connection.execute(*statements[0])
        return
    connection.execute("SAVEPOINT whole")
    try:
        for sql, args in statements:
            connection.execute(sql, args)
    except sqlite3.Error:
        connection.execute("ROLLBACK TO whole")
        raise
    finally:
        connection.execute("RELEASE whole")
