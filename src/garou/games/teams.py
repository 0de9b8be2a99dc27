"""The light each team is shown in, the same wherever there are colours."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from garou.engine.rules import Role, RuleSet
from garou.engine.values import RoleName, Team

from .epic_battle.marks import VAMPIRES
from .one_night.day import VILLAGE, WEREWOLVES

MONSTERS = (WEREWOLVES, VAMPIRES)
LIGHTS: Mapping[Team, str] = {VILLAGE: "village", WEREWOLVES: "wolves", VAMPIRES: "vampires"}


CHANGING = Team("changing")  # no team of its own: that of whatever is copied


def printed_team(role: Role) -> Team:
    """What is written under a card's picture."""
    return CHANGING if role.may_wake_as else role.team


def light(team: Team) -> str:
    """Every other team stands alone."""
    return LIGHTS.get(team, "alone")


def monsters_among(rules: RuleSet, cast: Iterable[RoleName]) -> list[RoleName]:
    """Of these roles, those a village is after."""
    return [name for name in cast if any(map(rules.roles[name].is_a, MONSTERS))]
