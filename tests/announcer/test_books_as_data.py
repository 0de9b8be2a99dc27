"""The book as data: it survives JSON, and every line of it can be said."""

from __future__ import annotations

import json
import re

import pytest

from catalogue import everything, keys, variables
from garou.announcer import book, books, script
from garou.games import GAMES
from garou.texts import LANGUAGES, words

# --- The book as data -------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_books_survive_json_and_every_line_has_its_own_id(lang):
    for one in books(lang):
        assert json.loads(json.dumps(one)) == one
        names = [line["id"] for line in one["lines"]]
        assert len(set(names)) == len(names)


def test_conditions_speak_only_of_words_there_are():
    for one in books("en"):
        known = {role["id"] for role in one["roles"]} | {option["id"] for option in one["options"]}
        known |= {f"{word}:{call['id']}" for word in ("call", "several") for call in one["calls"]}
        known |= {"from-seven", "newcomers", "reader"}
        for line in one["lines"]:
            assert {word for listed in line["when"].values() for word in listed} <= known, line["id"]


def test_both_languages_have_the_same_lines_but_for_number():
    """Where one language speaks to one and several in the same words, it has one line where the other has two."""
    for game, edition in GAMES:
        bare = [{re.sub(r"-\d+$", "", line["id"]) for line in book(game, edition, lang)["lines"]} for lang in LANGUAGES]
        assert bare[0] == bare[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_can_be_said(lang):
    """No line waits for a table that cannot be: one made of nothing but its own condition hears it."""
    for one in books(lang):
        for line in one["lines"]:
            words_wanted = [*line["when"]["all"], *line["when"]["any"][:1]]
            heard = script(
                one,
                [card for word in words_wanted for card in cards_for(word, one)],
                words_wanted,
                table=words_wanted,
                round=2 if line["round"] == "later" else 1,
            )
            assert line["id"] in [cue.id for cue in heard]


def cards_for(word, one):
    kind, _, call = word.partition(":")
    if call:
        roles = next(c["roles"] for c in one["calls"] if c["id"] == call)
        return roles[:1] * (2 if kind == "several" else 1)
    return [word] if word in {role["id"] for role in one["roles"]} else []


@pytest.mark.parametrize("key", sorted(keys("announce-")))
def test_all_words_of_the_announcer_are_used(key):
    """Those that are told nothing stand in some book as they are."""
    books_say = {text for one in books("fr") for line in one["lines"] for text in line["say"].values()}
    names = {one["name"] for one in books("fr")}
    if not variables(everything("fr")[f"announce-{key}"]):
        text = words("fr")(f"announce-{key}")
        assert any(text in said for said in books_say | names)
