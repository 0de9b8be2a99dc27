"""A home-made edition over real cards: announced, on a leaflet, as cards to print, in a tournament."""

from __future__ import annotations

import json
from urllib.parse import urlencode

import pytest
from stage import ask, opened, run

from command import garou
from garou.announcer.books import book
from garou.homemade.coding import code_of
from garou.texts import LANGUAGES
from homemade_roles import HOUSES, as_data, role

WEAVERS = as_data(
    role({"choose": "centre"}, {"swap": ["me", "it"]}, says={"en": {"announce": "Thread your needle."}}),
    role(id="thorn", names={"en": "Thorn", "fr": "Épine"}, team="alone", wins="dying"),
    role({"recognise": "fellows"}, id="twin", wakes={"after": "seer", "together": True}),
    names={"en": "The Weavers"},
)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", HOUSES)
def test_every_call_has_its_lines(name, lang):
    doc = HOUSES[name]
    found = book(doc.base.partition("/")[0], code_of(doc), lang)
    said = [line for line in found["lines"] if line["aloud"]]
    for one in doc.roles:
        if one.wakes.after:
            assert {"open", "act", "close"} <= {line["kind"] for line in said if line["call"] == one.id}
    assert all(text for line in said for text in line["say"].values())
    assert {one.id for one in doc.roles} <= {row["id"] for row in found["roles"]}


def test_what_its_author_wrote_is_what_is_said():
    found = book("one-night", code_of(WEAVERS), "en")
    acts = [line for line in found["lines"] if line["call"] == "embroiderer" and line["kind"] == "act"]
    assert "Thread your needle." in [line["say"]["normal"] for line in acts]


def test_the_command_leads_a_night_of_it():
    done = garou("announce", "--edition", code_of(WEAVERS), "--no-wait")
    assert (done.status, done.err) == (0, [])
    assert any("Thread your needle." in line for line in done.out)


async def pages(*paths):
    async with opened() as app:
        return [await ask(app, "GET", path) for path in paths]


def test_leaflet_cards_and_book_are_there_without_anything_installed():
    code = code_of(WEAVERS)
    asked = urlencode({"deck": f"one-night/{code}/homemade", "players": 5})
    leaflet, cards, told = run(
        pages(f"/leaflet?{asked}", f"/cards?{asked}", f"/announcer/book/one-night/{code}.json?lang=en")
    )
    assert (leaflet.status, cards.status, told.status) == (200, 200, 200)
    assert b"Thread your needle." in leaflet.body
    assert b"Embroiderer" in cards.body
    assert json.loads(told.body)["edition"] == code


@pytest.mark.parametrize("edition", ["~1nonsense", "~9", "~1" + "A" * 2_000])
def test_an_edition_that_is_none_is_no_page_and_no_book(edition):
    leaflet, told = run(pages(f"/leaflet?deck=one-night/{edition}/", f"/announcer/book/one-night/{edition}.json"))
    assert leaflet.status in (404, 409, 422)
    assert told.status == 404
    assert len(leaflet.body) < 20_000


def test_a_tournament_plays_it():
    async def organised():
        async with opened() as app:
            form = {"title": "Needles", "name": "Zed", "edition": code_of(WEAVERS), "size": 5}
            answer = await ask(app, "POST", "/cup", form, sec_fetch_site="same-origin")
            [cup] = app.state.cups.live.values()
            return answer.status, cup.room.settings

    status, settings = run(organised())
    assert status == 303
    assert settings.edition == code_of(WEAVERS)
