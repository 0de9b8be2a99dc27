"""The printed roles as documents: where somebody may begin who wants a role of their own."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from .values import RoleDoc
from .written import role_of


@cache
def printed(game: str, edition: str = "") -> Mapping[str, RoleDoc]:
    """By name; a role that only the game's own code can hold is not among them."""
    return MappingProxyType(
        {role.id: role for role in (*_read(game), *(_read(f"{game}-{edition}") if edition else ()))}
    )


def _read(name: str) -> tuple[RoleDoc, ...]:
    """Nothing where an edition has no card of its own."""
    file = Path(__file__).with_name("printed") / f"{name}.json"
    return tuple(map(role_of, json.loads(file.read_text("utf-8")))) if file.exists() else ()
