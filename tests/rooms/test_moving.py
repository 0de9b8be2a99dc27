"""The link that moves a seat to another device: it works once, for a while, and is no token."""

import asyncio

import pytest

from evenings import kept
from garou.rooms import lobby, moving, seating
from garou.rooms.hall import TurnedAway
from garou.rooms.links import LASTS
from garou.rooms.settings import Settings
from garou.store.values import NotKept


class Watch:
    """A clock that is set by hand."""

    now = 1_000_000.0

    def __call__(self):
        return self.now


@pytest.fixture
def table(tmp_path):
    """Runs what happens to a seat of Zed's at a table where Yan sits too."""

    def evening(happening):
        async def whole():
            watch = Watch()
            async with kept(tmp_path, watch) as keeper:
                room = await lobby.create(keeper, Settings(pace="still"))
                tokens = [await seating.join(keeper, room.code, name, "en") for name in ("Zed", "Yan")]
                await happening(keeper, watch, room.code, *tokens)

        asyncio.run(whole())

    return evening


def void(keeper, code, link):
    with pytest.raises(TurnedAway, match="link-void"):
        moving.linked(keeper, code, link)
    return True


def test_a_link_works_once(table):
    async def happening(keeper, _, code, zed, yan):
        link = moving.link(keeper, code, 1)
        new = await moving.move(keeper, code, link)
        assert [seating.chair(keeper, code, token) for token in (zed, new, yan)] == [None, 1, 2]
        before = keeper.store.read(code)
        with pytest.raises(TurnedAway, match="link-void"):
            await moving.move(keeper, code, link)
        assert keeper.store.read(code) == before
        assert seating.chair(keeper, code, new) == 1

    table(happening)


def test_of_two_who_open_it_at_once_one_gets_the_seat(table):
    async def happening(keeper, _, code, *__):
        link = moving.link(keeper, code, 1)
        found = await asyncio.gather(*(moving.move(keeper, code, link) for _ in range(10)), return_exceptions=True)
        [token] = [one for one in found if isinstance(one, str)]
        assert seating.chair(keeper, code, token) == 1

    table(happening)


def test_to_ask_whose_seat_it_is_uses_nothing_up(table):
    async def happening(keeper, _, code, zed, __):
        link, before = moving.link(keeper, code, 1), keeper.store.read(code)
        assert [moving.linked(keeper, code, link) for _ in range(5)] == [1] * 5
        assert keeper.store.read(code) == before
        assert seating.chair(keeper, code, zed) == 1, "the device that made it still holds the seat"

    table(happening)


def test_a_link_is_good_for_ten_minutes(table):
    async def happening(keeper, watch, code, *_):
        link = moving.link(keeper, code, 1)
        watch.now += LASTS - 1
        assert moving.linked(keeper, code, link) == 1
        watch.now += 1
        assert void(keeper, code, link)
        with pytest.raises(TurnedAway, match="link-void"):
            await moving.move(keeper, code, link)
        assert LASTS == 600

    table(happening)


def test_a_new_link_voids_the_one_before_and_nobody_elses(table):
    async def happening(keeper, _, code, *__):
        first, other, second = moving.link(keeper, code, 1), moving.link(keeper, code, 2), moving.link(keeper, code, 1)
        assert void(keeper, code, first)
        assert (moving.linked(keeper, code, second), moving.linked(keeper, code, other)) == (1, 2)

    table(happening)


def test_a_link_is_no_token_and_neither_lies_anywhere_as_it_is(table):
    async def happening(keeper, _, code, zed, __):
        link = moving.link(keeper, code, 1)
        assert seating.chair(keeper, code, link) is None
        assert void(keeper, code, zed)
        assert void(keeper, code, "")
        new = await moving.move(keeper, code, link)
        assert new != link
        left = repr(keeper.store.read(code)) + repr(keeper.find(code))
        assert [secret in left for secret in (link, zed, new)] == [False] * 3

    table(happening)


def test_a_link_of_somebody_who_has_left_brings_nothing(table):
    async def happening(keeper, _, code, *__):
        link = moving.link(keeper, code, 2)
        await seating.leave(keeper, code, 2)
        assert void(keeper, code, link)
        with pytest.raises(TurnedAway, match="no-seat"):
            moving.link(keeper, code, 2)

    table(happening)


def test_a_link_that_could_not_be_written_down_is_still_good(table, monkeypatch):
    async def full(*_):
        raise NotKept("no space left on device")

    async def happening(keeper, _, code, zed, __):
        link = moving.link(keeper, code, 1)
        with monkeypatch.context() as broken:
            broken.setattr(keeper.store, "append", full)
            with pytest.raises(NotKept, match="no space"):
                await moving.move(keeper, code, link)
        assert seating.chair(keeper, code, zed) == 1
        assert seating.chair(keeper, code, await moving.move(keeper, code, link)) == 1

    table(happening)


def test_a_restart_voids_a_link_and_moves_no_seat(tmp_path):
    async def first():
        async with kept(tmp_path) as keeper:
            room = await lobby.create(keeper, Settings(pace="still"))
            token = await seating.join(keeper, room.code, "Zed", "en")
            return room.code, token, moving.link(keeper, room.code, 1)

    async def second(code, token, link):
        async with kept(tmp_path) as keeper:
            assert void(keeper, code, link)
            assert seating.chair(keeper, code, token) == 1

    asyncio.run(second(*asyncio.run(first())))
