"""A table for one step of a night with marks: who wakes is known, and what lies anywhere is decided when code asks.

Cards, marks and artifacts are things that lie at places, and to lay one down is to exchange it with one from a supply.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, NoReturn, Protocol

from garou.engine.blind import BlindTable, Peeked
from garou.engine.rules import RuleSet, Step
from garou.engine.table import ACTED, ASLEEP, Table
from garou.engine.values import Choice, Question, RoleName, Seat, Setup, Slot

from .acts import Op
from .openfaces import CastNames, EachOne, Membership, OpenCard, OpenFace, OpenMark, Renaming, as_told
from .scribe import Fork, Prior, Script, Weight
from .truth import Note

WAKING, TOKEN, COPIES = "waking", "token", "copies"
Query = tuple[str, Any]  # what is asked of what is known: who wakes as one of these, who has this token, …
Put = tuple[bool, Seat, str]  # whether it was put or taken; of whom; which token


class Missing(BaseException):
    """Something is asked that has to be known first. Not an Exception: no role code may swallow it."""

    def __init__(self, query: Query) -> None:
        self.query = query


class SoFar(Protocol):
    """What a stage may ask of the night so far."""

    def answer(self, query: Query) -> Any: ...


class Layout(Protocol):
    """Where things lie: cards first, then marks, then artifacts, and what has not been laid down yet."""

    rules: RuleSet
    names: tuple[RoleName, ...]

    def number_at(self, place: int, word: str) -> int: ...
    def mark_place(self, seat: Seat) -> int: ...
    def artifact_place(self, seat: Seat) -> int: ...
    def supply(self, step: int, number: int, face: str) -> int: ...


class Passing(NamedTuple):
    """One way a step can go: its weight, what is done, and what follows from it."""

    weight: Weight
    ops: tuple[tuple[Op, ...], ...]  # each with the looks that were decided there
    looked: dict[int, int]  # where nobody has asked: at which of the ops, at which place
    notes: tuple[tuple[Seat, Note], ...]
    puts: tuple[Put, ...]
    wakes: tuple[tuple[Seat, RoleName], ...]  # who is called by another name from now on
    turned: tuple[tuple[Seat, RoleName], ...]
    laid: tuple[str, ...]  # marks and artifacts that were laid down


class OpenTable(BlindTable):
    """A table for one step, along a script of answers and faces; whatever it cannot follow is `Peeked`."""

    __slots__ = (
        "cast",
        "known",
        "laid",
        "layout",
        "looks",
        "lopsided",
        "lying",
        "number",
        "ops",
        "prior",
        "puts",
        "reads",
        "renamed",
        "script",
        "step",
        "turned",
        "used",
        "weight",
        "written",
    )  # fmt: skip

    def __init__(self, layout: Layout, setup: Setup, number: int, known: SoFar, script: Script) -> None:
        super().__init__(layout.rules, setup, layout.rules.opening[number].name)
        self.layout, self.number, self.known, self.script = layout, number, known, list(script)
        self.step: Step = layout.rules.opening[number]
        self.cast: Sequence[RoleName] = ()
        self.prior: Prior
        self.weight: Weight = 1
        self.ops: list[list[Op]] = []
        self.looks: list[OpenFace] = []
        self.lying: dict[int, OpenFace] = {}
        self.written: list[tuple[Seat, tuple[Any, ...]]] = []
        self.puts: list[Put] = []
        self.renamed: list[tuple[Seat, RoleName]] = []
        self.turned: list[tuple[Seat, RoleName]] = []
        self.laid: list[str] = []
        self.used: list[str] = []
        self.reads: list[tuple[Query, Any]] = []
        self.lopsided = False

    def next(self, ways: Callable[[], Script]) -> Any:
        """The next word of the script, or all there can be."""
        if not self.script:
            raise Fork(ways())
        way, weight = self.script.pop(0)
        self.weight *= weight
        return way

    def passage(self) -> Passing:
        """What came of it."""
        looked = dict(filter(None, (face.at() for face in self.looks)))
        notes = tuple((seat, tuple(as_told(part) for part in note)) for seat, note in self.written)
        return Passing(
            self.weight, tuple(map(tuple, self.ops)), looked, notes, tuple(self.puts), tuple(self.renamed),
            tuple(self.turned), tuple(self.laid),
        )  # fmt: skip

    # What role code may ask ----------------------------------------------------------

    def read(self, query: Query) -> Any:
        found = self.known.answer(query)
        self.reads.append((query, found))
        return found

    def left(self, face: str) -> bool:
        """May there be another one of it on the table?"""
        return bool(self.read((COPIES, face)) + self.laid.count(face) > self.used.count(face))

    def decide(self, seats: tuple[Seat, ...], options: tuple[Choice, ...], call: str, topic: str) -> Choice:
        question = Question(seats, call or self.call, topic or call or self.topic, options)
        return self.next(lambda: list(zip(options, self.prior(question), strict=True)))  # type: ignore[no-any-return]  # an option

    def ask(self, questions: list[Question]) -> NoReturn:
        raise Peeked("several are asked at once")

    def waking(self, *roles: RoleName) -> tuple[Seat, ...]:
        return self.read((WAKING, frozenset(roles)))  # type: ignore[no-any-return]  # seats

    def awake(self, *roles: RoleName) -> tuple[Seat, ...]:
        called = self.waking(*roles)
        return tuple(seat for seat in called if seat not in self.holders(ASLEEP)) if called else ()

    def neighbours(self, me: Seat) -> tuple[Seat, Seat]:
        self.lopsided = True
        return Table.neighbours(self, me)

    def wearing(self, mark: str) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if self.marks[seat] == mark)

    def unplaced(self, *tokens: str) -> tuple[str, ...]:
        return tuple(token for token in tokens if not self.holders(token))

    def holders(self, *tokens: str) -> tuple[Seat, ...]:
        return tuple(sorted({seat for token in tokens for seat in self._holding(token)}))

    def _holding(self, token: str) -> tuple[Seat, ...]:
        if token in self.rules.artifacts:
            return tuple(seat for seat in self.seats if self._covered(seat, token))
        found = set(self.read((TOKEN, token)))
        for put, seat, name in self.puts:
            if name == token:
                (found.add if put else found.discard)(seat)
        return tuple(sorted(found))

    def has(self, seat: Seat, token: str) -> bool:
        return self._covered(seat, token) if token in self.rules.artifacts else seat in self.holders(token)

    def _covered(self, seat: Seat, artifact: str) -> bool:
        place = self.layout.artifact_place(seat)
        return (place in self.lying or self.left(artifact)) and self.thing(OpenMark, place) == artifact

    def thing(self, kind: type[OpenFace], place: int) -> Any:
        """What lies there: the same thing, however often it is looked at and wherever it is carried meanwhile."""
        if place not in self.lying:
            self.lying[place] = kind(self, place)
        return self.lying[place]

    def _exchange(self, a: int, b: int) -> None:
        self.ops.append([(a, b)])
        here, there = self.lying.pop(a, None), self.lying.pop(b, None)
        self.lying |= {place: face for place, face in ((a, there), (b, here)) if face is not None}

    def face(self, slot: Slot) -> Any:
        return self.thing(OpenCard, slot)

    @property
    def marks(self) -> Any:  # of what each seat wears, one at a time
        return EachOne(lambda seat: self.thing(OpenMark, self.layout.mark_place(seat)))

    @marks.setter
    def marks(self, every: Sequence[str]) -> None:
        """Before anything lies there, everybody may be given the blank one."""
        if {*every} - {self.rules.blank}:
            raise Peeked("marks that are laid out in another way")

    @property
    def tokens(self) -> Any:  # type: ignore[override]  # it is only asked what is in it
        return Membership(lambda pair: self.has(*pair))

    @property
    def printed(self) -> Any:  # type: ignore[override]  # which cards there are, and what was dealt to whom
        return CastNames(self.cast, lambda slot: self.thing(OpenCard, slot))

    @property
    def wakes_as(self) -> Any:  # type: ignore[override]  # it may be written
        return Renaming(self.renamed)

    # What it may do ------------------------------------------------------------------

    def tell(self, audience: tuple[Seat, ...], name: str, **data: Any) -> None:
        self.written += [(seat, (name, *data.values())) for seat in audience]

    def announce(self, name: str, **data: Any) -> None:
        self.tell(self.seats, name, **data)

    def recognise(self, call: str, watchers: Iterable[Seat], shown: Iterable[Seat]) -> None:
        Table.recognise(self, call, watchers, shown)

    def look(self, me: Seat, slot: Slot) -> Any:
        face = self.face(slot)
        self.tell((me,), "saw-card", where=slot, role=face)
        self.put(ACTED, me)
        return face

    def swap(self, me: Seat, a: Slot, b: Slot) -> None:
        self._exchange(a, b)
        self._moved(me, "cards", (a, b))

    def swap_marks(self, me: Seat, a: Seat, b: Seat) -> None:
        self._exchange(self.layout.mark_place(a), self.layout.mark_place(b))
        self._moved(me, "marks", (a, b))

    def mark(self, me: Seat, seat: Seat, mark: str) -> None:
        self._lay(self.layout.mark_place(seat), mark)
        self._moved(me, "marks", (seat,))

    def _lay(self, place: int, face: str) -> None:
        """What lay there goes where this came from. The same once more changes nothing."""
        last = self.ops[-1] if self.ops else []
        if not (last and len(last[0]) == 2 and last[0][0] == place and self.laid[-1:] == [face]):
            self._exchange(place, self.layout.supply(self.number, len(self.laid), face))
            self.lying[place] = OpenMark(self, place, face)
            self.laid.append(face)

    def put(self, token: str, *seats: Seat) -> None:
        for seat in seats:
            if token in self.rules.artifacts:
                self._lay(self.layout.artifact_place(seat), token)
            else:
                self.puts.append((True, seat, token))

    def take(self, token: str, *seats: Seat) -> None:
        self.puts += [(False, seat, token) for seat in seats]

    def turn(self, me: Seat, role: RoleName) -> None:
        self.turned.append((me, role))
        self.tell((me,), "turned", role=role)

    # What cannot be followed ---------------------------------------------------------

    def _unheard(self, *_: object, **__: object) -> NoReturn:
        raise Peeked("something that cannot be followed")

    kill = show = end = _unheard
