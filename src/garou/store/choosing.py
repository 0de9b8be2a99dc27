"""Which store an address means; what a store needs is read when it is asked for."""

from __future__ import annotations

from .values import Store, StoreTrouble


class StoreNoDriver(StoreTrouble):
    """What speaks to PostgreSQL is not installed."""

    reason = "no-driver"


def in_database(address: str) -> Store:
    """The tables in that PostgreSQL database."""
    try:
        from .postgres.store import PostgresStore  # noqa: PLC0415  # an extra: most servers have no use for it
    except ModuleNotFoundError as error:
        raise StoreNoDriver("postgresql", str(error)) from None
    return PostgresStore(address)
