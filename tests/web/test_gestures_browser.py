"""Behind the mask in real browsers: no field to type in, gestures to tap, and everybody reads them."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from phones import PHONE, WALL, Phone, browser, stumbles, sync_api
from serving import Server, post

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
    shown_in_passing(mine, other, wall)
    offered_as_a_claim(other, wall)
    read_until_the_vote(other, address, tokens)
    for phone in phones:
        assert stumbles(phone.page) == []
        assert phone.broken == []
        phone.context.close()


def shown_in_passing(mine, other, wall):
    """Four in one row, for whoever wears the mask too: one tap, seen at the house by everybody, and gone again."""
    assert mine.locator(".reacting").get_by_role("button").all_inner_texts() == ["Agree", "Doubt", "Laugh", "Hush"]
    boxes = [button.bounding_box() for button in mine.locator(".reacting button").all()]
    assert len({box["y"] for box in boxes}) == 1
    assert all(box["height"] >= 44 and box["width"] >= 44 for box in boxes)
    mine.get_by_role("button", name="Laugh").tap()
    other.wait_for_selector(".seat:has-text('Xia') > em.laugh:has-text('laughs')")
    wall.wait_for_selector(".seat:has-text('Xia') > em.laugh:has-text('rit')")
    assert stumbles(other) == stumbles(wall) == []
    sync_api.expect(wall.locator("em")).to_have_count(0, timeout=20_000)


def offered_as_a_claim(other, wall):
    """Said as talk, offered to its author alone, in sight on a small phone; one tap, and it hangs on the house."""
    other.set_viewport_size({"width": 360, "height": 640})
    other.fill("#say", "I'm the villager and I vote for Yan")
    other.press("#say", "Enter")
    other.wait_for_selector("#offer form")
    sync_api.expect(other.locator("#say")).to_have_value("")
    below = other.locator("#offer").bounding_box()["y"] - other.locator("#say").bounding_box()["y"]
    assert 0 < below < 120
    assert stumbles(other) == []
    sync_api.expect(other.get_by_role("button", name="Hang all of it")).to_be_in_viewport(ratio=1)
    other.get_by_role("button", name="Hang all of it").tap()
    wall.wait_for_selector(".seat:has-text('Zed') .sign:has-text('Villageois')")
    sync_api.expect(other.locator("#offer form")).to_have_count(0)
    other.fill("#say", "I vote for Xia")
    other.press("#say", "Enter")
    other.get_by_role("button", name="No, it was just talk").tap()
    sync_api.expect(other.locator("#offer form")).to_have_count(0)


def read_until_the_vote(page, address, tokens):
    """All that somebody said lies over the page, with their name and their house, until the vote begins."""
    page.locator(".seat .sign").first.click()
    sheet = page.get_by_role("dialog", name="Zed")
    box = sheet.locator(".house").bounding_box()
    assert abs(box["height"] - box["width"]) < 4
    at, code = address.split("/t/")
    for token in tokens:
        post(f"{at}/api/tables/{code}/ready", {"on": True}, token)
    page.wait_for_selector(".k-ballot")
    sync_api.expect(page.locator("dialog.sheet")).to_have_count(0)
