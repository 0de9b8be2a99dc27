"""Questions for `garou worlds`, and how they are asked."""

from __future__ import annotations

import json

from command import garou

QUESTION = {
    "game": "one-night",
    "edition": "ravensburger",
    "options": {"robber-must-rob": True},
    "cards": ["werewolf", "werewolf", "seer", "robber", "insomniac", "villager"],
    "players": ["Ada", "Ben", "Cleo"],
    "seat": "Ada",
    "facts": [
        {"fact": "dealt", "role": "seer"},
        {"fact": "saw-card", "where": "centre-3", "role": "werewolf"},
        {"fact": "saw-card", "where": "centre-1", "role": "villager"},
    ],
    "claims": [
        {"by": "Ben", "kind": "am", "parts": ["insomniac"]},
        {"by": "Cleo", "kind": "think", "parts": ["Ben", "werewolf"]},
        {"by": "Ben", "kind": "vote", "parts": ["Cleo"]},
    ],
}

DUSK = {
    "game": "epic-battle",
    "cards": ["vampire", "cupid", "seer", "gremlin", "werewolf", "villager"],
    "players": ["Ada", "Ben", "Cleo"],
    "seat": "Ada",
    "facts": [
        {"fact": "dealt", "role": "seer"},
        {"fact": "saw-mark", "where": "Ada", "mark": "love"},
        {"fact": "fellows", "call": "lovers", "players": ["Ben"]},
        {"fact": "saw-card", "where": "Ben", "role": "vampire"},
    ],
    "claims": [{"by": "Ben", "kind": "mark", "parts": ["Ben", "love"]}],
}


def but(**fields) -> dict:
    """The same question with other fields; None leaves one out."""
    return {key: value for key, value in (QUESTION | fields).items() if value is not None}


def asked(question: object, *words: str):
    return garou("worlds", *words, "-", stdin=json.dumps(question).encode())


def answer(question: dict) -> dict:
    done = asked(question)
    assert (done.status, done.err) == (0, [])
    [line] = done.out
    found = json.loads(line)
    assert found.pop("file") == "-"
    return found


def dusk(**fields) -> dict:
    return DUSK | fields
