"""Which picture of the sprite shows a role, a call, a game, a token, a mark or an artifact."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from garou.engine.rules import Step
from garou.engine.values import RoleName
from garou.games import DEFAULT_EDITION, GAMES
from garou.games.teams import light

PLAIN = "logo"  # where nothing else can be shown


@cache
def sprite() -> str:
    """All drawings on one sheet."""
    return (Path(__file__).with_name("static") / "sprite.svg").read_text("utf-8")


@cache
def symbols() -> frozenset[str]:
    """Everything the sprite can draw."""
    return frozenset(re.findall(r'<symbol id="([a-z-]+)"', sprite()))


def role_art(role: str) -> str:
    """Its own picture, or where nobody has drawn one that of its team."""
    return role if role in symbols() else _team_art(RoleName(role))


def _team_art(role: RoleName) -> str:
    found = (rules.roles[role].team for rules in GAMES.values() if role in rules.roles)
    return next((f"team-{light(team)}" for team in found), PLAIN)


def call_art(step: Step) -> str:
    return step.art or role_art(step.name)


def game_art(game: str) -> str:
    return role_art(GAMES[game, DEFAULT_EDITION[game]].emblem)


def token_art(token: str) -> str:
    return art if (art := f"token-{token}") in symbols() else PLAIN


def thing_art(kind: str, name: str) -> str:
    """Of a mark or an artifact; one that shares its name with a role has a picture of its own."""
    return next((art for art in (f"{name}-{kind}", name) if art in symbols()), PLAIN)
