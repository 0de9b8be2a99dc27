"""The film looked at together: one leads, others follow, at one worker or at two, and nothing of it before the end."""

import asyncio
import json
from contextlib import AsyncExitStack, asynccontextmanager
from html import unescape

import pytest
from between import Between, SharedMemory
from deductions import WORLD
from stage import ask, cookie, following, opened, run
from test_sealed import NIGHT, play
from twins import NAMES

from garou.rooms import answering, lobby, seating
from garou.rooms.leading import GRACE
from garou.rooms.room import Phase
from garou.rooms.whispers import introduce
from garou.texts import LANGUAGES, words

FOLLOW, LEAD = "/t/lune-123/games/1/follow", "/t/lune-123/games/1/lead"
ZED, YAN = NAMES[:2]


@asynccontextmanager
async def table(workers=1):
    """Four people at a game of which all has been told; a second worker where one is wanted."""
    between = Between()
    stores = [SharedMemory(between) for _ in range(workers)] if workers > 1 else [None]
    async with AsyncExitStack() as stack:
        app = await stack.enter_async_context(opened(WORLD.setup, WORLD.cast, "luck", stores=stores))
        keeper = app.state.keeper
        room = await lobby.create(keeper, WORLD.settings)
        tokens = [await seating.join(keeper, room.code, name, "en") for name in NAMES[: WORLD.settings.size]]
        for chair in range(1, len(tokens) + 1):
            stack.enter_context(keeper.listen(room.code, chair))
        await lobby.begin(keeper, room.code, 1)
        for chair in range(1, len(tokens) + 1):
            await answering.look(keeper, room.code, chair)
        yield app, room, tokens


async def to_the_end(room):
    while room.phase is not Phase.OVER:
        await asyncio.sleep(5)
    await asyncio.sleep(5)


def news(heard):
    """What a film was told, one after the other."""
    lines = [line for line in heard.body.decode().split("\n") if line.startswith("data: {")]
    return [json.loads(line.removeprefix("data: ")) for line in lines]


async def act(app, token, what, **more):
    answer = await ask(app, "POST", LEAD, {"what": what, **more}, hx_request="true", **cookie(token))
    await asyncio.sleep(1)
    return answer.status


def film(app, token=""):
    return following(app, FOLLOW, **(cookie(token) if token else {}))


@pytest.mark.parametrize("workers", [1, 2])
def test_who_follows_sees_what_the_leader_sees_at_any_worker(workers):
    async def happening():
        async with table(workers) as (app, room, tokens):
            await to_the_end(room)
            other = app.state.workers[-1]
            async with film(app, tokens[0]) as mine, film(other, tokens[1]) as his, film(other) as strangers:
                await asyncio.sleep(1)
                assert await act(app, tokens[0], "take", at=2) == 204
                assert await act(app, tokens[0], "show", at=5) == 204
                assert [(one["leader"], one["at"]) for one in news(his)] == [("", 0), (ZED, 2), (ZED, 5)]
                assert news(his)[-1] == {"leader": ZED, "mine": False, "at": 5, "others": []}
                assert news(strangers)[-1] == news(his)[-1]
                assert news(mine)[-1] == {"leader": ZED, "mine": True, "at": 5, "others": [[2, YAN]]}
                assert await act(other, tokens[1], "take", at=0) == 409, "somebody leads"
                assert await act(other, tokens[1], "show", at=0) == 409
                assert await act(app, tokens[0], "hand", to=3) == 409, "that one does not look along"
                assert await act(app, tokens[0], "hand", to=2) == 204
                assert news(his)[-1]["mine"]
                assert not news(mine)[-1]["mine"]
                assert await act(app, tokens[0], "show", at=1) == 409, "it is in other hands now"
                assert await act(other, tokens[1], "show", at=7) == 204
                assert news(mine)[-1]["at"] == 7
                assert await act(other, tokens[1], "free") == 204
                assert news(mine)[-1]["leader"] == ""
                assert await act(app, tokens[0], "take", at=0) == 204

    run(happening())


@pytest.mark.parametrize("workers", [1, 2])
def test_the_lead_is_free_when_the_leader_has_gone_and_waits_for_a_lost_line(workers):
    async def happening():
        async with table(workers) as (app, room, tokens):
            await to_the_end(room)
            other = app.state.workers[-1]
            async with film(other, tokens[1]) as his:
                async with film(app, tokens[0]):
                    await asyncio.sleep(1)
                    await act(app, tokens[0], "take", at=4)
                await asyncio.sleep(GRACE / 2)
                assert news(his)[-1]["leader"] == ZED
                async with film(app, tokens[0]):
                    await asyncio.sleep(2 * GRACE)
                    assert news(his)[-1]["leader"] == ZED, "back in time"
                await asyncio.sleep(GRACE + 1)
                assert news(his)[-1]["leader"] == ""
                assert await act(other, tokens[1], "take", at=1) == 204
            await asyncio.sleep(GRACE + 1)
            assert all(not keeper.films.shown for keeper in (app.state.keeper, other.state.keeper)), "nothing is kept"

    run(happening())


def test_a_worker_that_begins_later_is_told_and_one_that_has_gone_leads_nobody():
    async def happening():
        async with table(2) as (app, room, tokens):
            await to_the_end(room)
            here, there = (one.state.keeper for one in app.state.workers)
            async with film(app, tokens[0]):
                await asyncio.sleep(1)
                await act(app, tokens[0], "take", at=4)
                there.films.shown.clear()
                introduce(there)
                await asyncio.sleep(1)
                found = there.films.led(there.find(room.code).room)
                assert found.at == 4
                for forget in there.neighbours.gone:
                    forget(here.me)
                await asyncio.sleep(GRACE + 1)
                assert there.films.led(there.find(room.code).room) is None

    run(happening())


def test_those_at_the_end_are_offered_to_follow():
    async def happening():
        async with table() as (app, room, tokens):
            await to_the_end(room)
            async with film(app, tokens[0]), following(app, "/t/lune-123/stream", **cookie(tokens[1])) as page:
                await asyncio.sleep(1)
                before = len(page.pieces)
                await act(app, tokens[0], "take", at=4)
                told = b"".join(piece for _, piece in page.pieces[before:]).decode()
                assert words("en")("replay-led", {"name": ZED}) in told
                assert 'href="/t/lune-123/games/1/replay#follow"' in told
                before = len(page.pieces)
                await act(app, tokens[0], "show", at=5)
                assert b"data: <" not in b"".join(piece for _, piece in page.pieces[before:]), (
                    "nothing new to see there"
                )
            own = await ask(app, "GET", "/t/lune-123", **cookie(tokens[0]))
            assert b"#follow" not in own.body

    run(happening())


def test_there_is_nothing_of_it_before_the_end_nor_once_the_next_game_has_begun():
    async def happening():
        async with table() as (app, room, tokens):
            early = await ask(app, "GET", FOLLOW, **cookie(tokens[0]))
            assert early.status == 409
            for what in ("take", "show", "hand", "free"):
                assert await act(app, tokens[0], what, at=1, to=2) == 409
            await to_the_end(room)
            assert (await ask(app, "GET", "/t/lune-123/games/7/follow")).status == 409
            async with film(app, tokens[0]) as mine:
                await asyncio.sleep(1)
                await act(app, tokens[0], "take", at=3)
                await lobby.again(app.state.keeper, room.code, 1, at_once=True)
                await asyncio.sleep(1)
                assert b"event: over" in mine.body
            assert await act(app, tokens[0], "show", at=1) == 409
            shown = await ask(app, "GET", "/t/lune-123/games/1/replay", **cookie(tokens[0]))
            assert shown.status == 200
            assert b'class="together"' not in shown.body

    run(happening())


def test_behind_a_seal_nobody_leads():
    async def happening():
        async with opened() as app:
            await play(app, NIGHT)
            for who in (cookie("Zed"), {}):
                assert (await ask(app, "GET", FOLLOW, **who)).status == 403
            answer = await ask(app, "POST", LEAD, {"what": "take"}, hx_request="true", **cookie("Zed"))
            assert answer.status in (403, 409)
            assert not app.state.keeper.films.shown

    run(happening())


def test_only_those_who_sit_there_lead():
    async def happening():
        async with table() as (app, room, tokens):
            await to_the_end(room)
            assert await act(app, "nobodys", "take", at=1) == 401
            for form in ({}, {"what": "take", "at": "-1"}, {"what": "take", "at": "99999"}, {"what": "x" * 50}):
                answer = await ask(app, "POST", LEAD, form, hx_request="true", **cookie(tokens[0]))
                assert answer.status == 422
            await act(app, tokens[0], "take", at=1)
            for lang in LANGUAGES:
                refused = await ask(app, "POST", LEAD, {"what": "take"}, accept_language=lang, **cookie(tokens[1]))
                assert words(lang)("error-somebody-leads", {"name": f'"{ZED}"'}) in unescape(refused.body.decode())

    run(happening())
