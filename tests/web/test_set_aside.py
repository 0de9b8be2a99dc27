"""One log that cannot be read: its people are told so, all others play, and nothing of it is told to anybody."""

import asyncio
import contextlib
import json
import sqlite3

import pytest
from stage import ask
from wire import Page

from garou.rooms.codes import CUP
from garou.rooms.hall import TurnedAway
from garou.texts import LANGUAGES, words
from garou.texts.narrator import refusal
from houses import figures, house
from reels import moments, reel, wound_to
from slowdisk import clock, run

pytestmark = pytest.mark.slow

SETTINGS = ("size", "x"), ("pace", "gallop"), ("game", 5), ("edition", "lost"), ("colour", "red")

# What may be wrong with one event of a table, number two in its log.
FLAWS = {
    "broken JSON": "data = '{\"chair\": 1'",
    "a list": "data = '[1, 2]'",
    "bytes that are no text": "data = x'fffe'",
    "a name that is missing": "data = '{}'",
    "a chair that is no number": """data = '{"chair": "x", "name": "Zed", "token": null, "lang": "en"}'""",
    "an unknown kind": "kind = 'exploded'",
    "a kind that is no text": "kind = x'00'",
    "an impossible kind": "kind = 'opened'",
    "a time that is a word": "at = 'yesterday'",
    "a time without end": "at = 9e999",
    "a number that is a word": "seq = 'two'",
    "a number that was left out": "seq = 1002",
} | {
    f"an impossible {name}": f"kind = 'chosen', data = '{json.dumps({'settings': {name: wrong}})}'"
    for name, wrong in SETTINGS
}


def damaged(directory, room, flaw):
    with contextlib.closing(sqlite3.connect(directory / "garou.db")) as disk, disk:
        disk.execute(f"UPDATE event SET {flaw} WHERE room = ? AND seq = 2", (room,))


def an_evening(directory, room_of):
    """In the middle of a game, with others at other tables: when that was, and the log that will be damaged."""
    commits = moments("epic-battle")["playing call"][0]
    since = wound_to(reel("epic-battle"), directory, commits)
    written = [one.room for one in reel("epic-battle")[:commits]]
    return since, next(room for room in reversed(written) if room_of(room))


async def assert_told(app, path, code):
    """In both languages."""
    for lang in LANGUAGES:
        answer = await ask(app, "GET", path, accept_language=lang)
        assert answer.status == 503
        assert Page(answer.body.decode()).said == refusal(words(lang), TurnedAway("set-aside", code=code))


async def assert_others_play(app, but):
    """Their windows close and others open."""
    keeper = app.state.keeper
    rooms = [live.room for code, live in keeper.live.items() if code != but and live.room.going]
    before = [room.windows for room in rooms]
    assert rooms
    await asyncio.sleep(max(room.deadline for room in rooms) - clock() + 1)
    assert all(room.windows > windows for room, windows in zip(rooms, before, strict=True))
    for room in rooms:
        assert (await ask(app, "GET", f"/t/{room.code}")).status == 200


@pytest.mark.parametrize("flaw", FLAWS)
def test_a_table_that_cannot_be_read_is_set_aside_and_the_others_are_served(flaw, tmp_path, caplog):
    since, code = an_evening(tmp_path, lambda room: not room.startswith(CUP))
    damaged(tmp_path, code, FLAWS[flaw])

    async def evening():
        async with house(tmp_path) as app:
            await assert_told(app, f"/t/{code}", code)
            answer = await ask(app, "GET", f"/api/tables/{code}")
            assert (answer.status, json.loads(answer.body)["error"]) == (503, "set-aside")
            assert (await ask(app, "POST", f"/t/{code}/join", {"name": "Wim"})).status == 503
            await assert_others_play(app, code)
            assert (await ask(app, "GET", "/healthz")).status == 200
            assert figures(app)["garou_set_aside"] == 1
            assert (await ask(app, "POST", "/tables", {"name": "Wim"})).status == 303

    run(evening(), since + 60)
    told = caplog.text
    assert "set aside" in told
    assert not [secret for secret in (code, "Zed", "chair", "exploded", "gallop", "Traceback") if secret in told]


@pytest.mark.parametrize(
    "flaw", ["broken JSON", "an unknown kind", "a time that is a word", "a number that was left out"]
)
def test_a_tournament_that_cannot_be_read_is_set_aside_and_its_tables_play_on(flaw, tmp_path, caplog):
    since, log = an_evening(tmp_path, lambda room: room.startswith(CUP))
    damaged(tmp_path, log, FLAWS[flaw])

    async def evening():
        async with house(tmp_path) as app:
            await assert_told(app, f"/cup/{log.removeprefix(CUP)}", log.removeprefix(CUP))
            await assert_others_play(app, "")
            assert figures(app)["garou_set_aside"] == 1
            assert (await ask(app, "GET", "/healthz")).status == 200

    run(evening(), since + 60)
    assert "Traceback" not in caplog.text


def test_a_word_with_a_damaged_letter_costs_a_letter(tmp_path):
    since, code = an_evening(tmp_path, lambda room: not room.startswith(CUP))
    damaged(tmp_path, code, "data = CAST(replace(CAST(data AS BLOB), CAST('Zed' AS BLOB), x'5aff64') AS TEXT)")

    async def evening():
        async with house(tmp_path) as app:
            assert app.state.keeper.find(code).room.names[0] == "Z\ufffdd"

    run(evening(), since + 60)
