"""What follows, in a real browser: opened over the table, tapped, told by the keyboard, kept on this device alone."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from phones import PHONE, Phone, browser, stumbles
from serving import Server, post

from clockwork import run
from garou.rooms import seating, settings
from garou.rooms.windows import Kind

__all__ = ["browser"]  # a fixture

DEAL = "villager robber seer werewolf | werewolf troublemaker villager"


@pytest.fixture
def seats(tmp_path, monkeypatch):
    """A table in the middle of its talk, at which everybody may deduce: its address, and the token of each seat."""
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
        await table.to(Kind.TALK)

    with ThreadPoolExecutor(1) as apart:  # a browser is driven from this thread
        apart.submit(run, happening, tmp_path / "data", monkeypatch, DEAL, deducing="everybody").result()
    house = Server(tmp_path / "data").start()
    yield house, codes[0], tokens
    house.kill()


def claim(house, code, token, kind, *parts):
    assert post(f"{house.address}/api/tables/{code}/claims", {"kind": kind, "parts": list(parts)}, token) == {
        "ok": True
    }


def sit(phone, house, code, token):
    address = f"{house.address}/t/{code}"
    phone.context.add_cookies([{"name": f"garou-seat-{code}", "value": token, "url": address}])
    phone.page.goto(address)
    phone.page.wait_for_selector(".k-talk #drawers > *", state="attached")
    return phone.page


def test_a_tap_opens_it_and_a_tap_tries_a_claim_as_a_lie(browser, seats):
    house, code, tokens = seats
    phone = Phone(browser, "en", PHONE)
    page = sit(phone, house, code, tokens[0])
    fetched = []
    page.on("request", lambda asked: fetched.append(asked.url))
    claim(house, code, tokens[1], "was", "seer")
    claim(house, code, tokens[2], "was", "seer")
    page.wait_for_selector(".seat .sign >> nth=1")
    assert not any("deduce" in address for address in fetched), "nothing of it comes before it is opened"
    page.click("a[data-deduce]")
    page.wait_for_selector("dialog .liars")
    assert page.locator("dialog [data-knot]").count() == 2
    assert stumbles(page) == []
    page.get_by_role("button", name="What if Xia lies?").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog .sieve")
    pressed = page.locator("dialog [name=turn][aria-pressed=false]")
    assert pressed.count() >= 1
    assert stumbles(page) == []
    bar = page.locator("dialog .ask-odds").nth(1)
    bar.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog .ask-odds[aria-current]")
    assert page.evaluate("document.activeElement.name") == "about", "the finger stays where it was"
    claim(house, code, tokens[3], "was", "villager")
    page.wait_for_selector("dialog [name=turn][value='3']")  # what others say meanwhile is there by itself

    page.reload()
    page.wait_for_selector("#drawers > *", state="attached")
    page.click("a[data-deduce]")
    page.wait_for_selector("dialog [name=turn][aria-pressed=false]")  # what was doubted is still doubted
    assert [trouble for trouble in phone.troubles if "deduce" in trouble] == []
    other = sit(Phone(browser, "fr", (360, 640)), house, code, tokens[3])
    other.click("a[data-deduce]")
    other.wait_for_selector("dialog .liars")
    assert other.locator("dialog [aria-pressed=false]").count() == 0, "nobody else hears of it"
    wide = other.evaluate("[document.documentElement.scrollWidth, document.querySelector('dialog').scrollWidth]")
    assert max(wide) <= 360


def test_without_scripts_it_is_a_page_of_its_own(browser, seats):
    house, code, tokens = seats
    claim(house, code, tokens[1], "was", "seer")
    claim(house, code, tokens[2], "was", "seer")
    context = browser.new_context(java_script_enabled=False, viewport={"width": 390, "height": 844})
    address = f"{house.address}/t/{code}"
    context.add_cookies([{"name": f"garou-seat-{code}", "value": tokens[0], "url": address}])
    page = context.new_page()
    page.goto(f"{address}/deduce")
    page.click(".liars button >> nth=0")
    page.wait_for_selector(".sieve")
    assert page.locator("[aria-pressed=false]").count() >= 1
    context.close()
