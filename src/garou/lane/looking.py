"""The engine's verbs that name groups of players, for a whole batch of games at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from operator import or_
from typing import Any, NoReturn

from garou.engine.roles import Role
from garou.engine.rules import card_role
from garou.engine.table import ASLEEP, Table
from garou.engine.values import RoleName, Slot, Team

from .arrays import Number, Truth, bit, both, covers, mask, u32, where, word
from .coding import Coded
from .held import LivingTeams, Placed, SomeWords
from .marks import Marks, Site, Tokens
from .paths import Paths, Seatwise
from .places import (
    Beside,
    Each,
    Face,
    Pointers,
    Reached,
    Roused,
    SomeSeats,
    Somewhere,
    Spot,
    Target,
    everybody,
)
from .spread import Spread


class LookingTable(Table):
    """What role code may ask about who is who."""

    __slots__ = (
        "_faces",
        "_roused",
        "_standing",
        "acting",
        "coded",
        "fallen",
        "paths",
        "places",
        "pointed",
        "safe",
        "spread",
        "things",
        "worn",
    )

    coded: Coded
    spread: Spread
    worn: Marks
    things: Tokens
    paths: Paths
    places: list[Somewhere | Callable[[], Somewhere]]
    pointed: list[Number]  # by seat, at whom, as a mask
    safe: Any
    acting: Placed  # who does something now
    _standing: dict[Role, Number] | None
    _faces: int
    _roused: dict[Spot, tuple[int, tuple[RoleName, ...]]]  # whom a spot wakes as, and the how manieth

    def cannot(self, what: str) -> NoReturn:
        raise NotImplementedError

    def lay(self, places: Iterable[Somewhere | Callable[[], Somewhere]]) -> list[Spot]:
        """Each gets a number here, and is worked out when it is used."""
        found = []
        for place in places:
            found.append(Spot(len(self.places), table=self))
            self.places.append(place)
        return found

    def place(self, placed: Placed) -> Somewhere:
        if not isinstance(placed, Spot):
            return Somewhere(int(placed)) if isinstance(placed, int) else self.cannot("place")
        return self.where(placed) if placed.other < 0 else self.another(placed, placed.other)

    def where(self, spot: Spot) -> Somewhere:
        found = self.places[spot.number]
        if not isinstance(found, Somewhere):
            found = self.places[spot.number] = found()
        return found

    def another(self, me: Spot, number: Number) -> Somewhere:
        """The place of that number among all but me."""
        at, there = self.where(me)
        return Somewhere(other_than(at, number), there)

    def at(self, *placed: Placed) -> list[Number]:
        return [self.place(one).at for one in placed]

    def when(self, *placed: Placed) -> Truth:
        """In which games this is done: those on this path where all of these are there."""
        return reduce(both, [self.place(one).there for one in placed], self.paths.here)

    @property
    def seatwise(self) -> Seatwise:
        return self.paths if isinstance(self.paths, Seatwise) else self.cannot("everybody")

    def group(self, seats: Number, most: int | None = None) -> SomeSeats:
        return SomeSeats(seats, len(self.seats) if most is None else min(most, len(self.seats)), self)

    def mask_of(self, placed: Iterable[Placed]) -> Number:
        if isinstance(placed, SomeSeats):
            return placed.seats
        found = [self.place(one) for one in placed if one is not None]
        return reduce(or_, [mask(one.there, bit(one.at)) for one in found], u32(0))

    def rouse(self, spots: Iterable[Spot], roles: tuple[RoleName, ...]) -> None:
        self._roused |= {spot: (number, roles) for number, spot in enumerate(spots)}

    def roused(self, me: Placed) -> tuple[int, tuple[RoleName, ...]]:
        """The how manieth it is of those who wake as one of these."""
        return self._roused[me] if me in self._roused else self.cannot("me")

    @property
    def site(self) -> Site:
        """Where in the code we are."""
        acting = self.acting
        return (acting.number if isinstance(acting, Spot) else self.call), tuple(self.paths.trail)

    # Where -----------------------------------------------------------------------------

    @property
    def slots(self) -> tuple[Slot, ...]:
        return tuple(map(Slot, range(len(self.coded.laid))))

    @property
    def centre(self) -> tuple[Slot, ...]:
        end = len(self.coded.laid) - (0 if self.rules.extra_in_centre else len(self.extra))
        return self.slots[len(self.seats) : end]

    @property
    def extra(self) -> tuple[Slot, ...]:
        return self.slots[len(self.seats) + self.rules.centre :]

    def others(self, me: Placed) -> Any:
        if not isinstance(me, Spot):
            return super().others(me)
        return tuple(Spot(me.number, other) for other in range(len(self.seats) - 1))

    def neighbours(self, me: Placed) -> Any:
        if not isinstance(me, Spot):
            return super().neighbours(me)
        return self.paths.once(lambda: tuple(self.lay(self._beside(self.place(me)))))

    def _beside(self, me: Somewhere) -> list[Somewhere]:
        last = len(self.seats) - 1
        left, right = where(me.at == last, 0, me.at + 1), where(me.at == 0, last, me.at - 1)
        return [Somewhere(left, me.there), Somewhere(right, me.there)]

    def same(self, this: Placed, that: Placed) -> bool:
        one, other = self.place(this), self.place(that)
        return self.paths.holds(both(both(one.there, other.there), one.at == other.at))

    def before(self, this: Placed, that: Placed) -> bool:
        one, other = self.place(this), self.place(that)
        return self.paths.holds(one.at < other.at)

    # Groups ----------------------------------------------------------------------------

    def waking(self, *roles: RoleName) -> Any:
        return self.paths.once(lambda: Roused(*self.spread.waking(*roles), self, roles))

    def awake(self, *roles: RoleName) -> Any:
        return self.paths.once(lambda: self._awake(roles))

    def _awake(self, roles: tuple[RoleName, ...]) -> SomeSeats:
        (seats, most), (asleep, some) = self.spread.waking(*roles), self.things.lying(ASLEEP)
        return Roused(seats & ~asleep if some else seats, most, self, roles)

    def but(self, some: Iterable[Placed], *without: Iterable[Placed]) -> Any:
        return self.paths.once(lambda: self._but(some, without))

    def _but(self, some: Iterable[Placed], without: tuple[Iterable[Placed], ...]) -> SomeSeats:
        oneself = [not isinstance(group, SomeSeats) and any(one is everybody for one in group) for group in without]
        gone = [self.mask_of(group) for group, me in zip(without, oneself, strict=True) if not me]
        seats = reduce(lambda left, group: left & ~group, gone, self.mask_of(some))
        most = some.most if isinstance(some, SomeSeats) else len(tuple(some))
        return Beside(seats, most, self) if any(oneself) else self.group(seats, most)

    def both(self, some: Iterable[Placed], others: Iterable[Placed]) -> Any:
        return self.paths.once(lambda: self._both(some, others))

    def _both(self, some: Iterable[Placed], others: Iterable[Placed]) -> SomeSeats:
        if isinstance(some, Pointers):
            return Reached(self.mask_of(others), len(self.seats), self)
        kind = Beside if isinstance(some, Beside) else SomeSeats
        most = some.most if isinstance(some, SomeSeats) else len(self.seats)
        return kind(self.mask_of(some) & self.mask_of(others), most, self)

    def within(self, group: SomeSeats, one: object) -> bool:
        if isinstance(one, Each):
            return self.seatwise.each(group.seats, (group.number, "each"))
        if isinstance(one, Target):
            return self.seatwise.each(self.who_reach(group.seats))
        found = self.place(one)
        return self.paths.holds(both(found.there, covers(group.seats, found.at)))

    def wearing(self, mark: str) -> Any:
        return self.paths.once(lambda: self.group(*self.worn.wearing(mark)))

    def holders(self, *tokens: str) -> Any:
        return self.paths.once(lambda: self.group(*self.things.lying(*tokens)))

    def has(self, seat: Placed, token: str) -> bool:
        return seat in self.holders(token)

    def unplaced(self, *tokens: str) -> Any:
        return self.paths.once(lambda: self._unplaced(tokens))

    def _unplaced(self, tokens: tuple[str, ...]) -> Any:
        if not self.things.often.most(*tokens):
            return tokens
        return SomeWords({token: self.things.lying(token)[0] == 0 for token in tokens}, self)

    def besides(self, me: Placed, group: Iterable[Placed]) -> Any:
        return self.paths.once(lambda: self._besides(self.place(me), group))

    def _besides(self, me: Somewhere, group: Iterable[Placed]) -> SomeSeats:
        seats = self.mask_of(group)
        belongs = both(me.there, covers(seats, me.at))
        return self.group(mask(belongs, seats & ~bit(me.at)), group.most if isinstance(group, SomeSeats) else None)

    def being(self, name: RoleName) -> Any:
        return self.group(self.counting(name))

    def side(self, team: Team) -> Any:
        return self.group(reduce(or_, [seats for role, seats in self.standing.items() if role.team == team], u32(0)))

    def living(self) -> Any:
        return self.paths.once(lambda: LivingTeams(self))

    def members(self, team: Team) -> Any:
        return self.group(reduce(or_, [seats for role, seats in self.standing.items() if role.is_a(team)], u32(0)))

    # Who is what -----------------------------------------------------------------------

    @property
    def standing(self) -> Mapping[Role, Number]:
        """What everybody counts as now: by role, the seats."""
        if self._standing is None:
            self._standing = self._by_role()
        return self._standing

    def _by_role(self) -> dict[Role, Number]:
        coded, found = self.coded, dict[Role, Number]()
        if self.rules.identity is card_role:
            return {coded.role(name): self.spread.counting(name) for name in coded.roles}

        def stand() -> None:
            role = self.rules.identity(everybody, self)
            found[role] = found.get(role, u32(0)) | self.paths.here

        self.for_everybody(stand, u32(coded.seats))
        return found

    def counting(self, name: RoleName) -> Number:
        """The seats that count as this role, whatever team that is now."""
        return reduce(or_, [seats for role, seats in self.standing.items() if role.name == name], u32(0))

    def for_everybody(self, run: Callable[[], None], seats: Number) -> None:
        """On behalf of these seats at once."""
        outer, self.paths = self.paths, Seatwise()
        self.paths.everywhere(run, seats)
        self.paths = outer

    def role(self, seat: Placed) -> Any:
        """Of everybody: the ways part seat by seat."""
        standing = self.standing
        if isinstance(seat, Each):
            return Face(-1, self.paths, list(standing), standing.__getitem__)
        at = self.place(seat).at
        return Face((-2, seat), self.paths, list(standing), lambda role: covers(standing[role], at))

    def roles(self) -> list[Role]:
        """What somebody may count as: not by seat."""
        return list(self.standing)

    def guarded(self) -> Any:
        return self.safe if self.rules.guarding else set()

    # Pointing --------------------------------------------------------------------------

    def pointing(self, at: Placed) -> Any:
        return Pointers(u32(0), len(self.seats), self) if isinstance(at, Each) else self.cannot("pointing")

    def finger_of(self, voter: Somewhere) -> Number:
        """At whom somebody points, as a mask."""
        found = [mask(both(voter.there, voter.at == seat), at) for seat, at in enumerate(self.pointed)]
        return reduce(or_, found, u32(0))

    def reached_by(self, voters: Number) -> Number:
        """At whom any of these points."""
        return reduce(or_, [mask(covers(voters, seat), at) for seat, at in enumerate(self.pointed)], u32(0))

    def who_reach(self, seats: Number) -> Number:
        """Who points at one of these."""
        return reduce(or_, [word(at & seats != 0) << seat for seat, at in enumerate(self.pointed)], u32(0))


def other_than(me: Number, number: Number) -> Number:
    """The seat of that number among all but me."""
    return number + word(number >= me)
