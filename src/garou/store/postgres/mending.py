"""Tables in a database looked at as a whole, and what is no good in them taken out."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TypeVar

from garou.store.inspecting import Logs
from garou.store.values import StoredRow

from .asking import DatabaseAsked, asking, logs, only_ours, snapshot

Found = TypeVar("Found")
DELETE = "DELETE FROM garou.event WHERE room = $1 AND seq = $2"


@dataclass(frozen=True, slots=True)
class HeldTables:
    """All tables of a database; no server works over them meanwhile."""

    database: DatabaseAsked

    def logs(self) -> Logs:
        return logs(self.database)

    def cut(self, events: Iterable[tuple[str, StoredRow]]) -> None:
        """These events and no others, all of them or none."""
        self.database.tell_each(DELETE, ((code, row.seq) for code, row in events))


def looked_at(address: str, survey: Callable[[Logs], Found]) -> Found:
    """As they are at one moment, beside a server that goes on."""
    with snapshot(address) as database:
        return survey(logs(database))


@contextlib.contextmanager
def held(address: str) -> Iterator[HeldTables]:
    with asking(address) as database:
        database.hold()
        only_ours(database)
        with database.at_a_stroke():
            yield HeldTables(database)
