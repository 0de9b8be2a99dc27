"""Whoever does something is told to stop at any moment, or the disk refuses at any: all of it happened, or nothing."""

from dataclasses import replace
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deeds import DEEDS
from evenings import GAMES
from slices import sliced
from volleys import acknowledged, fired, volleys

pytestmark = pytest.mark.slow

EXAMPLES = max(8, settings.default.max_examples // 4)  # each is a whole evening


@pytest.mark.parametrize("name", sliced(DEEDS, 16))
def test_a_deed_is_stopped_wherever_it_waits_and_refused_wherever_it_writes(name, tmp_path):
    """Memory and disk agree, nothing of what was refused is there, the clock goes on, and the server starts again."""
    volley = acknowledged(name, tmp_path)
    for fault in ("stopped", "failing"):
        for number in count(1):
            came = fired(replace(volley, **{fault: number}), tmp_path / f"{fault} {number}")
            if came.done == {"word0": True}:  # it does not wait, or write, that often
                break


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=EXAMPLES)
@given(data=st.data())
def test_whatever_fails_meanwhile_every_table_goes_on_and_wakes(game, data):
    volley = replace(
        data.draw(volleys(game)),
        stopped=data.draw(st.integers(0, 6)),
        failing=data.draw(st.sampled_from((0, 0, 1, 2, 3))),
        outage=data.draw(st.sampled_from((0.0, 0.0, 0.01, 1.0, 11.0))),
    )
    with TemporaryDirectory() as directory:
        fired(volley, Path(directory))
