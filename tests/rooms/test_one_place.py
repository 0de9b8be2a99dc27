"""One place in a tournament, whatever the device: it moves, organising is handed over, and who is not there is out."""

from __future__ import annotations

import asyncio

import pytest

from cupnights import ELIMINATION, ORGANISER, made, opened, until
from garou.engine.values import Refusal
from garou.rooms import seating
from garou.rooms.cup import drawing, entering, keeping, moving
from garou.rooms.cup.cup import Key
from garou.rooms.cup.results import correct
from garou.rooms.links import LASTS
from garou.rooms.moving import moved as moved_at_a_table
from garou.rooms.room import Phase
from garou.rooms.settings import Settings
from garou.store.values import NotKept

STILL = Settings(pace="still")


def refused(made, reason):
    with pytest.raises(Refusal, match=reason):
        made()


async def turned_away(deed, reason):
    with pytest.raises(Refusal, match=reason):
        await deed


# --- Another device -----------------------------------------------------------------------------------


def test_a_place_moves_once_and_the_old_device_holds_it_no_longer(cup):
    async def happening(cups, found, tokens):
        link = moving.link(cups, found.code, 2, 2)
        assert moving.linked(cups, found.code, link) == 2
        token = await moving.move(cups, found.code, link)
        assert [entering.who(cups, found.code, one) for one in (tokens["Zoe"], token)] == [None, 2]
        assert [moving.moved(cups, found.code, one) for one in (tokens["Zoe"], token)] == [True, False]
        await turned_away(moving.move(cups, found.code, link), "link-void")

    cup(happening)


def test_the_seat_at_a_table_that_plays_goes_along(cup):
    async def happening(cups, found, tokens):
        await drawing.begin(cups, found.code, ORGANISER)
        code = await drawing.table(cups, found.code, 2)
        chair = seating.chair(cups.keeper, code, tokens["Zoe"])
        token = await moving.move(cups, found.code, moving.link(cups, found.code, 2, 2))
        assert seating.chair(cups.keeper, code, tokens["Zoe"]) is None
        assert seating.chair(cups.keeper, code, token) == chair
        assert moved_at_a_table(cups.keeper, code, tokens["Zoe"])
        assert cups.keeper.find(code).room.phase is Phase.DEALT

    cup(happening)


def test_a_seat_that_could_not_follow_follows_when_the_server_starts_again(tmp_path, monkeypatch):
    async def full(*_: object) -> None:
        raise NotKept("full")

    async def first():
        async with opened(tmp_path) as cups:
            found, _ = await made(cups, "Zoe", bots=4)
            await drawing.begin(cups, found.code, ORGANISER)

            with monkeypatch.context() as broken:
                broken.setattr(moving, "follow", full)
                return found.code, await moving.move(cups, found.code, moving.link(cups, found.code, 2, 2))

    async def second(code, token):
        async with opened(tmp_path) as cups:
            table = await drawing.table(cups, code, 2)
            await until(lambda: seating.chair(cups.keeper, table, token) is not None)

    asyncio.run(second(*asyncio.run(first())))


def test_a_link_is_made_by_whose_place_it_is_for_ten_minutes_and_the_last_one_counts(cup):
    async def happening(cups, found, _):
        refused(lambda: moving.link(cups, found.code, 3, 2), "not-your-seat")
        refused(lambda: moving.link(cups, found.code, ORGANISER, 2), "not-your-seat")
        for nobody in (4, 99):  # a bot, and somebody who never came
            refused(lambda nobody=nobody: moving.link(cups, found.code, nobody, nobody), "not-in-this-cup")
        old, new = (moving.link(cups, found.code, 2, 2) for _ in range(2))
        refused(lambda: moving.linked(cups, found.code, old), "link-void")
        later = cups.clock() + LASTS
        cups.clock = lambda: later
        refused(lambda: moving.linked(cups, found.code, new), "link-void")

    cup(happening)


def test_over_real_cards_the_organiser_gives_a_typed_name_a_phone(tmp_path):
    async def evening():
        async with opened(tmp_path) as cups:
            code = await entering.create(cups, "Cup", ELIMINATION, STILL, 1, real=True)
            await entering.join(cups, code, "Olga", "en", plays=False)
            await entering.write_down(cups, code, ORGANISER, ("Ada", "Ben", "Kim"))
            kim = cups.find(code).room.number_of("Kim")
            refused(lambda: moving.link(cups, code, kim, ORGANISER), "not-your-seat")
            first = await moving.move(cups, code, moving.link(cups, code, ORGANISER, kim))
            second = await moving.move(cups, code, moving.link(cups, code, ORGANISER, kim))
            assert [entering.who(cups, code, one) for one in (first, second)] == [None, kim]

    asyncio.run(evening())


# --- Somebody else organises --------------------------------------------------------------------------


def test_who_is_handed_the_organising_does_all_of_it_and_the_other_none(cup):
    async def happening(cups, found, _):
        await entering.pass_on(cups, found.code, ORGANISER, 2)
        assert found.organiser == 2
        await turned_away(drawing.begin(cups, found.code, ORGANISER), "only-the-organiser")
        await turned_away(entering.pass_on(cups, found.code, ORGANISER, ORGANISER), "only-the-organiser")
        await drawing.begin(cups, found.code, 2)
        await keeping.forget(cups, found.code, 2)

    cup(happening)


def test_organising_goes_to_somebody_there_with_a_device(cup):
    async def happening(cups, found, _):
        await turned_away(entering.pass_on(cups, found.code, 2, 2), "only-the-organiser")
        for nobody in (4, 99):
            await turned_away(entering.pass_on(cups, found.code, ORGANISER, nobody), "no-device-there")
        await drawing.begin(cups, found.code, ORGANISER)
        await entering.leave(cups, found.code, 3, 3)
        await turned_away(entering.pass_on(cups, found.code, ORGANISER, 3), "no-device-there")

    cup(happening)


def test_who_was_handed_the_organising_is_told_until_they_have_done_something_with_it(cup):
    async def happening(cups, found, _):
        await entering.pass_on(cups, found.code, ORGANISER, 2)
        assert found.handed == "Olga"
        await entering.join(cups, found.code, "Xia", "en")
        assert found.handed == "Olga", "somebody else did that"
        await drawing.begin(cups, found.code, 2)
        assert found.handed == ""

    cup(happening)


def test_an_organiser_who_plays_no_more_still_moves_to_another_device(cup):
    async def happening(cups, found, _):
        await entering.pass_on(cups, found.code, ORGANISER, 2)
        await drawing.begin(cups, found.code, 2)
        await entering.leave(cups, found.code, 2, 2)
        token = await moving.move(cups, found.code, moving.link(cups, found.code, 2, 2))
        assert entering.who(cups, found.code, token) == found.organiser
        await entering.leave(cups, found.code, 3, 3)
        refused(lambda: moving.link(cups, found.code, 3, 3), "not-in-this-cup")

    cup(happening)


# --- Somebody who was there after all -----------------------------------------------------------------


def test_who_was_taken_out_comes_back_until_the_next_draw_and_plays_their_own_seat_again(cup):
    async def happening(cups, found, _):
        await drawing.begin(cups, found.code, ORGANISER)
        code = await drawing.table(cups, found.code, 3)
        sitters = cups.keeper.find(code).room.sitters
        chair = next(chair for chair, sitter in sitters.items() if sitter.name == "Yan")
        await entering.leave(cups, found.code, ORGANISER, 3)
        assert cups.keeper.find(code).room.sitters[chair].bot
        await turned_away(entering.come_back(cups, found.code, 2, 3), "only-the-organiser")
        await entering.come_back(cups, found.code, ORGANISER, 3)
        assert not cups.keeper.find(code).room.sitters[chair].bot
        assert "Yan" in found.elimination.field
        for nobody in (2, 99):
            await turned_away(entering.come_back(cups, found.code, ORGANISER, nobody), "not-in-this-cup")

    cup(happening)


def test_nobody_comes_back_to_a_round_that_was_drawn_without_them(tmp_path):
    async def evening():
        async with opened(tmp_path) as cups:
            code = await entering.create(cups, "Cup", ELIMINATION, Settings(scenario="full-moon", size=6), 1, real=True)
            await entering.join(cups, code, "Olga", "en", plays=False)
            await entering.write_down(cups, code, ORGANISER, ("Ada", "Ben", "Kim", "Lou"))
            await drawing.begin(cups, code, ORGANISER)
            kim = cups.find(code).room.number_of("Kim")
            await entering.leave(cups, code, ORGANISER, kim)
            await correct(cups, code, ORGANISER, Key(0, 0), [], called_off=True)
            assert cups.find(code).room.can_return(kim)
            await drawing.go_on(cups, code, ORGANISER)
            await turned_away(entering.come_back(cups, code, ORGANISER, kim), "too-late-to-return")

    asyncio.run(evening())


# --- Before it has begun ------------------------------------------------------------------------------


def test_a_tournament_that_never_began_is_deleted(cup):
    async def happening(cups, found, _):
        await keeping.forget(cups, found.code, ORGANISER)
        assert cups.keeper.store.rooms() == []

    cup(happening)
