"""The board speaks: what is called is heard, and what was said is read to its last word."""

import asyncio
import re

from forms import Reader
from phones import WALL, Phone, browser  # noqa: F401  # a fixture is used by its name
from playwright.sync_api import expect
from stage import ask, opened, run

from garou.announcer.clips import spoken
from garou.engine.values import RoleName
from garou.rooms import lobby, seating
from garou.rooms.room import Phase
from garou.rooms.settings import Settings
from garou.rooms.windows import Kind

BOARD = "/t/lune-123/board"
LONG = "Moi, je crois que Dario nous raconte n’importe quoi depuis le début, " * 4
CUT = """p => p.scrollHeight > p.clientHeight + 1
  || p.getBoundingClientRect().top < p.closest("ol").getBoundingClientRect().top - 1"""
HEARD = """(() => {
  window.heard = 0;
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...when) { window.heard += 1; return start.apply(this, when); };
})()"""


async def seated(app, *names):
    room = await lobby.create(app.state.keeper, Settings())
    for name in names:
        await seating.join(app.state.keeper, room.code, name, "en")
    return room


def test_whatever_the_board_calls_can_be_heard_as_a_clip_of_the_server():
    async def happening():
        async with opened() as app:
            room, found = await seated(app, "Zed", "Yan", "Xia"), {}
            await lobby.begin(app.state.keeper, room.code, 1)
            while room.phase is not Phase.OVER:
                if room.window is not None:
                    shown = (await ask(app, "GET", BOARD)).body.decode()
                    found |= dict(re.findall(r'data-clip="(\w*)">(.*?)</h1>', shown))
                await asyncio.sleep(1)
            return found

    found = run(happening())
    assert len(found) > 4
    assert all(name in spoken("en") for name in found)


def test_a_call_of_two_questions_is_one_call():
    """The witch looks, then gives: two windows, and the second of two calls all the while."""
    deck = tuple(map(RoleName, ["werewolf", "witch", *["villager"] * 4]))

    async def happening():
        async with opened() as app:
            settings = Settings(game="epic-battle", edition="ravensburger", scenario=None, cards=deck, size=3)
            room = await lobby.create(app.state.keeper, settings)
            for name in ("Zed", "Yan", "Xia"):
                await seating.join(app.state.keeper, room.code, name, "en")
            await lobby.begin(app.state.keeper, room.code, 1)
            told = {}
            while room.phase is not Phase.OVER:
                if room.window is not None and room.window.kind is Kind.CALL:
                    shown = (await ask(app, "GET", BOARD)).body.decode()
                    told[room.window.step, room.window.beat] = re.findall(r"Call \d of \d", shown)
                await asyncio.sleep(1)
            return list(told.values())

    assert run(happening()) == [["Call 1 of 2"], ["Call 2 of 2"], ["Call 2 of 2"]]


def test_a_line_is_read_to_its_last_word_and_the_sound_waits_for_a_tap(server, browser):  # noqa: F811  # the fixture
    host, wall = Reader(server.address), Phone(browser, "fr", WALL)
    _, path, _ = host.post("/tables", name="Zed")
    page = wall.page
    page.add_init_script(HEARD)
    page.goto(f"{server.address}{path}/board")
    host.post(f"{path}/say", text=LONG)
    line = page.locator(".said-aloud li p").first
    expect(line).to_be_visible()
    assert not line.evaluate(CUT)
    assert page.evaluate("window.heard") == 0
    switch = page.locator("[data-sound]")
    expect(switch).to_have_attribute("aria-pressed", "false")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    before = page.evaluate("window.heard")
    assert before == 1, "the gong says that it is on"
    host.post(f"{path}/begin")
    page.wait_for_selector("[data-phase=dealt], [data-phase=playing]")
    assert page.evaluate("window.heard") > before
    wall.context.close()
