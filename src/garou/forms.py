"""Documents that come from outside, as JSON: read exactly, with limits, and every mistake with its place."""

from __future__ import annotations

import json
from collections.abc import Iterable
from math import isinf
from typing import Any

from garou.engine.values import Refusal

DEEPEST = 32  # what anybody can claim about a night nests a few times

Json = dict[str, Any]


class BadForm(Refusal):
    """A document that cannot be read: where, and why."""

    def __init__(self, place: str, reason: str, **details: object) -> None:
        super().__init__(reason, **details)
        self.place = place


def check_fields(place: str, data: Json, required: tuple[str, ...], known: tuple[str, ...]) -> None:
    """Nothing that nobody would read, and nothing missing."""
    for key in data:
        if key not in known:
            raise BadForm(place, "unknown-field", field=key, known=known)
    for key in required:
        if key not in data:
            raise BadForm(key, "missing-field")


def parsed(text: str, whole: str = "record") -> Json:
    """The object in this text, exactly as JSON has it. `whole` is what mistakes call it that have no other place."""
    try:
        return _parsed(text)
    except BadForm as error:
        raise BadForm(whole, error.reason, **error.details) from None


def _parsed(text: str) -> Json:
    try:
        data = json.loads(
            text.removeprefix("\ufeff"), object_pairs_hook=_object, parse_float=_float, parse_constant=_no_number
        )
    except json.JSONDecodeError as error:
        raise BadForm("", "not-json", line=error.lineno, column=error.colno) from None
    except RecursionError:
        raise BadForm("", "too-deep") from None
    except BadForm:
        raise
    except ValueError:  # a number with more digits than Python reads
        raise BadForm("", "number-too-long") from None
    _check_depth(data)
    if not isinstance(data, dict):
        raise BadForm("", "not-an-object")
    return data


def _check_depth(data: Any) -> None:
    """The same limit on every machine, whatever its interpreter can bear."""
    layer = [data]
    for _ in range(DEEPEST):
        layer = [item for node in layer for item in _items(node)]
        if not layer:
            return
    raise BadForm("", "too-deep")


def _items(node: Any) -> Iterable[Any]:
    return node.values() if isinstance(node, dict) else node if isinstance(node, list) else ()


def _float(digits: str) -> float:
    """A number so large that it would come back as Infinity is no number a document can keep."""
    number = float(digits)
    if isinf(number):
        raise BadForm("", "number-too-long")
    return number


def _no_number(name: str) -> Any:
    """Python reads NaN and Infinity; JSON has no such numbers."""
    raise BadForm("", "no-such-number", name=name)


def _object(pairs: list[tuple[str, Any]]) -> Json:
    """A field written twice would leave it open which one counts."""
    found: Json = {}
    for key, value in pairs:
        if key in found:
            raise BadForm("", "field-twice", field=key)
        found[key] = value
    return found
