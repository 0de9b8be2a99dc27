"""Who may do what in a tournament, and how large it gets."""

from __future__ import annotations

import asyncio

import pytest

from cupnights import ELIMINATION, ORGANISER, opened
from garou.rooms.cup import drawing, entering, results
from garou.rooms.cup.cup import Key
from garou.rooms.hall import TurnedAway
from garou.rooms.settings import Settings


async def refused(cups, cup, deed, reason):
    before = cup.seq
    with pytest.raises(TurnedAway, match=reason):
        await deed
    assert cup.seq == before


def test_a_token_is_that_of_its_entrant_and_opens_nobody_elses_place(cup):
    """Bots have none, and nobody else's token is theirs."""

    async def happening(cups, found, tokens):
        assert [entering.who(cups, found.code, token) for token in tokens.values()] == [2, 3]
        for stranger in ("", "x", None, "no such token", found.people[2].token):
            assert entering.who(cups, found.code, stranger) is None

    cup(happening)


def test_nobody_takes_out_another_but_the_organiser(cup):
    async def happening(cups, found, _):
        await refused(cups, found, entering.leave(cups, found.code, 2, 3), "only-the-organiser")
        await entering.leave(cups, found.code, ORGANISER, 3)
        assert "Yan" not in found.players
        await refused(cups, found, entering.leave(cups, found.code, ORGANISER, 3), "not-in-this-cup")

    cup(happening)


def test_whoever_has_left_does_not_leave_again(cup):
    async def happening(cups, found, _):
        await drawing.begin(cups, found.code, ORGANISER)
        await entering.leave(cups, found.code, 2, 2)
        assert found.people[2].gone
        await refused(cups, found, entering.leave(cups, found.code, 2, 2), "not-in-this-cup")

    cup(happening)


def test_a_tournament_has_its_organiser_until_it_has_begun(cup):
    async def happening(cups, found, _):
        await entering.leave(cups, found.code, ORGANISER, ORGANISER)
        assert ORGANISER in found.people
        await drawing.begin(cups, found.code, ORGANISER)

    cup(happening)


def test_results_are_corrected_by_the_organiser_alone_and_for_those_at_the_table(cup):
    async def happening(cups, found, _):
        await drawing.begin(cups, found.code, ORGANISER)
        await refused(
            cups, found, results.correct(cups, found.code, 2, Key(0, 0), ["Zoe"], called_off=False), "only-the-orga"
        )
        await refused(cups, found, drawing.go_on(cups, found.code, 2), "only-the-organiser")
        for key in (Key(0, 9), Key(1, 0), Key(-1, 0)):
            await refused(
                cups, found, results.correct(cups, found.code, ORGANISER, key, [], called_off=False), "too-late"
            )

    cup(happening)


def test_there_is_an_end_to_who_can_enter(cup, monkeypatch):
    monkeypatch.setattr(entering, "MOST", 8)

    async def happening(cups, found, _):
        assert len(found.people) == 7
        with pytest.raises(TurnedAway, match="cup-full"):
            await entering.add_bots(cups, found.code, ORGANISER, 100)
        assert len(found.people) == 7, "all of them, or none"
        await entering.add_bots(cups, found.code, ORGANISER, 1)
        await refused(cups, found, entering.join(cups, found.code, "Late", "en"), "cup-full")

    cup(happening)


@pytest.mark.parametrize(("wanted", "deals"), [(-3, 1), (0, 1), (7, 7), (1_000_000, entering.MOST_DEALS)])
def test_there_is_an_end_to_how_much_is_dealt(wanted, deals, tmp_path):
    async def evening():
        async with opened(tmp_path) as cups:
            code = await entering.create(cups, "Cup", ELIMINATION, Settings(pace="still"), wanted)
            assert cups.find(code).room.deals == deals

    asyncio.run(evening())
