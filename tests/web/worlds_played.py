"""Worlds that several tests of a file listen to: each is played once, with everybody listening."""

import pytest
from listening import evening
from twins import people

from garou.engine.values import PUBLIC
from slices import sliced

MOST = 16  # windows of a game that goes on for days


def each_reader(worlds, some=2):
    """Of every world somebody who listens: a bystander, and people of whom some are heard each time."""
    readers = {name: sliced((PUBLIC, *people(of)), some) for name, of in worlds.items()}
    told = [pytest.param(name, *me.values, marks=me.marks) for name, found in readers.items() for me in found]
    return pytest.mark.parametrize(("name", "me"), told)


def wanted(file, name, of):
    """Who listens to that world in the tests that will run, or everybody where one of them asks for no reader."""
    asking = [one.callspec.params for one in file.session.items if one.path == file.path and hasattr(one, "callspec")]
    readers = {told.get("me") for told in asking if told.get("name") == name}
    return (*people(of), PUBLIC) if None in readers or not readers else readers


def each_played_once(worlds):
    """A fixture that plays one of these worlds by its name, and knows it when it is asked again."""

    @pytest.fixture(scope="module")
    def played(request):
        known = {}

        def once(name, *readers):
            if name not in known or not known[name].heard.keys() >= {*readers}:
                listening = {*readers, *wanted(request.node, name, worlds[name])}
                known[name] = evening(worlds[name], *sorted(listening), windows=MOST)
            return known[name]

        return once

    return played
