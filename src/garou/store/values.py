"""What a store keeps, whatever it is made of, and what can keep it from doing so."""

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

    @property
    def remains(self) -> bool:
        """Was it deleted while somebody spoke? Older versions went on writing then."""
        return isinstance(self.first, int) and self.first > 1

    def since(self, moment: float | None, before: float) -> bool:
        """Has anything happened since then, or not long before, as far as anybody can tell?"""
        return moment is None or not isinstance(self.touched, float) or self.touched >= moment - before


class Store(Protocol):
    """Where the events of all tables are kept."""

    trouble: str  # why nothing can be written now; empty as long as all is well

    @property
    def behind(self) -> int:
        """How many deeds wait to be written; whoever asks may be any thread."""
        ...

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

    def forget(self, *rooms: str) -> Awaitable[None]: ...

    def pulse(self, at: float) -> Awaitable[None]: ...

    def close(self) -> None: ...


class NotKept(Exception):
    """The disk did not take it: nothing has happened, and it may be tried again."""


class NumberTaken(Exception):
    """Somebody else has written an event of that number."""


class StoredRow(NamedTuple):
    """An event as it lies on disk, whatever became of it there."""

    seq: Any  # a number, where nothing is wrong
    at: Any
    kind: str
    data: str  # JSON, where nothing is wrong


class StoreTrouble(Exception):
    """Tables cannot be kept or read there: each kind is one that whoever runs the server can do something about."""

    reason = "failing"

    def __init__(self, place: str, detail: str = "") -> None:
        super().__init__(place, detail)
        self.place = place
        self.detail = detail


class StoreInUse(StoreTrouble):
    """Another server keeps its tables in the same place."""

    reason = "in-use"


class StoreTooNew(StoreTrouble):
    """The tables there were written by a newer version."""

    reason = "too-new"


class StoreBroken(StoreTrouble):
    """The file is damaged, cut short, or none of ours."""

    reason = "broken"


class StoreFull(StoreTrouble):
    """The disk takes no more."""

    reason = "full"


class StoreReadOnly(StoreTrouble):
    """This user may not write there, or nobody may."""

    reason = "read-only"


class StoreMissing(StoreTrouble):
    """No tables are kept there."""

    reason = "missing"


class StoreNoBackup(StoreTrouble):
    """What is to be put in place is no good; what is there stays."""

    reason = "no-backup"


class StoreNoFile(StoreTrouble):
    """There is no such file to read from."""

    reason = "no-file"


class StoreNoFolder(StoreTrouble):
    """There is no such place to write to."""

    reason = "no-folder"


class StoreTaken(StoreTrouble):
    """Something lies where a file is to be written."""

    reason = "taken"


class StoreUnfit(StoreTrouble):
    """No file can be written under that name, whatever one is ready to lose."""

    reason = "unfit"


class StoreUnlike(StoreTrouble):
    """What was written there is not what was read: it is thrown away."""

    reason = "unlike"
