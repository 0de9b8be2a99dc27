"""Writing a record: reading it gives the same record, and writing that the same bytes."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from decks import PLAYED, seeds, title
from garou.forms import DEEPEST
from garou.record.judge import judged, verdict
from garou.record.reading import read
from garou.record.values import BadRecord, lines_of
from garou.record.writing import write
from records import BY_HAND, CLASSIC, EPIC_BATTLE, ONE_NIGHT, cases, game_by_luck, small, without

SMALL = """\
{
  "format": "garou-record/1",
  "game": "one-night",
  "edition": "bezier",
  "options": {"lone-wolf": true},
  "players": ["Ada", "Ben", "Zoé"],
  "deal": ["werewolf", "seer", "robber"],
  "centre": ["werewolf", "villager", "troublemaker"],
  "nonce": "5f2a",
  "claims": [
    {"by": "Ada", "says": ["seer"]},
    7
  ],
  "answers": [
    {"by": "Zoé", "call": "robber", "choose": ["Ada"], "luck": true},
    {"by": "Ada", "call": "vote", "choose": []}
  ]
}
"""


def test_the_bytes_of_a_record_do_not_change():
    assert write(read(SMALL)) == SMALL


def test_spelling_out_what_goes_without_saying_changes_no_byte():
    loose = {field: value for field, value in reversed(json.loads(SMALL).items()) if field != "edition"}
    loose["options"] = {"minion-may-die": False, "lone-wolf": True}
    loose["answers"][1]["luck"] = False
    assert write(read(json.dumps(loose))) == SMALL


@pytest.mark.parametrize("data", BY_HAND, ids=["one-night", "epic-battle", "classic"])
def test_a_record_by_hand_comes_back_as_it_was(data):
    record = read(json.dumps(data))
    text = write(record)
    assert read(text) == record
    assert write(read(text)) == text


@pytest.mark.parametrize("number", range(len(PLAYED)), ids=map(title, PLAYED))
@given(seed=seeds)
def test_a_game_by_luck_comes_back_as_it_was(number, seed):
    record = game_by_luck(seed - seed % len(PLAYED) + number)
    text = write(record)
    again = read(text)
    assert again == record
    assert write(again) == text
    game = judged(again)
    assert lines_of(again, game.log) == record.lines  # a log by luck is whole: nothing was left out
    assert verdict(again, game) == verdict(record, judged(record))


def test_the_worked_examples_come_back_as_they_were():
    for case in cases():
        try:
            record = read(json.dumps(case["record"]))
        except BadRecord:
            continue
        assert read(write(record)) == record


def test_the_fields_that_are_there_depend_on_the_game():
    fields = {data["game"]: list(json.loads(write(read(json.dumps(data))))) for data in BY_HAND}
    first, last = ["format", "game"], ["answers"]
    assert fields == {
        "one-night": [
            *first, "edition", "options", "players", "deal", "centre", "nonce", "claims", *last,
        ],
        "epic-battle": [*first, "edition", "players", "deal", "centre", "centre-wolf", *last],
        "classic": [*first, "options", "players", "deal", "extra", *last],
    }  # fmt: skip


def test_an_edition_is_always_written_where_there_are_several():
    for data in (without(ONE_NIGHT, "edition"), EPIC_BATTLE, CLASSIC):
        record = read(json.dumps(data))
        assert json.loads(write(record)).get("edition", "") == record.edition


def test_options_are_written_in_the_order_of_the_rules():
    given = {"minion-may-die": True, "robber-must-rob": True, "lone-wolf": True}
    assert list(json.loads(write(read(json.dumps(small(options=given)))))["options"]) == [
        "lone-wolf", "robber-must-rob", "minion-may-die",
    ]  # fmt: skip


@pytest.mark.parametrize("nonce", ["", "5f2a", "\ud800", "\n\u2028é👻\x00", "x" * 10_000])
def test_any_nonce_is_kept(nonce):
    record = replace(read(json.dumps(ONE_NIGHT)), nonce=nonce)
    assert read(write(record)) == record
    assert write(record).encode("utf-8")


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)


@settings(max_examples=10 * settings().max_examples)
@given(claims=st.lists(anything))
def test_any_claims_are_kept_as_they_were_written(claims):
    record = replace(read(json.dumps(ONE_NIGHT)), claims=tuple(claims))
    assert read(write(record)) == record


def test_claims_may_nest_as_far_as_a_record_may():
    claim = 0
    for _ in range(DEEPEST - 3):  # beside the record, its list of claims and the number inside
        claim = [claim]
    record = replace(read(json.dumps(ONE_NIGHT)), claims=(claim,))
    assert read(write(record)) == record
    with pytest.raises(BadRecord, match="too-deep"):
        read(write(replace(record, claims=([claim],))))
