"""Several people do something at once: all of it happens or none, and every table wakes afterwards."""

import asyncio
import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deeds import AT_A_TABLE, IN_A_CUP, all_deeds
from evenings import GAMES
from garou.rooms.cup.keeping import Cups
from garou.rooms.hall import TurnedAway
from garou.rooms.keeper import Keeper
from volleys import fired, volleys

EXAMPLES = max(16, settings.default.max_examples)


def test_no_deed_is_forgotten():
    assert AT_A_TABLE.keys() == all_deeds(Keeper)
    assert IN_A_CUP.keys() == all_deeds(Cups)


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=EXAMPLES)
@given(data=st.data())
def test_whatever_happens_at_once_every_table_wakes_and_what_was_acknowledged_is_there(game, data):
    with tempfile.TemporaryDirectory() as directory:
        fired(data.draw(volleys(game)), Path(directory))


# --- Somebody leaves --------------------------------------------------------------------------------

BY_YAN = {
    "leave": lambda keeper, code, yan: keeper.leave(code, yan),
    "say": lambda keeper, code, yan: keeper.speak(code, yan, "hello"),
    "lang": lambda keeper, code, yan: keeper.set_language(code, yan, "fr"),
    "device": lambda keeper, code, yan: keeper.move(code, keeper.link(code, yan)),
    "note": lambda keeper, code, yan: keeper.note(code, yan, "hm"),
    "hand": lambda keeper, code, yan: keeper.hand(code, yan, yan, bot=True),
}

VOID = {"device": "link-void"}  # nobody sits where it would lead


async def at_once(*deeds):
    """What came of each: nothing, or why it was refused."""
    results = await asyncio.gather(*deeds, return_exceptions=True)
    for result in results:
        if isinstance(result, BaseException) and not isinstance(result, TurnedAway):
            raise result
    return [result.reason if isinstance(result, TurnedAway) else None for result in results]


@pytest.mark.parametrize("doing", BY_YAN)
def test_two_taps_on_leave_and_whatever_else_was_on_its_way_find_the_chair_empty(doing, evening):
    async def happening(table):
        keeper, code, [_, yan, _] = table.keeper, table.code, table.chairs
        came = await at_once(keeper.leave(code, yan), BY_YAN[doing](keeper, code, yan))
        assert came == [None, VOID.get(doing, "no-seat")]
        assert table.kinds_kept()[-1] == "left"
        await table.fall()
        assert table.room.names == ("Zed", "Xia")

    evening(happening)


@pytest.mark.parametrize("doing", BY_YAN)
def test_who_is_removed_does_nothing_any_more(doing, evening):
    async def happening(table):
        keeper, code, [zed, yan, _] = table.keeper, table.code, table.chairs
        came = await at_once(keeper.remove(code, zed, yan), BY_YAN[doing](keeper, code, yan))
        assert came == [None, VOID.get(doing, "no-seat")]
        assert table.kinds_kept()[-1] == "left"
        await table.fall()
        assert table.room.names == ("Zed", "Xia")

    evening(happening)


@pytest.mark.parametrize("doing", BY_YAN)
def test_at_a_table_that_is_deleted_nothing_happens_any_more(doing, evening):
    async def happening(table):
        keeper, code, [zed, yan, _] = table.keeper, table.code, table.chairs
        came = await at_once(keeper.forget(code, zed), BY_YAN[doing](keeper, code, yan), keeper.join(code, "Wim", "en"))
        assert came == [None, "no-such-table", "no-such-table"]
        assert table.store.rooms() == []
        await keeper.sleep()
        table.store.close()
        await table.wake()
        assert await at_once(table.keeper.join(code, "Wim", "en")) == ["no-such-table"]

    evening(happening)
