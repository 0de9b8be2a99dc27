"""Records to try things on: small ones written by hand, whole games played by luck, and the worked examples."""

from __future__ import annotations

import json
import random
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any

from decks import PLAYED, begun, finish
from garou.record.judge import judged
from garou.record.reading import read
from garou.record.values import BadRecord, Record, lines_of
from garou.texts import LANGUAGES, words
from garou.texts.narrator import refusal
from outlets import record_of

ONE_NIGHT: dict[str, Any] = {
    "format": "garou-record/1",
    "game": "one-night",
    "edition": "bezier",
    "options": {"lone-wolf": True, "minion-may-die": False},
    "players": ["Ada", "Ben", "Cleo"],
    "deal": ["werewolf", "seer", "robber"],
    "centre": ["werewolf", "villager", "troublemaker"],
    "nonce": "5f2a",
    "claims": [{"by": "Ada", "after": 1, "says": ["seer", {"saw": None}]}, 7, "hm", 0.5, False],
    "answers": [
        {"by": "Ada", "call": "werewolf", "choose": ["centre-1"]},
        {"by": "Ben", "call": "seer", "choose": ["centre-2", "centre-1"]},
        {"by": "Cleo", "call": "robber", "choose": ["Ada"], "luck": True},
        {"by": "Ada", "call": "vote", "choose": ["Ben"]},
        {"by": "Ben", "call": "vote", "choose": ["Cleo"]},
        {"by": "Cleo", "call": "vote", "choose": []},
    ],
}

EPIC_BATTLE: dict[str, Any] = {
    "format": "garou-record/1",
    "game": "epic-battle",
    "players": ["Ada", "Ben", "Cleo", "Dan"],
    "deal": ["alpha-wolf", "vampire", "curator", "gremlin"],
    "centre": ["seer", "robber", "villager"],
    "centre-wolf": "dream-wolf",
    "answers": [
        {"by": "Ben", "call": "vampire", "choose": ["Cleo"]},
        {"by": "Ada", "call": "alpha-wolf", "choose": ["Dan"]},
        {"by": "Dan", "call": "gremlin", "choose": ["marks", "Ada", "Cleo"]},
        {"by": "Cleo", "call": "curator", "choose": ["Ben"]},
        {"by": "chance", "call": "curator", "choose": ["mask"]},
        {"by": "Ada", "call": "vote", "choose": ["Ben"]},
        {"by": "Ben", "call": "vote", "choose": ["Ada"]},
        {"by": "Cleo", "call": "vote", "choose": ["Ada"]},
        {"by": "Dan", "call": "vote", "choose": ["Ben"]},
    ],
}

CLASSIC: dict[str, Any] = {
    "format": "garou-record/1",
    "game": "classic",
    "options": {"captain": True},
    "players": ["Ada", "Ben", "Cleo", "Dan", "Eva"],
    "deal": ["thief", "werewolf", "witch", "hunter", "little-girl"],
    "extra": ["villager", "seer"],
    "answers": [
        {"by": "Ada", "call": "thief", "choose": ["extra-2"]},
        {"by": "Ada", "call": "seer", "choose": ["Ben"]},
        {"by": "Ben", "call": "sleep", "choose": []},
        {"by": "Ben", "call": "werewolf", "choose": ["Ben"]},
        {"by": "Eva", "call": "little-girl", "choose": ["late", "early"]},
        {"by": "chance", "call": "little-girl", "choose": ["Ben"]},
        {"by": "chance", "call": "little-girl", "choose": ["Ben"]},
    ],
}

BY_HAND = (ONE_NIGHT, EPIC_BATTLE, CLASSIC)


def small(**changed: Any) -> dict[str, Any]:
    """A copy of the One Night record with other fields."""
    return deepcopy(ONE_NIGHT) | changed


def without(data: dict[str, Any], *fields: str) -> dict[str, Any]:
    return {field: deepcopy(value) for field, value in data.items() if field not in fields}


def answered(data: dict[str, Any], number: int, **changed: Any) -> dict[str, Any]:
    """A copy in which one answer is another."""
    data = deepcopy(data)
    data["answers"][number] |= changed
    return data


def cases() -> list[dict[str, Any]]:
    """The worked examples: a record each, and what must come of it."""
    files = sorted(Path(__file__).with_name("cases").glob("*/*.json"))
    return [json.loads(file.read_text("utf-8")) for file in files]


def game_by_luck(seed: int, most: int = 8) -> Record:
    """A whole game of any kind with any options, played by luck."""
    rng = random.Random(seed)
    played = PLAYED[seed % len(PLAYED)]
    game = finish(begun(played, rng, most), rng)
    record = record_of(played, game)
    return replace(record, lines=lines_of(record, game.log))


def refused(record: object) -> BadRecord | None:
    """The judge's objection to JSON as text or as data, if there is one; anything else goes through."""
    try:
        judged(read(record if isinstance(record, str) else json.dumps(record)))
    except BadRecord as error:
        return error
    return None


def complaints(error: BadRecord) -> list[str]:
    """The same objection in each language."""
    return [refusal(words(lang), error, error.place) for lang in LANGUAGES]
