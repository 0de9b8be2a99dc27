"""How bots think is chosen seat by seat, everybody sees it, and it stays with the bot."""

from __future__ import annotations

import pytest

from garou.minds.mind import MINDS, USUAL
from garou.rooms import archiving, bots, levels, lobby, seating
from garou.rooms.events.taking import replayed
from garou.rooms.events.values import OnAChair
from garou.rooms.levels import bots_of
from garou.rooms.settings import Settings
from garou.texts import LANGUAGES, words
from garou.web.table.lobbies import lobby as laid_out


def thinks(table):
    return {bot.name: bot.mind for bot in bots_of(table.room)}


async def wider(table):
    """A table for five, at which three people sit."""
    settings = Settings(pace="still", size=5, scenario="basic")
    await lobby.choose(table.keeper, table.code, table.chairs[0], settings)


def test_the_host_chooses_and_who_is_not_chosen_for_thinks_as_usual(table):
    async def happening(table, zed, yan, xia):
        keeper, code = table.keeper, table.code
        await wider(table)
        assert thinks(table) == {}
        await levels.add_bot(keeper, code, zed, "sly")
        [added] = bots_of(table.room)
        assert added.mind == "sly"
        await levels.choose_mind(keeper, code, zed, added.chair, "random")
        await lobby.begin(keeper, code, zed)
        assert [*thinks(table).values()] == ["random", USUAL.name]
        again = replayed(code, keeper.store.read(code))
        assert [bot.mind for bot in bots_of(again)] == ["random", USUAL.name]

    table(happening)


def test_nobody_else_chooses_and_nothing_that_there_is_not(table):
    async def happening(table, zed, yan, xia):
        keeper, code = table.keeper, table.code
        await wider(table)
        known = tuple(mind.name for mind in MINDS)
        await table.refused(levels.add_bot(keeper, code, yan, "sly"), "only-the-host", name="Zed")
        await table.refused(levels.add_bot(keeper, code, zed, "genius"), "no-mind", name="genius", known=known)
        await table.refused(levels.choose_mind(keeper, code, zed, yan, "sly"), "no-such-seat-here")
        await levels.add_bot(keeper, code, zed, "sly")
        await levels.add_bot(keeper, code, zed, "sage")
        await table.refused(levels.add_bot(keeper, code, zed, "sly"), "table-full")
        bot = bots_of(table.room)[0].chair
        await lobby.begin(keeper, code, zed)
        await table.refused(levels.choose_mind(keeper, code, zed, bot, "random"), "table-playing")

    table(happening)


def test_it_is_the_chosen_mind_that_answers(table, monkeypatch):
    """Each mind answers under its own name: who sits in for somebody thinks as usual."""

    async def happening(table, zed, yan, xia):
        keeper, code = table.keeper, table.code
        await wider(table)
        await levels.add_bot(keeper, code, zed, "honest")
        await levels.add_bot(keeper, code, zed, "random")
        await lobby.begin(keeper, code, zed)
        await seating.hand(keeper, code, yan, yan, bot=True)
        found = [bots.mind_at(table.room, seat).name for seat in range(5)]
        assert found[1] == USUAL.name
        assert found[3:] == ["honest", "random"]

    table(happening)


def test_what_is_left_of_a_table_keeps_it_and_older_ones_are_read(table):
    async def happening(table, zed, yan, xia):
        await wider(table)
        await levels.add_bot(table.keeper, table.code, zed, "sly")
        kept = archiving.what_is_kept(table.room, table.room.ledger)
        [bot] = [seat for seat in kept.sitters if seat.who[3]]
        assert OnAChair.from_json([*bot.to_json()]) == bot
        assert bot.who[-1] == "sly"

    table(happening)
    assert OnAChair.from_json([4, "Ada", None, "en", True, False]).who == ("Ada", None, "en", True, False, "", "")
    assert OnAChair.from_json([4, "Ada", None, "en", True, False, "key"]).who[-2:] == ("key", "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everybody_reads_it_in_the_lobby_beside_the_temper(table, lang):
    async def happening(table, zed, yan, xia):
        await wider(table)
        await levels.add_bot(table.keeper, table.code, zed, "sly")
        shown = laid_out(table.room, words(lang), editing=False)
        [bot] = shown.bots
        assert words(lang)("mind-sly") in bot.told
        assert bot.temper in bot.told
        assert [mind.id for mind in shown.minds] == [mind.name for mind in MINDS]
        assert [mind.id for mind in shown.minds if mind.on] == [USUAL.name]

    table(happening)
