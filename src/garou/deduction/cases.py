"""Cases to count one by one: one version for each seat that has any, and who held the cards that matter.

Seats nobody speaks of stand for each other.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from .joining import Copy, Done, Joining, Together, joining
from .premises import Premises
from .versions import Version

Pins = dict[int, int]  # by slot: the role of the card dealt to it


class Trust(NamedTuple):
    """How far speakers are believed, by what they are. Where everything is taken for true, there is none of it."""

    faith: tuple[int, ...] = ()  # by role: what a true version weighs
    doubt: tuple[int, ...] = ()  # by role: what a liar's card weighs
    scale: Mapping[int, int] = MappingProxyType({})  # by speaker: in how many parts the odds of the lie are counted
    known: bool = False  # who lies is known: whoever does is not like those who have said nothing


ALL_TRUE = Trust()


class Case(NamedTuple):
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


class Lie(NamedTuple):
    """A seat whose story is an invention, and how much that weighs."""

    seat: int
    odds: int


def believed_cases(given: Premises, told: Sequence[Sequence[Version | Lie]], trust: Trust = ALL_TRUE) -> Iterator[Case]:
    """Every choice of one version for each seat that has any.

    Where people may lie, a true version weighs the faith in its teller's role, in the teller's own scale.
    """
    start = Case({}, located=given.located, trust=trust)
    parts = [[one if isinstance(one, Lie) else _joining(given, one) for one in some] for some in sorted(told, key=len)]
    for case in _told(given, start, parts):
        yield case._replace(alike=_alike(given, case))


def _joining(given: Premises, version: Version) -> Joining:
    """Once for all questions in which it is met."""
    key = id(version)
    found = given.kept.get(key)
    if found is None:
        found = given.kept[key] = (version, joining(given, version))
    made: Joining = found[1]
    return made


def _alike(given: Premises, case: Case) -> tuple[tuple[int, ...], ...]:
    """Seats nobody speaks of are alike; any other is like itself."""
    if not given.alike:
        return tuple((seat,) for seat in range(given.players))
    crowd = tuple([seat for seat in range(given.players) if seat not in case.named])
    named = tuple([(seat,) for seat in range(given.players) if seat in case.named])
    if case.trust.known and case.liars:
        lying = tuple([seat for seat in crowd if seat in case.liars])
        silent = tuple([seat for seat in crowd if seat not in case.liars])
        return (*[some for some in (lying, silent) if some], *named)
    return (crowd, *named) if crowd else named


def pinned(given: Premises, pins: Pins, slot: int, role: int) -> Pins | None:
    """None where another card lies there, or all of this role are known to lie elsewhere."""
    if slot in pins:
        return pins if pins[slot] == role else None
    if [*pins.values()].count(role) >= given.copies[role]:
        return None
    return {**pins, slot: role}


def _told(given: Premises, case: Case, told: Sequence[Sequence[Joining | Lie]]) -> Iterator[Case]:
    if not told:
        yield case
        return
    for one in told[0]:
        if isinstance(one, Lie):
            joined: Case | None = case._replace(liars=case.liars | {one.seat}, ways=case.ways * one.odds)
        else:
            joined = _joined(given, case, one)
        if joined is not None:
            yield from _told(given, joined, told[1:])


def _joined(given: Premises, case: Case, new: Joining) -> Case | None:
    """The case with one more version in it; None where a card would lie in two places."""
    pins = pinned(given, case.pins, new.seat, new.role) if new.role is not None else case.pins
    if pins is not None and new.copyings:
        pins = _pinned_by_her(given, pins, new.copyings)
    if pins is None:
        return None
    return case._replace(
        pins=pins, acts=case.acts + new.acts,
        packs=(*case.packs, *[pack for pack in new.packs if pack not in case.packs]),
        copyings=case.copyings if new.copyings is None else new.copyings,
        copied=case.copied if new.copied is None else new.copied,
        located=case.located | new.whole, mornings=case.mornings + new.mornings, early=case.early + new.early,
        named=case.named | new.named, plain=case.plain if new.role is not None else case.plain | {new.seat},
        ways=case.ways * _faith(given, case.trust, new),
    )  # fmt: skip


def _pinned_by_her(given: Premises, pins: Pins, copyings: Sequence[Copy]) -> Pins | None:
    """She looked before anything had moved: where it can only have been one card, that was dealt there."""
    looks = {(copy.whom, copy.role) for copy in copyings}
    [(whom, role), *more] = looks
    return pins if more or whom is None else pinned(given, pins, whom, role)


def _faith(given: Premises, trust: Trust, new: Joining) -> int:
    """What a true version weighs; a copier's is weighed when it is known what she became."""
    if new.seat not in trust.scale or new.role is None:
        return 1
    return trust.scale[new.seat] * (trust.faith[new.role] if new.role != given.copier else 1)
