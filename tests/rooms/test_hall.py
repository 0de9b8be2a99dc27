"""Who is there and who listens, what is on disk before it has happened, and clocks while the server is away."""

import asyncio
import logging
from random import Random

import pytest

from evenings import kept, seated
from garou.rooms import answering, clock, lobby, seating, talking
from garou.rooms import keeper as keeping
from garou.rooms.cup import entering
from garou.rooms.cup.cup import Format
from garou.rooms.cup.keeping import Cups
from garou.rooms.keeper import Keeper
from garou.rooms.room import Phase
from garou.rooms.settings import Settings
from garou.store.sqlite import SqliteStore
from garou.store.values import NotKept
from memory import MemoryStore
from sandglass import now

STILL = Settings(pace="still")


class Watch:
    """A clock that is set by hand."""

    now = 1_000_000.0

    def __call__(self):
        return self.now


# --- On disk first ------------------------------------------------------------------------------------


def test_what_cannot_be_written_has_not_happened(tmp_path, monkeypatch):
    async def full(*_):
        raise OSError("no space left on device")

    async def evening():
        async with kept(tmp_path) as keeper:
            room, [zed] = await seated(keeper, STILL, "Zed")
            with keeper.listen(room.code, None) as ear, monkeypatch.context() as broken:
                await ear.wait()
                broken.setattr(keeper.store, "append", full)
                with pytest.raises(OSError, match="no space"):
                    await talking.speak(keeper, room.code, zed, "hello")
                assert (room.talk.lines, room.seq, ear.told) == ([], 2, False)
            await talking.speak(keeper, room.code, zed, "hello again")
            assert [line.text for line in room.talk.lines] == ["hello again"]

    asyncio.run(evening())


def test_a_clock_that_breaks_says_so_and_goes_on_as_soon_as_it_can(tmp_path, monkeypatch, caplog):
    async def evening():
        async with kept(tmp_path) as keeper:
            room, [zed] = await seated(keeper, STILL, "Zed")
            close, tried = clock.close, []

            async def broken(*args):
                tried.append(keeper.troubles)
                if len(tried) == 1:
                    raise ZeroDivisionError
                await close(*args)

            monkeypatch.setattr(clock, "close", broken)
            await lobby.begin(keeper, room.code, zed)
            await answering.look(keeper, room.code, zed)
            while not room.window:
                await asyncio.sleep(0.01)
            assert tried[:2] == [(), ("clock",)], "as long as it stands, it says so"
            while keeper.troubles:
                await asyncio.sleep(0.01)

    with caplog.at_level(logging.ERROR, "garou.rooms"):
        asyncio.run(evening())
    [record] = caplog.records
    assert record.message == "a table's clock could not go on"
    assert record.exc_info[0] is ZeroDivisionError


# --- Listening ------------------------------------------------------------------------------------------


def test_somebody_is_there_as_long_as_one_of_their_pages_is_open(tmp_path):
    async def evening():
        watch = Watch()
        async with kept(tmp_path, watch) as keeper:
            room, [zed] = await seated(keeper, STILL, "Zed")
            live = keeper.find(room.code)
            with keeper.listen(room.code, zed) as first:
                with keeper.listen(room.code, zed), keeper.listen(room.code, None):
                    assert (live.here[zed], len(live.ears)) == (2, 3)
                assert (live.here[zed], live.ears) == (1, {first})
                watch.now += 100
            assert (live.here[zed], live.ears, live.seen[zed]) == (0, set(), watch.now)

    asyncio.run(evening())


def test_a_listener_who_stumbles_is_gone_as_well(tmp_path):
    async def evening():
        async with kept(tmp_path) as keeper:
            room, [zed] = await seated(keeper, STILL, "Zed")
            with pytest.raises(ConnectionResetError), keeper.listen(room.code, zed):
                raise ConnectionResetError
            assert (keeper.find(room.code).here[zed], keeper.find(room.code).ears) == (0, set())

    asyncio.run(evening())


def test_everybody_who_listens_is_let_go_before_the_server_ends(tmp_path):
    async def evening():
        async with kept(tmp_path) as keeper:
            cups = Cups(keeper)
            room, _ = await seated(keeper, STILL, "Zed")
            code = await entering.create(cups, "Cup", Format.ELIMINATION, STILL, 1)
            with keeper.listen(room.code, None) as at_a_table, cups.listen(code) as at_a_tournament:
                for ear in (at_a_table, at_a_tournament):
                    await ear.wait()
                keeper.hush()
                assert at_a_table.told
                assert at_a_tournament.told
                assert keeper.closing
                assert cups.closing

    asyncio.run(evening())


# --- Hosting passes on ------------------------------------------------------------------------------------


async def beaten(keeper, watch):
    """Until the server has looked round at the time it is now."""
    async with asyncio.timeout(5):
        while keeper.store.last_pulse() != watch.now:
            await asyncio.sleep(0.002)
        watch.now += 0.001
        while keeper.store.last_pulse() != watch.now:
            await asyncio.sleep(0.002)


def test_a_host_who_is_there_or_has_just_gone_goes_on_hosting(tmp_path, monkeypatch):
    monkeypatch.setattr(keeping, "PULSE", 0.01)

    async def evening():
        watch = Watch()
        async with kept(tmp_path, watch) as keeper:
            room, [zed, yan] = await seated(keeper, STILL, "Zed", "Yan")

            async def later(seconds):
                watch.now += seconds
                await beaten(keeper, watch)

            with keeper.listen(room.code, yan):
                with keeper.listen(room.code, zed):
                    await later(10 * seating.AWAY)
                    assert room.host == zed, "still there"
                await later(seating.AWAY - 1)
                assert room.host == zed, "gone for a moment"
                await later(4)
                assert room.host == yan

    asyncio.run(evening())


# --- The server is away ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("beating", "alive"), [(True, 50.0), (False, 0.0)])
def test_a_clock_goes_on_from_the_last_sign_of_life(beating, alive, tmp_path, monkeypatch):
    """Fifty seconds into the look at the cards the server is gone for an hour: what counts is that it was alive."""
    monkeypatch.setattr(keeping, "PULSE", 0.01 if beating else 1_000)

    async def evening():
        watch = Watch()
        async with kept(tmp_path, watch) as keeper:
            watch.now += 10  # the last pulse is older than what happens now
            room, [zed] = await seated(keeper, STILL, "Zed")
            await lobby.begin(keeper, room.code, zed)
            left = room.deadline - watch.now
            watch.now += 50
            if beating:
                await beaten(keeper, watch)
        watch.now += 3_600
        async with kept(tmp_path, watch) as keeper:
            again = keeper.find(room.code).room
            assert again.phase is Phase.DEALT
            assert again.deadline - watch.now == pytest.approx(left - alive, abs=0.1)

    asyncio.run(evening())


def test_whoever_listens_is_told_when_the_tables_go_to_sleep(tmp_path):
    async def evening():
        store = SqliteStore(tmp_path)
        keeper = Keeper(store, clock=now)
        await keeper.wake()
        room, _ = await seated(keeper, STILL, "Zed")
        with keeper.listen(room.code, None) as ear:
            await ear.wait()
            await keeper.sleep()
            assert ear.told
        store.close()

    asyncio.run(evening())


def test_whoever_was_not_first_sees_what_was_written_instead_and_so_do_those_who_listen():
    """Its answer may have been lost while it was kept: nobody goes on with a table that is not there any more."""

    async def happening():
        store = MemoryStore()
        ours, theirs = Keeper(store, luck=Random(1)), Keeper(store, luck=Random(2))
        room = await lobby.create(ours, Settings(size=3))
        with ours.listen(room.code) as ear:
            await ear.wait()
            await seating.join(theirs, room.code, "Zed", "en")
            assert not ear.told
            with pytest.raises(NotKept):
                await seating.join(ours, room.code, "Yan", "en")
            assert await ear.wait()
        assert [sitter.name for sitter in room.sitters.values()] == ["Zed"]
        await seating.join(ours, room.code, "Yan", "en")
        assert [event.seq for event in store.read(room.code)] == list(range(1, room.seq + 1))

    asyncio.run(asyncio.wait_for(happening(), 10))
