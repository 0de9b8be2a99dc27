"""What lies in the database, by version. Each version says what has to be done to the one before it."""

from __future__ import annotations

import asyncio
from typing import Any

import asyncpg

from garou.store.values import StoreInUse, StoreTooNew

from .troubles import StoreNotUnicode

# Added to and never changed: what a server has once done to its database stays done. One transaction makes it all.
MIGRATIONS = (
    """
    CREATE TABLE garou.event (
      room text COLLATE "C" NOT NULL, seq bigint NOT NULL, at double precision NOT NULL,
      kind text NOT NULL, data text NOT NULL, PRIMARY KEY (room, seq)
    );
    CREATE TABLE garou.pulse (id integer PRIMARY KEY CHECK (id = 1), at double precision NOT NULL);
    """,
    """
    CREATE TABLE garou.clock (room text COLLATE "C" PRIMARY KEY);
    """,
)

FOUND = "SELECT to_regclass('garou.version') IS NOT NULL"
VERSION = "SELECT max(number) FROM garou.version"
SCHEMA = "SELECT to_regnamespace('garou') IS NOT NULL"
BEGIN = "CREATE TABLE garou.version (number integer PRIMARY KEY, since timestamptz NOT NULL DEFAULT now())"
COLUMNS = "SELECT room, seq, at, kind, data FROM garou.event LIMIT 0"

# Held by whoever serves these tables: it dies with the connection, however that ends.
SERVING, MIGRATING = 0x6761_726F, 0x6761_7270
WAKING, AWAKE, CLOCKS = 0x6761_7271, 0x6761_7272, 0x6761_7273  # of workers who share them: who begins, who is there
ERASING = 0x6761_7274
SHARE = f"SELECT pg_try_advisory_lock_shared({SERVING})"
TRY, WAIT = f"SELECT pg_try_advisory_lock({SERVING})", f"SELECT pg_advisory_lock_shared({SERVING})"
HOLDER = f"""
SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND classid = 0 AND objid = {SERVING} AND granted
AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) AND mode = 'ExclusiveLock'
"""  # noqa: S608  # every part of it stands above
PATIENCE = 2.0  # seconds until nobody has answered
TRIES = 20
FOR_EVER = 30 * 24 * 3600.0


async def prepare(connection: Any, place: str) -> None:
    """As this version wants it, whichever version was there before; two that come at once take turns."""
    if connection.get_settings().server_encoding != "UTF8":
        raise StoreNotUnicode(place)
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
        found = await version(connection, place)
        if found is None:
            await _begin(connection)
        for number, change in enumerate(MIGRATIONS[found or 0 :], (found or 0) + 1):
            await connection.execute(change)
            await connection.execute("INSERT INTO garou.version VALUES ($1)", number)
    await connection.execute(COLUMNS)


async def _begin(connection: Any) -> None:
    """Whoever keeps the database may have made the schema, and may let us make nothing beside it."""
    if not await connection.fetchval(SCHEMA):
        await connection.execute("CREATE SCHEMA garou")
    await connection.execute(BEGIN)


async def version(connection: Any, place: str) -> int | None:
    """Of what lies there, unless nothing does; what a newer one has made is left alone."""
    if not await connection.fetchval(FOUND):
        return None
    found: int = await connection.fetchval(VERSION) or 0
    if found > len(MIGRATIONS):
        raise StoreTooNew(place)
    return found


async def hold(connection: Any, place: str, before: int | None = None) -> None:
    """No other server works over these tables for as long as this connection lasts.

    `before` is the process that held them for us until our line was lost: PostgreSQL may not have noticed yet.
    """
    for _ in range(TRIES):
        if await connection.fetchval(TRY):
            return
        holder = await connection.fetchval(HOLDER)
        if holder not in (None, before):
            break
        if holder is not None:
            await connection.execute("SELECT pg_terminate_backend($1, 1000)", holder)
        await asyncio.sleep(0.01)  # it has just ended, or those who stand by have just looked
    raise StoreInUse(place)


async def share(connection: Any, place: str) -> None:
    """Others who share them may work over these tables too, and nobody who wants them alone."""
    if not await connection.fetchval(SHARE):
        raise StoreInUse(place)


async def until_free(address: str) -> None:
    """Returns when nobody holds the tables, or nobody can be asked. Others who wait for the same are not in the way."""
    connection = await connect(address, PATIENCE)
    try:
        await connection.execute("SET lock_timeout = 0")
        await connection.execute(WAIT, timeout=FOR_EVER)
    finally:
        connection.terminate()


async def connect(address: str, patience: float, **more: Any) -> Any:
    return await asyncpg.connect(address, timeout=patience, server_settings=SETTINGS, **more)


# A machine that has vanished is noticed within ten seconds: it may be the one that holds the tables.
SETTINGS = {
    "application_name": "garou",
    "tcp_keepalives_idle": "4",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
    "lock_timeout": "10s",
}
