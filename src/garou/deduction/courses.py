"""What a role can do at night, read off its own code.

The engine's role functions run on a table that writes down what they do. Wherever they ask, or depend on a face they
looked at, the run is repeated once for each possibility. What comes out is a list of courses, and nothing here knows
the name of a role.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import groupby

from garou.engine.blind import Peeked
from garou.engine.rules import RuleSet, Step
from garou.engine.values import RoleName, Seat, Setup, Slot

from .scribe import Fork, Look, Prior, Scribe, Script, Swap, Trace, Weight
from .sieve import Sieve
from .unsolved import Unsolved


@dataclass(frozen=True, slots=True)
class Course:
    """One way a call can go for those who wake: its chance, and what is done in order."""

    weight: Weight
    traces: tuple[Trace, ...]
    wakes_as: RoleName | None = None  # who a copier has become, if she is called again


Waking = tuple[tuple[Seat, RoleName], ...]


@dataclass(frozen=True)
class Calls:
    """The night's calls as far as they concern the deduction: who acts alone, who together, and how."""

    rules: RuleSet
    cast: tuple[RoleName, ...]  # each role once
    players: int
    prior: Prior
    times: Mapping[RoleName, int]  # when each role is called
    _known: dict[tuple[int, Waking], tuple[Course, ...]] = field(default_factory=dict)
    _sieves: dict[tuple[RoleName, Seat], Sieve] = field(default_factory=dict)

    def alone(self, role: RoleName, seat: Seat) -> tuple[Course, ...]:
        """What one seat may do that wakes as this role."""
        return self.group(self.times[role], {seat: role})

    def group(self, time: int, waking: Mapping[Seat, RoleName]) -> tuple[Course, ...]:
        """What these may do together."""
        key = (time, tuple(sorted(waking.items())))
        if key not in self._known:
            self._known[key] = tuple(self._run(self.rules.opening[time], waking))
        return self._known[key]

    def sieve(self, role: RoleName, seat: Seat) -> Sieve:
        """The courses of a copier at this seat, made ready to be searched, once."""
        if (role, seat) not in self._sieves:
            self._sieves[role, seat] = Sieve((course.traces, course.wakes_as) for course in self.alone(role, seat))
        return self._sieves[role, seat]

    def is_group(self, role: RoleName) -> bool:
        return role in self.times and not self.rules.opening[self.times[role]].alone

    def _run(self, step: Step, waking: Mapping[Seat, RoleName]) -> Iterator[Course]:
        """Every way this step can go when these seats, and no others, wake as these roles."""
        unseen = (RoleName(""),) * (self.players + self.rules.centre)
        setup, scripts = Setup(unseen[: self.players], unseen[self.players :]), list[Script]([[]])
        while scripts:
            script = scripts.pop()
            table = Scribe(self.rules, setup, step, waking, script)
            table.cast, table.prior = self.cast, self.prior
            try:
                step.run(table)
            except Fork as fork:
                scripts += [[*script, way] for way in reversed(fork.ways)]
            except Peeked:
                raise Unsolved("worlds-role", call=step.name) from None
            else:
                yield Course(table.weight, in_order(table.traces), table.renamed)


def in_order(traces: Iterable[Trace]) -> tuple[Trace, ...]:
    """Which of two cards is named first means nothing, to the engine and to us."""
    found: list[Trace] = []
    for looked, group in groupby(traces, lambda trace: isinstance(trace, Look)):
        some = list(group)
        found += sorted(some, key=lambda look: look[0]) if looked else some
    return tuple(Swap(*sorted(trace)) if isinstance(trace, Swap) else trace for trace in found)


def calls(rules: RuleSet, cast: tuple[RoleName, ...], players: int, prior: Prior) -> Calls:
    """Refused where somebody is called twice: then it is not one night's work that is counted."""
    times: dict[RoleName, int] = {}
    for number, step in enumerate(rules.opening):
        for role in (step.roles or frozenset()).intersection(cast):
            if role in times:
                raise Unsolved("worlds-role", call=step.name)
            times[role] = number
    return Calls(rules, cast, players, prior, {role: times[role] for role in cast if role in times})


def every_seat(players: int) -> tuple[Seat, ...]:
    return tuple(Seat(Slot(number)) for number in range(players))
