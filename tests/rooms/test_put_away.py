"""Tables nobody uses are put away, and stand there again when somebody comes back."""

import asyncio
import contextlib
from random import Random

import pytest

from garou.rooms import answering, clock, lobby, seating
from garou.rooms.hall import TurnedAway
from garou.rooms.keeper import AWAKE, Keeper
from garou.rooms.settings import Settings
from garou.store.sqlite import SqliteStore


class Calendar:
    """A clock that can be turned on by days."""

    def __init__(self):
        self.now = 1_000_000.0

    def __call__(self):
        return self.now


@contextlib.asynccontextmanager
async def house(path, monkeypatch):
    monkeypatch.setattr("garou.rooms.keeper.PULSE", 0.01)
    store, calendar = SqliteStore(path), Calendar()
    keeper = Keeper(store, clock=calendar, luck=Random(5))
    await keeper.wake()
    try:
        yield keeper, calendar
    finally:
        await keeper.sleep()
        store.close()


async def days_later(calendar, days):
    calendar.now += days * AWAKE + 1
    await asyncio.sleep(0.1)  # a few pulses


def test_an_idle_table_is_put_away_and_opened_again(tmp_path, monkeypatch):
    async def evening():
        async with house(tmp_path, monkeypatch) as (keeper, calendar):
            room = await lobby.create(keeper, Settings(pace="still"))
            token = await seating.join(keeper, room.code, "Zed", "fr")
            await days_later(calendar, 0.5)
            assert room.code in keeper.live, "half a day is no time"
            await days_later(calendar, 1)
            assert keeper.live == {}
            assert seating.chair(keeper, room.code, token) == 1, "the seat is still theirs"
            assert keeper.find(room.code).room.names == ("Zed",)
            await seating.join(keeper, room.code, "Yan", "en")
            assert keeper.find(room.code).room.names == ("Zed", "Yan")

    asyncio.run(evening())


def test_a_table_somebody_looks_at_stays(tmp_path, monkeypatch):
    async def evening():
        async with house(tmp_path, monkeypatch) as (keeper, calendar):
            room = await lobby.create(keeper, Settings(pace="still"))
            await seating.join(keeper, room.code, "Zed", "fr")
            with keeper.listen(room.code, 1):
                await days_later(calendar, 3)
                assert room.code in keeper.live

    asyncio.run(evening())


def test_a_game_that_goes_on_is_never_put_away(tmp_path, monkeypatch):
    async def evening():
        async with house(tmp_path, monkeypatch) as (keeper, calendar):
            room = await lobby.create(keeper, Settings(pace="still"))
            await seating.join(keeper, room.code, "Zed", "fr")
            await lobby.begin(keeper, room.code, 1)
            await answering.look(keeper, room.code, 1)
            await asyncio.sleep(0.3)
            calendar.now += 1
            await clock.pause(keeper, room.code, 1, on=True)
            await days_later(calendar, 2)
            assert room.code in keeper.live

    asyncio.run(evening())


def test_a_server_that_starts_does_not_wake_what_was_put_away(tmp_path, monkeypatch):
    async def evening():
        async with house(tmp_path, monkeypatch) as (keeper, _):
            room = await lobby.create(keeper, Settings(pace="still"))
            await seating.join(keeper, room.code, "Zed", "fr")
        store, calendar = SqliteStore(tmp_path), Calendar()
        calendar.now += 2 * AWAKE
        keeper = Keeper(store, clock=calendar)
        await keeper.wake()
        assert keeper.live == {}
        assert keeper.find(room.code).room.names == ("Zed",)
        with pytest.raises(TurnedAway, match="no-such-table"):
            keeper.find("nowhere-1")
        await keeper.sleep()
        store.close()

    asyncio.run(evening())
