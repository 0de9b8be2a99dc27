"""The light each team is shown in, the same wherever there are colours."""

from __future__ import annotations

from collections.abc import Mapping

from garou.engine.values import Team

from .epic_battle.marks import VAMPIRES
from .one_night.day import VILLAGE, WEREWOLVES

LIGHTS: Mapping[Team, str] = {VILLAGE: "village", WEREWOLVES: "wolves", VAMPIRES: "vampires"}


def light(team: Team) -> str:
    """Every other team stands alone."""
    return LIGHTS.get(team, "alone")
