"""Puzzles on a phone: solved by tapping, in both languages, with hints and wrong taps; and with the server gone."""

import json
import time

import pytest
from phones import PHONE, Phone, browser, stumbles  # noqa: F401  # a fixture is used by its name

from garou.puzzles.making import NAMES
from garou.puzzles.shelf import DUSKS, racks, read_dusk
from garou.puzzles.values import BY_CARD, CARD, LEVELS, LIE, NOBODY, PLAYERS, SENTENCES, WHERE
from garou.puzzles.wording import narrator_of
from garou.talk.claims import BLANKS
from garou.texts import LANGUAGES, words
from garou.texts.claims import kind_label
from garou.texts.narrator import Narrator
from garou.web.puzzle.pages import number_of
from slices import leaving_out, sliced

READY = """async () => navigator.serviceWorker.controller !== null
    && (await caches.match('/puzzles/shelf.json')) !== undefined"""
CLASHES = """() => {
  const apart = ".home, .nm, .plot > .sign, .plot > .mute, .down, .lamp, h1, .rule, .deckline";
  const boxes = [...document.querySelectorAll(apart)].map((one) => [one.className, one.getBoundingClientRect()]);
  const meet = (x, y) => x.left < y.right - 1 && y.left < x.right - 1 && x.top < y.bottom - 1 && y.top < x.bottom - 1;
  return boxes.flatMap(([a, x], i) => boxes.slice(i + 1).filter(([, y]) => meet(x, y)).map(([b]) => [a, b]));
}"""
# Names under the stamp of the house that was tapped.
STAMPED = """() => [...document.querySelectorAll(".home[aria-pressed=true]")].filter((home) => {
  const [house, name] = [home, home.parentElement.querySelector(".nm")].map((one) => one.getBoundingClientRect());
  const { left, top, width, height } = getComputedStyle(home, "::after"), [x, y] = [left, top].map(parseFloat);
  const beside = house.x + x > name.right || house.x + x + parseFloat(width) < name.left;
  return !beside && house.y + y < name.bottom && house.y + y + parseFloat(height) > name.top;
}).map((home) => home.parentElement.textContent.trim())"""
SORTS = [(BY_CARD, LIE), (PLAYERS, LIE), (SENTENCES, LIE), (NOBODY, CARD), (NOBODY, WHERE), (BY_CARD, WHERE)]


def first_of(sort):
    """The first puzzle of the shelf that is of this sort: who lies, and what is asked."""
    for level in LEVELS:
        for number, found in enumerate(racks()[level], 1):
            if (found.puzzle.lying.who, found.puzzle.ask.what) == sort:
                return number_of(level, number)
    raise AssertionError(sort)


@pytest.fixture
def phone(request, browser):  # noqa: F811  # the fixture
    opened = Phone(browser, request.param)
    yield opened
    opened.context.close()


def in_turn(number):
    """One language each time, and both over all of them."""
    return pytest.mark.parametrize("phone", sliced(LANGUAGES, first=number), indirect=True)


def told(page):
    return json.loads(page.locator("#told").text_content())


def tap(page, key):
    for pick in key.split():
        page.locator(f"[data-pick='{pick}']").click()


@in_turn(1)
def test_every_sort_is_solved_by_tapping(phone, server):
    page, said = phone.page, words(phone.lang)
    sorts = SORTS[:: leaving_out(2, deep=1)]
    for sort in sorts:
        number = first_of(sort)
        page.goto(f"{server.address}/puzzles/play?n={number}")
        knows = told(page)
        assert page.locator("[data-main]").text_content() == knows["choose"]
        assert page.locator("[data-main]").is_disabled()
        wrong = next(key for key, why in knows["wrong"].items() if why["claims"])
        tap(page, wrong)
        assert page.locator("[data-main]").text_content() == knows["says"][wrong]
        page.locator("[data-main]").click()
        assert knows["wrong"][wrong]["text"] in page.locator("[data-says]").text_content()
        assert page.locator("[data-claim][data-lit]").count() == len(knows["wrong"][wrong]["claims"])
        for one in [key for key in wrong.split() if key not in knows["answer"].split()]:
            tap(page, one)  # taken back
        for one in knows["answer"].split():
            if page.locator(f"[data-pick='{one}'][aria-pressed=true]").count() == 0:
                tap(page, one)
        assert stumbles(page) == []
        page.locator("[data-main]").click()
        assert page.locator("h1").text_content() == knows["right"]
        assert page.locator(".steps li").count() == len(knows["proof"])
        assert page.locator("[data-after]").text_content() == said("puzzle-page-plain")
        assert stumbles(page) == []
    page.goto(f"{server.address}/puzzles")
    assert page.locator("a.lv.lit").count() == len(sorts)
    assert stumbles(page) == []


@in_turn(0)
def test_hints_are_the_steps_of_the_proof_one_by_one(phone, server):
    page, said = phone.page, words(phone.lang)
    page.goto(f"{server.address}/puzzles/play?n=3-2")
    knows = told(page)
    for hint in knows["hints"]:
        page.locator("[data-hint]").click()
        assert page.locator("[data-says]").text_content() == hint["text"]
    page.locator("[data-hint]").click()
    assert page.locator("[data-says]").text_content() == said("puzzle-page-last")
    tap(page, knows["answer"])
    page.locator("[data-main]").click()
    count = said("puzzle-page-hinted").replace("#", str(len(knows["hints"])))
    assert page.locator("[data-after]").text_content() == count
    page.locator("[data-next]").click()
    page.wait_for_url("**/puzzles/play?n=3-3")


# Whether what the lantern says stands above the bar, and is not scrolled out of sight.
IN_SIGHT = """() => {
  const [lamp, bar] = [".lamp", ".bar"].map((one) => document.querySelector(one).getBoundingClientRect());
  return lamp.top >= 0 && lamp.bottom <= bar.top + 1;
}"""


def test_a_hint_and_a_wrong_answer_are_in_sight_on_a_small_screen(browser, server):  # noqa: F811  # the fixture
    """With four houses, several cards to tell and a hint of several lines, and nothing scrolled."""
    crowded = max(range(len(read_dusk())), key=lambda number: len(read_dusk()[number].puzzle.cards)) + 1
    opened = Phone(browser, "fr", (360, 640))
    for number in ("5-1", number_of(DUSKS, crowded)):
        opened.page.goto(f"{server.address}/puzzles/play?n={number}")
        knows = told(opened.page)
        for hint in knows["hints"][:2]:
            opened.page.locator("[data-hint]").click()
            assert opened.page.locator("[data-says]").text_content() == hint["text"]
            assert opened.page.evaluate(IN_SIGHT)
        wrong = next(key for key, why in knows["wrong"].items() if why["claims"])
        tap(opened.page, wrong)
        opened.page.locator("[data-main]").click()
        assert opened.page.evaluate(IN_SIGHT)
    opened.context.close()


@in_turn(1)
def test_a_tap_on_a_card_says_what_it_does(phone, server):
    page, found = phone.page, read_dusk()[0].puzzle
    page.goto(f"{server.address}/puzzles/play?n={number_of(DUSKS, 1)}")
    page.locator(".deckline button").first.click()
    about = narrator_of(found, words(phone.lang)).about_role(found.roles[0], "summary")
    assert about in page.locator("[data-says]").text_content()
    assert stumbles(page) == []


@in_turn(0)
def test_a_puzzle_is_solved_with_the_keyboard_alone(phone, server):
    page = phone.page
    page.goto(f"{server.address}/puzzles/play?n=2-2")
    knows = told(page)
    for pick in knows["answer"].split():
        page.locator(f"[data-pick='{pick}']").focus()
        page.keyboard.press("Space")
    page.locator("[data-main]").focus()
    page.keyboard.press("Enter")
    assert page.locator("h1").text_content() == knows["right"]
    assert page.evaluate("document.activeElement.tagName") == "H1"


@in_turn(1)
def test_all_of_the_shelf_is_solved_with_the_server_gone(phone, server):
    page = phone.page
    page.goto(f"{server.address}/puzzles")
    for _ in range(600):
        if page.evaluate(READY):
            break
        time.sleep(0.05)
    server.kill()
    page.goto(f"{server.address}/puzzles")
    page.locator("a.lv[data-n='4-7']").click()
    page.wait_for_selector("[data-puzzle='4-7']")
    found = racks()[4][6]
    assert page.locator(".plot").count() == len(found.puzzle.players)
    tap(page, " ".join(map(str, found.answer)))
    page.locator("[data-main]").click()
    page.wait_for_selector(".over .steps li")
    page.goto(f"{server.address}/puzzles")
    assert page.locator("a.lv.lit").count() == 1


@in_turn(0)
def test_a_puzzle_is_made_by_tapping_passed_on_and_solved(phone, server):
    page, said = phone.page, Narrator(words(phone.lang), "one-night", (), ())
    page.goto(f"{server.address}/puzzles")
    page.locator("a[href='/puzzles/new']").click()
    page.wait_for_selector(".making .sign.empty")
    assert stumbles(page) == []
    for seat, taps in ((0, ("seer", "saw", 2, "werewolf")), (2, ("robber", "took", 0, "seer"))):
        page.locator(".plot > .says").nth(seat).click()
        for tapped in taps:
            page.locator(".taps a", has_text=label(said, tapped)).first.click()
        page.locator(".bar a").click()
    page.wait_for_selector("[data-state=one]", timeout=120_000)  # by then any machine has come to it
    assert stumbles(page) == []
    page.locator(".plot > .says").first.click()
    page.wait_for_selector(".struck")
    assert stumbles(page) == []
    page.go_back()
    page.wait_for_selector("[data-state=one]", timeout=120_000)  # by then any machine has come to it
    page.locator("[data-passing-on] a.btn").first.click()
    page.wait_for_selector(".puzzle [data-pick]")
    right = told(page)["right"]
    tap(page, told(page)["answer"])
    page.locator("[data-main]").click()
    assert page.locator("h1").text_content() == right
    page.locator("[data-next]").click()
    page.wait_for_url("**/puzzles/new?**")


def label(said, tapped):
    if isinstance(tapped, int):
        return NAMES[tapped]
    return kind_label(said.words, tapped) if tapped in BLANKS else said.role(tapped)


@pytest.mark.parametrize("size", [(320, 568), (360, 640), PHONE, (820, 1180), (1280, 720)])
def test_nothing_lies_on_anything_else_and_nothing_sticks_out(size, browser, server):  # noqa: F811  # the fixture
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale="fr")
    page = context.new_page()
    for number in ("1-1", "3-20", "5-40", first_of((SENTENCES, LIE))):
        page.goto(f"{server.address}/puzzles/play?n={number}")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), number
        for house in page.locator("button.home").all():
            house.click()
            assert page.evaluate(STAMPED) == [], number
        clashes = page.evaluate(CLASHES)
        assert clashes == [], (number, size)
    context.close()
