"""A test is marked by what it starts, however far down its code that is."""

from __future__ import annotations

import importlib
import subprocess
import sys

import pytest
from hypothesis import given, strategies

import command
from command import garou
from needing import reached


def starting():
    return subprocess.run([sys.executable, "-c", ""], check=True)


def by_a_helper():
    return [starting() for _ in range(2)]


def by_a_command():
    return garou("schema")


def by_a_module():
    return command.garou("schema")


def by_an_inner_function():
    def inner():
        return by_a_helper()

    return inner


class Starter:
    def start(self):
        return starting()


def by_a_class():
    return Starter()


DEEDS = {"start": starting}


def by_a_table_of_deeds():
    return DEEDS["start"]


@given(strategies.none())
def by_hypothesis(_nothing):
    starting()


ALL = [by_a_helper, by_a_command, by_a_module, by_an_inner_function, by_a_class, by_a_table_of_deeds, by_hypothesis]


@pytest.mark.parametrize("start", ["starting", *(one.__name__ for one in ALL)])
def test_who_starts_a_process_is_found(start):
    assert reached(globals()[start]) == {"process"}


def test_who_starts_none_is_not():
    assert reached(test_who_starts_a_process_is_found) == frozenset()


@pytest.mark.parametrize(
    ("module", "name", "mark"), [("tests.web.conftest", "playwright", "browser"), ("serving", "Server", "server")]
)
def test_a_browser_and_a_server_have_marks_of_their_own(module, name, mark):
    assert reached(getattr(importlib.import_module(module), name)) == {mark}


def test_what_was_overlooked_is_refused_when_it_starts():
    hidden = importlib.import_module("subprocess")
    with pytest.raises(AssertionError, match="test_what_was_overlooked_is_refused_when_it_starts starts a process"):
        hidden.run([sys.executable, "-c", ""], check=True)
