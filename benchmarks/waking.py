"""How long a server takes to wake over old tables: `waking.py [TABLES] [DATABASE]`.

Each table has a log of a hundred and fifty events and was left two hours before the server went down; one is in the
middle of a game. A file is measured, or a PostgreSQL database that is there for nothing else: whatever lies in it is
forgotten.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from garou.rooms import lobby, seating, talking
from garou.rooms.cup.keeping import Cups
from garou.rooms.keeper import Keeper
from garou.rooms.settings import Settings
from garou.store.choosing import in_database
from garou.store.sqlite import SqliteStore
from garou.store.values import Event, Store

TABLES, EVENTS, AT_ONCE = 10_000, 150, 200
LEFT = 2 * 3600.0  # seconds before the server went down


async def one_evening(store: Store) -> tuple[str, list[Event]]:
    """A table at which a game goes on, and its log."""
    keeper = Keeper(store, luck=Random(1))
    room = await lobby.create(keeper, Settings(size=3))
    await seating.join(keeper, room.code, "Zed", "en")
    while room.seq < EVENTS - 1:
        await talking.speak(keeper, room.code, 1, f"what was said as number {room.seq} of an evening")
    await lobby.begin(keeper, room.code, 1)
    await keeper.store.pulse(keeper.clock())
    await keeper.sleep()
    return room.code, store.read(room.code)


async def fill(store: Store, tables: int) -> str:
    code, log = await one_evening(store)
    old = [event._replace(at=event.at - LEFT) for event in log if event.kind != "begun"]
    for first in range(0, tables, AT_ONCE):
        many = range(first, min(first + AT_ONCE, tables))
        await asyncio.gather(*(store.append(f"old-{number}", *old) for number in many))
    return code


async def wake(store: Store, code: str) -> tuple[float, float]:
    """Seconds until it has listed its tables, and until its tables play."""
    begun = time.perf_counter()
    store.rooms()
    listed = time.perf_counter()
    keeper = Keeper(store, luck=Random(2))
    await keeper.wake()
    cups = Cups(keeper)
    await cups.wake()
    awake = time.perf_counter()
    if list(keeper.live) != [code]:
        raise SystemExit(f"awake: {list(keeper.live)}")
    await cups.sleep()
    await keeper.sleep()
    return listed - begun, awake - listed


def main() -> None:
    tables = int(sys.argv[1]) if sys.argv[1:] else TABLES
    with tempfile.TemporaryDirectory() as folder:

        def opened() -> Store:
            return in_database(sys.argv[2]) if sys.argv[2:] else SqliteStore(Path(folder))

        with contextlib.closing(opened()) as store:
            asyncio.run(emptied(store))
            code = asyncio.run(fill(store, tables))
        begun = time.perf_counter()
        with contextlib.closing(opened()) as store:
            ready = time.perf_counter() - begun
            listed, awake = asyncio.run(wake(store, code))
            asyncio.run(emptied(store))
    made = "PostgreSQL" if sys.argv[2:] else "a file"
    print(f"waking over {tables:,} old tables of {EVENTS} events in {made}:")
    print(f"  opened in {ready:.2f} s, listed in {listed:.2f} s, tables that play are awake in {awake:.2f} s")


async def emptied(store: Store) -> None:
    """Nothing is left from another time."""
    if rooms := [found.room for found in store.rooms()]:
        await store.forget(*rooms)


if __name__ == "__main__":
    main()
