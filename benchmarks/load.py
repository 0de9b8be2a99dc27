"""The web table under load: one server process, and this one with the phones. `make bench` calls it.

Rooms of eight follow their pages live. At a steady pace somebody taps "ready": the answer is stored, eight different
pages are rendered and pushed. Printed: CPU of the server for each answer, the time from the tap until the last of the
eight phones has the new page, memory for each phone; and the same for a bare push of equally long pages, as a ratio.
"""

from __future__ import annotations

import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

SEATS = 8
TASKS: list[asyncio.Future[None]] = []  # streams that are being followed
RUNNER = """
import sys
from garou.rooms import settings
settings.PACES["still"] = settings.Pace(call=0.05, talk=36000, ballot=36000, words=36000, look=0.2)
from garou.web import app, limits
app.Limits = lambda: limits.Limits(create=9999999, join=9999999, act=9999999)
from garou.cli import main
main()
"""
BARE = """
import asyncio, sys
from fastapi import FastAPI
from fastapi.responses import StreamingResponse
import uvicorn
app = FastAPI()
rooms, page = {}, "x" * int(sys.argv[2])
@app.get("/healthz")
async def healthy(): return {}
@app.get("/stream/{room}")
async def stream(room: str):
    ear = asyncio.Queue(); rooms.setdefault(room, []).append(ear)
    async def push():
        yield ": hello\\n\\n"
        while True: yield f"data: {await ear.get()}{page}\\n\\n"
    return StreamingResponse(push(), media_type="text/event-stream")
@app.post("/tap/{room}")
async def tap(room: str):
    for seat, ear in enumerate(rooms[room]): ear.put_nowait(seat)
    return {}
uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[1]), log_level="error")
"""


@dataclass
class Phone:
    """One open stream: how many pages it has had, and how long the last was."""

    pages: int = 0
    length: int = 0
    last: int = 0
    waiting: list[asyncio.Event] = field(default_factory=list)

    async def follow(self, port: int, path: str, headers: str = "") -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=2**20)
        writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n{headers}\r\n".encode())
        while line := await reader.readline():
            if line.startswith(b"data: ") and len(line) > 40:
                self.length += len(line)
            elif line == b"\n" and self.length:
                self.pages, self.last, self.length = self.pages + 1, self.length, 0
                for event in self.waiting:
                    event.set()
                self.waiting.clear()


async def post(port: int, path: str, body: Any, headers: str = "") -> bytes:
    data = json.dumps(body).encode()
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\nConnection: close\r\n"
    writer.write(f"{head}Content-Length: {len(data)}\r\n{headers}\r\n".encode() + data)
    answer = await reader.read()
    writer.close()
    if b" 20" not in answer.split(b"\r\n", 1)[0]:
        raise SystemExit(answer.decode()[:500])
    return answer.partition(b"\r\n\r\n")[2]


class Server:
    def __init__(self, program: str, *words: str) -> None:
        self.process = subprocess.Popen([sys.executable, "-c", program, *words], stderr=subprocess.DEVNULL)

    def cpu(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text("utf-8").rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        text = Path(f"/proc/{self.process.pid}/smaps_rollup").read_text("utf-8")
        return 1024 * sum(int(row.split()[1]) for row in text.splitlines() if row.startswith("Private_"))


async def up(port: int) -> None:
    for _ in range(200):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.1)
        else:
            writer.close()
            return
    raise SystemExit("the server did not start")


@dataclass
class Room:
    phones: list[Phone]
    taps: list[tuple[str, str]]  # path and headers of each seat's tap
    on: bool = True


async def real_room(port: int) -> Room:
    """Eight people at a table, talking."""
    wanted = {"game": "one-night", "scenario": "anarchy", "players": SEATS, "pace": "still"}
    code = json.loads(await post(port, "/api/tables", wanted))["code"]
    tokens = [
        json.loads(await post(port, f"/api/tables/{code}/seats", {"name": f"Player {i}"}))["token"]
        for i in range(SEATS)
    ]
    bearers = [f"Authorization: Bearer {token}\r\n" for token in tokens]
    await post(port, f"/api/tables/{code}/begin", {}, bearers[0])
    phones = [Phone() for _ in tokens]
    for phone, bearer in zip(phones, bearers, strict=True):
        cookie = f"Cookie: garou-seat-{code}={bearer.split()[2]}\r\n"
        TASKS.append(asyncio.ensure_future(phone.follow(port, f"/t/{code}/stream", cookie)))
    return Room(phones, [(f"/api/tables/{code}/ready", bearer) for bearer in bearers])


async def tap(port: int, room: Room, body: Any, path: str, headers: str) -> float:
    """Seconds until all eight have the new page."""
    events = [asyncio.Event() for _ in room.phones]
    for phone, event in zip(room.phones, events, strict=True):
        phone.waiting.append(event)
    begun = time.perf_counter()
    await post(port, path, body, headers)
    await asyncio.wait_for(asyncio.gather(*(event.wait() for event in events)), 20)
    return time.perf_counter() - begun


async def drive(port: int, server: Server, rooms: list[Room], rate: float, seconds: float) -> dict[str, float]:
    """So many answers a second, in turn over all rooms."""
    times: list[float] = []
    cpu, begun, sent, tasks = server.cpu(), time.perf_counter(), 0, []

    async def one(room: Room) -> None:
        path, headers = room.taps[0]
        body = {"on": room.on} if "ready" in path else {}
        room.on = not room.on
        times.append(await tap(port, room, body, path, headers))

    while time.perf_counter() - begun < seconds:
        tasks.append(asyncio.ensure_future(one(rooms[sent % len(rooms)])))
        sent += 1
        await asyncio.sleep(max(0.0, begun + sent / rate - time.perf_counter()))
    await asyncio.gather(*tasks)
    cuts = statistics.quantiles(times, n=100)
    return {"cpu": 1000 * (server.cpu() - cpu) / sent, "p50": 1000 * cuts[49], "p99": 1000 * cuts[98], "sent": sent}


async def measure(number: int, rate: float, seconds: float) -> None:
    with tempfile.TemporaryDirectory() as folder:
        words = ["serve", "--quiet", "--host", "127.0.0.1", "--port", "8471", "--data", folder]
        server = Server(RUNNER, *words)
        await up(8471)
        empty = server.memory()
        rooms = [await real_room(8471) for _ in range(number)]
        await asyncio.sleep(4)
        for room in rooms:
            if not all(phone.pages for phone in room.phones):
                raise SystemExit("a phone has no page")
        each = (server.memory() - empty) / (number * SEATS) / 1024
        found = await drive(8471, server, rooms, rate, seconds)
        length = rooms[0].phones[0].last
        server.process.kill()
    bare = await measure_bare(number, rate, seconds, length)
    print(f"{number} rooms of {SEATS}, {rate:.0f} answers/s, pages of {length:,} bytes")
    print(f"{'':24}{'CPU ms/answer':>16}{'p50 ms':>10}{'p99 ms':>10}")
    for name, row in (("Garou", found), ("bare push", bare)):
        print(f"{name:24}{row['cpu']:16.2f}{row['p50']:10.1f}{row['p99']:10.1f}")
    ratios = [found[key] / bare[key] for key in ("cpu", "p50", "p99")]
    print(f"{'ratio':24}{ratios[0]:16.1f}{ratios[1]:10.1f}{ratios[2]:10.1f}")
    print(f"memory for each phone, its room included: {each:.0f} KiB\n")


async def measure_bare(number: int, rate: float, seconds: float, length: int) -> dict[str, float]:
    server = Server(BARE, "8472", str(length))
    await up(8472)
    rooms = []
    for i in range(number):
        phones = [Phone() for _ in range(SEATS)]
        TASKS.extend(asyncio.ensure_future(phone.follow(8472, f"/stream/{i}")) for phone in phones)
        rooms.append(Room(phones, [(f"/tap/{i}", "")]))
    await asyncio.sleep(2)
    found = await drive(8472, server, rooms, rate, seconds)
    server.process.kill()
    return found


if __name__ == "__main__":
    given = [float(word) for word in sys.argv[1:]]
    asyncio.run(measure(int(given[0]) if given else 50, given[1] if given[1:] else 50, given[2] if given[2:] else 5))
