"""Who held the cards that matter: those of packs somebody tells of, the copier's, the movers'."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import comb

from .cases import ALL_TRUE, Case, Lie, Pins, Trust, believed_cases, pinned
from .premises import Premises
from .unsolved import Overlong
from .versions import Version

Wanted = Sequence[tuple[int, int]]  # roles, and how many cards of each are to be dealt


def cases(
    given: Premises, told: Sequence[Sequence[Version | Lie]], trust: Trust = ALL_TRUE, most: int | None = None
) -> Iterator[Case]:
    """Every choice of one version for each seat that has any, with the holders of the other cards that matter.

    `most`: where there are more of them, whoever asks has no time for it.
    """
    for number, case in enumerate(_cases(given, told, trust)):
        if number == most:
            raise Overlong
        yield case


def _cases(given: Premises, told: Sequence[Sequence[Version | Lie]], trust: Trust) -> Iterator[Case]:
    for case in believed_cases(given, told, trust):
        for packed in _packed(given, case):
            yield from _held(given, packed)


# --- Packs --------------------------------------------------------------------------------------


def _packed(given: Premises, case: Case, number: int = 0) -> Iterator[Case]:
    """Everybody of a pack holds one of its cards, or has copied one; if it is the whole pack, nobody else has."""
    if number == len(case.packs):
        yield from [case] if _agree(given, case, case.pins) else []
        return
    roles, pack, _ = case.packs[number]
    for pins in _filled(given, case.pins, roles, sorted(pack)):
        yield from _packed(given, case._replace(pins=pins), number + 1)


def _filled(given: Premises, pins: Pins, roles: frozenset[int], pack: Sequence[int]) -> Iterator[Pins]:
    if not pack:
        yield pins
        return
    may = [*roles] + ([given.copier] if given.copier is not None and given.copier not in roles else [])
    for role in may:
        more = pinned(given, pins, pack[0], role)
        if more is not None:
            yield from _filled(given, more, roles, pack[1:])


def _agree(given: Premises, case: Case, pins: Pins) -> bool:
    """Nobody outside a whole pack holds one of its cards."""
    return not any(
        role in roles and slot < given.players and slot not in pack
        for roles, pack, whole in case.packs if whole
        for slot, role in pins.items()
    )  # fmt: skip


def _copied(given: Premises, case: Case) -> frozenset[int] | None:
    """What the copier can have become, given who woke with whom."""
    copier, copied = copier_seat(given, case.pins), case.copied
    if copier is None or not case.packs:
        return copied
    found = copied if copied is not None else frozenset(range(len(given.cast)))
    for roles, pack, whole in case.packs:
        if copier in pack:
            found &= roles
        elif whole:
            found -= roles
    return found


def copier_seat(given: Premises, pins: Pins) -> int | None:
    """Who was dealt the copier's card, if anybody was."""
    if given.copier is None:
        return None
    return next((slot for slot, role in pins.items() if role == given.copier and slot < given.players), None)


# --- What was seen before anybody moved a card ----------------------------------------------------


def _seen(given: Premises, case: Case, pins: Pins) -> Pins | None:
    """With what was seen early, where no copier can have moved it before."""
    copier = copier_seat(given, pins)
    if copier is not None and (case.copyings is None or any(copy.moves for copy in case.copyings)):
        return pins
    for place, role in case.early:
        if place < given.players and role == given.copier and place != copier:
            return None
        more = pinned(given, pins, place, role)
        if more is None:
            return None
        pins = more
    return pins if _agree(given, case, pins) else None


# --- The other cards that matter ------------------------------------------------------------------


def _held(given: Premises, case: Case) -> Iterator[Case]:
    """Where the other cards that matter were dealt: to seats of which nothing is known, or into the centre.

    First the copier's; then what was seen early pins more cards, and leaves fewer seats for the others.
    """
    mine = [(role, left) for role, left in _left(given, case.pins, case.located) if role == given.copier]
    for first, ways in _dealt(case.pins, case.alike, mine, given.size):
        seen = _seen(given, case, first) if copier_seat(given, first) not in case.plain else None
        for pins, more in _dealt_after(given, case, seen) if seen is not None else ():
            found = case._replace(pins=pins, ways=case.ways * ways * more)
            copied = _copied(given, found)
            if copied is None:
                yield found
            elif copied or copier_seat(given, pins) is None:
                yield found._replace(copied=copied)


def _dealt_after(given: Premises, case: Case, pins: Pins) -> Iterator[tuple[Pins, int]]:
    """The rest of the cards that matter, once the copier's is dealt; a whole pack has no others at the table."""
    packed = frozenset(role for pack in case.packs if pack.whole for role in pack.roles)
    open_ = _left(given, pins, case.located)
    room = sum(slot not in pins for slot in range(given.players, given.size))
    room -= sum(left for role, left in open_ if role in packed or role == given.copier)
    wanted = [(role, left) for role, left in open_ if role not in packed and role != given.copier]
    return _dealt(pins, case.alike, wanted, room)


def _left(given: Premises, pins: Pins, roles: frozenset[int]) -> list[tuple[int, int]]:
    """Of these roles, those with cards that are not pinned, and how many."""
    held = [*pins.values()]
    left = [(role, given.copies[role] - held.count(role)) for role in sorted(roles)]
    return [(role, number) for role, number in left if number]


def _dealt(pins: Pins, alike: Sequence[Sequence[int]], wanted: Wanted, room: int) -> Iterator[tuple[Pins, int]]:
    """Every way to deal so many cards of each role to open seats; the rest must find room in the centre."""
    if room < 0:
        return
    if not wanted:
        yield pins, 1
        return
    role, number = wanted[0]
    for some in range(number, -1, -1):
        for seats, ways in _spread(pins, alike, some):
            held = {**pins, **dict.fromkeys(seats, role)} if seats else pins
            for found, more in _dealt(held, alike, wanted[1:], room - number + some):
                yield found, ways * more


def _spread(pins: Pins, alike: Sequence[Sequence[int]], number: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """So many seats, the first of those that are alike for all of them."""
    if number == 0:
        yield (), 1
    elif alike:
        free = [seat for seat in alike[0] if seat not in pins]
        for some in range(min(number, len(free)), -1, -1):
            for seats, ways in _spread(pins, alike[1:], number - some):
                yield (*free[:some], *seats), ways * comb(len(free), some)
