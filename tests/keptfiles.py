"""Directories of tables as the first version kept them, and ways to spoil them."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path

VERSION_1 = Path(__file__).parent / "store" / "fixtures" / "version-1.sql"
POISONED = "zebra-%"  # how the codes of those begin that could not be replayed any more

# A disk that takes one page and no more.
FULL = """
import sqlite3

class Full(sqlite3.Connection):
    def __init__(self, *args, **options):
        super().__init__(*args, **options)
        self.execute("PRAGMA max_page_count=1")

connect = sqlite3.connect
sqlite3.connect = lambda *args, **options: connect(*args, **{"factory": Full} | options)
"""


def kept(directory: Path) -> Path:
    """All tables of the first version, the poisoned ones among them."""
    directory.mkdir(mode=0o700)
    change(directory, VERSION_1.read_text("utf-8"))
    change(directory, "PRAGMA journal_mode=WAL")
    (directory / "garou.lock").touch(0o600)
    return directory


def sound(directory: Path) -> Path:
    """Those of them that can be replayed."""
    kept(directory)
    change(directory, f"DELETE FROM event WHERE room LIKE '{POISONED}'")
    return directory


def change(directory: Path, *statements: str) -> None:
    with contextlib.closing(sqlite3.connect(directory / "garou.db")) as database:
        for statement in statements:
            database.executescript(statement)


def rows(path: Path) -> dict[str, list[tuple]]:
    """Every event that lies in that file, by table, as it lies there."""
    with contextlib.closing(sqlite3.connect(path)) as database:
        found: dict[str, list[tuple]] = {}
        for room, *row in database.execute("SELECT room, seq, at, kind, data FROM event ORDER BY room, seq"):
            found.setdefault(room, []).append(tuple(row))
        return found


def spoil_header(path: Path) -> None:
    with path.open("r+b") as file:
        file.write(b"no database at all")


def cut_in_half(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def cut_to_one_page(path: Path) -> None:
    os.truncate(path, 4096)


def overwrite_the_middle(path: Path) -> None:
    with path.open("r+b") as file:
        file.seek(2 * 4096)
        file.write(b"\xff" * (path.stat().st_size - 2 * 4096))


SPOILT = (spoil_header, cut_in_half, cut_to_one_page, overwrite_the_middle)
