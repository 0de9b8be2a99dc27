"""The long search goes as far as it can afford, and goes on where it was stopped."""

from __future__ import annotations

import os
import subprocess
import sys
from types import SimpleNamespace

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import longsearch
from longsearch import LEAST, Notebook, next_step, noted

ONE, OTHER = "tests/rooms/test_hall.py::test_one", "tests/rooms/test_hall.py::test_other[case]"


@pytest.fixture(autouse=True)
def notes(tmp_path, monkeypatch):
    """An empty notebook, promises of one case and a hundred examples, and time for all of them."""
    monkeypatch.setattr(longsearch, "NOTES", tmp_path / "folder" / "notes.tsv")
    monkeypatch.setattr(longsearch, "EXAMPLES", 100)
    monkeypatch.setattr(longsearch, "SECONDS", 10.0)
    monkeypatch.setattr(longsearch, "CASES", {promise: 1, dear: 1})
    noted.cache_clear()
    yield longsearch.NOTES
    noted.cache_clear()


def ended(test: str, *, passed: bool = True, examples: int = 100) -> None:
    report = SimpleNamespace(nodeid=test, when="call", passed=passed, user_properties=[("examples", examples)])
    Notebook().pytest_runtest_logreport(report)


def left(*tests: str) -> tuple[list[str], list[str]]:
    """What another run collects of these, and what it leaves out."""
    noted.cache_clear()
    items, out = [SimpleNamespace(nodeid=test) for test in tests], []

    def pytest_deselected(items):
        out.extend(items)

    config = SimpleNamespace(hook=SimpleNamespace(pytest_deselected=pytest_deselected))
    longsearch.pytest_collection_modifyitems(config, items)
    return [item.nodeid for item in items], [item.nodeid for item in out]


# --- Where it was stopped -------------------------------------------------------------------------


def test_what_has_passed_is_left_out_by_the_next_run():
    ended(ONE)
    assert left(ONE, OTHER) == ([OTHER], [ONE])


def test_what_has_failed_is_searched_again():
    ended(ONE, passed=False)
    assert left(ONE, OTHER) == ([ONE, OTHER], [])


def test_where_nothing_is_left_it_begins_anew():
    ended(ONE)
    ended(OTHER)
    assert left(ONE, OTHER) == ([ONE, OTHER], [])


def test_what_other_code_has_passed_counts_for_nothing(monkeypatch):
    ended(ONE)
    monkeypatch.setattr(longsearch, "code_of", lambda _file: "today’s code")
    assert left(ONE, OTHER) == ([ONE, OTHER], [])


def test_a_line_that_a_kill_has_torn_is_no_note(notes):
    ended(ONE)
    with notes.open("a") as file:
        file.write(OTHER[:20])
    assert left(ONE, OTHER) == ([OTHER], [ONE])


def test_a_test_whose_file_is_no_more_is_forgotten(notes):
    ended(ONE)
    with notes.open("a") as file:
        file.write("tests/rooms/test_long_gone.py::test_two\tits code\t12\n")
    assert left(ONE, OTHER) == ([OTHER], [ONE])


def test_the_code_is_the_file_of_the_test_and_what_all_share():
    longsearch.code_of.cache_clear()
    first = longsearch.file_of(ONE)
    assert longsearch.code_of(first) == longsearch.code_of(longsearch.file_of(OTHER))
    assert longsearch.code_of(first) != longsearch.code_of(longsearch.ROOT / "tests/rooms/test_codes.py")


def test_it_tells_how_far_folders_have_come_and_which_promises_had_no_time():
    ended(ONE)
    ended(OTHER, examples=40)
    assert [*longsearch.told([*noted().values()])] == [
        "rooms: 2 tests, 140 examples",
        "its time was up after 40: tests/rooms/test_hall.py::test_other",
    ]


# --- As `make deep` runs it ----------------------------------------------------------------------

CHEAP = (
    "test_the_champion_alone_has_the_most_and_has_reached_the_target",
    "test_it_always_ends_once_games_have_one_winner_each",
)
BRIEF = {"EXAMPLES": "16", "SECONDS": "1"}


def deep(notes, *tests: str) -> str:
    """What a run of these says, in a process for the search and one that keeps the notes."""
    quiet = ("-q", "-n", "1", "-p", "no:cacheprovider", "--hypothesis-profile=deep")
    call = [sys.executable, "-m", "pytest", *quiet, *tests]
    env = os.environ | BRIEF | {"NOTES": str(notes)}
    done = subprocess.run(call, cwd=longsearch.ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
def test_a_run_goes_on_where_another_was_stopped(notes):
    """Of two tests one was done; what it noted before somebody ended it is torn off in mid-line."""
    one, other = (f"tests/tournaments/test_chips.py::{name}" for name in CHEAP)
    deep(notes, one)
    assert written(notes) == [(one, "16")]
    with notes.open("a") as file:
        file.write(other[:20])
    assert "tournaments: 2 tests, 32 examples" in deep(notes, one, other)
    assert written(notes) == [(one, "16"), (other, "16")], "what was done is not done again"


def written(notes) -> list[tuple[str, str]]:
    """Which tests, and after how many examples."""
    whole = (line.split("\t") for line in notes.read_text().splitlines() if line.count("\t") == 2)
    return [(test, examples) for test, _, examples in whole]


# --- How far --------------------------------------------------------------------------------------


SEEN: list[int] = []


@settings(max_examples=8, database=None, phases=[Phase.generate])
@given(st.integers())
def promise(number: int) -> None:
    SEEN.append(number)


@settings(max_examples=8, database=None, phases=[Phase.generate])
@given(st.integers())
def dear(number: int) -> None:
    SEEN.append(number)
    assert len(SEEN) <= LEAST, "found after the first step"


def searched(function) -> int:
    SEEN.clear()
    item = SimpleNamespace(obj=function, _fixtureinfo=SimpleNamespace(argnames=()), funcargs={}, user_properties=[])
    assert longsearch.pytest_pyfunc_call(item)
    [(_, examples)] = item.user_properties
    return examples


def test_all_the_examples_are_tried_where_they_cost_nothing():
    assert searched(promise) == 100
    assert len(SEEN) == 100
    assert len({*SEEN[LEAST:]} - {*SEEN[:LEAST]}) > LEAST, "each step tries others"


def test_what_a_later_step_finds_is_a_failure():
    with pytest.raises(AssertionError, match="found after the first step"):
        searched(dear)


@pytest.mark.parametrize(
    ("done", "spent", "step"),
    [
        (0, 0.0, LEAST),  # nothing is known of what it costs
        (16, 0.001, 16),  # in steps that double
        (64, 0.001, 36),  # and no further than it should
        (100, 0.001, 0),
        (16, 8.0, 4),  # half a second each, two seconds left
        (16, 11.0, 0),  # its time is up
    ],
)
def test_a_step_is_as_long_as_it_can_be_afforded(done, spent, step):
    assert next_step(promise, done, spent) == step


def test_cases_share_the_time_and_the_examples_but_each_has_some(monkeypatch):
    monkeypatch.setattr(longsearch, "CASES", {promise: 5})
    assert [next_step(promise, done, 0.001) for done in (0, 16, 20)] == [LEAST, 4, 0]  # a fifth of a hundred
    assert next_step(promise, 16, 2.5) == 0  # of ten seconds it had two
