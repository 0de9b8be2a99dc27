"""How many streams may be open: strangers are turned away when there are too many, seats let their oldest go."""

import asyncio
import contextlib

import pytest
from stage import ask, bearer, cookie, following, opened, run
from wire import Page

from garou.rooms import lobby, seating
from garou.rooms.settings import Settings
from garou.texts import LANGUAGES, words
from garou.web.audience import Audience, FullHouse
from garou.web.limits import Seat

ZED = Seat("t", "lune-123", 1)
STREAMS = ["/t/lune-123/stream?watch=1", "/t/lune-123/board/stream", "/api/tables/lune-123/stream"]


def admit(stack, audience, who, where="lune-123"):
    return stack.enter_context(audience.admitted(who, where))


@pytest.mark.parametrize("path", STREAMS)
def test_one_address_watches_only_so_many_streams(path):
    """Of a hundred that strangers open there, sixty-four are served."""

    async def happening():
        async with opened() as app, contextlib.AsyncExitStack() as stack:
            await lobby.create(app.state.keeper, Settings())
            heard = [await stack.enter_async_context(following(app, path)) for _ in range(100)]
            await asyncio.sleep(1)
            assert [one.status for one in heard] == [200] * 64 + [503] * 36
            assert len(app.state.keeper.live["lune-123"].ears) == 64

    run(happening())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_finds_no_place_is_told_so_and_finds_one_when_somebody_leaves(lang):
    async def happening():
        async with opened() as app:
            await lobby.create(app.state.keeper, Settings())
            app.state.audience = Audience(an_address=1)
            async with following(app, STREAMS[0]):
                await asyncio.sleep(1)
                refused = await ask(app, "GET", STREAMS[0], accept_language=lang)
                assert (refused.status, refused.header("retry-after")) == (503, "10")
                assert Page(refused.body.decode()).said == words(lang)("error-too-many-watching")
            async with following(app, STREAMS[0]) as heard:
                await asyncio.sleep(1)
                assert heard.status == 200

    run(happening())


def test_strangers_keep_nobody_from_their_own_page():
    async def happening():
        async with opened() as app:
            room = await lobby.create(app.state.keeper, Settings())
            token = await seating.join(app.state.keeper, room.code, "Zed", "en")
            app.state.audience = Audience(an_address=0, a_table=0, strangers=0)
            for path, who in (("/t/lune-123/stream", cookie(token)), ("/api/tables/lune-123/stream", bearer(token))):
                async with following(app, path, **who) as heard:
                    await asyncio.sleep(1)
                    assert heard.status == 200

    run(happening())


def test_a_seat_that_opens_one_stream_too_many_lets_its_oldest_go():
    """Which is told to wait a minute before it comes back; the person is there all the time."""

    async def happening():
        async with opened() as app, contextlib.AsyncExitStack() as stack:
            room = await lobby.create(app.state.keeper, Settings())
            who = cookie(await seating.join(app.state.keeper, room.code, "Zed", "en"))
            heard = []
            for _ in range(8):
                heard.append(await stack.enter_async_context(following(app, "/t/lune-123/stream", **who)))
                await asyncio.sleep(1)
            gone = [one.body.endswith(b"event: let-go\nretry: 60000\ndata: \n\n") for one in heard]
            live = app.state.keeper.live["lune-123"]
            assert gone == [True] * 2 + [False] * 6
            assert (live.here[1], len(live.ears), live.present) == (6, 6, {1})

    run(happening())


def test_a_table_and_the_whole_server_have_only_so_many_strangers():
    audience = Audience(an_address=9, a_table=2, strangers=3)
    with contextlib.ExitStack() as stack:
        for number in range(2):
            admit(stack, audience, f"192.0.2.{number}")
        with pytest.raises(FullHouse):
            admit(stack, audience, "192.0.2.9")
        admit(stack, audience, "192.0.2.9", "olive-1")
        with pytest.raises(FullHouse):
            admit(stack, audience, "192.0.2.9", "olive-2")
        admit(stack, audience, ZED)
    admit(contextlib.ExitStack(), audience, "192.0.2.9", "olive-2")


def test_nothing_is_kept_of_those_who_have_left():
    audience = Audience()
    with contextlib.ExitStack() as stack:
        for who in [*[ZED] * 9, "192.0.2.1", "192.0.2.2"]:
            admit(stack, audience, who)
    assert audience == Audience()
