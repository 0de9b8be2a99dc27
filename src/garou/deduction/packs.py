"""With whom a seat can have woken, and what it did then."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import NamedTuple

from garou.engine.values import RoleName, Seat
from garou.talk.claims import SAW

from .courses import Calls, Course, every_seat
from .evidence import Evidence, Witnessed
from .scribe import Meet
from .truth import FELLOWS, Told, holds

Copies = Mapping[RoleName, int]  # of each role, how many cards there are


class Pack(NamedTuple):
    """Who opened their eyes together."""

    roles: frozenset[RoleName]
    seats: frozenset[Seat]
    whole: bool  # these and nobody else; or these at least


class Later(NamedTuple):
    """What a seat did when it was called, and with whom it woke if that matters."""

    course: Course | None
    packs: tuple[Pack, ...] = ()


def later(role: RoleName | None, start: Told, evidence: Evidence, calls: Calls, copies: Copies) -> Iterator[Later]:
    """Everything a seat may do that is called by this name."""
    if role is None or role not in calls.times:
        yield Later(None)
    elif not calls.is_group(role):
        for course in calls.alone(role, evidence.seat):
            met = met_by(course, evidence)
            if met is not None:
                yield Later(course, met)
    else:
        for pack in _packs(role, start, evidence, calls, copies):
            waking = dict.fromkeys(sorted(pack.seats), role) if pack else {}
            for course in calls.group(calls.times[role], waking) if pack else ():
                yield Later(course, (pack,) if pack else ())
            if pack is None:
                yield Later(None)


def met_by(course: Course | None, evidence: Evidence) -> tuple[Pack, ...] | None:
    """Whom a servant saw, if we know it: () where it is not asked, None where it cannot be."""
    met = [trace for trace in course.traces if isinstance(trace, Meet)] if course else []
    if not met or not isinstance(evidence, Witnessed):
        return ()
    seen = [note[2] for note in evidence.told if note[:2] == (FELLOWS, met[0].call)]
    if not seen:
        return None if evidence.over else ()
    return (Pack(met[0].roles, frozenset(seen[0]), whole=True),)


def _packs(role: RoleName, start: Told, evidence: Evidence, calls: Calls, copies: Copies) -> Iterator[Pack | None]:
    """With whom a seat can have woken; None where the evidence does not ask."""
    step, seat = calls.rules.opening[calls.times[role]], evidence.seat
    roles = step.roles or frozenset()
    if isinstance(evidence, Witnessed):
        met = [note[2] for note in evidence.told if note[:2] == (FELLOWS, step.name)]
        if met:
            yield Pack(roles, frozenset((seat, *met[0])), whole=True)
        elif not evidence.over:
            yield None
        return
    looks = [c for c in evidence.claims if c.kind == SAW and not holds(c, seat, start, None, calls.rules)]
    fellows = frozenset(Seat(c.places[0]) for c in looks if c.roles[0] == step.name and c.places[0] < calls.players)
    if not fellows and not any(claim.places[0] >= calls.players for claim in looks):
        yield None
        return
    yield Pack(roles, frozenset((seat,)), whole=True)
    most = copies[role] + sum(copies[name] for name in calls.cast if calls.rules.roles[name].may_wake_as)
    yield from _with_fellows(role, Pack(roles, fellows | {seat}, whole=False), seat, most, calls)


def _with_fellows(role: RoleName, told: Pack, seat: Seat, most: int, calls: Calls) -> Iterator[Pack]:
    """Where those who wake together only see each other, it is enough to know whom they speak of."""
    others = [other for other in every_seat(calls.players) if other != seat]
    if only_meet(calls, role, most):
        if len(told.seats) > 1:
            yield told
    else:
        for size in range(1, most):
            packs = (frozenset((seat, *some)) for some in combinations(others, size))
            yield from (Pack(told.roles, pack, whole=True) for pack in packs)


def only_meet(calls: Calls, role: RoleName, most: int) -> bool:
    """Do two or more who wake together see each other and nothing else?"""
    seats = every_seat(calls.players)
    ways = [calls.group(calls.times[role], dict.fromkeys(seats[:size], role)) for size in range(2, most + 1)]
    return all(len(some) == 1 and all(isinstance(trace, Meet) for trace in some[0].traces) for some in ways)
