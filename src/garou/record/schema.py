"""The JSON Schema of the record, made from the rules so that it cannot fall behind them."""

from __future__ import annotations

from typing import Any

from garou.engine.rules import RuleSet
from garou.games import DEFAULT_EDITION, GAMES

from .reading import FORMAT, LONGEST_NAME, WORDS

Schema = dict[str, Any]


def schema() -> Schema:
    """What a schema can say: the form. Whether an answer is legal only `garou judge` can tell."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"urn:{FORMAT.replace('/', ':')}",
        "title": "Garou game record, version 1",
        "description": "One game written down: the set-up and the answers people gave, nothing else.",
        "type": "object",
        "required": ["format", "game", "players", "deal", "answers"],
        "additionalProperties": False,
        "properties": {
            "format": {"const": FORMAT},
            "game": {"enum": list(DEFAULT_EDITION)},
            "edition": {"type": "string"},
            "options": {"type": "object", "additionalProperties": {"type": "boolean"}},
            "players": {"type": "array", "items": {"$ref": "#/$defs/name"}, "uniqueItems": True},
            "deal": {"type": "array", "items": {"type": "string"}, "description": "The card of each player."},
            "centre": {"type": "array", "items": {"type": "string"}, "minItems": 3, "maxItems": 3},
            "centre-wolf": {"type": "string", "description": "The alpha wolf's extra card."},
            "extra": {"type": "array", "items": {"type": "string"}, "description": "The thief's two cards."},
            "answers": {"type": "array", "items": {"$ref": "#/$defs/answer"}},
            "nonce": {"type": "string", "description": "What the committed deal was hashed with."},
            "claims": {"type": "array", "description": "What people said, with its place in time."},
        },
        "oneOf": [_edition(game, edition, rules) for (game, edition), rules in GAMES.items()],
        "$defs": {"name": _name(), "answer": _answer()},
    }


def _edition(game: str, edition: str, rules: RuleSet) -> Schema:
    """What one edition asks of a record: its roles, its options, its number of players and cards."""
    role = {"enum": list(rules.roles)}
    low, high = rules.players
    options = {name: {"type": "boolean"} for name in rules.options}
    properties: Schema = {
        "game": {"const": game},
        "edition": {"const": edition} if edition else False,
        "options": {"properties": options, "additionalProperties": False},
        "players": {"minItems": low, "maxItems": high},
        "deal": {"items": role, "minItems": low, "maxItems": high},
        "centre": {"items": role} if rules.centre else False,
        "centre-wolf": role if "centre-wolf" in rules.places else False,
        "extra": {"items": role} if "extra-1" in rules.places else False,
    }
    required = (["centre"] if rules.centre else []) + ([] if edition == DEFAULT_EDITION[game] else ["edition"])
    return {"title": rules.id, "properties": properties, "required": required}


def _name() -> Schema:
    return {
        "type": "string",
        "minLength": 1,
        "maxLength": LONGEST_NAME,
        "not": {"anyOf": [{"enum": list(WORDS)}, {"pattern": r"^(centre|extra)-\w*$"}]},
    }


def _answer() -> Schema:
    return {
        "type": "object",
        "required": ["by", "call", "choose"],
        "additionalProperties": False,
        "properties": {
            "by": {"type": "string", "description": "A player, or chance where luck answers."},
            "call": {"type": "string"},
            "choose": {"type": "array", "items": {"type": "string"}, "description": "Nothing chosen: declined."},
            "luck": {"type": "boolean", "description": "The time ran out and luck chose."},
        },
    }
