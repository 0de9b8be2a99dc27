"""A seat goes from one phone to another, as two people see it."""

import pytest
from phones import PHONE, browser, stumbles  # noqa: F401  # a fixture is used by its name

from garou.texts import LANGUAGES, words
from slices import sliced

SCREEN = {"width": PHONE[0], "height": PHONE[1]}


@pytest.fixture
def phone(browser):  # noqa: F811  # the fixture
    """A page on a phone; asked again, another one."""
    contexts = []

    def another(lang: str = "en"):
        contexts.append(browser.new_context(viewport=SCREEN, locale=lang, reduced_motion="reduce"))
        return contexts[-1].new_page()

    yield another
    for context in contexts:
        context.close()


@pytest.mark.parametrize("lang", sliced(LANGUAGES))
def test_a_seat_is_moved_from_one_phone_to_another(lang, server, phone):
    said, old, new = words(lang), phone(lang), phone(lang)
    old.goto(server.address)
    old.fill(".create [name=name]", "Zoé")
    old.click(".create .bar button")
    old.wait_for_selector("#lobby")
    new.goto(made(old))
    new.wait_for_selector("form[action$='/move'] button")
    assert new.locator("h1").inner_text() == said("web-move.ask", {"name": "Zoé"})
    assert "#" not in new.url
    assert stumbles(new) == []
    new.click("form[action$='/move'] button")
    new.wait_for_selector("#lobby [data-me]")
    assert new.locator("#lobby [data-me] .nm").inner_text() == "Zoé"
    old.wait_for_selector("#moved")
    assert old.locator("#moved h1").inner_text() == said("web-moved")
    assert stumbles(old) == []
    asked = []
    old.on("request", lambda request: asked.append(request.url))
    old.wait_for_timeout(3000)  # a page that came back would have come back by now
    assert (asked, old.locator("#moved").count(), old.locator("#lost").is_visible()) == ([], 1, False)
    old.reload()
    old.wait_for_selector(".note")
    assert old.locator(".note").first.inner_text() == said("web-moved.door")


def made(page) -> str:
    """The link, as the menu of a seat shows it."""
    page.click(".menu summary")
    page.click("[data-device]")
    page.wait_for_selector(".device a[href*='#']")
    return page.locator(".device a").get_attribute("href")


def test_a_second_link_voids_the_first_and_a_used_one_says_what_to_do(server, phone):
    old, new = phone(), phone()
    old.goto(server.address)
    old.fill(".create [name=name]", "Zoé")
    old.click(".create .bar button")
    old.wait_for_selector("#lobby")
    first = made(old)
    old.click("[data-device]")
    old.wait_for_selector(f".device a:not([href='{first}'])")
    new.goto(first)
    new.wait_for_selector("#said")
    assert new.locator("#said").inner_text() == words("en")("error-link-void")
    new.goto(first.partition("#")[0])
    new.wait_for_selector("[data-without]:not([hidden])")
    assert new.locator("form[data-move]").is_hidden()
