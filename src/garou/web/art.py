"""Which picture of the sprite shows a role, a call, a game, a token, a mark or an artifact."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from garou.engine.rules import Step
from garou.games import DEFAULT_EDITION, GAMES


@cache
def sprite() -> str:
    """All drawings on one sheet."""
    return (Path(__file__).with_name("static") / "sprite.svg").read_text("utf-8")


@cache
def symbols() -> frozenset[str]:
    """Everything the sprite can draw."""
    return frozenset(re.findall(r'<symbol id="([a-z-]+)"', sprite()))


def role_art(role: str) -> str:
    return role if role in symbols() else "logo"


def call_art(step: Step) -> str:
    return step.art or role_art(step.name)


def game_art(game: str) -> str:
    return role_art(GAMES[game, DEFAULT_EDITION[game]].emblem)


def token_art(token: str) -> str:
    return art if (art := f"token-{token}") in symbols() else "logo"


def mark_art(mark: str) -> str:
    """A mark that shares its name with a role has a seal of its own."""
    return f"{mark}-mark" if f"{mark}-mark" in symbols() else mark
