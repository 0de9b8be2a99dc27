"""Two shares of the same games, or of games in pairs, and how far apart they are."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from garou.simulating.odds import SIGMAS


@dataclass(slots=True)
class Pairs:
    """How many pairs of things were both so, one alone, or neither: a team's wins in two games with the same luck."""

    both: int = 0
    first: int = 0  # alone
    second: int = 0  # alone
    none: int = 0

    def __add__(self, other: Pairs) -> Pairs:
        return Pairs(
            self.both + other.both, self.first + other.first, self.second + other.second, self.none + other.none
        )

    def add(self, *, first: bool, second: bool) -> None:
        self.both += first and second
        self.first += first and not second
        self.second += second and not first
        self.none += not first and not second

    @property
    def of(self) -> int:
        return self.both + self.first + self.second + self.none

    @property
    def difference(self) -> float:
        """How much more often the second is so."""
        return (self.second - self.first) / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return self.within(SIGMAS)

    def within(self, sigmas: float) -> tuple[float, float]:
        """Bonett's and Price's interval for pairs: it holds where hardly any pair differs, too."""
        number = self.of + 2
        middle = (self.second - self.first) / number
        reach = sigmas * sqrt(max(0.0, (self.first + self.second + 2) / number - middle**2) / number)
        return max(-1.0, middle - reach), min(1.0, middle + reach)

    @property
    def clear(self) -> bool:
        """Does the interval leave no doubt which of the two it is?"""
        low, high = self.interval
        return low > 0 or high < 0

    @property
    def worth(self) -> float:
        """How many games without pairs would tell as much as one with."""
        first, second = (self.both + self.first) / max(1, self.of), (self.both + self.second) / max(1, self.of)
        apart = first * (1 - first) + second * (1 - second)
        paired = (self.first + self.second) / max(1, self.of) - self.difference**2
        return apart / paired if paired > 0 else 1.0
