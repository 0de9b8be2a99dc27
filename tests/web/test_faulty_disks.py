"""A disk that refuses: whoever does something is told, nothing is lost, and all goes on when it takes things again."""

import asyncio
import json
import sqlite3

import pytest
from stage import ask
from wire import Page

from disks import BROKEN, FULL, READ_ONLY, Disk
from garou.rooms import archiving, lobby, seating, talking
from garou.rooms.room import Phase
from garou.rooms.settings import Settings
from garou.texts import LANGUAGES, words
from garou.web.logs import Gate
from houses import figures, house
from slowdisk import clock, run

QUICK = Settings(pace="quick")


@pytest.fixture
def disk(monkeypatch):
    found = Disk()
    monkeypatch.setattr(sqlite3, "connect", found.connection)
    return found


def at_a_table(directory, happening):
    """With somebody at it, in the middle of a night."""

    async def evening():
        async with house(directory) as app:
            keeper = app.state.keeper
            room = await lobby.create(keeper, QUICK)
            token = await seating.join(keeper, room.code, "Zed", "en")
            await lobby.begin(keeper, room.code, 1)
            while room.phase is not Phase.PLAYING:
                await asyncio.sleep(1)
            await happening(app, room, {"cookie": f"garou-seat-{room.code}={token}"})

    run(evening())


async def health(app):
    answer = await ask(app, "GET", "/healthz")
    found = json.loads(answer.body)
    return answer.status, found["status"], set(found.get("why", ()))


async def note(app, room, who, **headers):
    return await ask(app, "POST", f"/t/{room.code}/note", {"text": "hm"}, **who, **headers)


def failing(app):
    return tuple(figures(app)[f"garou_{name}"] for name in ("disk_failing", "clocks_failing"))


@pytest.mark.parametrize("refusal", [FULL, READ_ONLY, BROKEN])
def test_health_and_figures_tell_the_truth_while_a_disk_refuses_and_afterwards(refusal, disk, tmp_path, caplog):
    async def happening(app, room, who):
        assert await health(app) == (200, "ok", set())
        windows = room.windows
        disk.refuses = refusal
        assert (await note(app, room, who)).status == 503
        assert await health(app) == (503, "failing", {"disk"})
        assert failing(app) == (1, 0)
        await asyncio.sleep(room.deadline - clock() + 12)
        assert await health(app) == (503, "failing", {"disk", "clock", "pulse"})
        assert failing(app) == (1, 1)
        assert (room.windows, room.talk.notes) == (windows, {})
        disk.refuses = ""
        await asyncio.sleep(20)  # as long again as it was away
        assert await health(app) == (200, "ok", set())
        assert failing(app) == (0, 0)
        assert room.windows > windows, "the clock goes on"
        assert app.state.keeper.store.last_pulse() > clock() - 2, "so does the pulse"
        assert (await note(app, room, who)).status == 303

    at_a_table(tmp_path, happening)
    lines = [Gate().format(record) for record in caplog.records]
    assert all("NotKept" in line for line in lines), "it is told, and nothing else"


def test_whoever_meets_a_full_disk_is_told_in_their_language_and_may_try_again(disk, tmp_path):
    async def happening(app, room, who):
        disk.refuses = FULL
        for lang in LANGUAGES:
            answer = await note(app, room, who, accept_language=lang)
            assert Page(answer.body.decode()).said == words(lang)("error-not-kept")
            assert answer.header("retry-after")
        answer = await ask(app, "POST", "/api/tables", {})
        assert (answer.status, json.loads(answer.body)["error"]) == (503, "not-kept")
        assert len(app.state.keeper.live) == 1, "no table stands there that was never kept"

    at_a_table(tmp_path, happening)


def test_a_writer_that_fails_once_is_noticed_by_nobody(disk, tmp_path):
    async def happening(app, room, who):
        disk.refuses, disk.times = FULL, 1
        assert (await note(app, room, who)).status == 303
        assert await health(app) == (200, "ok", set())
        assert [event.kind for event in app.state.keeper.store.read(room.code)].count("noted") == 1

    at_a_table(tmp_path, happening)


def test_a_server_ends_while_its_disk_is_full(disk, tmp_path):
    """However often its clocks have tried meanwhile; the next one goes on."""

    async def happening(app, room, who):
        disk.refuses = FULL
        await asyncio.sleep(room.deadline - clock() + 3)
        left.append((room.code, clock()))

    async def again():
        async with house(tmp_path) as app:
            return app.state.keeper.find(code).room.phase

    left = []
    at_a_table(tmp_path, happening)
    disk.refuses = ""
    [(code, then)] = left
    assert run(again(), then + 60) is Phase.PLAYING


def test_what_is_deleted_while_its_traces_cannot_be_is_gone_and_its_traces_follow(disk, tmp_path):
    def traces():
        return b"".join(file.read_bytes() for file in tmp_path.iterdir()).count(b"a secret")

    async def evening():
        async with house(tmp_path) as app:
            keeper = app.state.keeper
            room = await lobby.create(keeper, QUICK)
            await seating.join(keeper, room.code, "Zed", "en")
            await talking.speak(keeper, room.code, 1, "a secret")
            disk.keeps = True
            await archiving.forget(keeper, room.code, 1)
            assert (keeper.live, keeper.store.rooms()) == ({}, [])
            assert await health(app) == (503, "failing", {"disk"})
            assert traces()
            disk.keeps = False
            await asyncio.sleep(2)
            assert await health(app) == (200, "ok", set())
            assert not traces()

    run(evening())


def test_a_slow_disk_is_no_trouble(tmp_path):
    async def happening(app, room, who):
        app.state.keeper.store.takes = 0.12
        windows = room.windows
        await asyncio.sleep(30)
        assert await health(app) == (200, "ok", set())
        assert room.windows > windows

    at_a_table(tmp_path, happening)
