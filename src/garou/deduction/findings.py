"""The questions one can ask: what lies where, is nobody of a team at the table, is it possible at all."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from itertools import islice
from math import factorial, lcm, prod

from garou.engine.values import RoleName, Team

from .backwards import FOLLOWED, Memory
from .copying import add_up
from .counting import Fitting, count_any, count_roles, count_spared
from .evidence import Evidence
from .holders import cases
from .night import Night
from .premises import Premises

Alike = tuple[tuple[int, ...], ...]  # seats that stand for each other
ALIKE = lcm(*range(1, 25))  # so that a sum over seats that are alike can be shared out among them


@dataclass(frozen=True)
class Findings:
    """Everything that follows: the weight of what fits, and what lies where in the morning."""

    given: Premises
    places: tuple[int, ...]  # by place: one lane for each role
    bits: int  # of a lane
    parts: int  # what every weight is counted in, besides the scale
    lied: Mapping[int, int] = field(default_factory=dict)  # by who spoke: the weight of its being a lie

    def _weight(self, role: int, place: int) -> int:
        return (self.places[place] >> (self.bits * role)) & ((1 << self.bits) - 1)

    @cached_property
    def total(self) -> int:
        """The weight of all that fits, in these parts of the scale."""
        return sum(self._weight(role, 0) for role in range(len(self.given.names)))

    @property
    def weight(self) -> Fraction:
        """The number of deals that fit, each night by its chance; with `one_each` as the prior, of all histories."""
        return Fraction(self.total, self.parts * self.given.scale * prod(map(factorial, self.given.copies)))

    @property
    def possible(self) -> bool:
        return any(self.places)

    def chances(self, place: int) -> dict[RoleName, Fraction]:
        """What the card at this place counts as in the morning; what it cannot be is left out."""
        weights = {name: self._weight(role, place) for role, name in enumerate(self.given.names)}
        return {name: Fraction(weight, self.total) for name, weight in weights.items() if weight}

    def trust(self, seat: int) -> Fraction:
        """The chance that what this seat has said is the truth, told on purpose."""
        return 1 - Fraction(self.lied.get(seat, 0), self.total)

    def teams(self, seat: int) -> dict[Team, Fraction]:
        """Whom the seat would win with."""
        found: dict[Team, Fraction] = {}
        for name, chance in self.chances(seat).items():
            team = self.given.rules.roles[name].team
            found[team] = found.get(team, Fraction(0)) + chance
        return found


def solve(given: Premises, evidence: Iterable[Evidence], most: int | None = None) -> Findings:
    """What everybody can conclude who takes all this for true; `Overlong` where there are more than so many cases."""
    found = cases(given, [given.versions(one) for one in evidence], most=most)
    memory, parts = Memory([1 << (given.lane * place) for place in range(given.size)]), dict[Alike, list[int]]()
    for case in found:
        add_up(Night(given, case, count_roles, memory), parts.setdefault(case.alike, [0] * len(given.names)))
    total = [0] * len(given.names)
    for alike, sums in parts.items():
        total = [whole + evened(packed, alike, given.lane) for whole, packed in zip(total, sums, strict=True)]
    return Findings(given, by_place(given, total, given.lane), given.lane, ALIKE)


def by_place(given: Premises, sums: Sequence[int], bits: int) -> tuple[int, ...]:
    """From lanes for each place to lanes for each role."""
    mask = (1 << bits) - 1
    return tuple(
        [
            sum([((packed >> (bits * place)) & mask) << (bits * role) for role, packed in enumerate(sums)])
            for place in range(given.size)
        ]
    )


def evened(packed: int, alike: Sequence[Sequence[int]], bits: int, share: int = ALIKE) -> int:
    """Each of the seats that are alike gets the same part of what they have together, counted in so many shares."""
    if not packed:
        return 0
    found, mask = packed * share, (1 << bits) - 1
    for seats in alike:
        if len(seats) > 1:
            parts = [(packed >> (bits * seat)) & mask for seat in seats]
            even = sum(parts) * (share // len(seats))
            found += sum([(even - share * part) << (bits * seat) for part, seat in zip(parts, seats, strict=True)])
    return found


def weight_without(
    given: Premises, evidence: Iterable[Evidence], roles: Iterable[RoleName], most: int | None = None
) -> Fraction:
    """The weight of all that fits in which none of these is among the players in the morning."""
    wanted = frozenset(given.number[name] for name in roles if name in given.number)
    sums, memory = [0], Memory([1], tuple((place, FOLLOWED) for place in range(given.players, given.size)))
    for case in cases(given, [given.versions(one) for one in evidence], most=most):
        add_up(Night(given, case, count_spared(wanted), memory, at_once=False), sums)
    return Fraction(sums[0], given.scale * prod(map(factorial, given.copies)))


def possible(
    given: Premises, evidence: Iterable[Evidence], memory: Memory | None = None, patience: int | None = None,
    most: int | None = None,
) -> bool:  # fmt: skip
    """Can all this be true together? The first world that fits is enough. Who asks often keeps the memory.

    `patience`: who is content with no for an answer where it is not found in so many cases. `most`: who must know it,
    and has no time for more.
    """
    memory = Memory([1]) if memory is None else memory
    try:
        for case in islice(cases(given, [given.versions(one) for one in evidence], most=most), patience):
            add_up(Night(given, case, count_any, memory), [])
    except Fitting:
        return True
    return False
