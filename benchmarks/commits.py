"""How fast a store keeps what happens, each event acknowledged when it is safe: `commits.py [DATABASE]`.

One table, then two hundred at once, each waiting for its own events. A file is measured, or a PostgreSQL database that
is there for nothing else.
"""

from __future__ import annotations

import asyncio
import contextlib
import statistics
import sys
import tempfile
import time
from pathlib import Path

from garou.store.choosing import in_database
from garou.store.sqlite import SqliteStore
from garou.store.values import Event, Store

EVENTS = 4_000
SAID = "something of two hundred letters, as an answer or a line of talk is " * 3


async def table(store: Store, room: str, events: int) -> list[float]:
    """Milliseconds that each took."""
    took = []
    for seq in range(1, events + 1):
        begun = time.perf_counter()
        await store.append(room, Event(seq, 1000.0 + seq, "said", {"text": SAID}))
        took.append(1000 * (time.perf_counter() - begun))
    return took


async def measure(store: Store, tables: int) -> None:
    rooms = [f"table-{number}" for number in range(tables)]
    await store.forget(*rooms)
    begun, busy = time.perf_counter(), time.process_time()
    took = [
        ms for each in await asyncio.gather(*(table(store, room, EVENTS // tables) for room in rooms)) for ms in each
    ]
    seconds, cpu = time.perf_counter() - begun, time.process_time() - busy
    await store.forget(*rooms)
    median, late = statistics.median(took), statistics.quantiles(took, n=100)[98]
    print(
        f"  {tables:3} tables: {len(took) / seconds:6,.0f} events a second, p50 {median:.2f} ms, p99 {late:.2f} ms, "
        f"{1e6 * cpu / len(took):.0f} µs of this server's CPU each"
    )


def main() -> None:
    address = sys.argv[1] if sys.argv[1:] else ""
    print("PostgreSQL" if address else "a file")
    with tempfile.TemporaryDirectory(dir=".") as folder:
        for tables in (1, 200):
            with contextlib.closing(in_database(address) if address else SqliteStore(Path(folder))) as store:
                asyncio.run(measure(store, tables))


if __name__ == "__main__":
    main()
