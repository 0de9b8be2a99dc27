"""Somebody sets the time of day: no window feels it, and what people read is told by it."""

import asyncio
from random import Random
from types import SimpleNamespace

import pytest
from stage import now

from evenings import GAMES, seated
from garou.rooms import hall, lobby
from garou.rooms.keeper import Keeper
from garou.rooms.room import Phase
from slowdisk import SlowStore, clock, run

HOUR = 3600.0
JUMPS = [HOUR, -HOUR, 1000 * HOUR]


class Wall:
    """The time of day, which can be set; beside it a clock that cannot."""

    ahead = 0.0

    def __init__(self, monkeypatch):
        monkeypatch.setattr(hall, "time", SimpleNamespace(time=self, monotonic=now))

    def __call__(self):
        return clock() + self.ahead

    async def keeper(self, directory):
        found = Keeper(SlowStore(directory), wall=self, luck=Random(5))
        await found.wake()
        return found


async def closed(keeper):
    await keeper.sleep()
    keeper.store.close()


def a_game(directory, wall, jump):
    """When its windows opened; the time of day jumps in the middle of each of the first four."""

    async def evening():
        wall.ahead = 0.0
        keeper = await wall.keeper(directory)
        room, chairs = await seated(keeper, GAMES["one-night"].with_(pace="quick"), "Zed", "Yan")
        opened = {}
        keeper.witnesses.append(lambda room: opened.setdefault(room.windows, now()))
        await lobby.begin(keeper, room.code, chairs[0])
        while room.phase is not Phase.OVER:
            windows = room.windows
            await asyncio.sleep(1)
            wall.ahead += jump if windows < 4 else 0
            assert keeper.troubles == ()
            while room.windows == windows and room.phase is not Phase.OVER:
                await asyncio.sleep(0.5)
        ended = room.ledger.past[0].at
        assert abs(ended - wall()) < 2, "the end of a game is told by the time of day"
        await closed(keeper)
        return opened

    return run(evening())


@pytest.mark.parametrize("jump", JUMPS)
def test_windows_open_and_close_as_if_nobody_had_set_the_time(jump, tmp_path, monkeypatch):
    wall = Wall(monkeypatch)
    assert a_game(tmp_path / "set", wall, jump) == a_game(tmp_path / "not", wall, 0.0)


@pytest.mark.parametrize("away", [0.0, HOUR])
@pytest.mark.parametrize("jump", JUMPS)
def test_between_two_servers_a_clock_goes_on_where_it_stood(jump, away, tmp_path, monkeypatch):
    wall = Wall(monkeypatch)

    async def evening():
        keeper = await wall.keeper(tmp_path)
        room, chairs = await seated(keeper, GAMES["one-night"].with_(pace="calm"), "Zed", "Yan")
        await lobby.begin(keeper, room.code, chairs[0])
        while room.phase is not Phase.PLAYING:
            await asyncio.sleep(1)
        await asyncio.sleep(5)
        left, windows = room.deadline - keeper.clock(), room.windows
        await closed(keeper)
        wall.ahead += jump
        await asyncio.sleep(away)
        keeper = await wall.keeper(tmp_path)
        room = keeper.find(room.code).room
        assert abs(room.deadline - keeper.clock() - left) < 1.5, "a pulse is a second"
        assert room.windows == windows
        await asyncio.sleep(left + 2)
        assert room.windows == windows + 1
        assert keeper.troubles == ()
        await closed(keeper)

    run(evening())


def test_a_server_whose_time_went_back_puts_no_table_away_too_soon(tmp_path, monkeypatch):
    """And one that was ahead of its time wakes nobody who has not been there."""
    wall = Wall(monkeypatch)

    async def evening():
        keeper = await wall.keeper(tmp_path)
        room, _ = await seated(keeper, GAMES["one-night"], "Zed")
        wall.ahead = 48 * HOUR
        await asyncio.sleep(3)
        assert room.code in keeper.live
        await closed(keeper)
        wall.ahead = -48 * HOUR
        keeper = await wall.keeper(tmp_path)
        await asyncio.sleep(3)
        assert keeper.find(room.code).room.names == ("Zed",)
        assert keeper.troubles == ()
        await closed(keeper)

    run(evening())
