"""What was known at daybreak, in sums that add up; how it is found is in `daybreak`."""

from __future__ import annotations

from dataclasses import dataclass, field

from garou.engine.values import RoleName
from garou.simulating.odds import Rate

MICRO = 1_000_000  # bits are summed in millionths, as whole numbers: in any order they come to the same


@dataclass(slots=True)
class Morning:
    """Of all who were dealt one card: what they knew, in whole numbers."""

    seats: int = 0
    bits: int = 0  # millionths, on the question who among the others is a monster
    counted: int = 0  # of these seats, those of which it was counted and not drawn by luck
    sure: int = 0  # and of them, those who are certain of what they are themselves

    def __add__(self, other: Morning) -> Morning:
        seats, bits = self.seats + other.seats, self.bits + other.bits
        return Morning(seats, bits, self.counted + other.counted, self.sure + other.sure)

    @property
    def mean(self) -> float:
        return self.bits / MICRO / self.seats if self.seats else 0.0

    @property
    def certain(self) -> Rate:
        """Who is drawn by luck is certain of nothing."""
        return Rate(self.sure, self.counted)


@dataclass(slots=True)
class Mornings:
    """By the card that was dealt."""

    nights: int = 0
    by_role: dict[RoleName, Morning] = field(default_factory=dict)
    drawn: int = 0  # nights that were drawn by luck where these could not be counted

    def __add__(self, other: Mornings) -> Mornings:
        names = {**self.by_role, **other.by_role}
        none = Morning()
        summed = {name: self.by_role.get(name, none) + other.by_role.get(name, none) for name in names}
        return Mornings(self.nights + other.nights, summed, self.drawn + other.drawn)

    def add(self, role: RoleName, found: Morning) -> None:
        self.by_role[role] = self.by_role.get(role, Morning()) + found
