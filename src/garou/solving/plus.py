"""CFR+ over the arrays of a tree: seats take turns to improve, regrets stay above nought, later rounds weigh more.

Where several answers are as good as each other, what decides among them is how sums were rounded. So numbers are added
and multiplied in the order in which a walk through the tree would: then a walk comes to the very same strategies.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .arrays import NONE, Indices, Numbers, Tree
from .responses import added, likely, reached, uniform, worth


@dataclass(frozen=True)
class _Seat:
    """What is looked up for one seat in every round."""

    led: Indices  # histories that its choices lead to, as a walk meets them
    choices: Indices  # which choices they are
    above: Indices  # and from which histories
    ends: Numbers  # by history: what an end is worth to it
    own: Indices  # its choices
    levels: tuple[Indices, ...]  # the same, by how many decisions it has made before


class Plus:
    """One solver. `strategy` is the present one; `average` is what approaches an equilibrium.

    Among more than two seats nobody promises that; `nash_conv` measures how near it has come.
    """

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.strategy = uniform(tree)
        self.regrets = np.zeros(len(tree.actions))
        self.summed = np.zeros(len(tree.actions))
        self.rounds = 0
        self._seats = [_seat(tree, number) for number in range(tree.players)]
        self._luck = reached(tree, tree.chance)
        self._reach = [self._reached_by(seat) for seat in self._seats]

    def run(self, rounds: int) -> None:
        """So many rounds more, in each of which every seat improves once."""
        for _ in range(rounds):
            self.rounds += 1
            for number in range(self.tree.players):
                self._improve(number)

    @property
    def average(self) -> Numbers:
        return shared(self.tree, self.summed)

    def _improve(self, number: int) -> None:
        tree, seat = self.tree, self._seats[number]
        found = worth(tree, likely(tree, self.strategy), seat.ends)
        gained = self._others(number)[seat.above] * (found[seat.led] - found[seat.above])
        self.regrets = np.maximum(added(self.regrets, seat.choices, gained), 0.0)
        self.summed += self.rounds * self._own_reach(seat)
        self.strategy[seat.own] = shared(tree, self.regrets)[seat.own]
        self._reach[number] = self._reached_by(seat)

    def _others(self, number: int) -> Numbers:
        """By history: how likely all others, and luck, let it come to that."""
        before, after = np.ones(self.tree.size), np.ones(self.tree.size)
        for reach in self._reach[:number]:
            before *= reach
        for reach in self._reach[number + 1 :]:
            after *= reach
        return np.asarray(before * (after * self._luck), np.float64)

    def _reached_by(self, seat: _Seat) -> Numbers:
        """By history: how likely this seat plays up to there."""
        steps = np.ones(self.tree.size)
        steps[seat.led] = self.strategy[seat.choices]
        return reached(self.tree, steps)

    def _own_reach(self, seat: _Seat) -> Numbers:
        """By choice of this seat: how likely it plays up to there and makes it."""
        reach = np.zeros(len(self.strategy) + 1)
        reach[NONE] = 1.0
        for choices in seat.levels:
            reach[choices] = self.strategy[choices] * reach[self.tree.before[self.tree.owner[choices]]]
        return reach[:-1]


def _seat(tree: Tree, number: int) -> _Seat:
    own = tree.seat[tree.owner] == number  # by choice
    led = np.flatnonzero((tree.leads != NONE) & own[tree.leads])
    led = led[np.argsort(tree.order[led])]
    made = tree.depths[tree.owner]
    levels = tuple(np.flatnonzero(own & (made == depth)) for depth in range(int(made.max(initial=-1)) + 1))
    ends = np.ascontiguousarray(tree.returns[:, number])
    return _Seat(led, tree.leads[led], tree.parent[led], ends, np.flatnonzero(own), levels)


def shared(tree: Tree, weights: Numbers) -> Numbers:
    """Within each set in these shares; where all are nought, each the same."""
    total = np.bincount(tree.owner, weights)[tree.owner]
    return np.where(total > 0, weights / np.where(total > 0, total, 1.0), uniform(tree))
