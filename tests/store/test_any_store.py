"""What rooms ask of a store, whatever it is made of. A new one is entered in STORES, and that is all."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from evenings import seated
from garou.rooms import answering, archiving, lobby, talking
from garou.rooms.events.taking import replayed
from garou.rooms.keeper import Keeper
from garou.rooms.settings import Settings
from garou.store.choosing import in_database
from garou.store.sqlite import SqliteStore
from garou.store.values import Event, NotKept, NumberTaken, Summary
from memory import MemoryStore
from postgres import empty_database


def sqlite(request):
    return SqliteStore(request.getfixturevalue("tmp_path") / "data")


def memory(request):
    return MemoryStore()


def postgres(request):
    return in_database(empty_database(request.getfixturevalue("tmp_path_factory")))


STORES = (sqlite, memory, postgres)


@pytest.fixture(params=STORES, ids=lambda made: made.__name__)
def store(request):
    opened = request.param(request)
    yield opened
    opened.close()


def event(seq: int, **data: object) -> Event:
    return Event(seq, 1000.0 + seq, "said", data)


def written(doing):
    """What came of each, one after the other: None where it was kept."""

    async def write():
        found = []
        for one in doing():
            [came] = await asyncio.gather(one, return_exceptions=True)
            found.append(came)
        return found

    return asyncio.run(write())


def test_a_new_store_is_empty(store):
    assert (store.rooms(), store.read("a"), store.has("a"), store.last_pulse(), store.trouble) == (
        [],
        [],
        False,
        None,
        "",
    )


def test_what_is_appended_comes_back_in_its_order(store):
    first, rest = event(1, word="été 🐺", parts=[1, None, True, 2.5]), [event(2), event(3)]
    written(lambda: (store.append("a", first), store.append("a", *rest)))
    assert store.read("a") == [first, *rest]
    assert store.rooms() == [Summary("a", 1, 3, 1003.0)]
    assert (store.has("a"), store.has("b")) == (True, False)


def test_what_is_handed_in_at_once_is_all_kept(store):
    async def write():
        await asyncio.gather(*(store.append(f"room-{seq % 7}", event(seq)) for seq in range(1, 100)))

    asyncio.run(write())
    assert sum(len(store.read(found.room)) for found in store.rooms()) == 99


def test_of_several_events_all_are_kept_or_none(store):
    came = written(
        lambda: (store.append("a", event(1)), store.append("a", event(2), event(1)), store.append("a", event(2)))
    )
    assert [type(one) for one in came] == [type(None), NumberTaken, type(None)]
    assert store.read("a") == [event(1), event(2)]


def test_what_is_handed_in_is_written_whether_or_not_anybody_waits(store):
    async def write():
        task = asyncio.ensure_future(store.append("a", event(1)))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await store.append("a", event(2))

    asyncio.run(write())
    assert [one.seq for one in store.read("a")][-1:] == [2]


def test_a_log_can_be_written_anew(store):
    written(lambda: (store.append("a", event(1), event(2)), store.rewrite("a", [event(1, word="new")])))
    assert store.read("a") == [event(1, word="new")]


def test_forgotten_is_gone_all_at_once(store):
    written(lambda: (*(store.append(room, event(1)) for room in "abc"), store.forget("a", "c", "never-there")))
    assert [found.room for found in store.rooms()] == ["b"]
    assert (store.has("a"), store.read("c")) == (False, [])


def test_the_last_pulse_is_known(store):
    written(lambda: (store.pulse(5.0), store.pulse(7.5)))
    assert store.last_pulse() == 7.5


def test_a_closed_store_says_so(store):
    async def write():
        await store.append("a", event(1))

    store.close()
    with pytest.raises(NotKept):
        asyncio.run(write())


def test_what_cannot_be_written_down_is_the_doers_mistake_alone(store):
    with pytest.raises((TypeError, ValueError)):
        store.append("a", event(1, thing=object()))
    assert written(lambda: [store.append("b", event(1))]) == [None]


def test_an_evening_is_kept_by_any_of_them(store):
    """A game begins, somebody talks, another server takes over, the table is deleted."""

    async def evening():
        keeper = Keeper(store, luck=Random(3))
        await keeper.wake()
        room, [zed, yan, _] = await seated(keeper, Settings(size=3), "Zed", "Yan", "Wim")
        await talking.speak(keeper, room.code, yan, "hello")
        await lobby.begin(keeper, room.code, zed)
        await answering.look(keeper, room.code, yan)
        await keeper.sleep()
        assert replayed(room.code, store.read(room.code)).looked == room.looked
        after = Keeper(store, luck=Random(4))
        await after.wake()
        again = after.find(room.code).room
        assert (again.game, again.names, again.looked) == (room.game, room.names, room.looked)
        await archiving.call_off(after, room.code, zed)
        await archiving.forget(after, room.code, zed)
        await after.sleep()
        assert store.rooms() == []

    asyncio.run(evening())
