"""How a bot is to talk to: words and timing follow from it, and never what is claimed or chosen."""

from __future__ import annotations

CALM, HOT, JOKER, SHY = "calm", "hot", "joker", "shy"
TEMPERS = (CALM, HOT, JOKER, SHY)


def temper_of(name: str) -> str:
    """By the first letter, which everybody sees: bots are named so that those of one table mostly differ in it."""
    return TEMPERS[ord(name[0].upper()) % len(TEMPERS)]
