"""What a store keeps, whatever it is made of."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any, NamedTuple, Protocol


class Event(NamedTuple):
    """One thing that happened at a table. The events of a table, in order, are that table."""

    seq: int
    at: float  # seconds since 1970
    kind: str
    data: dict[str, Any]


class Summary(NamedTuple):
    """One log as far as it can be seen without reading it."""

    room: str
    first: int  # the number of its first event: 1, unless something was lost
    last: int
    touched: float  # when its last event was kept


class Store(Protocol):
    """Where the events of all tables are kept."""

    trouble: str  # why nothing can be written now; empty as long as all is well

    def rooms(self) -> list[Summary]: ...

    def has(self, room: str) -> bool: ...

    def read(self, room: str) -> list[Event]:
        """In order. What cannot be read at all is an error, of whatever kind."""
        ...

    def last_pulse(self) -> float | None:
        """When a server last said that it was alive."""
        ...

    def append(self, room: str, *events: Event) -> Awaitable[None]:
        """All of them or none; NumberTaken or NotKept if none."""
        ...

    def rewrite(self, room: str, events: list[Event]) -> Awaitable[None]: ...

    def forget(self, room: str) -> Awaitable[None]: ...

    def pulse(self, at: float) -> Awaitable[None]: ...

    def close(self) -> None: ...


class NotKept(Exception):
    """The disk did not take it: nothing has happened, and it may be tried again."""


class NumberTaken(Exception):
    """Somebody else has written an event of that number."""


class StoreInUse(Exception):
    """Another server keeps its tables in the same place."""


class StoreTooNew(Exception):
    """The tables there were written by a newer version."""
