"""What differs from game to game, as role code holds it in its hands: places, groups, cards that were turned up."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from functools import partial, reduce
from itertools import count, pairwise
from operator import or_
from typing import TYPE_CHECKING, Any, NamedTuple

from garou.engine.roles import Role

from .arrays import Number, Truth, both, covers, lowest, mask, none, rest
from .coding import NoArrayForm
from .paths import EACH, Paths, Seatwise

if TYPE_CHECKING:
    from .looking import LookingTable


class Somewhere(NamedTuple):
    """A place by game, and in which games there is one: somebody awake, or nobody."""

    at: Number
    there: Truth = True


class Spot:
    """Such a place by its number at the table: it can be passed on, and compared. `other`: one of those it is not."""

    __slots__ = ("number", "other", "table")

    def __init__(self, number: int, other: int = -1, table: LookingTable | None = None) -> None:
        self.number, self.other, self.table = number, other, table

    def __hash__(self) -> int:
        return hash((self.number, self.other))

    def __eq__(self, to: object) -> bool:
        """Two others of the same place are the same or are not; all else differs from game to game."""
        if isinstance(to, Spot) and self.number == to.number and (self.other < 0) == (to.other < 0):
            return self.other == to.other
        if self.table is None:
            raise NoArrayForm("==")
        return self.table.same(self, to)

    def __lt__(self, to: Any) -> bool:
        """In order: two of a pair."""
        return self.table.before(self, to) if self.table else NotImplemented


class Perhaps(Spot):
    """Somebody or nobody, who can be told of as either."""


class Each:
    """Everybody, each at their own seat: whatever is asked of it is answered seat by seat."""


class Target:
    """Whom each of them points at, of those who do."""


_serial = count()
everybody: Any = Each()
pointed_at: Any = Target()


class SomeSeats:
    """Seats by game: at most so many of them."""

    def __init__(self, seats: Number, most: int, table: LookingTable) -> None:
        self.seats, self.most, self.table = seats, most, table
        self.number = next(_serial)

    def __bool__(self) -> bool:
        return self.most > 0 and self.table.paths.holds(self.seats != 0, (self.number, "any"))

    def __len__(self) -> int:
        """None, one, or several: more is asked by nobody."""
        number, paths = min(self.most, SEVERAL), self.table.paths
        return paths.part(number + 1, lambda: [paths.lift(so) for so in self._so_many(number)], (self.number, "len"))

    def _so_many(self, number: int) -> list[Truth]:
        there = [True, *(one.there for one in one_by_one(self.seats, number)), False]
        return [both(some, none(more)) for some, more in pairwise(there)]

    def __iter__(self) -> Iterator[Any]:
        """The lowest first; in games with fewer, the last are not there. On behalf of everybody, all at once."""
        if isinstance(self.table.paths, Seatwise):
            return iter([self])
        return iter(self.table.paths.once(self._spots))

    def _spots(self) -> list[Spot]:
        """Of many it is asked of each seat whether it is one of them."""
        seats = self.table.seats
        if 2 * self.most <= len(seats):
            return self.table.lay(one_by_one(self.seats, self.most))
        return self.table.lay([partial(self._if_there, seat) for seat in seats])

    def _if_there(self, seat: int) -> Somewhere:
        return Somewhere(seat, covers(self.seats, seat))

    def __getitem__(self, number: int) -> Any:
        """The first; nobody asks for another."""
        if number:
            raise NoArrayForm("[]")
        return self.table.paths.once(lambda: self.table.lay(one_by_one(self.seats, 1))[0])

    def __contains__(self, one: object) -> bool:
        return self.most > 0 and self.table.within(self, one)

    def __add__(self, other: SomeSeats) -> SomeSeats:
        most = min(self.most + other.most, len(self.table.seats))
        return SomeSeats(self.seats | other.seats, most, self.table)

    def __sub__(self, others: Iterable[Any]) -> SomeSeats:
        found: SomeSeats = self.table.but(self, others)
        return found


SEVERAL = 2


class Roused(SomeSeats):
    """Those who wake as one of these: whoever is asked for is remembered with what for."""

    def __init__(self, seats: Number, most: int, table: LookingTable, roles: tuple[Any, ...]) -> None:
        super().__init__(seats, most, table)
        self.roles = roles

    def _spots(self) -> list[Spot]:
        """How manieth each is, is known when they are counted one by one."""
        spots = self.table.lay(one_by_one(self.seats, self.most))
        self.table.rouse(spots, self.roles)
        return spots

    def __getitem__(self, number: int) -> Any:
        return list(iter(self))[number]


class Beside(SomeSeats):
    """A group without oneself: those that each has beside."""

    def __bool__(self) -> bool:
        several = rest(self.seats) != 0
        alone = mask(self.seats != 0, ~self.seats)
        return self.table.seatwise.each(mask(several, EACH) | alone, (self.number, "any"))


class Pointers(SomeSeats):
    """Those who point at each."""


class Reached(SomeSeats):
    """Some of those who point at each: is there one?"""

    def __bool__(self) -> bool:
        return self.table.seatwise.each(self.table.reached_by(self.seats), (self.number, "any"))


def one_by_one(seats: Number, most: int) -> list[Somewhere]:
    """The lowest first."""
    found = list[Somewhere]()
    for _ in range(most):
        found.append(Somewhere(lowest(seats), seats != 0))
        seats = rest(seats)
    return found


class Face:
    """A card that is one role here and another there: the ways part where roles differ in what is asked of it."""

    def __init__(self, key: Hashable, paths: Paths, roles: Sequence[Role], is_that: Callable[[Role], Truth]) -> None:
        self._key, self._paths, self._roles, self._is_that = key, paths, roles, is_that

    def __getattr__(self, name: str) -> Any:
        return self._part(lambda role: getattr(role, name))

    def is_a(self, team: Any) -> Any:
        return self._part(lambda role: role.is_a(team))

    def _part(self, asked: Callable[[Role], Any]) -> Any:
        left = self._paths.narrowed.get(self._key, tuple(range(len(self._roles))))
        alike: dict[Any, tuple[int, ...]] = {}
        for number in left:
            value = asked(self._roles[number])
            alike[value] = (*alike.get(value, ()), number)
        way = self._paths.part(len(alike), lambda: [self._is_any(numbers) for numbers in alike.values()])
        value, self._paths.narrowed[self._key] = list(alike.items())[way]
        return value

    def _is_any(self, numbers: Sequence[int]) -> Truth:
        return reduce(or_, [self._is_that(self._roles[number]) for number in numbers])


class UnreadWord:
    """A word that is one here and another there: the name of a mark, or of a card."""

    def __init__(self, spelling: Callable[[], Number], is_that: Callable[[str], bool] | None = None) -> None:
        self.spelling, self._is_that = spelling, is_that

    def __eq__(self, word: object) -> bool:
        if self._is_that is None or not isinstance(word, str):
            raise NoArrayForm("==")
        return self._is_that(word)

    __hash__ = None  # type: ignore[assignment]  # no key: it differs from game to game
