"""A deal committed to before the first question: its hash is shown to all, the record opens it at the end."""

from __future__ import annotations

import hashlib
import json

from .values import Record


def promise(record: Record) -> str:
    """The hash of the deal with its nonce; what people answered later is not part of it."""
    setup = record.setup
    dealt = {
        "game": record.game,
        "edition": record.edition,
        "options": record.options,
        "players": record.players,
        "deal": setup.deal,
        "centre": setup.centre,
        "extra": setup.extra,
        "nonce": record.nonce,
    }
    text = json.dumps(dealt, ensure_ascii=True, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
