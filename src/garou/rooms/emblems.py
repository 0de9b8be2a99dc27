"""A sign of one's own for a house: one of a dozen, each with its colour; whoever takes one first has it."""

from __future__ import annotations

from .awake import Tables
from .events.values import Handed
from .hall import TurnedAway
from .room import Chair, Phase, Room
from .trying import tried_again

# In the order in which they are drawn in emblems.svg.
EMBLEMS = ("star", "heart", "leaf", "drop", "key", "bell", "fish", "kite", "moon", "tree", "bolt", "clover")
BETWEEN = (Phase.LOBBY, Phase.OVER)  # in a game no house changes because somebody wants it to


@tried_again
async def wear(hall: Tables, code: str, chair: Chair, emblem: str) -> None:
    """An empty one takes it off."""
    async with hall.at(code, chair) as deed:
        if deed.room.phase not in BETWEEN:
            raise TurnedAway("table-playing")
        if emblem and emblem not in EMBLEMS:
            raise TurnedAway("none-of", found=emblem, known=EMBLEMS)
        holder = worn(deed.room).get(emblem, chair)
        if holder != chair:
            raise TurnedAway("emblem-taken", name=deed.room.called(holder))
        deed.happen(Handed(chair=chair, emblem=emblem))


def worn(room: Room) -> dict[str, Chair]:
    """Which of them are taken, and by whom."""
    return {sitter.emblem: chair for chair, sitter in room.sitters.items() if sitter.emblem}
