"""Who hosts a table: who chooses and deals while others are away."""

from garou.rooms import seating
from garou.rooms.rights import heir
from garou.rooms.seating import AWAY, OUT
from tape import Tape

VILLAGERS = "villager villager villager | villager villager villager"


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
