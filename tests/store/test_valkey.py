"""Workers that tell each other through Valkey: what becomes of them when it goes away, or never was there."""

import asyncio
import logging

import pytest
from click.testing import CliRunner

from garou.cli.serve import command
from garou.rooms import archiving, lobby, seating, talking
from garou.rooms.settings import Settings
from garou.store.choosing import BusBadAddress, wire
from garou.texts import LANGUAGES, words
from postgres import Cable, ask
from sharing import until, worker
from valkeys import ValkeyServer

AWAY = "the bus is away: meanwhile workers tell each other through the database"


async def begun(one):
    room = await lobby.create(one, Settings(size=3))
    for name in ("Zed", "Yan", "Xia"):
        await seating.join(one, room.code, name, "en")
    return room.code


async def said(one, other, code, text):
    await talking.speak(one, code, 1, text)
    await until(lambda: other.live[code].room.seq == one.live[code].room.seq)


def run(happening):
    asyncio.run(asyncio.wait_for(happening(), 60))


def test_what_is_said_through_valkey_is_not_said_in_the_database(database, valkey):
    async def happening():
        async with worker(database, valkey) as one, worker(database, valkey) as other:
            code = await begun(one)
            other.find(code)
            await until(lambda: not one.bus.loud and not other.bus.loud)
            heard = []
            other.bus._on_written = lambda *said: heard.append(said)  # noqa: SLF001  # what the database would call
            await said(one, other, code, "through Valkey")
            assert [process for _, process, *_ in heard] == [0]

    run(happening)


def test_a_valkey_that_goes_away_is_done_without_and_is_back_by_itself(database, caplog):
    async def happening():
        server = ValkeyServer().start()
        async with worker(database, server.address) as one, worker(database, server.address) as other:
            code, doomed = await begun(one), await begun(one)
            other.find(code), other.find(doomed)
            await until(lambda: not one.bus.loud and not other.bus.loud)
            server.stop()
            await talking.speak(one, code, 1, "said in the very moment")
            await until(lambda: one.bus.away and other.bus.away)
            await said(other, one, code, "said without it")
            with one.listen(code, 2):
                await until(lambda: other.live[code].present == {2})
            await archiving.forget(one, doomed, 1)
            await until(lambda: doomed not in other.live)
            assert {record.getMessage() for record in caplog.records} == {AWAY}
            server.start()
            await until(lambda: not one.bus.loud and not other.bus.loud)
            await said(one, other, code, "said when it was back")
            server.stop()
        texts = ask(database, f"SELECT data::json->>'text' FROM garou.event WHERE room = '{code}' ORDER BY seq")
        assert [text for (text,) in texts if text] == [
            "said in the very moment",
            "said without it",
            "said when it was back",
        ]

    with caplog.at_level(logging.WARNING, "garou.store"):
        run(happening)
    assert [record.getMessage() for record in caplog.records].count("the bus is back") == 2


def test_whoever_is_cut_off_alone_hears_the_others_through_the_database(database, valkey):
    async def happening():
        cable = Cable(valkey + "/0")
        async with worker(database, valkey) as one, worker(database, cable.address) as other:
            code = await begun(one)
            other.find(code)
            await until(lambda: not one.bus.loud and not other.bus.loud)
            cable.close()
            await until(lambda: one.bus.loud and other.bus.loud)
            await said(one, other, code, "can you hear me?")
            await said(other, one, code, "now I can")

    run(happening)


def test_workers_with_and_without_a_bus_hear_each_other(database, valkey):
    async def happening():
        async with worker(database, valkey) as one, worker(database, "") as other:
            code = await begun(one)
            other.find(code)
            await until(lambda: one.workers and other.workers and one.bus.loud)
            await said(one, other, code, "Hello")
            await said(other, one, code, "Hello to you")

    run(happening)


@pytest.mark.parametrize("bus", ["valkey://:secret@", "http://localhost", "valkey://localhost:nine", "secret"])
def test_what_is_no_address_of_a_bus_is_said_without_what_stands_in_it(bus):
    with pytest.raises(BusBadAddress) as refused:
        wire(bus)
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bus_needs_workers(lang):
    done = CliRunner().invoke(command(words(lang)), ["--bus", "valkey://localhost"], standalone_mode=False)
    assert str(done.exception) == words(lang)("cli-serve-bus-alone")
