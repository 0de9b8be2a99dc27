"""Tables that are awake: who is there, when bots will speak, whom people point at before they have decided."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random, SystemRandom
from secrets import token_hex
from typing import Any, NamedTuple

from garou.engine.values import Choice, Seat
from garou.store.values import Event, Store
from garou.talk.remarks import Wish

from .deed import Deed, Live
from .ears import Ear, Noticing
from .events.taking import replayed, take, until_now
from .events.values import EVENTS, Resumed
from .hall import Hall, TurnedAway, steady
from .happening import Happened
from .leading import Films
from .links import Links
from .room import Chair, Room
from .whispers import Neighbours, Whisper, learnt, learnt_of_links, whisper

STAYS = 6.0  # seconds for which what somebody shows in passing is seen


class AtTheDoor(NamedTuple):
    """Somebody at the door who says that a seat was theirs, as far as the server keeps it."""

    proof: str  # the hash of what their device holds: it opens nothing before the host gives them the seat
    until: float


class Turn(NamedTuple):
    """When a bot has the floor, in seconds from the window's opening on, and what it was asked if it was."""

    after: float
    chair: Chair
    asked: Wish | None = None


class Reacted(NamedTuple):
    """What somebody has shown in passing, in which window, and when."""

    kind: str
    window: int
    at: float


@dataclass
class Awake(Live[Room]):
    """A table that is awake."""

    changed: asyncio.Event = field(default_factory=asyncio.Event)
    here: Counter[Chair] = field(default_factory=Counter)  # open streams of each chair
    own: frozenset[Chair] = frozenset()  # the chairs that have any
    others: dict[str, frozenset[Chair]] = field(default_factory=dict)  # the same at other workers
    present: frozenset[Chair] = frozenset()  # all of these
    told_seen: dict[Chair, float] = field(default_factory=dict)  # when other workers were told of a device
    unsure: bool = False  # did its clock stand still? So it did where nobody has ever driven it here
    woken: float = 0.0  # when
    used: float = 0.0  # when somebody here last wanted anything of it
    seen: dict[Chair, float] = field(default_factory=dict)  # when a chair's device was last heard of
    links: Links = field(default_factory=Links)  # that move a seat to another device
    asking: dict[Chair, AtTheDoor] = field(default_factory=dict)  # who left and asks for their seat from another device
    driver: asyncio.Task[None] | None = None
    awaited: tuple[Any, ...] = ()  # what its clock went by when it was last set
    claimed: bool = False  # has this worker asked whether it may drive?
    stumbled: int = 0  # how often in a row its clock could not do what was due
    floor: list[Turn] = field(default_factory=list)  # when bots will speak in this window, in the order of time
    leaning: dict[Seat, Choice] = field(default_factory=dict)  # whom people have tapped and not confirmed
    reacting: dict[Chair, Reacted] = field(default_factory=dict)  # what stands at whose house for a moment
    leant: int = 0  # how often this was shown in this window: at its own beat, whether or not anybody has tapped

    def come(self, chair: Chair, streams: int) -> None:
        """This many more streams of this chair, or fewer."""
        self.here[chair] += streams
        self.own = frozenset(chair for chair, streams in self.here.items() if streams)
        self.gather()

    def gather(self) -> None:
        """Who is there, wherever their streams end."""
        self.present = self.own.union(*self.others.values())
        self.tell()

    def away(self, chair: Chair, now: float) -> float:
        """For how many seconds nothing has been heard of this chair's device; none while it holds a stream open."""
        return 0.0 if chair in self.present else now - self.seen.get(chair, self.woken)

    def tell(self, who: Noticing = None) -> None:
        """What not everybody can see moves no clock."""
        if who is None:
            self.changed.set()
        super().tell(who)

    def noticed(self, who: Noticing) -> None:
        """Nor does what leaves everything as it is that clocks go by."""
        if who is None and self.awaited != self.goes_by():
            self.changed.set()
        super().tell(who)

    def goes_by(self) -> tuple[Any, ...]:
        """All of the table that says when something is due; who has the floor is said apart."""
        room = self.room
        return room.phase, room.windows, room.opened, room.deadline, room.paused


TableDeed = Deed[Room, Awake]


class Tables(Hall[Room, Awake]):
    """All tables that are awake."""

    def __init__(
        self,
        store: Store,
        *,
        clock: Callable[[], float] | None = None,
        wall: Callable[[], float] = time.time,
        luck: Random | None = None,
        drive: Callable[[Tables, Awake], None] = lambda *_: None,
    ) -> None:
        super().__init__(store, clock or steady())
        self.cold = True  # does a clock that goes in the log stand still until somebody drives it here?
        self.me = token_hex(8)  # this worker's name among others
        self.neighbours = Neighbours()
        self.films = Films(self)
        self.workers: dict[str, float] = {}  # those others, and when they were last heard of
        self.met: set[str] = set()  # all who were ever heard of
        self.joined = 0.0  # when the last of them began
        self.elsewhere: dict[str, dict[str, frozenset[Chair]]] = {}  # who is there, by worker and table
        self.kept_for: dict[str, dict[tuple[str, int], Whisper]] = {}  # what was said and holds for a while, by log
        self.kept_until = 0.0
        self.halls: list[Hall[Any, Any]] = [self]  # that hear what other workers write
        self._drive = drive  # sets the clock of a table going, if it stands
        self.wall = wall if clock is None else clock  # for what people read
        self.luck = luck or SystemRandom()
        self.closing = False
        self.slept_at: float | None = None  # when the server before this one was last alive
        self.farewells: list[Callable[[], None]] = []  # whom else to tell that the server is about to end

    def _replayed(self, code: str, events: list[Event]) -> Room:
        room = self._seen(code, events)
        room.work_out()
        _ = room.pace, room.settings.rules
        return room

    def _seen(self, code: str, events: list[Event]) -> Room:
        """As far as anybody sees it: a window that another worker is about to open waits for its moment here too."""
        if not self.bus.shared or not events or events[-1].at <= self.clock():
            return replayed(code, events)
        asyncio.get_running_loop().call_soon(self.heard, code, events[-1].seq)
        return until_now(code, events, self.clock())

    def _take(self, room: Room, happened: Happened[Any]) -> Noticing:
        return take(room, happened)

    def _unknown(self, code: str) -> TurnedAway:
        return TurnedAway("no-such-table", code=code)

    def _woken(self, room: Room) -> Awake:
        live = Awake(room, slept=room.going and self.cold, woken=self.clock())
        live.unsure = room.going and not self.cold
        learnt(self, live)
        if room.going:
            self._drive(self, live)
        return live

    def load(self, code: str) -> Awake | None:
        fresh, live = code not in self.live, super().load(code)
        if fresh and live is not None:
            learnt_of_links(self, code)
        if live is not None:
            live.used = self.clock()
        return live

    def _told(self, event: Event) -> Happened[Any]:
        return EVENTS.read(event)

    def show(self, live: Awake, chair: Chair, window: int, kind: str) -> None:
        """What somebody shows in passing, at whichever worker."""
        shown = Reacted(kind, window, self.clock())
        live.reacting[chair] = shown
        asyncio.get_running_loop().call_later(STAYS, _fade, live, chair, shown)
        live.tell()

    def _publish(self, deed: TableDeed, events: list[Event]) -> None:
        """A clock that goes is driven, whatever becomes of whoever has set it going."""
        deed.live.unsure = False
        super()._publish(deed, events)
        if deed.room.going:
            self._drive(self, deed.live)

    def _prepare(self, deed: TableDeed) -> None:
        """A clock that stood still goes on where it stood.

        It may be behind by less than nothing: between two servers somebody may have set the time of day.
        """
        if deed.live.slept:
            asleep_since = max(self.slept_at or 0.0, deed.room.touched)
            deed.happen(Resumed(away=self.clock() - asleep_since))

    @contextlib.contextmanager
    def listen(self, code: str, who: Chair | None = None) -> Iterator[Ear]:
        live = self.find(code)
        with super().listen(code, who) as ear:
            if who is not None:
                self._come(live, who, 1)
            try:
                yield ear
            finally:
                if who is not None:
                    live.seen[who] = self.clock()
                    self._come(live, who, -1)

    def _come(self, live: Awake, who: Chair, streams: int) -> None:
        before = live.own
        live.come(who, streams)
        if live.own != before:
            whisper(self, "here", live.room.code, sorted(live.own))

    def hush(self) -> None:
        """Everybody who listens is let go: the server is about to end."""
        self.closing = True
        for farewell in self.farewells:
            farewell()
        for live in self.live.values():
            live.tell()

    def catch_up(self) -> None:
        """Something may have happened unheard: everything that is awake here is looked at again."""
        for hall in self.halls:
            for code, live in list(hall.live.items()):
                hall.heard(hall.prefix + code, live.room.seq + 1)

    def time_of_day(self) -> float | None:
        """For what people will read, where the clocks have parted: somebody has set the time of day meanwhile."""
        now = self.wall()
        return now if abs(now - self.clock()) > 1 else None


def _fade(live: Awake, chair: Chair, shown: Reacted) -> None:
    """Unless something newer stands there."""
    if live.reacting.get(chair) is shown:
        del live.reacting[chair]
        live.tell()
