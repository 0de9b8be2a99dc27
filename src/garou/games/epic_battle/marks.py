"""Marks and artifacts: what lies before a seat beside its card, and what it makes of the player."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from garou.engine.rules import Role, card_role
from garou.engine.table import SEATS, Table
from garou.engine.things import Artifact, Mark, laid_out
from garou.engine.values import Position, RoleName, Seat, Team
from garou.games.one_night.roles import TANNER, VILLAGER, WEREWOLF

VAMPIRES, ASSASSINS = Team("vampire"), Team("assassin")

CLARITY = "clarity"
LOVE = "love"
DEATH = "assassin"
BAT = "bat"
BITE = "vampire"
FEAR = "fear"
PLAGUE = "disease"
TRAITOR = "traitor"
MARKS = laid_out(
    Mark(CLARITY, blank=True, copies=2),
    Mark(LOVE, copies=2),
    Mark(DEATH),
    Mark(BAT),
    Mark(BITE, team=VAMPIRES),
    Mark(FEAR),
    Mark(PLAGUE, taints=True),
    Mark(TRAITOR, betrays=True),
)
ARTIFACTS = laid_out(
    Artifact("claw", WEREWOLF.name, of_kin=True),
    Artifact("fangs", RoleName("vampire"), of_kin=True),
    Artifact("brand", VILLAGER.name),
    Artifact("cudgel", TANNER.name),
    Artifact("mask", silences=True),
    Artifact("shroud", blinds=True),
)
COVERS = {name: artifact.counts_as for name, artifact in ARTIFACTS.items()}  # what lies over card and mark


def with_marks(table: Table) -> bool:
    return any(table.rules.roles[name].marks for name in table.printed)


def artifact_of(seat: Seat, table: Table) -> str:
    return next((artifact for artifact in ARTIFACTS if table.has(seat, artifact)), "")


def is_traitor(seat: Seat, table: Table) -> bool:
    """A role artifact lies over the mark."""
    return table.marks[seat] == TRAITOR and seat not in table.holders(*filter(COVERS.get, COVERS))


def identity(seat: Seat, table: Table) -> Role:
    """Artifact over mark over card."""
    return covered(seat, table) or with_mark(seat, table, card_role(seat, table))


def kept_identity(seat: Seat, table: Table) -> Role:
    """The same, where what somebody copied stays with the player and not with the card."""
    if over := covered(seat, table):
        return over
    own = next((role for role in table.rules.roles if table.has(seat, became(role))), None)
    return with_mark(seat, table, table.rules.roles[own] if own else card_role(seat, table))


def became(role: RoleName) -> str:
    """The token that keeps what a player copied."""
    return f"became-{role}"


def covered(seat: Seat, table: Table) -> Role | None:
    """What an artifact makes of a player."""
    role = COVERS.get(artifact_of(seat, table))
    return table.rules.roles[role] if role else None


def with_mark(seat: Seat, table: Table, card: Role) -> Role:
    """A bitten card keeps its ability and changes its team."""
    return bitten(card) if table.marks[seat] == BITE else card


@cache
def bitten(card: Role) -> Role:
    return replace(card, team=VAMPIRES, follower=False, wins=None)


def shows(position: Position) -> Mapping[str, Mapping[Seat, str]]:
    marks = {seat: mark for seat, mark in zip(SEATS, position.marks, strict=False) if mark}
    return {"marks": marks, "artifacts": {seat: a for seat, a in sorted(position.tokens) if a in ARTIFACTS}}
