"""Policies to plug in: functions of the question, of what the seat knows, and of an option drawn by luck."""

from __future__ import annotations

from functools import reduce

from garou.games.teams import MONSTERS

from .arrays import Number, either, where, word
from .knowing import KnownWords
from .sources import Posed


def by_luck(asked: Posed, known: KnownWords, lot: Number) -> Number:
    """Every option alike, whatever the seat knows."""
    return lot


def by_sight(asked: Posed, known: KnownWords, lot: Number) -> Number:
    """Whoever saw a monster before another player, in the last look, points there; all else is left to luck."""
    coded, me = asked.coded, asked.me.at
    monsters = [coded.code(name) for name in coded.roles if any(map(coded.role(name).is_a, MONSTERS))]
    if not asked.ballot or not monsters:
        return lot
    place, code = known.looks >> 4 & 15, known.looks & 15
    is_one = reduce(either, [code == monster for monster in monsters])
    found = (known.looks != 0) & is_one & (place < coded.players) & (place != me)
    return where(found, place + word(place < me) if asked.may_decline else place - word(place > me), lot)
