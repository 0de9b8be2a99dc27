"""The announcer's addresses, without a browser: the page, its books, the manifest, the worker, and what is refused."""

from __future__ import annotations

import json
import re
from html import unescape
from urllib.parse import urlencode

import httpx
import pytest
from announcer_phone import table_server  # noqa: F401  # a fixture is used by its name
from serving import TRUSTING_NOBODY

from garou import announcer
from garou.announcer.clips import clip_name
from garou.engine.values import IllegalSetup
from garou.games import GAMES
from garou.texts import LANGUAGES, words
from garou.texts.narrator import refusal
from garou.web.art import symbols


@pytest.fixture
def get(table_server):  # noqa: F811  # the fixture
    """What the server answers somebody it has never seen."""

    def got(path, lang="en"):
        return httpx.get(
            table_server.address + path, headers={"accept-language": lang}, timeout=60, verify=TRUSTING_NOBODY
        )

    return got


def advice(*cards, **more):
    fields = {"game": "one-night", "edition": "bezier", "players": 3, "card": cards} | more
    return f"/announcer/advice?{urlencode(fields, doseq=True)}"


# --- The page ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_address_decides_the_language_and_the_reader_where_it_says_none(lang, get):
    other = next(one for one in LANGUAGES if one != lang)
    asked = get(f"/announcer?lang={lang}", other)
    assert f'<html lang="{lang}"' in asked.text
    assert "set-cookie" in asked.headers  # whoever chooses a language keeps it on every page
    for answer in (get("/announcer", other), get("/announcer?lang=xx", other)):
        assert f'<html lang="{other}"' in answer.text
        assert "set-cookie" not in answer.headers


def test_a_phone_that_puts_a_language_by_has_not_chosen_it(table_server):  # noqa: F811  # the fixture
    asked = httpx.get(
        f"{table_server.address}/announcer?lang=fr",
        headers={"sec-fetch-dest": "empty"},
        timeout=60,
        verify=TRUSTING_NOBODY,
    )
    assert '<html lang="fr"' in asked.text
    assert "set-cookie" not in asked.headers


def test_the_page_works_under_the_policy_of_the_house(get):
    answer = get("/announcer")
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert not re.search(r"<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=|https?://", answer.text)


# --- Books ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_book_is_on_the_shelf_as_the_package_writes_it(lang, get):
    shelf = get(f"/announcer/books.json?lang={lang}").json()
    assert [(book["game"], book["edition"]) for book in shelf] == list(GAMES)
    for entry in shelf:
        found = get(entry["address"]).json()
        assert {role.pop("art") for role in found["roles"]} <= symbols()
        for line in (line for line in found["lines"] if line["aloud"]):
            assert line.pop("clip") == {length: clip_name(text) for length, text in line["say"].items()}
        assert found == json.loads(json.dumps(announcer.book(entry["game"], entry["edition"], lang)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("book", ["chess/only", "one-night/only", "one-night/dragon", "classic/bezier"])
def test_a_book_there_is_not_is_said_in_the_readers_language(book, lang, get):
    answer = get(f"/announcer/book/{book}.json", lang)
    assert answer.status_code == 404
    assert words(lang)("error-no-such-page") in unescape(answer.text)


# --- Advice -----------------------------------------------------------------------------------------------


def test_every_slider_is_called_by_its_own_label(get):
    page = get("/announcer").text
    sliders = re.findall(r'type="range" id="([\w-]+)"', page)
    assert len(sliders) == 6
    assert [name for name in sliders if f'<label for="{name}">' not in page] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_book_says_what_it_thinks_of_the_cards(lang, get):
    lacking = advice("mason", "mason", "seer", "villager", "villager", "villager", lang=lang)
    assert words(lang)("advice-no-werewolf") in get(lacking).json()["advice"]
    balanced = advice("werewolf", "werewolf", "seer", "robber", "troublemaker", "villager", lang=lang)
    assert get(balanced).json()["advice"] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_newcomers_hear_what_the_book_says_of_first_games_and_of_new_roles(lang, get):
    cards = ("werewolf", "doppelganger", "minion", "drunk", "hunter", "villager")
    assert get(advice(*cards, lang=lang)).json()["advice"] == []
    [first] = get(advice(*cards, lang=lang, newcomers="true")).json()["advice"]
    assert words(lang)("role-doppelganger") in first
    [later] = get(advice(*cards, lang=lang, newcomers="true", played=["werewolf", "villager"])).json()["advice"]
    assert later == words(lang)("advice-many-new-roles", {"count": 4})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_alphas_are_said_to_be_one_too_many(lang, get):
    cards = ("alpha-wolf", "alpha-wolf", "werewolf", "seer", "villager", "villager", "villager")
    answer = get(advice(*cards, game="epic-battle", edition="ravensburger", lang=lang))
    assert answer.json()["advice"] == [refusal(words(lang), IllegalSetup("at-most-one", role="alpha-wolf"))]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("wrong", "status"),
    [
        ({"game": "chess"}, 404),
        ({"edition": "dragon"}, 404),
        ({"card": ["dragon"]}, 409),
        ({"card": ["seer"] * 65}, 422),
        ({"players": "many"}, 422),
        ({"players": 0}, 422),
        ({"players": 100}, 422),
    ],
    ids=str,
)
def test_nonsense_gets_a_clear_error(wrong, status, lang, get):
    answer = get(advice(**({"card": ["seer"]} | wrong)), lang)
    assert answer.status_code == status
    assert f'<html lang="{lang}"' in answer.text
    assert re.search(r'id="said">\S', answer.text)
