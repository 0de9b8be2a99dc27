"""The light each team is shown in, the same wherever there are colours."""

from __future__ import annotations

from collections.abc import Mapping

from garou.engine.rules import Role
from garou.engine.values import Team

from .epic_battle.marks import VAMPIRES
from .one_night.day import VILLAGE, WEREWOLVES

LIGHTS: Mapping[Team, str] = {VILLAGE: "village", WEREWOLVES: "wolves", VAMPIRES: "vampires"}


CHANGING = Team("changing")  # no team of its own: that of whatever is copied


def printed_team(role: Role) -> Team:
    """What is written under a card's picture."""
    return CHANGING if role.may_wake_as else role.team


def light(team: Team) -> str:
    """Every other team stands alone."""
    return LIGHTS.get(team, "alone")
