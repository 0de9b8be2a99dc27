"""A server process, and people at its tables: what `load.py` and `night.py` measure with."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

SEATS = 8
LEAST_PAGE = 400  # bytes: signs of life are shorter

# Garou with a pace of the measurement's own, {pace}, and no limits: all phones have one address here.
TABLE = """
from dataclasses import replace
from garou.rooms import settings
settings.PACES["bench"] = replace(settings.PACES["quick"], {pace})
from garou.web import app, limits
app.Limits = lambda: limits.Limits(**dict.fromkeys(limits.ALLOWED, 10**9))
from garou.cli import main
main()
"""


class Server:
    """A process that serves on a free port of this machine."""

    def __init__(self, *command: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        words = [word.replace("{port}", str(self.port)) for word in command]
        self.process = subprocess.Popen([sys.executable, *words], stderr=subprocess.DEVNULL)

    async def up(self) -> None:
        for _ in range(300):
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
            except OSError:
                await asyncio.sleep(0.1)
            else:
                writer.close()
                return
        raise SystemExit("the server did not start")

    def cpu(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text("utf-8").rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes that belong to this process alone."""
        rows = Path(f"/proc/{self.process.pid}/smaps_rollup").read_text("utf-8").splitlines()
        return 1024 * sum(int(row.split()[1]) for row in rows if row.startswith("Private_"))


@contextlib.contextmanager
def served(*command: str) -> Iterator[Server]:
    server = Server(*command)
    try:
        yield server
    finally:
        server.process.kill()
        server.process.wait()


@contextlib.contextmanager
def table_served(pace: str) -> Iterator[Server]:
    """Garou over an empty folder, with that pace."""
    with tempfile.TemporaryDirectory() as folder:
        options = ("serve", "--quiet", "--host", "127.0.0.1", "--port", "{port}", "--data", folder)
        with served("-c", TABLE.replace("{pace}", pace), *options) as server:
            yield server


class Phone(asyncio.Protocol):
    """One open stream. The server writes each page at once, so a piece that ends like a page ends one."""

    def __init__(self, read: Callable[[bytes], None]) -> None:
        self.read, self.pieces = read, list[bytes]()

    def data_received(self, data: bytes) -> None:
        self.pieces.append(data)
        if data.endswith(b"\n\n\r\n"):
            page = b"".join(self.pieces)
            self.pieces.clear()
            if len(page) > LEAST_PAGE:
                self.read(page)


def request(verb: str, path: str, headers: str = "", body: Any = None) -> bytes:
    data = b"" if body is None else json.dumps(body).encode()
    more = f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n" if data else "Content-Length: 0\r\n"
    return f"{verb} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{headers}{more}\r\n".encode() + data


def tapped(path: str, cookie: str, form: str = "") -> bytes:
    """As the page's script sends it."""
    kind = f"HX-Request: true\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: {len(form)}\r\n"
    return f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{cookie}{kind}\r\n{form}".encode()


async def ask(port: int, verb: str, path: str, body: Any = None, headers: str = "") -> Any:
    """One question to the API on a connection of its own."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(request(verb, path, f"{headers}Connection: close\r\n", body))
    head, _, answer = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    if not head.startswith(b"HTTP/1.1 20"):
        raise SystemExit(answer.decode()[:500])
    return json.loads(answer)


class Company(NamedTuple):
    """A table whose cards are dealt, and what the phones round it hold."""

    code: str
    cookies: tuple[str, ...]

    def streams(self) -> list[bytes]:
        return [request("GET", f"/t/{self.code}/stream", cookie) for cookie in self.cookies]


async def company(port: int, number: int, game: str, scenario: str, led: Callable[[str], int] | None = None) -> Company:
    """Eight people sit down and begin, wherever a table with that code is led to."""
    wanted = {"game": game, "scenario": scenario, "players": SEATS, "pace": "bench"}
    code = (await ask(port, "POST", "/api/tables", wanted))["code"]
    port = led(code) if led else port
    path, names = f"/api/tables/{code}", [f"Player {n} of {number}" for n in range(SEATS)]
    tokens = [(await ask(port, "POST", f"{path}/seats", {"name": name}))["token"] for name in names]
    await ask(port, "POST", f"{path}/begin", {}, f"Authorization: Bearer {tokens[0]}\r\n")
    return Company(code, tuple(f"Cookie: garou-seat-{code}={token}\r\n" for token in tokens))
