"""A database that goes away for ten seconds: whoever does something is told, nothing is lost, and all goes on."""

import asyncio
import json
from functools import partial
from random import Random
from unittest import mock

from stage import ask
from wire import Page

from garou.rooms import lobby, seating
from garou.rooms.events.taking import replayed
from garou.rooms.keeper import Keeper
from garou.rooms.room import Phase
from garou.rooms.settings import Settings
from garou.store.choosing import in_database
from garou.texts import LANGUAGES, words
from garou.web import app as application
from houses import figures
from postgres import away
from sandglass import now, run


def in_the_night(database, directory, happening):
    """At a table with somebody at it; time leaps, the database does not."""

    async def evening():
        app = application.build(directory, store=in_database(database))
        async with app.router.lifespan_context(app):
            keeper = app.state.keeper
            room = await lobby.create(keeper, Settings(pace="quick"))
            token = await seating.join(keeper, room.code, "Zed", "en")
            await lobby.begin(keeper, room.code, 1)
            while room.phase is not Phase.PLAYING:
                await asyncio.sleep(1)
            await happening(app, room, {"cookie": f"garou-seat-{room.code}={token}"})

    with mock.patch.object(application, "Keeper", partial(Keeper, clock=now, luck=Random(5))):
        run(evening())


async def health(app):
    answer = await ask(app, "GET", "/healthz")
    return answer.status, set(json.loads(answer.body).get("why", ()))


async def note(app, room, who, text, **headers):
    return await ask(app, "POST", f"/t/{room.code}/note", {"text": text}, **who, **headers)


def test_ten_seconds_without_a_database_cost_nobody_anything(database, tmp_path):
    async def happening(app, room, who):
        assert (await note(app, room, who, "before")).status == 303
        windows, gone = room.windows, now()
        with away(database):
            for lang in LANGUAGES:
                answer = await note(app, room, who, "meanwhile", accept_language=lang)
                assert (answer.status, Page(answer.body.decode()).said) == (503, words(lang)("error-not-kept"))
                assert answer.header("retry-after")
            assert (await ask(app, "GET", f"/t/{room.code}", **who)).status == 200, "what is known is still shown"
            assert (await ask(app, "GET", "/t/no-such-code")).status == 503
            assert (await ask(app, "POST", "/api/tables", {})).status == 503
            await asyncio.sleep(max(room.deadline, gone + 10) - now() + 1)
            assert await health(app) == (503, {"disk", "clock", "pulse"})
            assert (room.windows, list(room.talk.notes.values())) == (windows, ["before"])
        while (await health(app))[0] != 200:
            await asyncio.sleep(1)
        assert (await note(app, room, who, "after")).status == 303
        assert figures(app)["garou_disk_failing"] == 0
        kept = app.state.keeper.store.read(room.code)
        assert [event.seq for event in kept] == list(range(1, room.seq + 1))
        assert [event.data["text"] for event in kept if event.kind == "noted"] == ["before", "after"]
        assert replayed(room.code, kept).game == room.game

    in_the_night(database, tmp_path, happening)
