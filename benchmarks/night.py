"""The web table by night: rooms of eight in the dark, and how long an answer takes. `make bench` calls it.

Windows open at the rhythm of the quick pace, each room at moments of its own, and every phone taps what its page
offers, asked or asleep, once in eight seconds. An answer is done when its reply is here; a window has opened when the
last of the eight has its page. Latency depends on what else the machine does: the load stands beside it.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import statistics
import time
from dataclasses import dataclass, field
from functools import partial
from html import unescape

import uvloop
from crowd import SEATS, Company, Phone, Server, company, table_served, tapped

# Nights of at least eight calls: none ends while it is measured.
NIGHTS = (("one-night", "revenants"), ("epic-battle", "love-and-betrayal"), ("classic", "whole-village"))
PACE = "look=36000"  # the night falls when all have looked
ROOMS = (125, 250)
AT_A_TIME = 25  # rooms that are filled together
CALL = 8.0  # seconds of a call, and between two taps of one phone
MEASURED = 40.0  # seconds: nights last for at least 64, and it takes 8 until all have fallen

WINDOW = re.compile(rb'name="window" value="(\d+)"')
LEGAL = re.compile(rb"data-legal='([^']*)'")
OPENED = re.compile(rb'data-deadline="([\d.]+)" data-length="([\d.]+)"')


@dataclass
class Found:
    """What a night has brought, in milliseconds."""

    answers: list[float] = field(default_factory=list)
    openings: list[float] = field(default_factory=list)
    refused: int = 0  # came when the window had closed


@dataclass
class Dark:
    """One room by night."""

    sat: Company
    found: Found
    pages: list[bytes] = field(default_factory=lambda: [b""] * SEATS)  # the last of each phone
    fingers: list[Finger] = field(default_factory=list)
    opened: tuple[float, set[int]] = (0.0, set())  # when the window did, and who has its page

    def page(self, seat: int, page: bytes) -> None:
        self.pages[seat] = page
        if found := OPENED.search(page):
            opened = float(found[1]) - float(found[2])
            if opened != self.opened[0]:
                self.opened = opened, set()
            missing = seat not in self.opened[1]
            self.opened[1].add(seat)
            if missing and len(self.opened[1]) == SEATS:
                self.found.openings.append(1000 * (time.time() - opened))

    def offered(self, seat: int) -> bytes | None:
        """A tap on what the page has to offer; None where all is said and noted."""
        page = self.pages[seat]
        window, legal = WINDOW.search(page), LEGAL.search(page)
        if window is None or legal is None or b"play k-call noted" in page:
            return None
        choices = [one for many in json.loads(unescape(legal[1].decode())).values() for one in many.split(",")]
        parts = random.choice(choices).split() if choices else []
        form = "&".join([f"window={int(window[1])}", *(f"choice={part}" for part in parts), "confirm=1"])
        return tapped(f"/t/{self.sat.code}/answer", self.sat.cookies[seat], form)


class Finger(asyncio.Protocol):
    """The connection that one phone's taps go through. The server closes it when it was still for a while."""

    def __init__(self) -> None:
        self.done: asyncio.Future[bytes] | None = None
        self.wire: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.wire = transport  # type: ignore[assignment]  # a connection over TCP is a Transport

    def data_received(self, data: bytes) -> None:
        if data.startswith(b"HTTP/1.1 "):  # the rest is its body
            self.settle(data)

    def connection_lost(self, error: Exception | None) -> None:
        self.wire = None
        self.settle(b"")

    def settle(self, reply: bytes) -> None:
        if self.done is not None and not self.done.done():
            self.done.set_result(reply)

    async def tap(self, sent: bytes, port: int) -> bytes:
        """Once more where the connection was closed just then, as a browser does."""
        reply = b""
        while not reply:
            if self.wire is None or self.wire.is_closing():
                await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)
            self.done = asyncio.get_running_loop().create_future()
            if self.wire is not None:
                self.wire.write(sent)
                reply = await self.done
        return reply


async def sat_down(port: int, number: int, found: Found) -> Dark:
    """Eight phones that show a card each."""
    loop, room = asyncio.get_running_loop(), Dark(await company(port, number, *NIGHTS[number % len(NIGHTS)]), found)
    for seat, opening in enumerate(room.sat.streams()):
        wire, _ = await loop.create_connection(partial(Phone, partial(room.page, seat)), "127.0.0.1", port)
        wire.write(opening)
    while not all(room.pages):  # noqa: ASYNC110  # a page each
        await asyncio.sleep(0.05)
    room.fingers = [Finger() for _ in range(SEATS)]
    return room


async def filled(port: int, rooms: int, found: Found) -> list[Dark]:
    dark: list[Dark] = []
    while (have := len(dark)) < rooms:
        numbers = range(have, min(have + AT_A_TIME, rooms))
        dark += await asyncio.gather(*(sat_down(port, number, found) for number in numbers))
    return dark


async def night_falls(port: int, room: Dark) -> None:
    """At a moment of the room's own, within one call."""
    await asyncio.sleep(CALL * random.random())
    for seat, finger in enumerate(room.fingers):
        await finger.tap(tapped(f"/t/{room.sat.code}/look", room.sat.cookies[seat]), port)


async def taps(port: int, room: Dark, seat: int, until: float) -> None:
    """Once in eight seconds, at a moment of the phone's own."""
    due = time.perf_counter() + CALL * random.random()
    while due < until:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        if sent := room.offered(seat):
            begun = time.perf_counter()
            reply = await room.fingers[seat].tap(sent, port)
            room.found.answers.append(1000 * (time.perf_counter() - begun))
            room.found.refused += reply.startswith(b"HTTP/1.1 409")
            if not reply.startswith((b"HTTP/1.1 204", b"HTTP/1.1 409")):
                raise SystemExit(reply.decode()[:500])
        due += CALL


async def measured(server: Server, number: int) -> None:
    await server.up()
    empty, found = server.memory(), Found()
    dark = await filled(server.port, number, found)
    await asyncio.gather(*(night_falls(server.port, room) for room in dark))
    found.openings.clear()
    cpu, until = server.cpu(), time.perf_counter() + MEASURED
    await asyncio.gather(*(taps(server.port, room, seat, until) for room in dark for seat in range(SEATS)))
    spent, memory = server.cpu() - cpu, (server.memory() - empty) / number / SEATS / 1024
    p50, p99 = _cuts(found.answers)
    first, last = _cuts(found.openings)
    print(
        f"{SEATS * number:7,}{len(found.answers) / MEASURED:11,.0f}{found.refused:9}"
        f"{1000 * spent / len(found.answers):15.2f}{p50:9.1f}{p99:9.1f}{first:12.1f}{last:9.1f}{memory:11.0f}"
        f"{os.getloadavg()[0]:8.1f}"
    )


def _cuts(times: list[float]) -> tuple[float, float]:
    cuts = statistics.quantiles(times, n=100)
    return cuts[49], cuts[98]


async def main() -> None:
    print(f"\nby night, one tap a phone every {CALL:.0f} s{'answers':>27}{'opened for all':>21}")
    print(f"{'phones':>7}{'answers/s':>11}{'refused':>9}{'CPU ms/answer':>15}{'p50 ms':>9}{'p99 ms':>9}", end="")
    print(f"{'p50 ms':>12}{'p99 ms':>9}{'KiB/phone':>11}{'load':>8}")
    for number in ROOMS:
        with table_served(PACE) as server:
            await measured(server, number)


if __name__ == "__main__":
    uvloop.run(main())
