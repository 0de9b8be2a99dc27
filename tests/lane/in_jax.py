"""What test_compiled.py asks of JAX, in a process of its own: it has many threads, and others fork."""

from __future__ import annotations

import json
import os
import sys
from functools import partial
from pathlib import Path

os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
os.environ["JAX_PLATFORMS"] = "cpu"
sys.path.insert(0, str(Path(__file__).parents[1]))

import jax  # it reads the above

import spoken
from garou.lane.compiling import Batch, simulate
from garou.lane.playing import replay
from garou.lane.policies import by_sight
from garou.lane.simulating import AT_ONCE, Census
from garou.lane.talking import evening
from garou.lane.tally import dealt, teams
from lanes import FIVE, apart, battles, some_games, tables

ODD = tables(19)[12]
LAYOUTS = Batch(AT_ONCE // 64, 64, 2), Batch(AT_ONCE // 32, 32, 2, inner=True)


def replayed(laid):
    games = some_games(laid, 400)
    compiled = jax.jit(partial(replay, laid))
    return apart(compiled(jax.numpy.asarray(games.dealt), jax.tree.map(jax.numpy.asarray, games.choices)), games)


def counted(census, layouts):
    return [[[*label, often] for label, often in simulate(census, (0, 9), 1, one).often.items()] for one in layouts]


def talked(name):
    """Not compiled: op by op, on arrays of JAX."""
    with jax.disable_jit():
        games = jax.numpy.arange(spoken.GAMES, dtype="uint32")
        return jax.numpy.asarray(evening(spoken.LAID, spoken.luck(games), spoken.policies()[name]).dead).tolist()


if __name__ == "__main__":
    many, *names = sys.argv[1:]
    layouts = [(*LAYOUTS[turn:], *LAYOUTS[:turn])[: int(many)] for turn in (0, 1, 0)]  # each is met, or all by all
    luck = Census(ODD, (teams, dealt)), Census(FIVE, (teams,), policy=by_sight), Census(battles(40)[9], (teams,))
    done = {"counted": [*map(counted, luck, layouts)], "talked": {name: talked(name) for name in names}}
    json.dump({"replayed": replayed(FIVE), **done}, sys.stdout)
