"""What was acknowledged is on disk, in order, once; and nobody else writes there."""

import asyncio
import contextlib
import os
import signal
import sqlite3
import stat
import subprocess
import sys
import textwrap
import threading

import pytest

from garou.store.sqlite import SqliteStore
from garou.store.values import Event, NotKept, NumberTaken, StoreInUse, StoreTooNew, StoreTrouble, Summary


@pytest.fixture
def store(tmp_path):
    opened = SqliteStore(tmp_path / "data")
    yield opened
    opened.close()


def event(seq: int, **data: object) -> Event:
    return Event(seq, 1000.0 + seq, "said", data)


def test_events_come_back_as_they_went_in_and_in_order(store):
    async def write() -> None:
        await asyncio.gather(*(store.append("a", event(seq, word="été 🐺")) for seq in range(1, 200)))

    asyncio.run(write())
    assert store.read("a") == [event(seq, word="été 🐺") for seq in range(1, 200)]
    assert store.rooms() == [Summary("a", 1, 199, 1199.0)]


def test_a_number_that_is_taken_is_refused_and_the_others_are_kept(store):
    async def write() -> list[object]:
        return await asyncio.gather(*(store.append("a", event(seq)) for seq in (1, 1, 2)), return_exceptions=True)

    results = asyncio.run(write())
    assert [type(result) for result in results] == [type(None), NumberTaken, type(None)]
    assert [found.seq for found in store.read("a")] == [1, 2]


def test_who_writes_when_the_store_is_closed_is_told_so_and_does_not_wait(tmp_path):
    """Else a server that ends while something is about to be written down never ends."""
    store = SqliteStore(tmp_path)
    store.close()

    async def write() -> None:
        async with asyncio.timeout(5):
            await store.append("a", event(1))

    with pytest.raises(NotKept):
        asyncio.run(write())


def test_forgotten_means_deleted(store):
    async def write() -> None:
        await store.append("a", event(1))
        await store.append("b", event(1))
        await store.forget("a")

    asyncio.run(write())
    assert [log.room for log in store.rooms()] == ["b"]


class Disk:
    """Connections to a disk that can be full, or busy until it is told otherwise."""

    def __init__(self) -> None:
        self.full, self.free, self.reached = False, threading.Event(), threading.Event()
        self.free.set()
        self.connect = sqlite3.connect

    def connection(self, *args: object, **options: object) -> sqlite3.Connection:
        disk = self

        class Connection(sqlite3.Connection):
            def execute(self, sql: str, *values: object) -> sqlite3.Cursor:
                alone = sql.startswith("INSERT") and not self.in_transaction  # a commit by itself
                if alone or sql == "BEGIN IMMEDIATE":
                    disk.reached.set()
                    disk.free.wait(10)
                if disk.full and (alone or sql == "COMMIT"):
                    raise sqlite3.OperationalError("database or disk is full")
                return super().execute(sql, *values)

        return self.connect(*args, factory=Connection, **options)


@pytest.fixture
def disk(monkeypatch):
    found = Disk()
    monkeypatch.setattr(sqlite3, "connect", found.connection)
    return found


def test_what_the_disk_did_not_take_is_not_acknowledged_and_can_be_written_later(disk, tmp_path):
    store = SqliteStore(tmp_path)

    async def write() -> list[object]:
        await store.append("a", event(1))
        disk.full = True
        refused = await asyncio.gather(*(store.append("a", event(seq)) for seq in (2, 3)), return_exceptions=True)
        disk.full = False
        await store.append("a", event(2))
        return refused

    refused = asyncio.run(write())
    assert [type(one) for one in refused] == [NotKept] * 2
    assert [found.seq for found in store.read("a")] == [1, 2]
    store.close()


def test_a_store_that_is_closed_while_the_disk_is_busy_writes_what_waits_and_ends(disk, tmp_path):
    store = SqliteStore(tmp_path)
    closing = threading.Thread(target=store.close, daemon=True)

    async def write() -> None:
        disk.free.clear()
        first = asyncio.ensure_future(store.append("a", event(1)))
        await asyncio.to_thread(disk.reached.wait, 10)
        others = [asyncio.ensure_future(store.append("a", event(seq))) for seq in (2, 3)]
        await asyncio.sleep(0)
        closing.start()
        disk.free.set()
        await asyncio.gather(first, *others)

    asyncio.run(write())
    closing.join(10)
    assert not closing.is_alive()
    again = SqliteStore(tmp_path)
    assert [found.seq for found in again.read("a")] == [1, 2, 3]
    again.close()


def test_whoever_stops_waiting_breaks_nothing_and_what_was_handed_in_is_written(store):
    complaints: list[object] = []

    async def write() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, told: complaints.append(told))
        impatient = asyncio.ensure_future(store.append("a", event(1)))
        await asyncio.sleep(0)
        impatient.cancel()
        await asyncio.gather(impatient, return_exceptions=True)
        await store.append("a", event(2))

    asyncio.run(write())
    assert complaints == []
    assert [found.seq for found in store.read("a")] == [1, 2]


def test_a_second_server_on_the_same_data_is_refused(store, tmp_path):
    with pytest.raises(StoreInUse):
        SqliteStore(tmp_path / "data")


def test_tables_of_a_newer_version_are_left_alone(tmp_path):
    store = SqliteStore(tmp_path)
    store.close()
    with sqlite3.connect(tmp_path / "garou.db") as raw:
        raw.execute("PRAGMA user_version=99")
    raw.close()
    with pytest.raises(StoreTooNew):
        SqliteStore(tmp_path)


def modes(directory):
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in directory.iterdir()}


PRIVATE = dict.fromkeys(("garou.db", "garou.db-wal", "garou.db-shm", "garou.lock"), 0o600)


def test_nobody_else_on_the_machine_can_read_the_deals(tmp_path):
    """Not even in the log of writes beside them, from the first start on, whatever the habits of their owner."""
    before = os.umask(0o000)
    store = SqliteStore(tmp_path / "data")
    os.umask(before)

    async def write() -> None:
        await store.append("a", event(1))

    asyncio.run(write())
    assert modes(tmp_path / "data") == PRIVATE
    assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700
    store.close()


def test_what_others_could_read_is_taken_from_their_eyes_at_the_next_start(tmp_path):
    SqliteStore(tmp_path).close()
    (tmp_path / "garou.db").chmod(0o644)
    (tmp_path / "garou.db-wal").touch(0o644)
    store = SqliteStore(tmp_path)
    assert modes(tmp_path) == PRIVATE
    store.close()


@pytest.mark.parametrize("name", ["garou.lock", "garou.db-wal"])
def test_nothing_is_done_to_what_a_link_points_to(name, tmp_path):
    """Whoever may write there must not lead a server of root's elsewhere."""
    (elsewhere := tmp_path / "elsewhere").write_text("not ours")
    elsewhere.chmod(0o644)
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / name).symlink_to(elsewhere)
    with contextlib.suppress(StoreTrouble):
        SqliteStore(tmp_path / "data").close()
    assert elsewhere.read_text() == "not ours"
    assert stat.S_IMODE(elsewhere.stat().st_mode) == 0o644


WRITER = """
import asyncio, sys
from pathlib import Path
from garou.store.sqlite import SqliteStore
from garou.store.values import Event

async def main():
    store = SqliteStore(Path(sys.argv[1]))
    for seq in range(1, 100000):
        await store.append("a", Event(seq, 0.0, "said", {}))
        print(seq, flush=True)

asyncio.run(main())
"""


def test_whatever_was_acknowledged_survives_a_kill(tmp_path):
    """Killed without warning in the middle of writing: every number that was printed is there."""
    writer = subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(WRITER), str(tmp_path)], stdout=subprocess.PIPE, text=True
    )
    acknowledged = [writer.stdout.readline() for _ in range(200)]
    os.kill(writer.pid, signal.SIGKILL)
    acknowledged += writer.stdout.readlines()
    writer.stdout.close()
    writer.wait()
    last = max(int(line) for line in acknowledged if line.endswith("\n"))
    store = SqliteStore(tmp_path)
    kept = [found.seq for found in store.read("a")]
    store.close()
    assert kept[:last] == list(range(1, last + 1))
    assert len(kept) <= last + 1


def test_a_list_of_all_tables_takes_no_longer_where_their_logs_are_long(tmp_path):
    """Counted in steps of SQLite's own machine."""

    def steps(longest: int) -> int:
        taken = []
        with contextlib.closing(SqliteStore(tmp_path / str(longest))) as store:
            asyncio.run(_fill(store, longest))
            store._reading.set_progress_handler(lambda: taken.append(1), 10)  # noqa: SLF001  # nobody else counts
            assert [found.last for found in store.rooms()] == [longest] * 30
        return len(taken)

    assert steps(300) < 1.5 * steps(3)


async def _fill(store: SqliteStore, longest: int) -> None:
    await asyncio.gather(*(store.append(f"t{n}", *map(event, range(1, longest + 1))) for n in range(30)))
