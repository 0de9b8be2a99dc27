"""Documents as text, read and written: the same text for the same document."""

from __future__ import annotations

import json

from garou.forms import BadForm, Json, parsed

from .kinds import Form
from .values import EDITION_FORMAT, ROLE_FORMAT, EditionDoc, RoleDoc

LONGEST = 60_000  # characters of a document: 24 roles with all their words in two languages


def read_role(text: str) -> RoleDoc:
    return role_of(_data(text, "role", ROLE_FORMAT))


def read_edition(text: str) -> EditionDoc:
    return edition_of(_data(text, "edition", EDITION_FORMAT))


def role_of(data: Json) -> RoleDoc:
    """By its form alone: whether it can be played, the edition tells that it is for."""
    found: RoleDoc = Form(RoleDoc).read("", data)
    return found


def edition_of(data: object, place: str = "") -> EditionDoc:
    found: EditionDoc = Form(EditionDoc).read(place, data)
    return found


def role_json(doc: RoleDoc) -> Json:
    return {"format": ROLE_FORMAT, **Form(RoleDoc).write(doc)}


def edition_json(doc: EditionDoc) -> Json:
    return {"format": EDITION_FORMAT, **Form(EditionDoc).write(doc)}


def write_role(doc: RoleDoc) -> str:
    return _text(role_json(doc))


def write_edition(doc: EditionDoc) -> str:
    return _text(edition_json(doc))


def _data(text: str, whole: str, wanted: str) -> Json:
    """Its size is known before anything is made of it, and its version before anything else is looked at."""
    if len(text) > LONGEST:
        raise BadForm(whole, "homemade-too-long", count=len(text), longest=LONGEST)
    data = parsed(text, whole)
    if "format" not in data:
        raise BadForm("format", "missing-field")
    if data["format"] != wanted:
        raise BadForm("format", "other-format", found=data["format"], known=wanted)
    return data


def _text(data: Json) -> str:
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"
