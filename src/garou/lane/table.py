"""The engine's table for a whole batch of games at once: role code is run on it as it stands.

Whatever the engine's own table does by asking one of a few things (deciding, looking, moving, telling) is here done
for all games; everything else role code finds on a table is not there, and whoever asks for it has no array form.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NoReturn, TypeVar

from garou.engine.roles import Role
from garou.engine.rules import Step
from garou.engine.table import SEATS, Table
from garou.engine.values import CHANCE, Choice, RoleName, Seat

from .arrays import Number, Truth, bit, both, either, how_many, mask, nth, u32, where
from .choices import among, as_mask, staircase
from .coding import Coded, NoArrayForm
from .held import CountsAs, OwnCards, Placed, Pointing, Prints, SomeWords, Waking, Worn
from .knowing import BECAME, BECAME_UP, MOVED_UP, SEEN
from .marks import Marks, Tokens
from .paths import Paths, Seatwise
from .places import SomeSeats, Somewhere, Spot, Target
from .sources import Posed, Source
from .spread import Spread
from .telling import TellingTable

__all__ = ["LaneTable", "NoArrayForm"]

T = TypeVar("T")


class LaneTable(TellingTable):
    __slots__ = ("dying", "round")

    def __init__(self, coded: Coded, source: Source) -> None:
        self.coded, self.source, self.rules = coded, source, coded.rules
        self.seats = self.alive = SEATS[: coded.players]
        self.call = self.topic = ""
        self.paths = Paths()
        self.places = []
        self._faces = 0
        self._roused = {}
        self._standing = None
        self.told, self.heard = [], []
        self.spread = Spread(coded, source)
        self.worn = Marks(coded, self.spread.dealt[0] & 0)
        self.things = Tokens()
        self.acting = Seat(CHANCE)
        self.round = 0
        self.printed: Any = Prints(self)
        self.lies: Any = OwnCards()
        self.counts: Any = CountsAs(self)
        self.wakes_as: Any = Waking(self)
        self.votes: Any = Pointing(self)
        self.dead: Any = self.group(u32(0))
        self.pointed: list[Number] = []
        self.safe: Any = set()
        self.dying: Number = u32(0)

    def __getattr__(self, name: str) -> NoReturn:
        """Whatever was not laid out."""
        raise NoArrayForm(name)

    @property
    def marks(self) -> Any:
        return Worn(self)

    @marks.setter
    def marks(self, every: list[str]) -> None:
        self.worn.lay(every)

    # Posed ----------------------------------------------------------------------------
    #
    # Without the engine's own few tuples, which are kept for all tables: here they hold what belongs to this one.

    def agree(self, group: Iterable[Placed], options: Iterable[Any], call: str = "", topic: str = "") -> Any:
        if isinstance(options, SomeSeats):
            return self._one_there(self.first(group), options, call, topic, may=False)
        if isinstance(options, SomeWords):
            return self._word(options, call, topic)
        [choice] = self.decide(self.first(group), tuple((option,) for option in options), call, topic)
        return choice

    def first(self, group: Iterable[Placed]) -> tuple[Placed, ...]:
        """Who answers for all of them."""
        return (group[0],) if isinstance(group, SomeSeats) else tuple(group)[:1]

    def may_choose(self, me: Placed, options: Iterable[Any], call: str = "", topic: str = "") -> Any:
        if isinstance(options, SomeSeats):
            return self._one_there((me,), options, call, topic, may=True)
        choice = self.decide((me,), ((), *((option,) for option in options)), call, topic)
        return choice[0] if choice else None

    def _one_there(self, asked: Iterable[Placed], some: SomeSeats, call: str, topic: str, *, may: bool) -> Any:
        """One of a group: the first of them is the first option, or the second where it may be declined."""
        many = how_many(some.seats)
        posed = self._posed(tuple(asked), some.most + may, call, topic, may=may)._replace(available=many + may)
        number = self._answered(posed)
        if may and not self.paths.holds(number != 0):
            return None
        return self.paths.once(lambda: self.lay([Somewhere(nth(some.seats, number - may, some.most), many != 0)])[0])

    def _word(self, words: SomeWords, call: str, topic: str) -> str:
        posed = self._posed((CHANCE,), len(words.there), call, topic, may=False)._replace(available=words.many())
        number = self._answered(posed)
        return list(words.there)[self.paths.part(len(words.there), lambda: words.ways(number))]

    def _posed(self, asked: tuple[Placed, ...], options: int, call: str, topic: str, *, may: bool) -> Posed:
        luck = asked[0] == CHANCE if isinstance(asked[0], int) else False
        by = self.acting if luck else asked[0]
        me = Somewhere(0) if isinstance(by, int) and by == CHANCE else self.place(by)
        return Posed(
            self.coded, topic or call or self.topic, me, options, may, ballot=False, luck=luck, round=self.round
        )

    def _answered(self, posed: Posed) -> Number:
        return self.paths.once(lambda: self.source.choose(posed, lambda: self.known_to(posed.me.at)))

    def decide(self, seats: tuple[Any, ...], options: tuple[Choice, ...], call: str, topic: str) -> Choice:
        """The ways part where one option names one place and another two, or none, or says another word."""
        number = self._answered(self._posed(seats, len(options), call, topic, may=() in options))
        by_kind: dict[Any, list[int]] = {}
        for one, option in enumerate(options):
            kind = tuple(part if isinstance(part, str) else None for part in option)
            by_kind.setdefault(kind, []).append(one)
        alike = list(by_kind.values())
        way = self.paths.part(len(alike), lambda: [among(number, some, len(options)) for some in alike])
        return self.paths.once(lambda: self._chosen(number, alike[way], options))

    def _chosen(self, number: Number, some: list[int], options: tuple[Choice, ...]) -> Choice:
        columns = zip(*(options[one] for one in some), strict=True)
        return tuple(self._one_of(number, some, column) for column in columns)

    def _one_of(self, number: Number, some: list[int], column: tuple[Any, ...]) -> Any:
        """Places are given by their number, others by their number among the others."""
        if isinstance(column[0], str):
            return column[0]
        if all(isinstance(one, Spot) and one.other >= 0 for one in column):
            at, there = self.another(column[0], staircase(number, some, [one.other for one in column]))
        elif all(isinstance(one, int) for one in column):
            at, there = staircase(number, some, column), True
        else:
            at, there = self.place(column[0])
            for one, spot in zip(some[1:], map(self.place, column[1:]), strict=True):
                at, there = where(number == one, spot.at, at), where_so(number == one, spot.there, there)
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
        outer, self.topic, self.acting = (self.topic, self.acting), topic, me
        self.paths.everywhere(lambda: night(me, self), self.when(me))
        self.topic, self.acting = outer
        self.settle()

    def settle(self) -> None:
        """A source may want the words written down here, for the compiler's sake."""
        self.spread.settle()
        self.worn.words = self.source.settle(self.worn.words)

    def hold(self, step: Step, by_hand: Callable[[LaneTable], T | None] | None) -> T | None:
        """One step as the engine has it, unless it is written here once more, or nobody could wake in it."""
        self.call = self.topic = step.name
        self._standing = None
        if by_hand:
            return by_hand(self)
        if step.concerns(role for role, most in self.spread.most.items() if most):
            self.paths.everywhere(lambda: step.run(self), here=True)
            self.settle()
        return None

    def cannot(self, what: str) -> NoReturn:
        raise NoArrayForm(what)

    # Doing -----------------------------------------------------------------------------

    def swap(self, me: Placed, a: Placed, b: Placed) -> None:
        self.paths.once(lambda: self._swapped(me, a, b))

    def _swapped(self, me: Placed, a: Placed, b: Placed) -> None:
        (seat, this, that), when = self.at(me, a, b), self.when(me, a, b)
        self.spread.swap(this, that, when)
        self.note_to(when, seat, lambda: (u32(SEEN) | u32(0) + this << 4 | that) << MOVED_UP)
        self._tell((me,), "moved", {"what": "cards", "places": (a, b)})
        self._done_by(me, when)

    def swap_marks(self, me: Placed, a: Placed, b: Placed) -> None:
        self.paths.once(lambda: self._marks_swapped(me, a, b))

    def _marks_swapped(self, me: Placed, a: Placed, b: Placed) -> None:
        when = self.when(me, a, b)
        self.worn.swap(self.place(a).at, self.place(b).at, when)
        self._tell((me,), "moved", {"what": "marks", "places": (a, b)})
        self._done_by(me, when)

    def mark(self, me: Placed, seat: Placed, mark: str) -> None:
        self.paths.once(lambda: self._marked(me, seat, mark))

    def _marked(self, me: Placed, seat: Placed, mark: str) -> None:
        when = self.when(me, seat)
        self.worn.put(self.place(seat).at, mark, when, self.site)
        self._tell((me,), "moved", {"what": "marks", "places": (seat,)})
        self._done_by(me, when)

    def put(self, token: str, *seats: Placed) -> None:
        self.paths.once(lambda: self._laid(token, seats))

    def _laid(self, token: str, seats: tuple[Placed, ...]) -> None:
        here = self.paths.here
        if seats:
            self.things.put(token, lambda: mask(here, self.mask_of(seats)), len(seats), self.site)

    def take(self, token: str, *seats: Placed) -> None:
        self.paths.once(lambda: self._taken(token, seats))

    def _taken(self, token: str, seats: tuple[Placed, ...]) -> None:
        here = self.paths.here
        if not any(isinstance(seat, Spot) for seat in seats) and seats == self.seats and not self.paths.trail:
            self.things.clear(token)  # where a game is over it does no harm either
        else:
            self.things.take(token, lambda: mask(here, self.mask_of(seats)))

    def turn(self, me: Placed, role: RoleName) -> None:
        self.paths.once(lambda: self._turned(me, role))

    def _turned(self, me: Placed, role: RoleName) -> None:
        when = self.when(me)
        self._count_as(me, role)
        self.note_to(when, self.place(me).at, lambda: u32((BECAME | self.coded.code(role)) << BECAME_UP))
        self._tell((me,), "turned", {"role": role})

    def count_as(self, me: Placed, role: RoleName) -> None:
        self._count_as(me, role)

    def _count_as(self, me: Placed, role: RoleName) -> None:
        """The card that was dealt to this seat."""
        (seat,), when = self.at(me), self.when(me)
        number, roused = self.roused(me)
        turners, spread = self.coded.turners, self.spread
        if role not in self.coded.roles or not turners:
            self.cannot("turn")
        for turn, one in enumerate(turners):
            if roused == (self.coded.copier,) == (one.role,):
                if one.number == number:
                    spread.turn(turn, role, when)
            elif one.role == self.coded.copier or one.role in roused:
                at, there = spread.turners[turn]
                spread.turn(turn, role, both(when, both(there, at == seat)))

    def kill(self, seat: Placed, cause: str) -> None:
        self.paths.once(lambda: self._killed(seat, cause))

    def _killed(self, seat: Placed, cause: str) -> None:
        self.dying = self.dying | self._struck(seat)

    def _struck(self, seat: Placed) -> Number:
        """On behalf of everybody: whom those point at, or all of a group as soon as one of them does it."""
        here = self.paths.here
        if not isinstance(self.paths, Seatwise):
            return mask(self.when(seat), bit(self.place(seat).at))
        if isinstance(seat, Target):
            return self.reached_by(here)
        return mask(here != 0, self.mask_of(seat))


def where_so(when: Truth, this: Truth, that: Truth) -> Truth:
    return either(both(when, this), both(~when, that))
