"""With the server gone: what was entered is there, what can be read is read, and nothing of a table is kept."""

import re
import time

import pytest
from phones import Phone, browser  # noqa: F401  # a fixture is used by its name

from garou.texts import words

KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
  return found;
}"""
BODIES = """async () => {
  const found = [];
  for (const name of await caches.keys()) {
    const kept = await caches.open(name);
    for (const request of await kept.keys()) found.push(await (await kept.match(request)).text());
  }
  return found.join();
}"""
HERE = "async () => (await caches.match(location.href)) !== undefined"
READY = "async () => navigator.serviceWorker.controller !== null && (await caches.match('/kept-lang')) !== undefined"


def until(happened):
    """A script cannot wait for what the worker does: asked again and again."""
    for _ in range(600):
        if happened():
            return
        time.sleep(0.05)
    raise AssertionError("it never came")


@pytest.fixture
def phone(browser):  # noqa: F811  # the fixture
    opened = Phone(browser, "fr")
    yield opened
    opened.context.close()


def be_kept(phone, server):
    phone.page.goto(f"{server.address}/settle")
    until(lambda: phone.page.evaluate(READY))


def test_settling_goes_through_a_reload_and_waits_for_the_server(phone, server):
    page, said = phone.page, words("fr")
    be_kept(phone, server)
    page.locator("label:has([name=players][value='3'])").click()
    page.locator(".bar .btn-main").click()
    page.wait_for_url("**/settle?as=*")
    until(lambda: page.evaluate(HERE))
    for seat, card in enumerate(("werewolf", "seer")):
        page.locator(f"[name=card-{seat}][value={card}]").check(force=True)
    server.kill()
    page.reload()
    assert page.locator("h1").text_content() == said("settle-cards")
    values = "all => all.map((one) => one.value)"
    assert page.locator("[name^=card-]:checked").evaluate_all(values) == ["werewolf", "seer"]
    assert "settle" in page.url
    page.locator("[name=card-2][value=robber]").check(force=True)
    page.locator(".bar .btn-main").last.click()
    page.locator("[data-away]").wait_for()
    assert page.locator("[data-away]").text_content() == said("web-away")
    page.locator("h1").click()  # to look at it, and nothing is sent by that
    server.start()
    page.wait_for_selector("[name=vote-0]", state="attached", timeout=30_000)
    assert page.locator("h1").text_content() == said("settle-votes")
    last = page.url
    page.goto(f"{server.address}/settle")
    page.locator("[data-last] a").click()
    assert page.url == last


def test_what_can_be_read_is_read_without_the_server(phone, server):
    page, said = phone.page, words("fr")
    be_kept(phone, server)
    page.goto(f"{server.address}/master?players=10&scenario=whole-village")
    page.locator("button[value=deal]").click()
    page.locator("button[value=begin]").click()
    page.wait_for_selector(".led")
    until(lambda: page.evaluate(HERE))
    led, heading = page.url, page.locator("h1").text_content()
    page.goto(f"{server.address}/leaflet?deck=one-night/bezier/basic")
    server.kill()
    page.goto(led)
    assert page.locator("h1").text_content() == heading
    assert page.locator(".prompts .line").count() > 0
    page.locator("details:has(.trace) > summary").click()  # its scripts and styles are there as well
    shown = {
        "/": said("web-home"), "/master": said("master-page"), "/settle": said("settle-page"),
        "/roles/one-night/seer": said("role-seer"), "/leaflet?deck=one-night/bezier/basic": "",
        "/announcer": "", "/roles": "", "/cards": "",
    }  # fmt: skip
    for path, title in shown.items():
        page.goto(server.address + path)
        assert title in page.locator("h1").first.text_content(), path
    assert page.evaluate("document.documentElement.lang") == "fr"


def test_nothing_of_a_table_is_ever_kept(phone, server):
    page = phone.page
    be_kept(phone, server)
    page.goto(server.address)
    page.locator(".create [name=name]").fill("Zoé-la-secrète")
    page.locator(".create .btn-main").click()
    page.wait_for_selector("[data-phase=lobby]")
    table = page.url
    code = table.rpartition("/")[2]
    for path in ("/board", "/history", "/watch"):
        page.goto(table + path)
    for path in ("/mine", "/cup", "/book", f"/api/tables/{code}"):
        page.goto(server.address + path)
    page.goto(table)
    page.evaluate("async (at) => { await fetch(`${at}/talk`); await fetch(`${at}/known`); }", table)
    kept = page.evaluate(KEPT)
    assert "/settle" in kept
    assert [path for path in kept if re.match(r"/(?:t|cup|api|mine|book|tables|healthz)\b", path)] == []
    bodies = page.evaluate(BODIES)
    assert code not in bodies
    assert "Zoé-la-secrète" not in bodies
    server.kill()
    page.goto(table)
    assert code not in page.content()
    assert page.locator("h1").text_content() == words("fr")("web-absent")


def test_what_was_tapped_while_the_server_is_away_outlasts_a_reload(phone, server):
    """Two are tapped as lovers; the page says at once that it is away, keeps them, and goes on by itself."""
    page, said = phone.page, words("fr")
    be_kept(phone, server)
    page.goto(f"{server.address}/master?players=5&to=deal&deck-werewolf=1&deck-cupid=1&card-0=cupid")
    page.locator("button[value=begin]").click()
    page.wait_for_url("**/master/game?as=*")
    until(lambda: page.evaluate(HERE))
    server.kill()
    page.reload()
    page.locator("[data-away]").wait_for()  # before anything was tapped
    led = page.url
    page.goto(f"{server.address}/master")
    page.locator("[data-away]").wait_for()
    page.locator("[data-kept] button").click()
    page.wait_for_url(led)
    for seat in ("1", "2"):
        page.locator(f"[name='by-0'][value='{seat}']").check(force=True)
    page.locator("[name=pair]").click()
    page.locator("[name=pair][data-waits]").wait_for()
    page.reload()
    page.locator("[name=pair][data-waits]").wait_for()
    assert page.url == led
    server.start()
    page.wait_for_url(lambda url: url != led, timeout=30_000)
    assert page.locator("h1").text_content() == said("master-holds", {"the": said("role-werewolf.the"), "count": 1})
    assert page.locator(".trace").text_content().count("Place 2 et Place 3") == 1
    assert page.locator("[data-away]").is_hidden()
    page.reload()
    assert page.locator("[data-waits]").count() == 0


def test_pages_that_need_the_server_say_so_and_come_when_it_is_back(phone, server):
    page, said = phone.page, words("fr")
    be_kept(phone, server)
    page.goto(server.address)
    server.kill()
    page.locator(".create [name=name]").fill("Zoé")
    page.locator(".create .btn-main").click()
    page.wait_for_url("**/away")
    for path in ("/cup", "/mine", "/replay", "/book"):
        page.goto(server.address + path)
        assert page.locator("h1").text_content() == said("web-absent"), path
        assert page.url.endswith(path)
    assert page.locator(".real a[href='/announcer']").is_visible()
    server.start()
    page.wait_for_selector("[name=title]", timeout=30_000)
    assert page.url.endswith("/book")
