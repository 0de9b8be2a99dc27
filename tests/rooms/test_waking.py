"""A server starts on what another one left: old tables sleep on, clocks go on where they stood, old mistakes heal."""

import asyncio
import contextlib
import json
import sqlite3
from dataclasses import fields

import pytest
from stage import EPOCH

from evenings import GAMES, seated
from garou.rooms import lobby, seating
from garou.rooms.clock import pause
from garou.rooms.codes import CUP
from garou.rooms.cup import drawing, entering
from garou.rooms.cup.cup import Format
from garou.rooms.events.values import EVENTS, Joined, OfAChair
from garou.rooms.hall import TurnedAway
from garou.rooms.keeper import RECENT
from garou.rooms.room import Phase
from garou.rooms.settings import Settings
from garou.store.sqlite import SCHEMA, VERSION
from slowdisk import clock, run, serving

STILL = Settings(pace="still")
DAY = 24 * 3600.0


def written(directory, *logs, pulse=EPOCH):
    """Logs as somebody wrote them down: code, when, and the events."""
    directory.mkdir(exist_ok=True)
    with contextlib.closing(sqlite3.connect(directory / "garou.db", isolation_level=None)) as disk:
        disk.executescript(f"{SCHEMA} PRAGMA user_version={VERSION}; BEGIN")
        for code, at, events in logs:
            rows = [(code, seq, at, kind, json.dumps(data)) for seq, kind, data in events]
            disk.executemany("INSERT INTO event VALUES (?, ?, ?, ?, ?)", rows)
        disk.execute("INSERT INTO pulse VALUES (1, ?)", (pulse,))
        disk.execute("COMMIT")


def joined(chair, name):
    return chair + 1, "joined", {"chair": chair, "name": name, "token": f"hash of {name}", "lang": "en"}


LOBBY = [(1, "created", {"settings": STILL.to_json()}), joined(1, "Zed"), joined(2, "Yan"), joined(3, "Xia")]


# --- Nobody comes -----------------------------------------------------------------------------------


def test_of_nine_hundred_old_tables_none_is_read_before_somebody_comes(tmp_path):
    old = [(f"lune-{number}", EPOCH - 3 * DAY, LOBBY) for number in range(900)]
    cups = [(f"{CUP}nova-{number}", EPOCH - 3 * DAY, [(1, "created", {})]) for number in range(20)]
    written(tmp_path, *old, *cups)

    async def evening():
        async with serving(tmp_path) as cups:
            keeper, store = cups.keeper, cups.store
            assert (store.reads, keeper.live, cups.live) == ([], {}, {})
            for code, _, _ in old[::300]:
                assert keeper.find(code).room.names == ("Zed", "Yan", "Xia")
                await seating.join(keeper, code, "Wim", "en")
            assert store.reads == [code for code, _, _ in old[::300]]

    run(evening(), EPOCH + 60)


@pytest.mark.parametrize("stopped", [True, False])
@pytest.mark.parametrize("game", GAMES)
def test_after_days_a_game_goes_on_with_its_clock_where_it_stood(game, stopped, tmp_path):
    """In the middle of a call, or stopped by somebody at the door long before the server went down."""

    async def before():
        async with serving(tmp_path) as cups:
            keeper = cups.keeper
            room, chairs = await seated(keeper, GAMES[game].with_(pace="calm"), "Zed", "Yan")
            await lobby.begin(keeper, room.code, chairs[0])
            while room.phase is not Phase.PLAYING:
                await asyncio.sleep(1)
            await asyncio.sleep(7)
            left = room.deadline - clock()
            if stopped:
                await pause(keeper, room.code, chairs[0], on=True)
                await asyncio.sleep(2 * RECENT)
            return room.code, chairs[0], room.windows, left, clock()

    async def after():
        async with serving(tmp_path) as cups:
            keeper = cups.keeper
            assert (code in keeper.live) is not stopped, "one that was stopped wakes when somebody comes"
            room = keeper.find(code).room
            await asyncio.sleep(0.5)
            if stopped:
                await asyncio.sleep(RECENT)
                await pause(keeper, code, chair, on=False)
            assert room.windows == windows
            assert abs(room.deadline - clock() - left) < 6, "a pulse is five seconds here"
            await asyncio.sleep(left + 6)
            assert room.windows == windows + 1

    code, chair, windows, left, then = run(before())
    run(after(), then + 3 * DAY)


# --- Mistakes of older versions -----------------------------------------------------------------------

GONE = [  # what somebody did while leaving
    ("left", {}),
    ("spoke", {"text": "hello", "grave": False}),
    ("handed", {"lang": "fr"}),
    ("handed", {"token": "another", "bot": False}),
    ("handed", {"bot": True}),
    ("noted", {"text": "hm"}),
    ("hosts", {}),
    ("wants-end", {"on": True}),
]


@pytest.mark.parametrize(("kind", "data"), GONE)
def test_what_somebody_did_while_leaving_is_passed_over(kind, data, tmp_path):
    left = (5, "left", {"chair": 2})
    said = (7, "spoke", {"chair": 3, "text": "where is Yan?", "grave": False})
    written(tmp_path, ("lune-123", EPOCH, [*LOBBY, left, (6, kind, {"chair": 2} | data), said]))

    async def evening():
        async with serving(tmp_path) as cups:
            room = cups.keeper.find("lune-123").room
            assert (room.names, room.seq) == (("Zed", "Xia"), 7)
            assert [line.text for line in room.talk.lines] == ["where is Yan?"]
            await lobby.begin(cups.keeper, "lune-123", 1)
            assert room.phase is Phase.DEALT

    run(evening(), EPOCH + 60)


def test_what_nobody_can_have_done_is_no_such_mistake(tmp_path):
    written(tmp_path, ("lune-123", EPOCH, [*LOBBY, (5, "spoke", {"chair": 9, "text": "boo", "grave": False})]))

    async def evening():
        async with serving(tmp_path) as cups:
            with pytest.raises(TurnedAway, match="set-aside"):
                cups.keeper.find("lune-123")

    run(evening(), EPOCH + 60)


def test_every_event_of_a_chair_is_known_as_one():
    of_chairs = {kind for kind in EVENTS.kinds.values() if "chair" in {field.name for field in fields(kind)}}
    assert of_chairs - {Joined} == {kind for kind in EVENTS.kinds.values() if issubclass(kind, OfAChair)}


@pytest.mark.parametrize("room", ["lune-123", f"{CUP}lune-123"])
def test_what_is_left_of_something_that_was_deleted_is_deleted_too(room, tmp_path):
    """It was said while somebody deleted it: nobody can read it, and its code is free again."""
    remains = [(7, "spoke", {"chair": 1, "text": "wait, a secret", "grave": False}), (8, "left", {"chair": 1})]
    written(tmp_path, (room, EPOCH, remains), ("nova-123", EPOCH, LOBBY))

    async def evening():
        async with serving(tmp_path) as cups:
            assert [found.room for found in cups.store.rooms()] == ["nova-123"]
            assert not lobby.taken(cups.keeper, "lune-123")
            assert not cups.has("lune-123")
            assert cups.keeper.aside == {}

    run(evening(), EPOCH + 60)
    assert b"a secret" not in b"".join(file.read_bytes() for file in tmp_path.iterdir())


def test_a_tournament_whose_beginning_was_cut_short_begins(tmp_path):
    """Begun, and killed before anything was drawn."""

    async def before():
        async with serving(tmp_path) as cups:
            code = await entering.create(cups, "Cup", Format.ELIMINATION, STILL, 1)
            for name in ("Zed", "Yan", "Xia"):
                await entering.join(cups, code, name, "en")
            return code, cups.store.read(CUP + code)

    code, events = run(before())
    begun = [(event.seq, event.kind, event.data) for event in events] + [(5, "begun", {})]
    written(tmp_path / "later", (CUP + code, EPOCH, begun))

    async def after():
        async with serving(tmp_path / "later") as cups:
            await drawing.go_on(cups, code, 1)
            assert len(cups.find(code).room.rooms) == 1
            assert cups.keeper.find(await drawing.table(cups, code, 2)).room.phase is Phase.DEALT

    run(after(), EPOCH + 60)
