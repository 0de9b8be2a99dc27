"""What a store keeps, whatever it is made of."""

from __future__ import annotations

from typing import Any, NamedTuple


class Event(NamedTuple):
    """One thing that happened at a table. The events of a table, in order, are that table."""

    seq: int
    at: float  # seconds since 1970
    kind: str
    data: dict[str, Any]


class StoreInUse(Exception):
    """Another server keeps its tables in the same place."""


class StoreTooNew(Exception):
    """The tables there were written by a newer version."""
