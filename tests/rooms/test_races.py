"""Several people do something at once: all of it happens or none, and every table wakes afterwards."""

import asyncio
import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deeds import AT_A_TABLE, IN_A_CUP, all_deeds
from evenings import GAMES
from garou import rooms
from garou.rooms import archiving, cup, moving, seating, talking
from garou.rooms.hall import TurnedAway
from volleys import fired, volleys

EXAMPLES = max(16, settings.default.max_examples // 4)  # each is a whole evening


def test_no_deed_is_forgotten():
    assert AT_A_TABLE.keys() == all_deeds(rooms, "Tables")
    assert IN_A_CUP.keys() == all_deeds(cup, "CupHall")


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=EXAMPLES)
@given(data=st.data())
def test_whatever_happens_at_once_every_table_wakes_and_what_was_acknowledged_is_there(game, data):
    with tempfile.TemporaryDirectory() as directory:
        fired(data.draw(volleys(game)), Path(directory))


# --- Somebody leaves --------------------------------------------------------------------------------

BY_YAN = {
    "leave": seating.leave,
    "say": lambda keeper, code, yan: talking.speak(keeper, code, yan, "hello"),
    "lang": lambda keeper, code, yan: seating.set_language(keeper, code, yan, "fr"),
    "device": lambda keeper, code, yan: moving.move(keeper, code, moving.link(keeper, code, yan)),
    "note": lambda keeper, code, yan: talking.note(keeper, code, yan, "hm"),
    "hand": lambda keeper, code, yan: seating.hand(keeper, code, yan, yan, bot=True),
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
        came = await at_once(seating.leave(keeper, code, yan), BY_YAN[doing](keeper, code, yan))
        assert came == [None, VOID.get(doing, "no-seat")]
        assert table.kinds_kept()[-1] == "left"
        await table.fall()
        assert table.room.names == ("Zed", "Xia")

    evening(happening)


@pytest.mark.parametrize("doing", BY_YAN)
def test_who_is_removed_does_nothing_any_more(doing, evening):
    async def happening(table):
        keeper, code, [zed, yan, _] = table.keeper, table.code, table.chairs
        came = await at_once(seating.remove(keeper, code, zed, yan), BY_YAN[doing](keeper, code, yan))
        assert came == [None, VOID.get(doing, "no-seat")]
        assert table.kinds_kept()[-1] == "left"
        await table.fall()
        assert table.room.names == ("Zed", "Xia")

    evening(happening)


@pytest.mark.parametrize("doing", BY_YAN)
def test_at_a_table_that_is_deleted_nothing_happens_any_more(doing, evening):
    async def happening(table):
        keeper, code, [zed, yan, _] = table.keeper, table.code, table.chairs
        came = await at_once(
            archiving.forget(keeper, code, zed),
            BY_YAN[doing](keeper, code, yan),
            seating.join(keeper, code, "Wim", "en"),
        )
        assert came == [None, "no-such-table", "no-such-table"]
        assert table.store.rooms() == []
        await keeper.sleep()
        table.store.close()
        await table.wake()
        assert await at_once(seating.join(table.keeper, code, "Wim", "en")) == ["no-such-table"]

    evening(happening)
