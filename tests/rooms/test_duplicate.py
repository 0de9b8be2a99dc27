"""Duplicate: groups that play the same deals, which stay sealed until everybody has."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from cupnights import DUPLICATE, ORGANISER, made, opened, to_the_end, until
from garou.rooms import archiving
from garou.rooms.codes import CUP
from garou.rooms.cup import drawing, entering, results
from garou.rooms.cup.cup import Key, replayed
from garou.rooms.hall import TurnedAway


def test_every_group_plays_the_same_deals_and_they_open_when_all_have(tmp_path):
    async def evening():
        async with opened(tmp_path) as cups:
            cup, _ = await made(cups, "Zoe", bots=5, format=DUPLICATE, size=3)
            await drawing.begin(cups, cup.code, ORGANISER)
            await until(lambda: len(cup.entered) == 1)  # the bots have played, Zoe's table waits for her
            tables = [cups.keeper.find(code).room for code in cup.rooms.values()]
            assert [room.setup for room in tables] == [cup.duplicate.deals[0]] * 2
            assert len({room.nonce for room in tables}) == 2
            assert all(room.sealed for room in tables)
            assert cup.duplicate.standings()[0].deals == 0
            for room in tables:
                with pytest.raises(TurnedAway, match="no-such-past-game"):
                    archiving.past(cups.keeper, room.code, 1)
            await entering.leave(cups, cup.code, 2, 2)
            await until(lambda: len(cup.entered) == 2)
            await until(lambda: not any(room.sealed for room in tables))
            assert cup.duplicate.standings()[0].deals == 1
            await to_the_end(cups, cup)
            assert cup.over

    asyncio.run(evening())


def test_groups_can_play_in_turn_and_bots_fill_the_last_one(tmp_path):
    async def evening():
        async with opened(tmp_path) as cups:
            cup, _ = await made(cups, bots=4, format=DUPLICATE, size=3, deals=2)
            await drawing.begin(cups, cup.code, ORGANISER)
            assert len(cup.players) == 6
            await until(lambda: not cup.playing)
            await drawing.go_on(cups, cup.code, ORGANISER, 1)
            await until(lambda: not cup.playing)
            assert Key(1, 1) in cup.entered
            assert Key(1, 0) not in cup.rooms
            assert not cup.over
            await to_the_end(cups, cup)
            assert replayed(cup.code, cups.keeper.store.read(CUP + cup.code)) == cup

    asyncio.run(evening())


def test_a_restart_opens_what_was_about_to_open(tmp_path, monkeypatch):
    async def killed(*_: object) -> None:
        raise asyncio.CancelledError

    async def first():
        async with opened(tmp_path) as cups:
            cup, _ = await made(cups, bots=6, format=DUPLICATE, size=3, deals=1)
            await drawing.begin(cups, cup.code, ORGANISER)
            await until(lambda: len(cup.entered) == 2)
            return cup.code

    async def second(code):
        async with opened(tmp_path) as cups:
            cup = cups.find(code).room
            assert [cups.keeper.find(room).room.sealed for room in cup.rooms.values()] == [False, False]

    with monkeypatch.context() as broken:
        broken.setattr(results, "unseal", killed)
        code = asyncio.run(first())
    asyncio.run(second(code))


def test_a_deal_that_is_open_is_opened_once(tmp_path):
    async def evening():
        async with opened(tmp_path) as cups:
            cup, _ = await made(cups, bots=6, format=DUPLICATE, size=3, deals=2)
            await drawing.begin(cups, cup.code, ORGANISER)
            await to_the_end(cups, cup)
            for code in cup.rooms.values():
                await until(lambda code=code: not cups.keeper.find(code).room.sealed)
                assert [event.kind for event in cups.keeper.store.read(code)].count("unsealed") == 1

    asyncio.run(evening())


def test_one_group_alone_is_no_comparison_and_bots_are_the_other(tmp_path):
    async def evening():
        async with opened(tmp_path) as cups:
            cup, _ = await made(cups, "Zoe", "Yan", "Xia", format=DUPLICATE, size=3)
            await drawing.begin(cups, cup.code, ORGANISER)
            assert len(cup.duplicate.groups) == 2
            assert len(cup.players) == 6

    asyncio.run(evening())


def test_groups_are_drawn_and_not_those_who_entered_together(tmp_path):
    """Drawn by luck: of fifteen who enter, no five sit together as they came, or luck was not asked."""

    async def evening():
        async with opened(tmp_path) as cups:
            cup, _ = await made(cups, bots=15, format=DUPLICATE, size=5)
            cups.keeper.luck = Random(1)
            await drawing.begin(cups, cup.code, ORGANISER)
            entered = cup.players
            assert sorted(sum(cup.duplicate.groups, ())) == sorted(entered)
            assert sum(cup.duplicate.groups, ()) != entered

    asyncio.run(evening())


def test_a_group_sits_down_to_its_next_deal_when_it_has_played_the_last(tmp_path):
    async def evening():
        async with opened(tmp_path) as cups:
            cup, _ = await made(cups, "Zoe", bots=5, format=DUPLICATE, size=3)
            await drawing.begin(cups, cup.code, ORGANISER)
            waiting = cup.table_of("Zoe")
            code = cup.rooms[waiting]
            await until(lambda: len(cup.entered) == 1)
            for group in (waiting.table, None, 99):
                await drawing.go_on(cups, cup.code, ORGANISER, group)
            assert {key: room for key, room in cup.rooms.items() if key.table == waiting.table} == {waiting: code}

    asyncio.run(evening())


def test_a_deal_is_corrected_when_it_has_a_result_and_not_before(tmp_path):
    """To say who has won a deal that is still being played would open it."""

    async def evening():
        async with opened(tmp_path) as cups:
            cup, _ = await made(cups, "Zoe", bots=5, format=DUPLICATE, size=3)
            await drawing.begin(cups, cup.code, ORGANISER)
            waiting = cup.table_of("Zoe")
            with pytest.raises(TurnedAway, match="too-late-to-correct"):
                await results.correct(cups, cup.code, ORGANISER, waiting, ["Zoe"], called_off=False)
            assert waiting not in cup.entered

    asyncio.run(evening())
