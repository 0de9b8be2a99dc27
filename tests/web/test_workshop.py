"""The workshop's server: its page and book, links that open, what is refused, and tests that go on slice by slice."""

from __future__ import annotations

import json
import re
from html import unescape

import pytest
from stage import ask, opened, run

from garou.homemade.checking import BASES
from garou.homemade.coding import code_of, edition_in
from garou.homemade.written import edition_of
from garou.lab.proving import RoleTrial
from garou.rooms.room import Phase
from garou.texts import LANGUAGES, words
from garou.web.app import STATIC
from garou.web.workshop import trials
from garou.web.workshop.book import book
from garou.web.workshop.telling import proofs

SOURCE = STATIC.parents[1]
WEAVER = {
    "id": "weaver",
    "names": {"fr": {"name": "Brodeuse", "the": "la Brodeuse", "gender": "f"}},
    "wakes": {"after": "robber"},
    "night": [{"choose": "neighbours", "may": True}, {"look": "it"}],
}
EDITION = {"format": "garou-edition/1", "base": "one-night/bezier", "roles": [WEAVER]}
WANTED = {"edition": EDITION, "card": "weaver", "deck": "basic", "players": 5}


async def heard(method, path, form=None, **headers):
    async with opened() as app:
        return await ask(app, method, path, form, **headers)


def test_the_page_brings_its_book_and_a_link_opens_with_its_card():
    code = code_of(edition_of(EDITION))
    bare, linked = (run(heard("GET", path)) for path in ("/workshop", f"/workshop?edition={code}"))
    assert (bare.status, linked.status) == (200, 200)
    assert "data-draft" not in bare.body.decode()
    drawn = unescape(linked.body.decode())
    assert '"base": "one-night/bezier"' in drawn
    assert "Brodeuse" in drawn


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_book_says_all_that_a_sentence_needs_in_every_language(lang):
    found = json.loads(book(lang))
    assert [*found["bases"]] == [*BASES]
    assert all(found["phrases"][one].keys() == found["phrases"]["en"].keys() for one in LANGUAGES)
    assert all(found["terms"][one].keys() == found["terms"]["en"].keys() for one in LANGUAGES)
    assert {f"verb-{verb}" for verb in found["verbs"]} <= found["ui"].keys()


def test_a_link_holds_the_whole_edition_and_is_short():
    answer = run(heard("POST", "/workshop/link", EDITION))
    found = json.loads(answer.body)
    assert edition_in(found["code"]) == edition_of(EDITION)
    assert found["length"] == len(found["address"]) < 300
    assert found["qr"].startswith("data:image/svg+xml")


HOSTILE = [
    ("[1, 2]", "JSON"),
    ('{"base": "one-night/bezier", "roles": [{"id": "x", "night": [{"steal": "it"}]}]}', "roles[0].night[0]"),
    ('{"base": "chess"}', "base"),
    (json.dumps({**EDITION, "roles": [{**WEAVER, "night": [{"swap": ["me", "me"]}]}]}), "roles[0].night[0].swap"),
    ('{"base": "one-night/bezier", "roles": [{"id": "weaver", "names": {"en": "<b>Weaver"}}]}', "roles[0].names.en"),
    ("{" * 5000, "JSON"),
    ('{"base": "one-night/bezier", "names": "' + "x" * 60_000 + '"}', ""),
]


@pytest.mark.parametrize(("body", "place"), HOSTILE, ids=range(len(HOSTILE)))
def test_what_cannot_be_played_is_refused_in_a_sentence(body, place, monkeypatch):
    monkeypatch.setattr("stage.json.dumps", lambda form: form if form is body else json.JSONEncoder().encode(form))
    answer = run(heard("POST", "/workshop/link", body))
    assert answer.status in (413, 422)
    assert place in answer.body.decode()
    assert "Traceback" not in answer.body.decode()


@pytest.mark.parametrize("wrong", [{"card": "seer"}, {"deck": "no"}, {"players": 9}, {"players": "5"}, {"edition": 3}])
def test_a_test_needs_a_card_and_a_deck_that_there_are(wrong):
    answer = run(heard("POST", "/workshop/proof", WANTED | wrong))
    assert answer.status == 422
    assert next(iter(wrong)) in answer.body.decode()


def test_a_test_begins_with_the_first_question_and_says_how_far_it_has_come():
    found = json.loads(run(heard("POST", "/workshop/proof", WANTED, accept_language="fr")).body)
    assert [proof["title"] for proof in found["proofs"]] == ["Légal", "Jamais bloqué", "Secret", "Compris", "Juste"]
    assert [proof["state"] for proof in found["proofs"]] == ["yes", "wait", "wait", "some", "wait"]
    assert not found["over"]


def test_a_game_begins_with_the_card_in_hand():
    async def tried():
        async with opened() as app:
            code = code_of(edition_of(EDITION))
            form = {"name": "Ada", "edition": code, "card": "weaver", "deck": "basic", "players": 5}
            answer = await ask(app, "POST", "/workshop/try", form)
            [live] = app.state.keeper.live.values()
            return answer.status, live.room

    status, room = run(tried())
    assert (status, room.phase, len(room.order)) == (303, Phase.DEALT, 5)
    assert room.game.setup.deal[0] == "weaver"


def test_slices_add_up_until_it_is_over(monkeypatch):
    trial = RoleTrial(code_of(edition_of(EDITION)), "weaver", "basic", 5)
    monkeypatch.setattr("garou.web.workshop.trials.GAMES", 40)
    found = trials.tested(trials.TrialBit(trial, 0))
    while not found.over:
        found += trials.tested(trials.TrialBit(trial, found.games))
    assert (found.games, found.found.ended, found.found.with_it.games) == (40, 40, 40)
    said = proofs(words("en"), trial, found)
    assert [proof.state for proof in said[:4]] == ["yes", "yes", "yes", "some"]
    assert [row.name for row in said[4].plot] == ["without it", "with it"]


def test_the_scripts_say_every_word_of_theirs_and_no_other():
    """By name, or by what a verb, a variant of it or a field of the day is called; the rest is said by the server."""
    scripts = "".join(path.read_text("utf-8") for path in (STATIC / "workshop").glob("*.js"))
    found = json.loads(book("en"))
    named = set(re.findall(r"\bui\.(\w+)|\bui\[\"([\w-]+)\"\]", scripts))
    variants = set(re.findall(r'"(\w+)"', re.search(r"const VARIANTS = (.+);", scripts)[1]))
    told = {f"verb-{verb}" for verb in found["verbs"]} | {f"variant-{one}" for one in variants}
    told |= {f"day-{field}" for field in ("dies", "guards", "votes", "wins")}
    said = set(re.findall(r'said\(spoken, "([\w-]+)"', (SOURCE / "web/workshop/telling.py").read_text("utf-8")))
    said |= {"fair", "fair-some", "fair-no"}
    assert found["ui"].keys() == {one or other for one, other in named} | told | said
