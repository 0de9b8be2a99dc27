"""Tables as they lie on disk, read by whoever does not keep them: a check, a copy, a newer version."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path

from .place import told_apart
from .sqlite import VERSION
from .values import StoreBroken, StoredRow, StoreNoFile, StoreTooNew

LOG = "SELECT seq, at, kind, data FROM event WHERE room = CAST(? AS TEXT) ORDER BY seq"


@contextlib.contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """Without changing anything, and beside a server that does."""
    if not path.is_file():
        raise StoreNoFile(str(path))
    with told_apart(path):
        connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)
        connection.text_factory = _text
        with contextlib.closing(connection):
            connection.execute("PRAGMA schema_version").fetchone()  # a file that is no good says so here
            yield connection


def _text(raw: bytes) -> str:
    """Bytes that are no text are kept as they are."""
    return raw.decode("utf-8", "surrogateescape")


def raw(text: str) -> bytes:
    return text.encode("utf-8", "surrogateescape")


def inspect(path: Path) -> None:
    """Is this a file of ours that this version can read, and whole?"""
    with reading(path) as connection:
        [version] = connection.execute("PRAGMA user_version").fetchone()
        if version > VERSION:
            raise StoreTooNew(str(path))
        connection.execute("SELECT room, seq, at, kind, data FROM event LIMIT 0")
        found = connection.execute("PRAGMA integrity_check(1)").fetchall()
    if found != [("ok",)]:
        raise StoreBroken(str(path))


Logs = Iterator[tuple[str, list[StoredRow]]]


def logs(path: Path) -> Logs:
    """Each table's code with its log as it stands. Each is read by itself: a server that writes waits for nobody."""
    with reading(path) as connection:
        for (room,) in connection.execute("SELECT DISTINCT room FROM event ORDER BY room").fetchall():
            rows = connection.execute(LOG, (raw(room),)).fetchall()
            yield room, [StoredRow(*row) for row in rows]


def pulse_of(path: Path) -> list[float]:
    """When a server last said that it was alive, if one ever has."""
    with reading(path) as connection:
        there = connection.execute("SELECT name FROM sqlite_master WHERE name = 'pulse'").fetchall()
        return [at for (at,) in connection.execute("SELECT at FROM pulse")] if there else []


def alike(one: Logs, other: Logs) -> bool:
    """The same tables with the same events, to the letter."""
    return all(a == b for a, b in zip_longest(one, other))
