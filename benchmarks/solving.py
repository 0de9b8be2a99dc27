"""CFR+ over our arrays beside OpenSpiel's on the same game, in one run, in CPU time: `python benchmarks/solving.py`.

The game is three players with two werewolves, seer, robber and two villagers; the lone wolf looks, and nobody keeps
back their vote. Both do the same rounds, and NashConv is taken of what both have found: by OpenSpiel and by us.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

import numpy as np
import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability

from garou.solving import Plus, Tree, grown, nash_conv, uniform
from garou.solving.arrays import Numbers
from garou.solving.spiel import TableGame, load

CARDS = "2 werewolf, seer, robber, 2 villager"
ROUNDS = 5
MORE = 200  # of ours, which are over too soon to be timed by a few
WANTED = 50


def timed(work: Callable[[], object]) -> float:
    began = time.process_time()
    work()
    return time.process_time() - began


def of_theirs(tree: Tree, found: policy.Policy) -> Numbers:
    """A strategy of OpenSpiel's as numbers by choice."""
    by_set = [found.policy_for_key(name) for name in tree.sets]
    return np.array([by_set[one][action] for one, action in zip(tree.owner, tree.actions, strict=True)])


def main() -> int:
    game: TableGame = load(edition="ravensburger", cards=CARDS, must=("werewolf", "vote"))
    began = time.process_time()
    tree = grown(game.histories)
    print(f"{tree.size:,} histories, {len(tree.sets)} sets, their arrays in {time.process_time() - began:.1f} s")
    print(f"uniform: NashConv {nash_conv(tree, uniform(tree)):.15f}, and 5/12 is {5 / 12:.15f}")

    theirs = cfr.CFRPlusSolver(game)
    slow = timed(lambda: [theirs.evaluate_and_update_policy() for _ in range(ROUNDS)]) / ROUNDS
    compiled = pyspiel.CFRPlusSolver(game)
    faster = timed(lambda: [compiled.evaluate_and_update_policy() for _ in range(ROUNDS)]) / ROUNDS
    ours = Plus(tree)
    ours.run(ROUNDS)
    again = Plus(tree)
    quick = timed(lambda: again.run(MORE)) / MORE
    print(f"a round: OpenSpiel in Python {slow:.2f} s, in C++ {faster:.2f} s, ours {1000 * quick:.2f} ms")
    print(f"ours is {slow / quick:,.0f} times as fast as the one, {faster / quick:,.0f} times as fast as the other")

    found = theirs.average_policy()
    apart = np.abs(of_theirs(tree, found) - ours.average).max()
    by_them = exploitability.nash_conv(game, found)
    by_us, of_ours = nash_conv(tree, of_theirs(tree, found)), nash_conv(tree, ours.average)
    print(f"after {ROUNDS} rounds: strategies differ by {apart:.1e} at most")
    print(f"NashConv of theirs {by_them:.15f} as they measure it, {by_us:.15f} as we do; of ours {of_ours:.15f}")
    print(f"of ours after {MORE} rounds {nash_conv(tree, again.average):.6f}")
    return 0 if min(slow, faster) / quick >= WANTED and abs(by_them - of_ours) < 1e-12 else 1


sys.exit(main())
