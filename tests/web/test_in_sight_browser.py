"""What matters at this moment is in sight on the smallest phone, and nothing that is read aloud is cut."""

import re

import pytest
from phones import WALL, Phone, browser, play, sync_api
from serving import Server

from garou.texts import words

__all__ = ["browser"]  # a fixture

SMALL = (360, 640)
WIDEST = """([where, codes]) => {
  const code = document.querySelector(where), room = code.parentElement.clientWidth;
  code.style.width = "max-content";
  return codes.filter((one) => ((code.textContent = one), code.getBoundingClientRect().width > room));
}"""


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    running = Server(tmp_path_factory.mktemp("sight") / "data").start()
    yield running
    running.kill()


def sit_down(phones, house):
    host = phones[0].page
    host.goto(house.address)
    host.fill("form[action='/tables'] input[name=name]", "Zed")
    host.click("form[action='/tables'] button.btn-main")
    host.wait_for_url(re.compile("/t/"))
    for phone, name in zip(phones[1:], ("Yan", "Maximilien"), strict=False):
        phone.page.goto(host.url)
        phone.page.fill("input[name=name]", name)
        phone.page.click("button.btn-main")
        phone.page.wait_for_selector("[data-phase=lobby]")
    host.wait_for_selector("text=Maximilien")
    return host


@pytest.mark.timeout(300)
def test_small_phones_and_the_wall(browser, house):
    phones = [Phone(browser, "fr", SMALL) for _ in range(3)]
    host = sit_down(phones, house)
    whole_names_and_codes(browser, host)
    asking_before_leaving(phones[1].page)
    another_name(phones[1].page)
    assert phones[0].post("settings", pace="evening").status == 204
    host.click("form[action$='/begin'] button")
    play(phones, lambda now: now["kind"] == "talk", ready=False)
    a_claim_typed(host, phones[1].page)
    for phone in phones:
        assert phone.broken == []
        phone.context.close()


def whole_names_and_codes(browser, host):
    """The longest word a table can be called by, on the phone and on the wall; and a name of ten letters."""
    name = host.locator(".seat .nm", has_text="Maximilien")
    assert name.evaluate("name => name.scrollWidth <= name.clientWidth")
    wall = Phone(browser, "fr", WALL)
    wall.page.goto(f"{host.url}/board")
    for lang in ("en", "fr"):
        codes = [f"{word.upper()} 888" for word in words(lang)("web-code-words").split()]
        assert wall.page.evaluate(WIDEST, [".doorway .code", codes]) == []
        assert host.evaluate(WIDEST, [".doorplate .code", codes]) == []
    wall.context.close()


def asking_before_leaving(page):
    """In a menu longer than the screen, what a line opens into is in sight."""
    page.click("details.menu > summary")
    page.click(".menu details:has(form[action$='/leave']) > summary")
    sync_api.expect(page.locator(".menu form[action$='/leave'] button")).to_be_in_viewport(ratio=1)
    page.click(".brand")
    sync_api.expect(page.locator("details.menu[open]")).to_have_count(0)


def another_name(page):
    """Whoever changes it is offered that one at the next door, and not the old one."""
    page.click("details.menu > summary")
    page.click(".menu details:has(form[action$='/rename']) > summary")
    page.fill(".menu form[action$='/rename'] input[name=name]", "Yanis")
    page.click(".menu form[action$='/rename'] button")
    sync_api.expect(page.locator(".seat[data-me] .nm")).to_have_text("Yanis")
    assert page.evaluate("localStorage.getItem('garou-name')") == "Yanis"


def a_claim_typed(page, other):
    """However much is said, the field stays above the bar; the tap that makes a claim of it does, too."""
    for text in ("Bonsoir", "Qui commence ?", "Pas moi"):
        say(other, text)
    page.wait_for_selector("text=Pas moi")
    say(page, "je suis la voyante, j'ai vu Yanis loup")
    offered = page.locator("#offer .btn-main")
    sync_api.expect(offered).to_be_in_viewport(ratio=0.95)
    assert page.locator(".talkbox li:visible").count() == 2
    assert page.locator(".talkbox li:visible").last.inner_text().endswith("loup"), "what was said last"
    for text in ("Qui commence ?" * 14, "Toi d’abord. " * 14):
        say(other, text)
    page.wait_for_selector("text=Toi d’abord.")
    sync_api.expect(page.locator("#say")).to_be_in_viewport(ratio=0.95)


def say(page, text):
    page.fill(".say input", text)
    page.press(".say input", "Enter")
    sync_api.expect(page.locator(".say input")).to_have_value("")
