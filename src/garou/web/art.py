"""Which picture of the sprite shows a role, a call, a game, a token, a mark or an artifact."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from garou.engine.rules import RuleSet, Step
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


def role_art(role: str, rules: RuleSet | None = None) -> str:
    """Its own picture, or where nobody has drawn one whichever it says, or else that of its team."""
    if role in symbols():
        return role
    known = (rules,) if rules and role in rules.roles else tuple(GAMES.values())
    found = [one.roles[RoleName(role)] for one in known if role in one.roles]
    return next((one.art if one.art in symbols() else f"team-{light(one.team)}" for one in found), PLAIN)


def call_art(step: Step) -> str:
    return step.art or role_art(step.name)


def game_art(game: str) -> str:
    return role_art(GAMES[game, DEFAULT_EDITION[game]].emblem)


def token_art(token: str) -> str:
    return art if (art := f"token-{token}") in symbols() else PLAIN


def thing_art(kind: str, name: str) -> str:
    """Of a mark or an artifact; one that shares its name with a role has a picture of its own."""
    return next((art for art in (f"{name}-{kind}", name) if art in symbols()), PLAIN)
