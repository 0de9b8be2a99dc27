"""Programs talk at a table as people do."""

import asyncio
import json

from stage import ask, bearer, opened, run

from garou.rooms import answering, lobby, seating
from garou.rooms.settings import Settings
from garou.rooms.windows import Kind


def test_a_program_claims_and_speaks_and_everybody_reads_it():
    async def evening():
        async with opened() as app:
            keeper = app.state.keeper
            room = await lobby.create(keeper, Settings(pace="quick", size=3, scenario="basic"))
            tokens = [await seating.join(keeper, room.code, name, "en") for name in ("Zed", "seer", "Xia")]
            await lobby.begin(keeper, room.code, 1)
            for chair in (1, 2, 3):
                await answering.look(keeper, room.code, chair)
            path = f"/api/tables/{room.code}"
            at_night = await ask(app, "POST", f"{path}/lines", {"text": "psst"}, **bearer(tokens[0]))
            while room.window is None or room.window.kind is not Kind.TALK:
                await asyncio.sleep(1)
            claim = {"kind": "saw", "parts": ["seer", "seer"]}  # somebody is called like a card
            said = await ask(app, "POST", f"{path}/claims", claim, **bearer(tokens[0]))
            wrong = await ask(app, "POST", f"{path}/claims", {"kind": "saw", "parts": ["Nobody"]}, **bearer(tokens[0]))
            line = await ask(app, "POST", f"{path}/lines", {"text": "Trust me."}, **bearer(tokens[1]))
            seen = json.loads((await ask(app, "GET", path, **bearer(tokens[2]))).body)
            return [one.status for one in (at_night, said, wrong, line)], seen

    statuses, seen = run(evening())
    assert statuses == [409, 200, 409, 200]
    told = {"player": "Zed", "kind": "saw", "places": ["seer"], "roles": ["seer"], "mark": "", "day": 1}
    assert seen["claims"] == [told]
    assert seen["lines"] == [{"player": "seer", "text": "Trust me.", "grave": False, "gesture": None, "at": None}]


def test_a_program_chooses_how_bots_think_and_everybody_is_told():
    async def evening():
        async with opened() as app:
            keeper = app.state.keeper
            room = await lobby.create(keeper, Settings(pace="quick", size=4, scenario="basic"))
            host, guest = [await seating.join(keeper, room.code, name, "en") for name in ("Zed", "Yan")]
            path = f"/api/tables/{room.code}"
            asked = [
                await ask(app, "POST", f"{path}/bots", body, **bearer(token))
                for token, body in (
                    (host, {"mind": "honest"}),
                    (host, {"mind": "random", "player": "Ada"}),
                    (guest, {"mind": "sly"}),
                    (host, {"mind": "sly", "player": "Yan"}),
                    (host, {"mind": "genius"}),
                )
            ]
            return [one.status for one in asked], json.loads((await ask(app, "GET", path)).body)

    statuses, seen = run(evening())
    assert statuses == [200, 200, 403, 409, 422]
    assert seen["bots"] == [{"player": "Ada", "mind": "random", "temper": "hot"}]
