"""What somebody looks at by night is seen, not read: a card turns over, a mark says its meaning, a potion is empty."""

from __future__ import annotations

import asyncio
import re

import pytest
from boards import TABLE, Screen, aside
from phones import browser
from stage import ask, cookie, opened, run
from twins import NAMES, seat, world

from garou.engine.values import Slot
from garou.rooms import answering, lobby, seating
from garou.rooms.room import Phase
from garou.rooms.windows import Kind
from garou.texts import words

__all__ = ["browser"]  # a fixture

ONE_NIGHT = "seer robber insomniac villager | werewolf tanner hunter"
EPIC_BATTLE = "villager vampire vampire werewolf seer | werewolf hunter tanner"
CLASSIC = "witch werewolf villager villager villager villager villager"


async def night(of, choices, langs=()):
    """What each seat reads in every call of the first night once all have answered, by the call and its beat."""
    found = {}
    async with opened(of.setup, of.cast) as app:
        keeper = app.state.keeper
        room = await lobby.create(keeper, of.settings)
        spoken = (*langs, *["en"] * of.settings.size)
        people = list(zip(NAMES[: of.settings.size], spoken, strict=False))
        tokens = [await seating.join(keeper, room.code, *one) for one in people]
        await lobby.begin(keeper, room.code, 1)
        for chair in room.seated:
            await answering.look(keeper, room.code, chair)
        while room.window is None or room.window.kind is Kind.CALL:
            if room.window is not None:
                for slot, chair in enumerate(room.seated):
                    asked = room.question_for(seat(slot))
                    chosen = choices.get((slot, asked.topic)) if asked else None
                    if chosen is not None:
                        await answering.answer(keeper, room.code, chair, room.windows, chosen)
                step = room.settings.rules.step(room.window.step).name
                pages = [await ask(app, "GET", TABLE, **cookie(token)) for token in tokens]
                found.setdefault(f"{step} {room.window.beat}", pages)
            before = room.windows
            while room.windows == before and room.phase is not Phase.OVER:
                await asyncio.sleep(0.25)
    return found


def read(page):
    return page.body.decode()


def seen(page):
    """The kinds and drawings of what lies open there."""
    return re.findall(r'<b class="([a-z]+)"><svg><use href="[^#]*#([a-z-]+)"', read(page))


def lede(page):
    return re.search(r'<p class="lede">(.*?)</p>', read(page), re.DOTALL)[1]


def test_who_looks_sees_the_card_turn_over_and_who_sleeps_sees_none():
    looks = {(0, "seer"): (Slot(4), Slot(5)), (1, "robber"): (Slot(2),)}
    pages = run(night(world("one-night", "bezier", ONE_NIGHT), looks))
    shown = {call: [seen(page) for page in heard] for call, heard in pages.items()}
    assert shown["seer 0"] == [[("wolves", "werewolf"), ("alone", "tanner")], [], [], []]
    assert shown["robber 0"] == [[], [("village", "insomniac")], [], []]
    assert shown["insomniac 0"] == [[], [], [("village", "robber")], []], "without being asked anything"
    assert len({len(page.body) for page in pages["seer 0"]}) == 1, "and every page is as long as any"
    assert 'class="sight" aria-hidden="true"' in read(pages["seer 0"][0]), "whoever cannot see it is told in words"
    assert words("en")("role-werewolf.a") in lede(pages["seer 0"][0])


def test_a_mark_is_seen_with_what_it_means():
    bitten = {(slot, "vampire"): (Slot(0),) for slot in (1, 2)}
    pages = run(night(world("epic-battle", "ravensburger", EPIC_BATTLE), bitten, langs=("fr", "en")))["end-of-dusk 0"]
    assert [seen(page)[0][0] for page in pages] == ["found"] * 5, "everybody sees their own"
    assert words("fr")("mark-vampire.means") in lede(pages[0])
    assert words("en")("mark-clarity.means") in lede(pages[1])
    assert len({len(page.body) for page in pages[1:]}) == 1


def test_a_potion_that_was_poured_looks_empty_and_only_to_who_poured_it():
    poured = {(1, "werewolf"): (Slot(2),), (0, "witch-heal"): ("heal",)}
    pages = run(night(world("classic", "", CLASSIC), poured))
    empty = words("en")("fact-healed.spent")
    assert f"<s>{words('en')('word-heal')}</s>" in read(pages["witch 1"][0])
    assert empty in lede(pages["witch 1"][0])
    for page in pages["witch 1"][1:]:
        assert "<s>" not in read(page)
        assert empty not in read(page)
    assert len({len(page.body) for page in pages["witch 1"]}) == 1


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_card_turns_and_without_motion_it_lies_face_up(motion, browser):
    looks = {(0, "seer"): (Slot(4), Slot(5))}
    pages = aside(lambda: run(night(world("one-night", "bezier", ONE_NIGHT), looks)))["seer 0"]
    screen = Screen(browser, pages[0], TABLE)
    screen.page.emulate_media(reduced_motion=motion)
    screen.page.set_viewport_size({"width": 360, "height": 640})
    screen.show(pages[0])
    faces, turning = screen.page.locator(".sight > b"), motion == "no-preference"
    assert faces.count() == 2
    assert faces.first.evaluate("one => getComputedStyle(one).animationName") == ("turn" if turning else "none")
    if not turning:
        assert faces.first.evaluate("one => getComputedStyle(one, '::after').opacity") == "0", "no back lies over it"
    boxes = [screen.page.locator(".sight").bounding_box()]
    screen.show(pages[3])
    assert screen.page.locator(".sight").count() == 0
    back = screen.page.locator(".said").evaluate("one => getComputedStyle(one, '::after').width")
    assert float(back.removesuffix("px")) > 40, "a card lies before everybody, face down"
    assert boxes[0]["width"] < 360
    screen.context.close()
