"""A real server in a process of its own, with windows short enough for tests."""

from __future__ import annotations

import json
import os
import signal
import socket
import ssl
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from nursery import Born, nurse

BRIEFLY = """
from garou.rooms import settings
settings.PACES["blink"] = settings.Pace(call=0.3, talk=0.6, ballot=1.2, words=0.3, look=1.0, verdict=0.3)
settings.PACES["dash"] = settings.Pace(call=0.3, talk=0.6, ballot=1.2, words=0.3, look=1.0, verdict=0.3, early=0.8)
settings.PACES["brisk"] = settings.Pace(call=1.5, talk=4, ballot=6, words=2, look=8, verdict=1)
settings.PACES["evening"] = settings.Pace(call=0.8, talk=300, ballot=6, words=1.5, look=10, verdict=1)
settings.PACES["gala"] = settings.Pace(call=0.6, talk=300, ballot=6, words=1.5, look=10, verdict=1, early=2)
settings.PACES["still"] = settings.Pace(call=600, talk=600, ballot=600, words=600, look=600, verdict=600)
from garou.web import app, limits
app.Limits = lambda: limits.Limits(**dict.fromkeys(limits.ALLOWED, 10**9))
"""

# For pages over plain HTTP: to read the authorities of the whole world takes longer than any page.
TRUSTING_NOBODY = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
FIRST = ""  # what a server does before it begins, to be changed by tests


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """Started, killed and started again on the same data."""

    def __init__(self, data: Path, *more: str, path: str = "") -> None:
        """Without a path it finds no programs: whatever voices this machine has, the server has none."""
        self.data, self.port, self.more, self.path = data, free_port(), more, path
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = data.with_suffix(".log")
        self.process: Born | None = None

    def start(self) -> Server:
        self.begin()
        return self.arrive()

    def begin(self) -> None:
        words = ["serve", "--quiet", "--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.data)]
        words += ["--allowed-host", "table.example", *self.more]
        env = os.environ | {"LANG": "C.UTF-8", "PATH": self.path}
        self.log.touch()
        streams = [Path(os.devnull), self.log, self.log]
        self.process = nurse().bear(words, streams, cwd=Path.cwd(), env=env, first=BRIEFLY + FIRST)

    def arrive(self) -> Server:
        """When it answers."""
        for _ in range(2000):
            try:
                get(f"{self.address}/healthz")
            except OSError:
                time.sleep(0.01)
            else:
                return self
        raise AssertionError(self.log.read_text())

    def mishaps(self) -> list[str]:
        """What went wrong, by its own log."""
        bad = ('"level": "error"', '"level": "critical"', "Traceback", "Error")
        return [line for line in self.log.read_text().splitlines() if any(word in line for word in bad)]

    def kill(self) -> None:
        """Without warning."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> float:
        """Politely; how long it took."""
        begun = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)
        return time.monotonic() - begun


def get(address: str, token: str = "") -> Any:
    return _send(address, token, None)


def post(address: str, body: dict[str, Any], token: str = "") -> Any:
    return _send(address, token, body)


def _send(address: str, token: str, body: dict[str, Any] | None) -> Any:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(address, data, headers), timeout=10) as answer:
        return json.load(answer)
