"""What each test needs, and how long hypothesis searches."""

from __future__ import annotations

import contextlib
import functools
import gc
import sys

import pytest
from hypothesis import HealthCheck, core, settings
from hypothesis.errors import InvalidArgument

import longsearch
from garou.texts import LANGUAGES
from needing import MARKS, needs
from nursery import send_home
from postgres import empty_database
from valkeys import valkey_of

gc.disable()  # ten thousand tests are collected and stay: going through them again and again takes seconds


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()


# Where a search begins follows from the source of a promise: that is read once, not for each of its cases.
core.function_digest = functools.cache(core.function_digest)

slow_is_fine = (HealthCheck.too_slow, HealthCheck.data_too_large)


def register(name: str, examples: int, *, derandomize: bool) -> None:
    settings.register_profile(
        name, max_examples=examples, deadline=None, derandomize=derandomize, suppress_health_check=slow_is_fine
    )


register("quick", 2, derandomize=True)
register("usual", 8, derandomize=True)
register("deep", longsearch.EXAMPLES, derandomize=False)
settings.load_profile("usual")

# What all the cases of a promise have together, and what each has at least.
TOGETHER = {"quick": (2, 2), "usual": (30, 2), "deep": (longsearch.EXAMPLES, longsearch.LEAST)}


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """After hypothesis has been told how long to search."""
    if settings.get_current_profile_name() == "deep":
        config.pluginmanager.register(longsearch)
        if not hasattr(config, "workerinput"):
            config.pluginmanager.register(longsearch.Notebook())


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for mark in needs(item):
            item.add_marker(mark)
        if said_elsewhere(item):
            item.add_marker(pytest.mark.deep)
    browsers_last(items)
    longsearch.CASES.update(item.obj for item in items if longsearch.is_search(item))
    share_out(*TOGETHER[settings.get_current_profile_name()])


# Where every language is gone through each time: what is said, and a slice of the pages. Elsewhere two are enough
# to see that a page minds its reader, and the others are deep.
SPOKEN = (
    "announcer",
    "docs",
    "games",
    "minds",
    "puzzles",
    "rooms",
    "story",
    "texts",
    "test_every_page.py",
    "test_help.py",
)


def said_elsewhere(item: pytest.Item) -> bool:
    lang = item.callspec.params.get("lang") if hasattr(item, "callspec") else None
    return lang in LANGUAGES[2:] and item.path.parent.name not in SPOKEN and item.path.name not in SPOKEN


def browsers_last(items: list[pytest.Item]) -> None:
    """One browser serves all of them, and while it runs no other loop can. So files are not reordered by their size."""
    files = {item.path for item in items if item.get_closest_marker("browser")}
    items.sort(key=lambda item: item.path in files)


def share_out(together: int, least: int) -> None:
    """The examples of a search are those of a promise, not of each of its cases: else a long one would take days."""
    for promise, cases in longsearch.CASES.items():
        with contextlib.suppress(InvalidArgument):  # it says itself how many it wants
            each = min(settings.default.max_examples, max(least, together // cases))
            settings(max_examples=each)(promise)


RUNNING: list[pytest.Item] = []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item):
    RUNNING[:] = [item]
    try:
        return (yield)
    finally:
        RUNNING.clear()


def refuse_processes(event: str, _args: object) -> None:
    """Marks are found by following code: what was overlooked must not stay so."""
    if event == "subprocess.Popen" and RUNNING and not MARKS & {mark.name for mark in RUNNING[0].iter_markers()}:
        raise AssertionError(f"{RUNNING[0].nodeid} starts a process: mark it, or teach tests/needing.py to see it")


sys.addaudithook(refuse_processes)


@pytest.fixture
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of a PostgreSQL database in which nothing lies."""
    return empty_database(tmp_path_factory)


@pytest.fixture
def valkey(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of a Valkey, or of a Redis."""
    return valkey_of(tmp_path_factory)


def pytest_sessionfinish() -> None:
    send_home()
