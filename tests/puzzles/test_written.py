"""Puzzles as JSON: read back as they were written, as the schema says, and what is wrong is said with its place."""

from __future__ import annotations

import json
import re
from pathlib import Path

import jsonschema
import pytest

from garou import texts
from garou.engine.values import Refusal
from garou.puzzles.proving import solved
from garou.puzzles.schema import schema
from garou.puzzles.shelf import BEGIN, DUSK, SHELF, of_the_day, read_shelf
from garou.puzzles.verdict import verdict
from garou.puzzles.written import read_puzzle, read_solved, with_answer, written
from garou.record.values import BadRecord
from pages import ROOT

LINES = [line for kept in (SHELF, DUSK) for line in kept.read_text("utf-8").splitlines()]
EXAMPLE = json.loads(re.search(r"```json\n(.*?)```", (ROOT / "docs/puzzles.md").read_text("utf-8"), re.DOTALL)[1])


def test_every_puzzle_of_the_shelf_is_as_the_schema_says_and_reads_back():
    checker = jsonschema.Draft202012Validator(schema())
    for line in LINES:
        checker.validate(json.loads(line))
        assert json.loads(line) == with_answer(read_solved(line))
        assert read_puzzle(line) == read_solved(line).puzzle


def test_the_example_of_the_docs_is_a_puzzle():
    jsonschema.Draft202012Validator(schema()).validate(EXAMPLE)
    found = verdict(read_puzzle(json.dumps(EXAMPLE)))
    assert found.good
    assert found.puzzle.players[found.answers[0][0]] == "Cleo"
    assert written(found.puzzle) == EXAMPLE


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"format": "garou-puzzle/2"}, "format"),
        ({"more": 1}, "puzzle"),
        ({"liars": {"who": "cats"}}, "liars.who"),
        ({"liars": {"who": "players", "number": 0}}, "liars.number"),
        ({"liars": {"who": "players", "number": True}}, "liars.number"),
        ({"liars": {"who": "cards"}}, "liars.roles"),
        ({"liars": {"who": "players", "roles": ["werewolf"]}}, "liars.roles"),
        ({"liars": []}, "liars"),
        ({"ask": {"what": "where"}}, "role"),
        ({"ask": {"what": "where", "role": "tanner"}}, "ask.role"),
        ({"ask": {"what": "card", "place": "Zoe"}}, "ask.place"),
        ({"cards": ["werewolf"]}, "cards"),
        ({"players": ["Ada"]}, "players"),
        ({"claims": EXAMPLE["claims"] * 7}, "claims"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(change, place):
    with pytest.raises(BadRecord) as caught:
        read_puzzle(json.dumps(EXAMPLE | change))
    assert caught.value.place == place


TWO_SEERS = [{"by": name, "kind": "was", "parts": ["seer"]} for name in ("Ada", "Ben")]
REFUSED = {
    "puzzle-format": {"format": "garou-puzzle/2"},
    "puzzle-no-liar": {"liars": {"who": "nobody"}},
    "puzzle-several-cards": {"ask": {"what": "where", "role": "villager"}},
    "puzzle-no-card-said": {"claims": EXAMPLE["claims"][1:2]},
    "puzzle-too-long": {"claims": EXAMPLE["claims"] * 7},
    "puzzle-not-one": {"claims": TWO_SEERS},
    "puzzle-number": {"liars": {"who": "players", "number": 4}},
    "puzzle-liars-cards": {"liars": {"who": "cards", "number": 1}},
}


@pytest.mark.parametrize("reason", REFUSED)
def test_what_is_no_puzzle_is_refused_for_its_own_reason(reason):
    with pytest.raises(Refusal) as caught:
        solved(read_puzzle(json.dumps(EXAMPLE | REFUSED[reason])))
    assert caught.value.reason == reason


def test_every_reason_that_has_words_is_tried_here():
    words = (Path(texts.__file__).parent / "en/errors.ftl").read_text("utf-8")
    assert {*re.findall(r"^error-(puzzle-[a-z-]+)", words, re.MULTILINE)} == {*REFUSED}


def test_a_puzzle_that_is_too_long_is_not_even_read():
    with pytest.raises(BadRecord):
        read_puzzle(" " * 50_000)


def test_every_day_has_a_puzzle_and_a_week_grows_harder():
    week = [of_the_day(BEGIN.fromordinal(BEGIN.toordinal() + day)) for day in range(7)]
    assert [level for level, _ in week] == [1, 2, 2, 3, 3, 4, 5]
    year = [of_the_day(BEGIN.fromordinal(BEGIN.toordinal() + day)) for day in range(140)]
    assert len({*year}) == 140  # nobody meets one again within twenty weeks
    assert all(1 <= number <= len(read_shelf()) // 5 for _, number in year)


def test_where_nothing_fits_it_is_said_why():
    two = [{"by": "Ada", "kind": "was", "parts": ["seer"]}, {"by": "Ben", "kind": "was", "parts": ["seer"]}]
    changed = {"claims": two, "liars": {"who": "nobody"}, "ask": {"what": "card", "place": "Ada"}}
    found = verdict(read_puzzle(json.dumps(EXAMPLE | changed)))
    assert found.answers == ()
    assert found.against[0].numbers == (0, 1)


def test_what_could_be_left_unsaid_is_named():
    more = [*EXAMPLE["claims"], {"by": "Ben", "kind": "was", "parts": ["villager"]}]
    found = verdict(read_puzzle(json.dumps(EXAMPLE | {"claims": more})))
    assert found.good
    assert 4 in {found.puzzle.said.index(one) for one in found.puzzle.said} & {*found.spare}
