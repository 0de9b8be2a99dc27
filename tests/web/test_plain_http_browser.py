"""Plain http, by a name or an address of the house: as `make run` gives the table to phones."""

import pytest
from phones import Phone, browser  # noqa: F401  # a fixture is used by its name


@pytest.fixture
def guests(browser, server):  # noqa: F811  # the fixtures
    address = f"http://table.example:{server.port}"
    opened = [Phone(browser, lang) for lang in ("fr", "en")]
    yield address, opened
    for phone in opened:
        phone.context.close()


def test_forms_of_our_own_pages_are_taken_where_the_browser_says_little_of_where_they_come_from(guests):
    """A browser names no site in its headers there: what is left is the origin, and it must not be hidden."""
    address, (ada, ben) = guests
    ada.page.goto(address)
    assert not ada.page.evaluate("window.isSecureContext")
    ada.page.locator(".create [name=name]").fill("Ada")
    ada.page.locator(".create .btn-main").click()
    ada.page.wait_for_url("**/t/*")
    ben.page.goto(ada.page.url)
    ben.page.locator("[name=name]").fill("Ben")
    ben.page.locator(".btn-main").click()
    ben.page.wait_for_selector("[data-phase=lobby]")
    ada.page.wait_for_selector(".seat:has-text('Ben')")
