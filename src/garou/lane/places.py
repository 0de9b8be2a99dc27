"""What differs from game to game, as role code holds it in its hands: places, groups, cards that were turned up."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import reduce
from itertools import pairwise
from operator import or_
from typing import Any, NamedTuple

from garou.engine.roles import Role

from .arrays import Number, Truth, both, lowest, none, rest
from .coding import NoArrayForm
from .paths import Paths


class Somewhere(NamedTuple):
    """A place by game, and in which games there is one: somebody awake, or nobody."""

    at: Number
    there: Truth = True


class Spot:
    """Such a place by its number at the table: it can be passed on, and no more. `other`: one of those it is not."""

    __slots__ = ("number", "other")

    def __init__(self, number: int, other: int = -1) -> None:
        self.number, self.other = number, other

    def __hash__(self) -> int:
        return hash((self.number, self.other))

    def __eq__(self, to: object) -> bool:
        """Of the same place two others are the same or are not; all else differs from game to game."""
        if isinstance(to, Spot) and self.number == to.number and (self.other < 0) == (to.other < 0):
            return self.other == to.other
        raise NoArrayForm("==")


class Wakeful:
    """Seats by game: at most so many of them."""

    def __init__(
        self, seats: Number, most: int, paths: Paths, lay: Callable[[Sequence[Somewhere]], list[Spot]]
    ) -> None:
        self.seats, self.most, self._paths, self._lay = seats, most, paths, lay

    def __bool__(self) -> bool:
        return not self._paths.part(2, lambda: [self.seats != 0, self.seats == 0])

    def __len__(self) -> int:
        return self._paths.part(self.most + 1, self._so_many)

    def _so_many(self) -> list[Truth]:
        there = [True, *(one.there for one in one_by_one(self.seats, self.most)), False]
        return [both(some, none(more)) for some, more in pairwise(there)]

    def __iter__(self) -> Iterator[Spot]:
        """The lowest first; in games with fewer, the last are not there."""
        return iter(self._paths.once(lambda: self._lay(one_by_one(self.seats, self.most))))

    def __getitem__(self, number: int) -> Spot:
        return list(self)[number]


def one_by_one(seats: Number, most: int) -> list[Somewhere]:
    """The lowest first."""
    found = list[Somewhere]()
    for _ in range(most):
        found.append(Somewhere(lowest(seats), seats != 0))
        seats = rest(seats)
    return found


class Face:
    """A card that is one role here and another there: the ways part where roles differ in what is asked of it."""

    def __init__(self, key: int, paths: Paths, roles: Sequence[Role], is_that: Callable[[Role], Truth]) -> None:
        self._key, self._paths, self._roles, self._is_that = key, paths, roles, is_that

    def __getattr__(self, name: str) -> Any:
        left = self._paths.narrowed.get(self._key, tuple(range(len(self._roles))))
        alike: dict[Any, tuple[int, ...]] = {}
        for number in left:
            value = getattr(self._roles[number], name)
            alike[value] = (*alike.get(value, ()), number)
        way = self._paths.part(len(alike), lambda: [self._is_any(numbers) for numbers in alike.values()])
        value, self._paths.narrowed[self._key] = list(alike.items())[way]
        return value

    def _is_any(self, numbers: Sequence[int]) -> Truth:
        return reduce(or_, [self._is_that(self._roles[number]) for number in numbers])
