"""What the announcer's page keeps: settings in this browser, and itself for when the network is off."""

import re
from dataclasses import replace

import pytest
from announcer_nights import SMALL, tells
from announcer_phone import laid_out, phones_at, table_server  # noqa: F401  # a fixture is used by its name
from phones import browser  # noqa: F401  # a fixture is used by its name

from garou.announcer import Tempo, pace_for
from garou.texts import LANGUAGES, words
from slices import crossed, sliced

SET = "(field, value) => { field.value = value; field.dispatchEvent(new Event('input', { bubbles: true })); }"
ONCE = re.compile(
    r"/worker\.js|/kept\.json|/announcer/voices\.json(?:\?.*)?|/announcer/advice\?.*"
)  # no use without a network


@pytest.fixture
def lay(browser, table_server):  # noqa: F811  # the fixtures
    with phones_at(browser, table_server) as opened:
        yield opened


# --- Settings ---------------------------------------------------------------------------------------------


def choose_the_long_game(page):
    page.locator("label:has([name=game][value=classic])").click()
    page.wait_for_selector("#box [data-role=little-girl]", state="attached")
    page.locator("label:has([name=way][value=tokens])").click()
    for role in ("seer", "witch", "werewolf", "werewolf", "villager"):
        page.locator(f"#box .tok[data-role={role}]").click()
    page.locator("label:has([name=length][value=tale])").click()
    page.locator("summary").filter(has_text=words("en")("announcer-page-sounds")).click()
    page.locator("label:has([name=background][value=rain])").click()
    for name, value in (("pause", "13"), ("day", "4"), ("voice-volume", "0.5")):
        page.locator(f"[data-setting={name}]").evaluate(SET, value)


def test_settings_survive_a_reload(lay):
    phone = lay("en")
    page = phone.page
    choose_the_long_game(page)
    chosen = phone.kept()
    page.reload()
    phone.laid()
    page.wait_for_selector("#box [data-role=little-girl]")
    assert phone.kept() == chosen
    assert [phone.text(f"#box .tok[data-role={role}] b") for role in ("seer", "werewolf")] == ["×1", "×2"]
    assert page.locator("[name=length][value=tale]").is_checked()
    assert page.locator("[name=background][value=rain]").is_checked()
    kept = [page.locator(f"[data-setting={name}]").input_value() for name in ("pause", "day", "voice-volume")]
    assert kept == ["13", "4", "0.5"]


@pytest.mark.parametrize(
    "spoilt",
    sliced(
        ["{", "null", '{"game": 7, "tables": {"one-night/bezier": {"way": "x", "tokens": {"dragon": 2}}}}'], first=2
    ),
)
def test_whatever_was_kept_the_page_opens(spoilt, lay):
    phone = lay("en", before=f"localStorage.setItem('garou-announcer', {spoilt!r});")
    assert phone.page.locator("#begin").is_enabled()
    assert phone.troubles == []


@pytest.mark.parametrize(("newcomers", "players"), crossed([True, False], [5, 10]))
def test_what_nobody_has_set_is_what_the_books_advise(players, newcomers, lay):
    settings = laid_out("one-night/bezier", " ".join(["villager"] * (players + 3)), newcomers=newcomers)
    page, advised = lay("en", settings).page, pace_for(players, newcomers=newcomers)
    shown = [float(page.locator(f"[data-setting={name}]").input_value()) for name in ("pause", "day")]
    assert shown == [advised.role, advised.day / 60]


# --- Cards ------------------------------------------------------------------------------------------------


def test_tokens_are_drawn_from_a_bag_for_players_and_three(lay):
    phone = lay("en")
    phone.page.locator("label:has([name=way][value=bag])").click()
    phone.page.locator("label:has([name=players][value='6'])").click()
    phone.tap("#box .tok[data-role=tanner]")  # one copy: out of the bag
    draws = set()
    for _ in range(20):
        phone.tap("#draw")
        table = phone.kept()["tables"]["one-night/bezier"]
        assert len(table["drawn"]) == 6 + 3
        assert all(table["drawn"].count(role) <= table["bag"][role] for role in table["drawn"])
        draws.add(tuple(sorted(table["drawn"])))
    assert len(draws) > 5
    assert not any("tanner" in draw for draw in draws)


def test_the_book_has_advice_on_the_cards(lay):
    phone = lay("fr", laid_out("one-night/bezier", "mason mason seer villager villager villager"))
    phone.page.wait_for_selector("#advice .note")
    assert words("fr")("advice-no-werewolf") in phone.text("#advice")


# --- Without a network ------------------------------------------------------------------------------------


def is_kept(phone):
    ready = words(phone.lang)("announcer-page-offline")
    phone.page.wait_for_function("(text) => document.getElementById('kept').textContent === text", arg=ready)


def test_a_phone_without_a_network_tells_the_whole_night_in_both_languages(lay, server):
    night = replace(SMALL, kind="one-night/ravensburger", pace=Tempo(role=3, day=60))
    phone = lay("fr", night.settings, server=server, workers="allow")
    is_kept(phone)
    assert phone.context.cookies() == [], "both languages are kept, and none is chosen"
    kept = phone.page.evaluate("fetch('/kept.json').then((answer) => answer.json())")
    asked = {asked for asked in phone.requests if not ONCE.fullmatch(asked)}
    assert asked <= {*kept["files"], *kept["pages"], *kept["more"]}
    server.kill()
    phone.page.reload()
    phone.laid()
    phone.page.wait_for_selector("#advice .note")
    assert phone.text("#advice") == words("fr")("announcer-page-away")
    tells(phone, night.told("fr"))
    phone.page.locator(".langs a[lang=en]").dispatch_event("click")  # the other language, never opened before
    phone.page.wait_for_selector("html[lang=en]")
    phone.laid()
    tells(phone, night.told("en"))
    phone.page.goto(f"{server.address}/announcer")  # as from the home screen: the language seen last
    phone.page.wait_for_selector("html[lang=en]")


@pytest.mark.parametrize("lang", sliced(LANGUAGES, first=1))
def test_where_the_browser_cannot_keep_the_page_it_says_so(lang, lay):
    phone = lay(lang, before="Object.defineProperty(window, 'isSecureContext', { value: false });")
    assert phone.text("#kept") == words(lang)("announcer-page-offline.no")
