"""How many deals there are when some cards are pinned, and what lies at each place of them.

All copies of a card are told apart here; whoever wants deals divides by the factorials at the end. Cards that matter
and are not pinned lie in the centre; all the others lie anywhere.
"""

from __future__ import annotations

from math import comb, factorial, perm
from typing import NamedTuple

from .night import Count, Leaf, Night


class Remainder(NamedTuple):
    """What is not pinned: seats, places of the centre, cards."""

    ways: int  # to choose the cards that are pinned
    pool: list[int]  # by role
    seats: list[int]
    centre: list[int]
    forced: int  # cards that can lie in the centre only


def remainder(night: Night, leaf: Leaf) -> Remainder | None:
    """None where there are not cards enough, or too many for the centre."""
    ways, pool, added = night.chosen * leaf.times, night.pool, leaf.added
    if added:
        pool = pool[:]
        for slot, role in added.items():
            ways *= pool[role]
            pool[role] -= 1
            if slot in night.case.liars:
                ways *= night.case.trust.doubt[role]
        if not ways:
            return None
    seats = [slot for slot in night.seats if slot not in added]
    centre = [slot for slot in night.centre if slot not in added]
    forced = sum([pool[role] for role in night.located])
    return Remainder(ways, pool, seats, centre, forced) if forced <= len(centre) else None


class Fitting(Exception):  # no error: it is what was looked for
    """Something fits, and nothing more is asked."""


def count_any(night: Night, leaf: Leaf, sums: list[int]) -> None:
    """Is there any? The first one ends the search."""
    if leaf.after[0] and remainder(night, leaf) is not None:
        raise Fitting


# --- What lies where ------------------------------------------------------------------------------


def count_roles(night: Night, leaf: Leaf, sums: list[int]) -> None:
    """By role: where it lies in the morning, all lanes at once."""
    rest = remainder(night, leaf)
    if rest is None:
        return
    ways, pool, seats, centre, forced = rest
    free = len(seats) + len(centre) - forced
    each = ways * perm(len(centre), forced) * factorial(free - 1) if free else 0  # one of the free cards lies there
    whole = each * free if free else ways * perm(len(centre), forced)
    factor = weight_of(leaf)
    if night.copier is not None:
        _count_copier(night, leaf, pool, sums, whole=whole, each=each)
    count_pinned(night, leaf, whole * factor, sums)
    if seats:
        here = each * factor * sum([leaf.after[slot] for slot in seats])
        for role, copies in night.loose(pool):
            sums[role] += copies * here
    if centre:
        _count_centre(night, rest, factor * ways * sum([leaf.after[slot] for slot in centre]), sums)


def weight_of(leaf: Leaf) -> int:
    """All that a copier may have become, or the whole of a case without one."""
    return leaf.open_ + (sum(leaf.copied.values()) if leaf.copied else 0)


def _count_copier(night: Night, leaf: Leaf, pool: list[int], sums: list[int], *, whole: int, each: int) -> None:
    """Her card counts as what she became; of what she saw at an open seat, as whatever lay there."""
    lies = leaf.after[night.copier or 0]
    for role, weight in leaf.copied.items():
        sums[role] += whole * weight * lies
    if leaf.open_:
        for role, copies in night.loose(pool):
            sums[role] += copies * lies * each * leaf.open_


def count_pinned(night: Night, leaf: Leaf, whole: int, sums: list[int]) -> None:
    """The cards that are known, wherever they have come to lie."""
    after, players, idle = leaf.after, night.given.players, night.given.idle
    for pins in (night.pins, leaf.added):
        for slot, role in pins.items():
            if slot != night.copier:
                sums[role if slot < players else idle[role]] += whole * after[slot]


def _count_centre(night: Night, rest: Remainder, there: int, sums: list[int]) -> None:
    """What was dealt to the centre counts as what it is there."""
    number, forced, idle = len(rest.centre), rest.forced, night.given.idle
    free = len(rest.seats) + number - forced
    must = perm(number - 1, forced - 1) * factorial(free) * there if forced else 0
    may = perm(number - 1, forced) * factorial(free - 1) * there if free else 0
    for role, copies in enumerate(rest.pool):
        if copies:
            sums[idle[role]] += copies * (must if role in night.located else may)


# --- Nobody of a kind among the players ------------------------------------------------------------


def count_spared(roles: frozenset[int]) -> Count:
    """Counts the deals in which every card that counts as one of these lies in the centre in the morning."""

    def count(night: Night, leaf: Leaf, sums: list[int]) -> None:
        rest = remainder(night, leaf)
        if rest is None or _left_behind(night, leaf, roles):
            return
        weight = leaf.open_
        for role, part in leaf.copied.items():
            weight += part if role not in roles or night.copier in leaf.followed else 0
        sums[0] += _spared(night, rest, roles, leaf.followed) * weight * leaf.after[0]

    return count


def _left_behind(night: Night, leaf: Leaf, roles: frozenset[int]) -> bool:
    """Is one of them known to lie before a player?"""
    pins = (*night.pins.items(), *leaf.added.items())
    return any(role in roles and slot != night.copier and slot not in leaf.followed for slot, role in pins)


def _spared(night: Night, rest: Remainder, roles: frozenset[int], there: frozenset[int]) -> int:
    """Ways to deal what is left so that all of these roles lie at slots whose cards end in the centre."""
    ways, pool, seats, centre, forced = rest
    bound = sum(pool[role] for role in roles if role in night.located)
    loose = sum(pool[role] for role in roles if role not in night.located)
    a_seats, a_centre = (sum(slot in there for slot in some) for some in (seats, centre))
    others, found = forced - bound, 0
    for some in range(loose + 1):
        deep = bound + loose - some
        if deep <= a_centre and others <= len(centre) - deep:
            free = len(seats) + len(centre) - bound - loose - others
            laid = comb(loose, some) * perm(a_seats, some) * perm(a_centre, deep)
            found += ways * laid * perm(len(centre) - deep, others) * factorial(free)
    return found
