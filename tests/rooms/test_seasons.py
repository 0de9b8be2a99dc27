"""The book of a season: who may write in it, what it makes of names, and that it is there after a restart."""

from __future__ import annotations

import asyncio
from datetime import date

import pytest

from cupnights import ELIMINATION, ORGANISER, opened
from garou.engine.values import Refusal
from garou.rooms.cup import booking, drawing, entering, keeping
from garou.rooms.cup.cup import Cup, Format
from garou.rooms.settings import Settings
from garou.tournaments.season import SeasonGame, table

FRIDAY = date(2026, 11, 6)
STILL = Settings(pace="still")


def played(names: str, winners: str) -> SeasonGame:
    return SeasonGame(0, FRIDAY, tuple(names.split()), tuple(winners.split()))


async def season(cups) -> Cup:
    code = await entering.create(cups, "Winter", Format.SEASON, STILL, 1)
    await entering.join(cups, code, "Olga", "en", plays=False)
    return cups.find(code).room


@pytest.fixture
def evening(tmp_path):
    def whole(happening):
        async def lived():
            async with opened(tmp_path) as cups:
                await happening(cups, await season(cups))

        asyncio.run(lived())

    return whole


async def refused(cup, deed, reason):
    before = cup.seq
    with pytest.raises(Refusal, match=reason):
        await deed
    assert cup.seq == before


def test_whoever_was_never_there_is_written_down_and_whoever_was_is_known_again(evening):
    async def happening(cups, cup):
        await entering.write_down(cups, cup.code, ORGANISER, ("Ada",))
        await booking.enter_game(cups, cup.code, ORGANISER, played("ada Ben", "ada"))
        await booking.enter_game(cups, cup.code, ORGANISER, played("Ada BEN", "BEN"))
        assert cup.players == ("Ada", "Ben")
        assert [(row.name, row.chips, row.played) for row in table(cup.book.games)] == [("Ada", 1, 2), ("Ben", 1, 2)]
        assert [game.number for game in cup.book.games] == [1, 2]

    evening(happening)


def test_one_name_written_two_ways_in_one_game_is_refused_and_nobody_is_written_down(evening):
    async def happening(cups, cup):
        for names in ("Zoe zoe", "Ada", ""):
            await refused(cup, booking.enter_game(cups, cup.code, ORGANISER, played(names, "")), "twice|too-few")
        await refused(cup, booking.enter_game(cups, cup.code, ORGANISER, played("Ada Ben", "Cleo")), "no-such-seat")
        assert cup.players == ()

    evening(happening)


def test_only_whoever_keeps_the_book_writes_in_it(evening):
    async def happening(cups, cup):
        await entering.join(cups, cup.code, "Zoe", "fr")
        zoe = cup.number_of("Zoe")
        await refused(cup, booking.enter_game(cups, cup.code, zoe, played("Ada Ben", "")), "only-the-organiser")
        await booking.enter_game(cups, cup.code, ORGANISER, played("Ada Ben", ""))
        await refused(cup, booking.strike(cups, cup.code, zoe, 1), "only-the-organiser")
        await entering.pass_on(cups, cup.code, ORGANISER, zoe)
        await booking.strike(cups, cup.code, zoe, 1)
        assert cup.book.games == ()
        await refused(cup, booking.strike(cups, cup.code, zoe, 1), "no-such-game")

    evening(happening)


def test_a_season_has_no_rounds_and_a_tournament_no_book(evening):
    async def happening(cups, cup):
        await entering.write_down(cups, cup.code, ORGANISER, ("Ada", "Ben", "Cleo"))
        await refused(cup, drawing.begin(cups, cup.code, ORGANISER), "no-rounds-here")
        await refused(cup, entering.add_bots(cups, cup.code, ORGANISER, 1), "no-bots-here")
        other = await entering.create(cups, "Cup", ELIMINATION, STILL, 1)
        await entering.join(cups, other, "Olga", "en")
        tournament = cups.find(other).room
        await refused(tournament, booking.enter_game(cups, other, ORGANISER, played("Ada Ben", "")), "no-season")

    evening(happening)


def test_who_leaves_a_season_keeps_what_they_won_and_is_known_when_they_come_back(evening):
    async def happening(cups, cup):
        await booking.enter_game(cups, cup.code, ORGANISER, played("Ada Ben", "Ada"))
        await entering.leave(cups, cup.code, ORGANISER, cup.number_of("Ada"))
        assert cup.players == ("Ben",)
        await booking.enter_game(cups, cup.code, ORGANISER, played("ada Ben", "ada"))
        assert [(row.name, row.chips) for row in table(cup.book.games)] == [("Ada", 2), ("Ben", 0)]

    evening(happening)


def test_there_is_an_end_to_a_book(evening, monkeypatch):
    monkeypatch.setattr(booking, "MOST_GAMES", 1)

    async def happening(cups, cup):
        await booking.enter_game(cups, cup.code, ORGANISER, played("Ada Ben", "Ada"))
        await refused(cup, booking.enter_game(cups, cup.code, ORGANISER, played("Ada Ben", "Ada")), "book-full")

    evening(happening)


def test_a_book_is_there_after_a_restart_and_gone_when_it_was_deleted(tmp_path):
    async def first():
        async with opened(tmp_path) as cups:
            cup = await season(cups)
            game = SeasonGame(0, FRIDAY, ("Ada", "Ben"), ("Ben",), "one-night", "settled", ("seer", "werewolf"))
            await booking.enter_game(cups, cup.code, ORGANISER, game)
            return cup.code, cup.book

    async def second(code, before):
        async with opened(tmp_path) as cups:
            assert cups.find(code).room.book == before
            await keeping.forget(cups, code, ORGANISER)
            assert cups.keeper.store.rooms() == []

    asyncio.run(second(*asyncio.run(first())))
