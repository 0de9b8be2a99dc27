"""The web table under load: one server process, and this one with the phones. `make bench` calls it.

Rooms of eight follow their pages live while one after the other taps "ready": the answer is stored, eight different
pages are drawn and pushed. At other tables people vote, or write lines. Beside them stand three yardsticks (`bare.py`)
with pages as long: a push of pages that are ready, the way programs usually push; the same written straight on the
connection, as Garou does; and one of pages drawn with a plain template. Machines are noisy: the ratio within one run is
what counts.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import statistics
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TypeVar

import uvloop
from crowd import SEATS, Company, Phone, Server, ask, company, request, served, table_served, tapped

BUSY = 50  # rooms that fire again as soon as everybody has the last page
WINDOW = float(os.environ.get("WINDOW", "2"))  # seconds of one measurement
REPEATS = 3
LADDER = (125, 250, 375, 500)  # rooms with one answer a second each
LATEST = 50.0  # milliseconds until the last of the eight has the page, in 99 cases of 100

PUSHED = "pushed"
BARE = str(Path(__file__).with_name("bare.py"))
PACE = "call=0.02, talk=36000, look=0.1, ballot=36000"  # very short calls; a talk and a vote without an end
FEW = 10  # rooms that write: enough to keep a server busy
VOTING = 60  # rooms that vote: each seat once, as nobody else sees who thinks again


# --- Phones --------------------------------------------------------------------------------------


@dataclass
class Room:
    """Eight phones and the taps that are sent in turn; a tap is done when all eight have the page it brings."""

    port: int
    taps: list[bytes]
    turn: int = 0
    pages: list[int] = field(default_factory=list)  # that each phone has had
    length: int = 0  # of the last page
    done: asyncio.Future[float] | None = None
    wire: asyncio.Transport | None = None

    async def tap(self) -> float:
        """Milliseconds until the last of the phones has the new page."""
        loop = asyncio.get_running_loop()
        if self.wire is None or self.wire.is_closing():
            self.wire, _ = await loop.create_connection(Finger, "127.0.0.1", self.port)
        self.done, self.pages = loop.create_future(), [0] * SEATS
        begun = time.perf_counter()
        self.wire.write(self.taps[self.turn % len(self.taps)])
        self.turn += 1
        return 1000 * (await self.done - begun)

    def page(self, seat: int, page: bytes) -> None:
        self.pages[seat] += 1
        self.length = len(page)
        if self.done is not None and not self.done.done() and all(self.pages):
            self.done.set_result(time.perf_counter())


class Finger(asyncio.Protocol):
    """The connection a room's taps go through."""

    def data_received(self, data: bytes) -> None:
        if data.startswith(b"HTTP/1.1 ") and not data.startswith(b"HTTP/1.1 20"):
            raise SystemExit(data.decode()[:500])


async def connected(port: int, taps: list[bytes], streams: list[bytes]) -> Room:
    """A room whose eight phones have had their first page."""
    return await followed(Room(port, taps), streams, port)


R = TypeVar("R", bound=Room)


async def followed(room: R, streams: list[bytes], *ports: int) -> R:
    """From these ports in turn."""
    loop, room.pages = asyncio.get_running_loop(), [0] * SEATS
    for seat, opening in enumerate(streams):
        port = ports[seat % len(ports)]
        wire, _ = await loop.create_connection(partial(Phone, partial(room.page, seat)), "127.0.0.1", port)
        wire.write(opening)
    room.done = loop.create_future()
    await asyncio.wait_for(room.done, 20)
    return room


async def talking(port: int, number: int, led: Callable[[str], int] | None = None) -> Company:
    """Eight people at a table, after a short night."""
    sat = await company(port, number, "one-night", "anarchy", led)
    await reached(led(sat.code) if led else port, sat, "talk")
    return sat


async def reached(port: int, sat: Company, kind: str) -> int:
    """The number of the window of that kind, once it is open."""
    while (view := await ask(port, "GET", f"/api/tables/{sat.code}"))["kind"] != kind:  # noqa: ASYNC110  # soon
        await asyncio.sleep(0.3)
    return int(view["window"])


async def table_room(port: int, number: int) -> Room:
    """Seven of eight tap ready and then think again: all eight would end the talk."""
    sat = await talking(port, number)
    return await connected(port, nods(sat), sat.streams())


def nods(sat: Company) -> list[bytes]:
    ready = f"/t/{sat.code}/ready"
    return [tapped(ready, cookie, on) for on in ("on=true", "on=false") for cookie in sat.cookies[:-1]]


async def voting_room(port: int, number: int) -> Room:
    """Seven of eight vote: all eight would end it."""
    sat = await talking(port, number)
    for cookie in sat.cookies:
        await taps_once(port, tapped(f"/t/{sat.code}/ready", cookie, "on=true"))
    window, answer = await reached(port, sat, "ballot"), f"/t/{sat.code}/answer"
    votes = enumerate(sat.cookies[:-1], 1)  # each for whoever sits to the left
    taps = [tapped(answer, cookie, f"window={window}&choice={target}") for target, cookie in votes]
    return await connected(port, taps, sat.streams())


async def writing_room(port: int, number: int) -> Room:
    """One line after the other."""
    sat = await talking(port, number)
    taps = [tapped(f"/t/{sat.code}/say", cookie, "text=I+have+slept+all+night+long") for cookie in sat.cookies]
    return await connected(port, taps, sat.streams())


async def taps_once(port: int, tap: bytes) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(tap)
    head = await reader.readline()
    writer.close()
    if not head.startswith(b"HTTP/1.1 20"):
        raise SystemExit(head.decode())


async def bare_room(port: int, number: int) -> Room:
    return await connected(port, [request("POST", f"/tap/{number}")], [request("GET", f"/stream/{number}")] * SEATS)


# --- Measuring -----------------------------------------------------------------------------------


@dataclass
class House:
    """A server and the rooms in it."""

    name: str
    server: Server
    seat: Callable[[int, int], Awaitable[Room]]  # by port and number
    rooms: list[Room] = field(default_factory=list)
    empty: int = 0  # bytes it took before anybody came

    async def fill(self, number: int) -> None:
        """So many rooms, some of them at a time."""
        if not self.rooms:
            await self.server.up()
            self.empty = self.server.memory()
        while (have := len(self.rooms)) < number:
            self.rooms += await asyncio.gather(
                *(self.seat(self.server.port, n) for n in range(have, min(have + BUSY, number)))
            )

    @property
    def each(self) -> float:
        """KiB for each phone, its room included."""
        return (self.server.memory() - self.empty) / len(self.rooms) / SEATS / 1024


@dataclass
class Found:
    cpu: float  # milliseconds of the server for each answer
    rate: float  # answers a second
    p50: float
    p99: float


async def measured(house: House, drive: Callable[[Room, float, list[float]], Awaitable[None]], seconds: float) -> Found:
    cpu, begun, times = house.server.cpu(), time.perf_counter(), list[float]()
    await asyncio.wait_for(asyncio.gather(*(drive(room, begun + seconds, times) for room in house.rooms)), 60)
    spent, passed = house.server.cpu() - cpu, time.perf_counter() - begun
    cuts = statistics.quantiles(times, n=100)
    return Found(1000 * spent / len(times), len(times) / passed, cuts[49], cuts[98])


async def at_once(room: Room, until: float, times: list[float]) -> None:
    """The next answer as soon as all have the page of the last."""
    while time.perf_counter() < until:
        times.append(await room.tap())


async def each_once(room: Room, until: float, times: list[float]) -> None:
    """All the answers that a room has."""
    times += [await room.tap() for _ in room.taps]


async def each_second(room: Room, until: float, times: list[float]) -> None:
    """One answer a second, at a moment of the room's own."""
    await asyncio.sleep(random.random())
    while time.perf_counter() < until:
        started = time.perf_counter()
        times.append(await room.tap())
        await asyncio.sleep(max(0.0, 1 - (time.perf_counter() - started)))


def median(rows: list[Found]) -> Found:
    return Found(*(statistics.median(getattr(row, name) for row in rows) for name in ("cpu", "rate", "p50", "p99")))


async def saturation(houses: list[House], measure: str) -> None:
    """What an answer costs: all houses in turn, again and again, since a machine has better and worse seconds."""
    found: dict[str, list[Found]] = {}
    for _ in range(REPEATS):
        for house in houses:
            found.setdefault(house.name, []).append(await taken(house))
    page, rooms = houses[0].rooms[0].length, len(houses[0].rooms)
    print(f"\n{rooms} rooms of {SEATS}, answers as soon as all have the last page; {page:,} bytes a page")
    print(f"{'':20}{'CPU ms/answer':>16}{'answers/s':>12}{'p50 ms':>10}{'p99 ms':>10}{'to ' + measure:>20}")
    cost = median(found[measure]).cpu
    for name, rows in found.items():
        row = median(rows)
        print(f"{name:20}{row.cpu:16.2f}{row.rate:12,.0f}{row.p50:10.1f}{row.p99:10.1f}{row.cpu / cost:20.2f}")


async def taken(house: House) -> Found:
    """Again and again, or from rooms that have not voted yet."""
    if house.seat is not voting_room:
        return await measured(house, at_once, WINDOW)
    house.rooms = []
    await house.fill(VOTING)
    return await measured(house, each_once, 0)


async def by_kind(ending: contextlib.ExitStack) -> None:
    """A vote and a line at tables of their own, each beside a push of as many bytes."""
    for name, seat, rooms in (("Garou, a vote", voting_room, VOTING), ("Garou, a line", writing_room, FEW)):
        house = House(name, ending.enter_context(table_served(PACE)), seat)
        await house.fill(rooms)
        await measured(house, each_once, 0)
        await saturation([house, *await yardsticks(house, FEW, ending)], PUSHED)


async def yardsticks(house: House, rooms: int, ending: contextlib.ExitStack, *more: str) -> list[House]:
    """Those that push pages as long: the way programs usually do, straight, and whatever else is named."""
    length, found = str(house.rooms[0].length), list[House]()
    for name, how in ((PUSHED, ()), ("pushed straight", ("straight",)), *((one, ("drawn",)) for one in more)):
        found.append(House(name, ending.enter_context(served(BARE, "{port}", length, *how)), bare_room))
        await found[-1].fill(rooms)
    return found


async def rooms_held(house: House) -> int:
    """How many rooms with an answer a second each, until one in a hundred waits too long."""
    held = 0
    for number in LADDER:
        await house.fill(number)
        found = await measured(house, each_second, 1.5 * WINDOW)
        print(
            f"{house.name:20}{number:7}{SEATS * number:9,}{found.rate:12,.0f}{found.cpu:16.2f}"
            f"{found.p50:10.1f}{found.p99:10.1f}{house.each:12.0f}"
        )
        if found.p99 > LATEST:
            break
        held = number
    return held


async def main() -> None:
    with contextlib.ExitStack() as ending:
        table = House("Garou, ready", ending.enter_context(table_served(PACE)), table_room)
        await table.fill(BUSY)
        others = await yardsticks(table, BUSY, ending, "drawn and pushed")
        await saturation([table, *others], PUSHED)
        await by_kind(ending)
        drawn = others[-1]
        print(f"\n{'one answer a second':20}{'rooms':>7}{'phones':>9}{'answers/s':>12}{'CPU ms/answer':>16}", end="")
        print(f"{'p50 ms':>10}{'p99 ms':>10}{'KiB/phone':>12}")
        held = {house.name: await rooms_held(house) for house in (table, drawn)}
        print(f"\nrooms held with p99 below {LATEST:.0f} ms: " + ", ".join(f"{name} {n}" for name, n in held.items()))


if __name__ == "__main__":
    uvloop.run(main())
