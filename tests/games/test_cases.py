"""The worked examples: each record is judged, or viewed from a seat, and what comes of it is what the case says."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from garou.engine.view import view
from garou.record.judge import judged, played, verdict
from garou.record.reading import read
from garou.record.values import BadRecord, fact_json
from garou.texts import LANGUAGES, words
from garou.texts.narrator import refusal

CASES = {
    f"{path.parent.name}/{path.stem}": json.loads(path.read_text("utf-8"))
    for path in sorted((Path(__file__).parents[1] / "cases").glob("*/*.json"))
}
COMPARED = {
    "dealt", "saw-card", "fellows", "bitten", "saw-mark", "tapped", "thumbs", "turned", "revealed", "artifact",
}  # fmt: skip
LONGEST = 400


def those_with(key: str, *, error: bool = False) -> list[str]:
    return [name for name, case in CASES.items() if key in case and bool(case[key].get("error")) == error]


@pytest.mark.parametrize("name", those_with("expect"))
def test_the_judge_says_what_the_case_expects(name):
    case = CASES[name]
    record = read(json.dumps(case["record"]))
    word = verdict(record, judged(record))
    if "marks" in word:
        word["marks"] = {seat: mark for seat, mark in word["marks"].items() if mark != "clarity"}
    assert {key: word.get(key) for key in case["expect"]} == case["expect"], case["title"]


@pytest.mark.parametrize("name", those_with("expect", error=True))
def test_the_judge_refuses_what_the_case_says_is_wrong(name):
    case = CASES[name]
    with pytest.raises(BadRecord) as refused:
        judged(read(json.dumps(case["record"])))
    error = refused.value
    for lang in LANGUAGES:
        line = refusal(words(lang), error, error.place)
        assert line.startswith(error.place), "it names the place in the record"
        assert "\n" not in line
        assert len(line) <= LONGEST


@pytest.mark.parametrize("name", those_with("expect_facts"))
def test_a_seat_is_told_what_the_case_expects(name):
    case = CASES[name]
    record = read(json.dumps(case["record"]))
    seat = record.seat(case["expect_facts"]["seat"])
    told = [fact_json(record, fact) for fact in view(played(record), seat).facts]
    told = [fact for fact in told if fact["fact"] in COMPARED]
    expected = [fact for fact in case["expect_facts"]["facts"] if fact["fact"] in COMPARED]
    assert len(told) == len(expected), (case["title"], told)
    for fact, wanted in zip(told, expected, strict=True):
        assert {key: fact.get(key) for key in wanted} == wanted, case["title"]


def test_every_case_says_what_must_come_of_it():
    assert len(CASES) == 123
    assert {name.split("/")[0] for name in CASES} == {"one-night", "epic-battle", "classic"}
    assert all("expect" in case or "expect_facts" in case for case in CASES.values())


def test_case_ids_are_their_file_names():
    assert [name.split("/")[1] for name in CASES] == [case["id"] for case in CASES.values()]
