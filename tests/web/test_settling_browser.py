"""A game settled by tapping, in a browser."""

from __future__ import annotations

import pytest
from phones import PHONE, Phone, browser, stumbles, sync_api  # noqa: F401  # a fixture is used by its name
from serving import Server

from garou.texts import words

SCREEN = {"width": PHONE[0], "height": PHONE[1]}


# --- In a browser -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    running = Server(tmp_path_factory.mktemp("settling") / "data").start()
    yield running
    running.kill()


TAPS = {
    "card": ["copycat", "werewolf", "assassin", "hunter"],
    "vote": ["1", "3", "1", "nobody"],
    "counts": {0: "seer", 2: "assassin"},
}


@pytest.mark.parametrize(("lang", "script"), [("fr", True), ("en", False)])
def test_a_game_is_settled_by_tapping(lang, script, browser, house):  # noqa: F811  # the fixture
    context = browser.new_context(
        viewport=SCREEN, locale=lang, has_touch=True, java_script_enabled=script, reduced_motion="reduce"
    )
    page, troubles = context.new_page(), []
    page.on("console", lambda line: troubles.append(line.text) if line.type == "error" else None)

    def tap(name, value):
        label = page.locator(f".settle label:has(input[name='{name}'][value='{value}'])")
        if not label.is_visible():
            page.locator(f".entry:has(input[name='{name}']) summary").tap()
        label.tap()

    def onward():
        if script:
            assert stumbles(page) == []
        with page.expect_navigation():
            page.locator(".bar .btn-main").tap()

    page.goto(f"{house.address}/settle")
    tap("rules", "epic-battle/ravensburger")
    tap("players", "4")
    onward()
    for seat, card in enumerate(TAPS["card"]):
        tap(f"card-{seat}", card)
    onward()
    tap("mark-1", "assassin")
    onward()
    for seat, target in enumerate(TAPS["vote"]):
        tap(f"vote-{seat}", target)
    onward()
    for seat, role in TAPS["counts"].items():
        tap(f"counts-{seat}", role)
    onward()
    page.wait_for_selector(".verdict")
    if script:
        assert stumbles(page) == []
    names = words(lang).joined([words(lang)("settle-seat", {"number": n}) for n in (1, 3, 4)])
    assert words(lang)("web-winners", {"names": names}) in page.locator(".verdict").inner_text()
    assert page.evaluate("document.documentElement.scrollWidth") <= SCREEN["width"] if script else True
    assert troubles == []
    context.close()


def test_an_error_goes_when_it_is_mended_and_not_before(browser, house):  # noqa: F811  # the fixture
    context = browser.new_context(viewport=SCREEN, locale="en", has_touch=True, reduced_motion="reduce")
    page = context.new_page()
    flaw, onward = page.locator(".flaw"), page.locator(".bar .btn-main")

    def tap(name, value):
        entry = page.locator(f".entry:has(input[name='{name}'])")
        if not entry.evaluate("entry => entry.open"):
            entry.locator("summary").tap()
        page.locator(f"label:has(input[name='{name}'][value='{value}'])").tap()

    def shown():
        flaw.wait_for()
        page.wait_for_load_state()  # and the script that takes it away

    page.goto(f"{house.address}/settle?players=3")
    assert page.locator("[data-known]").is_hidden()
    page.locator("summary", has_text="Names").tap()
    page.locator(".names input").nth(0).fill("Ada")
    page.locator(".names input").nth(1).fill("Ada")
    onward.tap()
    shown()
    page.locator(".names input").nth(1).fill("Ben")
    sync_api.expect(flaw).to_have_count(0)
    onward.tap()
    page.locator("h1", has_text="Which card").wait_for()
    onward.tap()
    shown()
    for seat in range(3):
        assert flaw.count() == 1
        tap(f"card-{seat}", "mason")
    sync_api.expect(flaw).to_have_count(0)
    onward.tap()
    shown()
    tap("card-0", "werewolf")
    sync_api.expect(flaw).to_have_count(0)
    context.close()


SETTLED_SEATS = (("Ada", "werewolf", "1"), ("Cleo", "seer", "0"), ("Dora", "villager", "0"))


def test_names_that_the_phone_knows_are_tapped_in_place_of_typed(browser, house):  # noqa: F811  # the fixture
    """Those who played last, then those of the book that was open here; so for whoever leads."""
    phone = Phone(browser, "en")
    page = phone.page
    page.goto(f"{house.address}/book")
    page.locator("[name=title]").fill("Winter")
    page.locator("[name=name]").fill("Ada")
    page.locator(".bar .btn-main, form .btn-main").last.click()
    page.locator("#names").fill("Cleo\nDora")
    page.locator("form:has(#names) button").click()
    page.locator(".entrants .nm", has_text="Dora").wait_for()
    page.wait_for_load_state()
    told = "&".join(f"name={name}&card-{i}={card}&vote-{i}={to}" for i, (name, card, to) in enumerate(SETTLED_SEATS))
    page.goto(f"{house.address}/settle?players=3&{told}&to=told")
    assert page.locator("#enter-game").evaluate("drawer => drawer.open")
    assert page.locator("#enter-game [name=code]").input_value() != ""
    typed = page.locator(".names input:visible")
    values = "fields => fields.map((field) => field.value)"
    for path, seats in (("/settle?players=4", 4), ("/master?players=5", 5)):
        page.goto(house.address + path)
        for name in ("Dora", "Ada") if seats == 4 else ():
            page.locator(f"[data-knows='{name}']").click()
        if seats == 5:
            page.locator("[data-same]").click()
        assert typed.evaluate_all(values) == ["Dora", "Ada", "", "", ""][:seats]
        assert [one.text_content() for one in page.locator("[data-knows]:visible").all()] == ["Cleo"]
        assert page.locator("[data-same]").is_hidden()
        assert stumbles(page) == []
        page.locator(".bar .btn-main").click()
        page.locator("h1", has_text="which card").or_(page.locator("h1", has_text="Which card")).first.wait_for()
    assert phone.troubles == []
    phone.context.close()
