"""A database asked one thing after the other, by a command that waits for each."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Iterable, Iterator
from typing import Any

from garou.store.inspecting import Logs
from garou.store.values import StoredRow, StoreMissing

from .schema import COLUMNS, connect, hold, prepare, version
from .troubles import shown, told_by

PATIENCE = 10.0  # seconds until nobody has answered
EVENT = ("room", "seq", "at", "kind", "data")
NAMES = "SELECT DISTINCT room FROM garou.event ORDER BY room"
LOG = "SELECT seq, at, kind, data FROM garou.event WHERE room = $1 ORDER BY seq"


class DatabaseAsked:
    """One connection, for as long as a command lasts."""

    def __init__(self, address: str, runner: asyncio.Runner) -> None:
        self.place = shown(address)
        self._runner = runner
        self._connection = self._wait(connect(address, PATIENCE))

    def _wait(self, answer: Awaitable[Any]) -> Any:
        async def waiting() -> Any:
            return await answer

        with told_by(self.place):
            return self._runner.run(waiting())

    def rows(self, question: str, *values: Any) -> list[tuple[Any, ...]]:
        return [tuple(row) for row in self._wait(self._connection.fetch(question, *values))]

    def tell(self, *statements: str) -> None:
        for statement in statements:
            self._wait(self._connection.execute(statement))

    def tell_each(self, statement: str, values: Iterable[tuple[Any, ...]]) -> None:
        self._wait(self._connection.executemany(statement, list(values)))

    def add(self, room: str, rows: Iterable[StoredRow]) -> None:
        records = [(room, *row) for row in rows]
        copying = self._connection.copy_records_to_table
        self._wait(copying("event", schema_name="garou", columns=EVENT, records=records))

    def hold(self) -> None:
        """No server works over these tables until this connection ends."""
        self._wait(hold(self._connection, self.place))

    def prepare(self) -> None:
        self._wait(prepare(self._connection, self.place))

    @property
    def version(self) -> int | None:
        """Of what lies there, unless nothing does."""
        found: int | None = self._wait(version(self._connection, self.place))
        return found

    @contextlib.contextmanager
    def at_a_stroke(self, **how: Any) -> Iterator[None]:
        """All of it or nothing, seen as it was at one moment."""
        stroke = self._connection.transaction(isolation="repeatable_read", **how)
        self._wait(stroke.start())
        try:
            yield
        except BaseException:
            self._wait(stroke.rollback())
            raise
        self._wait(stroke.commit())

    def close(self) -> None:
        self._wait(self._connection.close(timeout=PATIENCE))


@contextlib.contextmanager
def asking(address: str) -> Iterator[DatabaseAsked]:
    with asyncio.Runner() as runner, contextlib.closing(DatabaseAsked(address, runner)) as database:
        yield database


@contextlib.contextmanager
def snapshot(address: str) -> Iterator[DatabaseAsked]:
    """Tables of ours as they are at one moment, beside a server that goes on."""
    with asking(address) as database, database.at_a_stroke(readonly=True):
        only_ours(database)
        yield database


def only_ours(database: DatabaseAsked) -> None:
    """Are there tables, and are they such as this version can read?"""
    if database.version is None:
        raise StoreMissing(database.place)
    database.rows(COLUMNS)


def logs(database: DatabaseAsked) -> Logs:
    """Each table's code with its log as it stands."""
    for (room,) in database.rows(NAMES):
        yield room, [StoredRow(*row) for row in database.rows(LOG, room)]
