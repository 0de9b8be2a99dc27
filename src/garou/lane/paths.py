"""One pass through code for each way it can go, all in the same program.

Role code asks `if`: was it declined, how many are they, which card is it? Here the answer differs from game to game. So
the code is run once for each answer, and what it does on the way is done in those games alone in which the answer is
this. As in the engine, what was run before is not done again: it is remembered up to the point where the ways part.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar, cast

from .arrays import Truth, both

T = TypeVar("T")


class Paths:
    """Where in the code we are, and in which games: `here` is a truth by game, or a mask of seats by game."""

    __slots__ = ("_at", "_done", "_waiting", "here", "meet", "narrowed")

    def __init__(self, meet: Callable[[Truth, Truth], Truth] = both) -> None:
        self.here: Truth = True
        self.meet = meet
        self.narrowed: dict[int, tuple[int, ...]] = {}  # on this path: of some card, what it may still be
        self._done: list[object] = []  # what verbs came to on this path
        self._at = 0
        self._waiting: list[list[object]] = []

    def everywhere(self, run: Callable[[], None], here: Truth) -> None:
        """Run it on every path there is through it, beginning with these games."""
        outer = self.here, self.narrowed, self._done, self._at, self._waiting
        self._waiting = [[]]
        while self._waiting:
            self._done, self._at, self.here, self.narrowed = self._waiting.pop(), 0, here, {}
            run()
        self.here, self.narrowed, self._done, self._at, self._waiting = outer

    def once(self, verb: Callable[[], T]) -> T:
        """Done by the first path that comes by; the others are told what came of it."""
        if self._at == len(self._done):
            self._done.append(verb())
        self._at += 1
        return cast("T", self._done[self._at - 1])  # the same code comes by in the same order

    def part(self, number: int, ways: Callable[[], Sequence[Truth]]) -> int:
        """Which of so many is it? They exclude each other, and one of them holds."""
        if number == 1:
            return 0
        if self._at == len(self._done):
            met = [(way, self.meet(self.here, when)) for way, when in enumerate(ways())]
            self._waiting += [[*self._done, other] for other in reversed(met[1:])]
            self._done.append(met[0])
        way, self.here = cast("tuple[int, Truth]", self._done[self._at])
        self._at += 1
        return way
