"""Which picture of the sprite shows a role, a mark or an artifact."""

from __future__ import annotations

from .faces import symbols


def role_art(role: str) -> str:
    return role if role in symbols() else "logo"


def mark_art(mark: str) -> str:
    """A mark that shares its name with a role has a seal of its own."""
    return f"{mark}-mark" if f"{mark}-mark" in symbols() else mark
