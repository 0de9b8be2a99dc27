"""Past games, chips over several of them, and what is left on disk when they are deleted."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from dataclasses import replace

import pytest

from garou.engine.values import Answer, Seat, Setup, Slot
from garou.record.judge import judged, played
from garou.record.promise import promise
from garou.record.reading import read
from garou.record.writing import write
from garou.rooms import answering, archiving, lobby, seating, talking
from garou.rooms.events.taking import replayed
from garou.rooms.hall import TurnedAway
from garou.rooms.keeper import Keeper
from garou.rooms.ledger import Ledger, Past, by_name, by_role
from garou.rooms.room import Phase
from garou.rooms.settings import Settings
from garou.store.sqlite import SqliteStore
from sandglass import now

TABLE = ("Ada", "Ben", "Cleo")


# --- Chips, worked out on paper -------------------------------------------------------------------


def game(number: int, *winners: str, names: tuple[str, ...] = TABLE, target: int = 2, finished: bool = True) -> Past:
    won = tuple(Seat(Slot(names.index(name))) for name in winners)
    setup = Setup(("werewolf", "seer", "villager")[: len(names)], (), ())
    settings = Settings(size=len(names), chips=target)
    return Past(number, 0.0, settings, names, tuple(range(1, len(names) + 1)), setup, (), "n", "p", won, (), finished)


def after(*games: Past, here: tuple[str, ...] = TABLE) -> Ledger:
    ledger = Ledger()
    for one in games:
        ledger.enter(one, here)
    return ledger


def piles(ledger: Ledger, here: tuple[str, ...] = TABLE, target: int = 2) -> dict[str, int]:
    return ledger.chips(here, target).chips


def test_every_winner_takes_a_chip_and_the_largest_pile_wins_at_the_target():
    ledger = after(game(1, "Ada", "Ben"), game(2, "Ada"))
    assert piles(ledger) == {"Ada": 2, "Ben": 1, "Cleo": 0}
    assert ledger.champion == "Ada"


def test_equal_piles_play_on():
    ledger = after(game(1, "Ada", "Ben"), game(2, "Ada", "Ben"))
    assert ledger.champion is None
    ledger.enter(game(3, "Cleo", "Ben"), TABLE)
    assert ledger.champion == "Ben"


def test_games_after_the_end_count_for_nobody_until_a_new_race():
    ledger = after(game(1, "Ada"), game(2, "Ada"), game(3, "Ben"))
    assert piles(ledger) == {"Ada": 2, "Ben": 0, "Cleo": 0}
    ledger.race_again()
    ledger.enter(game(4, "Ben"), TABLE)
    assert piles(ledger) == {"Ada": 0, "Ben": 1, "Cleo": 0}
    assert ledger.champion is None


def test_a_game_called_off_counts_for_nobody():
    assert piles(after(game(1, "Ben", finished=False), game(2, "Ada"))) == {"Ada": 1, "Ben": 0, "Cleo": 0}


def test_games_without_chips_are_not_counted_when_they_are_switched_on():
    assert piles(after(game(1, "Ada", target=0), game(2, "Ben"))) == {"Ada": 0, "Ben": 1, "Cleo": 0}


def test_whoever_left_keeps_the_chips_but_stands_in_nobodys_way():
    ledger = after(game(1, "Ada", "Ben"), game(2, "Ada", "Ben"))
    ledger.crown(("Ben", "Cleo"), 2)
    assert ledger.champion == "Ben"


def test_one_who_is_left_alone_has_not_won_by_it():
    ledger = after(game(1, "Ada", "Ben"))
    ledger.crown(("Cleo",), 2)
    assert ledger.champion is None


def test_a_deleted_game_takes_its_chips_along():
    ledger = after(game(1, "Ada"), game(2, "Ada"))
    assert piles(ledger.without(2)) == {"Ada": 1, "Ben": 0, "Cleo": 0}
    assert (ledger.champion, ledger.without(2).champion) == ("Ada", None)


def test_what_is_kept_of_a_game_is_all_of_it():
    """Whether somebody chose or luck did is part of the record: another log would be another game."""
    log = (Answer(Seat(Slot(0)), "drunk", (Slot(3),), luck=True), Answer(Seat(Slot(1)), "seer", ("a", Slot(2))))
    ledger = after(replace(game(1, "Ada", "Ben"), log=log, teams=("village",)))
    assert Ledger.from_json(json.loads(json.dumps(ledger.to_json()))) == ledger


# --- Honest counts --------------------------------------------------------------------------------


def test_so_many_won_of_so_many_by_name_and_by_the_card_dealt():
    others = ("Ada", "Ben", "Dan")
    games = [game(1, "Ada"), game(2, "Ada", "Ben", names=others), game(3, "Cleo", finished=False)]
    people = {count.name: (count.won, count.of) for count in by_name(games)}
    assert people == {"Ada": (2, 2), "Ben": (1, 2), "Dan": (0, 1), "Cleo": (0, 1)}
    assert by_name(games)[0].roles == (("werewolf", 2, 2),)
    assert {count.name: (count.won, count.of) for count in by_role(games)} == {
        "werewolf": (2, 2),
        "seer": (1, 2),
        "villager": (0, 2),
    }


# --- At a table -------------------------------------------------------------------------------------


@pytest.fixture
def store(tmp_path):
    opened = SqliteStore(tmp_path / "data")
    yield opened
    opened.close()


async def until(condition) -> None:
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.01)


async def table(keeper: Keeper, *people: str, chips: int = 5, pace: str = "blink"):
    await keeper.wake()
    room = await lobby.create(keeper, Settings(pace=pace, size=3, chips=chips))
    for name in people:
        await seating.join(keeper, room.code, name, "en")
    return room


async def play(keeper: Keeper, room) -> None:
    if room.phase is Phase.OVER:
        await lobby.again(keeper, room.code, 1, at_once=True)
    else:
        await lobby.begin(keeper, room.code, 1)
    for chair in room.people:
        await answering.look(keeper, room.code, chair)
    await until(lambda: room.phase is Phase.OVER)


def test_finished_games_are_kept_with_all_it_takes_to_replay_them(store):
    async def evening():
        keeper = Keeper(store, clock=now)
        room = await table(keeper, "Zelda")
        await play(keeper, room)
        await play(keeper, room)
        await keeper.sleep()
        return room

    room = asyncio.run(evening())
    assert [past.number for past in room.ledger.past] == [1, 2]
    for past in room.ledger.past:
        told = judged(read(write(past.record)))
        assert told.outcome.winners == past.won
        assert promise(past.record) == past.promise
    again = replayed(room.code, store.read(room.code))
    assert again.ledger == room.ledger
    assert sum(piles(room.ledger, room.here, 5).values()) == sum(len(past.won) for past in room.ledger.past)


def test_the_host_calls_a_game_off_and_it_stays_readable(store):
    async def evening():
        keeper = Keeper(store, clock=now)
        room = await table(keeper, "Zelda", "Yann", pace="still")
        await lobby.begin(keeper, room.code, 1)
        await archiving.call_off(keeper, room.code, 2)
        half = room.phase
        await archiving.call_off(keeper, room.code, 1)
        await keeper.sleep()
        return half, room

    half, room = asyncio.run(evening())
    assert half is Phase.DEALT  # one of two is no majority
    assert room.phase is Phase.LOBBY
    [past] = room.ledger.past
    assert not past.finished
    assert played(read(write(past.record))).outcome is None
    assert piles(room.ledger, room.here, 5) == dict.fromkeys(room.here, 0)


def test_the_others_call_a_game_off_when_more_than_half_want_to(store):
    async def evening():
        keeper = Keeper(store, clock=now)
        room = await table(keeper, "Zelda", "Yann", "Xenia", pace="still")
        await lobby.begin(keeper, room.code, 1)
        await archiving.call_off(keeper, room.code, 2)
        await archiving.call_off(keeper, room.code, 2, on=False)
        await archiving.call_off(keeper, room.code, 3)
        one = room.phase
        await archiving.call_off(keeper, room.code, 2)
        await keeper.sleep()
        return one, room.phase

    assert asyncio.run(evening()) == (Phase.DEALT, Phase.LOBBY)


# --- Deleted means deleted ----------------------------------------------------------------------------


def on_disk(tmp_path) -> bytes:
    return b"".join(path.read_bytes() for path in sorted((tmp_path / "data").iterdir()))


def test_a_deleted_game_is_found_in_no_file_and_the_table_goes_on_without_it(store, tmp_path):
    async def evening():
        keeper = Keeper(store, clock=now)
        room = await table(keeper, "Zelda", "Quentin")
        await play(keeper, room)
        await talking.speak(keeper, room.code, 2, "Mirabelle")
        await seating.leave(keeper, room.code, 2)
        await lobby.again(keeper, room.code, 1)
        await seating.leave(keeper, room.code, 2)
        await play(keeper, room)
        first, second = room.ledger.past
        before = on_disk(tmp_path)
        await archiving.erase(keeper, room.code, 1, 1)
        after_it = on_disk(tmp_path)
        room = keeper.find(room.code).room
        left = [past.number for past in room.ledger.past]
        await play(keeper, room)
        await keeper.sleep()
        return first, second, before, after_it, left, room

    first, second, before, after_it, left, room = asyncio.run(evening())
    for secret in (first.nonce, "Quentin", "Mirabelle"):
        assert secret.encode() in before
        assert secret.encode() not in after_it
    assert second.nonce.encode() in after_it
    assert left == [2]
    assert [past.number for past in room.ledger.past] == [2, 3]  # a number is never used twice
    assert replayed(room.code, store.read(room.code)).ledger == room.ledger


def test_a_deleted_table_is_found_in_no_file(store, tmp_path):
    async def evening():
        keeper = Keeper(store, clock=now)
        room = await table(keeper, "Zelda")
        await play(keeper, room)
        nonce = room.nonce
        await archiving.forget(keeper, room.code, 1)
        found = on_disk(tmp_path)
        with pytest.raises(TurnedAway, match="no-such-table"):
            keeper.find(room.code)
        await keeper.sleep()
        return nonce, found

    nonce, found = asyncio.run(evening())
    assert nonce.encode() not in found
    assert b"Zelda" not in found


def test_only_whose_table_it_is_deletes_and_not_in_the_middle_of_a_game(store):
    async def evening():
        keeper = Keeper(store, clock=now)
        room = await table(keeper, "Zelda", "Yann")
        await play(keeper, room)
        with pytest.raises(TurnedAway, match="only-the-owner"):
            await archiving.erase(keeper, room.code, 2, 1)
        with pytest.raises(TurnedAway, match="only-the-owner"):
            await archiving.forget(keeper, room.code, 2)
        with pytest.raises(TurnedAway, match="no-such-past-game"):
            await archiving.erase(keeper, room.code, 1, 7)
        await lobby.again(keeper, room.code, 1, at_once=True)
        with pytest.raises(TurnedAway, match="table-playing"):
            await archiving.erase(keeper, room.code, 1, 1)
        await keeper.sleep()

    asyncio.run(evening())


def test_what_a_kill_left_between_deletion_and_purge_is_gone_when_the_store_opens_again(tmp_path):
    """The log of writes still holds it then; it is cut off when the store is opened."""
    SqliteStore(tmp_path / "running").close()
    raw = sqlite3.connect(tmp_path / "running" / "garou.db", isolation_level=None)
    raw.execute("PRAGMA secure_delete=ON")
    raw.execute("INSERT INTO event VALUES ('lune-123', 1, 0, 'joined', 'Zelda')")
    raw.execute("DELETE FROM event")
    shutil.copytree(tmp_path / "running", tmp_path / "data")  # as the disk is when the server is killed now
    raw.close()
    assert b"Zelda" in on_disk(tmp_path)
    store = SqliteStore(tmp_path / "data")
    assert b"Zelda" not in on_disk(tmp_path)
    store.close()
