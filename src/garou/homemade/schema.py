"""The JSON Schemas of a role and of an edition, made from the values so that they cannot fall behind them."""

from __future__ import annotations

from typing import Any

from .checking import BASES
from .kinds import Form
from .values import EDITION_FORMAT, ROLE_FORMAT, EditionDoc, RoleDoc

Schema = dict[str, Any]


def role_schema() -> Schema:
    """What a schema can say: the form. Whether it can be played, only its edition can tell."""
    return _whole(RoleDoc, ROLE_FORMAT, "Garou role, version 1", "One card: what it is called, and what it does.")


def edition_schema() -> Schema:
    about = "Another edition with some roles more, less, or other ones."
    schema = _whole(EditionDoc, EDITION_FORMAT, "Garou edition, version 1", about)
    schema["properties"]["base"]["enum"] = [*BASES]
    return schema


def _whole(made: type, version: str, title: str, about: str) -> Schema:
    form = Form(made).schema()
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"urn:{version.replace('/', ':')}",
        "title": title,
        "description": about,
        **form,
        "required": ["format", *form["required"]],
    }
