"""What `make bench` prints of the lane: games a second, beside the Python engine in the same run.

On a processor it stays on one core, and each figure is the best of many short calls, in CPU time; where JAX finds an
accelerator, a clock measures that. `python benchmarks/lane.py --against 1000000000` plays so many games of the basic
deck instead and compares the village's share with 157/512.
"""

from __future__ import annotations

import argparse
import os
import random
import time
from collections.abc import Callable
from math import sqrt

os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")

import jax  # it reads the above
import jax.numpy as jnp

from garou.engine.live import play_silently
from garou.engine.values import Choice, Setup
from garou.games.cast import cards
from garou.games.classic import CLASSIC
from garou.games.epic_battle import EPIC_BATTLE
from garou.games.one_night import BEZIER
from garou.lane import Census, Coded, coded
from garou.lane.arrays import u32
from garou.lane.compiling import Batch, program, simulate, usual
from garou.lane.policies import by_sight
from garou.lane.simulating import batches
from garou.lane.tally import EVERYTHING, teams

FIVE = "2 werewolf, seer, robber, troublemaker, 3 villager"
EIGHT = "2 werewolf, minion, seer, robber, troublemaker, drunk, insomniac, 3 villager"
TEN = "doppelganger, 2 werewolf, minion, 2 mason, seer, robber, troublemaker, drunk, insomniac, hunter, tanner"
BATTLE = "count, vampire, renfield, seer, robber, thing, priest, marksman, witch, insomniac, aura-seer"
VILLAGE = "2 werewolf, seer, witch, cupid, hunter, 2 villager"
TABLES = {
    "5 players, basic": coded(BEZIER, cards(FIVE), 5),
    "8 players, drunk, insomniac, minion": coded(BEZIER, cards(EIGHT), 8),
    "10 players, all special roles": coded(BEZIER, cards(TEN), 10),
    "8 players, Epic Battle": coded(EPIC_BATTLE, cards(BATTLE), 8),
    "8 players, Classic": coded(CLASSIC, cards(VILLAGE), 8),
}
ON_A_CORE = jax.default_backend() == "cpu"
SECONDS = 1.0
clock = time.process_time if ON_A_CORE else time.perf_counter


def best(work: Callable[[], int]) -> float:
    """The most games a second of many calls."""
    found, begin = 0.0, time.perf_counter()
    while time.perf_counter() - begin < SECONDS:
        start = clock()
        found = max(found, work() / (clock() - start))
    return found


def compiled(wanted: Census, layout: Batch) -> tuple[Callable[[], int], float]:
    """The program, and what it cost to make and compile it."""
    key, start = jnp.array((0, 1), jnp.uint32), clock()
    run = program(wanted, layout).lower(key, u32(0)).compile()
    made = clock() - start

    def work() -> int:
        run(key, u32(0)).block_until_ready()
        return layout.games

    return work, made


def at_once(wanted: Census) -> Callable[[], int]:
    games = batches(wanted, (0, 1))
    return lambda: next(games).games


def engine(table: Coded) -> Callable[[], int]:
    """The Python engine's quickest way: nobody is told anything."""
    uniform = random.Random(1).random

    def pick(options: tuple[Choice, ...]) -> Choice:
        return options[int(uniform() * len(options))]

    def work() -> int:
        for _ in range(100):
            laid = tuple(sorted(table.cards, key=lambda _: uniform()))
            play_silently(table.rules, Setup(laid[: table.players], laid[table.players :]), pick)
        return 100

    return work


def row(name: str, figure: float, more: str = "") -> None:
    print(f"  {name:32}{figure / 1e6:12.3f}{more}", flush=True)


def measure() -> None:
    where = "one core" if ON_A_CORE else str(jax.devices()[0])
    print(f"The lane, million games a second on {where}, JAX {jax.__version__}\n")
    for name, table in TABLES.items():
        print(f"{name}")
        kinds = {
            "teams": Census(table, (teams,)),
            "all counts": Census(table, EVERYTHING),
            "teams, a policy is asked": Census(table, (teams,), policy=by_sight),
        }
        for kind, wanted in kinds.items() if not table.rules.round else ():
            work, made = compiled(wanted, usual()._replace(rounds=4))
            row(kind, best(work), f"   made in {made:.1f} s")
        row("all counts, NumPy, not compiled", best(at_once(kinds["all counts"])))
        row("the engine, nothing told", best(engine(table)))


def against_157_in_512(games: int, key: int) -> None:
    found = simulate(Census(TABLES["5 players, basic"], (teams,), withheld=False), (0, key), games)
    share, wanted = found.share("teams", "village"), 157 / 512
    error = sqrt(wanted * (1 - wanted) / found.games)
    off = (share - wanted) / error
    print(f"{found.games} games: the village won {share:.7f}, 157/512 = {wanted:.7f}: {off:+.2f} standard errors")


def main() -> None:
    words = argparse.ArgumentParser()
    words.add_argument("--against", type=int, metavar="GAMES", help="compare with 157/512 instead")
    words.add_argument("--key", type=int, default=1, help="what luck begins with")
    asked = words.parse_args()
    if asked.against:
        against_157_in_512(asked.against, asked.key)
        return
    if ON_A_CORE:
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    measure()


if __name__ == "__main__":
    main()
