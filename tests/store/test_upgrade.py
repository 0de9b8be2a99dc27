"""Files of the first version start, heal, and are played on: each table is what it was."""

import asyncio

import pytest

from garou.record.judge import judged
from garou.rooms import seating, talking
from garou.rooms.codes import CUP
from garou.rooms.cup import entering
from garou.rooms.cup.cup import Format, Key
from garou.rooms.cup.keeping import Cups
from garou.rooms.hall import TurnedAway
from garou.rooms.keeper import Keeper
from garou.rooms.room import Phase
from garou.rooms.windows import Kind, Part
from garou.store.sqlite import SqliteStore
from keptfiles import kept, rows

pytestmark = pytest.mark.slow

GAMES = {"lune": "one-night", "loup": "epic-battle", "nuit": "classic"}
PAST = {"lune-105", "loup-105", "nuit-105", "piano-201", "piano-202", "robot-305", "robot-306", "robot-307"}
REMAINS = "zebra-405"  # a line spoken while its table was being deleted


@pytest.fixture(scope="module")
def before(tmp_path_factory):
    """Every event as the first version wrote it."""
    return rows(kept(tmp_path_factory.mktemp("version-1") / "data") / "garou.db")


class Clock:
    """Stands still until it is told to move."""

    now = 0.0

    def __call__(self):
        return self.now


def woken(path, happening):
    """The server of today over the files of then, at the moment they were left."""

    async def whole():
        store, clock = SqliteStore(path), Clock()
        clock.now = max(found.touched for found in store.rooms())
        keeper = Keeper(store, clock=clock)
        await keeper.wake()
        cups = Cups(keeper)
        await cups.wake()
        try:
            await happening(keeper, cups)
        finally:
            await cups.sleep()
            await keeper.sleep()
            store.close()

    asyncio.run(whole())


@pytest.fixture
def data(tmp_path):
    return kept(tmp_path / "data")


def test_every_table_is_there_and_nothing_that_was_written_has_changed(data, before):
    async def happening(keeper, cups):
        for code in before:
            (cups if code.startswith(CUP) else keeper).find(code.removeprefix(CUP)) if code != REMAINS else None
        assert keeper.aside == cups.aside == {}

    woken(data, happening)
    after = rows(data / "garou.db")
    assert after.keys() == before.keys() - {REMAINS}
    assert {code: log[: len(before[code])] for code, log in after.items()} == {
        code: log for code, log in before.items() if code != REMAINS
    }


@pytest.mark.parametrize("word", GAMES)
def test_tables_of_each_game_stand_where_they_stood(word, data):
    async def happening(keeper, cups):
        lobby, night, swift, day, over = (keeper.find(f"{word}-{number}").room for number in range(101, 106))
        assert {room.settings.game for room in (lobby, night, swift, day, over)} == {GAMES[word]}
        assert (lobby.phase, lobby.names, lobby.settings.ghosts) == (Phase.LOBBY, ("Xia", "Zoë", "Yan"), True)
        assert (night.phase, night.window.kind, night.window.part) == (Phase.PLAYING, Kind.CALL, Part.CALLED)
        assert (swift.phase, swift.window.part, swift.settings.pace) == (Phase.PLAYING, Part.EARLY, "swift")
        assert (day.phase, day.window.kind, day.longer) == (Phase.PLAYING, Kind.TALK, 60)
        assert day.talk.notes == {1: "Yan ment.\nXia aussi ?"}
        assert [said.claim.roles for said in day.talk.said if said.seat == 0] == [(day.cast[0],)]
        assert day.ready == {2}
        assert over.phase is Phase.OVER
        assert over.outcome.winners == over.ledger.past[-1].won

    woken(data, happening)


def test_past_games_are_still_judged_as_they_ended(data):
    async def happening(keeper, cups):
        for code in PAST:
            for past in keeper.find(code).room.ledger.past:
                assert not past.finished or judged(past.record).outcome.winners == past.won

    woken(data, happening)


def test_chips_a_deleted_game_a_stopped_clock_and_seats_that_moved_are_kept(data):
    async def happening(keeper, cups):
        chips, erased, paused, moved, replied = (keeper.find(f"piano-{number}").room for number in range(201, 206))
        assert chips.settings.chips == 9
        assert [past.finished for past in chips.ledger.past] == [True, True, False]
        assert (chips.window.kind, chips.ledger.dealt) == (Kind.BALLOT, 4)
        assert [past.number for past in erased.ledger.past] == [2]
        assert (paused.paused is not None, paused.paused_by, paused.window.kind) == (True, 2, Kind.TALK)
        assert (moved.sitters[3].bot, moved.names, len(moved.order)) == (True, ("Zoë", "Yan", "Xia", "Ada"), 5)
        assert (replied.host, replied.talk.lines[-1].remark is not None) == (2, True)

    woken(data, happening)


def test_every_phone_is_still_known_by_its_token(data):
    async def happening(keeper, cups):
        for code in ("lune-101", "loup-102", "nuit-103", "piano-202"):
            assert [seating.chair(keeper, code, f"{code} {name}") for name in ("Zoë", "Yan", "Xia")] == [1, 2, 3]
        assert seating.chair(keeper, "piano-204", "piano-204 Yan") is None
        assert seating.chair(keeper, "piano-204", "piano-204 new device") == 2
        assert entering.who(cups, "robot-301", "robot-301 Zoë") == 1

    woken(data, happening)


def test_tournaments_wait_for_the_results_they_waited_for(data):
    async def happening(keeper, cups):
        first, second = (cups.find(code).room for code in ("robot-301", "robot-304"))
        assert (first.format, first.entered, first.awaited) == (Format.ELIMINATION, {Key(0, 1)}, [Key(0, 0)])
        assert (second.format, second.awaited) == (Format.DUPLICATE, [Key(1, 1)])
        sealed = {number: keeper.find(f"robot-{number}").room.sealed for number in range(305, 309)}
        assert sealed == {305: False, 306: False, 307: True, 308: True}

    woken(data, happening)


# --- Tables that kept the whole server from starting ------------------------------------------------


def test_who_left_twice_has_left_and_the_others_play_on(data):
    async def happening(keeper, cups):
        room = keeper.find("zebra-401").room
        assert (room.phase, room.names) == (Phase.PLAYING, ("Zoë", "Yan", "Ada", "Ben"))
        assert seating.chair(keeper, room.code, "zebra-401 Xia") is None
        assert keeper.find("zebra-406").room.host == 2

    woken(data, happening)


def test_what_somebody_did_after_leaving_has_not_happened(data):
    async def happening(keeper, cups):
        spoke, handed, moved = (keeper.find(f"zebra-{number}").room for number in (402, 403, 404))
        assert [line.chair for line in spoke.talk.lines] == [2]
        assert ([*handed.sitters], [line.chair for line in handed.talk.lines]) == ([1, 3], [1])
        assert [*moved.sitters] == [1, 3]
        assert seating.chair(keeper, moved.code, "zebra-404 Yan") is None

    woken(data, happening)


def test_what_was_said_at_a_table_while_it_was_deleted_is_deleted_too(data):
    async def happening(keeper, cups):
        with pytest.raises(TurnedAway) as refused:
            keeper.find(REMAINS)
        assert refused.value.reason == "no-such-table"

    woken(data, happening)
    assert REMAINS not in rows(data / "garou.db")


@pytest.mark.parametrize("code", ["lune-101", "zebra-401", "zebra-402", "zebra-403", "zebra-404", "zebra-406"])
def test_people_go_on_at_such_a_table_and_it_wakes_again(code, data):
    async def speaking(keeper, cups):
        room = keeper.find(code).room
        host = room.host
        if room.phase is Phase.LOBBY:
            await talking.speak(keeper, code, host, "Me revoilà")
        await seating.join(keeper, code, "Nina", "fr")

    async def looking(keeper, cups):
        assert "Nina" in [sitter.name for sitter in keeper.find(code).room.sitters.values()]

    woken(data, speaking)
    woken(data, looking)


@pytest.mark.parametrize("code", ["lune-102", "lune-103", "loup-102", "nuit-104", "zebra-401"])
def test_games_of_then_are_played_to_their_end_and_judged(code, data):
    async def happening(keeper, cups):
        live = keeper.find(code)
        while live.room.phase is not Phase.OVER:
            before = (live.room.phase, live.room.windows)
            keeper.clock.now = max(keeper.clock.now + 1, live.room.deadline)
            live.tell()
            while (live.room.phase, live.room.windows) == before:
                keeper.clock.now += 0.1
                await asyncio.sleep(0.001)
        [past] = live.room.ledger.past
        assert judged(past.record).outcome.winners == past.won

    woken(data, happening)
