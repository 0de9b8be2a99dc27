"""The workshop on a phone: a role by tapping, read at every moment, with the keyboard, and with the server gone."""

from __future__ import annotations

import json
import time

import pytest
from phones import PHONE, Phone, browser, stumbles  # noqa: F401  # a fixture is used by its name
from serving import Server

from garou.homemade.checking import BASES
from garou.homemade.shelf import printed
from garou.homemade.written import role_json
from garou.texts import LANGUAGES, words
from garou.texts.ruling import rule

READY = """async () => navigator.serviceWorker.controller !== null
    && (await caches.match('/workshop/book.json?lang=fr')) !== undefined"""
READ = """async (roles) => {
  const found = [...document.querySelectorAll("script[type=module]")].find(({ src }) => src.endsWith("/workshop.js"));
  const { rule } = await import(found.src.replace("workshop.js", "days.js"));
  const book = await (await fetch(document.querySelector("[data-bench]").dataset.book)).json();
  return roles.map((role) => Object.keys(book.languages).map((lang) => rule(book, lang, role)));
}"""


@pytest.fixture
def server(tmp_path):
    house = Server(tmp_path / "data").start()
    yield house
    house.kill()


@pytest.fixture
def page(browser, server):  # noqa: F811
    phone = Phone(browser, "fr", PHONE)
    phone.page.goto(f"{server.address}/workshop")
    phone.page.wait_for_selector("#verbs button")
    yield phone.page
    phone.context.close()


def read(page):
    return page.locator("#rule").text_content()


def verb(page, name):
    page.locator("#verbs button", has_text=name).click()


def test_script_and_server_read_every_printed_role_alike(page):
    docs = [doc for game, edition in BASES.values() for doc in printed(game, edition).values()]
    seen = page.evaluate(READ, [role_json(doc) for doc in docs])
    assert seen == [[rule(words(lang), doc) for lang in LANGUAGES] for doc in docs]


def test_a_role_is_made_by_tapping_and_kept(page):
    page.fill("#name", "Brodeuse")
    verb(page, "désigne")
    verb(page, "regarde")
    assert "la Brodeuse désigne un autre joueur, puis regarde la carte de ce joueur. Gagne avec le village." in read(
        page
    )
    page.locator(".blank", has_text="un autre joueur").click()
    page.locator("dialog button", has_text="un de ses voisins").click()
    page.locator("dialog button", has_text="un autre joueur").click()
    page.locator("dialog .btn-main").click()
    page.locator(".blank", has_text="désigne").click()
    page.locator("dialog button", has_text="refuser").click()
    page.locator("dialog .btn-main").click()
    assert "la Brodeuse peut désigner un de ses voisins, puis regarde la carte de ce joueur" in read(page)
    page.select_option("#team", "werewolf")
    assert read(page).endswith("Gagne avec les Loups-Garous.")
    page.reload()
    page.wait_for_selector("#verbs button")
    assert "peut désigner un de ses voisins" in read(page)
    assert page.locator("[data-name]").text_content() == "Brodeuse"
    assert not stumbles(page)


def test_a_word_is_changed_with_the_keyboard_alone(page):
    page.locator("#verbs button", has_text="regarde").focus()
    page.keyboard.press("Enter")
    page.locator(".blank").last.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")


def test_it_is_put_to_the_test_and_passed_on(page, server):
    page.fill("#name", "Brodeuse")
    verb(page, "échange")
    page.locator("#check").click()
    page.wait_for_selector("#checks li:nth-child(5)")
    assert page.locator("#checks li").first.text_content().startswith("Légal")
    page.locator("#share").click()
    page.wait_for_selector("dialog .qr")
    draft = json.loads(page.evaluate("localStorage.getItem('garou-workshop')"))
    assert draft["role"]["id"] == "brodeuse"


def test_it_goes_on_with_the_server_gone(page, server):
    for _ in range(600):
        if page.evaluate(READY):
            break
        time.sleep(0.05)
    server.kill()
    page.goto(f"{server.address}/workshop")
    page.wait_for_selector("#verbs button")
    page.fill("#name", "Brodeuse")
    verb(page, "échange")
    assert "puis échange sa propre carte et la carte de ce joueur" in read(page)


def test_a_card_is_tried_at_once_with_bots_and_in_hand(page):
    page.fill("#name", "Brodeuse")
    verb(page, "échange")
    page.locator("#try").click()
    page.fill("dialog [name=name]", "Zoé")
    page.locator("dialog .btn-main[type=submit], dialog form .btn-main").first.click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".view")
    assert "Brodeuse" in page.content()
