"""Tables as people use them: coming and going, playing, losing the server in the middle."""

import asyncio
import contextlib
from random import Random

import pytest

from evenings import GAMES, kept, play_on, seated
from garou.record.judge import judged, verdict
from garou.record.promise import promise
from garou.record.reading import read
from garou.record.writing import write
from garou.rooms import answering, lobby, moving, seating
from garou.rooms.events.taking import replayed
from garou.rooms.hall import TurnedAway
from garou.rooms.keeper import Keeper
from garou.rooms.room import Phase
from garou.rooms.settings import Settings
from garou.rooms.windows import Kind
from garou.store.sqlite import SqliteStore


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_kept_and_judged_the_same(game, tmp_path):
    async def evening():
        async with kept(tmp_path) as keeper:
            room, chairs = await seated(keeper, GAMES[game], "Zed", "Yan", "Xia")
            await lobby.begin(keeper, room.code, chairs[0])
            promised = room.promise
            await play_on(keeper, room, chairs, Random(1))
            record = read(write(room.record))
            word = verdict(record, judged(record))
            assert word["winners"] == [room.names[seat] for seat in room.outcome.winners]
            assert promise(record) == promised
            again = replayed(room.code, keeper.store.read(room.code))
            assert (again.game, again.facts, again.phase) == (room.game, room.facts, room.phase)

    asyncio.run(evening())


def test_the_first_guest_hosts_and_only_the_host_may_begin(tmp_path):
    async def evening():
        async with kept(tmp_path) as keeper:
            room, (first, second) = await seated(keeper, Settings(pace="still"), "Zed", "Yan")
            assert room.host == first
            with pytest.raises(TurnedAway, match="only-the-host"):
                await lobby.begin(keeper, room.code, second)
            await seating.leave(keeper, room.code, first)
            assert room.host == second
            await lobby.begin(keeper, room.code, second)
            assert len(room.seated) == 5
            assert [room.sitters[chair].bot for chair in room.seated] == [False, True, True, True, True]

    asyncio.run(evening())


@pytest.mark.parametrize("name", ["", "  ", "Yan", "x" * 101, "centre-1", "chance", "\x1b[31m", "a\u202eb"])
def test_a_name_nobody_can_have_is_refused(name, tmp_path):
    async def evening():
        async with kept(tmp_path) as keeper:
            room, _ = await seated(keeper, Settings(pace="still"), "Yan")
            with pytest.raises(TurnedAway):
                await seating.join(keeper, room.code, name, "fr")
            assert len(room.order) == 1

    asyncio.run(evening())


@pytest.mark.parametrize("name", ["Zoé", "山田", "שרה", "👩‍👩‍👧", "O’Neill-Ávila", "محمد"])
def test_names_of_any_script_are_welcome(name, tmp_path):
    async def evening():
        async with kept(tmp_path) as keeper:
            room, _ = await seated(keeper, Settings(pace="still"), name)
            assert room.names == (name,)

    asyncio.run(evening())


def test_a_table_grows_with_its_guests_and_is_full_in_the_end(tmp_path):
    async def evening():
        async with kept(tmp_path) as keeper:
            settings = Settings("one-night", "ravensburger", "anarchy", size=3, pace="still")
            room, _ = await seated(keeper, settings, *(f"P{i}" for i in range(10)))
            assert room.settings.size == 10
            with pytest.raises(TurnedAway, match="table-full"):
                await seating.join(keeper, room.code, "One more", "en")

    asyncio.run(evening())


def test_no_answer_in_time_is_declined_or_falls_to_luck(tmp_path):
    async def evening():
        async with kept(tmp_path) as keeper:
            settings = Settings(
                scenario=None, cards=("drunk", "seer", "robber", "drunk", "drunk", "drunk"), size=3, pace="blink"
            )
            room, chairs = await seated(keeper, settings, "Zed", "Yan", "Xia")
            await lobby.begin(keeper, room.code, chairs[0])
            while room.phase is not Phase.OVER:
                await asyncio.sleep(0.02)
            for answer in room.game.log:
                if answer.call == "drunk":
                    assert answer.luck, "a must falls to luck, and says so"
                    assert answer.choice
                else:
                    assert not answer.choice, "a may is declined"
                    assert not answer.luck

    asyncio.run(evening())


def test_an_answer_must_be_for_the_window_that_is_open_and_among_the_options(tmp_path):
    async def evening():
        async with kept(tmp_path) as keeper:
            settings = Settings(scenario=None, cards=("seer",) * 6, size=3, pace="still")
            room, chairs = await seated(keeper, settings, "Zed", "Yan", "Xia")
            await lobby.begin(keeper, room.code, chairs[0])
            for chair in chairs:
                await answering.look(keeper, room.code, chair)
            while room.phase is not Phase.PLAYING:
                await asyncio.sleep(0.01)
            [seat] = room.put[0].seats
            chair = room.seated[seat]
            before = (room.game, room.windows)
            with pytest.raises(TurnedAway, match="too-late"):
                await answering.answer(keeper, room.code, chair, room.windows - 1, ())
            with pytest.raises(TurnedAway, match="not-an-option"):
                await answering.answer(keeper, room.code, chair, room.windows, (seat,))
            assert (room.game, room.windows) == before
            await answering.answer(keeper, room.code, chair, room.windows, ())
            assert room.game.log[-1].seat == seat

    asyncio.run(evening())


def test_a_tap_in_ones_sleep_changes_nothing_for_anybody(tmp_path):
    async def evening():
        async with kept(tmp_path) as keeper:
            settings = Settings(scenario=None, cards=("seer",) + ("villager",) * 5, size=3, pace="still")
            room, chairs = await seated(keeper, settings, "Zed", "Yan", "Xia")
            await lobby.begin(keeper, room.code, chairs[0])
            for chair in chairs:
                await answering.look(keeper, room.code, chair)
            while room.phase is not Phase.PLAYING:
                await asyncio.sleep(0.01)
            asleep = next(chair for chair in chairs if not room.question_for(room.seat_of(chair)))
            game = room.game
            await answering.answer(keeper, room.code, asleep, room.windows, ())
            seq = room.seq
            await answering.answer(keeper, room.code, asleep, room.windows, ())
            assert room.game == game
            assert room.seq == seq, "a second tap is not even kept"

    asyncio.run(evening())


def test_a_vote_can_be_changed_until_the_ballot_closes(tmp_path):
    async def evening():
        async with kept(tmp_path) as keeper:
            settings = Settings(scenario=None, cards=("villager",) * 6, size=3, pace="still")
            room, chairs = await seated(keeper, settings, "Zed", "Yan", "Xia")
            await lobby.begin(keeper, room.code, chairs[0])
            for chair in chairs:
                await answering.look(keeper, room.code, chair)
            while room.window is None or room.window.kind is not Kind.BALLOT:
                with contextlib.suppress(TurnedAway):
                    for chair in chairs:
                        await answering.ready(keeper, room.code, chair, on=True)
                await asyncio.sleep(0.01)
            for choice in ((1,), (2,), (1,)):
                await answering.answer(keeper, room.code, chairs[0], room.windows, choice)
            assert room.pointed[0] == (1,)
            assert not room.game.log
            await answering.answer(keeper, room.code, chairs[1], room.windows, (0,))
            await answering.answer(keeper, room.code, chairs[2], room.windows, (1,))
            assert room.deadline - keeper.clock() < 4, "all have pointed: three more seconds to change one's mind"

    asyncio.run(evening())


def test_a_bot_sits_in_and_hands_back(tmp_path, monkeypatch):
    monkeypatch.setattr("garou.rooms.seating.OUT", 0.0)

    async def evening():
        async with kept(tmp_path) as keeper:
            room, (host, other) = await seated(keeper, Settings(pace="still"), "Zed", "Yan")
            await lobby.begin(keeper, room.code, host)
            with pytest.raises(TurnedAway):
                await seating.hand(keeper, room.code, other, host, bot=True)
            await seating.hand(keeper, room.code, host, other, bot=True)
            assert room.sitters[other].bot
            with pytest.raises(TurnedAway):
                await seating.hand(keeper, room.code, host, other, bot=False)
            await seating.hand(keeper, room.code, other, other, bot=False)
            assert not room.sitters[other].bot

    asyncio.run(evening())


def test_a_seat_moves_to_another_device_and_the_old_one_is_void(tmp_path):
    async def evening():
        async with kept(tmp_path) as keeper:
            room = await lobby.create(keeper, Settings(pace="still"))
            old = await seating.join(keeper, room.code, "Zed", "fr")
            chair = seating.chair(keeper, room.code, old)
            new = await moving.move(keeper, room.code, moving.link(keeper, room.code, chair))
            assert seating.chair(keeper, room.code, old) is None
            assert seating.chair(keeper, room.code, new) == chair
            assert len(new) >= 22, "128 bits and more"
            text = str(keeper.store.read(room.code))
            assert old not in text
            assert new not in text

    asyncio.run(evening())


def test_clocks_stand_still_while_the_server_is_away(tmp_path):
    """Two minutes of darkness: the window that was open has as long to go as before."""

    async def evening():
        skew = 0.0

        def clock() -> float:
            return asyncio.get_running_loop().time() + skew

        store = SqliteStore(tmp_path)
        keeper = Keeper(store, clock=clock)
        await keeper.wake()
        room, chairs = await seated(keeper, Settings(pace="calm"), "Zed", "Yan")
        await lobby.begin(keeper, room.code, chairs[0])
        for chair in chairs:
            await answering.look(keeper, room.code, chair)
        while room.phase is not Phase.PLAYING:
            await asyncio.sleep(0.01)
        left = room.deadline - clock()
        await keeper.sleep()
        store.close()
        skew = 120.0
        store = SqliteStore(tmp_path)
        keeper = Keeper(store, clock=clock)
        await keeper.wake()
        again = keeper.find(room.code).room
        assert again.windows == room.windows
        assert abs((again.deadline - clock()) - left) < 2.5
        await keeper.sleep()
        store.close()

    asyncio.run(evening())


def test_play_again_keeps_people_and_seats(tmp_path):
    async def evening():
        async with kept(tmp_path) as keeper:
            room, chairs = await seated(keeper, GAMES["one-night"], "Zed", "Yan", "Xia")
            await lobby.begin(keeper, room.code, chairs[0])
            await play_on(keeper, room, chairs, Random(2))
            names = room.names
            await lobby.again(keeper, room.code, chairs[0])
            assert room.phase is Phase.LOBBY
            assert room.names == names
            await lobby.begin(keeper, room.code, chairs[0])
            assert room.names == names

    asyncio.run(evening())


def test_hosting_passes_on_when_the_host_is_gone(tmp_path, monkeypatch):
    monkeypatch.setattr("garou.rooms.seating.AWAY", 0.05)
    monkeypatch.setattr("garou.rooms.keeper.PULSE", 0.02)

    async def evening():
        async with kept(tmp_path) as keeper:
            room, (_, other) = await seated(keeper, Settings(pace="still"), "Zed", "Yan")
            with keeper.listen(room.code, other):
                for _ in range(100):
                    if room.host == other:
                        break
                    await asyncio.sleep(0.02)
                assert room.host == other

    asyncio.run(evening())
