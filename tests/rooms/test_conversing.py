"""A table with bots who talk: in their order, at their pace, not too much, and telling nothing but what they say."""

from __future__ import annotations

from itertools import pairwise

import pytest

from clockwork import ONE_NIGHT, VILLAGE, run
from garou.rooms import bots, spoken_to, talking
from garou.rooms.windows import Kind
from garou.talk.remarks import UNASKED
from garou.talk.tempers import TEMPERS

FIVE = "villager villager villager seer robber | werewolf werewolf villager"


async def talked_out(table):
    """The whole talk: each line of a bot with the second it was said at."""
    live, lines = table.keeper.find(table.code), []
    await table.settled(lambda: live.floor)
    while live.floor:
        left, first = len(live.room.talk.remarks), live.floor[0]
        table.skew += max(0.0, live.room.opened + first.after - table.clock()) + 1e-6
        await table.settled(lambda first=first: first not in live.floor)
        async with live.lock:
            lines += [(round(first.after, 1), one) for one in live.room.talk.remarks[left:]]
    return lines


def by_the_day(tmp_path, monkeypatch, deal=FIVE, *, people=1, doing=None, **more):
    told = []

    async def happening(table):
        await table.deal()
        await table.to(Kind.TALK)
        if doing:
            await doing(table)
        told.append((await talked_out(table), table.room.talk.said))

    run(happening, tmp_path, monkeypatch, deal, people=people, **more)
    return told[0]


@pytest.mark.parametrize(("deal", "more"), [(FIVE, {}), (VILLAGE, {"game": "classic", "edition": ""})])
def test_bots_say_enough_and_leave_room_for_people(deal, more, tmp_path, monkeypatch):
    lines, said = by_the_day(tmp_path, monkeypatch, deal, **more)
    talkers = {one.seat for _, one in lines}
    assert len(talkers) >= 4
    assert {one.seat for one in said} <= talkers, "whoever claims something says it as well"
    for seat in talkers:
        mine = [one.remark.kind for _, one in lines if one.seat == seat]
        assert len([kind for kind in mine if kind in UNASKED]) <= bots.ROUNDS
        assert len([kind for kind in mine if kind not in UNASKED]) <= 1, "bots do not quarrel all day"
    times = [at for at, _ in lines]
    asked = [b - a for a, b in pairwise(times)]
    assert sum(gap >= bots.THINKING[0] - 0.1 for gap in asked) >= 0.7 * len(asked)
    assert len(lines) <= 4 * len(talkers)


def test_a_bot_that_a_tapped_claim_accuses_answers_once(tmp_path, monkeypatch):
    monkeypatch.setattr(bots, "ROUNDS", 0)

    async def happening(table):
        await table.deal()
        await table.to(Kind.TALK)
        live = table.keeper.find(table.code)
        await talking.claim(table.keeper, table.code, table.chairs[0], "vote", (2,))
        [turn] = live.floor
        assert turn.chair == table.room.seated[2]
        assert turn.after + table.room.opened - table.clock() <= spoken_to.DRAWING_BREATH[1]
        [(_, answer)] = await talked_out(table)
        assert (answer.seat, answer.remark.kind) == (2, "deny")
        await talking.claim(table.keeper, table.code, table.chairs[0], "think", (2, "werewolf"))
        assert len(live.floor) == 1, "a denial was to nobody in particular"
        [(_, answer)] = await talked_out(table)
        assert (answer.remark.kind, answer.remark.about) == ("retort", 0)
        await talking.claim(table.keeper, table.code, table.chairs[0], "vote", (2,))
        assert live.floor == [], "the same person once"

    run(happening, tmp_path, monkeypatch, FIVE, people=1)


def test_a_bot_whose_card_somebody_claims_speaks_up(tmp_path, monkeypatch):
    monkeypatch.setattr(bots, "ROUNDS", 0)

    async def happening(table):
        await table.deal()
        await table.to(Kind.TALK)
        await talking.speak(table.keeper, table.code, table.chairs[0], f"{table.room.names[3]}, who are you?")
        await talked_out(table)
        await talking.claim(table.keeper, table.code, table.chairs[0], "was", ("seer",))
        [(_, answer)] = await talked_out(table)
        assert (answer.seat, answer.remark.kind, answer.remark.about) == (3, "counter", 0)
        await talking.claim(table.keeper, table.code, table.chairs[0], "was", ("villager",))
        assert table.keeper.find(table.code).floor == [], "of villagers there are many"

    run(happening, tmp_path, monkeypatch, FIVE, people=1)


@pytest.mark.parametrize("temper", TEMPERS)
def test_a_temper_changes_words_and_times_and_nothing_that_is_claimed(temper, tmp_path, monkeypatch):
    plain = by_the_day(tmp_path / "plain", monkeypatch)
    monkeypatch.setattr(bots, "temper_of", lambda _: temper)
    lines, said = by_the_day(tmp_path / temper, monkeypatch)
    assert {one.remark.temper for _, one in lines} == {temper}
    assert said == plain[1]
    assert [(one.seat, one.remark.kind, one.remark.about) for _, one in lines if one.remark.kind in UNASKED] == [
        (one.seat, one.remark.kind, one.remark.about) for _, one in plain[0] if one.remark.kind in UNASKED
    ]


# Two worlds that nobody but the person's neighbour across the table could tell apart: who holds the wolf.
WORLDS = (
    "villager villager villager werewolf | werewolf robber villager",
    "villager villager villager villager | werewolf werewolf robber",
)


@pytest.mark.parametrize("pace", ["normal", "swift"])
def test_when_bots_speak_tells_nothing_of_their_cards(pace, tmp_path, monkeypatch):
    """Whatever each has to say: the moments and the order are those of the other world, until claims differ."""
    worlds = []

    async def happening(table):
        await table.deal()
        await table.to(Kind.TALK)
        live = table.keeper.find(table.code)
        await table.settled(lambda: live.floor)
        worlds.append([(turn.chair, round(turn.after, 3)) for turn in live.floor])

    for number, deal in enumerate(WORLDS):
        run(happening, tmp_path / str(number), monkeypatch, deal, people=1, pace=pace)
    assert worlds[0] == worlds[1]


def test_in_a_short_talk_of_many_the_last_words_are_left_to_people(tmp_path, monkeypatch):
    monkeypatch.setattr(bots, "ENOUGH", 0.001)

    async def happening(table):
        await table.deal()
        await table.to(Kind.TALK)
        live = table.keeper.find(table.code)
        await table.settled(lambda: live.floor)
        assert len(live.floor) == len(table.room.seated) - 1, "everybody tells their story"

    run(happening, tmp_path, monkeypatch, ONE_NIGHT, people=1)
