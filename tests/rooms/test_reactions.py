"""In passing: who agrees, doubts, laughs or hushes is seen to at their house, for a moment, and it is kept nowhere."""

import asyncio

import pytest

from clockwork import Wishing
from garou.engine.values import Seat, Slot
from garou.rooms import reacting, talking
from garou.rooms.awake import STAYS
from garou.rooms.reacting import AGAIN, seen
from garou.rooms.windows import Kind
from garou.talk.reactions import REACTIONS, IllegalReaction
from garou.texts import words
from garou.web.table import scenes
from garou.web.table.houses import Around

DEAL = "villager villager villager villager villager | werewolf werewolf robber"


def shown(table, chair=None):
    """What this reader sees at whose house."""
    live = table.keeper.live[table.code]
    drawn = scenes.scene(table.room, chair, words("en"), Around(reacting=seen(live))).houses
    return {house.front.name: house.shows for house in drawn if house.shows}


def test_it_stands_at_the_house_for_a_moment_and_is_written_down_nowhere(evening):
    async def happening(table):
        await table.deal()
        await table.to(Kind.TALK)
        kept = len(table.store.read(table.code))
        zed, yan = table.chairs[0], table.chairs[1]
        await reacting.react(table.keeper, table.code, zed, "laugh")
        await reacting.react(table.keeper, table.code, yan, "doubt")
        assert shown(table) == shown(table, yan) == {"Zed": "laugh", "Yan": "doubt"}
        await asyncio.sleep(AGAIN)
        await reacting.react(table.keeper, table.code, zed, "hush")
        assert shown(table) == {"Zed": "hush", "Yan": "doubt"}
        await asyncio.sleep(STAYS - AGAIN + 0.1)
        assert shown(table) == {"Zed": "hush"}, "the later one stands for its own time"
        await asyncio.sleep(STAYS)
        assert shown(table) == {}
        assert len(table.store.read(table.code)) == kept
        assert table.room.talk.lines == []

    evening(happening, DEAL)


def test_one_after_the_other(evening):
    async def happening(table):
        await table.deal()
        await table.to(Kind.TALK)
        await reacting.react(table.keeper, table.code, table.chairs[0], "agree")
        with table.refusing("one-at-a-time"):
            await reacting.react(table.keeper, table.code, table.chairs[0], "agree")
        with pytest.raises(IllegalReaction):
            await reacting.react(table.keeper, table.code, table.chairs[1], "wink")

    evening(happening, DEAL)


def test_nothing_is_shown_by_night_and_nothing_outlasts_its_window(evening):
    async def happening(table):
        await table.deal()
        await table.to(Kind.CALL)
        with table.refusing("hush-at-night"):
            await reacting.react(table.keeper, table.code, table.chairs[0], "laugh")
        await table.to(Kind.TALK)
        await reacting.react(table.keeper, table.code, table.chairs[0], "laugh")
        await table.to(Kind.BALLOT)
        assert shown(table) == {}
        await reacting.react(table.keeper, table.code, table.chairs[1], "agree")
        assert shown(table) == {"Yan": "agree"}

    evening(happening, DEAL)


def test_behind_the_mask_one_may_and_under_the_shroud_one_misses_it(evening, monkeypatch):
    bearer = Seat(Slot(2))

    def given(artifact, happening):
        monkeypatch.setattr(Wishing, "wish", artifact)

        async def whole(table):
            await table.deal()
            await table.to(Kind.TALK, curator=(bearer,))
            await happening(table, table.chairs[bearer])

        deal = "curator villager villager villager villager | werewolf werewolf robber"
        evening(whole, deal, game="epic-battle", edition="ravensburger")

    async def masked(table, chair):
        with table.refusing("masked"):
            await talking.speak(table.keeper, table.code, chair, "m")
        await reacting.react(table.keeper, table.code, chair, "doubt")
        assert shown(table) == {"Xia": "doubt"}

    async def blind(table, chair):
        for one, kind in zip((chair, table.chairs[0]), REACTIONS, strict=False):
            await reacting.react(table.keeper, table.code, one, kind)
        assert shown(table) == {"Xia": "agree", "Zed": "doubt"}
        assert shown(table, chair) == {"Xia": "agree"}, "one's own one knows"

    given("mask", masked)
    given("shroud", blind)
