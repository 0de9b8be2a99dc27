"""A share that was counted, and how far the truth may lie from it."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

SIGMAS = 1.959964  # 95 of a hundred such intervals hold the truth


@dataclass(frozen=True, slots=True)
class Rate:
    """So many of so many."""

    count: int
    of: int

    @property
    def rate(self) -> float:
        return self.count / self.of if self.of else 0.0

    @property
    def error(self) -> float:
        """The standard error of the rate."""
        return sqrt(self.rate * (1 - self.rate) / self.of) if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's: it holds for rare things and for few games, too, and never leaves nought to one."""
        if not self.of:
            return 0.0, 1.0
        square = SIGMAS**2 / self.of
        middle = (self.rate + square / 2) / (1 + square)
        reach = SIGMAS / (1 + square) * sqrt(self.rate * (1 - self.rate) / self.of + square / (4 * self.of))
        return max(0.0, middle - reach), min(1.0, middle + reach)
