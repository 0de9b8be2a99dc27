"""Which store an address means; what a database needs is read when it is asked for."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator

from .values import Store, StoreTrouble

SCHEMES = ("postgresql://", "postgres://")


class StoreNoDriver(StoreTrouble):
    """What speaks to PostgreSQL is not installed."""

    reason = "no-driver"


def is_database(place: str) -> bool:
    """An address, and not a directory."""
    return place.startswith(SCHEMES)


def in_database(address: str, standing_by: Callable[[], None] | None = None, *, shared: bool = False) -> Store:
    """The tables in that PostgreSQL database; who stands by is told so where another server holds them.

    Shared, other workers may serve the same tables.
    """
    with needing_a_driver():
        from .postgres.store import PostgresStore  # noqa: PLC0415  # an extra: most servers have no use for it
    return PostgresStore(address, standing_by, shared=shared)


@contextlib.contextmanager
def needing_a_driver() -> Iterator[None]:
    """What is read here needs a package that not everybody has installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise StoreNoDriver("postgresql", str(error)) from None
