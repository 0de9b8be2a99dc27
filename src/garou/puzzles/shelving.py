"""Puzzles in rows: so many of each level, or of a game in all, and no two alike."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from random import Random

from .making import KINDS, Order, Sort, attempt
from .values import LEVELS, LIE, SENTENCES, Puzzle, Solved

SHORTEST = 5  # steps of a proof in a rack of another game
RARE = 8  # one puzzle of so many asks for a sentence there


def shelf(seed: str, each: int, kinds: Sequence[Sort] = KINDS) -> Iterator[Solved]:
    """So many of each level, of as many kinds as there are, and no two alike; from the easiest on."""
    racks: dict[int, list[tuple[str, Solved]]] = {level: [] for level in LEVELS}
    seen = set[object]()
    for turn in count():
        kind = kinds[turn % len(kinds)]
        found = attempt(Random(f"{seed}/{turn}"), kind, Order())
        if found is None or likeness(found.puzzle) in seen:
            continue
        rack = racks[found.level]
        if len(rack) < each and sum(name == kind.name for name, _ in rack) < max(1, each * 2 // 5):
            seen.add(likeness(found.puzzle))
            rack.append((kind.name, found))
        if all(len(rack) == each for rack in racks.values()):
            break
    for level in LEVELS:
        yield from (found for _, found in sorted(racks[level], key=lambda one: one[1].length))


def rack(seed: str, number: int, wish: Order) -> Iterator[Solved]:
    """So many of another game, whatever their level, and no two alike; from the easiest on."""
    kinds = [kind for kind in KINDS if (kind.ask, kind.number) == (LIE, 1)]
    left, found, seen = _shares(kinds, number), list[Solved](), set[object]()
    for turn in count():
        kind = kinds[turn % len(kinds)]
        one = attempt(Random(f"{seed}/{turn}"), kind, wish) if left[kind] else None
        if one and one.length >= SHORTEST and likeness(one.puzzle) not in seen:
            seen.add(likeness(one.puzzle))
            found.append(one)
            left[kind] -= 1
        if not any(left.values()):
            break
    yield from sorted(found, key=lambda one: one.length)


def _shares(kinds: Sequence[Sort], number: int) -> dict[Sort, int]:
    """Single sentences take longest to make."""
    rare = {kind: number // RARE for kind in kinds if kind.who == SENTENCES}
    others = [kind for kind in kinds if kind not in rare]
    rest = number - sum(rare.values())
    return rare | {kind: (rest + at) // len(others) for at, kind in enumerate(others)}


def likeness(puzzle: Puzzle) -> object:
    """Two puzzles of which this is equal are the same but for the names and for cards that nobody speaks of."""
    told = sorted((one.claim.kind, one.claim.roles, one.claim.mark) for one in puzzle.said)
    return puzzle.lying, puzzle.ask.what, puzzle.ask.role, len(puzzle.players), tuple(told)
