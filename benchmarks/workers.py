"""Two workers against one, over one PostgreSQL: how many answers a second each holds with the same delay.

    python benchmarks/workers.py postgresql://garou@127.0.0.1:5432/empty

Two of them are asked both ways: with the phones of a table at either worker, as behind a proxy that knows nothing of
tables, and with all of them at the table's home, as the proxies in `deploy` lead them by its code.

The phones, the workers and the database share this machine, so their processor time is told apart: where two workers,
the database and the phones want more cores than there are, the ratio says more of the machine than of Garou. So it is
asked twice: flat out, and with each worker held to the same share of a core ($SHARE), small enough that nobody waits
for anybody else. The second says what another worker adds where there is a core for it, with as many rooms for each. It
needs root, and is left out without. $PACED=0 leaves out how many rooms with one answer a second each they hold.
Whatever tables lie in that database are deleted.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

import asyncpg
import uvloop
from crowd import SEATS, TABLE, Server
from load import PACE, Room, at_once, each_second, followed, nods, talking
from shares import can_be_held, held

SHARE = float(os.environ.get("SHARE", "0.35"))  # of a core, for each worker, where they are held
EACH = 16  # rooms of each such worker
BUSY = 24  # rooms that fire again as soon as everybody has the last page
AT_A_TIME = 16  # rooms that are filled together
LADDER = (20, 40, 60, 80, 110, 150, 200, 260, 330, 420)  # rooms with one answer a second each
LATEST = 50.0  # milliseconds until the last of the eight has the page, in 99 cases of 100
SECONDS = float(os.environ.get("SECONDS", "4"))  # of one measurement
REPEATS = int(os.environ.get("REPEATS", "3"))
PACED = os.environ.get("PACED", "1") != "0"
SETTLED = 13.0  # seconds after which a table that was laid elsewhere is its home's alone
TICK = os.sysconf("SC_CLK_TCK")


# --- Workers, and their rooms --------------------------------------------------------------------


@dataclass
class Spread(Room):
    """Its phones end at every worker, and so do their taps, in turn."""

    ports: tuple[int, ...] = ()
    wires: dict[int, asyncio.Transport | None] = field(default_factory=dict)

    async def tap(self) -> float:
        port = self.port = self.ports[self.turn % len(self.ports)]
        self.wire = self.wires.get(port)
        try:
            return await super().tap()
        finally:
            self.wires[port] = self.wire


class Way(NamedTuple):
    """How many workers, and where the phones of a table end."""

    workers: int
    home: bool

    @property
    def name(self) -> str:
        return "1 worker" if self.workers == 1 else f"{self.workers}, {'at home' if self.home else 'at either'}"


ONE, EITHER, HOME = WAYS = Way(1, home=True), Way(2, home=False), Way(2, home=True)


class Spent(NamedTuple):
    """Processor seconds."""

    workers: tuple[float, ...]
    database: float
    phones: float


@dataclass
class Housed:
    """Workers, each on a port of its own, and the database behind them."""

    way: Way
    servers: Sequence[Server]
    postmaster: int
    rooms: list[Room] = field(default_factory=list)

    @property
    def ports(self) -> tuple[int, ...]:
        return tuple(server.port for server in self.servers)

    def home(self, code: str) -> int:
        return self.ports[crc32(code.encode()) % len(self.ports)]

    def now(self) -> Spent:
        database = [self.postmaster, *children(self.postmaster)]
        return Spent(tuple(server.cpu() for server in self.servers), sum(map(cpu, database)), time.process_time())

    async def fill(self, number: int) -> None:
        """So many rooms; each is laid wherever its owner happened to be."""
        have = len(self.rooms)
        for start in range(have, number, AT_A_TIME):
            some = range(start, min(start + AT_A_TIME, number))
            self.rooms += await asyncio.gather(*map(self._room, some))
        if have < number and len(self.ports) > 1:
            await asyncio.sleep(SETTLED)

    async def _room(self, number: int) -> Room:
        laid = self.ports[number % len(self.ports)]
        sat = await talking(laid, number, self.home if self.way.home else None)
        ports = (self.home(sat.code),) if self.way.home else self.ports
        return await followed(Spread(ports[0], nods(sat), ports=ports), sat.streams(), *ports)


def children(process: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text("utf-8").split()]


def cpu(process: int) -> float:
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        fields = Path(f"/proc/{process}/stat").read_text("utf-8").rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICK
    return 0.0


async def emptied(database: str) -> int:
    """Nothing lies there any more; the first process of that PostgreSQL, where it is on this machine."""
    connection = await asyncpg.connect(database)
    await connection.execute("DROP SCHEMA IF EXISTS garou CASCADE")
    postmaster = parent(connection.get_server_pid())
    await connection.close()
    return postmaster


def parent(process: int) -> int:
    with contextlib.suppress(FileNotFoundError):
        return int(Path(f"/proc/{process}/stat").read_text("utf-8").rsplit(")", 1)[1].split()[1])
    raise SystemExit("the database has to be on this machine: its processor time is measured")


@contextlib.asynccontextmanager
async def housed(database: str, way: Way) -> AsyncIterator[Housed]:
    postmaster = await emptied(database)
    with contextlib.ExitStack() as ending:
        servers = [ending.enter_context(worker(database)) for _ in range(way.workers)]
        for server in servers:
            await server.up()
        yield Housed(way, servers, postmaster)


@contextlib.contextmanager
def worker(database: str) -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        words = ("serve", "--quiet", "--host", "127.0.0.1", "--port", "{port}", "--data", folder)
        server = Server("-c", TABLE.replace("{pace}", PACE), *words, "--database", database, "--workers", "1")
        try:
            yield server
        finally:
            server.process.terminate()
            server.process.wait()


# --- Measuring -----------------------------------------------------------------------------------


class Run(NamedTuple):
    rate: float
    p50: float
    p99: float
    workers: tuple[float, ...]  # cores
    database: float
    phones: float

    @property
    def cost(self) -> float:
        """Milliseconds of all workers for an answer."""
        return 1000 * sum(self.workers) / self.rate


async def measured(house: Housed, rooms: int, *, paced: bool) -> Run:
    drive, before, begun = each_second if paced else at_once, house.now(), time.perf_counter()
    times: list[float] = []
    taking = house.rooms[:rooms]
    await asyncio.wait_for(asyncio.gather(*(drive(room, begun + SECONDS, times) for room in taking)), 120)
    after, passed = house.now(), time.perf_counter() - begun
    cuts = statistics.quantiles(times, n=100)
    workers = tuple((b - a) / passed for a, b in zip(before.workers, after.workers, strict=True))
    database, phones = (after.database - before.database) / passed, (after.phones - before.phones) / passed
    return Run(len(times) / passed, cuts[49], cuts[98], workers, database, phones)


def head() -> None:
    print(f"{'':14}{'rooms':>7}{'phones':>8}{'answers/s':>11}{'p50 ms':>9}{'p99 ms':>9}{'CPU ms':>10}", end="")
    print(f"{'database':>10}{'phones':>9}{'load':>7}   cores of each worker")


def show(house: Housed, rooms: int, run: Run) -> None:
    each = " ".join(f"{cores:.2f}" for cores in run.workers)
    print(
        f"{house.way.name:14}{rooms:7}{SEATS * rooms:8,}{run.rate:11,.0f}{run.p50:9.1f}{run.p99:9.1f}{run.cost:10.2f}"
        f"{run.database:10.2f}{run.phones:9.2f}{os.getloadavg()[0]:7.1f}   {each}"
    )


def median(runs: list[Run]) -> Run:
    return sorted(runs, key=lambda run: run.rate)[len(runs) // 2]


async def flat_out(house: Housed, rooms: int) -> Run:
    await house.fill(rooms)
    run = median([await measured(house, rooms, paced=False) for _ in range(REPEATS)])
    show(house, rooms, run)
    return run


async def kept_up(house: Housed) -> float:
    """Answers a second with that delay; the last step is taken twice, since machines have bad seconds."""
    best = 0.0
    for rooms in LADDER:
        await house.fill(rooms)
        run = await measured(house, rooms, paced=True)
        if run.p99 > LATEST:
            run = await measured(house, rooms, paced=True)
        show(house, rooms, run)
        if run.p99 > LATEST:
            break
        best = run.rate
    return best


async def main(database: str) -> None:
    print(f"\nanswers as soon as all have the last page, then one a second a room; p99 at most {LATEST:.0f} ms")
    head()
    flat: dict[Way, Run] = {}
    rates: dict[Way, float] = {}
    for way in WAYS:
        async with housed(database, way) as house:
            flat[way] = await flat_out(house, BUSY)
            rates[way] = await kept_up(house) if PACED else 0.0
    told("flat out", flat)
    for way in (EITHER, HOME) if PACED else ():
        print(f"{way.name}: {rates[way] / max(rates[ONE], 1):.2f} times the answers with that delay")
    if can_be_held():
        await with_shares(database)
    else:
        print("with a fixed share of a core for each: not measured, as only root can hold processes to it")


async def with_shares(database: str) -> None:
    """Each worker with a share of its own: what was saved up before counts for nothing."""
    print(f"\nflat out, each worker held to {SHARE:.2f} of a core; as many rooms for each")
    head()
    found: dict[Way, Run] = {}
    for way in WAYS:
        async with housed(database, way) as house:
            rooms = EACH * way.workers
            await house.fill(rooms)
            with held([server.process.pid for server in house.servers], SHARE):
                await measured(house, rooms, paced=False)
                found[way] = await flat_out(house, rooms)
    told("with a share of its own for each", found)


def told(how: str, found: dict[Way, Run]) -> None:
    print()
    for way in (EITHER, HOME):
        one, two = found[ONE], found[way]
        print(f"{way.name} {how}: {two.rate / one.rate:.2f} times the answers of one worker, ", end="")
        print(f"p99 {one.p99:.1f} and {two.p99:.1f} ms, {two.cost / one.cost:.2f} times the processor of an answer")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    uvloop.run(main(sys.argv[1]))
