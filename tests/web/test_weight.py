"""How much a phone has to fetch: the first page of a seat, and what is pushed to it through a game."""

import statistics

from phones import Phone, browser
from test_secrets import WORLDS
from twins import evening

__all__ = ["browser"]  # a fixture

FIRST_LOAD = 150_000
PUSH = 4_000


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
    phone.page.evaluate("document.fonts.ready")
    phone.context.close()
    assert len(fetched) > 10
    assert 50_000 < sum(fetched) < FIRST_LOAD


def test_pushes_are_small():
    """A game of each kind, as one seat hears it."""
    heard = [evening(WORLDS[name], 0, windows=16).heard[0] for name in ("one-night", "epic-battle", "classic")]
    pushes = [len(piece) for game in heard for _, way, piece in game if way == "page stream" and b"data: <div" in piece]
    assert len(pushes) > 100
    assert statistics.mean(pushes) < PUSH
