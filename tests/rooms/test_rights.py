"""Whose table it is, who hosts it meanwhile, and what neither may do to the others. docs/serving.md says why."""

import asyncio
import contextlib

import pytest

from evenings import kept, seated
from garou.rooms import answering, archiving, lobby, seating
from garou.rooms import keeper as keeping
from garou.rooms.events.taking import replayed, take
from garou.rooms.events.values import EVENTS
from garou.rooms.hall import TurnedAway
from garou.rooms.rights import heir
from garou.rooms.room import Phase
from garou.rooms.seating import AWAY, OUT
from garou.rooms.settings import Settings
from garou.rooms.windows import Kind
from garou.store.values import Event
from tape import START, Tape

STILL = Settings(scenario=None, cards=("villager",) * 6, size=3, pace="still")
VILLAGERS = "villager villager villager | villager villager villager"


class Watch:
    """A clock that is set by hand."""

    now = 1_000_000.0

    def __call__(self):
        return self.now


class Company:
    """A table on disk, its people, and who of them holds a page open."""

    def __init__(self, keeper, watch, room, chairs):
        self.keeper, self.watch, self.room, self.code, self.chairs = keeper, watch, room, room.code, chairs
        self.pages = {}

    def come(self, *chairs):
        for chair in chairs:
            self.pages[chair] = contextlib.ExitStack()
            self.pages[chair].enter_context(self.keeper.listen(self.code, chair))

    def go(self, *chairs):
        for chair in chairs:
            self.pages.pop(chair).close()

    async def join(self, name):
        return seating.chair(self.keeper, self.code, await seating.join(self.keeper, self.code, name, "en"))

    async def later(self, seconds):
        """And the server has looked round since."""
        self.watch.now += seconds
        async with asyncio.timeout(10):
            for _ in range(2):
                while self.keeper.store.last_pulse() != self.watch.now:
                    await asyncio.sleep(0.002)
                self.watch.now += 0.001

    async def play(self):
        """One game, at once to its end."""
        await lobby.begin(self.keeper, self.code, self.room.host)
        while self.room.phase is not Phase.OVER:
            self.watch.now = max(self.watch.now, self.room.deadline)
            self.keeper.find(self.code).tell()
            await asyncio.sleep(0.002)
        await lobby.again(self.keeper, self.code, self.room.host)

    async def to_the_talk(self):
        await lobby.begin(self.keeper, self.code, self.room.host)
        while self.room.window is None or self.room.window.kind is not Kind.TALK:
            self.watch.now = max(self.watch.now, self.room.deadline)
            self.keeper.find(self.code).tell()
            await asyncio.sleep(0.002)

    async def refused(self, deed, reason, **details):
        """For this reason, and nothing was kept."""
        before = self.keeper.store.read(self.code)
        with pytest.raises(TurnedAway) as refusal:
            await deed
        assert (refusal.value.reason, refusal.value.details) == (reason, details)
        assert self.keeper.store.read(self.code) == before


@pytest.fixture
def table(tmp_path, monkeypatch):
    """Runs what happens at a table of Zed, Yan and Xia, in that order."""
    monkeypatch.setattr(keeping, "PULSE", 0.01)
    for pause in ("CLOSING", "RESOLVING"):
        monkeypatch.setattr(f"garou.rooms.clock.{pause}", 0.0)

    def evening(happening, *names):
        async def whole():
            watch = Watch()
            async with kept(tmp_path, watch) as keeper:
                company = Company(keeper, watch, *(await seated(keeper, STILL, *(names or ("Zed", "Yan", "Xia")))))
                await happening(company, *company.chairs)
                company.go(*list(company.pages))

        asyncio.run(whole())

    return evening


# --- A stranger at the table ----------------------------------------------------------------------------


def test_a_stranger_who_inherits_hosting_removes_nobody_and_deletes_nothing(table):
    async def happening(at, zed, yan, xia):
        await at.play()
        eve = await at.join("Eve")
        at.come(eve)
        await at.later(AWAY)
        assert at.room.host == eve, "somebody has to deal"
        for chair, name in ((zed, "Zed"), (yan, "Yan"), (xia, "Xia")):
            await at.refused(seating.remove(at.keeper, at.code, eve, chair), "sat-longer", name=name, owner="Zed")
        await at.refused(archiving.erase(at.keeper, at.code, eve, 1), "only-the-owner", name="Zed")
        await at.refused(archiving.forget(at.keeper, at.code, eve), "only-the-owner", name="Zed")
        await at.refused(archiving.race_again(at.keeper, at.code, eve), "only-the-owner", name="Zed")
        await lobby.choose(at.keeper, at.code, eve, STILL.with_(cards=("villager",) * 7, size=4))
        await lobby.arrange(at.keeper, at.code, eve, [eve, *at.chairs])

    table(happening)


def test_an_acting_host_calls_no_game_off_alone_and_the_owner_does(table):
    async def happening(at, zed, yan, xia):
        at.come(zed, yan, xia)
        at.go(zed)
        await at.later(AWAY)
        assert at.room.host == yan
        await lobby.begin(at.keeper, at.code, yan)
        await archiving.call_off(at.keeper, at.code, yan)
        assert at.room.phase is Phase.DEALT, "one of three"
        await archiving.call_off(at.keeper, at.code, zed)
        assert at.room.phase is Phase.LOBBY

    table(happening)


def test_whoever_comes_after_the_acting_host_may_be_asked_to_leave(table):
    async def happening(at, _, yan, xia):
        at.come(yan)
        await at.later(AWAY)
        eve = await at.join("Eve")
        await seating.remove(at.keeper, at.code, yan, xia)
        await seating.remove(at.keeper, at.code, yan, eve)
        assert at.room.names == ("Zed", "Yan")

    table(happening)


def test_the_owner_removes_anybody(table):
    async def happening(at, zed, yan, _):
        await seating.remove(at.keeper, at.code, zed, yan)
        assert at.room.names == ("Zed", "Xia")

    table(happening)


# --- Who hosts ----------------------------------------------------------------------------------------------


def test_hosting_passes_to_who_has_been_there_longest_of_those_who_are_there(table):
    async def happening(at, zed, yan, xia):
        at.come(zed, xia, yan)
        at.go(zed)
        await at.later(AWAY)
        assert at.room.host == yan
        at.go(yan)
        await at.later(AWAY)
        assert at.room.host == xia

    table(happening)


def test_those_who_have_played_here_host_before_newcomers():
    """P2 has the older chair and has only waited; P3 has played."""
    tape = Tape(0, size=3)
    for chair in (1, 3, 4, 2):
        if chair == 2:
            tape.deal(VILLAGERS)
        tape.tell("joined", chair=chair, name=f"P{chair}", token="h", lang="en")
    tape.tell("called-off")
    assert heir(tape.room, {2, 3, 4}, host_gone=True) == 3
    assert heir(tape.room, {2}, host_gone=True) == 2, "rather a newcomer than nobody"
    assert heir(tape.room, {2, 3, 4}, host_gone=False) == 1
    assert heir(tape.room, {1, 2, 3}, host_gone=False) == 1
    assert heir(tape.room, (), host_gone=True) == 1


def test_the_owner_hosts_again_as_soon_as_they_are_back(table):
    async def happening(at, zed, yan, _):
        at.come(zed, yan)
        at.go(zed)
        await at.later(AWAY)
        assert at.room.host == yan
        await at.later(100)
        assert at.room.host == yan
        at.come(zed)
        await at.later(0)
        assert at.room.host == zed

    table(happening)


def test_who_asks_for_a_page_now_and_then_is_not_gone(table):
    """A browser without scripts holds no stream open, and a program need not."""

    async def happening(at, zed, yan, _):
        token = await seating.join(at.keeper, at.code, "Wim", "en")
        wim = seating.chair(at.keeper, at.code, token)
        at.come(zed)
        for _ in range(10):
            await at.later(OUT - 1)
            assert seating.chair(at.keeper, at.code, token) == wim
            await at.refused(seating.hand(at.keeper, at.code, zed, wim, bot=True), "still-here", name="Wim")
        await seating.hand(at.keeper, at.code, zed, yan, bot=True)

    table(happening)


def test_after_a_restart_everybody_has_time_to_come_back(table):
    async def happening(at, zed, yan, _):
        at.come(yan)
        await at.later(10 * AWAY)
        at.go(yan)
        at.come(zed)
        await at.later(1)
        assert at.room.host == zed
        at.go(zed)
        await at.later(24 * 3600 + 1)
        assert at.code not in at.keeper.live, "put away"
        at.come(yan)
        await at.later(AWAY - 1)
        assert at.keeper.find(at.code).room.host == zed
        await at.later(1)
        assert at.keeper.find(at.code).room.host == yan

    table(happening)


# --- Whose table it is ----------------------------------------------------------------------------------------


def test_the_owner_is_who_sat_down_first_and_after_them_who_has_sat_longest(table):
    async def happening(at, zed, yan, xia):
        assert at.room.owner == zed
        at.come(xia)
        await at.later(AWAY)
        assert (at.room.host, at.room.owner) == (xia, zed), "to host is not to own"
        await seating.leave(at.keeper, at.code, zed)
        assert at.room.owner == yan
        await archiving.forget(at.keeper, at.code, yan)

    table(happening)


def test_an_owner_who_leaves_in_the_middle_of_a_game_owns_nothing_any_more(table):
    async def happening(at, zed, yan, _):
        await lobby.begin(at.keeper, at.code, zed)
        await seating.leave(at.keeper, at.code, zed)
        assert (at.room.owner, at.room.sitters[zed].bot) == (yan, True)
        await seating.hand(at.keeper, at.code, zed, zed, bot=False)
        assert at.room.owner == yan, "back, and a guest"

    table(happening)


def test_an_owner_whose_seat_a_bot_keeps_is_still_the_owner(table):
    async def happening(at, zed, _, xia):
        at.come(xia)
        await at.later(AWAY)
        await lobby.begin(at.keeper, at.code, xia)
        await seating.hand(at.keeper, at.code, xia, zed, bot=True)
        assert (at.room.host, at.room.owner) == (xia, zed)
        at.come(zed)
        await at.later(0)
        assert at.room.host == zed

    table(happening)


def test_a_table_that_all_have_left_belongs_to_nobody_once_something_was_played(table):
    async def happening(at, zed, yan, xia):
        await at.play()
        for chair in (zed, yan, xia):
            await seating.leave(at.keeper, at.code, chair)
        eve = await at.join("Eve")
        assert (at.room.host, at.room.owner) == (eve, None)
        await at.refused(archiving.erase(at.keeper, at.code, eve, 1), "nobodys-table")
        await at.refused(archiving.forget(at.keeper, at.code, eve), "nobodys-table")
        await lobby.begin(at.keeper, at.code, eve)

    table(happening)


def test_a_table_at_which_nothing_was_played_belongs_to_its_next_guest(table):
    async def happening(at, *chairs):
        for chair in chairs:
            await seating.leave(at.keeper, at.code, chair)
        eve = await at.join("Eve")
        assert (at.room.host, at.room.owner) == (eve, eve)

    table(happening)


def test_whose_table_it_is_outlives_a_deleted_game_and_a_restart(table):
    async def happening(at, zed, yan, _):
        await at.play()
        await seating.leave(at.keeper, at.code, zed)
        await at.play()
        await archiving.erase(at.keeper, at.code, yan, 1)
        assert at.room.owner == yan
        assert replayed(at.code, at.keeper.store.read(at.code)).owner == yan

    table(happening)


def test_logs_of_before_there_were_owners_have_one():
    """What is kept of a table with a deleted game named its host alone: the table is whose it was before that."""
    tape = Tape(3)
    assert tape.again.owner == 1
    sitters = [(chair, f"P{chair}", "h", "en", False) for chair in (3, 2)]
    ledger = {"past": [], "dealt": 0, "race": 1}
    data = {"born": START, "settings": tape.settings.to_json(), "sitters": sitters, "host": 3, "chairs_made": 3}
    room = Tape(0).room
    room.seq = 0
    take(room, EVENTS.read(Event(1, START, "kept", data | {"ledger": ledger})))
    assert (room.host, room.owner) == (3, 2)


def test_a_race_that_goes_on_is_the_owners_to_begin_anew_and_one_that_is_won_the_hosts(table):
    async def happening(at, zed, yan, _):
        await lobby.choose(at.keeper, at.code, zed, STILL.with_(chips=1))
        at.come(yan)
        await at.later(AWAY)
        await at.refused(archiving.race_again(at.keeper, at.code, yan), "only-the-owner", name="Zed")
        await archiving.race_again(at.keeper, at.code, zed)
        at.room.ledger.champion = "Zed"
        await at.refused(archiving.race_again(at.keeper, at.code, zed), "only-the-host", name="Yan")
        await archiving.race_again(at.keeper, at.code, yan)

    table(happening)


# --- Bots for those who are away --------------------------------------------------------------------------


def test_a_host_hands_nobody_to_a_bot_who_is_there(table):
    async def happening(at, zed, yan, xia):
        at.come(zed, yan, xia)
        await at.to_the_talk()
        for chair, name in ((yan, "Yan"), (xia, "Xia")):
            await at.later(10 * OUT)
            await at.refused(seating.hand(at.keeper, at.code, zed, chair, bot=True), "still-here", name=name)
            await at.refused(seating.remove(at.keeper, at.code, zed, chair), "still-here", name=name)
        await answering.ready(at.keeper, at.code, zed, on=True)
        await at.later(1)
        assert at.room.window.kind is Kind.TALK, "the others are still talking"

    table(happening)


@pytest.mark.parametrize("deed", ["hand", "remove"])
def test_a_bot_sits_in_for_who_has_been_gone_for_a_while(deed, table):
    async def happening(at, zed, yan, xia):
        at.come(zed, yan, xia)
        await at.to_the_talk()
        at.go(yan)
        await at.later(OUT - 1)
        doing = {"hand": lambda: seating.hand(at.keeper, at.code, zed, yan, bot=True)}
        do = doing.get(deed, lambda: seating.remove(at.keeper, at.code, zed, yan))
        await at.refused(do(), "still-here", name="Yan")
        await at.later(1)
        await do()
        assert at.room.sitters[yan].bot
        assert at.room.sitters[yan].token, "and the seat is still Yan's"
        await seating.hand(at.keeper, at.code, yan, yan, bot=False)

    table(happening)


def test_everybody_may_let_a_bot_play_for_themselves_at_any_time(table):
    async def happening(at, zed, yan, xia):
        at.come(zed, yan, xia)
        await at.to_the_talk()
        await seating.hand(at.keeper, at.code, yan, yan, bot=True)
        assert at.room.sitters[yan].bot

    table(happening)


def test_nobody_who_has_just_sat_down_is_taken_for_gone(table):
    async def happening(at, zed, *_):
        await at.later(100)
        eve = await at.join("Eve")
        await at.refused(seating.hand(at.keeper, at.code, zed, eve, bot=True), "still-here", name="Eve")

    table(happening)
