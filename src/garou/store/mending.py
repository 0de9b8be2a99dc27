"""What is no good is taken out of the tables, and kept beside them as text that a person can read."""

from __future__ import annotations

import contextlib
import json
import os
import re
import sqlite3
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from .copying import unused
from .inspecting import raw
from .place import DATABASE, give_to_owner, told_apart
from .sqlite import PURGE
from .values import StoredRow

ASIDE = "set-aside"
DELETE = "DELETE FROM event WHERE room = CAST(? AS TEXT) AND seq = ?"


def set_aside(directory: Path, code: str, rows: Sequence[StoredRow]) -> Path:
    """One JSON object a line, on disk when this returns; the data of each as the text that it was."""
    folder = directory / ASIDE
    name = re.sub(r"[^a-z0-9]+", "-", code.lower()).strip("-")[:60]
    path = unused(folder / f"{name}-{time.strftime('%Y%m%d-%H%M%S')}.jsonl")
    with told_apart(folder), _opened(folder) as place:
        made = os.open(path.name, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600, dir_fd=place)
        with os.fdopen(made, "w", encoding="ascii") as file:
            give_to_owner(made, directory)
            file.writelines(f"{json.dumps({'room': code} | row._asdict())}\n" for row in rows)
            file.flush()
            os.fsync(made)
        os.fsync(place)
    return path


@contextlib.contextmanager
def _opened(folder: Path) -> Iterator[int]:
    """A folder of ours, made if missing, and never what a link points to."""
    with contextlib.suppress(FileExistsError):
        folder.mkdir(mode=0o700)
    place = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    try:
        give_to_owner(place, folder.parent)
        yield place
    finally:
        os.close(place)


def cut(directory: Path, events: Iterable[tuple[str, StoredRow]]) -> None:
    """These events and no others, all of them or none; no file of the store holds them afterwards."""
    path = directory / DATABASE
    with told_apart(path), contextlib.closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA secure_delete=ON")
        connection.execute("BEGIN IMMEDIATE")
        connection.executemany(DELETE, ((raw(code), row.seq) for code, row in events))
        connection.execute("COMMIT")
        connection.execute(PURGE).fetchall()
