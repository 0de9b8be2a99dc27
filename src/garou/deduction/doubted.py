"""What lies where when it is known who lies: cards that liars hold weigh their doubt.

Beside the cards that are pinned there are three kinds of places: of liars, of those who are silent, of the centre.
"""

from __future__ import annotations

from collections.abc import Callable
from math import factorial, perm
from typing import NamedTuple

from .counting import count_pinned, remainder, weight_of
from .night import Count, Leaf, Night


class LaidOut(NamedTuple):
    """All ways to lay the cards nobody has pinned: what they weigh, and by role where one of them lies."""

    whole: int
    lying: tuple[tuple[int, int], ...]  # with a certain liar: role, weight
    silent: tuple[tuple[int, int], ...]  # with a certain seat that is silent
    centre: tuple[tuple[int, int], ...]  # at a certain place there, as what the card is there


NOTHING = LaidOut(0, (), (), ())
Left = tuple[tuple[int, ...], frozenset[int], int, int]  # the pool by role, who matters, liars, places of the centre
Lay = Callable[[Left], LaidOut]
Cards = list[tuple[int, int]]  # role, copies


def layer(doubt: tuple[int, ...], idle: list[int]) -> Lay:
    """Lays cards under these doubts, and remembers it."""
    known: dict[Left, LaidOut] = {}

    def lay(left: Left) -> LaidOut:
        found = known.get(left)
        if found is None:
            found = known[left] = _laid(left, doubt, idle)
        return found

    return lay


def _laid(left: Left, doubt: tuple[int, ...], idle: list[int]) -> LaidOut:
    pool, located, liars, centre = left
    loose = [(role, copies) for role, copies in enumerate(pool) if copies and role not in located]
    bound = [(role, copies) for role, copies in enumerate(pool) if copies and role in located]
    forced, free = sum([copies for _, copies in bound]), sum([copies for _, copies in loose]) - liars
    if free < 0:
        return NOTHING
    total, picked = chosen(loose, doubt, liars)
    deep, shallow = perm(centre, forced), perm(centre - 1, forced) if centre > forced else 0
    told, rest = factorial(liars), factorial(free)
    one_liar = (factorial(liars - 1) if liars else 0) * rest * deep
    one_other = told * (factorial(free - 1) if free else 0)
    there: dict[int, int] = {}
    for role, _, elsewhere in picked:
        there[idle[role]] = there.get(idle[role], 0) + elsewhere * one_other * shallow
    for role, copies in bound:
        must = perm(centre - 1, forced - 1) * told * rest * total
        there[idle[role]] = there.get(idle[role], 0) + copies * must
    lying = [(role, here * one_liar) for role, here, _ in picked] if liars else []
    silent = [(role, elsewhere * one_other * deep) for role, _, elsewhere in picked]
    return LaidOut(deep * told * rest * total, tuple(lying), tuple(silent), tuple(there.items()))


def chosen(loose: Cards, doubt: tuple[int, ...], liars: int) -> tuple[int, list[tuple[int, int, int]]]:
    """Cards for so many liars, chosen in every way; by role where one lies with a certain liar, and where elsewhere."""
    sums = [1] + [0] * liars
    for role, copies in loose:
        for _ in range(copies):
            for k in range(liars, 0, -1):
                sums[k] += doubt[role] * sums[k - 1]
    found = list[tuple[int, int, int]]()
    for role, copies in loose:
        without = [1]
        for k in range(1, liars + 1):
            without.append(sums[k] - doubt[role] * without[-1])
        here = copies * doubt[role] * without[liars - 1] if liars else 0
        found.append((role, here, copies * without[liars]))
    return sums[liars], found


def count_doubted(lay: Lay) -> Count:
    """By role: where it lies in the morning, all lanes at once."""

    def count(night: Night, leaf: Leaf, sums: list[int]) -> None:
        rest = remainder(night, leaf)
        if rest is None:
            return
        ways, pool, seats, centre, _ = rest
        liars = night.case.liars
        lying = [seat for seat in seats if seat in liars]
        laid = lay((tuple(pool), night.located, len(lying), len(centre)))
        if not laid.whole:
            return
        after, times = leaf.after, ways * weight_of(leaf)
        count_pinned(night, leaf, laid.whole * times, sums)
        _add(sums, laid.lying, times * sum([after[seat] for seat in lying]))
        _add(sums, laid.silent, times * sum([after[seat] for seat in seats if seat not in liars]))
        _add(sums, laid.centre, times * sum([after[slot] for slot in centre]))
        if night.copier is not None:
            mine = ways * after[night.copier]
            _add(sums, [(role, laid.whole * weight) for role, weight in leaf.copied.items()], mine)
            if leaf.open_:
                mine *= leaf.open_ // len(seats)
                _add(sums, laid.lying, mine * len(lying))
                _add(sums, laid.silent, mine * (len(seats) - len(lying)))

    return count


def _add(sums: list[int], cards: tuple[tuple[int, int], ...] | list[tuple[int, int]], rows: int) -> None:
    """These cards, where such a one ends."""
    if rows:
        for role, weight in cards:
            sums[role] += weight * rows
