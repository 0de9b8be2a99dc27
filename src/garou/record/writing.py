"""Writing a record: always the same bytes for the same game, and easy to read and to compare line by line."""

from __future__ import annotations

import json
from typing import Any

from garou.homemade.coding import edition_in, is_code
from garou.homemade.written import edition_json

from .reading import FORMAT
from .values import AnswerLine, Record


def write(record: Record) -> str:
    """The record as JSON, a field a line and an answer a line; reading it gives the same record."""
    rows = [f"  {_json(key)}: {_value(key, value)}" for key, value in _fields(record).items()]
    return "{\n" + ",\n".join(rows) + "\n}\n"


def _fields(record: Record) -> dict[str, Any]:
    """What is empty or goes without saying is left out."""
    setup, places = record.setup, record.rules.places
    wolf = "centre-wolf" in places and setup.extra
    data = {
        "format": FORMAT,
        "game": record.game,
        "edition": None if is_code(record.edition) else record.edition or None,
        "homemade": edition_json(edition_in(record.edition)) if is_code(record.edition) else None,
        "options": dict.fromkeys(record.options, True) or None,
        "players": record.players,
        "deal": setup.deal,
        "centre": setup.centre or None,
        "centre-wolf": setup.extra[0] if wolf else None,
        "extra": None if wolf else setup.extra or None,
        "nonce": record.nonce,
        "claims": record.claims or None,
        "answers": [_row(line) for line in record.lines],
    }
    return {key: value for key, value in data.items() if value is not None}


def _value(key: str, value: Any) -> str:
    if key in ("answers", "claims") and value:
        return "[\n" + ",\n".join(f"    {_json(row)}" for row in value) + "\n  ]"
    return _json(value)


def _row(line: AnswerLine) -> dict[str, Any]:
    return {"by": line.by, "call": line.call, "choose": line.choose} | ({"luck": True} if line.luck else {})


def _json(value: Any) -> str:
    """Readable in any language; half a character, which no file can hold, is written as an escape."""
    return json.dumps(value, ensure_ascii=False).encode("utf-8", "backslashreplace").decode("utf-8")
