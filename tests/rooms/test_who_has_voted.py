"""The board says who came, who went and who has voted: that, never for whom."""

from garou.engine.values import Slot
from garou.rooms import answering, seating
from garou.rooms.windows import Kind
from garou.texts import words
from garou.web.table import scenes
from garou.web.table.board import board_sight

DEAL = "villager villager villager villager | werewolf werewolf robber"


def seen(table, chair=None):
    """Whose house says that they have voted, and how many have; all of it as this reader sees it."""
    scene = scenes.scene(table.room, chair, words("en"))
    return [house.front.name for house in scene.houses if house.front.ready], scene.page.window.ready


def came(table):
    now = scenes.scene(table.room, None, words("en"))
    return [tuple(one) for one in board_sight(table.room, now, words("en")).comings]


def test_that_somebody_has_voted_is_seen_and_for_whom_is_not(evening):
    async def happening(table):
        await table.deal()
        await table.to(Kind.BALLOT)
        keeper, code, [zed, yan, xia, wim] = table.keeper, table.code, table.chairs
        assert seen(table) == ([], (0, 4))
        await answering.answer(keeper, code, yan, table.room.windows, (Slot(0),))
        assert seen(table) == seen(table, xia) == (["Yan"], (1, 4))
        before = scenes.scene(table.room, None, words("en"))
        await answering.answer(keeper, code, yan, table.room.windows, (Slot(2),))
        assert scenes.scene(table.room, None, words("en")) == before, "who thinks again shows it by nothing"
        await answering.answer(keeper, code, zed, table.room.windows, (Slot(2),))
        assert seen(table) == (["Zed", "Yan"], (2, 4))
        await seating.hand(keeper, code, wim, wim, bot=True)
        assert seen(table)[1] == (2, 3), "bots vote as the ballot closes: nobody waits for them"

    evening(happening, DEAL)


def test_a_vote_is_seen_in_no_other_window(evening):
    async def happening(table):
        await table.deal()
        await table.to(Kind.CALL)
        await answering.answer(table.keeper, table.code, table.chairs[0], table.room.windows, (Slot(1),))
        assert seen(table)[0] == []

    evening(happening, DEAL)


def test_who_came_left_and_was_stood_in_for_is_told_by_day_and_by_night_to_nobody(evening):
    async def happening(table):
        assert came(table) == [("joined", name) for name in ("Xia", "Wim")], "the last of them"
        await table.deal()
        keeper, code, [_, yan, xia, wim] = table.keeper, table.code, table.chairs
        await table.to(Kind.CALL)
        await seating.hand(keeper, code, yan, yan, bot=True)
        await seating.leave(keeper, code, xia)
        assert came(table) == []
        await table.to(Kind.TALK)
        assert came(table) == [("stood", "Yan"), ("gone", "Xia")]
        await seating.hand(keeper, code, yan, yan, bot=False)
        assert came(table)[-1] == ("back", "Yan")
        await seating.set_language(keeper, code, wim, "fr")
        assert came(table)[-1] == ("back", "Yan"), "that is nobody else's business"
        late = await table.come("Late")
        assert came(table)[-1] == ("joined", "Late")
        await seating.leave(keeper, code, late)
        assert came(table)[-1] == ("left", "Late")

    evening(happening, DEAL)


def test_every_coming_has_its_words():
    for lang in ("en", "fr"):
        told = {
            words(lang)(f"board-came-{how}", {"name": "Ada"}) for how in ("joined", "left", "gone", "stood", "back")
        }
        assert len(told) == 5
