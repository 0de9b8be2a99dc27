"""Counting where liars sit at the table: a liar's seat weighs every card by the doubt it is under.

The cards of the liars are chosen by an elementary symmetric sum, remembered by what is left of the cards.
"""

from __future__ import annotations

from functools import lru_cache
from math import factorial, perm
from typing import NamedTuple

from .copying import copy_weights
from .counting import Remainder, count_pinned, remainder, weight_of
from .night import Leaf, Night

Cards = tuple[tuple[int, int, int], ...]  # role, copies, doubt
ByRole = dict[int, int]


class LiarsCards(NamedTuple):
    """The cards of the liars, chosen in every way: the sum of the products of their doubts."""

    total: int
    lying: ByRole  # where one copy of the role lies with a certain liar
    elsewhere: ByRole  # where one lies somewhere else
    there: ByRole  # where it lies at the seat the copier looked at


@lru_cache(maxsize=65_536)
def _chosen(cards: Cards, number: int) -> LiarsCards:
    sums = [1] + [0] * number
    for _, copies, doubt in cards:
        for _ in range(copies):
            for k in range(number, 0, -1):
                sums[k] += doubt * sums[k - 1]
    lying, elsewhere = ByRole(), ByRole()
    for role, copies, doubt in cards:
        without = [1]
        for k in range(1, number + 1):
            without.append(sums[k] - doubt * without[-1])
        lying[role] = copies * doubt * without[number - 1] if number else 0
        elsewhere[role] = copies * without[number]
    return LiarsCards(sums[number], lying, elsewhere, {})


@lru_cache(maxsize=65_536)
def _chosen_beside(cards: Cards, number: int, weights: tuple[int, ...]) -> LiarsCards:
    """The same where one more card lies at a seat that weighs it like this, by role."""
    total, lying, elsewhere, there = 0, ByRole(), ByRole(), ByRole()
    for role, copies, _ in cards:
        rest = tuple([(r, c - (r == role), d) for r, c, d in cards if c > (r == role)])
        part, one, two, _ = _chosen(rest, number)
        weight = copies * weights[role]
        there[role] = weight * part
        total += weight * part
        for other in one:
            lying[other] = lying.get(other, 0) + weight * one[other]
            elsewhere[other] = elsewhere.get(other, 0) + weight * two[other]
    return LiarsCards(total, lying, elsewhere, there)


class Doubted(NamedTuple):
    """Everything there is to count of one leaf."""

    rest: Remainder
    chosen: LiarsCards
    liars: list[int]
    quiet: list[int]
    free: int  # cards that go neither to liars nor by force
    ways: int
    factor: int

    @property
    def laid(self) -> int:
        """Ways to choose, and to lay what must lie in the centre."""
        return self.ways * perm(len(self.rest.centre), self.rest.forced)


def count_doubted(night: Night, leaf: Leaf, sums: list[int]) -> None:
    """`count_roles` where liars sit at the table."""
    rest = remainder(night, leaf)
    found = _doubted(night, leaf, rest) if rest is not None else None
    if found is None:
        return
    if night.copier is not None:
        _count_copier(night, leaf, found, sums)
    count_pinned(night, leaf, found.laid * factorial(found.free) * found.chosen.total * found.factor, sums)
    _count_seats(leaf, found, sums)
    if found.rest.centre:
        _count_centre(night, leaf, found, sums)


def _doubted(night: Night, leaf: Leaf, rest: Remainder) -> Doubted | None:
    case = night.case
    liars = [slot for slot in rest.seats if slot in case.liars and slot != leaf.whom]
    quiet = [slot for slot in rest.seats if slot not in case.liars and slot != leaf.whom]
    cards = tuple([(role, copies, case.trust.doubt[role]) for role, copies in night.loose(rest.pool)])
    if leaf.whom is None:
        chosen = _chosen(cards, len(liars))
    else:
        chosen = _chosen_beside(cards, len(liars), copy_weights(night, leaf.whom))
    free = len(quiet) + len(rest.centre) - rest.forced
    if free < 0 or not chosen.total:
        return None
    return Doubted(rest, chosen, liars, quiet, free, rest.ways * factorial(len(liars)), weight_of(leaf))


def _count_copier(night: Night, leaf: Leaf, found: Doubted, sums: list[int]) -> None:
    mine, free, chosen = leaf.after[night.copier or 0], found.free, found.chosen
    if leaf.whom is not None:
        lies = found.factor * found.laid * factorial(free) * (mine + leaf.after[leaf.whom])
        for role, part in chosen.there.items():
            sums[role] += part * lies
        return
    for role, weight in leaf.copied.items():
        sums[role] += found.laid * factorial(free) * chosen.total * weight * mine
    if leaf.open_ and found.rest.seats:  # she saw the card of any of these seats
        lies = mine * (leaf.open_ // len(found.rest.seats)) * found.laid
        for role in chosen.lying:
            seen = chosen.lying[role] * factorial(free) if found.liars else 0
            seen += chosen.elsewhere[role] * factorial(free - 1) * len(found.quiet) if found.quiet and free else 0
            sums[role] += lies * seen


def _count_seats(leaf: Leaf, found: Doubted, sums: list[int]) -> None:
    weight, free = found.factor * found.laid, found.free
    if found.liars:
        here = weight // len(found.liars) * factorial(free) * sum([leaf.after[slot] for slot in found.liars])
        for role, part in found.chosen.lying.items():
            sums[role] += part * here
    if found.quiet and free:
        here = weight * factorial(free - 1) * sum([leaf.after[slot] for slot in found.quiet])
        for role, part in found.chosen.elsewhere.items():
            sums[role] += part * here


def _count_centre(night: Night, leaf: Leaf, found: Doubted, sums: list[int]) -> None:
    number, forced, free = len(found.rest.centre), found.rest.forced, found.free
    deep = found.factor * found.ways * sum([leaf.after[slot] for slot in found.rest.centre])
    idle, pool = night.given.idle, found.rest.pool
    if free:
        may = perm(number - 1, forced) * factorial(free - 1) * deep
        for role, part in found.chosen.elsewhere.items():
            sums[idle[role]] += part * may
    if forced:
        must = perm(number - 1, forced - 1) * factorial(free) * found.chosen.total * deep
        for role in night.located:
            if pool[role]:
                sums[idle[role]] += pool[role] * must
