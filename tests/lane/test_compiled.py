"""A program that JAX compiles plays the same games as NumPy, one by one: whatever holds of one holds of the other."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import spoken
from garou.lane.policies import by_sight
from garou.lane.simulating import AT_ONCE, Census, simulate
from garou.lane.talking import evening
from garou.lane.tally import dealt, teams
from lanes import FIVE, NONE, battles, tables
from slices import leaving_out, sliced


@pytest.fixture(scope="module")
def found():
    wanted = [str(leaving_out(1, deep=2)), *leaving_out(["table"], deep=["honest", "table", "network"])]
    script = Path(__file__).with_name("in_jax.py")
    done = subprocess.run([sys.executable, script, *wanted], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_a_compiled_replay_ends_as_the_engine_does(found):
    assert found["replayed"] == NONE


@pytest.mark.parametrize(
    ("number", "wanted"),
    [
        (0, Census(tables(19)[12], (teams, dealt))),
        (1, Census(FIVE, (teams,), policy=by_sight)),
        (2, Census(battles(40)[9], (teams,))),
    ],
    ids=["luck", "policy", "battle"],
)
def test_the_same_key_gives_the_same_counts_however_they_are_laid_out(found, number, wanted):
    mine = simulate(wanted, (0, 9), 2 * AT_ONCE)
    for one in found["counted"][number]:
        assert {(what, which): often for what, which, often in one} == mine.often


@pytest.mark.parametrize("name", sliced(["honest", "table", "network"], first=1))
def test_policies_that_talk_do_the_same_on_arrays_of_jax(found, name):
    """But where a chance lies on the edge of a class: JAX counts with fewer digits."""
    with np.errstate(over="ignore"):
        end = evening(spoken.LAID, spoken.luck(np.arange(spoken.GAMES, dtype=np.uint32)), spoken.policies()[name])
    same = np.asarray(found["talked"][name]) == end.dead
    assert same.mean() > 0.99
