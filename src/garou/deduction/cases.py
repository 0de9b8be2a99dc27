"""Cases to count one by one: one version for each seat that has any, and who held the cards that matter.

Seats nobody speaks of stand for each other.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import NamedTuple

from garou.engine.values import RoleName

from .acts import Doing, Op
from .premises import Premises
from .scribe import Swap
from .versions import Version

Pins = dict[int, int]  # by slot: the role of the card dealt to it


class Trust(NamedTuple):
    """How far speakers are believed, by what they are. Where everything is taken for true, there is none of it."""

    faith: tuple[int, ...] = ()  # by role: what a true version weighs
    doubt: tuple[int, ...] = ()  # by role: what a liar's card weighs
    scale: Mapping[int, int] = MappingProxyType({})  # by speaker: in how many parts the odds of the lie are counted


ALL_TRUE = Trust()


class Copy(NamedTuple):
    """What a copier is known to have done, in numbers."""

    weight: int
    whom: int | None  # None: anybody
    role: int
    ops: tuple[Op, ...]
    but: frozenset[int]


class Together(NamedTuple):
    """Who woke together, in numbers."""

    roles: frozenset[int]
    seats: frozenset[int]
    whole: bool


class Done(NamedTuple):
    """What a seat did at a call."""

    time: int
    seat: int
    ways: tuple[Doing, ...]


@dataclass(frozen=True, slots=True)
class Case:
    """Cards that are pinned, what is known to have been done, and how many equal cases this one stands for."""

    pins: Pins
    acts: tuple[Done, ...] = ()
    packs: tuple[Together, ...] = ()
    copyings: tuple[Copy, ...] | None = None
    copied: frozenset[int] | None = None
    mornings: tuple[tuple[int, int], ...] = ()  # seat, what its card counts as at last
    located: frozenset[int] = frozenset()
    named: frozenset[int] = frozenset()  # places its versions speak of
    early: tuple[tuple[int, int], ...] = ()  # slot, role: what was seen before anybody but a copier moved a card
    alike: tuple[tuple[int, ...], ...] = ()  # seats that stand for each other
    plain: frozenset[int] = frozenset()  # seats that were not dealt a copier's card
    liars: frozenset[int] = frozenset()  # seats that are taken for liars
    trust: Trust = ALL_TRUE
    ways: int = 1


@dataclass(frozen=True, slots=True)
class Lie:
    """A seat whose story is an invention, and how much that weighs."""

    seat: int
    odds: int


def believed_cases(given: Premises, told: Sequence[Sequence[Version | Lie]], trust: Trust = ALL_TRUE) -> Iterator[Case]:
    """Every choice of one version for each seat that has any.

    Where people may lie, a true version weighs the faith in its teller's role, in the teller's own scale.
    """
    start = Case({}, located=given.located, trust=trust)
    for case in _told(given, start, sorted(told, key=len)):
        yield replace(case, alike=_alike(given, case))


def _alike(given: Premises, case: Case) -> tuple[tuple[int, ...], ...]:
    """Seats nobody speaks of are alike, and so are liars nobody speaks of; any other is like itself."""
    if not given.alike:
        return tuple((seat,) for seat in range(given.players))
    quiet = [seat for seat in range(given.players) if seat not in case.named]
    silent, lying = (tuple(s for s in quiet if (s in case.liars) == lies) for lies in (False, True))
    named = ((seat,) for seat in range(given.players) if seat in case.named)
    return tuple(seats for seats in (silent, lying, *named) if seats)


def mentioned(version: Version) -> frozenset[int]:
    """Places that it speaks of."""
    found = {int(version.seat), *(int(seat) for pack in version.packs for seat in pack.seats)}
    traces = [trace for _, ways in version.acts for _, done in ways for trace in done]
    for copying in version.copyings or ():
        found |= {int(copying.whom)} if copying.whom is not None else set(map(int, copying.but))
        traces += copying.traces
    for trace in traces:
        found.update(trace[:2] if isinstance(trace, Swap) else trace[:1])  # type: ignore[arg-type]  # places
    return frozenset(found)


def pinned(given: Premises, pins: Pins, slot: int, role: int) -> Pins | None:
    """None where another card lies there, or all of this role are known to lie elsewhere."""
    if slot in pins:
        return pins if pins[slot] == role else None
    if sum(held == role for held in pins.values()) >= given.copies[role]:
        return None
    return {**pins, slot: role}


def _told(given: Premises, case: Case, told: Sequence[Sequence[Version | Lie]]) -> Iterator[Case]:
    if not told:
        yield case
        return
    for version in told[0]:
        joined = _lied(case, version) if isinstance(version, Lie) else _joined(given, case, version)
        if joined is not None:
            yield from _told(given, joined, told[1:])


def _lied(case: Case, lie: Lie) -> Case:
    return replace(case, liars=case.liars | {int(lie.seat)}, ways=case.ways * lie.odds)


def _joined(given: Premises, case: Case, version: Version) -> Case | None:
    """The case with one more version in it; None where a card would lie in two places."""
    copyings = case.copyings if version.copyings is None else _copies(given, version)
    pins = pinned(given, case.pins, version.seat, given.number[version.dealt]) if version.dealt else case.pins
    if pins is not None and version.copyings is not None and copyings:
        pins = _pinned_by_her(given, pins, copyings)
    if pins is None:
        return None
    acts, packs = _acts(given, version), _packs(given, version)
    copied = _numbers(given, version.copied) if version.copied is not None else case.copied
    mornings = ((int(version.seat), given.number[version.morning]),) if version.morning else ()
    plain = case.plain if version.dealt else case.plain | {int(version.seat)}
    return replace(
        case, pins=pins, acts=(*case.acts, *acts), packs=(*case.packs, *(p for p in packs if p not in case.packs)),
        copyings=copyings, copied=copied, located=case.located.union(*(pack.roles for pack in packs if pack.whole)),
        mornings=case.mornings + mornings, early=case.early + _early(given, acts),
        named=case.named | mentioned(version), plain=plain, ways=case.ways * _faith(given, case, version),
    )  # fmt: skip


def _numbers(given: Premises, names: frozenset[RoleName]) -> frozenset[int]:
    return frozenset(given.number[name] for name in names if name in given.number)


def _copies(given: Premises, version: Version) -> tuple[Copy, ...]:
    if version.dealt is None:
        return ()
    whole = given.wholes[given.times[given.number[version.dealt]]]
    return tuple(
        Copy(*given.way(c.weight, (), whole)[:1], c.whom, given.number[c.role], given.way(1, c.traces, 1)[1], c.but)
        for c in version.copyings or ()
    )


def _pinned_by_her(given: Premises, pins: Pins, copyings: Sequence[Copy]) -> Pins | None:
    """She looked before anything had moved: where it can only have been one card, that was dealt there."""
    looks = {(copy.whom, copy.role) for copy in copyings}
    [(whom, role), *more] = looks
    return pins if more or whom is None else pinned(given, pins, whom, role)


def _acts(given: Premises, version: Version) -> tuple[Done, ...]:
    return tuple(
        Done(time, int(version.seat), tuple(given.way(weight, done, given.wholes[time]) for weight, done in ways))
        for time, ways in version.acts
    )


def _packs(given: Premises, version: Version) -> tuple[Together, ...]:
    return tuple(Together(_numbers(given, p.roles), frozenset(map(int, p.seats)), p.whole) for p in version.packs)


def _early(given: Premises, acts: Sequence[Done]) -> tuple[tuple[int, int], ...]:
    """The dealt cards that were seen by whoever acts no later than the first mover; the mover's own swap is undone."""
    found: list[tuple[int, int]] = []
    for time, _, ways in acts:
        if time <= given.first_move and len(ways) == 1:
            found += _undone(ways[0][1])
    return tuple(found)


def _undone(ops: Sequence[Op]) -> Sequence[tuple[int, int]]:
    """Where the faces lay before anything of this was done."""
    here: dict[int, int] = {}
    for op in reversed(ops):
        if len(op) == 2:
            a, b = op
            here = {b if place == a else a if place == b else place: role for place, role in here.items()}
        else:
            here[op[0]] = op[1]
    return [*here.items()]


def _faith(given: Premises, case: Case, version: Version) -> int:
    """What a true version weighs; a copier's is weighed when it is known what she became."""
    trust = case.trust
    if version.seat not in trust.scale or version.dealt is None:
        return 1
    role = given.number[version.dealt]
    return trust.scale[version.seat] * (trust.faith[role] if role != given.copier else 1)
