"""What a strategy is worth to each seat, and how much each could gain by leaving it: NashConv."""

from __future__ import annotations

import numpy as np

from .arrays import NONE, Indices, Numbers, Tree


def uniform(tree: Tree) -> Numbers:
    """Whatever is legal, each as likely."""
    return 1 / np.diff(tree.begins)[tree.owner]


def likely(tree: Tree, strategy: Numbers) -> Numbers:
    """By history: how likely it follows upon its parent."""
    padded = np.append(strategy, 1.0)  # NONE is the last
    return np.asarray(tree.chance * padded[tree.leads], np.float64)


def reached(tree: Tree, steps: Numbers) -> Numbers:
    """By history: the product of these on the way there."""
    reach = np.empty(tree.size)
    reach[0] = 1.0
    for level in tree.levels[1:]:
        reach[level] = reach[tree.parent[level]] * steps[level]
    return reach


def worth(tree: Tree, steps: Numbers, ends: Numbers) -> Numbers:
    """By history: what one seat is to expect from there on."""
    found = ends.copy()
    for before, level, above in zip(tree.levels[-2::-1], tree.levels[:0:-1], tree.above[::-1], strict=True):
        found[before] += np.bincount(above, steps[level] * found[level], minlength=before.stop - before.start)
    return found


def values(tree: Tree, strategy: Numbers) -> Numbers:
    """By seat: what the game is worth if all play by this strategy."""
    steps = likely(tree, strategy)
    return np.array([worth(tree, steps, tree.returns[:, seat])[0] for seat in range(tree.players)])


def nash_conv(tree: Tree, strategy: Numbers) -> float:
    """What all seats could gain, added up, if each alone answered as well as can be."""
    gained = [best(tree, strategy, seat) for seat in range(tree.players)]
    return float(np.sum(gained - values(tree, strategy)))


def best(tree: Tree, strategy: Numbers, seat: int) -> float:
    """What the game is worth to this seat if it alone knows how the others play, and plays its best."""
    mine = tree.seat == seat
    own = mine[tree.owner]  # by choice
    reach = reached(tree, likely(tree, np.where(own, 1.0, strategy)))
    led = np.flatnonzero(tree.leads != NONE)
    answer, ends = strategy.copy(), tree.returns[:, seat]
    for depth in range(int(np.max(tree.depths[mine], initial=-1)), -1, -1):
        found = worth(tree, likely(tree, answer), ends)
        # By choice, over all histories of its set.
        gains = added(np.zeros(len(strategy)), tree.leads[led], reach[tree.parent[led]] * found[led])
        deciding = np.flatnonzero(mine & (tree.depths == depth))
        answer[np.isin(tree.owner, deciding)] = 0.0
        answer[[_highest(tree, gains, int(one)) for one in deciding]] = 1.0
    return float(worth(tree, likely(tree, answer), ends)[0])


def _highest(tree: Tree, gains: Numbers, one: int) -> int:
    begin, end = tree.begins[one], tree.begins[one + 1]
    return int(begin + np.argmax(gains[begin:end]))


def added(numbers: Numbers, to: Indices, more: Numbers) -> Numbers:
    """One after the other onto what is there."""
    where = np.concatenate((np.arange(len(numbers)), to))
    return np.asarray(np.bincount(where, np.concatenate((numbers, more)), minlength=len(numbers)), np.float64)
