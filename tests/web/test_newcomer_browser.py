"""What somebody sees who plays for the first time, on the smallest phone there is as well."""

import pytest
from phones import PHONE, Phone, browser
from serving import Server

from garou.games import DEFAULT_EDITION
from garou.texts import LANGUAGES, words
from garou.web.help.explaining import wins
from garou.web.help.pages import settings_of
from slices import crossed, sliced

__all__ = ["browser"]  # a fixture

SMALLEST = (320, 568)
PUT = """goal => {
  document.querySelector('.dealt .lede .during').lastChild.data = goal;
  return document.querySelector('.dealt .lede').offsetHeight;
}"""


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    running = Server(tmp_path_factory.mktemp("newcomer") / "data").start()
    yield running
    running.kill()


def sit_down(phone, house, game, pace):
    phone.page.goto(house.address)
    phone.page.fill("form[action='/tables'] input[name=name]", "Zed")
    phone.page.locator(f"label:has(input[name=game][value={game}])").tap()
    phone.page.click("form[action='/tables'] button.btn-main")
    phone.page.wait_for_selector("[data-phase=lobby]")
    assert phone.post("settings", pace=pace).status == 204


@pytest.mark.parametrize(("size", "lang"), crossed([SMALLEST, PHONE], LANGUAGES))
def test_how_one_wins_takes_the_same_room_whatever_the_card(size, lang, browser, house):
    """Who looks over a shoulder sees no more than that there is a card."""
    phone = Phone(browser, lang, size)
    sit_down(phone, house, "epic-battle", "still")
    phone.page.click("form[action$='/begin'] button")
    phone.page.wait_for_selector("[data-phase=dealt]")
    games = map(settings_of, DEFAULT_EDITION)
    goals = {wins(words(lang), settings, role) for settings in games for role in settings.rules.roles}
    assert len({phone.page.evaluate(PUT, goal) for goal in goals}) == 1
    phone.context.close()


@pytest.mark.parametrize("lang", sliced(LANGUAGES, first=1))
def test_the_clock_stays_in_sight_on_the_smallest_phone_and_covers_nothing(lang, browser, house):
    """However far one scrolls; and whatever can be tapped can be scrolled clear of the bar."""
    phone = Phone(browser, lang, SMALLEST)
    sit_down(phone, house, "one-night", "still")
    page = phone.page
    assert page.evaluate("document.documentElement.scrollWidth") == SMALLEST[0]
    page.click("form[action$='/begin'] button")
    page.click("button.seen")
    page.wait_for_selector(".k-call")
    for place in (0, 10_000):
        page.locator(".land").evaluate("(land, place) => land.scrollTo(0, place)", place)
        clock = page.locator(".when [role=timer]").bounding_box()
        assert 0 <= clock["y"] <= SMALLEST[1] - clock["height"]
        assert clock["x"] + clock["width"] <= SMALLEST[0]
    last, bar = page.locator("#drawers > details:visible").last.bounding_box(), page.locator(".bar").bounding_box()
    assert last["y"] + last["height"] <= bar["y"]
    phone.context.close()
