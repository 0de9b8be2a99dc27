"""Luck and hash seed do not matter: two processes with different PYTHONHASHSEED tell the same story."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

PROGRAM = """
from decks import PLAYED, begun, luck, moments
from outlets import outlets, record_of
from garou.record.values import lines_of
for played in PLAYED:
    rng = luck(played, 7)
    for _ in range(6):
        for game in moments(begun(played, rng, most=10), rng):
            print([(question.seats, question.topic, question.options) for question in game.open])
        print([(sorted(fact.audience), fact.name, fact.data) for fact in game.facts], game.outcome)
        print(sorted(game.position.tokens), sorted(game.position.dead), game.position.lies, game.position.counts)
        print(lines_of(record_of(played, game), game.log))
    print(outlets(played, game)[-1][1].decode())
"""


def started(hash_seed: str) -> subprocess.Popen:
    tests = Path(__file__).parents[1]
    paths = os.pathsep.join(filter(None, (os.environ.get("PYTHONPATH"), str(tests))))
    env = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": paths, "PYTHONIOENCODING": "utf-8"}
    return subprocess.Popen([sys.executable, "-c", PROGRAM], env=env, stdout=subprocess.PIPE, text=True)


def test_two_processes_tell_the_same_story():
    processes = [started(hash_seed) for hash_seed in ("1", "2")]
    one, other = (process.communicate()[0] for process in processes)
    assert [process.returncode for process in processes] == [0, 0]
    assert one.splitlines() == other.splitlines()
    assert all(
        f"'{topic}'" in one for topic in ("artifact", "spied", "witch-give", "hunter", "successor", "doppelganger")
    )
