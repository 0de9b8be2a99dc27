"""A table that plays a home-made edition, on a server where nothing of it is installed."""

from __future__ import annotations

import asyncio
import json

import pytest
from stage import ask, bearer, cookie, opened, run

from garou.homemade.coding import code_of
from garou.homemade.scenarios import OF_ITS_OWN
from garou.homemade.written import edition_json
from garou.record.judge import judged
from garou.record.reading import read
from garou.rooms.room import Phase
from garou.rooms.settings import Settings
from homemade_roles import HOUSES, as_data, role

WEAVERS = as_data(
    role({"choose": "centre"}, {"swap": ["me", "it"]}, {"look": "me"}, picture="curator"),
    role(id="thorn", names={"en": "Thorn", "fr": "Épine"}, team="alone", wins="dying"),
    names={"en": "The Weavers"},
)
PAGES = (
    *("", "/watch", "/board", "/history", "/replay", "/known", "/cast", "/chances"),
    *("/games/1/replay", "/games/1/picture.svg", "/games/1/chances", "/picture.svg"),
)


async def evening(doc, lang="en"):
    """Laid by a program, joined by a person who says nothing, played to the end among bots: all pages on the way."""
    pages = {}
    async with opened() as app:
        laid = await ask(app, "POST", "/api/tables", {"homemade": edition_json(doc), "pace": "quick"})
        assert laid.status == 201, laid.body
        code = json.loads(laid.body)["code"]
        seat = await ask(app, "POST", f"/api/tables/{code}/seats", {"name": "Zed"}, accept_language=lang)
        token = json.loads(seat.body)["token"]
        room = app.state.keeper.find(code).room
        pages["lobby"] = await looked(app, code, token, lang, "")
        assert (await ask(app, "POST", f"/api/tables/{code}/begin", {}, **bearer(token))).status == 200
        while room.phase is not Phase.OVER:
            for path in ("", "/board"):
                pages[f"{room.windows}{path}"] = await looked(app, code, token, lang, path)
            await asyncio.sleep(15)
        await asyncio.sleep(10)
        for path in PAGES:
            pages[path] = await looked(app, code, token, lang, path)
        view = await ask(app, "GET", f"/api/tables/{code}", **bearer(token))
        record = await ask(app, "GET", f"/api/tables/{code}/record", **bearer(token))
        return room, pages, json.loads(view.body), record.body.decode()


async def looked(app, code, token, lang, path):
    answer = await ask(app, "GET", f"/t/{code}{path}", accept_language=lang, **cookie(token))
    assert answer.status in (200, 303, 307, 404), (path, answer.status, answer.body[:300])
    return answer.body.decode()


@pytest.mark.parametrize("name", [*HOUSES, "weavers"])
def test_a_table_is_laid_played_and_kept_with_it(name):
    doc = {**HOUSES, "weavers": WEAVERS}[name]
    room, pages, view, record = run(evening(doc, "fr" if len(name) % 2 else "en"))
    assert view["edition"] == code_of(doc) == room.settings.edition
    assert judged(read(record)).outcome == room.outcome
    assert Settings.from_json(json.loads(json.dumps(room.settings.to_json()))) == room.settings
    assert {one.id for one in doc.roles} & {*room.cast}
    assert not any("KeyError" in page or ">say-" in page for page in pages.values())


def test_its_words_stand_on_the_pages():
    _, pages, _, _ = run(evening(WEAVERS))
    assert "Embroiderer" in pages["lobby"]
    assert "The Weavers" in pages["lobby"]
    assert "Thorn" in pages["/watch"]
    assert "#curator" in pages["lobby"]


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"edition": "~1nonsense"}, 409),
        ({"edition": "~1" + "A" * 30_000}, 422),
        ({"homemade": {"base": "chess"}}, 409),
        ({"homemade": {"base": "one-night/bezier", "roles": [role(id="x" * 31)]}}, 409),
        ({"homemade": {"base": "one-night/bezier", "roles": [role({"look": "it"})]}}, 409),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(body, status):
    async def asked():
        async with opened() as app:
            return await ask(app, "POST", "/api/tables", body)

    answer = run(asked())
    assert answer.status == status
    assert b"Traceback" not in answer.body
    assert len(answer.body) < 2_000


def test_a_host_can_come_with_a_link_and_go_back_to_the_printed_game():
    async def chosen():
        async with opened() as app:
            laid = await ask(
                app, "POST", "/tables", {"name": "Zed", "edition": code_of(WEAVERS)}, sec_fetch_site="same-origin"
            )
            token = laid.header("set-cookie").partition("=")[2].partition(";")[0]
            room = app.state.keeper.find("lune-123").room
            first = room.settings
            form = {"edition": "bezier"}
            back = await ask(app, "POST", "/t/lune-123/settings", form, sec_fetch_site="same-origin", **cookie(token))
            return first, back.status, room.settings

    first, status, last = run(chosen())
    assert (first.edition, first.scenario) == (code_of(WEAVERS), OF_ITS_OWN)
    assert status == 303
    assert last.edition == "bezier"
    assert last.rules.roles.keys().isdisjoint({"embroiderer", "thorn"})
