"""The tables of a tournament, as they are laid: who sits there, and bots where seats are missing."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

from garou.minds.names import BOTS
from garou.rooms.lobby import Laid
from garou.rooms.names import alike
from garou.rooms.room import Sitter

from .cup import Cup, Entrant, Key


def laid(cup: Cup, key: Key) -> Laid:
    """The table for one game, with bots where seats are missing or somebody has left."""
    names = cup.names_at(key)
    sitters = [_sitter(cup.entrant(name)) for name in names]
    if cup.elimination:
        fillers = cup.elimination.rounds[key.round].sittings[key.table].fillers
        extra = zip(bot_names(cup), range(fillers), strict=False)
        sitters += [Sitter(name, lang=cup.settings.lang, bot=True) for name, _ in extra]
    dealt = (cup.casts[key.round], cup.duplicate.deals[key.round]) if cup.duplicate else None
    return Laid(cup.code, cup.settings.with_(size=len(sitters)), tuple(sitters), dealt)


def _sitter(entrant: Entrant) -> Sitter:
    return Sitter(entrant.name, entrant.token, entrant.lang, bot=entrant.bot or entrant.gone)


def bot_names(cup: Cup) -> Iterator[str]:
    """Ada to Zoé, then Ada 2 and so on, without those that are taken."""
    taken = [entrant.name for entrant in cup.people.values()]
    for turn in count(1):
        for name in BOTS:
            called = name if turn == 1 else f"{name} {turn}"
            if not any(alike(called, other) for other in taken):
                yield called
