"""Moving a seat to another device on the pages: asked first, warned, used once, and the old device is told."""

import asyncio
import json
import re

import pytest
from stage import HOST, ask, bearer, cookie, following, opened, run, submit

from garou.rooms import lobby, seating
from garou.rooms import moving as seats
from garou.rooms.settings import Settings
from garou.texts import words
from garou.web.live import MOVED

EN = words("en")
MOVE = "/t/lune-123/move"


async def seated(app):
    room = await lobby.create(app.state.keeper, Settings())
    return [await seating.join(app.state.keeper, room.code, name, "en") for name in ("Zed", "Yan")]


async def link_of(app, token):
    made = await ask(app, "POST", "/t/lune-123/device", {}, **cookie(token))
    assert [name for name, _ in made.headers if name == b"set-cookie"] == [], "the device that made it keeps its token"
    address = json.loads(made.body)["address"]
    assert address.startswith(f"http://{HOST}{MOVE}#")
    return address.partition("#")[2]


def token_in(answer):
    return re.match(r"garou-seat-lune-123=([^;]*);", answer.header("set-cookie"))[1]


def moving(happening):
    """Runs what happens to Zed's seat: with the server, both tokens, and a link to it."""

    async def whole():
        async with opened() as app:
            zed, yan = await seated(app)
            return await happening(app, zed, yan, await link_of(app, zed))

    return run(whole())


def test_the_page_a_link_opens_tells_nothing_and_uses_nothing_up():
    async def happening(app, zed, _, link):
        pages = [await ask(app, "GET", MOVE, **who) for who in ({}, cookie(zed), {})]
        assert seats.linked(app.state.keeper, "lune-123", link) == 1
        return {(page.status, page.body) for page in pages}

    [(status, body)] = moving(happening)
    assert status == 200
    assert b"Zed" not in body
    assert f'action="{MOVE}/ask"'.encode() in body


def test_whoever_opens_a_link_is_asked_first_whose_seat_they_want():
    async def happening(app, zed, _, link):
        before = app.state.keeper.store.read("lune-123")
        asked = await submit(app, f"{MOVE}/ask", {"link": link})
        assert app.state.keeper.store.read("lune-123") == before
        assert seating.chair(app.state.keeper, "lune-123", zed) == 1
        return asked.status, asked.body.decode(), [name for name, _ in asked.headers if name == b"set-cookie"]

    status, page, cookies = moving(happening)
    assert (status, cookies) == (200, [])
    assert f"<h1>{EN('web-move.ask', {'name': 'Zed'})}</h1>" in page
    assert EN("web-move.already", {"name": "Yan"}) not in page
    assert f'<form method="post" action="{MOVE}"><input type="hidden" name="link"' in page


def test_whoever_sits_there_already_is_warned_before_they_lose_that_seat():
    async def happening(app, _, yan, link):
        return (await submit(app, f"{MOVE}/ask", {"link": link}, **cookie(yan))).body.decode()

    page = moving(happening)
    assert EN("web-move.already", {"name": "Yan"}) in page
    assert f'action="{MOVE}"' in page


def test_whoever_has_that_seat_already_is_told_so_and_offered_nothing():
    async def happening(app, zed, _, link):
        return (await submit(app, f"{MOVE}/ask", {"link": link}, **cookie(zed))).body.decode()

    page = moving(happening)
    assert EN("web-move.same", {"name": "Zed"}) in page
    assert f'action="{MOVE}"' not in page


def test_a_link_that_is_used_gives_the_seat_to_the_new_device_once():
    async def happening(app, zed, _, link):
        first = await ask(app, "POST", MOVE, {"link": link})
        second = await ask(app, "POST", MOVE, {"link": link})
        asked = await ask(app, "POST", f"{MOVE}/ask", {"link": link})
        chairs = [seating.chair(app.state.keeper, "lune-123", token) for token in (zed, token_in(first), link)]
        return first, [second, asked], chairs

    first, others, chairs = moving(happening)
    assert (first.status, first.header("location")) == (303, "/t/lune-123")
    assert chairs == [None, 1, None]
    for answer in others:
        assert answer.status == 409
        assert answer.header("set-cookie") == ""
        assert EN("error-link-void") in answer.body.decode()


@pytest.mark.parametrize("site", [{"sec_fetch_site": "cross-site"}, {"origin": "https://evil.example"}])
@pytest.mark.parametrize("path", [MOVE, f"{MOVE}/ask"])
def test_no_other_sites_page_moves_a_seat_into_somebodys_browser(path, site):
    async def happening(app, _, yan, link):
        answer = await ask(app, "POST", path, {"link": link}, **cookie(yan), **site)
        assert seats.linked(app.state.keeper, "lune-123", link) == 1, "and it is still good"
        return answer

    answer = moving(happening)
    assert (answer.status, answer.header("set-cookie")) == (403, "")


def test_the_old_device_is_told_where_the_seat_went_and_hears_no_more():
    async def happening(app, zed, _, link):
        keeper = app.state.keeper
        async with following(app, "/t/lune-123/stream", **cookie(zed)) as heard:
            await asyncio.sleep(1)
            await ask(app, "POST", MOVE, {"link": link})
            await asyncio.sleep(1)
            told, count = heard.pieces[-1][1].decode(), len(heard.pieces)
            await lobby.begin(keeper, "lune-123", 1)
            await asyncio.sleep(60)
            assert len(heard.pieces) == count
        door = await ask(app, "GET", "/t/lune-123", **cookie(zed))
        stranger = await ask(app, "GET", "/t/lune-123", **cookie("never a token"))
        return told, door.body.decode(), stranger.body.decode()

    told, door, stranger = moving(happening)
    assert f"<h1>{EN('web-moved')}</h1>" in told
    assert EN("web-moved.about", {"name": "Zed"}) in told
    assert told.endswith(MOVED.decode())
    assert (EN("web-moved.door") in door, EN("web-moved.door") in stranger) == (True, False)


def test_a_program_whose_seat_has_moved_is_told_so_too():
    async def happening(app, zed, _, link):
        async with following(app, "/api/tables/lune-123/stream", **bearer(zed)) as heard:
            await asyncio.sleep(1)
            await seats.move(app.state.keeper, "lune-123", link)
            await asyncio.sleep(1)
            return heard.pieces[-1][1]

    assert moving(happening) == MOVED


def test_a_seat_at_a_sealed_table_can_be_moved_as_well():
    async def happening(app, zed, _, link):
        app.state.keeper.find("lune-123").room.sealed = True
        answers = [await ask(app, "GET", MOVE), await submit(app, f"{MOVE}/ask", {"link": link})]
        moved = await ask(app, "POST", MOVE, {"link": link})
        return (
            [answer.status for answer in answers],
            moved.status,
            seating.chair(app.state.keeper, "lune-123", token_in(moved)),
        )

    assert moving(happening) == ([200, 200], 303, 1)
