"""What somebody thinks of everybody."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from garou.engine.values import RoleName, Slot
from garou.talk.claims import Common

Shares = Mapping[RoleName, float]


@dataclass(frozen=True, slots=True)
class Opinion:
    """Chances, and trust in each who spoke."""

    chances: tuple[Shares, ...]  # by seat: what lies there now
    trust: tuple[float, ...]  # by seat: how likely it has told the truth
    exact: bool  # counted under a model of lying, and not estimated
    error: float = 0.0  # where nights were drawn by luck: no chance is further off, as good as surely

    def chance(self, seat: Slot, roles: Iterable[RoleName]) -> float:
        return sum(self.chances[seat].get(role, 0.0) for role in roles)


def blank(common: Common) -> Opinion:
    """Everybody may be anything."""
    shares = {role: copies / len(common.cards) for role, copies in common.cast.counted.items()}
    return Opinion((shares,) * common.players, (0.5,) * common.players, exact=False, error=1.0)
