"""Connections to a disk that refuses to write, for as long as a test wants and in the words of SQLite."""

from __future__ import annotations

import sqlite3
from typing import Any

FULL, READ_ONLY, BROKEN = "database or disk is full", "attempt to write a readonly database", "disk I/O error"


class Disk:
    """Well until it is told otherwise."""

    def __init__(self) -> None:
        self.refuses = ""  # whatever is written, in these words
        self.times = 0  # how often, if not for ever
        self.keeps = False  # what was deleted: its log of writes cannot be cut off
        self.connect = sqlite3.connect

    def connection(self, *args: Any, **options: Any) -> sqlite3.Connection:
        disk = self

        class Connection(sqlite3.Connection):
            def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
                alone = sql.startswith("INSERT") and not self.in_transaction  # a commit by itself
                if alone or sql == "COMMIT":
                    disk.write()
                if disk.keeps and "wal_checkpoint" in sql:
                    raise sqlite3.OperationalError(FULL)
                return super().execute(sql, *values)

        return self.connect(*args, factory=Connection, **options)

    def write(self) -> None:
        said = self.refuses
        self.times -= 1
        if self.times == 0:
            self.refuses = ""
        if said:
            raise sqlite3.OperationalError(said)
