"""Which faces a seat must have seen for what is known or believed of it to be true."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product

from garou.engine.rules import RuleSet
from garou.engine.values import RoleName, Seat
from garou.talk.claims import SAW, TOOK, Claim

from .courses import Calls, Course
from .evidence import Evidence, Witnessed, of_the_night
from .packs import Pack
from .scribe import Look, Swap, Trace, Turned
from .truth import DEALT, FELLOWS, MOVED, SAW_CARD, TURNED, Note, Told, holds

Faces = tuple[RoleName | None, ...]  # one for each look; None where any will do


def template(course: Course | None, seat: Seat, packs: tuple[Pack, ...] = ()) -> Told:
    """The facts of a course, with None for a face that may be anything and for fellows that are checked elsewhere."""
    return tuple(_note(trace, seat, packs) for trace in course.traces) if course else ()


def _note(trace: Trace, seat: Seat, packs: tuple[Pack, ...]) -> Note:
    if isinstance(trace, Look):
        return SAW_CARD, trace.place, trace.role
    if isinstance(trace, Swap):
        return MOVED, "cards", (trace.a, trace.b)
    if isinstance(trace, Turned):
        return TURNED, trace.role
    return FELLOWS, trace.call, tuple(sorted(packs[0].seats - {seat})) if packs else None


def looks(course: Course | None) -> int:
    return sum(isinstance(trace, Look) for trace in course.traces) if course else 0


def filled(course: Course | None, faces: Sequence[RoleName | None]) -> tuple[Trace, ...]:
    """What is left of the traces: swaps, and looks at faces that are known."""
    seen = iter(faces)
    traces = course.traces if course else ()
    known = [Look(trace.place, next(seen)) if isinstance(trace, Look) else trace for trace in traces]
    return tuple(trace for trace in known if isinstance(trace, Swap) or (isinstance(trace, Look) and trace.role))


def faces(told: Told, evidence: Evidence, calls: Calls) -> Sequence[Faces]:
    """Every choice of faces that makes it true; no two of them can be at once."""
    if isinstance(evidence, Witnessed):
        return _read_off(told, evidence.told, over=evidence.over)
    claims = of_the_night(evidence.claims)
    seen = [note for note in told if note[0] == SAW_CARD]
    named = [_named(note, evidence.seat, claims) for note in seen]
    fits = _fitting(named, claims, told, evidence.seat, calls.rules)
    least = [one for one in fits if not any(other != one and _less(other, one) for other in fits)]
    if len(least) <= 1:
        return least
    every: list[list[RoleName | None]] = [
        [note[2]] if note[2] else [*calls.cast] if len(some) > 1 else [None]
        for note, some in zip(seen, named, strict=True)
    ]
    return _fitting(every, claims, told, evidence.seat, calls.rules)


def _read_off(mine: Told, told: Told, *, over: bool) -> Sequence[Faces]:
    """The faces of a whole night that went exactly like this, or that begins like this."""
    if len(mine) < len(told) or (over and len(mine) > len(told)):
        return []
    for one, note in zip(mine, told, strict=False):
        if one[:-1] != note[:-1] or (one[-1] is not None and one[-1] != note[-1]):
            return []
    return [tuple(note[-1] for note in (*told, *mine[len(told) :]) if note[0] == SAW_CARD)]


def _named(note: Note, seat: Seat, claims: Iterable[Claim]) -> list[RoleName | None]:
    if note[2]:
        return [note[2]]
    seen = {c.roles[0] for c in claims if c.kind == SAW and c.places[0] == note[1]}
    taken = {c.roles[0] for c in claims if c.kind == TOOK and c.roles and note[1] == seat}
    return [None, *sorted(seen | taken)]


def _less(one: Faces, other: Faces) -> bool:
    return all(a is None or a == b for a, b in zip(one, other, strict=True))


def _fitting(
    named: Iterable[Iterable[RoleName | None]], claims: Sequence[Claim], told: Told, seat: Seat, rules: RuleSet
) -> list[Faces]:
    return [some for some in product(*named) if _all_hold(claims, told, some, seat, rules)]


def _all_hold(claims: Sequence[Claim], told: Told, seen: Faces, seat: Seat, rules: RuleSet) -> bool:
    left = iter(seen)
    faced = [(*note[:2], next(left)) if note[0] == SAW_CARD else note for note in told]
    known = [note if note[0] != FELLOWS or note[2] is not None else (*note[:2], ()) for note in faced]
    return all(holds(claim, seat, known, None, rules) for claim in claims)


def beginning(role: RoleName) -> Told:
    """What everybody learns first."""
    return ((DEALT, role),)
