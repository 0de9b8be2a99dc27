"""The engine's table for a whole batch of games at once: role code is run on it as it stands.

Whatever the engine's own table does by asking one of a few things (deciding, looking, moving, telling) is here done
for all games; everything else role code finds on a table is not there, and whoever asks for it has no array form.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from operator import or_
from typing import Any, NoReturn, TypeVar

from garou.engine.roles import Role
from garou.engine.rules import Step
from garou.engine.table import ACTED, SEATS, Table
from garou.engine.values import Choice, RoleName, Seat, Slot

from .arrays import Number, Truth, bit, both, lowest, mask, u32, word
from .choices import among, as_mask, staircase
from .coding import Coded, NoArrayForm
from .knowing import BECAME, BECAME_UP, CALL_UP, MOVED_UP, SEEN, KnownWords, Learnt, known
from .paths import Paths
from .places import Face, Somewhere, Spot, Wakeful
from .sources import Posed, Source
from .spread import Spread

__all__ = ["LaneTable", "NoArrayForm"]

T = TypeVar("T")

Placed = Any  # a slot that is the same in all games, or a spot


class LaneTable(Table):
    __slots__ = (
        "_centre", "_faces", "_roused", "coded", "dying", "paths", "places", "pointed", "source", "spread", "told",
    )  # fmt: skip

    def __init__(self, coded: Coded, source: Source) -> None:
        self.coded, self.source, self.rules = coded, source, coded.rules
        self.seats = self.alive = SEATS[: coded.players]
        self.call = self.topic = ""
        self.paths = Paths()
        self.places: list[Somewhere] = []
        self._faces = 0
        self._roused: dict[Spot, tuple[int, tuple[RoleName, ...]]] = {}  # whom a spot wakes as, and the how manieth
        self._centre = tuple(map(Slot, range(coded.players, coded.players + coded.rules.centre)))
        self.told: list[Learnt] = []
        self.spread = Spread(coded, source)
        self.wakes_as: Any = Waking(self)
        self.votes: Any = Pointing(self)
        self.pointed: list[Number] = []  # by seat, at whom, as a mask
        self.dying: Number = u32(0)

    def __getattr__(self, name: str) -> NoReturn:
        """Whatever was not laid out."""
        raise NoArrayForm(name)

    # Places ----------------------------------------------------------------------------

    def lay(self, places: Iterable[Somewhere]) -> list[Spot]:
        """Each gets a number here."""
        found = []
        for place in places:
            found.append(Spot(len(self.places)))
            self.places.append(place)
        return found

    def place(self, placed: Placed) -> Somewhere:
        if not isinstance(placed, Spot):
            return Somewhere(int(placed))
        at, there = self.places[placed.number]
        return Somewhere(at, there) if placed.other < 0 else Somewhere(other_than(at, placed.other), there)

    def at(self, *placed: Placed) -> list[Number]:
        return [self.place(one).at for one in placed]

    def when(self, *placed: Placed) -> Truth:
        """In which games this is done: those on this path where all of these are there."""
        return reduce(both, [self.place(one).there for one in placed], self.paths.here)

    def mask_of(self, placed: Wakeful | Iterable[Placed]) -> Number:
        if isinstance(placed, Wakeful):
            return placed.seats
        found = [self.place(one) for one in placed]
        return reduce(or_, [mask(one.there, bit(one.at)) for one in found], u32(0))

    # Looking around --------------------------------------------------------------------

    @property
    def slots(self) -> tuple[Slot, ...]:
        return tuple(map(Slot, range(len(self.coded.cards))))

    @property
    def centre(self) -> tuple[Slot, ...]:
        return self._centre

    def others(self, me: Placed) -> tuple[Any, ...]:
        if not isinstance(me, Spot):
            return super().others(me)
        return tuple(Spot(me.number, other) for other in range(len(self.seats) - 1))

    def waking(self, *roles: RoleName) -> Any:
        return self.paths.once(lambda: self._waking(roles))

    awake = waking  # nobody is kept asleep

    def _waking(self, roles: tuple[RoleName, ...]) -> Wakeful:
        def lay(places: Iterable[Somewhere]) -> list[Spot]:
            """Who wakes is remembered with what for."""
            spots = self.lay(places)
            self._roused |= {spot: (number, roles) for number, spot in enumerate(spots)}
            return spots

        return Wakeful(*self.spread.waking(*roles), self.paths, lay)

    def roused(self, me: Placed) -> tuple[int, tuple[RoleName, ...]]:
        """The how manieth it is of those who wake as one of these."""
        return self._roused[me] if me in self._roused else self.cannot("me")

    # Posed ----------------------------------------------------------------------------

    def decide(self, seats: tuple[Any, ...], options: tuple[Choice, ...], call: str, topic: str) -> Choice:
        """The ways part where one option names one place and another two, or none."""
        [me] = seats if len(seats) == 1 else [self.cannot("agree")]
        asked = Posed(
            self.coded, topic or call or self.topic, self.place(me), len(options), () in options, ballot=False
        )
        number = self.paths.once(lambda: self.source.choose(asked, lambda: self.known_to(asked.me.at)))
        by_length: dict[int, list[int]] = {}
        for one, option in enumerate(options):
            by_length.setdefault(len(option), []).append(one)
        alike = list(by_length.values())
        way = self.paths.part(len(alike), lambda: [among(number, some, len(options)) for some in alike])
        return self.paths.once(lambda: self._chosen(number, alike[way], options))

    def _chosen(self, number: Number, some: list[int], options: tuple[Choice, ...]) -> Choice:
        columns = zip(*(options[one] for one in some), strict=True)
        return tuple(self._one_of(number, some, column) for column in columns)

    def _one_of(self, number: Number, some: list[int], column: tuple[Any, ...]) -> Any:
        """Places are given by their number, others by their number among the others."""
        if all(isinstance(one, Spot) and one.other >= 0 for one in column):
            seen_from, there = self.places[column[0].number]
            at = other_than(seen_from, staircase(number, some, [one.other for one in column]))
        elif all(isinstance(one, int) for one in column):
            at, there = staircase(number, some, column), True
        else:
            self.cannot("options")
        return self.lay([Somewhere(at, there)])[0]

    def ballot(self, asked: Mapping[Seat, Iterable[Seat]], topic: str = "", *, must: bool = False) -> Any:
        """Everybody points at once."""
        for seat, targets in asked.items():
            options = ([] if must else [None]) + list(targets)
            one = Posed(self.coded, topic or self.topic, Somewhere(int(seat)), len(options), not must, ballot=True)
            number = self.source.choose(one, lambda seat=seat: self.known_to(int(seat)))  # type: ignore[misc]  # bound early
            self.pointed.append(as_mask(number, options))

    def act(self, role: Role, me: Placed) -> None:
        night, topic = role.night, role.name
        if night:
            self.paths.once(lambda: self._acted(night, topic, me))

    def _acted(self, night: Callable[[Any, Table], None], topic: str, me: Placed) -> None:
        outer, self.topic = self.topic, topic
        self.paths.everywhere(lambda: night(me, self), self.when(me))
        self.topic = outer
        self.spread.settle()

    def hold(self, step: Step, by_hand: Callable[[LaneTable], T | None] | None) -> T | None:
        """One step as the engine has it, unless it is written here once more, or nobody could wake in it."""
        self.call = self.topic = step.name
        if by_hand:
            return by_hand(self)
        if step.concerns(role for role, most in self.spread.most.items() if most):
            self.paths.everywhere(lambda: step.run(self), here=True)
            self.spread.settle()
        return None

    # Telling ---------------------------------------------------------------------------

    def note(self, seats: Callable[[], Number], data: Callable[[], Number], *, look: bool = False) -> None:
        settle = self.source.settle
        self.told.append(Learnt(lambda: settle(seats()), look, lambda: settle(data())))

    def note_to(self, when: Truth, me: Number, data: Callable[[], Number], *, look: bool = False) -> None:
        self.note(lambda: mask(when, bit(me)), data, look=look)

    def known_to(self, seat: Number) -> KnownWords:
        """What this seat was told so far."""
        return known(seat, self.spread.dealt_to(seat), self.told)

    def look(self, me: Placed, slot: Placed) -> Any:
        return self.paths.once(lambda: self._looked(me, slot))

    def _looked(self, me: Placed, slot: Placed) -> Face:
        (seat, place), when, spread = self.at(me, slot), self.when(me, slot), self.spread
        face = spread.face(place)
        self.note_to(when, seat, lambda: u32(SEEN) | u32(0) + place << 4 | spread.printed(face), look=True)
        self._faces += 1
        roles = [self.coded.role(name) for name in self.coded.roles]
        return Face(self._faces, self.paths, roles, lambda role: spread.shows(face, role))

    def recognise(self, call: str, watchers: Any, shown: Any) -> None:
        self.paths.once(lambda: self._recognised(call, watchers, shown))

    def _recognised(self, call: str, watchers: Any, shown: Any) -> None:
        calls = [step.name for step in self.rules.opening]
        number = calls.index(call) if call in calls else self.cannot(call)
        here, eyes, thumbs = self.paths.here, self.mask_of(watchers), self.mask_of(shown)
        self.note(lambda: mask(here, eyes), lambda: u32(number << CALL_UP) | thumbs)

    def tell(self, audience: tuple[Any, ...], name: str, **data: Any) -> None:
        self.cannot(name)

    def announce(self, name: str, **data: Any) -> None:
        self.cannot(name)

    def put(self, token: str, *seats: Seat) -> None:
        if token != ACTED:
            self.cannot(token)

    def cannot(self, what: str) -> NoReturn:
        raise NoArrayForm(what)

    # Doing -----------------------------------------------------------------------------

    def swap(self, me: Placed, a: Placed, b: Placed) -> None:
        self.paths.once(lambda: self._swapped(me, a, b))

    def _swapped(self, me: Placed, a: Placed, b: Placed) -> None:
        (seat, this, that), when = self.at(me, a, b), self.when(me, a, b)
        self.spread.swap(this, that, when)
        self.note_to(when, seat, lambda: (u32(SEEN) | u32(0) + this << 4 | that) << MOVED_UP)

    def turn(self, me: Placed, role: RoleName) -> None:
        self.paths.once(lambda: self._turned(me, role))

    def _turned(self, me: Placed, role: RoleName) -> None:
        (seat,), when = self.at(me), self.when(me)
        number, roused = self.roused(me)
        if roused != (self.coded.copier,) or role not in self.coded.roles:
            self.cannot("turn")
        self.spread.turn(number, role, when)
        self.note_to(when, seat, lambda: u32((BECAME | self.coded.code(role)) << BECAME_UP))

    def kill(self, seat: Placed, cause: str) -> None:
        self.paths.once(lambda: self._killed(seat))

    def _killed(self, seat: Placed) -> None:
        self.dying = self.dying | mask(self.when(seat), bit(self.place(seat).at))


class Waking:
    """By seat, whom it wakes as: it can be set."""

    def __init__(self, table: LaneTable) -> None:
        self._table = table

    def __setitem__(self, me: Placed, role: RoleName) -> None:
        table = self._table
        (seat,), when, (_, before) = table.at(me), table.when(me), table.roused(me)
        table.paths.once(lambda: table.spread.join(seat, when, before, role))


class Pointing:
    """By seat, at whom it points, if at anybody."""

    def __init__(self, table: LaneTable) -> None:
        self._table = table

    def __getitem__(self, seat: Seat) -> Spot | None:
        table, at = self._table, self._table.pointed[seat]
        if table.paths.part(2, lambda: [at != 0, at == 0]):
            return None
        return table.paths.once(lambda: table.lay([Somewhere(lowest(at))])[0])


def other_than(me: Number, number: Number) -> Number:
    """The seat of that number among all but me."""
    return number + word(number >= me)
