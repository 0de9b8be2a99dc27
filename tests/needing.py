"""What a test needs, found by following its code: a browser, a server, another process.

So nobody marks by hand what the code says already. What this overlooks is refused when the test runs.
"""

from __future__ import annotations

import functools
import inspect
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

import pytest

HERE = str(Path(__file__).parent)
STARTS = {("tests.web.conftest", "playwright"): "browser", ("serving", "Server"): "server"}
MARKS = frozenset({"browser", "server", "process"})


def needs(item: pytest.Item) -> frozenset[str]:
    """The marks of a test: what itself, its fixtures and the functions handed to it come to."""
    asked_for = item._fixtureinfo.name2fixturedefs  # noqa: SLF001  # pytest tells it nowhere else
    fixtures = [nearest.func for *_, nearest in asked_for.values()]
    handed = [value for value in _params(item).values() if inspect.isfunction(value)]
    return frozenset().union(*map(reached, (item.function, *fixtures, *handed)))


def _params(item: pytest.Item) -> dict[str, Any]:
    return item.callspec.params if hasattr(item, "callspec") else {}


@functools.cache
def reached(start: Any) -> frozenset[str]:
    marks, seen, rest = set(), {}, [start]
    while rest:
        thing = rest.pop()
        if id(thing) not in seen:
            seen[id(thing)] = thing
            mark = _mark(thing)
            marks |= {mark} - {None}
            rest += [] if mark else _named(thing)
    return frozenset(marks)


def _mark(thing: Any) -> str | None:
    if thing is subprocess:
        return "process"
    return STARTS.get((getattr(thing, "__module__", ""), getattr(thing, "__name__", "")))


def _named(thing: Any) -> Iterable[Any]:
    """What a function, a class or a list of the tests names; what the code of others names is theirs."""
    thing = getattr(getattr(thing, "hypothesis", None), "inner_test", thing)
    if isinstance(thing, dict):
        thing = [*thing.values()]
    if isinstance(thing, list | tuple):
        return filter(inspect.isfunction, thing)
    if not _ours(thing):
        return ()
    return vars(thing).values() if inspect.isclass(thing) else _globals(thing)


def _globals(function: Any) -> Iterator[Any]:
    names = {*_names(function.__code__)}
    for name in names & function.__globals__.keys():
        thing = function.__globals__[name]
        yield thing
        if isinstance(thing, ModuleType) and str(getattr(thing, "__file__", "")).startswith(HERE):
            yield from (vars(thing)[inner] for inner in names & vars(thing).keys())


def _names(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _names(inner)


def _ours(thing: Any) -> bool:
    if not (inspect.isfunction(thing) or inspect.isclass(thing)):
        return False
    try:
        return inspect.getfile(thing).startswith(HERE)
    except (TypeError, OSError):  # built in
        return False
