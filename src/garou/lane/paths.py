"""One pass through code for each way it can go, all in the same program.

Role code asks `if`: was it declined, how many are they, which card is it? Here the answer differs from game to game. So
the code is run once for each answer, and what it does on the way is done in those games alone in which the answer is
this. As in the engine, what was run before is not done again: it is remembered up to the point where the ways part.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TypeVar, cast

from .arrays import Number, Truth, both, mask, never, none, u32

T = TypeVar("T")

EACH = u32(-1)  # every seat


class Paths:
    """Where in the code we are, and in which games: `here` is a truth by game."""

    def __init__(self) -> None:
        self.here: Truth = True
        self.narrowed: dict[Hashable, tuple[int, ...]] = {}  # on this path: of some card, what it may still be
        self._known: dict[Hashable, int] = {}  # on this path: which way it went when that was asked before
        self._done: list[object] = []  # what verbs came to on this path
        self._at = 0
        self._waiting: list[list[object]] = []
        self._within = False  # is a verb being done? Whatever verbs it uses are done with it
        self.trail: list[int] = []  # which ways it went, so far

    def everywhere(self, run: Callable[[], None], here: Truth) -> None:
        """Run it on every path there is through it, beginning with these games."""
        outer = self.here, self.narrowed, self._known, self.trail, self._done, self._at, self._waiting, self._within
        self._waiting, self._within = [[]], False
        while self._waiting:
            self._done, self._at, self.here = self._waiting.pop(), 0, here
            self.narrowed, self._known, self.trail = {}, {}, []
            run()
        self.here, self.narrowed, self._known, self.trail, self._done, self._at, self._waiting, self._within = outer

    def once(self, verb: Callable[[], T]) -> T:
        """Done by the first path that comes by; the others are told what came of it."""
        if self._within:
            return verb()
        if self._at == len(self._done):
            self._within = True
            self._done.append(verb())
            self._within = False
        self._at += 1
        return cast("T", self._done[self._at - 1])  # the same code comes by in the same order

    def part(self, number: int, ways: Callable[[], Sequence[Truth]], about: Hashable = None) -> int:
        """Which of so many is it? They exclude each other, and one of them holds. What it is about has one answer."""
        if number == 1:
            return 0
        if about is not None and about in self._known:
            return self._known[about]
        if self._within:
            raise RuntimeError("a verb asks what differs from game to game")
        if self._at == len(self._done):
            met = [(way, self.meet(self.here, when)) for way, when in enumerate(ways()) if not never(when)]
            self._waiting += [[*self._done, other] for other in reversed(met[1:])]
            self._done.append(met[0])
        way, self.here = cast("tuple[int, Truth]", self._done[self._at])
        self._at += 1
        self.trail.append(way)
        if about is not None:
            self._known[about] = way
        return way

    def holds(self, truth: Truth, about: Hashable = None) -> bool:
        """Something that is so or not in a whole game."""
        return not self.part(2, lambda: [self.lift(truth), self.lift(none(truth))], about)

    def meet(self, here: Truth, when: Truth) -> Truth:
        return both(here, when)

    def lift(self, truth: Truth) -> Truth:
        return truth


class Seatwise(Paths):
    """The same on behalf of every player at once: `here` is a mask of seats by game."""

    def __init__(self) -> None:
        super().__init__()
        self.here = EACH

    def meet(self, here: Number, when: Number) -> Number:
        return here & when

    def lift(self, truth: Truth) -> Number:
        return mask(truth, EACH)

    def holds(self, truth: Truth, about: Hashable = None) -> bool:
        return self.each(self.lift(truth), about)

    def each(self, seats: Number, about: Hashable = None) -> bool:
        """Something that is so of these seats, and not of the others."""
        return not self.part(2, lambda: [seats, ~u32(seats) if isinstance(seats, int) else ~seats], about)
