"""How much is pushed to a phone through a game."""

import asyncio
import statistics

import pytest
from listening import evening
from stage import bearer, cookie, following, opened, run
from test_secrets import WORLDS

from garou.rooms import lobby, moving, seating
from garou.rooms.settings import Settings

PUSH = 4_000  # a page by night is as long as the broadest question its cards can bring, whoever is asked


@pytest.mark.slow
def test_pushes_are_small():
    """A game of each kind, as one seat hears it."""
    heard = [evening(WORLDS[name], 0, windows=16).heard[0] for name in ("one-night", "epic-battle", "classic")]
    pushes = [len(piece) for game in heard for _, way, piece in game if way == "page stream" and b"data: <div" in piece]
    assert len(pushes) > 100
    assert statistics.mean(pushes) < PUSH


def test_bots_sit_down_in_one_go():
    """Seven of them, and the host's page is pushed once: with the cards dealt."""
    assert run(_pushes_of_a_beginning()) == 1


async def _pushes_of_a_beginning():
    async with opened() as app:
        keeper = app.state.keeper
        room = await lobby.create(keeper, Settings("one-night", "bezier", "anarchy", size=8))
        token = await seating.join(keeper, room.code, "Zed", "fr")
        async with following(app, f"/t/{room.code}/stream", **cookie(token)) as heard:
            await asyncio.sleep(1)
            before = _pages(heard)
            await lobby.begin(keeper, room.code, 1)
            await asyncio.sleep(1)
            assert b'data-phase="dealt"' in heard.pieces[-1][1]
            return _pages(heard) - before


def _pages(heard):
    return sum(b"data: <div" in piece for _, piece in heard.pieces)


@pytest.mark.parametrize(("path", "who"), [("/t/lune-123/stream", cookie), ("/api/tables/lune-123/stream", bearer)])
def test_a_seat_that_moves_to_another_device_is_pushed_to_the_old_one_no_more(path, who):
    """Whoever held a token that is void must not go on reading the seat's secrets for as long as they stay."""

    async def happening():
        async with opened() as app:
            keeper = app.state.keeper
            room = await lobby.create(keeper, Settings(size=3))
            old = await seating.join(keeper, room.code, "Zed", "fr")
            async with following(app, path, **who(old)) as heard:
                await asyncio.sleep(1)
                new = await moving.move(keeper, room.code, moving.link(keeper, room.code, 1))
                await asyncio.sleep(1)
                before = len(heard.pieces)
                await lobby.begin(keeper, room.code, 1)
                await asyncio.sleep(20)
                assert len(heard.pieces) == before
            async with following(app, path, **who(new)) as heard:
                await asyncio.sleep(1)
                assert b"dealt" in heard.body

    run(happening())
