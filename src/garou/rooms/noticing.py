"""Who can see what somebody did in the dark: nobody else's page has to be looked at again.

By day everybody may see everything. Under a call a tap is seen by whoever tapped, by those it told something, and by
those whom it spared a question. That follows from what their pages show, so that one is left in peace tells nothing.
"""

from __future__ import annotations

from dataclasses import dataclass

from garou.engine.values import PUBLIC, Fact, Question, Seat

from .ears import Noticing
from .room import Chair, Phase, Room
from .windows import Kind


@dataclass(frozen=True, slots=True)
class Dark:
    """What a tap under a call can change for anybody but whoever tapped."""

    facts: tuple[Fact, ...]
    asked: dict[Seat, Question | None]


def dark(room: Room) -> Dark | None:
    """None where it is light."""
    if room.phase is not Phase.PLAYING or room.window is None or room.window.kind is not Kind.CALL:
        return None
    return Dark(room.facts, {seat: room.question_for(seat) for seat in room.asked})


def noticing(before: Dark, after: Dark, room: Room, own: Chair | None) -> Noticing:
    """Facts only grow: those behind the ones there were are new."""
    seats = {seat for fact in after.facts[len(before.facts) :] for seat in fact.audience}
    if PUBLIC in seats:
        return None
    seats |= {seat for seat, question in before.asked.items() if after.asked[seat] != question}
    chairs = {room.seated[seat] for seat in seats if seat >= 0}
    return frozenset(chairs if own is None else chairs | {own})
