"""The long search: each promise is searched as far as its share of CPU time goes, and what is done is noted.

An example is a whole game of twenty-four here and a pure function there, so that no number of examples fits all. A run
that was stopped goes on where it stopped, as long as the code is the same; where nothing is left it begins anew.
"""

from __future__ import annotations

import functools
import hashlib
import os
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import settings

ROOT = Path(__file__).parent.parent
NOTES = Path(os.environ.get("NOTES", ROOT / ".hypothesis" / "long-search.tsv"))
EXAMPLES = int(os.environ.get("EXAMPLES", "2000"))  # of a promise, over all its cases
SECONDS = float(os.environ.get("SECONDS", "40"))  # of CPU, likewise
LEAST = 16  # examples of each case, however dear they are

CASES: Counter[Any] = Counter()  # of each promise


def is_search(item: pytest.Item) -> bool:
    return bool(getattr(getattr(item, "obj", None), "is_hypothesis_test", False))


# --- How far --------------------------------------------------------------------------------------


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """In steps that double: what an example costs is known before many are tried."""
    if not is_search(pyfuncitem):
        return None
    promise, began, done = pyfuncitem.obj, time.process_time(), 0
    arguments = pyfuncitem._fixtureinfo.argnames  # noqa: SLF001  # as pytest itself calls a test
    while step := next_step(promise, done, time.process_time() - began):
        searching(promise, step)(**{name: pyfuncitem.funcargs[name] for name in arguments})
        done += step
    pyfuncitem.user_properties.append(("examples", done))
    return True


def next_step(promise: Any, done: int, spent: float) -> int:
    """How many examples more: none when it is far enough, or when its time is up."""
    if done < LEAST:
        return LEAST
    far = max(-(-EXAMPLES // CASES[promise]), its_settings(promise).max_examples)
    affordable = int((SECONDS / CASES[promise] - spent) * done / max(spent, 1e-6))
    return max(0, min(done, far - done, affordable))


@functools.cache
def its_settings(promise: Any) -> settings:
    """Before any step has changed them."""
    return promise._hypothesis_internal_use_settings  # noqa: SLF001  # nothing else tells them


def searching(promise: Any, examples: int) -> Any:
    changed = settings(its_settings(promise), max_examples=examples)
    promise._hypothesis_internal_use_settings = changed  # noqa: SLF001  # nothing else sets them twice
    return promise


# --- What is done ---------------------------------------------------------------------------------


class Note(NamedTuple):
    test: str
    code: str
    examples: int


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What an earlier run has noted is left out, unless it is all that was asked for."""
    left = [item for item in items if item.nodeid not in noted()]
    if left:
        config.hook.pytest_deselected(items=[item for item in items if item.nodeid in noted()])
        items[:] = left


@functools.cache
def noted() -> dict[str, Note]:
    """Of the code as it is now; a line that a kill has torn is none."""
    lines = NOTES.read_text().splitlines() if NOTES.exists() else []
    whole = (line.split("\t") for line in lines if line.count("\t") == 2)
    notes = (Note(test, code, int(examples)) for test, code, examples in whole)
    return {note.test: note for note in notes if note.code == code_of(file_of(note.test))}


def file_of(test: str) -> Path:
    return ROOT / test.partition("::")[0]


@functools.cache
def code_of(file: Path) -> str:
    """A test file, whatever other tests share, and the program; none where that file is no more."""
    return hashlib.sha256(file.read_bytes() + shared()).hexdigest()[:16] if file.exists() else ""


@functools.cache
def shared() -> bytes:
    every = [*(ROOT / "tests").rglob("*.py"), *(ROOT / "src" / "garou").rglob("*.*")]
    files = (file for file in sorted(every) if not file.name.startswith("test_") and file.suffix != ".pyc")
    return hashlib.sha256(b"".join(file.read_bytes() for file in files if file.is_file())).digest()


class Notebook:
    """Kept by the one process that hears of every test."""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            note = Note(report.nodeid, code_of(file_of(report.nodeid)), dict(report.user_properties).get("examples", 0))
            noted()[note.test] = note
            NOTES.parent.mkdir(exist_ok=True)
            with NOTES.open("a") as notes:
                notes.write("\n{}\n".format("\t".join(map(str, note))))  # a line of its own, though the last was torn

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        terminalreporter.section("the long search so far")
        for line in told([*noted().values()]):
            terminalreporter.write_line(line)


def told(notes: list[Note]) -> Iterator[str]:
    """How far each folder and each promise has come."""
    folders: defaultdict[str, list[Note]] = defaultdict(list)
    promises: Counter[str] = Counter()
    for note in notes:
        folders[file_of(note.test).parent.name].append(note)
        promises[note.test.partition("[")[0]] += note.examples
    for folder, ours in sorted(folders.items()):
        yield f"{folder}: {len(ours)} tests, {sum(note.examples for note in ours)} examples"
    for promise, examples in sorted(promises.items(), key=lambda searched: searched[1]):
        if 0 < examples < EXAMPLES:
            yield f"its time was up after {examples}: {promise}"
