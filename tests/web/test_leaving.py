"""Whoever leaves, is removed, or loses their table: what their device and their open page are told."""

import asyncio
from types import SimpleNamespace

import pytest
from fastapi import Response
from stage import ask, cookie, following, opened, run

from garou.rooms import archiving, lobby, seating
from garou.rooms.settings import Settings
from garou.texts import words
from garou.web.people import keep_language, keep_seat


async def seated(app, *names):
    room = await lobby.create(app.state.keeper, Settings())
    return room, [await seating.join(app.state.keeper, room.code, name, "en") for name in names]


def set_cookies(answer):
    return [value.decode() for name, value in answer.headers if name == b"set-cookie"]


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_a_cookie_is_for_the_server_alone_and_over_https_for_nothing_else(scheme):
    request, response = SimpleNamespace(url=SimpleNamespace(scheme=scheme)), Response()
    keep_seat(request, response, "lune-123", "token")
    keep_language(request, response, "fr")
    seat, lang = (value.decode() for name, value in response.raw_headers if name == b"set-cookie")
    for kept in (seat, lang):
        parts = kept.lower().split("; ")
        assert {"httponly", "samesite=lax"} < set(parts)
        assert ("secure" in parts) is (scheme == "https")
    assert "Path=/t/lune-123;" in seat, "sent to its own table and to no other"


@pytest.mark.parametrize("deed", ["leave", "delete"])
def test_a_device_forgets_a_seat_it_gave_up(deed):
    async def happening():
        async with opened() as app:
            _, [zed] = await seated(app, "Zed")
            answer = await ask(app, "POST", f"/t/lune-123/{deed}", {}, **cookie(zed))
            return answer.status, answer.header("location"), set_cookies(answer)

    status, location, [kept] = run(happening())
    assert (status, location) == (303, "/")
    assert kept.startswith('garou-seat-lune-123="";')
    assert "Max-Age=0" in kept
    assert "Path=/t/lune-123;" in kept, "another path would be another cookie"


def test_whoever_is_removed_is_told_and_hears_no_more_of_the_table():
    async def happening():
        async with opened() as app:
            room, [_, yan] = await seated(app, "Zed", "Yan")
            async with following(app, "/t/lune-123/stream", **cookie(yan)) as heard:
                await asyncio.sleep(1)
                await seating.remove(app.state.keeper, room.code, 1, 2)
                await asyncio.sleep(1)
                told = heard.pieces[-1][1].decode()
                await seating.join(app.state.keeper, room.code, "Xia", "en")
                await asyncio.sleep(1)
                return told, heard.pieces[-1][1].decode(), await ask(app, "GET", "/t/lune-123/stream", **cookie(yan))

    told, last, again = run(happening())
    assert f"<h1>{words('en')('web-gone')}</h1>" in told
    assert last == told
    assert again.status == 401


def test_a_page_of_a_table_that_is_deleted_ends():
    async def happening():
        async with opened() as app:
            room, [zed] = await seated(app, "Zed")
            async with following(app, "/t/lune-123/stream", **cookie(zed)) as heard:
                await asyncio.sleep(1)
                before = len(heard.pieces)
                await archiving.forget(app.state.keeper, room.code, 1)
                await asyncio.sleep(60)
                return heard.pieces[before:], (await ask(app, "GET", "/t/lune-123")).status

    assert run(happening()) == ([], 404)
