"""A table that writes down what role code does, along a script of answers and faces."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, NamedTuple, NoReturn, SupportsIndex

from garou.engine.blind import BlindTable, Peeked
from garou.engine.rules import Role, RuleSet, Step
from garou.engine.values import Choice, Question, RoleName, Seat, Setup, Slot

Weight = Fraction | int
Prior = Callable[[Question], Sequence[Weight]]  # one weight for each option
Script = list[tuple[Any, Weight]]  # which way it went, and what that weighs


def uniform(question: Question) -> Sequence[Fraction]:
    """Every option as likely as the next: the weights of chances."""
    return [Fraction(1, len(question.options))] * len(question.options)


def one_each(question: Question) -> Sequence[int]:
    """Every option counts for one: the weights of counting."""
    return [1] * len(question.options)


class Swap(NamedTuple):
    """Two cards changed places."""

    a: Slot
    b: Slot


class Look(NamedTuple):
    """A card was looked at."""

    place: Slot
    role: RoleName | None  # None: whatever lies there, nothing depends on it


class Turned(NamedTuple):
    """The card of whoever acts counts as another role from now on."""

    role: RoleName


class Meet(NamedTuple):
    """Somebody showed themselves to whoever acts."""

    call: str
    roles: frozenset[RoleName]  # whoever wakes as one of these is seen


Trace = Swap | Look | Turned | Meet


class Fork(BaseException):
    """The script has ended: these are the ways to go on. Not an Exception: no role code may swallow it."""

    def __init__(self, ways: Script) -> None:
        self.ways = ways


class Glance:
    """A face that was looked at; what is on it is decided when somebody asks."""

    def __init__(self, table: Scribe, number: int) -> None:
        self._table, self._number = table, number

    def __getattr__(self, name: str) -> Any:
        return getattr(self._table.faced(self._number), name)

    def __eq__(self, other: object) -> bool:
        return self._table.faced(self._number) == other

    __hash__ = None  # type: ignore[assignment]  # a face is no key before it is known


class Called(NamedTuple):
    """Whoever wakes as one of these, without saying who: only `recognise` may look into it."""

    roles: frozenset[RoleName]

    def __iter__(self) -> Iterator[NoReturn]:
        raise Peeked("who wakes as another role")

    def __len__(self) -> NoReturn:
        raise Peeked("how many wake as another role")


class Wakers(list[RoleName]):
    """Who is called by which name: it may be written, but read by nobody who does not ask for a call of its own."""

    def __getitem__(self, seat: SupportsIndex | slice) -> NoReturn:
        raise Peeked("who wakes as what")

    def __iter__(self) -> Iterator[NoReturn]:
        raise Peeked("who wakes as what")

    def __contains__(self, role: object) -> NoReturn:
        raise Peeked("who wakes as what")


class Scribe(BlindTable):
    """A table nobody sees, that writes down swaps, looks and turns; whatever it cannot write down is `Peeked`."""

    __slots__ = ("cast", "prior", "script", "step", "traces", "up", "weight")

    def __init__(self, rules: RuleSet, setup: Setup, step: Step, up: Mapping[Seat, RoleName], script: Script) -> None:
        super().__init__(rules, setup, step.name)
        self.step, self.up, self.script = step, up, list(script)
        self.wakes_as = Wakers([RoleName("")] * len(setup.deal))
        self.traces: list[Trace] = []
        self.weight: Weight = 1
        self.cast: Sequence[RoleName] = ()
        self.prior: Prior = uniform

    @property
    def renamed(self) -> RoleName | None:
        """Who whoever acts will be called as from now on, if that has changed."""
        return next((name for name in list.__iter__(self.wakes_as) if name), None)

    def _next(self, ways: Callable[[], Script]) -> Any:
        if not self.script:
            raise Fork(ways())
        way, weight = self.script.pop(0)
        self.weight *= weight
        return way

    # What role code may ask ----------------------------------------------------------

    def decide(self, seats: tuple[Seat, ...], options: tuple[Choice, ...], call: str, topic: str) -> Choice:
        question = Question(seats, call or self.call, topic or call or self.topic, options)
        return self._next(lambda: list(zip(options, self.prior(question), strict=True)))  # type: ignore[no-any-return]  # an option

    def ask(self, questions: list[Question]) -> NoReturn:
        raise Peeked("several are asked at once")

    def awake(self, *roles: RoleName) -> tuple[Seat, ...]:
        if not self.step.roles or not self.step.roles.issuperset(roles):
            raise Peeked("who is awake at another call")
        return tuple(seat for seat in self.alive if self.up.get(seat) in roles)

    def waking(self, *roles: RoleName) -> tuple[Seat, ...]:
        return Called(frozenset(roles))  # type: ignore[return-value]  # only `recognise` may look into it

    def faced(self, number: int) -> Role:
        """The face of that look: one run for each that it may be."""
        look = self.traces[number]
        if not isinstance(look, Look):
            raise TypeError(look)
        if look.role is None:
            role = self._next(lambda: [(name, 1) for name in self.cast])
            look = self.traces[number] = Look(look.place, role)
        return self.rules.roles[look.role or role]

    # What it may do ------------------------------------------------------------------

    def recognise(self, call: str, watchers: Iterable[Seat], shown: Iterable[Seat]) -> None:
        up = tuple(sorted(self.up))
        if tuple(watchers) != up or not (isinstance(shown, Called) or tuple(shown) == up):
            raise Peeked("some of those who are awake see some of them")
        roles = shown.roles if isinstance(shown, Called) else self.step.roles
        self.traces.append(Meet(call, roles or frozenset()))

    def look(self, me: Seat, slot: Slot) -> Role:
        self.traces.append(Look(slot, None))
        return Glance(self, len(self.traces) - 1)  # type: ignore[return-value]  # becomes one when it is asked

    def swap(self, me: Seat, a: Slot, b: Slot) -> None:
        self.traces.append(Swap(a, b))

    def turn(self, me: Seat, role: RoleName) -> None:
        self.traces.append(Turned(role))

    # What cannot be written down -----------------------------------------------------

    def _unheard(self, *_: object, **__: object) -> NoReturn:
        raise Peeked("something that no trace is kept of")

    tell = announce = swap_marks = mark = put = take = kill = show = end = _unheard
