"""Every scenario of every game, as one table a person can read."""

from __future__ import annotations

from collections.abc import Mapping

from garou.engine.values import RoleName

from .cast import Cards, Scenario
from .classic.scenarios import CLASSIC_SCENARIOS
from .epic_battle.scenarios import EPIC_SCENARIOS
from .one_night.scenarios import BEZIER_BOOK, RAVENSBURGER_BOOK

SCENARIOS: tuple[Scenario, ...] = (*BEZIER_BOOK, *RAVENSBURGER_BOOK, *EPIC_SCENARIOS, *CLASSIC_SCENARIOS)


def brought(game: str) -> Mapping[RoleName, Cards]:
    """Cards of this game that bring one of these beside them, whoever lays the deck out."""
    return {name: kinds for one in SCENARIOS if one.game == game for name, kinds in one.brings.items()}
