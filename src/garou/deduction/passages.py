"""Every way a step of the night can go, remembered by what it had to know."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from itertools import chain
from typing import Any, NamedTuple

from garou.engine.blind import Peeked
from garou.engine.rules import RuleSet
from garou.engine.values import RoleName, Seat, Setup, Slot

from .acts import Op
from .opentables import COPIES, TOKEN, WAKING, OpenTable, Passing, Query, SoFar
from .scribe import Fork, Prior, Script, Weight
from .unsolved import Unsolved

BARE = ""  # what lies on a card without an artifact
MOST_PASSAGES = 4_000  # of one step: more would take longer than anybody waits


class Traits(NamedTuple):
    """What a step can do to anybody but those who wake in it."""

    moves: bool  # things, or what somebody counts as or is called
    tells: bool  # somebody else
    puts: frozenset[str]  # tokens
    weighs: bool  # by its number of ways


@dataclass(slots=True)
class Branch:
    """What is asked next, and where each answer leads; at the end, all passages."""

    query: Query | None = None
    answers: dict[Any, Branch] = field(default_factory=dict)
    passages: tuple[Passing, ...] = ()


class Guessing(NamedTuple):
    """A night of which nothing is known, for finding out what a step can do."""

    called: frozenset[RoleName]
    waking: tuple[Seat, ...]
    marks: frozenset[str]

    def answer(self, query: Query) -> Any:
        kind, what = query
        if kind == WAKING:
            return self.waking if what <= self.called and what else ()
        return () if kind == TOKEN else int(kind == COPIES and what in self.marks)


class Layers:
    """A table's places and faces in numbers, and its steps. Cards lie first, then marks, artifacts, and supplies."""

    def __init__(
        self, rules: RuleSet, cards: Sequence[RoleName], beside: Sequence[RoleName], players: int, prior: Prior
    ) -> None:
        self.rules, self.cards, self.beside, self.players, self.prior = (
            rules,
            tuple(cards),
            tuple(beside),
            players,
            prior,
        )
        here = {*cards, *beside}
        self.cast = tuple(name for name in rules.roles if name in here)
        idle = [rules.roles[name].idle for name in self.cast]
        self.names = (*self.cast, *dict.fromkeys(name for name in idle if name and name not in here))
        self.faces = {name: number for number, name in enumerate(self.names)}
        self.things = {word: len(self.names) + n for n, word in enumerate([*rules.marks, *rules.artifacts, BARE])}
        self.size = len(cards) + len(beside)
        self.supplies: dict[tuple[int, int, str], int] = {}
        self.lopsided = False
        self._setup = Setup(*((RoleName(""),) * number for number in (players, rules.centre, len(beside))))
        self._memory: dict[int, Branch] = {}
        self._traits: dict[tuple[int, RoleName | None], Traits] = {}

    def mark_place(self, seat: Seat) -> int:
        return self.size + seat

    def artifact_place(self, seat: Seat) -> int:
        return self.size + self.players + seat

    def number_at(self, place: int, word: str) -> int:
        """Of what lies there, as a number: a card's name may be a mark's as well."""
        return self.faces[RoleName(word)] if place < self.size else self.things[word]

    def supply(self, step: int, number: int, face: str) -> int:
        return self.supplies.setdefault((step, number, face), self.size + 2 * self.players + len(self.supplies))

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(Seat(Slot(number)) for number in range(self.players))

    @cached_property
    def steps(self) -> range:
        """The night's, up to the talk."""
        return range(next(number for number, step in enumerate(self.rules.opening) if step.talk))

    # What a step can do ----------------------------------------------------------------

    def passages(self, number: int, known: SoFar) -> tuple[Passing, ...]:
        branch = self._memory.setdefault(number, Branch())
        while branch.query is not None:
            answer = known.answer(branch.query)
            if answer not in branch.answers:
                break
            branch = branch.answers[answer]
        return branch.passages or self._learnt(number, known)

    def _learnt(self, number: int, known: SoFar) -> tuple[Passing, ...]:
        found, reads = self._run(number, known)
        branch = self._memory[number]
        for query, answer in reads:
            branch.query = query
            branch = branch.answers.setdefault(answer, Branch())
        branch.passages = found
        return found

    def _run(self, number: int, known: SoFar) -> tuple[tuple[Passing, ...], list[tuple[Query, Any]]]:
        found: list[Passing] = []
        reads: dict[Query, Any] = {}
        scripts: list[Script] = [[]]
        while scripts:
            script = scripts.pop()
            stage = OpenTable(self, self._setup, number, known, script)
            stage.cast, stage.prior = self.cast, self.prior
            try:
                stage.step.run(stage)
                found.append(stage.passage())
            except Peeked:
                raise Unsolved("worlds-role", call=stage.step.name) from None
            except Fork as fork:
                scripts += [[*script, way] for way in reversed(fork.ways)]
            reads.update(stage.reads)
            self.lopsided |= stage.lopsided
            if len(found) + len(scripts) > MOST_PASSAGES:
                raise Unsolved("worlds-role", call=stage.step.name)
        return tuple(found), list(reads.items())

    def traits(self, number: int, role: RoleName | None) -> Traits:
        """Of a step, where one or two are called by this name."""
        if (number, role) not in self._traits:
            self._traits[number, role] = self._probed(number, role)
        return self._traits[number, role]

    def _probed(self, number: int, role: RoleName | None) -> Traits:
        lopsided, step = self.lopsided, self.rules.opening[number]
        called = (step.roles or frozenset()) if role else frozenset()
        some = [(Seat(Slot(0)),), (Seat(Slot(0)), Seat(Slot(1)))] if role else [()]
        night = [Guessing(called, up, frozenset(self.rules.marks)) for up in (some[:1] if step.alone else some)]
        runs = [(self._run(number, one)[0], {*one.waking}) for one in night]
        self.lopsided = lopsided
        every = [(one, up) for found, up in runs for one in found]
        return Traits(
            any(one.turned or one.wakes or one.laid or any(map(_swaps, one.ops)) for one, _ in every),
            any(seat not in up for one, up in every for seat, _ in one.notes),
            frozenset(token for one, _ in every for put, _, token in one.puts if put),
            any(sum(self.evened(one.weight, chain.from_iterable(one.ops)) for one in found) != 1 for found, _ in runs),
        )  # fmt: skip

    def evened(self, weight: Weight, ops: Iterable[Op]) -> Weight:
        """Where every card was tried that can lie somewhere: the share of one of them."""
        decided = sum(len(op) == 3 and op[0] < self.size for op in ops)
        return Fraction(weight) / Fraction(len(self.cast) ** decided)

    def live(self, number: int, role: RoleName | None, watched: frozenset[str], *, told: bool) -> bool:
        """Does it make a difference who wakes in it, to anybody else?"""
        traits = self.traits(number, role)
        return traits.moves or traits.weighs or (told and traits.tells) or not traits.puts.isdisjoint(watched)

    def called(self, role: RoleName) -> Iterator[int]:
        """The steps in which this role wakes."""
        return (number for number in self.steps if role in (self.rules.opening[number].roles or ()))


def _swaps(ops: Sequence[Op]) -> bool:
    return any(len(op) == 2 for op in ops)
