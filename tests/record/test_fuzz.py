"""Whatever is put before the judge, it is judged, or refused in one line that can be shown anywhere."""

from __future__ import annotations

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from garou.record.judge import judged, played, verdict
from garou.record.reading import read
from garou.record.values import BadRecord
from garou.texts.narrator import LONGEST_ERROR
from mutants import mutants, odd, scratched, values
from records import BY_HAND, complaints

MANY = settings(max_examples=20 * settings().max_examples)


def judge_or_refuse(text: str) -> None:
    error = None
    try:
        record = read(text)
        played(record)
        assert json.dumps(verdict(record, judged(record)))
    except BadRecord as refusal:
        error = refusal
    for line in complaints(error) if error else ():
        assert line.startswith(f"{error.place}: ")
        assert len(line.removeprefix(f"{error.place}: ").strip()) > 3
        assert len(line) <= LONGEST_ERROR
        assert all(char.isprintable() or char in "\u00a0\u202f" for char in line)
        assert line.encode("utf-8")


@MANY
@given(value=values)
def test_any_json_is_judged_or_refused_in_one_line(value):
    judge_or_refuse(json.dumps(value))


@MANY
@given(text=odd)
def test_any_text_is_judged_or_refused_in_one_line(text):
    judge_or_refuse(text)


@MANY
@given(text=mutants())
def test_a_record_with_other_nodes_is_judged_or_refused_in_one_line(text):
    judge_or_refuse(text)


@MANY
@given(text=scratched())
def test_a_record_with_other_letters_is_judged_or_refused_in_one_line(text):
    judge_or_refuse(text)


@MANY
@given(fields=st.dictionaries(st.sampled_from(sorted({key for data in BY_HAND for key in data})), values))
def test_a_record_with_any_fields_is_judged_or_refused_in_one_line(fields):
    for data in BY_HAND:
        judge_or_refuse(json.dumps(data | fields))
