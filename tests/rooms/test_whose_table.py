"""Whose table it is: who sat down first, and what passes on when they leave."""

from company import STILL
from garou.rooms import archiving, lobby, seating
from garou.rooms.events.taking import replayed, take
from garou.rooms.events.values import EVENTS
from garou.rooms.seating import AWAY
from garou.store.values import Event
from tape import START, Tape


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
