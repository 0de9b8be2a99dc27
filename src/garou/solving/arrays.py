"""The whole tree of a small table as arrays: history after history, level by level."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from garou.engine.values import CHANCE, Seat

from .histories import Histories, History

Numbers = NDArray[np.float64]
Indices = NDArray[np.intp]

NONE = -1  # no set, no move: luck's, or nobody's


@dataclass(frozen=True)
class Tree:
    """Histories by number: the root is 0, and the children of each follow each other on the next level.

    A *set* is what one seat cannot tell apart; a *choice* is one action of a set, numbered through over all sets, those
    of one set beside each other. A strategy is one number for each choice.
    """

    players: int
    levels: tuple[slice, ...]
    parent: Indices  # by history; the root is its own
    first: Indices  # by history: its first child; what has none has the number that comes next
    chance: Numbers  # by history: how likely luck leads there from its parent; 1 where a seat decides
    leads: Indices  # by history: the choice that leads there; NONE where luck does, and for the root
    in_set: Indices  # by history: the set of whoever decides there, or NONE
    returns: Numbers  # by history and seat; nought before the end
    sets: tuple[str, ...]  # what the seat goes by
    seat: Indices  # by set: who decides
    begins: Indices  # by set: its first choice; one more, so that the last ends somewhere
    actions: Indices  # by choice: its number at the table
    owner: Indices  # by choice: its set
    before: Indices  # by set: the last choice that its seat made before, or NONE

    @property
    def size(self) -> int:
        """How many histories there are, the root and the ends among them."""
        return len(self.parent)

    @cached_property
    def above(self) -> tuple[Indices, ...]:
        """By level: of each history where its parent stands on the level before."""
        return tuple(
            self.parent[level] - before.start for before, level in zip(self.levels, self.levels[1:], strict=False)
        )

    @cached_property
    def order(self) -> Indices:
        """By history: its number if the tree is walked child by child, each with all that comes after it."""
        sizes = np.ones(self.size, np.intp)
        for level in reversed(self.levels[1:]):
            np.add.at(sizes, self.parent[level], sizes[level])
        found = np.zeros(self.size, np.intp)
        for level in self.levels[1:]:
            above = self.parent[level]
            until = np.cumsum(sizes[level]) - sizes[level]
            found[level] = found[above] + 1 + until - until[self.first[above] - level.start]
        return found

    @cached_property
    def depths(self) -> Indices:
        """By set: how many decisions its seat has made before."""
        found = np.zeros(len(self.sets), np.intp)
        for one, choice in enumerate(self.before):  # a set of what was decided before has a lower number
            found[one] = 0 if choice == NONE else found[self.owner[choice]] + 1
        return found


class _Node(NamedTuple):
    history: History
    parent: int
    chance: float
    leads: int
    last: tuple[int, ...]  # by seat: its last choice so far, or NONE


class _Growing:
    """Level after level; what a set is, is known once its first history has come."""

    def __init__(self, game: Histories) -> None:
        self.game = game
        self.sets: dict[str, int] = {}
        self.seat: list[int] = []
        self.before: list[int] = []
        self.begins: list[int] = [0]
        self.actions: list[int] = []

    def set_of(self, node: _Node, seat: Seat, moves: list[int]) -> int:
        known = self.game.known(node.history, seat)
        found = self.sets.setdefault(known, len(self.sets))
        if found == len(self.seat):
            self.seat.append(seat)
            self.before.append(node.last[seat])
            self.actions += moves
            self.begins.append(len(self.actions))
        return found

    def children(self, node: _Node, number: int) -> tuple[int, list[_Node]]:
        """The set of whoever decides there, and what comes after."""
        seat = self.game.turn(node.history)
        if seat is None:
            return NONE, []
        moves = self.game.moves(node.history)
        after = [self.game.after(node.history, made) for made in moves.values()]
        if seat == CHANCE:
            return NONE, [_Node(game, number, 1 / len(moves), NONE, node.last) for game in after]
        found = self.set_of(node, seat, [*moves])
        begin = self.begins[found]
        grown = enumerate(after, begin)
        return found, [_Node(game, number, 1.0, choice, _with(node.last, seat, choice)) for choice, game in grown]


def grown(game: Histories) -> Tree:
    """All of it. It takes a second for forty thousand histories."""
    growing = _Growing(game)
    level = [_Node(None, 0, 1.0, NONE, (NONE,) * game.players)]
    nodes: list[_Node] = []
    in_set: list[int] = []
    first: list[int] = []
    ends: list[int] = [0]
    returns: list[list[float]] = []
    while level:
        following: list[_Node] = []
        for number, node in enumerate(level, ends[-1]):
            found, children = growing.children(node, number)
            in_set.append(found)
            first.append(ends[-1] + len(level) + len(following))
            returns.append(game.returns(node.history) if not children else [0.0] * game.players)
            following += children
        nodes += [node._replace(history=None) for node in level]
        ends.append(len(nodes))
        level = following
    return Tree(
        players=game.players,
        levels=tuple(_slices(ends)),
        parent=_indices([node.parent for node in nodes]),
        first=_indices(first),
        chance=np.array([node.chance for node in nodes]),
        leads=_indices([node.leads for node in nodes]),
        in_set=_indices(in_set),
        returns=np.array(returns),
        sets=tuple(growing.sets),
        seat=_indices(growing.seat),
        begins=_indices(growing.begins),
        actions=_indices(growing.actions),
        owner=np.repeat(np.arange(len(growing.seat)), np.diff(growing.begins)),
        before=_indices(growing.before),
    )


def _slices(ends: list[int]) -> Iterator[slice]:
    return (slice(begin, end) for begin, end in pairwise(ends))


def _indices(numbers: list[int]) -> Indices:
    return np.array(numbers, np.intp)


def _with(last: tuple[int, ...], seat: int, choice: int) -> tuple[int, ...]:
    return (*last[:seat], choice, *last[seat + 1 :])
