"""Worlds that several tests of a file listen to: each is played once, with everybody listening."""

import pytest
from listening import evening
from twins import people

from garou.engine.values import PUBLIC

MOST = 16  # windows of a game that goes on for days


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
