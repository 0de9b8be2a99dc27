"""Drawing tables: how large they are, and who sits with whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, product
from random import Random

Met = Counter[frozenset[str]]  # how often two have sat at one table

ATTEMPTS = 8


# --- How large ---------------------------------------------------------------------------------


def table_sizes(count: int, legal: Sequence[int], near: int) -> tuple[int, ...]:
    """The sizes of the tables for this many people, largest first; what is missing from the sum sits out.

    As few as possible sit out. Then tables are as even as possible, where one more or less is even enough; then
    they are as near as possible to the size wanted; then as even as possible to the last seat.
    """
    numbers = _numbers(count, legal)
    total = next(total for total in range(count, -1, -1) if numbers[total])
    if not total:
        return ()
    ways = _most_even(total, sorted(set(legal)))
    return min(ways, key=lambda way: (abs(total / len(way) - near), way[0] - way[-1], len(way)))


def _most_even(total: int, legal: list[int]) -> list[tuple[int, ...]]:
    """A way for each number of tables, all of the smallest spread there is."""
    windows = [[size for size in legal if low <= size <= high] for low, high in product(legal, legal) if low <= high]
    for spread in sorted({_spread(window) for window in windows}):
        same = [window for window in windows if _spread(window) == spread]
        found = [_way(total, tables, w) for w in same for tables in _bits(_numbers(total, w)[total])]
        if found:
            return found
    return []


def _spread(sizes: Sequence[int]) -> int:
    """From the smallest to the largest; one seat more or less is as even as none."""
    return max(sizes[-1] - sizes[0], 1)


def _numbers(total: int, sizes: Sequence[int]) -> list[int]:
    """For each number of people, in how many tables of these sizes they can sit: bit t stands for t tables."""
    numbers = [1] + [0] * total
    for people in range(1, total + 1):
        for size in sizes:
            if size <= people:
                numbers[people] |= numbers[people - size] << 1
    return numbers


def _bits(number: int) -> Iterator[int]:
    return (bit for bit in range(number.bit_length()) if number >> bit & 1)


def _way(total: int, tables: int, sizes: Sequence[int]) -> tuple[int, ...]:
    """This many tables that seat all of them, large ones first."""
    numbers = _numbers(total, sizes)
    way: list[int] = []
    while total:
        fits = (s for s in sorted(sizes, reverse=True) if s <= total and numbers[total - s] >> (tables - 1) & 1)
        way.append(next(fits))
        total, tables = total - way[-1], tables - 1
    return tuple(sorted(way, reverse=True))


# --- Who with whom -----------------------------------------------------------------------------


def seated(names: Sequence[str], sizes: Sequence[int], met: Met, luck: Random) -> tuple[tuple[str, ...], ...]:
    """Tables of these sizes with few who have met before.

    Several seatings by luck are each mended until no two people of different tables could change places for fewer
    repeats; the best of them is taken. A pair counts as often as it has met.
    """
    best: list[list[str]] = []
    for _ in range(ATTEMPTS):
        tables = _by_turns(luck.sample(names, len(names)), sizes, met)
        _mend(tables, met)
        if not best or repeats(tables, met) < repeats(best, met):
            best = tables
        if not repeats(best, met):
            break
    return tuple(tuple(luck.sample(table, len(table))) for table in best)


def repeats(tables: Iterable[Sequence[str]], met: Met) -> int:
    """How many meetings at these tables there have been before."""
    return sum(met[frozenset(pair)] for table in tables for pair in combinations(table, 2))


def _by_turns(names: Sequence[str], sizes: Sequence[int], met: Met) -> list[list[str]]:
    """One after the other goes where they have met the fewest."""
    tables: list[list[str]] = [[] for _ in sizes]
    for name in names:
        free = [table for table, size in zip(tables, sizes, strict=True) if len(table) < size]
        min(free, key=lambda table: _known(name, table, met)).append(name)
    return tables


def _mend(tables: list[list[str]], met: Met) -> None:
    """Change places while it helps: each change makes the sum smaller, so this ends."""
    helped = True
    while helped:
        helped = False
        for one, other in combinations(tables, 2):
            helped |= _change_places(one, other, met)


def _change_places(one: list[str], other: list[str], met: Met) -> bool:
    helped = False
    for i, j in product(range(len(one)), range(len(other))):
        mine, yours = one[i], other[j]
        now = _known(mine, one, met) + _known(yours, other, met)
        if not now:
            continue
        then = _known(mine, other, met) + _known(yours, one, met) - 2 * met[frozenset((mine, yours))]
        if then < now:
            one[i], other[j] = yours, mine
            helped = True
    return helped


def _known(name: str, table: Sequence[str], met: Met) -> int:
    return sum(met[frozenset((name, other))] for other in table)
