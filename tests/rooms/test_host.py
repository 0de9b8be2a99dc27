"""What the host may do and nobody else, and what not even the host may: not now, or not at this table."""

import asyncio

import pytest

from evenings import kept, seated
from garou.engine.values import IllegalSetup
from garou.rooms import answering, archiving, lobby, seating
from garou.rooms.codes import CUP
from garou.rooms.hall import TurnedAway
from garou.rooms.lobby import Laid
from garou.rooms.room import Phase, Sitter
from garou.rooms.settings import Settings, checked
from garou.rooms.tokens import hashed
from garou.rooms.windows import Kind
from garou.store.values import Event

STILL = Settings(pace="still")
ALL = Settings("one-night", "ravensburger", "anarchy", size=3, pace="still")


@pytest.fixture
def table(tmp_path):
    """Runs what happens at a table of some people."""

    def evening(happening, settings=STILL, names=("Zed", "Yan", "Xia")):
        async def whole():
            async with kept(tmp_path) as keeper:
                await happening(keeper, *(await seated(keeper, settings, *names)))

        asyncio.run(whole())

    return evening


async def refused(keeper, room, deed, reason):
    """For this reason, and nothing was kept."""
    before = keeper.store.read(room.code)
    with pytest.raises(TurnedAway, match=reason):
        await deed
    assert keeper.store.read(room.code) == before


def test_a_guest_chooses_arranges_removes_and_races_nothing(table):
    async def happening(keeper, room, chairs):
        _, yan, xia = chairs
        for deed in (
            lobby.choose(keeper, room.code, yan, STILL.with_(size=4)),
            lobby.arrange(keeper, room.code, yan, [xia, *chairs[:2]]),
            seating.remove(keeper, room.code, yan, xia),
            lobby.begin(keeper, room.code, yan),
        ):
            await refused(keeper, room, deed, "only-the-host")
        await refused(keeper, room, archiving.race_again(keeper, room.code, yan), "only-the-owner")

    table(happening)


def test_while_a_game_goes_on_nothing_is_chosen_arranged_or_dealt(table):
    async def happening(keeper, room, chairs):
        host = chairs[0]
        await lobby.begin(keeper, room.code, host)
        order = room.order[::-1]
        for deed in (
            lobby.choose(keeper, room.code, host, STILL.with_(size=4)),
            lobby.arrange(keeper, room.code, host, order),
            lobby.begin(keeper, room.code, host),
        ):
            await refused(keeper, room, deed, "table-playing")

    table(happening)


def test_seats_are_arranged_and_neither_doubled_nor_lost(table):
    async def happening(keeper, room, chairs):
        zed, yan, xia = chairs
        for order in ([zed, yan], [zed, yan, yan], [zed, yan, xia, 9], []):
            await refused(keeper, room, lobby.arrange(keeper, room.code, zed, order), "table-playing")
        await lobby.arrange(keeper, room.code, zed, [xia, zed, yan])
        assert room.names == ("Xia", "Zed", "Yan")

    table(happening)


def test_there_are_as_many_seats_as_people_and_only_bots_make_room(table):
    async def happening(keeper, room, chairs):
        zed, yan, *_ = chairs
        await refused(keeper, room, lobby.choose(keeper, room.code, zed, ALL.with_(size=3)), "fewer-seats-than-people")
        await lobby.begin(keeper, room.code, zed)
        await seating.hand(keeper, room.code, yan, yan, bot=True)
        await archiving.call_off(keeper, room.code, zed)
        assert len(room.order) == 6
        await lobby.arrange(keeper, room.code, zed, [*(chair for chair in room.order if chair != yan), yan])
        await lobby.choose(keeper, room.code, zed, ALL.with_(size=4))
        await lobby.begin(keeper, room.code, zed)
        assert room.names == ("Zed", "Xia", "Wim", "Yan"), "a bot sits in for Yan, but the seat is Yan's"

    table(happening, ALL.with_(size=6), ("Zed", "Yan", "Xia", "Wim"))


def test_whoever_is_not_there_or_hosts_is_not_removed(table):
    async def happening(keeper, room, chairs):
        zed, yan, _ = chairs
        for chair in (zed, 99):
            await refused(keeper, room, seating.remove(keeper, room.code, zed, chair), "no-such-seat-here")
        await seating.remove(keeper, room.code, zed, yan)
        assert room.names == ("Zed", "Xia")

    table(happening)


def test_somebody_who_comes_while_bots_play_takes_no_seat_from_them(table):
    async def happening(keeper, room, chairs):
        await lobby.begin(keeper, room.code, chairs[0])
        assert len(room.order) == room.settings.rules.players[1]
        seats = room.seated
        await seating.join(keeper, room.code, "Late", "en")
        assert (room.seated, set(seats) <= set(room.sitters)) == (seats, True)

    table(happening, ALL.with_(size=10))


def test_a_table_grows_only_as_far_as_its_cards_go(table):
    """One hand too many for this scenario: somebody will have to wait."""

    async def happening(keeper, room, _):
        sizes = [room.settings.size]
        for number in range(3):
            await seating.join(keeper, room.code, f"P{number}", "en")
            sizes.append(room.settings.size)
        assert checked(room.settings) == room.settings

    table(happening, Settings("one-night", "bezier", None, ("villager",) * 6, size=3, pace="still"))


def test_a_server_keeps_only_so_many_tables_awake(table, monkeypatch):
    monkeypatch.setattr(lobby, "MOST_ROOMS", 2)

    async def happening(keeper, room, _):
        other = await lobby.create(keeper, STILL)
        with keeper.listen(room.code), keeper.listen(other.code):  # one that nobody is at would make room
            await refused(keeper, room, lobby.create(keeper, STILL), "too-many-tables")

    table(happening)


def test_a_code_is_given_once_to_a_table_or_to_a_tournament(table):
    async def happening(keeper, room, _):
        await keeper.store.append("pin-100", Event(1, 0.0, "created", {}))
        await keeper.store.append(CUP + "pin-101", Event(1, 0.0, "created", {}))
        taken = [code for code in (room.code, "pin-100", "pin-101", "pin-102") if lobby.taken(keeper, code)]
        assert taken == [room.code, "pin-100", "pin-101"]

    table(happening)


# --- Stopping a game ----------------------------------------------------------------------------------


def test_who_waits_for_the_next_game_does_not_end_this_one(table):
    async def happening(keeper, room, chairs):
        await lobby.begin(keeper, room.code, chairs[0])
        late = seating.chair(keeper, room.code, await seating.join(keeper, room.code, "Late", "en"))
        await refused(keeper, room, archiving.call_off(keeper, room.code, late), "too-late")

    table(happening)


def test_a_host_who_takes_the_wish_back_ends_nothing(table):
    async def happening(keeper, room, chairs):
        await lobby.begin(keeper, room.code, chairs[0])
        await archiving.call_off(keeper, room.code, chairs[0], on=False)
        assert room.phase is Phase.DEALT

    table(happening)


def test_only_those_count_who_still_answer_for_themselves(table):
    """Two of four want to stop; then a bot sits in for one of them, and one of three is no majority."""

    async def happening(keeper, room, chairs):
        zed, yan, xia, wim = chairs
        await lobby.begin(keeper, room.code, zed)
        await archiving.call_off(keeper, room.code, yan)
        await seating.hand(keeper, room.code, yan, yan, bot=True)
        await archiving.call_off(keeper, room.code, xia)
        assert room.phase is Phase.DEALT
        await archiving.call_off(keeper, room.code, wim)
        assert room.phase is Phase.LOBBY

    table(happening, names=("Zed", "Yan", "Xia", "Wim"))


# --- At a table of a tournament -------------------------------------------------------------------------


def test_at_a_table_of_a_tournament_the_tournament_decides(tmp_path):
    async def evening():
        async with kept(tmp_path) as keeper:
            people = (Sitter("Zed", hashed("z"), "en"), Sitter("Yan", hashed("y"), "en"), Sitter("Ada", bot=True))
            settings = Settings(scenario=None, cards=("villager",) * 6, size=3, pace="blink")
            await lobby.lay(keeper, "pin-123", Laid("cup-1", settings, people))
            room = keeper.find("pin-123").room
            zed, yan, _ = room.order
            deeds = (
                lambda: seating.join(keeper, room.code, "Eve", "en"),
                lambda: seating.remove(keeper, room.code, zed, yan),
                lambda: archiving.forget(keeper, room.code, zed),
            )
            for deed in deeds:
                await refused(keeper, room, deed(), "cup-table")
            while room.phase is not Phase.OVER:
                for chair in (zed, yan):
                    await answering.look(keeper, room.code, chair)
                    if room.window and room.window.kind is Kind.TALK:
                        await answering.ready(keeper, room.code, chair, on=True)
                await asyncio.sleep(0.02)
            for deed in (
                *deeds,
                lambda: lobby.again(keeper, room.code, zed),
                lambda: lobby.another(keeper, room.code, zed, on=True),
                lambda: archiving.erase(keeper, room.code, zed, 1),
            ):
                await refused(keeper, room, deed(), "cup-table")

    asyncio.run(evening())


def test_a_called_off_game_of_a_tournament_is_not_dealt_again_by_its_host(tmp_path):
    async def evening():
        async with kept(tmp_path) as keeper:
            people = (Sitter("Zed", hashed("z"), "en"), Sitter("Ada", bot=True), Sitter("Ben", bot=True))
            settings = Settings(scenario=None, cards=("villager",) * 6, size=3, pace="still")
            await lobby.lay(keeper, "pin-123", Laid("cup-1", settings, people))
            room = keeper.find("pin-123").room
            await archiving.call_off(keeper, room.code, 1)
            assert room.phase is Phase.LOBBY
            await refused(keeper, room, lobby.begin(keeper, room.code, 1), "cup-table")
            await refused(keeper, room, lobby.choose(keeper, room.code, 1, STILL), "cup-table")

    asyncio.run(evening())


# --- What can be played ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"pace": "nope"}, "none-of"),
        ({"edition": "nope"}, "none-of"),
        ({"options": ("nope",)}, "none-of"),
        ({"scenario": "nope"}, "no-scenario"),
        ({"size": 2}, "players-out-of-range"),
        ({"size": 11}, "players-out-of-range"),
    ],
)
def test_what_cannot_be_played_is_not_chosen(changes, reason):
    with pytest.raises(IllegalSetup, match=reason):
        checked(Settings().with_(**changes))


def test_options_stand_in_the_order_of_the_rules_whatever_was_tapped_first():
    settings = Settings("classic", "", "whole-village", size=9)
    known = [*settings.rules.options][:2]
    assert checked(settings.with_(options=tuple(known[::-1]))).options == tuple(known)
