"""Empty tables are dropped within minutes, and tables nobody is at make room for new ones."""

import asyncio
import contextlib
from random import Random
from unittest import mock

import pytest

from garou.rooms import archiving, lobby, seating
from garou.rooms.hall import TurnedAway
from garou.rooms.keeper import Keeper
from garou.rooms.settings import Settings
from garou.rooms.sweeping import AT_ONCE, EMPTY
from garou.store.sqlite import SqliteStore

STILL = Settings(pace="still")


class Clock:
    now = 1_000_000.0

    def __call__(self):
        return self.now


@contextlib.asynccontextmanager
async def house(path, monkeypatch):
    monkeypatch.setattr("garou.rooms.keeper.PULSE", 0.002)
    store, clock = SqliteStore(path), Clock()
    keeper = Keeper(store, clock=clock, luck=Random(5))
    await keeper.wake()
    try:
        yield keeper, clock
    finally:
        await keeper.sleep()
        store.close()


async def beats(keeper, number=3):
    """So many beats of the pulse from now on."""
    pulse, counted = keeper.store.pulse, []

    def counting(at):
        counted.append(at)
        return pulse(at)

    keeper.store.pulse = counting
    while len(counted) <= number:
        await asyncio.sleep(0.001)
    keeper.store.pulse = pulse


def evening(happening):
    def test(tmp_path, monkeypatch):
        async def whole():
            async with house(tmp_path, monkeypatch) as (keeper, clock):
                await happening(keeper, clock)

        asyncio.run(whole())

    test.__name__, test.__doc__ = happening.__name__, happening.__doc__
    return test


@evening
async def test_a_table_nobody_ever_sat_at_is_dropped_within_minutes(keeper, clock):
    room = await lobby.create(keeper, STILL)
    clock.now += EMPTY - 1
    await beats(keeper)
    assert room.code in keeper.live, "its code may be on its way to somebody"
    clock.now += 2
    await beats(keeper)
    assert keeper.live == {}
    assert keeper.store.rooms() == []
    with pytest.raises(TurnedAway):
        keeper.find(room.code)


@evening
async def test_so_is_one_that_all_have_left_before_anything_was_played(keeper, clock):
    room = await lobby.create(keeper, STILL)
    for name in ("Zed", "Yan"):
        await seating.join(keeper, room.code, name, "en")
    clock.now += 2 * EMPTY
    await beats(keeper)
    assert room.code in keeper.live, "somebody has opened it for tonight, and gone to cook"
    await seating.leave(keeper, room.code, 1)
    await seating.leave(keeper, room.code, 2)
    clock.now += EMPTY + 1
    await beats(keeper)
    assert keeper.store.rooms() == []


@evening
async def test_a_table_somebody_looks_at_or_has_played_at_stays(keeper, clock):
    """A board may hang there before anybody comes; what was played can be looked at again."""
    shown, played = await lobby.create(keeper, STILL), await lobby.create(keeper, STILL)
    await seating.join(keeper, played.code, "Zed", "en")
    await lobby.begin(keeper, played.code, 1)
    await archiving.call_off(keeper, played.code, 1)
    await seating.leave(keeper, played.code, 1)
    with keeper.listen(shown.code):
        clock.now += 3 * EMPTY
        await beats(keeper)
        assert {shown.code, played.code} <= keeper.live.keys()
    await beats(keeper)
    assert {found.room for found in keeper.store.rooms()} == {played.code}


@evening
async def test_who_comes_as_an_empty_table_is_cleared_away_has_a_seat_or_finds_no_table(keeper, clock):
    """Never half of it: what they were told is on disk, and nothing else is."""
    keeper._beating.cancel()  # noqa: SLF001  # here nobody else sweeps
    for first in ("guest", "sweeper"):
        room = await lobby.create(keeper, STILL)
        clock.now += EMPTY + 1
        deeds = {"guest": seating.join(keeper, room.code, "Zed", "en"), "sweeper": keeper._drop(room.code)}  # noqa: SLF001  # what the pulse calls
        order = [first, *(name for name in deeds if name != first)]
        done = await asyncio.gather(*(deeds[name] for name in order), return_exceptions=True)
        came = dict(zip(order, done, strict=True))["guest"]
        assert isinstance(came, str if first == "guest" else TurnedAway)
        kinds = [event.kind for event in keeper.store.read(room.code)]
        assert kinds == (["created", "joined"] if first == "guest" else [])


@evening
async def test_many_empty_tables_are_cleared_away_a_few_at_a_beat(keeper, clock):
    for _ in range(2 * AT_ONCE + 1):
        await lobby.create(keeper, STILL)
    clock.now += EMPTY + 1
    await beats(keeper, 5)
    assert keeper.store.rooms() == []
    assert keeper.troubles == ()


def at_most(tables):
    return mock.patch("garou.rooms.lobby.MOST_ROOMS", tables)


@evening
async def test_empty_tables_lock_nobody_out(keeper, clock):
    """As many as there may be awake: the next one stands all the same, and the one put away for it wakes again."""
    rooms = []
    for _ in range(5):
        rooms.append(await lobby.create(keeper, STILL))
        clock.now += 1
    await seating.join(keeper, rooms[0].code, "Zed", "en")
    with at_most(5):
        new = await lobby.create(keeper, STILL)
    assert rooms[1].code not in keeper.live, "nothing has happened there for longest"
    assert {rooms[0].code, new.code} <= keeper.live.keys()
    assert keeper.find(rooms[1].code).room.code == rooms[1].code


@evening
async def test_tables_somebody_is_at_are_not_put_away(keeper, clock):
    rooms = [await lobby.create(keeper, STILL) for _ in range(2)]
    await seating.join(keeper, rooms[0].code, "Zed", "en")
    await lobby.begin(keeper, rooms[0].code, 1)
    with at_most(2):
        with keeper.listen(rooms[1].code), pytest.raises(TurnedAway, match="too-many-tables"):
            await lobby.create(keeper, STILL)
        assert (await lobby.create(keeper, STILL)).code in keeper.live
