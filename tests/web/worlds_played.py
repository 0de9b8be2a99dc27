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


def each_played_once(worlds):
    """A fixture that plays one of these worlds by its name, and knows it when it is asked again."""

    @pytest.fixture(scope="module")
    def played():
        known = {}

        def once(name):
            if name not in known:
                known[name] = evening(worlds[name], *people(worlds[name]), PUBLIC, windows=MOST)
            return known[name]

        return once

    return played
