"""A sign of one's own for a house: beside its name on every page, and whoever takes one first has it."""

import re
from pathlib import Path

import pytest

from garou.rooms import archiving, emblems, seating, talking
from garou.rooms.emblems import EMBLEMS
from garou.rooms.events.taking import replayed
from garou.rooms.windows import Kind
from garou.texts import LANGUAGES, words
from garou.web import assets
from garou.web.live import least
from garou.web.table import scenes
from garou.web.table.wearing import choosable

DEAL = "villager villager villager villager villager | werewolf werewolf robber"
STATIC = Path(assets.__file__).with_name("static")
GROUNDS = {"night": "#0b1412", "dusk": "#221019", "day": "#efe5ce"}


def worn(table, chair=None):
    drawn = scenes.scene(table.room, chair, words("en"))
    return {house.front.name: house.front.emblem for house in drawn.houses if house.front.emblem}


def test_it_stands_beside_the_name_before_and_in_a_game_and_outlives_a_restart(evening):
    async def happening(table):
        keeper, code, [zed, yan, *_] = table.keeper, table.code, table.chairs
        await emblems.wear(keeper, code, zed, "key")
        await emblems.wear(keeper, code, yan, "moon")
        await talking.speak(keeper, code, zed, "hello")
        assert worn(table) == worn(table, yan) == {"Zed": "e4", "Yan": "e8"}
        assert scenes.scene(table.room, None, words("fr")).page.talk.lines[0].emblem == "e4"
        before = least(table.room, words("en"), zed)
        await table.deal()
        await table.to(Kind.CALL)
        assert worn(table) == {"Zed": "e4", "Yan": "e8"}
        assert before == 0 < least(table.room, words("en"), zed)
        again = replayed(code, table.store.read(code))
        assert {one.name: one.emblem for one in again.sitters.values() if one.emblem} == {"Zed": "key", "Yan": "moon"}

    evening(happening, DEAL)


def test_first_come(evening):
    async def happening(table):
        keeper, code, [zed, yan, *_] = table.keeper, table.code, table.chairs
        await emblems.wear(keeper, code, zed, "bell")
        with table.refusing("emblem-taken"):
            await emblems.wear(keeper, code, yan, "bell")
        told = {one.name: (one.whose, one.mine) for one in choosable(table.room, yan, words("en"))}
        assert told["bell"] == ("Zed", False)
        assert told["fish"] == ("", False)
        await emblems.wear(keeper, code, zed, "")
        await emblems.wear(keeper, code, yan, "bell")
        assert worn(table) == {"Yan": "e5"}
        with table.refusing("none-of"):
            await emblems.wear(keeper, code, yan, "skull")
        await seating.leave(keeper, code, yan)
        await emblems.wear(keeper, code, zed, "bell")

    evening(happening, DEAL)


def test_in_a_game_no_house_changes(evening):
    async def happening(table):
        await table.deal()
        for kind in (None, Kind.CALL, Kind.TALK):
            if kind:
                await table.to(kind)
            with table.refusing("table-playing"):
                await emblems.wear(table.keeper, table.code, table.chairs[0], "star")

    evening(happening, DEAL)


def test_it_stays_when_a_past_game_is_deleted(evening):
    async def happening(table):
        await emblems.wear(table.keeper, table.code, table.chairs[0], "leaf")
        kept = archiving.what_is_kept(table.room, table.room.ledger)
        assert [one.who[5] for one in kept.sitters] == ["leaf", "", "", "", ""]
        assert type(kept.sitters[0]).from_json([1, "Zed", None, "en", False, False]).who[5] == "", (
            "as it used to be kept"
        )

    evening(happening, DEAL)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_has_a_name_and_a_drawing(lang):
    assert len({words(lang)(f"web-emblem-{name}") for name in EMBLEMS}) == len(EMBLEMS)
    assert len(set(re.findall(' d="([^"]+)"', (STATIC / "emblems.svg").read_text()))) == len(EMBLEMS)


def luminance(colour):
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    lit = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * lit[0] + 0.7152 * lit[1] + 0.0722 * lit[2]


@pytest.mark.parametrize("mood", GROUNDS)
def test_every_colour_can_be_seen_on_its_ground(mood):
    """Three to one is what a sign needs; the shape tells them apart where colours do not."""
    dark, light = re.findall(r"(?:--own-\d: #[0-9a-f]{6}; ?){6}", (STATIC / "app.css").read_text())
    colours = re.findall("#[0-9a-f]{6}", light if mood == "day" else dark)
    assert len(set(colours)) == 6
    for colour in colours:
        low, high = sorted((luminance(colour), luminance(GROUNDS[mood])))
        assert (high + 0.05) / (low + 0.05) >= 4.5, (mood, colour)
