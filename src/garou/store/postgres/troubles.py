"""What can be wrong with a database, by what can be done about it; and its address, without what opens it."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator

import asyncpg

from garou.store.values import StoreFull, StoreTrouble


class StoreBadAddress(StoreTrouble):
    """It is no address of a PostgreSQL database."""

    reason = "bad-address"


class StoreAway(StoreTrouble):
    """No database answers there, or not now."""

    reason = "away"


class StoreNoEntry(StoreTrouble):
    """It does not let this user in, or not with that password."""

    reason = "no-entry"


class StoreNoDatabase(StoreTrouble):
    """The server is there, and has no database of that name."""

    reason = "no-database"


class StoreNoRights(StoreTrouble):
    """This user may not write there, or nobody may now."""

    reason = "no-rights"


class StoreStrange(StoreTrouble):
    """What lies there under our name is not as any version of ours has made it."""

    reason = "strange"


class StoreNotUnicode(StoreTrouble):
    """It cannot hold every name somebody may have."""

    reason = "not-unicode"


LOST: tuple[type[Exception], ...] = (
    asyncpg.PostgresConnectionError,
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.InternalClientError,
    asyncpg.InterfaceError,
    OSError,  # a time-out is one, too
)

# A password with a sign that should have been written otherwise (%2F, %40) makes parts of an address out of itself.
HOST = r"(\[[^]@/?#]*]|[^]:@/?#,[]*)(:\d*)?"
PARTS = re.compile(
    rf"(?P<scheme>[a-z]+)://((?P<who>[^:@/?#]*)(:[^@/?#]*)?@)?(?P<where>{HOST}(,{HOST})*(/[^@?#]*)?)(\?[^@#]*)?"
)
PLAIN = re.compile(r"[^:@/?#]*")

BY_KIND: tuple[tuple[tuple[type[Exception], ...], type[StoreTrouble]], ...] = (
    ((asyncpg.ClientConfigurationError, ValueError, OverflowError), StoreBadAddress),
    ((asyncpg.InvalidAuthorizationSpecificationError,), StoreNoEntry),  # a wrong password is one
    ((asyncpg.InvalidCatalogNameError,), StoreNoDatabase),
    ((asyncpg.DiskFullError,), StoreFull),
    ((asyncpg.InsufficientPrivilegeError, asyncpg.ReadOnlySQLTransactionError), StoreNoRights),
    (
        (
            asyncpg.UndefinedTableError,
            asyncpg.UndefinedColumnError,
            asyncpg.DatatypeMismatchError,
            asyncpg.DuplicateTableError,
        ),
        StoreStrange,
    ),
    ((*LOST, asyncpg.TooManyConnectionsError, asyncpg.ObjectNotInPrerequisiteStateError), StoreAway),
)


def trouble(place: str, error: Exception) -> StoreTrouble:
    """What this error comes to, for whoever runs the server."""
    if isinstance(error, StoreTrouble):
        return error
    kind = next((kind for errors, kind in BY_KIND if isinstance(error, errors)), StoreTrouble)
    said = str(error) or type(error).__name__.removesuffix("Error")  # a time-out says nothing of itself
    return kind(place, said.splitlines()[0])


@contextlib.contextmanager
def told_by(place: str) -> Iterator[None]:
    """What the database complains of meanwhile, by what can be done about it."""
    try:
        yield
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, ValueError) as error:
        raise trouble(place, error) from error


def shown(address: str) -> str:
    """Without the password, and without whatever stands behind it.

    Where it cannot be told for certain what the password is, as there is such a sign in it, next to nothing.
    """
    if (parts := PARTS.fullmatch(address)) is None:
        return address if PLAIN.fullmatch(address) else "postgresql://…"
    who = "" if parts["who"] is None else f"{parts['who']}@"
    return f"{parts['scheme']}://{who}{parts['where']}"
