"""What goes wrong once is made good by whoever comes next: clocks, tournaments, drafts."""

import asyncio
import contextlib
from collections import Counter
from random import Random

import pytest

from evenings import GAMES, seated
from garou.rooms import archiving, lobby, talking
from garou.rooms.codes import CUP
from garou.rooms.cup import cup as cupping
from garou.rooms.cup import drawing, entering, keeping
from garou.rooms.cup.cup import Format
from garou.rooms.events.taking import replayed
from garou.rooms.events.values import Noted
from garou.rooms.hall import LONGEST_WAIT, patience, to_the_end
from garou.rooms.room import Phase
from garou.rooms.settings import Settings
from garou.store.values import NotKept
from reels import moments, reel
from slowdisk import clock, run, serving, stopped_at

STILL, QUICK = Settings(pace="still", size=3), Settings(pace="quick", size=3)


# --- Clocks -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tries", [1, 10, 1_024, 1_000_000])
def test_whatever_is_tried_again_is_tried_at_least_twice_a_minute(tries):
    """A disk may be full for days."""
    assert 0 < patience(tries) <= LONGEST_WAIT <= 30


def at_a_table(directory, happening, settings=QUICK):
    async def evening():
        async with serving(directory) as cups:
            keeper = cups.keeper
            room, chairs = await seated(keeper, settings, "Zed", "Yan")
            await lobby.begin(keeper, room.code, chairs[0])
            while room.phase is not Phase.PLAYING:
                await asyncio.sleep(1)
            await happening(keeper, room, chairs)

    run(evening())


def test_a_clock_that_could_not_go_on_is_no_trouble_once_its_game_is_called_off(tmp_path):
    async def happening(keeper, room, chairs):
        keeper.store.full_until = room.deadline + 9
        await asyncio.sleep(room.deadline - clock() + 9.5)
        assert "clock" in keeper.troubles, "it waits a while before it tries again"
        await archiving.call_off(keeper, room.code, chairs[0])
        await asyncio.sleep(LONGEST_WAIT)
        assert keeper.troubles == ()

    at_a_table(tmp_path, happening)


def test_a_clock_that_could_not_be_set_is_no_trouble_once_it_is(tmp_path):
    """It waits for the end of a window of minutes then: whoever asks meanwhile is told that all is well."""

    async def before():
        async with serving(tmp_path) as cups:
            room, chairs = await seated(cups.keeper, STILL, "Zed", "Yan")
            await lobby.begin(cups.keeper, room.code, chairs[0])
            return room.code, clock()

    async def after():
        with pytest.raises(NotKept):
            async with serving(tmp_path, full_until=clock() + 5) as cups:
                pass
        async with serving(tmp_path) as cups:
            keeper = cups.keeper
            live = keeper.find(code)
            live.slept = True  # as if it had slept until somebody came
            keeper.store.full_until = clock() + 5
            live.tell()
            await asyncio.sleep(4)
            assert keeper.troubles == ("clock",)
            await asyncio.sleep(10)
            assert (keeper.troubles, live.slept) == ((), False)

    code, then = run(before())
    run(after(), then + 60)


@pytest.mark.parametrize("at_once", [False, True])
def test_who_is_told_to_stop_while_the_disk_refuses_stops(at_once):
    """A clock that took the refusal for the last word would go on when the server ends."""

    async def refused():
        await asyncio.sleep(0 if at_once else 1)
        raise NotKept("full")

    async def evening():
        task = stopped_at(1, to_the_end(refused()))
        await asyncio.gather(task, return_exceptions=True)
        assert task.cancelled()

    run(evening())


# --- Drafts -------------------------------------------------------------------------------------------


def test_a_draft_shares_nothing_with_its_room_that_could_change():
    """In every phase of every game, and of a tournament."""
    for game in GAMES:
        for commits in (found[-1] for found in moments(game).values()):
            logs = {}
            for one in reel(game)[:commits]:
                logs.setdefault(one.room, []).extend(one.events)
            assert len(logs) > 3
            for room, events in logs.items():
                replay = cupping.replayed if room.startswith(CUP) else replayed
                assert_apart(replay(room.removeprefix(CUP), events))


def assert_apart(room):
    """But for what is worked out from the rest, which a draft works out again as soon as it is another."""
    draft, steady = room.draft(), getattr(room, "steady", ())
    for name, held in vars(draft).items():
        if isinstance(held, list | dict | set | Counter) and name not in ("casts", *steady):
            assert held is not getattr(room, name), name
    if hasattr(room, "talk"):
        for one, other in ((room.talk, draft.talk), (room.ledger, draft.ledger)):
            assert one is not other
        assert room.talk.transcript is not draft.talk.transcript


def test_what_went_wrong_half_way_is_never_written(tmp_path):
    async def happening(keeper, room, chairs):
        async def stumbling():
            async with keeper.at(room.code) as deed:
                deed.happen(Noted(chairs[0], "hm"))
                with contextlib.suppress(ValueError):
                    deed.happen(Noted(99, "nobody"))

        before = keeper.store.read(room.code)
        with pytest.raises(RuntimeError, match="went wrong"):
            await stumbling()
        assert keeper.store.read(room.code) == before
        await talking.note(keeper, room.code, chairs[0], "hm")

    at_a_table(tmp_path, happening)


# --- Tournaments ----------------------------------------------------------------------------------------


async def entered(cups, *names, bots=0, format=Format.ELIMINATION):
    code = await entering.create(cups, "Cup", format, QUICK, 1)
    for name in names:
        await entering.join(cups, code, name, "en")
    await entering.add_bots(cups, code, 1, bots)
    return cups.find(code).room


def in_a_cup(directory, happening):
    async def evening():
        async with serving(directory) as cups:
            await happening(cups)

    run(evening())


@pytest.mark.parametrize("format", [one for one in Format if one is not Format.SEASON])  # which lays none
@pytest.mark.parametrize("stopped", [False, True])
def test_tables_that_could_not_be_laid_are_laid_when_they_can_be(format, stopped, tmp_path):
    """The draw is kept: whoever asked for it may be gone, and the disk may refuse for a while."""

    async def happening(cups):
        cup = await entered(cups, "Zed", "Yan", "Xia", bots=3, format=format)
        beginning = asyncio.create_task(drawing.begin(cups, cup.code, 1))
        while not cup.rooms:
            await asyncio.sleep(0.001)
        cups.store.full_until = clock() + 5
        if stopped:
            beginning.cancel()
        await asyncio.gather(beginning, return_exceptions=True)
        assert beginning.cancelled() is stopped
        await asyncio.sleep(15)
        assert len(cup.rooms) == 2
        for room in cup.rooms.values():
            assert cups.keeper.find(room).room.ledger.dealt == 1

    in_a_cup(tmp_path, happening)


def test_a_result_that_could_not_be_taken_is_taken_when_it_can_be(tmp_path):
    async def happening(cups):
        cup = await entered(cups, "Zed", bots=3)
        await drawing.begin(cups, cup.code, 1)
        [key, *_] = cup.rooms
        room, full = cups.keeper.find(cup.rooms[key]).room, asyncio.Event()

        def fill(happened_at):
            if happened_at is room and room.phase is Phase.OVER and not full.is_set():
                cups.store.full_until = clock() + 5
                full.set()

        cups.keeper.witnesses.append(fill)
        await full.wait()
        await asyncio.sleep(3)
        assert key not in cup.entered
        await asyncio.sleep(10)
        assert key in cup.entered

    in_a_cup(tmp_path, happening)


def test_a_bot_that_could_not_sit_in_sits_in_when_it_can(tmp_path):
    async def happening(cups):
        cup = await entered(cups, "Zed", "Yan", "Xia")
        await drawing.begin(cups, cup.code, 1)
        room = cups.keeper.find(await drawing.table(cups, cup.code, 2)).room
        cups.store.fails_at = 2
        await entering.leave(cups, cup.code, 2, 2)
        await asyncio.sleep(10)
        assert [sitter.bot for sitter in room.sitters.values() if sitter.name == "Yan"] == [True]

    in_a_cup(tmp_path, happening)


class Stuck(Random):
    """Luck that draws the same again and again before it thinks of anything else."""

    drawn = 0

    def choice(self, options):
        self.drawn += isinstance(options[0], str)
        return options[self.drawn // 4 % len(options)]

    def randrange(self, *_):
        return 123


def test_no_two_tables_of_a_round_get_the_same_code(tmp_path):
    async def happening(cups):
        cup = await entered(cups, "Zed", "Yan", "Xia", bots=6)
        cups.keeper.luck = Stuck(1)
        await drawing.begin(cups, cup.code, 1)
        assert len(cup.rooms) == 3
        assert len(set(cup.rooms.values())) == 3

    in_a_cup(tmp_path, happening)


def test_a_tournament_and_its_tables_are_deleted_in_one_commit_or_stay(tmp_path):
    async def happening(cups):
        cup = await entered(cups, "Zed", "Yan", "Xia", bots=3)
        await drawing.begin(cups, cup.code, 1)
        before = {found.room for found in cups.store.rooms()}
        cups.store.fails_at = 1
        with pytest.raises(NotKept):
            await keeping.forget(cups, cup.code, 1)
        assert {found.room for found in cups.store.rooms()} == before
        assert all(cups.keeper.find(room).room.going for room in cup.rooms.values())
        await keeping.forget(cups, cup.code, 1)
        assert (cups.store.rooms(), cups.live, cups.keeper.live) == ([], {}, {})
        assert cups.store.written[-1].what == "forget"

    in_a_cup(tmp_path, happening)
