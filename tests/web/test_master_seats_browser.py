"""The seats as people sit, reminders, and the television, in real browsers."""

from __future__ import annotations

from itertools import pairwise

import pytest
from master_phone import PLAIN, house  # noqa: F401  # a fixture is used by its name
from phones import PHONE, TABLET, WALL, browser, stumbles  # noqa: F401  # a fixture is used by its name
from test_master_browser import Thumb

from garou.texts import words
from slices import crossed, sliced

ORDER = "[...document.querySelectorAll('.place')].map((place) => place.dataset.seat).join('.')"


# How many of these lie on one another.
MEETING = """(selector) => {
  const boxes = [...document.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());
  const side = (a, b) => a.left < b.right - 1 && b.left < a.right - 1;
  const meet = (a, b) => side(a, b) && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => meet(a, b))).length;
}"""


@pytest.fixture
def thumb(browser, house):  # noqa: F811  # the fixtures
    found = Thumb(browser, house, "en", script=True)
    found.lay(PLAIN.split())
    yield found
    assert found.troubles == []
    found.context.close()


def drag(page, name, to):
    """From where they sit to where somebody else does."""
    start, end = (page.locator(f".place[data-seat='{seat}']").bounding_box() for seat in (name, to))
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    page.mouse.up()


def test_people_are_dragged_to_where_they_sit_and_stay_there(thumb):
    page = thumb.page
    page.locator(".round").scroll_into_view_if_needed()
    drag(page, "0", "2")
    assert page.evaluate(ORDER) == "1.2.0.3.4"
    thumb.knock("[name='by-1'][value=nobody]")
    assert page.evaluate(ORDER) == "1.2.0.3.4"
    thumb.look()


def test_the_same_with_the_keys_and_with_buttons(thumb):
    page = thumb.page
    page.locator(".place[data-seat='1'] .plate").focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate(ORDER) == "0.2.1.3.4"
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(ORDER) == "0.2.3.4.1"  # round the table
    page.keyboard.press("Enter")
    page.locator("[data-move='-1']").tap()
    assert page.evaluate(ORDER) == "0.2.3.1.4"


def test_reminders_and_notes_stay_on_the_phone(thumb):
    page, sent = thumb.page, []
    page.on("request", lambda request: sent.append(request.post_data or ""))
    page.locator(".place[data-seat='2'] .plate").tap()
    page.locator("[data-token][value=accused]").check()
    page.locator("[data-note]").fill("swears by the moon")
    thumb.look()
    thumb.knock("[name='by-1'][value=nobody]")
    marks = page.locator(".place[data-seat='2'] [data-marks]")
    assert words("en")("master-token-accused") in marks.inner_text()
    page.locator(".place[data-seat='2'] .plate").tap()
    assert page.locator("[data-note]").input_value() == "swears by the moon"
    assert not any("moon" in body or "accused" in body for body in sent)


@pytest.mark.parametrize(("size", "seats"), crossed([PHONE, TABLET, WALL], [24, 8]), ids=str)
def test_nobody_sits_on_anybody_else(size, seats, browser, house):  # noqa: F811  # the fixtures
    thumb = Thumb(browser, house, "fr", script=True)
    thumb.page.set_viewport_size({"width": size[0], "height": size[1]})
    thumb.page.goto(f"{house.address}/master?players={seats}&deck-werewolf=2&deck-hunter=1")
    for step in ("deal", "begin"):
        thumb.knock(f"button[value={step}]")
    assert thumb.page.evaluate(MEETING, ".plate .tok, .plate .nm") == 0
    with thumb.page.expect_navigation():
        thumb.page.locator("[name=wall-on]").evaluate("button => button.click()")
    thumb.page.goto(thumb.page.locator(".wall-at a").get_attribute("href"))
    assert thumb.page.evaluate(MEETING, ".home > :not(.sr), .wall-head > *") == 0
    thumb.context.close()


def sits_round(wall, names):
    """As in the circle of who leads: the first below, then clockwise, as far from one another as a ring allows."""
    angles = wall.evaluate("""() => {
      const ring = document.querySelector(".homes").getBoundingClientRect();
      const along = (low, high, from, to) => (low + high - from - to) / (to - from);
      const down = ({ top, bottom }) => along(top, bottom, ring.top, ring.bottom);
      const right = (box) => along(box.left, box.right, ring.left, ring.right);
      const boxes = [...document.querySelectorAll(".home")].map((home) => home.getBoundingClientRect());
      return boxes.map((box) => (Math.atan2(down(box), right(box)) * 180 / Math.PI + 631) % 360);
    }""")
    assert wall.locator(".home .nm").all_inner_texts() == names
    assert angles == sorted(angles)
    assert all(40 < later - sooner < 110 for sooner, later in pairwise(angles))
    assert wall.evaluate(MEETING, ".home > *, .wall-head > *") == 0


@pytest.mark.parametrize("lang", sliced(["en", "fr"], first=1))
def test_a_television_follows_the_game_by_itself(lang, thumb, browser):  # noqa: F811  # the fixtures
    page = thumb.page
    page.locator("details:has([name=wall-on]) > summary").tap()
    thumb.knock("[name=wall-on]")
    page.locator(".round").scroll_into_view_if_needed()
    drag(page, "0", "2")
    room = browser.new_context(viewport={"width": WALL[0], "height": WALL[1]}, locale=lang)
    wall = room.new_page()
    wall.goto(page.locator(".wall-at a").get_attribute("href"))
    assert stumbles(wall) == []
    for selector in ("[name='by-1'][value=nobody]", "[name=all][value='2']"):
        thumb.knock(selector)
    assert wall.locator("[data-dead]").count() == 0
    seated = [words(lang)("settle-seat", {"number": seat + 1}) for seat in (1, 2, 0, 3, 4)]
    wall.wait_for_function("first => document.querySelector('.home .nm').textContent === first", arg=seated[0])
    sits_round(wall, seated)
    thumb.knock("[name=talk]")
    wall.locator("[data-dead]").wait_for()
    assert wall.locator("html").get_attribute("data-mood") == "day"
    assert wall.locator("[data-left]").inner_text().startswith(("3:00", "2:5"))
    assert stumbles(wall) == []
    assert wall.evaluate("document.documentElement.scrollWidth") <= WALL[0]
    room.close()
