"""Behind the mask in real browsers: no field to type in, gestures to tap, and everybody reads them."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from phones import PHONE, WALL, Phone, browser, stumbles, sync_api
from serving import Server

from clockwork import Wishing, run
from garou.engine.values import Slot
from garou.rooms import seating, settings
from garou.rooms.windows import Kind

__all__ = ["browser"]  # a fixture

CURATED = "curator villager villager villager villager | werewolf werewolf robber"
BEARER, OTHER = 2, 0


@pytest.fixture
def seats(tmp_path, monkeypatch):
    """A table in the middle of its talk, where Xia wears the mask: its address, and the token of each seat."""
    still = settings.Pace(call=600, talk=600, ballot=600, words=600, look=600, verdict=600)
    monkeypatch.setitem(settings.PACES, "still", still)
    monkeypatch.setattr(Wishing, "wish", "mask")
    tokens, codes, join = [], [], seating.join

    async def noted(*guest):
        tokens.append(await join(*guest))
        return tokens[-1]

    monkeypatch.setattr(seating, "join", noted)

    async def happening(table):
        codes.append(table.code)
        await table.deal()
        await table.to(Kind.TALK, curator=(Slot(BEARER),))

    with ThreadPoolExecutor(1) as apart:  # a browser is driven from this thread
        settings_of = {"game": "epic-battle", "edition": "ravensburger"}
        apart.submit(run, happening, tmp_path / "data", monkeypatch, CURATED, **settings_of).result()
    house = Server(tmp_path / "data").start()
    yield f"{house.address}/t/{codes[0]}", tokens
    house.kill()


def sit(phone, address, token):
    name = f"garou-seat-{address.rpartition('/')[2]}"
    phone.context.add_cookies([{"name": name, "value": token, "url": address}])
    phone.page.goto(address)
    phone.page.wait_for_selector(".k-talk #drawers > *", state="attached")
    return phone.page


def test_the_mask_leaves_gestures_and_no_field_to_type_in(browser, seats):
    address, tokens = seats
    phones = [Phone(browser, "en", PHONE), Phone(browser, "en", PHONE), Phone(browser, "fr", WALL)]
    mine, other = (sit(phone, address, tokens[seat]) for phone, seat in zip(phones, (BEARER, OTHER), strict=False))
    wall = phones[2].page
    wall.goto(f"{address}/board")
    assert mine.locator("form.say").count() == 0
    assert not mine.locator("[data-when=claims]").is_visible()
    mine.click("[data-when=gestures] summary")
    mine.get_by_role("button", name="Shrug").tap()
    other.wait_for_selector(".talk .shown:has-text('Xia'):has-text('shrugs')")
    mine.get_by_role("button", name="Yan").tap()  # the drawer is still open
    other.wait_for_selector(".talk .shown:has-text('points at Yan')")
    wall.wait_for_selector(".talk .shown:has-text('montre Yan du doigt')")
    mine.wait_for_selector(".talkbox .shown:has-text('points at Yan')")
    live = other.locator(".talk[aria-live=polite] .shown").last
    sync_api.expect(live).to_have_text("Xiapoints at Yan")
    for phone in phones:
        assert stumbles(phone.page) == []
        assert phone.broken == []
        phone.context.close()
