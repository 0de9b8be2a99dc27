"""The JSON Schema of the record, made from the rules so that it cannot fall behind them."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from garou.engine.rules import RuleSet
from garou.games import DEFAULT_EDITION, GAMES
from garou.homemade.schema import edition_schema

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
            "edition": {"type": "string", "description": "Which printed edition; some games have only one."},
            "homemade": {
                "$ref": "#/$defs/homemade",
                "description": "In place of an edition: the whole home-made one it was played with.",
            },
            "options": {"type": "object", "additionalProperties": {"type": "boolean"}},
            "players": {
                "type": "array",
                "items": {"$ref": "#/$defs/name"},
                "uniqueItems": True,
                "description": "Clockwise: the left neighbour is the next name.",
            },
            "deal": {"type": "array", "items": {"type": "string"}, "description": "The card of each player."},
            "centre": {"type": "array", "items": {"type": "string"}, "minItems": 3, "maxItems": 3},
            "centre-wolf": {"type": "string", "description": "The alpha wolf's extra card."},
            "extra": {
                "type": "array",
                "items": {"type": "string"},
                "maxItems": 2,
                "description": "The thief's two cards.",
            },
            "answers": {
                "type": "array",
                "items": {"$ref": "#/$defs/answer"},
                "description": "In the order of play; what may be declined may be left out.",
            },
            "nonce": {"type": "string", "description": "What the committed deal was hashed with."},
            "claims": {"type": "array", "description": "What people said, with its place in time."},
        },
        "oneOf": [*(_edition(game, edition, rules) for (game, edition), rules in GAMES.items()), _homemade()],
        "$defs": {"name": _name(), "answer": _answer(), "homemade": _form()},
    }


def _edition(game: str, edition: str, rules: RuleSet) -> Schema:
    """What one edition asks of a record: its roles, its options, its number of players and cards."""
    role = {"enum": list(rules.roles)}
    low, high = rules.players
    properties: Schema = {
        "game": {"const": game},
        "edition": {"const": edition} if edition else False,
        "homemade": False,
        "options": _options(rules),
        "players": {"minItems": low, "maxItems": high},
        "deal": {"items": role, "minItems": low, "maxItems": high},
        "centre": {"items": role} if rules.centre else False,
        "centre-wolf": role if "centre-wolf" in rules.places else False,
        "extra": {"items": role} if "extra-1" in rules.places else False,
    }
    required = (["centre"] if rules.centre else []) + ([] if edition == DEFAULT_EDITION[game] else ["edition"])
    return {"title": rules.id, "properties": properties, "required": required}


def _homemade() -> Schema:
    """Its roles and options are its own: only `garou judge` knows what fits them."""
    return {"title": "home-made", "properties": {"edition": False}, "required": ["homemade"]}


def _form() -> Schema:
    """The whole edition it was played with, as `garou schema --edition` describes it."""
    whole = edition_schema()
    return {key: value for key, value in whole.items() if not key.startswith("$") and key != "required"} | {
        "required": ["base"]
    }


def _options(rules: RuleSet) -> Schema:
    """Those of this edition; two that decide the same point exclude each other."""
    both_on = [
        {"properties": {name: {"const": True} for name in pair}, "required": list(pair)}
        for pair in combinations(rules.options, 2)
        if rules.options[pair[0]].touches & rules.options[pair[1]].touches
    ]
    known = {"properties": {name: {"type": "boolean"} for name in rules.options}, "additionalProperties": False}
    return known | ({"not": {"anyOf": both_on}} if both_on else {})


# Characters that break a line, turn it round or cannot be seen. The reader refuses some rarer ones too.
UNSEEN = r"[\u0000-\u001f\u007f-\u00a0\u00ad\u2000-\u200b\u200e\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]"


def _name() -> Schema:
    patterns = (r"^[ \u200c\u200d]*$", UNSEEN, r"^(centre|extra)-\w*$")
    return {
        "type": "string",
        "maxLength": LONGEST_NAME,
        "not": {"anyOf": [{"enum": list(WORDS)}, *({"pattern": pattern} for pattern in patterns)]},
        "description": "Anything that can be seen, but no word of the game.",
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
            "luck": {"type": "boolean", "description": "Nobody gave it: luck chose, or only what came of it was seen."},
        },
    }
