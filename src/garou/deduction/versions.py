"""What one seat's night can have been, given what is believed of it: its own facts, or claims taken as true.

A version pins the card the seat was dealt and, where the evidence speaks of them, what it did: which places were
swapped, which face lay where. A seat of which nothing is known has no version at all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from garou.engine.values import RoleName, Seat, Slot
from garou.talk.claims import AM, SAW, WAS, Claim

from .copied import Copying, Merged, copyings
from .courses import Calls, Course, every_seat
from .evidence import Believed, Evidence, Witnessed, mornings, of_the_night
from .faces import beginning, faces, filled, looks, template
from .packs import Copies, Pack, later, met_by
from .scribe import Look, Trace, Turned, Weight
from .sieve import signs, wanted
from .truth import DEALT, SAW_CARD, Told, holds

Way = tuple[Weight, tuple[Trace, ...]]  # its weight; swaps, and looks at a face that is known


@dataclass(frozen=True, slots=True)
class Version:
    """One way a seat's night may have gone."""

    seat: Seat
    dealt: RoleName | None  # None: any card but a copier's
    acts: tuple[tuple[int, tuple[Way, ...]], ...] = ()  # by time; a call not named here went any way it could
    packs: tuple[Pack, ...] = ()
    copyings: tuple[Copying, ...] | None = None  # None: whatever she can do
    copied: frozenset[RoleName] | None = None  # None: whatever role
    morning: RoleName | None = None  # what the card before the seat counts as at last


def versions(evidence: Evidence, calls: Calls, copies: Copies, *, by_card: bool = False) -> tuple[Version, ...]:
    """Every version that fits; no two of them can be true at once. `by_card`: each says which card was dealt."""
    if isinstance(evidence, Witnessed) and not _true_to(evidence, calls):
        return ()
    dealt = _dealt(evidence, calls)
    if not by_card and isinstance(evidence, Believed) and len(dealt) > 1 and not of_the_night(evidence.claims):
        return _whatever(evidence, calls)
    return tuple(found for role in dealt for found in _as(role, evidence, calls, copies))


def _true_to(evidence: Witnessed, calls: Calls) -> bool:
    """Is what a seat claims true of what it knows? What it is in the morning is seen elsewhere."""
    claims = [claim for claim in evidence.claims if claim.kind != AM]
    return all(holds(claim, evidence.seat, evidence.told, None, calls.rules) for claim in claims)


def _dealt(evidence: Evidence, calls: Calls) -> Sequence[RoleName]:
    if isinstance(evidence, Witnessed):
        return [note[1] for note in evidence.told if note[0] == DEALT and note[1] in calls.cast][:1]
    said = {claim.roles[0] for claim in evidence.claims if claim.kind == WAS}
    return calls.cast if not said else [role for role in calls.cast if {role} == said]


def _as(role: RoleName, evidence: Evidence, calls: Calls, copies: Copies) -> Iterator[Version]:
    if isinstance(evidence, Witnessed) or of_the_night(evidence.claims) or evidence.idle > 1:
        copier = calls.rules.roles[role].may_wake_as is not None
        put_together = _copying if copier else _acting
        yield from put_together(role, evidence, calls, copies)
    else:
        yield from _silent(role, evidence, calls)


# --- Somebody who tells nothing of the night ----------------------------------------------------


def _whatever(evidence: Believed, calls: Calls) -> tuple[Version, ...]:
    """Somebody who does not say which card it was: it makes no difference, but for a copier."""
    said = mornings(evidence)
    copiers = [role for role in calls.cast if calls.rules.roles[role].may_wake_as]
    other = (Version(evidence.seat, None, morning=next(iter(said), None)),) if len(said) < 2 else ()
    return (*other, *(version for role in copiers for version in _silent(role, evidence, calls)))


def _silent(role: RoleName, evidence: Believed, calls: Calls) -> Iterator[Version]:
    said = mornings(evidence)
    if calls.rules.roles[role].may_wake_as:
        yield from _copied(role, evidence.seat, said, calls)
    elif len(said) < 2:
        yield Version(evidence.seat, role, morning=next(iter(said), None))


def _copied(role: RoleName, seat: Seat, said: frozenset[RoleName], calls: Calls) -> Iterator[Version]:
    """A copier of whom nothing is known but what she says to be: she became it, or holds it in the morning."""
    if not said:
        yield Version(seat, role)
        return
    for name in sorted(said):
        left = said - {name}
        if len(left) < 2:
            yield Version(seat, role, copied=frozenset((name,)), morning=next(iter(left), None))
    if len(said) == 1:
        turned = [trace for course in calls.alone(role, seat) for trace in course.traces]
        became = frozenset(trace.role for trace in turned if isinstance(trace, Turned))
        everything = frozenset(calls.cast) | became
        yield Version(seat, role, copied=everything - said, morning=next(iter(said)))


# --- Somebody who does --------------------------------------------------------------------------


class Outline(NamedTuple):
    """What sets one version apart from another, whatever was seen in it."""

    copied: RoleName | None  # the card a copier looked at
    time: int | None  # of the call at which the seat acted
    packs: tuple[Pack, ...]
    morning: RoleName | None


class Telling(NamedTuple):
    """One pair of courses that fits: a copier's first, and what was done when the seat was called."""

    outline: Outline
    course: Course | None
    later: Course | None
    first: tuple[Trace, ...]
    second: tuple[Trace, ...]


def _tellings(
    role: RoleName, course: Course | None, evidence: Evidence, calls: Calls, copies: Copies
) -> Iterator[Telling]:
    """Everything that fits after this course of a copier, or for who is none."""
    met, copied = met_by(course, evidence), seen_by(course)
    left = mornings(evidence) - ({copied} if copied else set())
    if met is None or len(left) > 1:
        return
    called = course.wakes_as if course else role
    start = beginning(role) + template(course, evidence.seat)
    for then in later(called, start, evidence, calls, copies):
        time = calls.times[called] if then.course and called else None
        outline = Outline(copied, time, then.packs + met, next(iter(left), None))
        for seen in faces(start + template(then.course, evidence.seat, then.packs), evidence, calls):
            first, second = filled(course, seen), filled(then.course, seen[looks(course) :])
            yield Telling(outline, course, then.course, first, second)


def seen_by(course: Course | None) -> RoleName | None:
    """The card a copier looked at first."""
    return course.traces[0].role if course and isinstance(course.traces[0], Look) else None


def is_idle(course: Course) -> bool:
    """Is there nothing to tell of it?"""
    return not any(signs(course.traces))


def _acting(role: RoleName, evidence: Evidence, calls: Calls, copies: Copies) -> Iterator[Version]:
    """Ways that do the same are one, with their weights added up."""
    found: dict[Outline, dict[tuple[Trace, ...], Weight]] = {}
    idle = evidence.idle if isinstance(evidence, Believed) else 1
    for one in _tellings(role, None, evidence, calls, copies):
        ways, times = found.setdefault(one.outline, {}), idle if one.later and is_idle(one.later) else 1
        ways[one.second] = ways.get(one.second, 0) + times * (one.later.weight if one.later else 1)
    for (_, time, packs, morning), ways in found.items():
        own = tuple((weight, second) for second, weight in ways.items())
        yield Version(evidence.seat, role, ((time, own),) if time is not None else (), packs, morning=morning)


def _copying(role: RoleName, evidence: Evidence, calls: Calls, copies: Copies) -> Iterator[Version]:
    """The same for a copier, by what she did when she was called again."""
    others = frozenset(Slot(other) for other in every_seat(calls.players) if other != evidence.seat)
    found: dict[tuple[Outline, tuple[Trace, ...], Weight], Merged] = {}
    for course in _sifted(role, evidence, calls):
        for one in _tellings(role, course, evidence, calls, copies):
            two = one.later.weight if one.later else 1
            merged = found.setdefault((one.outline, one.second, two), {})
            key = (Slot(course.traces[0][0]), one.first)  # type: ignore[arg-type]  # a look, and its place
            merged[key] = merged.get(key, 0) + course.weight
    for ((copied, time, packs, morning), second, two), merged in found.items():
        acts = ((time, ((two, second),)),) if time is not None else ()
        if copied and (some := copyings(merged, copied, others, copies)):
            yield Version(evidence.seat, role, acts, packs, some, morning=morning)


def _sifted(role: RoleName, evidence: Evidence, calls: Calls) -> list[Course]:
    """The courses of a copier that may fit, without going through them all."""
    courses, sieve = calls.alone(role, evidence.seat), calls.sieve(role, evidence.seat)
    if isinstance(evidence, Witnessed):
        look = next((note[1:] for note in evidence.told if note[0] == SAW_CARD), None)
        if look is None and not evidence.over:
            return [*courses]
        return [courses[number] for number in sieve.beginning(*(look or ()))]

    def later(name: RoleName, claim: Claim) -> bool:
        """Those who wake together may be anybody."""
        if name not in calls.times or (calls.is_group(name) and claim.kind == SAW):
            return name in calls.times
        signed = {*wanted(claim, evidence.seat)}
        return any(not signed.isdisjoint(signs(course.traces)) for course in calls.alone(name, evidence.seat))

    return [courses[number] for number in sieve.fitting(of_the_night(evidence.claims), evidence.seat, later)]


# --- A night that is not over -------------------------------------------------------------------


def cut_short(own: Witnessed, calls: Calls, copies: Copies) -> bool:
    """Are these the facts of no whole night, but the first ones of some?"""
    if versions(Witnessed(own.seat, own.told), calls, copies):
        return False
    return any(_begins(own.told, whole) for role in _dealt(own, calls) for whole in _wholes(role, own, calls, copies))


def _wholes(role: RoleName, own: Witnessed, calls: Calls, copies: Copies) -> Iterator[Told]:
    """Every whole night of a seat, with a last fact of any kind where those who wake with it are not known."""
    copier = calls.rules.roles[role].may_wake_as is not None
    for course in calls.alone(role, own.seat) if copier else (None,):
        called, start = course.wakes_as if course else role, beginning(role) + template(course, own.seat)
        if called is None or called not in calls.times:
            yield start
        elif calls.is_group(called):
            yield (*start, (None,))
        else:
            yield from (start + template(then, own.seat) for then in calls.alone(called, own.seat))


def _begins(told: Told, whole: Told) -> bool:
    pairs = zip(told, whole, strict=False)
    return len(told) < len(whole) and all(
        one[:-1] == other[:-1] and other[-1] in (None, one[-1]) for one, other in pairs
    )
