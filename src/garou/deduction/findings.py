"""The questions one can ask: what lies where, is nobody of a team at the table, is it possible at all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import factorial, lcm, prod

from garou.engine.values import RoleName, Team

from .backwards import FOLLOWED, Memory
from .cases import Case
from .copying import add_up
from .counting import Fitting, count_any, count_roles, count_spared
from .evidence import Evidence
from .holders import cases
from .night import Count, Night
from .premises import Premises

ALIKE = lcm(*range(1, 25))  # so that a sum over seats that are alike can be shared out among them


@dataclass(frozen=True)
class Findings:
    """Everything that follows: the weight of what fits, and what lies where in the morning."""

    given: Premises
    sums: tuple[int, ...]  # by role: one lane for each place
    bits: int  # of a lane
    lied: Mapping[frozenset[int], int]  # by who is taken for a liar: the weight of that

    def _weight(self, role: int, place: int) -> int:
        return (self.sums[role] >> (self.bits * place)) & ((1 << self.bits) - 1)

    @cached_property
    def total(self) -> int:
        """The weight of all that fits, in parts of the scale times `ALIKE`."""
        return sum(self._weight(role, 0) for role in range(len(self.given.names)))

    @property
    def weight(self) -> Fraction:
        """The number of deals that fit, each night by its chance; with `one_each` as the prior, of all histories."""
        return Fraction(self.total, ALIKE * self.given.scale * prod(map(factorial, self.given.copies)))

    @property
    def possible(self) -> bool:
        return any(self.sums)

    def chances(self, place: int) -> dict[RoleName, Fraction]:
        """What the card at this place counts as in the morning; what it cannot be is left out."""
        weights = {name: self._weight(role, place) for role, name in enumerate(self.given.names)}
        return {name: Fraction(weight, self.total) for name, weight in weights.items() if weight}

    def trust(self, seat: int) -> Fraction:
        """The chance that what this seat has said is the truth, told on purpose."""
        return 1 - Fraction(sum(weight for liars, weight in self.lied.items() if seat in liars), self.total)

    def teams(self, seat: int) -> dict[Team, Fraction]:
        """Whom the seat would win with."""
        found: dict[Team, Fraction] = {}
        for name, chance in self.chances(seat).items():
            team = self.given.rules.roles[name].team
            found[team] = found.get(team, Fraction(0)) + chance
        return found


def solve(given: Premises, evidence: Iterable[Evidence]) -> Findings:
    """What everybody can conclude who takes all this for true."""
    found = cases(given, [given.versions(one) for one in evidence])
    return summed(given, found, count_roles, given.lane)


def summed(given: Premises, found: Iterable[Case], count: Count, bits: int) -> Findings:
    """All these cases counted and added up, in lanes of so many bits."""
    memory = Memory([1 << (bits * place) for place in range(given.size)])
    parts: dict[tuple[tuple[tuple[int, ...], ...], frozenset[int]], list[int]] = {}
    for case in found:
        sums = parts.setdefault((case.alike, case.liars), [0] * len(given.names))
        add_up(Night(given, case, count, memory), sums)
    total, lied, mask = [0] * len(given.names), Counter[frozenset[int]](), (1 << bits) - 1
    for (alike, liars), sums in parts.items():
        evened = [_evened(packed, alike, bits) for packed in sums]
        total = [a + b for a, b in zip(total, evened, strict=True)]
        lied[liars] += sum(packed & mask for packed in evened)
    return Findings(given, tuple(total), bits, lied)


def _evened(packed: int, alike: Sequence[Sequence[int]], bits: int) -> int:
    """Each of the seats that are alike gets the same part of what they have together."""
    if not packed:
        return 0
    found, mask = packed * ALIKE, (1 << bits) - 1
    for seats in alike:
        if len(seats) > 1:
            parts = [(packed >> (bits * seat)) & mask for seat in seats]
            even = sum(parts) * (ALIKE // len(seats))
            found += sum([(even - ALIKE * part) << (bits * seat) for part, seat in zip(parts, seats, strict=True)])
    return found


def weight_without(given: Premises, evidence: Iterable[Evidence], roles: Iterable[RoleName]) -> Fraction:
    """The weight of all that fits in which none of these is among the players in the morning."""
    wanted = frozenset(given.number[name] for name in roles if name in given.number)
    sums, memory = [0], Memory([1], tuple((place, FOLLOWED) for place in range(given.players, given.size)))
    for case in cases(given, [given.versions(one) for one in evidence]):
        add_up(Night(given, case, count_spared(wanted), memory, at_once=False), sums)
    return Fraction(sums[0], given.scale * prod(map(factorial, given.copies)))


def possible(given: Premises, evidence: Iterable[Evidence], memory: Memory | None = None) -> bool:
    """Can all this be true together? The first world that fits is enough. Who asks often keeps the memory."""
    memory = memory or Memory([1])
    try:
        for case in cases(given, [given.versions(one) for one in evidence]):
            add_up(Night(given, case, count_any, memory), [])
    except Fitting:
        return True
    return False
