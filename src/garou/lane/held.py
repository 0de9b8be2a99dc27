"""What role code finds on a table, one thing for all games: marks, prints, what wakes as what, who points at whom."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from itertools import accumulate
from operator import or_
from typing import TYPE_CHECKING, Any

from garou.engine.values import RoleName, Slot, Team

from .arrays import Number, both, covers, how_many, lowest, u32, where, word
from .facts import spelt
from .places import Each, Somewhere, Target, UnreadWord, pointed_at

if TYPE_CHECKING:
    from .looking import LookingTable
    from .table import LaneTable

Placed = Any  # a slot that is the same in all games, a spot, or everybody at their own


class SomeWords:
    """SomeWords of which some can be had, and others not: which differs from game to game."""

    def __init__(self, there: dict[str, Any], table: LookingTable) -> None:
        self.there, self._table = there, table

    def __bool__(self) -> bool:
        return self._table.paths.holds(self.many() != 0)

    def many(self) -> Number:
        return reduce(lambda one, other: one + other, map(word, self.there.values()), u32(0))

    def ways(self, number: Number) -> list[Any]:
        """By word, whether it is the one of that number among those that are there."""
        before = accumulate(map(word, self.there.values()), initial=u32(0))
        return [both(there, number == place) for there, place in zip(self.there.values(), before, strict=False)]


class LivingTeams:
    """By team, how many are alive."""

    def __init__(self, table: LookingTable) -> None:
        self._table, self._alive = table, table.mask_of(table.alive)

    def __getitem__(self, team: Team) -> HowMany:
        return HowMany(how_many(self._table.side(team).seats & self._alive), self._table)


class HowMany:
    """A number that differs from game to game: it is only compared."""

    def __init__(self, number: Number, table: LookingTable) -> None:
        self.number, self._table = number, table

    def __bool__(self) -> bool:
        return self._table.paths.holds(self.number != 0)

    def __le__(self, other: HowMany | int) -> bool:
        than = other.number if isinstance(other, HowMany) else other
        return self._table.paths.holds(self.number <= than)


class Worn:
    """By seat, the mark that lies there."""

    def __init__(self, table: LaneTable) -> None:
        self._table = table

    def __getitem__(self, seat: Placed) -> UnreadWord:
        table, worn = self._table, self._table.worn
        words = table.paths.once(lambda: worn.words)

        def seats(mark: str) -> Number:
            return worn.rack.where(words, worn.names.index(mark)) if worn.most(mark) else u32(0)

        def is_that(mark: str) -> bool:
            if not worn.most(mark):
                return False
            if isinstance(seat, Each):
                return table.seatwise.each(seats(mark), (seat, mark))
            if isinstance(seat, Target):
                return table.seatwise.each(table.who_reach(seats(mark)), (seat, mark))
            return table.paths.holds(covers(seats(mark), table.place(seat).at))

        def spelling() -> Number:
            code = worn.at(words, table.place(seat).at)
            return reduce(
                lambda found, mark: where(code == worn.names.index(mark), spelt(mark), found), worn.names, u32(0)
            )

        return UnreadWord(spelling, is_that)


class Prints:
    """The names on the cards: which there are, and of each by itself that it is one of them."""

    def __init__(self, table: LaneTable) -> None:
        self._table = table

    def __iter__(self) -> Iterator[RoleName]:
        return iter(self._table.coded.laid)

    def __contains__(self, name: object) -> bool:
        return name in self._table.coded.laid

    def __getitem__(self, slot: Slot) -> UnreadWord:
        """Asked of the card that was dealt to a seat: it is told, and nothing else."""
        return UnreadWord(lambda: self._table.spelt_role(self._table.spread.dealt_to(int(slot))))


class OwnCards:
    """By seat, its card, on behalf of everybody: passed on to ask what it counts as."""

    def __getitem__(self, seat: Placed) -> Placed:
        return seat


class CountsAs:
    """By card, what it counts as; by the seat it was dealt to, it can be set."""

    def __init__(self, table: LaneTable) -> None:
        self._table = table

    def __getitem__(self, seat: Placed) -> RoleName:
        table = self._table
        roles = table.coded.roles
        if not isinstance(seat, Each):
            table.cannot("counts")
        return roles[table.paths.part(len(roles), lambda: [table.spread.counting(name) for name in roles])]

    def __setitem__(self, me: Placed, role: RoleName) -> None:
        table = self._table
        table.paths.once(lambda: table.count_as(me, role))


class Waking:
    """By seat, whom it wakes as: it can be set, and asked where it was set."""

    def __init__(self, table: LaneTable) -> None:
        self._table = table
        self._set: dict[Placed, RoleName] = {}

    def __getitem__(self, me: Placed) -> RoleName:
        return self._set[me] if me in self._set else self._table.cannot("wakes_as")

    def __setitem__(self, me: Placed, role: RoleName) -> None:
        table = self._table
        (seat,), when, (_, before) = table.at(me), table.when(me), table.roused(me)
        self._set[me] = role
        table.paths.once(lambda: table.spread.join(seat, when, before, role))


class Pointing:
    """By seat, at whom it points, if at anybody."""

    def __init__(self, table: LaneTable) -> None:
        self._table = table

    def __getitem__(self, seat: Placed) -> Any:
        table = self._table
        if isinstance(seat, Each):
            some = reduce(or_, [word(at != 0) << number for number, at in enumerate(table.pointed)])
            return pointed_at if table.seatwise.each(some, "votes") else None
        at = table.pointed[seat] if isinstance(seat, int) else table.finger_of(table.place(seat))
        if not table.paths.holds(at != 0):
            return None
        return table.paths.once(lambda: table.lay([Somewhere(lowest(at))])[0])
