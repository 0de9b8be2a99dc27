"""Every choice of who the monsters are, and how likely each is by how everybody voted and by what everybody claims.

All deals are equally likely. What weighs besides is how monsters vote and lie, and how villagers come out: numbers set
by hand and tried in games. Where there are more choices than can be weighed, some are drawn, the same for all.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from math import comb
from random import Random
from typing import NamedTuple

from garou.engine.values import RoleName, Seat, Slot

from .own import Mine
from .square import NOBODY, Square
from .told import SaidSoFar

MOST = 600  # choices that are weighed: all of them up to thirteen seats
PACKMATE, ANOTHER = 0.3, 1.15  # how much rather than a villager a monster votes against one of its own, against another
ALOUD = 0.6  # the same of a vote that was only announced, as a power
SLIP = 0.01  # how often a villager lies
SILENT = 0.12  # how often who holds a card lets others claim it
EARLY, AGAINST = 0.2, 0.35  # how often a monster claims a card there is one of: of its own accord, against another
BETRAYS = 0.1  # how much rather than a villager it calls one of its own a monster
NONE: Mapping[Seat, float] = {}
SPARED = 0.03  # how likely whom wolves wanted dead is one of them


class MonsterChances(NamedTuple):
    """By choice, as bits over seats: its weight. All together weigh one."""

    weights: tuple[tuple[int, float], ...]
    chances: dict[Seat, float]  # how likely each is a monster


def choices(square: Square) -> tuple[tuple[int, float], ...]:
    """Every choice that what was shown leaves, weighed by the votes of all days so far."""
    kept = square.made.get(choices)
    if kept is None:
        kept = square.made[choices] = _by_votes(square, _choices(square))
    found: tuple[tuple[int, float], ...] = kept
    return found


def _choices(square: Square) -> list[tuple[int, float]]:
    unknown = [seat for seat in square.lore.seats if seat not in square.shown]
    beside, found = square.lore.beside, list[tuple[int, float]]()
    for elsewhere in range(min(beside, square.wolves) + 1):
        number = square.wolves - elsewhere
        if number <= len(unknown):
            found += [(mask, float(comb(beside, elsewhere))) for mask in _masks(unknown, number, square.moment)]
    return [one for one in found if one[0]] or found


def _masks(unknown: list[Seat], number: int, moment: str) -> list[int]:
    if comb(len(unknown), number) <= MOST:
        return [sum([1 << seat for seat in some]) for some in combinations(unknown, number)]
    luck = Random(moment)
    return [sum([1 << seat for seat in luck.sample(unknown, number)]) for _ in range(MOST)]


def _by_votes(square: Square, some: list[tuple[int, float]]) -> tuple[tuple[int, float], ...]:
    alone, both = dict[Seat, float](), dict[Seat, dict[Seat, float]]()
    for ballot in square.ballots:
        for voter, target in ballot.items():
            if voter in square.shown or target is None:
                continue
            known = square.shown.get(target)
            alone[voter] = alone.get(voter, 1.0) * (PACKMATE if known in square.lore.monsters else ANOTHER)
            if known is None:
                aimed = both.setdefault(voter, {})
                aimed[target] = aimed.get(target, 1.0) * PACKMATE / ANOTHER
    return weighed(some, alone, both)


def weighed(
    some: Sequence[tuple[int, float]], alone: Mapping[Seat, float], both: Mapping[Seat, Mapping[Seat, float]]
) -> tuple[tuple[int, float], ...]:
    """Times all that goes with each seat of a choice, and with each seat of it that points at another of it."""
    found = []
    for mask, weight in some:
        for seat in members(mask):
            weight *= alone.get(seat, 1.0)  # noqa: PLW2901  # it grows
            for target, factor in both.get(seat, NONE).items():
                if mask >> target & 1:
                    weight *= factor  # noqa: PLW2901
        found.append((mask, weight))
    return tuple(found)


@lru_cache(maxsize=1 << 15)
def members(mask: int) -> tuple[Seat, ...]:
    return tuple(Seat(Slot(number)) for number in range(mask.bit_length()) if mask >> number & 1)


# --- By what was said --------------------------------------------------------------------------------


def heard(square: Square, told: SaidSoFar, mine: RoleName = NOBODY, me: Seat | None = None) -> MonsterChances:
    """To everybody who holds no card there is one of; else to who holds it."""
    kept = told.made.get(heard)
    if kept is None or kept[0] is not square:
        kept = told.made[heard] = (square, dict[tuple[object, ...], MonsterChances]())
    key: tuple[object, ...] = (mine, me) if mine else ()
    found: MonsterChances | None = kept[1].get(key)
    if found is None:
        found = kept[1][key] = _summed(square, _by_words(square, told, mine, me))
    return found


def _by_words(square: Square, told: SaidSoFar, mine: RoleName, me: Seat | None) -> list[tuple[int, float]]:
    some = _by_announcements(square, told)
    for role, claimants in told.claimants.items():
        left = [seat for seat in claimants if seat not in square.shown and seat != me]
        if left:
            taken = role == mine or not square.hidden.get(role)
            some = tuple(_claimed(square, told, left, some, taken=taken))
        for seat in claimants:
            if square.shown.get(seat) == role:
                some = tuple(_seen(*_looks(square, told, seat), some))
    return [*some]


def _seen(monsters: int, others: int, some: tuple[tuple[int, float], ...]) -> list[tuple[int, float]]:
    """What somebody has said to have seen of whom everybody knows by now that it was the truth."""
    return [(mask, weight * (SLIP if monsters & ~mask or others & mask else 1.0)) for mask, weight in some]


def _by_announcements(square: Square, told: SaidSoFar) -> tuple[tuple[int, float], ...]:
    both = {voter: {target: (PACKMATE / ANOTHER) ** ALOUD} for voter, target in told.votes.items()}
    return weighed(choices(square), {}, both) if both else choices(square)


def _claimed(
    square: Square, told: SaidSoFar, left: list[Seat], some: tuple[tuple[int, float], ...], *, taken: bool
) -> list[tuple[int, float]]:
    """By who claims one card: at most one of them can hold it."""
    number = max(1, len(square.lore.seats) - len(square.shown) - square.wolves)
    lies = {1 << seat: EARLY if place == 0 else AGAINST for place, seat in enumerate(left)}
    seen = {1 << seat: _looks(square, told, seat) for seat in left}
    found = []
    for mask, weight in some:
        honest = [bit for bit in lies if not mask & bit]
        factor = (
            (1.0 if taken else SILENT) if not honest else (SLIP if taken else 1 / number) * SLIP ** (len(honest) - 1)
        )
        for bit, lie in lies.items():
            if mask & bit:
                factor *= lie * (BETRAYS if seen[bit][0] & mask else 1.0)
            elif seen[bit][0] & ~mask or seen[bit][1] & mask:
                factor *= SLIP
        found.append((mask, weight * factor))
    return found


def _looks(square: Square, told: SaidSoFar, teller: Seat) -> tuple[int, int]:
    """Whom they say they saw to be monsters, and others, as bits; of who was shown nothing but what is false."""
    monsters, others = 0, 0
    for seen, role in told.looks.get(teller, {}).items():
        bit = 1 << seen
        if seen in square.shown and (square.shown[seen] in square.lore.monsters) == (role in square.lore.monsters):
            continue
        if role in square.lore.monsters or seen in square.shown:
            monsters |= bit
        else:
            others |= bit
    return monsters, others


def _summed(square: Square, some: list[tuple[int, float]]) -> MonsterChances:
    whole = sum([weight for _, weight in some]) or 1.0
    chances = dict.fromkeys(square.lore.seats, 0.0)
    for mask, weight in some:
        for seat in members(mask):
            chances[seat] += weight
    return MonsterChances(tuple(some), {seat: share / whole for seat, share in chances.items()})


def known_to(mine: Mine, told: SaidSoFar) -> MonsterChances:
    """To this villager, who knows its own card and what it looked at."""
    square, single = mine.square, mine.role in mine.square.lore.single
    every = heard(square, told, mine.role if single else NOBODY, mine.seat if single else None)
    inside = sum([1 << seat for seat, role in mine.looks.items() if role in square.lore.monsters and _open(mine, seat)])
    outside = sum([1 << s for s, role in mine.looks.items() if role not in square.lore.monsters]) | 1 << mine.seat
    spared = sum([1 << seat for seat in mine.saved if seat not in square.shown])
    some = [
        (mask, weight * (SPARED if mask & spared else 1.0))
        for mask, weight in every.weights
        if not mask & outside and mask & inside == inside
    ]
    if not some:  # what was drawn has none of it
        certain = {seat: float(inside >> seat & 1) for seat in square.lore.seats if (inside | outside) >> seat & 1}
        return MonsterChances((), every.chances | certain)
    return _summed(square, some)


def _open(mine: Mine, seat: Seat) -> bool:
    return seat not in mine.square.shown
