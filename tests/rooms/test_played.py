"""Games that were played at a server's tables become rows: those that came to their end, with what was claimed."""

from __future__ import annotations

import asyncio
import json

import pytest

import sandglass
from command import garou
from garou.games import rules_of
from garou.rooms import answering, archiving, lobby, seating, talking
from garou.rooms.keeper import Keeper
from garou.rooms.played import day_of, played
from garou.rooms.room import Phase
from garou.rooms.settings import Settings
from garou.store.inspecting import logs
from garou.store.place import database
from garou.store.sqlite import SqliteStore
from sandglass import now


async def until(condition) -> None:
    async with asyncio.timeout(3600):
        while not condition():
            await asyncio.sleep(1)


async def evening(folder):
    """Two games played to their end, in one of which somebody typed a line; a third is called off."""
    store = SqliteStore(folder)
    keeper = Keeper(store, clock=now)
    await keeper.wake()
    room = await lobby.create(keeper, Settings(pace="quick", size=3))
    await seating.join(keeper, room.code, "Zelda", "en")
    for number in range(2):
        if number:
            await lobby.again(keeper, room.code, 1, at_once=True)
        else:
            await lobby.begin(keeper, room.code, 1)
        await answering.look(keeper, room.code, 1)
        await until(lambda: room.phase is Phase.OVER)
        await talking.speak(keeper, room.code, 1, "Mirabelle")
    await lobby.again(keeper, room.code, 1, at_once=True)
    await archiving.call_off(keeper, room.code, 1)
    await keeper.sleep()
    store.close()
    return room


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    directory = tmp_path_factory.mktemp("tables")
    return directory, sandglass.run(evening(directory))


def test_every_game_that_came_to_its_end_is_there_and_no_other(folder):
    directory, room = folder
    found = [*played(logs(database(directory)))]
    assert [record for record, _ in found] == [past.record for past in room.ledger.past if past.finished]
    assert len(found) == 2


def test_what_was_claimed_aloud_is_there_with_its_seat_and_day(folder):
    directory, room = folder
    for (_, said), past in zip(played(logs(database(directory))), room.ledger.past, strict=False):
        heard = [(one.seat, one.claim, 1) for one in past.talk if one.claim is not None]
        assert [(one.seat, one.claim, one.day) for one in said] == heard


def test_a_night_later_it_is_another_day():
    rules = rules_of("classic", "", ())
    talks = [step for step in range(60) if (known := rules.step(step)) is not None and known.talk]
    assert [day_of(rules, step) for step in talks[:4]] == [1, 2, 3, 4]
    assert day_of(rules, 0) == 1


@pytest.mark.parametrize("suffix", ["jsonl", "parquet"])
def test_the_command_makes_a_file_of_them_without_names_or_typed_lines(folder, suffix, tmp_path):
    directory, _ = folder
    files = [tmp_path / f"{number}.{suffix}" for number in range(2)]
    for file in files:
        done = garou("data", "collect", file, "--data", directory, "--anonymous")
        assert (done.status, done.err, done.out) == (0, [], [f"2 games are in {file}."])
    assert files[0].read_bytes() == files[1].read_bytes()
    assert garou("data", "show", files[0]).out[0].startswith("2 games: played, Garou ")
    assert b"Zelda" not in files[0].read_bytes()
    assert b"Mirabelle" not in files[0].read_bytes()


def test_with_names_they_are_those_of_the_table(folder, tmp_path):
    directory, room = folder
    garou("data", "collect", tmp_path / "a.jsonl", "--data", directory)
    rows = [json.loads(line) for line in (tmp_path / "a.jsonl").read_text("utf-8").splitlines()]
    assert [tuple(row["record"]["players"]) for row in rows] == [past.names for past in room.ledger.past[:2]]
    winners = [{past.names[seat] for seat in past.won} for past in room.ledger.past[:2]]
    assert [set(row["result"]["winners"]) for row in rows] == winners
