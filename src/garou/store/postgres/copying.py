"""Tables out of a database into a file of ours, and into a database out of such a file; each time looked at again."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from pathlib import Path
from typing import TypeVar

from garou.store.copying import Check, Restored, put_down, sync, trust
from garou.store.inspecting import alike, pulse_of
from garou.store.inspecting import logs as logs_in
from garou.store.place import told_apart
from garou.store.sqlite import PULSE, SCHEMA, VERSION
from garou.store.values import StoredRow, StoreTrouble, StoreUnlike

from .asking import DatabaseAsked, asking, logs, only_ours, snapshot

Found = TypeVar("Found")
INSERT = "INSERT INTO event VALUES (?, ?, ?, ?, ?)"
LAST_PULSE = "SELECT at FROM garou.pulse"
OURS = ("event", "pulse", "clock", "version")
NEW_PULSE = "INSERT INTO garou.pulse VALUES (1, $1)"


class StoreUnmovable(StoreTrouble):
    """An event of that table is such that no database takes it."""

    reason = "unmovable"


def back_up(address: str, target: Path, check: Check[Found], *, force: bool = False) -> Found:
    """A file like any other backup, as all was at one moment; nothing is there under that name until all of it is."""
    with snapshot(address) as database:
        return put_down(target, lambda draft: write_down(database, draft), check, force=force)


def write_down(database: DatabaseAsked, draft: Path) -> None:
    """All tables as one file; it says the same when it is read again."""
    with told_apart(draft), contextlib.closing(sqlite3.connect(draft, isolation_level=None)) as file:
        file.executescript(SCHEMA)
        file.execute(f"PRAGMA user_version={VERSION}")
        file.execute("BEGIN")
        for room, rows in logs(database):
            file.executemany(INSERT, ((room, *row) for row in rows))
        file.executemany(PULSE, database.rows(LAST_PULSE))
        file.execute("COMMIT")
    sync(draft)
    only_alike(database, draft, str(draft))


def restore(source: Path, address: str, check: Check[Found]) -> Restored[Found]:
    """In one transaction, with what was there under another name."""
    trust(source)
    found = check(source)
    with asking(address) as database:
        database.hold()
        with database.at_a_stroke():
            before = _set_by(database)
            fill(database, source)
    return Restored(found, before)


def fill(database: DatabaseAsked, source: Path) -> None:
    """What lies in that file, where nothing lies yet; read again before it is done."""
    database.prepare()
    for room, rows in logs_in(source):
        if not all(map(_fits, rows)):
            raise StoreUnmovable(room)
        database.add(room, rows)
    database.tell_each(NEW_PULSE, [(at,) for at in pulse_of(source)])
    only_alike(database, source, database.place)


def _fits(row: StoredRow) -> bool:
    """SQLite keeps whatever it is given; a database keeps numbers, times and texts."""
    if not (isinstance(row.seq, int) and isinstance(row.at, float) and isinstance(row.data, str)):
        return False
    try:
        return "\0" not in f"{row.kind}{row.data}".encode().decode()
    except UnicodeError:
        return False


def only_alike(database: DatabaseAsked, file: Path, written: str) -> None:
    """Every event, to the letter; and when a server was last alive."""
    same = alike(logs(database), logs_in(file))
    if not same or [at for (at,) in database.rows(LAST_PULSE)] != pulse_of(file):
        raise StoreUnlike(written)


def is_empty(database: DatabaseAsked) -> bool:
    return database.version is None or not database.rows("SELECT 1 FROM garou.event LIMIT 1")


def clear(database: DatabaseAsked) -> None:
    """What holds no table is made anew; whatever else lies under that name is not ours to touch."""
    if database.version is not None:
        only_ours(database)
        database.tell(*(f"DROP TABLE IF EXISTS garou.{name}" for name in OURS))


def _set_by(database: DatabaseAsked) -> str | None:
    """Another name for what is there of ours, unless nothing is."""
    if is_empty(database):
        clear(database)
        return None
    before = f"garou_before_{time.strftime('%Y%m%d_%H%M%S')}"
    database.tell(
        f"CREATE SCHEMA {before}", *(f"ALTER TABLE IF EXISTS garou.{name} SET SCHEMA {before}" for name in OURS)
    )
    return before
