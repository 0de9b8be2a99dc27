"""The page of somebody who plays, put together: what stands is drawn once, and what a nod changes is put in its place.

What stands round the houses is the same for all readers whose sights of it are, and is found again by that: nobody can
be given what is not theirs. Drawing a page costs little more than comparing two scenes, so nobody compares them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup

from garou.rooms.room import Chair, Room
from garou.texts import Words
from garou.texts.narrator import Narrator
from garou.web.faces import narrator_of
from garou.web.render import PIECES, Drawn, rendered, ring

from . import houses as living
from .calling import nods
from .houses import Around, House
from .scenes import Scene, Sight, has_nodded, standing
from .talks import blinded, own_tokens

KEPT = 4096  # tables' forms to be ready by, in the ways they have looked lately

# Where they go: whatever people write comes escaped, so none of it can be one of these.
HOUSES, LEANT, READINESS = Markup("<houses>"), Markup("<leant>"), Markup("<readiness>")


class Frame(NamedTuple):
    """What stands round the houses, and round the form to be ready by where there is one."""

    before: bytes
    behind: bytes
    after: bytes | None

    def page(self, houses: bytes, readiness: Callable[[], bytes]) -> bytes:
        if self.after is None:
            return b"".join((self.before, houses, self.behind))
        return b"".join((self.before, houses, self.behind, readiness(), self.after))


# --- Of a scene ---------------------------------------------------------------------------------------


def in_its_frame(room: Room, seen: Scene, spoken: Words) -> str:
    page, window = seen.page, seen.page.window
    still = replace(page, window=replace(window, deadline=None, ready=(0, 0)), me=replace(page.me, ready=False))
    frame = _with_fingers(framed(room, still, window.deadline, spoken), still, seen.leant)
    drawn: Drawn = room.standing(("drawn", spoken.lang), dict)
    around = ring(spoken, seen.houses, page.asked, drawn)
    return frame.page(around, lambda: readiness(spoken, page.table.code, page.me.ready, window.ready)).decode()


def framed(room: Room, still: Sight, deadline: float | None, spoken: Words) -> Frame:
    """Drawn once for all readers whose scenes differ in nothing but their houses, and who is ready."""
    return room.standing(("frame", spoken.lang, still, deadline), lambda: _frame(still, deadline, spoken))


def _frame(still: Sight, deadline: float | None, spoken: Words) -> Frame:
    page = replace(still, window=replace(still.window, deadline=deadline))
    gaps = {"houses": HOUSES, "leant": LEANT, "readiness": READINESS}
    before, behind = _squeezed(rendered("table/playing.html", t=spoken, s=page, **gaps)).split(HOUSES)
    behind, gap, after = behind.partition(READINESS)
    return Frame(before.encode(), behind.encode(), after.encode() if gap else None)


def _with_fingers(frame: Frame, still: Sight, leant: int) -> Frame:
    """The beat at which they are shown to all."""
    if not still.window.together:
        return frame
    return frame._replace(before=frame.before.replace(LEANT.encode(), b"%d" % leant, 1))


def _squeezed(drawn: str) -> str:
    """Lines of their own are blocks; everything is one line, all the same to a page."""
    return drawn.replace("\n\n", "\n").replace(">\n<", "><").replace("\n", " ")


@lru_cache(maxsize=KEPT)
def readiness(spoken: Words, code: str, mine: bool, ready: tuple[int, int]) -> bytes:
    return _squeezed(str(PIECES.readiness(spoken, code, mine, ready)).strip()).encode()


# --- Of a room, for who follows it ---------------------------------------------------------------------


def painted(room: Room, me: Chair | None, spoken: Words, around: Around) -> bytes:
    """The same page, without a scene of it: this is drawn for everybody at every tap by day."""
    narrator = narrator_of(room, spoken)
    page = standing(room, me, narrator)
    key = "frame", spoken.lang, room.deadline
    frame = room.standing_for(me, key, lambda: framed(room, page, room.deadline, spoken))

    def ready() -> bytes:
        counted = (0, 0) if page.talk.blind else room.once("nods", lambda: nods(room))
        return readiness(spoken, page.table.code, has_nodded(room, me), counted)

    houses = _houses(room, me, narrator, around, page)
    return _with_fingers(frame, page, around.leant).page(houses, ready)


def _houses(room: Room, me: Chair | None, narrator: Narrator, around: Around, page: Sight) -> bytes:
    """Most readers see the same houses as everybody, beginning with their own."""
    drawn: Drawn = room.standing(("drawn", narrator.words.lang), dict)
    lang = narrator.words.lang
    if around.reacting or page.window.together or not room.standing_for(me, ("plain", lang), lambda: _plain(room, me, narrator)):
        return ring(narrator.words, living.houses(room, me, narrator, around), page.asked, drawn)
    present = living.shown_present(room, around)
    everybody = living.ring(room, narrator, present)
    place = room.seated.index(me) if me in room.seated else None
    own: tuple[House, ...] = () if place is None else (living.mine(everybody[place]),)
    if page.asked is not None:
        order = everybody if place is None else (*own, *everybody[place + 1 :], *everybody[:place])
        return ring(narrator.words, order, page.asked, drawn)
    pieces: tuple[bytes, ...] = room.once(
        ("pieces", lang, present), lambda: tuple(ring(narrator.words, (house,), None, drawn) for house in everybody)
    )
    if place is None:
        return b"".join(pieces)
    return b"".join((ring(narrator.words, own, None, drawn), *pieces[place + 1 :], *pieces[:place]))


def _plain(room: Room, me: Chair | None, narrator: Narrator) -> bool:
    """Has this reader nothing of their own on the houses, and sees them?"""
    seat = room.seat_of(me) if me is not None else None
    return not own_tokens(room, me, narrator) and not blinded(room, seat)
