"""The page of somebody who plays, put together: what stands is drawn once, and what a nod changes is put in its place.

What stands round the houses is the same for all readers whose sights of it are, and is found again by that: nobody can
be given what is not theirs. Drawing a page costs little more than comparing two scenes, so nobody compares them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup

from garou.rooms.room import Chair, Room
from garou.texts import Words
from garou.texts.narrator import Narrator
from garou.web.faces import narrator_of
from garou.web.live import SHOWS, Painted, least
from garou.web.render import PIECES, Drawn, How, house_drawn, how_drawn, rendered, ring

from . import houses as living
from .calling import nods
from .houses import Around, House
from .scenes import Scene, Sight, has_nodded, standing
from .talks import blinded, own_tokens

KEPT = 4096  # tables' forms to be ready by, in the ways they have looked lately

# Where they go: whatever people write comes escaped, so none of it can be one of these.
HOUSES, LEANT, READINESS = Markup("<houses>"), Markup("<leant>"), Markup("<readiness>")


class Surround(NamedTuple):
    """What stands round the houses, and round the form to be ready by where there is one."""

    before: bytes
    behind: bytes
    after: bytes | None

    def page(self, houses: bytes, readiness: Callable[[], bytes]) -> bytes:
        if self.after is None:
            return b"".join((self.before, houses, self.behind))
        return b"".join((self.before, houses, self.behind, readiness(), self.after))

    def at_beat(self, leant: int) -> Surround:
        """Of a call that several decide together: the beat at which fingers are shown to all."""
        return self._replace(before=self.before.replace(LEANT.encode(), b"%d" % leant, 1))


def framed(room: Room, still: Sight, deadline: float | None, spoken: Words) -> Surround:
    """Drawn once for all readers whose scenes differ in nothing but their houses, and who is ready."""
    return room.standing(("frame", spoken.lang, still, deadline), lambda: _frame(still, deadline, spoken))


def _frame(still: Sight, deadline: float | None, spoken: Words) -> Surround:
    page = replace(still, window=replace(still.window, deadline=deadline))
    drawn = rendered("table/playing.html", t=spoken, s=page, houses=HOUSES, leant=LEANT, readiness=READINESS)
    before, behind = _squeezed(drawn).split(HOUSES)
    behind, gap, after = behind.partition(READINESS)
    return Surround(before.encode(), behind.encode(), after.encode() if gap else None)


def _squeezed(drawn: str) -> str:
    """Lines of their own are blocks; everything is one line, all the same to a page."""
    return drawn.replace("\n\n", "\n").replace(">\n<", "><").replace("\n", " ")


@lru_cache(maxsize=KEPT)
def readiness(spoken: Words, code: str, mine: bool, ready: tuple[int, int]) -> bytes:
    return _squeezed(str(PIECES.readiness(spoken, code, mine, ready)).strip()).encode()


def _drawn(room: Room, spoken: Words) -> Drawn:
    return room.standing(("drawn", spoken.lang), dict)


# --- Of a scene ---------------------------------------------------------------------------------------


def in_its_frame(room: Room, seen: Scene, spoken: Words) -> str:
    page, window = seen.page, seen.page.window
    still = replace(page, window=replace(window, deadline=None, ready=(0, 0)), me=replace(page.me, ready=False))
    frame = framed(room, still, window.deadline, spoken)
    if window.together:
        frame = frame.at_beat(seen.leant)
    around = ring(spoken, seen.houses, page.asked, _drawn(room, spoken))
    return frame.page(around, lambda: readiness(spoken, page.table.code, page.me.ready, window.ready)).decode()


# --- Of a room, for who follows it ---------------------------------------------------------------------


@dataclass(slots=True)
class Fleeting:
    """What nods change, for all who read one language: worked out once, and put in its place on every page."""

    houses: tuple[House, ...]
    until: float | None  # the deadline
    counted: tuple[int, int]  # how many are ready, of how many
    drawn: Drawn
    pieces: dict[How, tuple[bytes, ...]] = field(default_factory=dict)  # the houses, as others see them
    ready: dict[tuple[bool, bool], bytes] = field(default_factory=dict)  # to one who is, and who sees nothing

    def around(self, still: Still) -> list[bytes]:
        """The houses from the reader's own on, clockwise; most of them as everybody else sees them."""
        words, place, how = still.narrator.words, still.place, still.how
        pieces = self.pieces.get(how)
        if pieces is None:
            pieces = self.pieces[how] = tuple(house_drawn(words, house, how, self.drawn) for house in self.houses)
        if place is None:
            return [*pieces]
        mine = house_drawn(words, self.houses[place], still.own, self.drawn, mine=True)
        found = [mine, *pieces[place + 1 :], *pieces[:place]]
        for other, differently in still.others:
            found[other - place] = house_drawn(words, self.houses[other], differently, self.drawn)
        return found

    def readiness(self, page: Sight, mine: bool, spoken: Words) -> bytes:
        key = mine, page.talk.blind
        if key not in self.ready:
            self.ready[key] = readiness(spoken, page.table.code, mine, (0, 0) if page.talk.blind else self.counted)
        return self.ready[key]


@dataclass(slots=True)
class Still:
    """What stands of one reader's page."""

    page: Sight
    narrator: Narrator
    place: int | None  # of their house among all
    plain: bool  # they see the houses, and have nothing of their own on them
    long: int  # how long it is at least
    how: How = ()  # most houses are drawn before them,
    own: How = ()  # their own,
    others: tuple[tuple[int, How], ...] = ()  # and those that are drawn otherwise
    until: float | None = None  # the deadline that the frame shows
    frame: Surround | None = None

    def framed(self, room: Room, deadline: float | None) -> Surround:
        if self.frame is None or self.until != deadline:
            self.until, self.frame = deadline, framed(room, self.page, deadline, self.narrator.words)
        return self.frame


def _still(room: Room, me: Chair | None, spoken: Words) -> Still:
    narrator, seat = narrator_of(room, spoken), room.seat_of(me) if me is not None else None
    page, place = standing(room, me, narrator), room.seated.index(me) if me in room.seated else None
    plain = not (page.window.together or own_tokens(room, me, narrator) or blinded(room, seat))
    ways = [how_drawn(slot, page.asked) for slot in range(len(room.seated))]
    [(most, _)] = Counter(ways).most_common(1)
    others = tuple((slot, how) for slot, how in enumerate(ways) if how != most and slot != place)
    own, long = most if place is None else ways[place], least(room, spoken, me)
    return Still(page, narrator, place, plain, long, most, own, others)


def painted(room: Room, me: Chair | None, spoken: Words, around: Around) -> Painted:
    """The same page, without a scene of it: this is drawn for everybody at every tap by day.

    What is shown in passing has room on every page: who does not see it is sent as much.
    """
    still: Still = room.standing_for(me, ("still", spoken.lang), lambda: _still(room, me, spoken))
    present = living.shown_present(room, around)
    now = room.once(("fleeting", spoken.lang, present), lambda: _fleeting(room, still.narrator, present))
    page, frame = still.page, still.framed(room, now.until)
    if page.window.together:
        frame = frame.at_beat(around.leant)
    if still.plain and not around.reacting:
        houses = now.around(still)
    else:
        houses = [ring(spoken, living.houses(room, me, still.narrator, around), page.asked, now.drawn)]
    long = still.long + SHOWS * len(around.reacting)
    if frame.after is None:
        return b"".join((frame.before, *houses, frame.behind)), long
    ready = now.readiness(page, has_nodded(room, me), spoken)
    return b"".join((frame.before, *houses, frame.behind, ready, frame.after)), long


def _fleeting(room: Room, narrator: Narrator, present: frozenset[Chair] | None) -> Fleeting:
    drawn = _drawn(room, narrator.words)
    return Fleeting(living.ring(room, narrator, present), room.deadline, nods(room), drawn)
