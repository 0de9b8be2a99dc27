"""Tables in one SQLite file: write-ahead log, every commit on disk before it is acknowledged.

One thread writes. Whatever waits when it comes round goes into one commit, so that many tables share a disk's pace.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

from .jobs import MOST_ROWS, Job, Outcome, Statement, event_of, refused, row_of, tell, why_not
from .place import BEGUN, DATABASE, keep_private, lock, refuse_emptied, told_apart
from .values import Event, NotKept, NumberTaken, StoreTooNew, Summary

VERSION = 2  # of what is kept: older servers do not know all kinds of events
PURGE = "PRAGMA wal_checkpoint(TRUNCATE)"  # the log of writes holds what was deleted until it is cut off
INSERT, ROW = "INSERT INTO event VALUES ", "(?, ?, ?, ?, ?)"
PULSE = "INSERT INTO pulse VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at"
PATIENCE = 250  # milliseconds that everybody waits for a purge, which somebody who reads a copy may hold up
SCHEMA = """
CREATE TABLE IF NOT EXISTS event (
  room TEXT NOT NULL, seq INTEGER NOT NULL, at REAL NOT NULL, kind TEXT NOT NULL, data TEXT NOT NULL,
  PRIMARY KEY (room, seq)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS pulse (id INTEGER PRIMARY KEY CHECK (id = 1), at REAL NOT NULL);
"""

ENDS = """
WITH RECURSIVE named (room) AS (
  SELECT min(room) FROM event
  UNION ALL
  SELECT (SELECT min(room) FROM event WHERE room > named.room) FROM named WHERE room IS NOT NULL
)
SELECT room, (SELECT min(seq) FROM event WHERE room = named.room), (SELECT max(seq) FROM event WHERE room = named.room),
  (SELECT at FROM event WHERE room = named.room ORDER BY seq DESC LIMIT 1)
FROM named WHERE room IS NOT NULL
"""  # from one name to the next: the events between are many, and nobody asks for them


class SqliteStore:
    """The tables of one server."""

    def __init__(self, directory: Path) -> None:
        self._path = directory / DATABASE
        with told_apart(directory):
            self._lock = lock(directory)
        with contextlib.ExitStack() as undo:
            undo.callback(os.close, self._lock)
            with told_apart(self._path):
                refuse_emptied(directory, self._lock)
                keep_private(directory)
                self._reading = self._connect()
                undo.callback(self._reading.close)
                self._prepare()
            undo.pop_all()
        self.trouble = ""  # why nothing can be written now; empty as long as all is well
        self._closed = False
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="garou-store", daemon=True)
        self._writer.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
        with contextlib.ExitStack() as undo:
            undo.callback(connection.close)
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute("PRAGMA secure_delete=ON")  # what is deleted is overwritten
            undo.pop_all()
        return connection

    def _prepare(self) -> None:
        [found] = self._reading.execute("PRAGMA user_version").fetchone()
        if found > VERSION:
            raise StoreTooNew(str(self._path))
        self._reading.executescript(SCHEMA)
        self._reading.execute(f"PRAGMA user_version={VERSION}")
        self._reading.execute(PURGE).fetchall()  # a kill may have come between a deletion and its purge
        os.pwrite(self._lock, BEGUN, 0)
        self._reading.text_factory = _text
        self._writing = self._connect()
        self._writing.execute(f"PRAGMA busy_timeout={PATIENCE}")

    # Reading -------------------------------------------------------------------------

    def rooms(self) -> list[Summary]:
        """Every log there is, by its ends: whoever wants to know more of it reads it."""
        return [Summary(*row) for row in self._rows(ENDS) if isinstance(row[0], str)]

    def has(self, room: str) -> bool:
        return bool(self._rows("SELECT 1 FROM event WHERE room = ? LIMIT 1", room))

    def read(self, room: str) -> list[Event]:
        ordered = "SELECT seq, at, kind, data FROM event WHERE room = ? ORDER BY seq"
        return [event_of(*row) for row in self._rows(ordered, room)]

    def last_pulse(self) -> float | None:
        """When a server last said that it was alive."""
        return next((at for (at,) in self._rows("SELECT at FROM pulse") if isinstance(at, float)), None)

    def _rows(self, sql: str, *values: str) -> list[tuple[Any, ...]]:
        try:
            return self._reading.execute(sql, values).fetchall()
        except sqlite3.OperationalError as error:  # the disk, not what lies on it
            raise NotKept(str(error)) from error

    # Writing -------------------------------------------------------------------------

    @property
    def behind(self) -> int:
        return self._jobs.qsize()

    def append(self, room: str, *events: Event) -> Awaitable[None]:
        """Done when all of them are on disk. A number taken already is refused: two writers cannot both have it."""
        return self._run([row_of(room, event) for event in events])

    def pulse(self, at: float) -> Awaitable[None]:
        return self._run([], (PULSE, (at,)))

    def forget(self, *rooms: str) -> Awaitable[None]:
        """Deleted means deleted: when this is done, no file of the store holds any of them.

        Where the disk is full, or a copy is being made, the log of writes is cut off as soon as it can be.
        """
        return self._run([], *map(_deletion, rooms), purge=True)

    def rewrite(self, room: str, events: list[Event]) -> Awaitable[None]:
        """These events in place of all there were, of which nothing is left."""
        return self._run([row_of(room, event) for event in events], _deletion(room), purge=True)

    def _run(self, rows: list[tuple[Any, ...]], *before: Statement, purge: bool = False) -> asyncio.Future[None]:
        if self._closed:
            raise NotKept("the store is closed")
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put(Job(rows, waiting, before, purge))
        return waiting

    def _write(self) -> None:
        connection, deleted = self._writing, False
        while (job := self._jobs.get()) is not None:
            jobs = [job, *self._waiting(len(job.rows))]
            outcomes = _at_a_stroke(connection, jobs) or [(job, _alone(connection, job)) for job in jobs]
            deleted = deleted or any(job.purge and not error for job, error in outcomes)
            remains = _purge(connection) if deleted else None
            deleted = remains is not None
            self.trouble = why_not(outcomes) or remains or ""
            tell(outcomes)
        connection.close()

    def _waiting(self, rows: int) -> list[Job]:
        found: list[Job] = []
        while rows < MOST_ROWS:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                break
            if job is None:
                self._jobs.put(None)
                break
            rows += len(job.rows)
            found.append(job)
        return found

    def close(self) -> None:
        """Everything handed in is on disk when this returns; to close it again changes nothing."""
        if self._closed:
            return
        self._closed = True  # whoever comes now would wait for ever
        self._jobs.put(None)
        self._writer.join()
        self._reading.close()
        os.close(self._lock)


def _text(raw: bytes) -> str:
    """A letter that was damaged costs a letter."""
    return raw.decode(errors="replace")


def _deletion(room: str) -> Statement:
    return "DELETE FROM event WHERE room = ?", (room,)


def _at_a_stroke(connection: sqlite3.Connection, jobs: list[Job]) -> list[Outcome]:
    """All of them in one commit; empty if it cannot be done so.

    Nothing but new events, as nearly always, is one statement, and a commit by itself: each call into SQLite lets the
    pages go on, and has to wait for them to come back.
    """
    try:
        if any(job.before for job in jobs):
            _in_one_commit(connection, jobs)
        else:
            _insert(connection, jobs)
    except Exception:  # noqa: BLE001  # each is tried by itself then, and told what was wrong with it
        return []
    return [(job, None) for job in jobs]


def _alone(connection: sqlite3.Connection, job: Job) -> Exception | None:
    """Where not all can be written, one that cannot takes nothing else along."""
    try:
        _in_one_commit(connection, [job])
    except sqlite3.IntegrityError as error:
        return NumberTaken(str(error))
    except Exception as error:  # noqa: BLE001  # a writer that fell over would keep all tables waiting for ever
        return refused(error)
    return None


def _in_one_commit(connection: sqlite3.Connection, jobs: list[Job]) -> None:
    try:
        connection.execute("BEGIN IMMEDIATE")
        for job in jobs:
            for sql, args in job.before:
                connection.execute(sql, args)
            _insert(connection, [job])
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def _purge(connection: sqlite3.Connection) -> str | None:
    """None when all that was deleted is gone from the log of writes too; else why not, empty if somebody reads it.

    What is deleted stays deleted: its commit has been made.
    """
    try:
        [busy, *_] = connection.execute(PURGE).fetchone()
    except sqlite3.Error as error:
        return str(error)
    return "" if busy else None


def _insert(connection: sqlite3.Connection, jobs: list[Job]) -> None:
    rows = [row for job in jobs for row in job.rows]
    if rows:
        connection.execute(INSERT + ", ".join([ROW] * len(rows)), [value for row in rows for value in row])
