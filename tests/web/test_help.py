"""Help where it is needed: any role one tap away, a first game that explains itself, ways out of every error."""

from __future__ import annotations

import re

import httpx
import pytest
from phones import PHONE, browser, stumbles  # noqa: F401  # a fixture is used by its name
from serving import TRUSTING_NOBODY, Server

from garou.games import DEFAULT_EDITION
from garou.texts import LANGUAGES, words
from garou.web.help.explaining import role_help, roles_of
from garou.web.help.pages import settings_of
from slices import sliced

SCREEN = {"width": PHONE[0], "height": PHONE[1]}
SAME_SITE = {"sec-fetch-site": "same-origin"}
PAGES = {
    game: [f"/roles/{game}", *(f"/roles/{game}/{r}" for r in roles_of(settings_of(game)))] for game in DEFAULT_EDITION
}


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    running = Server(tmp_path_factory.mktemp("help") / "data").start()
    yield running
    running.kill()


def somebody(address):
    """A browser that nobody has seen before."""
    return httpx.Client(base_url=address, headers=SAME_SITE, follow_redirects=True, timeout=60, verify=TRUSTING_NOBODY)


@pytest.fixture
def client(house):
    with somebody(house.address) as opened:
        yield opened


def table(client, name="Ada", **more):
    """The address of a new table; the client sits there."""
    answer = client.post("/tables", data={"name": name, "game": "one-night", **more})
    assert answer.status_code == 200
    return answer.url.path


def main_way(page):
    """Where the one button leads that stands out."""
    return re.search(r'btn-main wide" href="([^"]+)"', page)[1]


# --- The roles ------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", DEFAULT_EDITION)
def test_every_role_has_a_page_that_tells_all_of_it(game, lang, client):
    client.headers["accept-language"] = lang
    index = client.get(f"/roles/{game}").text
    for role in roles_of(settings_of(game)):
        found = role_help(words(lang), settings_of(game), role)
        assert f'href="/roles/{game}/{role}"' in index
        page = client.get(f"/roles/{game}/{role}").text
        for text in (found.face.name, found.face.explain, found.face.play, found.wakes, found.wins, found.beware):
            assert text in page
        assert all(tip in page for tip in found.tips)


def test_a_live_page_gets_only_what_goes_into_its_sheet(client):
    sheet = client.get("/roles/one-night/seer", headers={"hx-request": "true"}).text
    assert "<html" not in sheet
    assert words("en")("help-one-night-seer") in sheet


def test_all_roles_begin_with_the_first_game(client):
    assert client.get("/roles").url.path == "/roles/one-night"


@pytest.mark.parametrize("path", ["/roles/chess", "/roles/chess/seer", "/roles/one-night/cupid", "/roles/classic/x"])
def test_what_there_is_not_says_so_and_leads_on(path, client):
    answer = client.get(path)
    assert answer.status_code == 404
    assert main_way(answer.text) == "/"


def test_the_drawer_of_a_table_explains_its_cards_and_lists_its_calls(client):
    found = client.get(f"{table(client)}/cast", headers={"hx-request": "true"}).text
    assert words("en")("help-one-night-robber.beware") in found
    assert words("en")("help-one-night-drunk.beware") not in found
    assert re.findall(r'<li><b class="num">(\d)</b>.*?<b>([^<]+)</b>', found) == [
        ("2", "Werewolves"),
        ("5", "Seer"),
        ("6", "Robber"),
        ("7", "Troublemaker"),
    ]


# --- Errors ---------------------------------------------------------------------------------------


def test_a_table_there_is_not_asks_for_the_code_again(client):
    answer = client.get("/t/lune-000")
    assert answer.status_code == 404
    assert 'action="/join"' in answer.text
    assert words("en")("help-error-no-such-table") in answer.text
    assert main_way(answer.text) == "/"


def test_who_has_no_seat_is_led_to_the_door(client):
    path = table(client)
    with somebody(client.base_url) as stranger:
        answer = stranger.post(f"{path}/ready")
        assert answer.status_code == 401
        assert main_way(answer.text) == path
        assert words("en")("help-way-door") in answer.text
        assert stranger.get(path).status_code == 200


def test_where_no_house_is_free_one_may_watch(client):
    path = table(client)
    for number in range(30):
        with somebody(client.base_url) as guest:
            answer = guest.post(f"{path}/join", data={"name": f"Guest {number}"})
        if answer.status_code != 200:
            break
    assert words("en")("error-table-full") in answer.text
    assert main_way(answer.text) == f"{path}/watch"
    assert client.get(main_way(answer.text)).status_code == 200


def test_a_refusal_at_a_table_leads_back_to_it_and_still_says_one_sentence_to_a_live_page(client):
    path = table(client)
    answer = client.post(f"{path}/hand", data={"chair": "99", "bot": "true"})
    assert main_way(answer.text) == path
    assert re.search(r'<p class="lede" id="said">[^<]+</p>', answer.text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_error_says_what_no_reader_understands(lang, client):
    """No number of a protocol, no word of a program."""
    client.headers["accept-language"] = lang
    for path in ("/nowhere", "/t/lune-000", "/t/..%2f..", "/roles/chess", "/static/nothing.css"):
        text = re.sub(r"<[^>]+>", " ", client.get(path).text)
        assert not re.search(r"\b(4\d\d|5\d\d|HTTP|error|Error|None)\b", text.replace("lune-000", "")), text


# --- The first game explains itself ------------------------------------------------------------------


def coaching(page):
    return re.search(r'<div class="coaching">.*?\n</div>', page, re.DOTALL)[0]


def test_what_is_explained_is_the_same_for_everybody_and_never_pushed(client):
    path = table(client)
    host = client.get(path).text
    with somebody(client.base_url) as ben:
        guest = ben.post(f"{path}/join", data={"name": "Ben"}).text
    assert coaching(host) == coaching(guest)
    assert "coach" not in host.split("<main")[1]
    assert 'class="coach"' not in client.get(f"{path}/watch").text  # a bystander plays no first game


@pytest.mark.parametrize("lang", sliced(LANGUAGES, first=1))
def test_the_first_game_is_explained_until_it_has_been_read(lang, browser, house):  # noqa: F811  # the fixture
    context = browser.new_context(viewport=SCREEN, locale=lang, has_touch=True, is_mobile=True, reduced_motion="reduce")
    page = context.new_page()
    page.goto(house.address)
    page.fill("form[action='/tables'] input[name=name]", "Zed")
    page.click("form[action='/tables'] button.btn-main")
    told = page.locator(".coach[data-moment=lobby]")
    told.wait_for(state="visible")
    assert page.locator(".coach:visible").count() == 1
    assert stumbles(page) == []
    told.locator("[data-coach-done]").click()
    told.wait_for(state="hidden")
    page.reload()
    page.wait_for_function("document.documentElement.dataset.coach !== undefined")
    assert page.locator(".coach:visible").count() == 0
    table_page = page.url
    page.goto(f"{house.address}/roles")
    page.click("[data-coach-again]")
    page.goto(table_page)
    told.wait_for(state="visible")
    told.locator("[data-coach-off]").click()
    told.wait_for(state="hidden")
    assert page.evaluate("document.documentElement.dataset.coach") == ""
    context.close()


# As the script marks a page that has come.
SHOWN = """([names, mood]) => {
  document.querySelector(".view").className = names;
  Object.assign(document.documentElement.dataset, { shown: names, mood });
}"""


def test_by_day_one_thing_is_explained_after_the_other(browser, house):  # noqa: F811  # the fixture
    """Claims come once talking was explained; a night says the same to all."""
    context = browser.new_context(viewport=SCREEN, locale="en", reduced_motion="reduce")
    page = context.new_page()
    page.goto(house.address)
    page.fill("form[action='/tables'] input[name=name]", "Zed")
    page.click("form[action='/tables'] button.btn-main")
    page.wait_for_selector(".coach:visible")
    view = "Object.assign(document.createElement('div'), {className: 'view'})"
    page.evaluate(f"document.getElementById('table').replaceWith({view})")  # no push comes in between
    moments = {
        "view play k-call night": "night",
        "view play k-call dusk": "dusk",
        "view play k-talk day": "talk",
        "view play k-ballot day": "ballot",
        "view play k-words day": "words",
        "view over day": "over",
        "view dealt night": "card",
    }
    for shown, moment in moments.items():
        *classes, mood = shown.split()
        page.evaluate(SHOWN, [" ".join(classes), mood])
        assert page.locator(".coach:visible").get_attribute("data-moment") == moment
    page.evaluate(SHOWN, ["view play k-talk", "day"])
    page.locator(".coach:visible [data-coach-done]").click()
    assert page.locator(".coach:visible").get_attribute("data-moment") == "claims"
    page.evaluate("document.querySelector('.view').append('a house')")
    page.locator(".view").click()
    assert page.locator(".coach:visible").count() == 0, "under the clock a tip goes at the first touch"
    page.evaluate(SHOWN, ["view over", "day"])
    page.locator(".view").click()
    assert page.locator(".coach:visible").get_attribute("data-moment") == "over", "elsewhere it waits to be read"
    context.close()


# --- In a browser ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", [path for pages in PAGES.values() for path in sliced(pages, 3)])
def test_no_page_of_help_makes_anybody_stumble_on_a_phone(path, browser, house):  # noqa: F811  # the fixture
    context = browser.new_context(viewport=SCREEN, locale="fr", reduced_motion="reduce")
    page = context.new_page()
    page.goto(house.address + path)
    assert stumbles(page) == []
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    context.close()


@pytest.mark.parametrize("path", ["/nowhere", "/t/lune-000"])
def test_no_error_makes_anybody_stumble(path, browser, house):  # noqa: F811  # the fixture
    context = browser.new_context(viewport=SCREEN, locale="en", reduced_motion="reduce")
    page = context.new_page()
    page.goto(house.address + path)
    assert stumbles(page) == []
    context.close()


def test_a_role_opens_over_the_page_and_closes_again(browser, house):  # noqa: F811  # the fixture
    context = browser.new_context(viewport=SCREEN, locale="en", reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{house.address}/roles/one-night")
    link = page.locator(".album a").first
    link.evaluate("link => link.setAttribute('data-role', '')")
    link.click()
    sheet = page.locator("dialog.sheet")
    sheet.wait_for(state="visible")
    assert words("en")("help-one-night-doppelganger") in sheet.inner_text()
    assert stumbles(page) == []
    sheet.locator("[data-close]").click()
    sheet.wait_for(state="detached")
    assert page.url.endswith("/roles/one-night")
    context.close()
