"""How much a phone has to fetch for the first page of a seat."""

from pathlib import Path

from phones import Phone, browser

from blueprints import NAMES, build, copied, text_of, tried

__all__ = ["browser"]  # a fixture

FIRST_LOAD = 150_000


def test_the_first_page_of_a_seat_is_light(browser, server):
    """Everything it fetches, as it travels: page, styles, scripts, fonts, pictures."""
    phone = Phone(browser, "fr")
    fetched = []
    wire = phone.context.new_cdp_session(phone.page)
    wire.send("Network.enable")
    wire.on("Network.loadingFinished", lambda done: fetched.append(done["encodedDataLength"]))
    phone.page.goto(server.address)
    phone.page.fill("form[action='/tables'] input[name=name]", "Élodie")
    phone.page.click("form[action='/tables'] button.btn-main")
    phone.page.wait_for_selector("[data-phase=lobby]")
    phone.page.wait_for_load_state()  # with every script it imports
    phone.page.evaluate("document.fonts.ready")
    phone.context.close()
    assert len(fetched) > 10
    assert 50_000 < sum(fetched) < FIRST_LOAD


def test_with_roles_that_somebody_added_it_stays_so(browser, tmp_path):
    """Their words, and a picture that everybody fetches."""
    house = copied(tmp_path)
    for name in NAMES:
        build(text_of(name), house)
    tried(house, f"tests/web/{Path(__file__).name}::{test_the_first_page_of_a_seat_is_light.__name__}")
