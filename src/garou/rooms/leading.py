"""The film of a game that is over, looked at together: one leads, and whoever follows sees the same picture.

Nobody writes it down. Who has the film open is told between workers, and so is who leads and where they are: the last
word counts. Whoever leads and leaves the film is waited for a moment; then the lead is free.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from .hall import TurnedAway
from .room import Chair, Room
from .whispers import whisper

if TYPE_CHECKING:
    from .awake import Tables

GRACE = 6.0  # seconds for which somebody may lose the line, or open the page again
LONGEST = 2_000  # no film has more pictures


class LedBy(NamedTuple):
    """Who leads, through which game, and where they are."""

    chair: Chair
    number: int
    at: int


@dataclass
class Showing:
    """The film at one table."""

    led: LedBy | None = None
    here: Counter[Chair] = field(default_factory=Counter)  # who has it open at this worker
    others: dict[str, frozenset[Chair]] = field(default_factory=dict)  # and at other workers

    @property
    def watching(self) -> frozenset[Chair]:
        return frozenset(self.here).union(*self.others.values())


class Films:
    """Those that are open at any table."""

    def __init__(self, hall: Tables) -> None:
        self._hall = hall
        self.shown: dict[str, Showing] = {}
        hall.neighbours.heard |= {"film": self._film, "led": self._led}
        hall.neighbours.hello.append(self._introduce)
        hall.neighbours.gone.append(self._gone)

    def led(self, room: Room) -> LedBy | None:
        """Only through the game that is just over, and as long as whoever leads sits there."""
        shown = self.shown.get(room.code)
        led = shown.led if shown else None
        return led if led and may_be_led(room, led.number) and led.chair in room.sitters else None

    def watching(self, room: Room) -> tuple[Chair, ...]:
        """Who of the table has the film open."""
        shown = self.shown.get(room.code)
        return tuple(chair for chair in room.order if shown and chair in shown.watching)

    @contextlib.contextmanager
    def open(self, code: str, chair: Chair | None) -> Iterator[None]:
        """As long as a device has the film before it."""
        if chair is None:
            yield
            return
        self._come(code, chair, 1)
        try:
            yield
        finally:
            self._come(code, chair, -1)

    def _come(self, code: str, chair: Chair, more: int) -> None:
        shown = self._showing(code)
        shown.here[chair] += more
        shown.here += Counter()  # who has none is not kept
        whisper(self._hall, "film", "", code, sorted(shown.here))
        self._changed(code)

    def _changed(self, code: str) -> None:
        """Everybody at the table is told; a leader who is gone is waited for."""
        if live := self._hall.live.get(code):
            live.tell()
        shown = self._showing(code)
        if shown.led and shown.led.chair not in shown.watching:
            asyncio.get_running_loop().call_later(GRACE, self._free, code, shown.led.chair)
        elif not shown.led and not shown.watching:
            del self.shown[code]

    def _free(self, code: str, chair: Chair) -> None:
        shown = self._showing(code)
        if shown.led and shown.led.chair == chair and chair not in shown.watching:
            shown.led = None
        self._changed(code)

    def say(self, code: str, led: LedBy | None) -> None:
        self._showing(code).led = led
        whisper(self._hall, "led", "", code, led)
        self._changed(code)

    def _showing(self, code: str) -> Showing:
        return self.shown.setdefault(code, Showing())

    # What other workers say ------------------------------------------------------------

    def _film(self, worker: str, code: str, chairs: list[Chair]) -> None:
        shown = self._showing(code)
        shown.others[worker] = frozenset(chairs)
        if not chairs:
            del shown.others[worker]
        self._changed(code)

    def _led(self, worker: str, code: str, led: list[int] | None) -> None:
        self._showing(code).led = LedBy(*led) if led else None
        self._changed(code)

    def _introduce(self) -> None:
        for code, shown in self.shown.items():
            whisper(self._hall, "film", "", code, sorted(shown.here))
            if shown.led and shown.led.chair in shown.here:
                whisper(self._hall, "led", "", code, shown.led)

    def _gone(self, worker: str) -> None:
        for code, shown in list(self.shown.items()):
            if shown.others.pop(worker, None):
                self._changed(code)


def may_be_led(room: Room, number: int) -> bool:
    """Only what everybody has been told, and only before the next game begins."""
    return room.told and number == room.ledger.dealt


# --- Deeds: nothing of them is written ------------------------------------------------------------------------


def lead(hall: Tables, code: str, chair: Chair, number: int, at: int) -> None:
    """Take the lead where nobody has it."""
    room = _told(hall, code, number)
    led = hall.films.led(room)
    if led is not None and led.chair != chair:
        raise TurnedAway("somebody-leads", name=room.called(led.chair))
    hall.films.say(room.code, LedBy(chair, number, at))


def show(hall: Tables, code: str, chair: Chair, number: int, at: int) -> None:
    """Whoever leads goes on, or back."""
    room = _told(hall, code, number)
    _only_leading(hall, room, chair)
    hall.films.say(room.code, LedBy(chair, number, at))


def hand_on(hall: Tables, code: str, chair: Chair, number: int, to: Chair | None) -> None:
    """To somebody who has the film open; to nobody: the lead is free."""
    room = _told(hall, code, number)
    led = _only_leading(hall, room, chair)
    if to is not None and to not in hall.films.watching(room):
        raise TurnedAway("does-not-look-along")
    hall.films.say(room.code, None if to is None else led._replace(chair=to))


def _told(hall: Tables, code: str, number: int) -> Room:
    """As long as not everybody has been told how it ended, there is nothing to lead through."""
    room = hall.find(code).room
    if not may_be_led(room, number):
        raise TurnedAway("game-going-on" if room.going else "film-over")
    return room


def _only_leading(hall: Tables, room: Room, chair: Chair) -> LedBy:
    led = hall.films.led(room)
    if led is None or led.chair != chair:
        raise TurnedAway("not-leading")
    return led
