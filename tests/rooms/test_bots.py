"""Bots at a table: when they speak, for whom they do not, and how a tie among them ends."""

from dataclasses import replace

import pytest

from clockwork import VILLAGE
from garou.engine.values import Slot
from garou.rooms import bots, seating
from garou.rooms.room import Room
from garou.rooms.windows import Kind
from garou.talk.claims import claim_from

FIVE = "villager villager villager villager villager | villager villager villager"


@pytest.fixture
def talkative(monkeypatch):
    """Every bot claims to be a villager whenever it has the floor."""

    def villager(heard, _):
        return [claim_from("am", ("villager",), heard.common, heard.view.seat)]

    monkeypatch.setattr(bots, "USUAL", replace(bots.USUAL, speak=villager))


def speakers(table):
    return {said.seat for said in table.room.talk.said}


async def heard_out(table):
    """Everybody who was given the floor has had it."""
    live = table.keeper.find(table.code)
    while live.floor:
        left = len(live.floor)
        table.skew += bots.PONDERING[1]
        await table.settled(lambda left=left: len(live.floor) < left)


async def given_the_floor(table):
    live = table.keeper.find(table.code)
    await table.settled(lambda: live.floor)
    return {turn.chair for turn in live.floor}


def test_a_bot_speaks_for_nobody_who_has_come_back(evening, talkative):
    async def happening(table):
        keeper, code, [zed, yan] = table.keeper, table.code, table.chairs
        await table.deal()
        await seating.hand(keeper, code, zed, zed, bot=True)
        await table.to(Kind.TALK)
        assert await given_the_floor(table) == set(table.room.seated) - {yan}
        await seating.hand(keeper, code, zed, zed, bot=False)
        await heard_out(table)
        assert speakers(table) == {2, 3, 4}

    evening(happening, FIVE, people=2)


def test_a_masked_bot_is_silent(evening, talkative, monkeypatch):
    monkeypatch.setattr(Room, "silenced", lambda _, seat: seat == 3)

    async def happening(table):
        await table.deal()
        await table.to(Kind.TALK)
        await given_the_floor(table)
        await heard_out(table)
        assert speakers(table) == {1, 2, 4}

    evening(happening, FIVE, people=1)


def test_a_dead_bot_is_not_given_the_floor(evening):
    async def happening(table):
        await table.deal()
        for chair in table.chairs[4:6]:
            await seating.hand(table.keeper, table.code, chair, chair, bot=True)
        await table.to(Kind.TALK, werewolf=(Slot(4),))
        assert table.room.dead == {4}
        assert await given_the_floor(table) == {table.chairs[5]}

    evening(happening, VILLAGE, game="classic", edition="")


def test_the_dead_may_read_the_morning_and_the_bots_talk_before_they_vote(evening, talkative):
    async def happening(table):
        keeper, code, [*_, ghost, bot, _] = table.keeper, table.code, table.chairs
        await table.deal()
        await seating.hand(keeper, code, bot, bot, bot=True)
        await table.to(Kind.TALK, werewolf=(Slot(4),))
        await given_the_floor(table)
        for chair in set(table.chairs) - {ghost, bot}:
            await seating.hand(keeper, code, chair, chair, bot=True)
        assert not table.room.speakers
        assert table.room.deadline == table.room.opened + table.room.pace.verdict
        await table.to(Kind.BALLOT)
        assert speakers(table) == {5}

    evening(happening, VILLAGE, game="classic", edition="")


def test_after_a_restart_nobody_says_again_what_was_said(evening, talkative):
    async def happening(table):
        await table.deal()
        await table.to(Kind.TALK)
        await given_the_floor(table)
        live = table.keeper.find(table.code)
        table.skew += live.floor[5].after
        await table.settled(lambda: len(live.floor) <= 7)
        await table.fall()
        live = table.keeper.find(table.code)
        assert live.floor, "the others still have their turn"
        assert all(live.room.opened + turn.after > table.clock() for turn in live.floor)

    evening(happening, FIVE, people=1)


@pytest.mark.parametrize(("stubborn", "asked"), [(2, True), (1, False)])
def test_bots_tied_again_and_again_draw_lots(stubborn, asked, evening, monkeypatch):
    """The talk is the first window of the day, the ballot the second."""
    monkeypatch.setattr(bots, "STUBBORN", stubborn)
    minds = []

    def asking(heard, _):
        minds.append(heard)
        return heard.view.questions[0].options[-1]

    monkeypatch.setattr(bots, "USUAL", replace(bots.USUAL, answer=asking))

    async def happening(table):
        await table.deal()
        await table.to(Kind.BALLOT)
        assert table.room.window.beat == 1
        minds.clear()
        await table.move_on()
        assert bool(minds) is asked

    evening(happening, FIVE, people=1)
