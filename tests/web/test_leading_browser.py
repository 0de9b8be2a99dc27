"""The film looked at together, on real phones: one leads by a tap, another follows, goes its own way and comes back."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from phones import PHONE, Phone, browser, stumbles, sync_api
from serving import Server

from clockwork import ONE_NIGHT, run
from garou.rooms import seating, settings
from garou.rooms.room import Phase
from garou.rooms.windows import Kind

__all__ = ["browser"]  # a fixture


@pytest.fixture
def seats(tmp_path, monkeypatch):
    """A table whose game is over: its server, its code, and the token of each seat."""
    still = settings.Pace(call=600, talk=600, ballot=600, words=600, look=600, verdict=600)
    monkeypatch.setitem(settings.PACES, "still", still)
    tokens, codes, join = [], [], seating.join

    async def noted(*guest):
        tokens.append(await join(*guest))
        return tokens[-1]

    monkeypatch.setattr(seating, "join", noted)

    async def happening(table):
        codes.append(table.code)
        await table.deal()
        await table.to(Kind.BALLOT)
        await table.move_on()
        assert table.room.phase is Phase.OVER

    with ThreadPoolExecutor(1) as apart:  # a browser is driven from this thread
        apart.submit(run, happening, tmp_path / "data", monkeypatch, ONE_NIGHT).result()
    house = Server(tmp_path / "data").start()
    yield house, codes[0], tokens
    house.kill()


def film(browser, seats, number, lang, size=PHONE):
    house, code, tokens = seats
    phone = Phone(browser, lang, size)
    if number is not None:
        cookie = {"name": f"garou-seat-{code}", "value": tokens[number], "url": f"{house.address}/t/{code}"}
        phone.context.add_cookies([cookie])
    phone.page.goto(f"{house.address}/t/{code}/games/1/replay")
    phone.page.wait_for_selector(".frame.now", state="visible")
    return phone


def at(page, number):
    sync_api.expect(page.locator("#scrub")).to_have_value(str(number))


def test_one_leads_and_another_follows_leaves_and_comes_back(browser, seats):
    first, second = film(browser, seats, 0, "en"), film(browser, seats, 1, "fr", (360, 640))
    guest = film(browser, seats, None, "en")
    leader, other = first.page, second.page
    leader.click("[data-lead=take]")
    leader.wait_for_selector("[data-when=mine]:visible")
    other.wait_for_selector("[data-follow]:visible")
    guest.page.wait_for_selector("[data-follow]:visible")
    leader.click("[data-step='1']")
    assert other.locator("#scrub").input_value() == "0", "nobody is taken along who did not ask for it"
    other.click("[data-follow]")
    at(other, 1)
    leader.click("[data-step='1']")
    at(other, 2)
    assert stumbles(other) == []
    assert stumbles(leader) == []
    assert other.evaluate("document.documentElement.scrollWidth") <= 360
    other.click("[data-step='-1']")
    other.wait_for_selector("[data-follow]:visible")  # who goes their own way leads themselves
    leader.keyboard.press("Home")
    assert other.locator("#scrub").input_value() == "1"
    other.click("[data-follow]")
    at(other, 0)
    leader.select_option(".hands select", index=1)
    other.wait_for_selector("[data-when=mine]:visible")
    other.click("[data-step='1']")
    at(leader, 1)
    leader.wait_for_selector("[data-leave]:visible")  # who handed the lead on follows
    other.click("[data-lead=free]")
    leader.wait_for_selector("[data-lead=take]:visible")
    assert guest.page.locator(".together").is_hidden(), "a spectator has nobody to lead"
    assert first.broken == second.broken == guest.broken == []
