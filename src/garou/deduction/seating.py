"""In how many ways the stations can be seated among a crowd, of whom some lie and some are silent."""

from __future__ import annotations

from functools import lru_cache
from math import perm
from typing import NamedTuple

Held = tuple[tuple[int, int], ...]  # by station: what it weighs with a liar, and with who is silent


class Share(NamedTuple):
    """All ways in which liars hold so many of the stations; and those seen from one seat of the crowd."""

    some: int
    whole: int
    quiet: tuple[int, ...]  # from one who is silent: where it holds none, then where it holds each of them
    lying: tuple[int, ...]  # the same for a liar


@lru_cache(maxsize=4096)
def shares(held: Held, liars: int, silent: int) -> tuple[Share, ...]:
    """By how many of them liars hold."""
    number, every = len(held), elementary(held)
    return tuple(
        Share(
            some,
            every[some] * perm(liars, some) * perm(silent, number - some),
            _quiet(held, some, silent, perm(liars, some)) if silent else (),
            _lying(held, some, liars, perm(silent, number - some)) if liars else (),
        )
        for some in range(max(0, number - silent), min(number, liars) + 1)
        if every[some]
    )


def _quiet(held: Held, some: int, silent: int, told: int) -> tuple[int, ...]:
    number = len(held)
    found = [elementary(held)[some] * told * perm(silent - 1, number - some)]
    for k, (_, weight) in enumerate(held):
        ways = told * perm(silent - 1, number - 1 - some) if some < number else 0
        found.append(ways * weight * _without(held, k)[some] if ways else 0)
    return tuple(found)


def _lying(held: Held, some: int, liars: int, seated: int) -> tuple[int, ...]:
    found = [elementary(held)[some] * seated * perm(liars - 1, some)]
    for k, (weight, _) in enumerate(held):
        ways = seated * perm(liars - 1, some - 1) if some else 0
        found.append(ways * weight * _without(held, k)[some - 1] if ways else 0)
    return tuple(found)


def _without(held: Held, k: int) -> tuple[int, ...]:
    return elementary(held[:k] + held[k + 1 :])


@lru_cache(maxsize=4096)
def elementary(held: Held) -> tuple[int, ...]:
    """By how many of them liars hold: the sum of the products of what all weigh."""
    sums = [1]
    for doubt, silent in held:
        sums = [silent * a + doubt * b for a, b in zip([*sums, 0], [0, *sums], strict=True)]
    return tuple(sums)
