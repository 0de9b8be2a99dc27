"""Whose table it is, who hosts it meanwhile, and what neither may do to the others. docs/serving.md says why."""

from company import STILL
from garou.rooms import archiving, lobby, seating
from garou.rooms.room import Phase
from garou.rooms.seating import AWAY


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
