"""Which claims cannot all be true, and which one, if it is false, frees the most."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import combinations

from garou.talk.claims import Said

from .backwards import Memory
from .evidence import Witnessed, believing
from .findings import possible, solve
from .premises import Premises

PATIENCE = 12  # cases
Fits = Callable[[Iterable[int]], bool]


def contradiction(
    given: Premises, own: Witnessed | None, said: Sequence[Said], most: int | None = None
) -> tuple[int, ...] | None:
    """The numbers of a smallest set of claims that cannot all be true; None where they can.

    By size; a set that fits is grown, and no part of it is tried again. To grow is no more than a help: where that it
    fits is not found soon, it is left at that. `Overlong` where there are more than so many cases.
    """
    memory = Memory([1])

    def fits(some: Iterable[int], patience: int | None = None) -> bool:
        return possible(given, believing(own, [said[number] for number in sorted(some)]), memory, patience, most)

    everything = frozenset(range(len(said)))
    return None if fits(everything) else smallest(everything, fits, lambda some: fits(some, PATIENCE))


def smallest(everything: frozenset[int], fits: Fits, soon: Fits | None = None) -> tuple[int, ...]:
    """A smallest set that does not fit, where everything together does not; `soon`: which of them surely fit."""
    fitting, wrong = list[frozenset[int]](), [everything]
    for size in range(len(everything)):
        for some in map(frozenset, combinations(sorted(everything), size)):
            if any(some <= known for known in fitting):
                continue
            if not fits(some):
                return tuple(sorted(some))
            fitting.append(_grown(some, everything, soon or fits, wrong))
    return tuple(sorted(everything))


def _grown(some: frozenset[int], everything: frozenset[int], fits: Fits, wrong: list[frozenset[int]]) -> frozenset[int]:
    """More of them, as long as it fits; what holds some that did not fit before is not tried."""
    for more in sorted(everything - some):
        bigger = some | {more}
        if any(known <= bigger for known in wrong):
            continue
        if fits(bigger):
            some = bigger
        else:
            wrong.append(bigger)
    return some


def freed(given: Premises, own: Witnessed | None, said: Sequence[Said]) -> tuple[Fraction, ...]:
    """By claim: the weight of what fits when it alone is dropped."""
    return tuple(_without(given, own, said, number) for number in range(len(said)))


def frees_most(
    given: Premises, own: Witnessed | None, said: Sequence[Said], wrong: Sequence[int] | None = None,
    most: int | None = None,
) -> int | None:  # fmt: skip
    """The claim that leaves the most if it alone is false; None where none does.

    Where some are known that cannot all be true, one of them is false, and no other needs to be tried.
    """
    numbers = range(len(said)) if wrong is None else wrong
    return heaviest({number: _without(given, own, said, number, most) for number in numbers})


def heaviest(weights: Mapping[int, Fraction]) -> int | None:
    """The first that weighs the most; None where none weighs anything."""
    most = max(weights.values(), default=Fraction(0))
    return next((number for number, weight in weights.items() if weight == most), None) if most else None


def _without(
    given: Premises, own: Witnessed | None, said: Sequence[Said], number: int, most: int | None = None
) -> Fraction:
    return solve(given, believing(own, [*said[:number], *said[number + 1 :]]), most).weight
