"""Bots for those who are away, and for nobody who is there."""

import pytest

from garou.rooms import answering, seating
from garou.rooms.seating import OUT
from garou.rooms.windows import Kind


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
