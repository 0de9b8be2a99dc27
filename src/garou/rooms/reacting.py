"""Agreeing, doubting, laughing and hushing in passing: seen for a moment, and written down nowhere."""

from __future__ import annotations

from garou.talk.reactions import reaction_from

from .awake import Awake, Reacted, Tables
from .hall import TurnedAway
from .room import Chair
from .talking import may_show
from .whispers import whisper

AGAIN = 1.5  # seconds until the same person may show the next


async def react(hall: Tables, code: str, chair: Chair, kind: str) -> None:
    """Whoever may speak or make gestures may; the dead show nothing to the living."""
    live = hall.find(code)
    may_show(live.room, chair)
    shown, before = Reacted(reaction_from(kind), live.room.windows, hall.clock()), live.reacting.get(chair)
    if before is not None and shown.at - before.at < AGAIN:
        raise TurnedAway("one-at-a-time")
    hall.show(live, chair, shown.window, shown.kind)
    whisper(hall, "react", code, chair, shown.window, shown.kind)


def seen(live: Awake) -> tuple[tuple[Chair, str], ...]:
    """What stands at whose house now: nothing outlasts the window it was shown in."""
    return tuple((chair, one.kind) for chair, one in live.reacting.items() if one.window == live.room.windows)
