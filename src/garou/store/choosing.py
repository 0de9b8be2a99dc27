"""Which store an address means; what a database or a bus needs is read when it is asked for."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from .values import Store, StoreTrouble

if TYPE_CHECKING:
    from .valkey import Valkey

SCHEMES = ("postgresql://", "postgres://")
BUSES = ("valkey://", "valkeys://", "redis://", "rediss://")


class StoreNoDriver(StoreTrouble):
    """What speaks to PostgreSQL is not installed."""

    reason = "no-driver"


def is_database(place: str) -> bool:
    """An address, and not a directory."""
    return place.startswith(SCHEMES)


class BusNoDriver(StoreTrouble):
    """What speaks to Valkey is not installed."""

    reason = "no-bus-driver"


class BusBadAddress(StoreTrouble):
    """It is no address of a Valkey."""

    reason = "bad-bus"


def in_database(
    address: str, standing_by: Callable[[], None] | None = None, *, shared: bool = False, bus: str = ""
) -> Store:
    """The tables in that PostgreSQL database; who stands by is told so where another server holds them.

    Shared, other workers may serve the same tables, and what they tell each other may go over a bus.
    """
    with needing_a_driver():
        from .postgres.store import PostgresStore  # noqa: PLC0415  # an extra: most servers have no use for it
    return PostgresStore(address, standing_by, shared=shared, wire=wire(bus) if bus else None)


def wire(bus: str) -> Callable[[Callable[[str, str], None], Callable[[], None]], Valkey]:
    """What makes one; an address that is none is found before anything begins."""
    try:
        from .valkey import Valkey, client  # noqa: PLC0415  # an extra: most servers have no use for it
    except ModuleNotFoundError as error:
        raise BusNoDriver(BUSES[0], str(error)) from None
    try:
        known = bus.startswith(BUSES) and bool(urlsplit(bus).hostname)
        client(bus)
    except ValueError:  # whose words may hold a password
        known = False
    if not known:
        raise BusBadAddress(BUSES[0], "valkey://localhost:6379")
    return lambda heard, changed: Valkey(bus, heard, changed)


@contextlib.contextmanager
def needing_a_driver() -> Iterator[None]:
    """What is read here needs a package that not everybody has installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise StoreNoDriver("postgresql", str(error)) from None
