"""A version in numbers, made ready once to be joined with many others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from garou.engine.values import RoleName

from .acts import Act, Doing, Op
from .backwards import AnyAct
from .premises import Premises
from .scribe import Swap
from .versions import Version


class Copy(NamedTuple):
    """What a copier is known to have done, in numbers: at whom she looked, and all that she may have done then."""

    act: AnyAct
    whom: int | None  # None: anybody
    role: int
    but: frozenset[int]
    places: frozenset[int]  # where she is known to have done it

    @property
    def moves(self) -> bool:
        """May she have moved a card?"""
        return self.act.moves if isinstance(self.act, Act) else any(len(op) == 2 for _, ops in self.act for op in ops)


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


class Joining(NamedTuple):
    """What one seat's version adds to a case."""

    seat: int
    role: int | None  # None: any card but a copier's
    acts: tuple[Done, ...]
    packs: tuple[Together, ...]
    whole: frozenset[int]  # the roles of packs of which nobody is missing
    copyings: tuple[Copy, ...] | None
    copied: frozenset[int] | None
    mornings: tuple[tuple[int, int], ...]
    early: tuple[tuple[int, int], ...]
    named: frozenset[int]


def joining(given: Premises, version: Version) -> Joining:
    """In numbers."""
    acts, packs, copyings = _acts(given, version), _packs(given, version), _copies(given, version)
    return Joining(
        int(version.seat), given.number[version.dealt] if version.dealt else None, acts, packs,
        frozenset().union(*(pack.roles for pack in packs if pack.whole)),
        copyings if version.copyings is not None else None,
        _numbers(given, version.copied) if version.copied is not None else None,
        ((int(version.seat), given.number[version.morning]),) if version.morning else (),
        _early(given, acts), _mentioned(version, copyings),
    )  # fmt: skip


def _mentioned(version: Version, copyings: Sequence[Copy]) -> frozenset[int]:
    """Places that it speaks of."""
    found = {int(version.seat), *(int(seat) for pack in version.packs for seat in pack.seats)}
    for trace in [trace for _, ways in version.acts for _, done in ways for trace in done]:
        found.update(trace[:2] if isinstance(trace, Swap) else trace[:1])  # type: ignore[arg-type]  # places
    for copy in copyings:
        found |= copy.places | ({copy.whom} if copy.whom is not None else copy.but)
    return frozenset(found)


def _numbers(given: Premises, names: frozenset[RoleName]) -> frozenset[int]:
    return frozenset(given.number[name] for name in names if name in given.number)


def _copies(given: Premises, version: Version) -> tuple[Copy, ...]:
    """By whom she looked at; where she has only moved cards since, all ways are one act."""
    if version.dealt is None or not version.copyings:
        return ()
    whole = given.wholes[given.times[given.number[version.dealt]]]
    found: dict[tuple[int | None, int, frozenset[int]], list[Doing]] = {}
    for one in version.copyings:
        ways = found.setdefault((one.whom, given.number[one.role], frozenset(map(int, one.but))), [])
        ways.append(given.way(one.weight, one.traces, whole))
    copying = given.copying(version.seat)
    return tuple(_copy(ways, key, copying[key[1]], given.size) for key, ways in found.items())


def _copy(
    ways: Sequence[Doing], key: tuple[int | None, int, frozenset[int]], all_: Mapping[int, Act], size: int
) -> Copy:
    """Where she may have done anything she can, no place is spoken of."""
    places = frozenset(place for _, ops in ways for op in ops for place in op[: 2 if len(op) == 2 else 1])
    if len(ways) == 1 or any(len(op) != 2 for _, ops in ways for op in ops):
        return Copy(tuple(ways), *key, places)
    act = Act(ways, size)
    same = [one for whom, one in all_.items() if key[0] in (None, whom) and dict(one.ways) == dict(act.ways)]
    return Copy(same[0], *key, frozenset()) if same else Copy(act, *key, places)


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
