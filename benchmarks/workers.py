"""Two workers against one, over one PostgreSQL: how many answers a second each holds with the same delay.

    python benchmarks/workers.py postgresql://garou@127.0.0.1:5432/empty

The phones, the workers and the database share this machine, so their processor time is told apart: where two workers,
the database and the phones want more cores than there are, the ratio says more of the machine than of Garou. So it is
asked twice: flat out, and with each worker held to the same share of a core ($SHARE), small enough that nobody waits
for anybody else. The second says what another worker adds where there is a core for it, with as many rooms for each. It
needs root, and is left out without. Whatever tables lie in that database are deleted.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import asyncpg
import uvloop
from crowd import SEATS, TABLE, Server
from load import PACE, House, Room, at_once, each_second, table_room
from shares import can_be_held, held

SHARE = float(os.environ.get("SHARE", "0.35"))  # of a core, for each worker, where they are held
EACH = 16  # rooms of each such worker
BUSY = 24  # rooms that fire again as soon as everybody has the last page
LADDER = (20, 40, 60, 80, 110, 150, 200, 260, 330, 420)  # rooms with one answer a second each
LATEST = 50.0  # milliseconds until the last of the eight has the page, in 99 cases of 100
SECONDS = float(os.environ.get("SECONDS", "4"))  # of one measurement
REPEATS = int(os.environ.get("REPEATS", "3"))
TICK = os.sysconf("SC_CLK_TCK")


class Spent(NamedTuple):
    """Processor seconds."""

    workers: tuple[float, ...]
    database: float
    phones: float


@dataclass
class Housed(House):
    """Workers on one port, and the database behind them."""

    postmaster: int = 0
    spent: list[Spent] = field(default_factory=list)

    def now(self) -> Spent:
        workers = [self.server.process.pid, *children(self.server.process.pid)]
        database = [self.postmaster, *children(self.postmaster)]
        return Spent(tuple(map(cpu, workers)), sum(map(cpu, database)), time.process_time())


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


@contextlib.contextmanager
def housed(database: str, workers: int, postmaster: int) -> Iterator[Housed]:
    with tempfile.TemporaryDirectory() as folder:
        words = ("serve", "--quiet", "--host", "127.0.0.1", "--port", "{port}", "--data", folder)
        more = ("--database", database, "--workers", str(workers))
        server = Server("-c", TABLE.replace("{pace}", PACE), *words, *more)
        try:
            yield Housed(f"{workers} worker{'s' * (workers > 1)}", server, table_room, postmaster=postmaster)
        finally:
            server.process.terminate()
            server.process.wait()


async def measured(house: Housed, rooms: int, *, paced: bool) -> Run:
    drive, before, begun = each_second if paced else at_once, house.now(), time.perf_counter()
    times: list[float] = []
    taking: list[Room] = house.rooms[:rooms]
    await asyncio.wait_for(asyncio.gather(*(drive(room, begun + SECONDS, times) for room in taking)), 120)
    after, passed = house.now(), time.perf_counter() - begun
    cuts = statistics.quantiles(times, n=100)
    workers = tuple((b - a) / passed for a, b in zip(before.workers, after.workers, strict=True))
    database, phones = (after.database - before.database) / passed, (after.phones - before.phones) / passed
    return Run(len(times) / passed, cuts[49], cuts[98], workers, database, phones)


def show(house: Housed, rooms: int, run: Run) -> None:
    each = " ".join(f"{cores:.2f}" for cores in run.workers)
    print(
        f"{house.name:12}{rooms:7}{SEATS * rooms:8,}{run.rate:11,.0f}{run.p50:9.1f}{run.p99:9.1f}{run.cost:10.2f}"
        f"{run.database:10.2f}{run.phones:9.2f}{os.getloadavg()[0]:7.1f}   {each}"
    )


async def busy(house: Housed) -> list[Run]:
    await house.fill(BUSY)
    runs = [await measured(house, BUSY, paced=False) for _ in range(REPEATS)]
    show(house, BUSY, runs[-1])
    return runs


async def held_to(house: Housed, workers: int) -> list[Run]:
    """Flat out, with that share of a core for each worker; the first of them may only look after the others."""
    await house.fill(EACH * workers)
    first = house.server.process.pid
    with held(children(first) or [first], SHARE):
        await measured(house, EACH * workers, paced=False)  # what was saved up before counts for nothing
        runs = [await measured(house, EACH * workers, paced=False) for _ in range(REPEATS)]
    show(house, EACH * workers, runs[-1])
    return runs


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
    print(f"{'':12}{'rooms':>7}{'phones':>8}{'answers/s':>11}{'p50 ms':>9}{'p99 ms':>9}{'CPU ms':>10}", end="")
    print(f"{'database':>10}{'phones':>9}{'load':>7}   cores of each process that serves")
    flat: dict[int, list[Run]] = {}
    rates: dict[int, float] = {}
    for workers in (1, 2):
        postmaster = await emptied(database)
        with housed(database, workers, postmaster) as house:
            flat[workers] = await busy(house)
            rates[workers] = await kept_up(house)
    one, two = (statistics.median(run.rate for run in flat[workers]) for workers in (1, 2))
    cost = [statistics.median(run.cost for run in flat[workers]) for workers in (1, 2)]
    print(f"\ntwo workers against one: {two / one:.2f} times the answers flat out, ", end="")
    print(
        f"{rates[2] / max(rates[1], 1):.2f} times with that delay, {cost[1] / cost[0]:.2f} times the CPU of an answer"
    )
    if can_be_held():
        await with_shares(database)
    else:
        print("with a fixed share of a core for each: not measured, as only root can hold processes to it")


async def with_shares(database: str) -> None:
    print(f"\nflat out, each worker held to {SHARE:.2f} of a core; as many rooms for each")
    found: dict[int, list[Run]] = {}
    for workers in (1, 2):
        with housed(database, workers, await emptied(database)) as house:
            found[workers] = await held_to(house, workers)
    one, two = (statistics.median(run.rate for run in found[workers]) for workers in (1, 2))
    late = [statistics.median(run.p99 for run in found[workers]) for workers in (1, 2)]
    print(f"\nanother worker with a share of its own: {two / one:.2f} times the answers, ", end="")
    print(f"p99 {late[0]:.1f} and {late[1]:.1f} ms")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    uvloop.run(main(sys.argv[1]))
