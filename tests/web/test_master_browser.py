"""The game master's screen on a real phone: tapped to the end, with and without a script."""

from __future__ import annotations

from itertools import product

import pytest
from master_phone import PLAIN, house  # noqa: F401  # a fixture is used by its name
from phones import PHONE, browser, stumbles, sync_api  # noqa: F401  # a fixture is used by its name

from garou.texts import words
from slices import sliced

SCREEN = {"width": PHONE[0], "height": PHONE[1]}
EIGHT = "werewolf werewolf seer witch hunter cupid villager villager"
EVENING = [
    ["label:has([name='by-5'][value='0'])", "label:has([name='by-5'][value='6'])", ".ask-master .btn-main"],
    ["[name='by-2'][value='1']"],  # the seer sees a wolf
    ["[name=all][value='4']"],  # the pack takes the hunter
    ["[name=both]"],  # the witch lets it be
    ["[name='by-4'][value='1']"],  # the hunter shoots a wolf
    ["[name=all][value='0']"],  # the village finds the other, who takes the lover along
]


class Thumb:
    """Taps on a phone, and looks at every screen it meets."""

    def __init__(self, browser, house, lang, script):  # noqa: F811  # the fixtures
        self.context = browser.new_context(
            viewport=SCREEN, locale=lang, has_touch=True, java_script_enabled=script, reduced_motion="reduce"
        )
        self.page, self.script, self.troubles, self.house = self.context.new_page(), script, [], house
        self.page.on("console", lambda line: self.troubles.append(line.text) if line.type == "error" else None)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))

    def look(self):
        if self.script:
            assert stumbles(self.page) == []
            assert self.page.evaluate("document.documentElement.scrollWidth") <= SCREEN["width"]

    def look_wide(self, width):
        assert stumbles(self.page) == []
        assert self.page.evaluate("document.documentElement.scrollWidth") <= width

    def knock(self, selector):
        with self.page.expect_navigation():
            self.page.locator(selector).first.tap()

    def lay(self, cards):
        page = self.page
        page.goto(f"{self.house.address}/master")
        self.look()
        page.locator(f"label:has(input[name=players][value='{len(cards)}'])").tap()
        self.knock("button[value=deal]")
        page.locator("details:has(.entries) > summary").first.tap()
        for seat, card in enumerate(cards):
            label = page.locator(f"label:has(input[name='card-{seat}'][value='{card}'])")
            if not label.is_visible():
                page.locator(f".entry:has(input[name='card-{seat}']) summary").tap()
            label.tap()
        self.look()
        self.knock("button[value=begin]")


@pytest.mark.parametrize(("lang", "script"), [("fr", True), ("en", False)])
def test_a_game_of_eight_is_led_to_its_end_by_taps(lang, script, browser, house):  # noqa: F811  # the fixtures
    thumb = Thumb(browser, house, lang, script)
    thumb.lay(EIGHT.split())
    for number, (*before, last) in enumerate(EVENING):
        thumb.look()
        for selector in before:
            thumb.page.locator(selector).first.tap()
        thumb.knock(last)
        if number == 2:
            thumb.knock("[name=undo]")
            thumb.look()
            assert thumb.page.locator(".trace s").count() == 2  # that they woke, and whom they took
            thumb.knock(last)
    thumb.page.wait_for_selector(".verdict")
    thumb.look()
    assert words(lang)("web-won-village") in thumb.page.locator(".verdict").inner_text()
    thumb.knock("[formaction='/replay']")
    assert thumb.page.locator(".film").count() == 1
    assert thumb.troubles == []
    thumb.context.close()


def test_a_phone_that_lost_its_page_goes_on_where_it_was(browser, house):  # noqa: F811  # the fixtures
    thumb = Thumb(browser, house, "en", script=True)
    thumb.lay(EIGHT.split())
    for selector in EVENING[0][:-1]:
        thumb.page.locator(selector).first.tap()
    thumb.knock(EVENING[0][-1])
    shown = thumb.page.locator("h1").inner_text()
    thumb.page.goto(f"{house.address}/master")
    thumb.look()
    thumb.knock("[data-kept] button")
    assert thumb.page.locator("h1").inner_text() == shown
    thumb.context.close()


def test_votes_one_by_one_on_a_phone(browser, house):  # noqa: F811  # the fixtures
    thumb = Thumb(browser, house, "en", script=True)
    thumb.lay(PLAIN.split())
    for selector in ("[name='by-1'][value='0']", "[name=all][value='2']"):
        thumb.knock(selector)
    thumb.page.locator(".each > summary").tap()
    for voter, target in ((0, 1), (1, 0), (3, 0), (4, "nobody")):
        thumb.page.locator(f"label:has([name='by-{voter}'][value='{target}'])").tap()
    thumb.look()
    thumb.knock("[name=each]")
    assert words("en")("web-won-village") in thumb.page.locator(".verdict").inner_text()
    thumb.context.close()


SIZES = [(360, 640), (390, 844), (820, 1180), (1440, 900)]
HIDDEN = """() => {
  const bar = document.querySelector(".bar").getBoundingClientRect();
  const taps = [...document.querySelectorAll(".asked > h1, .ask-master > .knocks > *, .ask-master > .btn")];
  const out = (box) => box.top < 0 || box.bottom > bar.top + 1;
  return taps.filter((tap) => out(tap.getBoundingClientRect())).map((tap) => tap.textContent);
}"""


# Is there more to read than is seen?
MORE = """() => {
  const box = document.querySelector(".prompts");
  return box.scrollTop + box.clientHeight < box.scrollHeight - 4;
}"""


# The button stands at the right, under what is read and beside what is asked.
APART = """() => {
  const box = (name) => document.querySelector(name).getBoundingClientRect();
  const [read, asked, more] = [".prompts", ".asked > h1", "[data-more]"].map(box);
  return more.top >= read.bottom && more.left >= asked.right && Math.abs(more.right - read.right) < 16;
}"""


def read_to_the_end(page):
    """Whoever reads aloud sees that there is more, and comes to the end of it tap by tap; says how many it took."""
    button = page.locator("[data-more]")
    for taps in range(20):
        if not page.evaluate(MORE):
            sync_api.expect(button).to_be_hidden()
            return taps
        sync_api.expect(button).to_be_visible()
        assert page.evaluate(APART)
        button.click()
    raise AssertionError("there is no end to it")


@pytest.mark.parametrize(("size", "seats"), sliced(product(SIZES, [8, 16]), 1, first=1, several=True), ids=str)
def test_what_is_asked_is_on_the_first_screen_however_much_there_is_to_read(size, seats, browser, house):  # noqa: F811  # the fixtures
    """The tale is the longest there is to read; every name can be tapped without scrolling."""
    thumb = Thumb(browser, house, "fr", script=True)
    page = thumb.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"{house.address}/master?players={seats}&lines=tale")
    thumb.knock("button[value=deal]")
    for role, count in (("werewolf", "1"), ("seer", "1"), ("hunter", "1")):
        page.select_option(f"select[name='deck-{role}']", count)
    thumb.knock("button[value=begin]")
    taps = []
    for selector in (
        "[name=holds][value='1']",
        "[name='by-1'][value=nobody]",
        "[name=holds][value='0']",
        "[name=all][value='2']",
    ):
        assert page.evaluate(HIDDEN) == []
        taps.append(read_to_the_end(page))
        thumb.knock(selector)
    assert max(taps) > 0 or size[1] > 844, "on a phone not all of it is seen at once"
    assert page.evaluate(HIDDEN) == []
    thumb.knock("[name=card][value=villager]")
    assert page.evaluate(HIDDEN) == []
    thumb.look_wide(size[0])
    thumb.context.close()
