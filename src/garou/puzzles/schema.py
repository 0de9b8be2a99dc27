"""The JSON Schema of a puzzle, made from the values so that it cannot fall behind them."""

from __future__ import annotations

from typing import Any

from garou.games import DEFAULT_EDITION
from garou.talk.claims import BLANKS

from .values import ASKS, BY_CARD, CARD, LEVELS, LIARS, NOBODY, WHERE
from .written import FORMAT, MOST_CLAIMS, MOST_PLAYERS

Schema = dict[str, Any]


def schema() -> Schema:
    """What a schema can say: the form. Whether there is one answer, only counting can tell."""
    role: Schema = {"type": "string"}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"urn:{FORMAT.replace('/', ':')}",
        "title": "Garou puzzle, version 1",
        "description": "A table of claims, a rule of lying, and a question with exactly one answer.",
        "type": "object",
        "required": ["format", "game", "cards", "players", "claims", "liars", "ask"],
        "additionalProperties": False,
        "properties": {
            "format": {"const": FORMAT},
            "game": {"enum": list(DEFAULT_EDITION)},
            "edition": {"type": "string"},
            "options": {"type": "object", "additionalProperties": {"type": "boolean"}},
            "cards": {"type": "array", "items": role, "description": "Of the players and of the centre, in any order."},
            "players": {
                "type": "array",
                "items": {"type": "string", "minLength": 1},
                "uniqueItems": True,
                "maxItems": MOST_PLAYERS,
                "description": "Clockwise.",
            },
            "claims": {"type": "array", "items": {"$ref": "#/$defs/claim"}, "maxItems": MOST_CLAIMS},
            "liars": {"$ref": "#/$defs/liars"},
            "ask": {"$ref": "#/$defs/ask"},
        }
        | _found(),
        "$defs": {"claim": _claim(), "liars": _liars(), "ask": _ask()},
    }


def _claim() -> Schema:
    return {
        "type": "object",
        "required": ["by", "kind", "parts"],
        "additionalProperties": False,
        "properties": {
            "by": {"type": "string"},
            "kind": {"enum": list(BLANKS)},
            "parts": {"type": "array", "items": {"type": "string"}, "maxItems": 2},
        },
    }


def _liars() -> Schema:
    number = {"type": "integer", "minimum": 1}
    return {
        "description": "Exactly so many lie: whoever was dealt one of these cards, players, sentences; or nobody.",
        "oneOf": [
            {
                "type": "object",
                "required": ["who"],
                "additionalProperties": False,
                "properties": properties | {"who": who},
            }
            for who, properties in (
                ({"const": NOBODY}, {}),
                (
                    {"const": BY_CARD},
                    {"number": number, "roles": {"type": "array", "minItems": 1, "uniqueItems": True}},
                ),
                ({"enum": [who for who in LIARS if who not in (NOBODY, BY_CARD)]}, {"number": number}),
            )
        ],
    }


def _ask() -> Schema:
    more: dict[str, Schema] = {WHERE: {"role": {"type": "string"}}, CARD: {"place": {"type": "string"}}}
    return {
        "description": "Who or which sentence lies; where this card lies in the morning; which card lies there.",
        "oneOf": [
            {
                "type": "object",
                "required": ["what", *more.get(what, {})],
                "additionalProperties": False,
                "properties": {"what": {"const": what}} | more.get(what, {}),
            }
            for what in ASKS
        ],
    }


def _found() -> Schema:
    """What was found out about it, and what anybody can find out again; a reader takes none of it on trust."""
    several = {"type": "array", "items": {"type": ["string", "integer"]}}
    steps = {"type": "array", "items": {"type": "object", "required": ["step"]}}
    thought = {"type": "object", "required": ["supposed", "steps"], "properties": {"supposed": several, "steps": steps}}
    return {
        "answer": several | {"description": "Players, places or a card by name; sentences by number, from 0."},
        "guilty": several | {"description": "Who lies, whatever is asked."},
        "level": {"enum": list(LEVELS)},
        "length": {"type": "integer", "description": "Steps of the shortest proof that was found."},
        "why": {"type": "array", "items": thought, "description": "Thoughts that leave no other liar."},
        "ending": steps | {"description": "Steps to the card that is asked for."},
        "against": {
            "type": "array",
            "description": "By wrong answer: the claims that speak against it.",
            "items": {
                "type": "object",
                "required": ["answer", "claims", "supposed"],
                "properties": {
                    "answer": several,
                    "claims": {"type": "array", "items": {"type": "integer"}},
                    "supposed": {"type": "boolean"},
                },
            },
        },
    }
