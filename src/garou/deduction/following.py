"""Can what a role does be followed? And does it treat all seats alike? Found out from its courses, never assumed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise

from garou.engine.values import RoleName, Seat, Slot

from .courses import Calls, Course, every_seat, in_order
from .scribe import Look, Meet, Swap, Trace, Turned, Weight
from .unsolved import Unsolved


def check_followed(calls: Calls, copies: Mapping[RoleName, int]) -> None:
    """Refused, with the call, where counting could go wrong."""
    for name, time in calls.times.items():
        if not _followed(calls, name, copies):
            raise Unsolved("worlds-role", call=calls.rules.opening[time].name)


def _followed(calls: Calls, name: RoleName, copies: Mapping[RoleName, int]) -> bool:
    if calls.is_group(name):
        return _a_simple_pack(calls, name, copies)
    courses = calls.alone(name, Seat(Slot(0)))
    if calls.rules.roles[name].may_wake_as:
        return all(_a_copy(course) for course in courses) and calls.times[name] == min(calls.times.values())
    return all(_blindly(course.traces) and not course.wakes_as for course in courses)


def _blindly(traces: Iterable[Trace]) -> bool:
    """Nobody's face decides what is done, nobody is turned, and others show themselves once at most."""
    traces = tuple(traces)
    seen = [trace for trace in traces if isinstance(trace, Look) and trace.role]
    return not seen and not _of(Turned, traces) and _of(Meet, traces) <= 1


def _a_copy(course: Course) -> bool:
    """A copier looks at one card, becomes it, and may act there and then."""
    first, then, rest = course.traces[:1], course.traces[1:2], course.traces[2:]
    return _of(Look, first) == 1 and bool(first[0].role) and _of(Turned, then) == 1 and _blindly(rest)  # type: ignore[union-attr]  # a look


def _a_simple_pack(calls: Calls, name: RoleName, copies: Mapping[RoleName, int]) -> bool:
    """Two or more see each other and decide nothing; one alone may look, but moves nothing."""
    step = calls.rules.opening[calls.times[name]]
    copiers = sum(copies[one] for one in calls.cast if calls.rules.roles[one].may_wake_as)
    most = min(calls.players, sum(copies[one] for one in calls.cast if one in (step.roles or ())) + copiers)
    for size in range(1, most + 1):
        courses = calls.group(calls.times[name], dict.fromkeys(every_seat(calls.players)[:size], name))
        met = all(_of(Meet, one.traces) == 1 and one.traces[0] == Meet(step.name, step.roles) for one in courses)  # type: ignore[arg-type]  # a call of a role
        quiet = all(_blindly(one.traces) and not _of(Swap, one.traces) for one in courses)
        if not met or not quiet or (size > 1 and len(courses) > 1):
            return False
    return len([one for one in calls.cast if one in (step.roles or ())]) == 1


def _of(kind: type, traces: Iterable[Trace]) -> int:
    return sum(isinstance(trace, kind) for trace in traces)


# --- Seats that are alike -----------------------------------------------------------------------


def symmetric(calls: Calls) -> bool:
    """Does every role do the same from every seat, and to every seat?"""
    return all(_symmetric(calls, name) for name in calls.times)


def _symmetric(calls: Calls, name: RoleName) -> bool:
    first, *others = every_seat(calls.players)
    own = _collected(calls.alone(name, first))
    same_to_all = all(_collected(_exchanged(calls.alone(name, first), a, b)) == own for a, b in pairwise(others))
    return same_to_all and all(_collected(_exchanged(calls.alone(name, s), first, s)) == own for s in others)


def _collected(courses: Iterable[Course]) -> dict[tuple[tuple[Trace, ...], RoleName | None], Weight]:
    found: Counter[tuple[tuple[Trace, ...], RoleName | None]] = Counter()
    for course in courses:
        found[course.traces, course.wakes_as] += course.weight  # type: ignore[assignment]  # a fraction may be counted too
    return dict(found)


def _exchanged(courses: Iterable[Course], a: Seat, b: Seat) -> Iterator[Course]:
    """The same with these two seats in each other's place."""
    other: dict[Slot, Slot] = {a: b, b: a}
    for course in courses:
        moved = (_renamed(trace, other) for trace in course.traces)
        yield Course(course.weight, in_order(moved), course.wakes_as)


def _renamed(trace: Trace, other: Mapping[Slot, Slot]) -> Trace:
    if isinstance(trace, Swap):
        return Swap(other.get(trace.a, trace.a), other.get(trace.b, trace.b))
    return Look(other.get(trace.place, trace.place), trace.role) if isinstance(trace, Look) else trace
