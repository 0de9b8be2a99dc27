"""The longest beginning of a log that can be replayed, and why it goes no further."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from garou.rooms.settings import Settings
from garou.rooms.soundness import Flaw, examined, longest, survey
from garou.store.values import StoredRow


def log(*events):
    return [StoredRow(number, 1000.0, kind, json.dumps(data)) for number, (kind, data) in enumerate(events, 1)]


def joined(chair):
    return "joined", {"chair": chair, "name": f"P{chair}", "token": "t", "lang": "en"}


CREATED = ("created", {"settings": Settings().to_json()})
TABLE = log(CREATED, joined(1), joined(2), ("spoke", {"chair": 1, "text": "Hello", "grave": False}))
CUP = log(
    ("created", {"name": "Cup", "format": "elimination", "settings": Settings().to_json(), "deals": 1}),
    ("joined", {"number": 1, "name": "Zed", "token": "t", "lang": "en", "plays": True}),
)


@pytest.mark.parametrize(("code", "rows"), [("lune-100", TABLE), ("cup/lune-100", CUP)])
def test_a_sound_log_is_good_to_its_end(code, rows):
    found = examined(code, rows)
    assert (found.good, found.reason, found.bad) == (len(rows), None, ())


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        (StoredRow(3, 1.0, "spoke", "{broken"), Flaw.BROKEN),
        (StoredRow(3, 1.0, "spoke", "[]"), Flaw.BROKEN),
        (StoredRow(3, 1.0, "spoke", "[" * 100_000), Flaw.BROKEN),
        (StoredRow(3, 1.0, "spoke", "\udcff"), Flaw.BROKEN),
        (StoredRow(3, 1.0, "spoke", b"\xff"), Flaw.BROKEN),
        (StoredRow(3, "soon", "spoke", "{}"), Flaw.BROKEN),
        (StoredRow(3, 1.0, "sang", "{}"), Flaw.UNKNOWN),
        (StoredRow(7, 1.0, "again", "{}"), Flaw.MISSING),
        (StoredRow("three", 1.0, "again", "{}"), Flaw.MISSING),
        (StoredRow(3, 1.0, "opened", "{}"), Flaw.IMPOSSIBLE),
        (StoredRow(3, 1.0, "joined", "{}"), Flaw.IMPOSSIBLE),
    ],
)
def test_each_way_to_be_wrong_has_its_reason(row, reason):
    found = examined("lune-100", [*TABLE[:2], row, TABLE[3]])
    assert (found.good, found.number, found.reason) == (2, 3, reason)
    assert found.bad == (row, TABLE[3])


def test_of_two_flaws_the_first_counts():
    late = StoredRow(4, 1.0, "spoke", "{broken")
    found = examined("lune-100", [*TABLE[:2], StoredRow(3, 1.0, "opened", "{}"), late])
    assert (found.number, found.kind, found.reason) == (3, "opened", Flaw.IMPOSSIBLE)


def test_a_log_without_its_first_event_is_what_a_deletion_left():
    found = examined("lune-100", [StoredRow(17, 1.0, "spoke", "{}"), StoredRow(18, 1.0, "sang", "{broken")])
    assert (found.good, found.reason, len(found.bad)) == (0, Flaw.REMAINS, 2)


def test_a_log_whose_first_event_is_no_good_has_nothing_good():
    found = examined("lune-100", [StoredRow(1, 1.0, "created", "{broken"), *TABLE[1:]])
    assert (found.good, found.number, found.reason) == (0, 1, Flaw.BROKEN)


def test_a_cup_has_kinds_of_its_own():
    assert examined("cup/lune-100", [*CUP, StoredRow(3, 1.0, "dealt", "{}")]).reason is Flaw.UNKNOWN
    assert examined("cup/lune-100", [*CUP, StoredRow(3, 1.0, "left", '{"number": 9}')]).reason is Flaw.IMPOSSIBLE


@given(st.integers(0, 300), st.integers(0, 300))
def test_the_longest_beginning_is_found_without_trying_them_all(length, limit):
    tried = []

    def can_happen(part):
        tried.append(len(part))
        return len(part) <= limit

    assert longest(range(length), can_happen) == min(length, limit)
    assert len(tried) <= 10  # the whole, and then halves: 2 ** 9 > 300


def test_a_survey_counts_all_and_keeps_only_what_is_flawed():
    bad = [*TABLE, StoredRow(5, 1.0, "sang", "{}")]
    left = [StoredRow(17, 1.0, "spoke", "{}")]
    found = survey([("a-100", TABLE), ("b-100", bad), ("c-100", left), ("cup/d-100", CUP)])
    assert (found.tables, found.cups, found.events) == (2, 1, 4 + 5 + 1 + 2)
    assert [log.code for log in found.flawed] == ["b-100", "c-100"]
    assert (found.sound.tables, found.sound.cups, found.sound.events) == (1, 1, 4 + 2)
