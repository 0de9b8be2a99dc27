"""Tournaments over real cards: names are typed, rounds are drawn, winners are entered by hand."""

from __future__ import annotations

import asyncio

import pytest

from cupnights import DUPLICATE, ELIMINATION, ORGANISER, opened
from garou.engine.values import Refusal
from garou.rooms.codes import CUP
from garou.rooms.cup import drawing, entering
from garou.rooms.cup.cup import Cup, Key
from garou.rooms.cup.results import correct
from garou.rooms.hall import TurnedAway
from garou.rooms.settings import Settings

TWELVE = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hedda", "Ivo", "June", "Kim", "Lou")
SIX = Settings(scenario="full-moon", size=6)


async def real_cup(cups, *names: str) -> Cup:
    code = await entering.create(cups, "Cup", ELIMINATION, SIX, 1, real=True)
    await entering.join(cups, code, "Olga", "en", plays=False)
    await entering.write_down(cups, code, ORGANISER, names)
    return cups.find(code).room


@pytest.fixture
def evening(tmp_path):
    def whole(happening):
        async def lived():
            async with opened(tmp_path) as cups:
                await happening(cups)

        asyncio.run(lived())

    return whole


async def refused(deed, reason):
    with pytest.raises(Refusal, match=reason):
        await deed


def test_twelve_typed_names_play_at_two_tables_and_no_room_is_laid(evening):
    async def happening(cups):
        cup = await real_cup(cups, *TWELVE)
        assert (cup.players, {one.bot for one in cup.people.values()}) == (TWELVE, {False})
        await drawing.begin(cups, cup.code, ORGANISER)
        [first] = cup.elimination.rounds
        assert [len(sitting.names) for sitting in first.sittings] == [6, 6]
        assert cup.rooms == {}
        assert [found.room for found in cups.keeper.store.rooms()] == [CUP + cup.code]

    evening(happening)


def test_winners_entered_by_hand_lead_to_a_champion_after_a_restart_too(tmp_path):
    """Whoever comes first by name wins each table: Ada never loses, and everybody else loses twice."""

    async def first():
        async with opened(tmp_path) as cups:
            cup = await real_cup(cups, *TWELVE)
            await drawing.begin(cups, cup.code, ORGANISER)
            await correct(cups, cup.code, ORGANISER, Key(0, 0), [min(cup.names_at(Key(0, 0)))], called_off=False)
            return cup.code

    async def second(code):
        async with opened(tmp_path) as cups:
            cup = cups.find(code).room
            assert (cup.playing, cup.entered) == (True, {Key(0, 0)})
            while not cup.over:
                number = len(cup.elimination.rounds) - 1
                for table in range(len(cup.elimination.rounds[-1].sittings)):
                    key = Key(number, table)
                    await correct(cups, code, ORGANISER, key, [min(cup.names_at(key))], called_off=False)
                if not cup.over:
                    await drawing.go_on(cups, code, ORGANISER)
            assert cup.elimination.champion == "Ada"

    asyncio.run(second(asyncio.run(first())))


def test_a_result_stands_for_a_table_that_was_drawn_and_until_the_next_draw(evening):
    async def happening(cups):
        cup = await real_cup(cups, *TWELVE)
        await refused(correct(cups, cup.code, ORGANISER, Key(0, 0), [], called_off=False), "too-late-to-correct")
        await drawing.begin(cups, cup.code, ORGANISER)
        for key in (Key(0, 2), Key(1, 0), Key(-1, 0), Key(0, -1)):
            await refused(correct(cups, cup.code, ORGANISER, key, [], called_off=False), "too-late-to-correct")
        await refused(correct(cups, cup.code, ORGANISER, Key(0, 0), ["Zoe"], called_off=False), "no-such-seat")
        for table in (0, 1):
            await correct(cups, cup.code, ORGANISER, Key(0, table), [], called_off=True)
        await drawing.go_on(cups, cup.code, ORGANISER)
        await refused(correct(cups, cup.code, ORGANISER, Key(0, 0), [], called_off=False), "too-late-to-correct")

    evening(happening)


def test_who_leaves_a_real_table_is_out_and_the_others_play_on(evening):
    async def happening(cups):
        cup = await real_cup(cups, *TWELVE)
        await drawing.begin(cups, cup.code, ORGANISER)
        await entering.leave(cups, cup.code, ORGANISER, cup.number_of("Kim"))
        assert "Kim" not in cup.elimination.field
        assert cup.playing
        for table in (0, 1):
            await correct(cups, cup.code, ORGANISER, Key(0, table), [], called_off=True)
        await drawing.go_on(cups, cup.code, ORGANISER)
        drawn = [name for sitting in cup.elimination.rounds[-1].sittings for name in sitting.names]
        assert sorted([*drawn, *cup.elimination.rounds[-1].byes]) == sorted(set(TWELVE) - {"Kim"})

    evening(happening)


def test_names_are_written_down_all_together_or_not_at_all(evening):
    async def happening(cups):
        cup = await real_cup(cups, "Ada", "Ben")
        for names, reason in (
            (("Cleo", "Ada"), "name-twice"),
            (("Cleo", "ada"), "alike"),
            (("Cleo", "x" * 1000), "name"),
        ):
            await refused(entering.write_down(cups, cup.code, ORGANISER, names), reason)
        assert cup.players == ("Ada", "Ben")
        await drawing.begin(cups, cup.code, ORGANISER)
        await refused(entering.write_down(cups, cup.code, ORGANISER, ("Cleo",)), "cup-begun")

    evening(happening)


@pytest.mark.parametrize("name", ["Ada B", " Ada  B ", "ada b", "A\u200bda B"])
def test_however_a_typed_name_is_spelled_whoever_comes_under_it_is_sent_for_their_link(evening, name):
    async def happening(cups):
        cup = await real_cup(cups, "Ada B", "Ben")
        await refused(entering.join(cups, cup.code, name, "en"), "name-typed")

    evening(happening)


def test_only_the_organiser_writes_names_down_and_only_over_real_cards(evening):
    async def happening(cups):
        cup = await real_cup(cups, "Ada", "Ben")
        await entering.join(cups, cup.code, "Zoe", "fr")
        await refused(entering.write_down(cups, cup.code, cup.number_of("Zoe"), ("Cleo",)), "only-the-organiser")
        await refused(entering.add_bots(cups, cup.code, ORGANISER, 1), "no-bots-here")
        phones = await entering.create(cups, "Cup", ELIMINATION, Settings(pace="still"), 1)
        await entering.join(cups, phones, "Olga", "en")
        await refused(entering.write_down(cups, phones, ORGANISER, ("Cleo",)), "only-real-cards")

    evening(happening)


def test_no_deal_is_promised_twice_where_nobody_deals(evening):
    async def happening(cups):
        with pytest.raises(TurnedAway, match="no-real-duplicate"):
            await entering.create(cups, "Cup", DUPLICATE, Settings(pace="still"), 1, real=True)
        assert cups.keeper.store.rooms() == []

    evening(happening)
