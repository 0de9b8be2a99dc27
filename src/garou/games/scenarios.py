"""Every scenario of every game, as one table a person can read."""

from __future__ import annotations

from .cast import Scenario
from .classic.scenarios import CLASSIC_SCENARIOS
from .epic_battle.scenarios import EPIC_SCENARIOS
from .one_night.scenarios import BEZIER_BOOK, RAVENSBURGER_BOOK

SCENARIOS: tuple[Scenario, ...] = (*BEZIER_BOOK, *RAVENSBURGER_BOOK, *EPIC_SCENARIOS, *CLASSIC_SCENARIOS)
