"""What a store does when SQLite itself refuses: nothing is half written, and it takes things again afterwards."""

import asyncio
import contextlib
import sqlite3

import pytest

from garou.store.sqlite import SqliteStore
from garou.store.values import Event, NotKept


@pytest.fixture
def store(tmp_path):
    with contextlib.closing(SqliteStore(tmp_path)) as opened:
        yield opened


def event(seq, size=10):
    return Event(seq, 1000.0 + seq, "said", {"word": "x" * size})


def pragma(store, setting):
    """On the connection that writes."""
    store._writing.execute(f"PRAGMA {setting}").fetchall()  # noqa: SLF001  # no file system here can be filled


def test_a_disk_that_is_full_takes_all_of_a_deed_or_nothing_and_goes_on_when_it_is_not(store):
    async def write():
        await store.append("a", event(1))
        pragma(store, "max_page_count=1")  # as many as there are
        with pytest.raises(NotKept, match="full"):
            await store.append("a", *(event(seq, 4_000) for seq in (2, 3, 4)))
        assert "full" in store.trouble
        assert [found.seq for found in store.read("a")] == [1]
        pragma(store, "max_page_count=1000000")
        await store.append("a", event(2, 4_000))
        assert store.trouble == ""

    asyncio.run(write())
    assert [found.seq for found in store.read("a")] == [1, 2]


def test_a_disk_that_may_not_be_written_to_says_so_until_it_may(store):
    async def write():
        await store.append("a", event(1))
        pragma(store, "query_only=ON")
        for writing in (store.append("a", event(2)), store.pulse(1.0), store.forget("a"), store.rewrite("a", [])):
            with pytest.raises(NotKept, match="readonly"):
                await writing
        assert "readonly" in store.trouble
        pragma(store, "query_only=OFF")
        await store.pulse(2.0)
        assert (store.trouble, store.last_pulse()) == ("", 2.0)

    asyncio.run(write())
    assert [found.seq for found in store.read("a")] == [1]


def test_a_deletion_waits_for_nobody_who_reads_and_leaves_no_trace_when_they_are_done(store, tmp_path):
    """A copy is being made: it holds on to what was there when it began."""

    def traces():
        return b"".join(file.read_bytes() for file in tmp_path.iterdir()).count(b"x" * 500)

    async def write():
        await store.append("a", event(1, 500))
        with contextlib.closing(sqlite3.connect(tmp_path / "garou.db")) as copying:
            copying.execute("BEGIN")
            copying.execute("SELECT count(*) FROM event").fetchone()
            await store.append("b", event(1))
            await store.forget("a")
            assert (store.has("a"), store.trouble) == (False, "")
            assert traces()
        await store.pulse(1.0)
        assert not traces()

    asyncio.run(write())


def test_what_cannot_be_written_down_at_all_takes_nobody_else_along(store):
    async def write():
        written = (store.append("a", Event(2**80, 1.0, "said", {})), store.append("b", event(1)))
        return await asyncio.gather(*written, return_exceptions=True)

    [refused, taken] = asyncio.run(write())
    assert (type(refused), taken) == (NotKept, None)
    asyncio.run(asyncio.wait_for(_append(store, "b", event(2)), 10))
    assert [found.seq for found in store.read("b")] == [1, 2]


async def _append(store, room, *events):
    await store.append(room, *events)


def test_whoever_stops_for_good_while_something_is_written_keeps_no_other_from_writing(store):
    loop = asyncio.new_event_loop()
    loop.run_until_complete(_hand_in(store))
    loop.close()
    asyncio.run(asyncio.wait_for(_append(store, "a", event(2)), 10))
    assert [found.seq for found in store.read("a")] == [1, 2]


async def _hand_in(store):
    store.append("a", event(1))


def test_a_store_that_is_closed_refuses_at_once(tmp_path):
    store = SqliteStore(tmp_path)
    store.close()
    with pytest.raises(NotKept, match="closed"):
        asyncio.run(_append(store, "a", event(1)))
