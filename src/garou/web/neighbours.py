"""What the pages of several workers tell each other: how often somebody has done what, how many streams they hold open.

So whoever spreads over workers gets no more than at one. What is scarce is told at once; of what there is plenty a
worker tells when a small part has been taken, or after a second, and the others hold that part back meanwhile.
"""

from __future__ import annotations

import json
import zlib
from base64 import b64decode, b64encode
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from itertools import islice
from typing import Any

from garou.rooms.awake import Tables
from garou.rooms.whispers import whisper
from garou.texts import LANGUAGES, words

from .audience import Audience
from .limits import Allowance, Limits, Seat, Who
from .master.wall import Home, Public, ToldWall, Walls, WallSight, wall_sight
from .patience import Patient

PART = 16  # of what may be taken at once, by all others together before they say so
TOGETHER = 60  # in one whisper
LINES = 50  # connections of one address are told of in such steps
WALLS = 20  # televisions, the last ones led on
OWED = 600  # buckets that a worker that begins is told of


class SharedLimits:
    """What was taken here, and others have not been told yet."""

    def __init__(self, hall: Tables, limits: Limits) -> None:
        self._hall, self._limits = hall, limits
        self._taken: Counter[tuple[str, Who]] = Counter()
        limits.others = self
        hall.neighbours.heard |= {"took": self._heard, "owes": self._owes}
        hall.neighbours.beat.append(self._tell)
        hall.neighbours.hello.append(self._introduce)

    def took(self, deed: str, who: Who, allowed: Allowance) -> None:
        if self._hall.workers:
            self._taken[deed, who] += 1
            if self._taken[deed, who] >= self._part(allowed):
                whisper(self._hall, "took", "", [[deed, who, self._taken.pop((deed, who))]])

    def untold(self, allowed: Allowance) -> float:
        return (self._part(allowed) - 1) * len(self._hall.workers)

    def _part(self, allowed: Allowance) -> int:
        return max(1, int(allowed.at_once) // (PART * max(1, len(self._hall.workers))))

    def _tell(self) -> None:
        taken, self._taken = self._taken, Counter()
        for some in _parts((deed, who, count) for (deed, who), count in taken.items()):
            whisper(self._hall, "took", "", some)

    def _introduce(self) -> None:
        for some in [*_parts(self._limits.owed())][: OWED // TOGETHER]:
            whisper(self._hall, "owes", "", some)

    def _heard(self, worker: str, taken: list[Any]) -> None:
        for deed, who, count in taken:
            self._limits.heard(deed, _who(who), float(count))

    def _owes(self, worker: str, missing: list[Any]) -> None:
        for deed, who, count in missing:
            self._limits.owes(deed, _who(who), float(count))


def _parts(all_of_them: Iterable[tuple[Any, ...]]) -> Iterator[list[tuple[Any, ...]]]:
    found = [*all_of_them]
    yield from (found[start : start + TOGETHER] for start in range(0, len(found), TOGETHER))


def _who(told: str | list[Any]) -> Who:
    return told if isinstance(told, str) else Seat(*told)


class SharedStreams:
    """Who follows a page at other workers; the last word of each counts."""

    def __init__(self, hall: Tables, audience: Audience) -> None:
        self._hall, self._audience = hall, audience
        self._seats: dict[str, dict[Seat, list[float]]] = {}
        self._addresses: dict[str, Counter[str]] = {}
        self._tables: dict[str, Counter[str]] = {}
        audience.elsewhere = self
        hall.neighbours.heard |= {"sits": self._sits, "watch": self._watch}
        hall.neighbours.hello.append(audience.introduce)
        hall.neighbours.gone.append(self._gone)

    def since(self, seat: Seat) -> list[float]:
        return [one for there in self._seats.values() for one in there.get(seat, ())]

    def strangers(self, address: str, where: str) -> tuple[int, int, int]:
        addresses, tables = self._addresses.values(), self._tables.values()
        return (
            sum(there.total() for there in addresses),
            sum(there[address] for there in addresses),
            sum(there[where] for there in tables),
        )

    def sits(self, seat: Seat, since: list[float]) -> None:
        whisper(self._hall, "sits", "", seat, since)

    def watch(self, address: str, count: int, where: str, there: int) -> None:
        whisper(self._hall, "watch", "", address, count, where, there)

    def _sits(self, worker: str, seat: list[Any], since: list[float]) -> None:
        seats = self._seats.setdefault(worker, {})
        seats[Seat(*seat)] = since
        if not since:
            del seats[Seat(*seat)]
        self._audience.thin_out(Seat(*seat))

    def _watch(self, worker: str, address: str, *said: Any) -> None:
        count, where, there = said
        for told, key, number in ((self._addresses, address, count), (self._tables, where, there)):
            if key:
                told.setdefault(worker, Counter())[key] = number
                told[worker] += Counter()  # what is nothing is not kept

    def _gone(self, worker: str) -> None:
        self._seats.pop(worker, None)
        self._addresses.pop(worker, None)
        self._tables.pop(worker, None)


class SharedLines:
    """How many connections an address holds at other workers, in steps."""

    def __init__(self, hall: Tables) -> None:
        self._hall = hall
        self._told: Counter[str] = Counter()
        self._held: dict[str, Counter[str]] = {}
        Patient.elsewhere = self.of
        Patient.changed = self._tell
        hall.neighbours.heard["lines"] = self._heard
        hall.neighbours.gone.append(self._gone)
        hall.neighbours.hello.append(self._introduce)

    def of(self, address: str) -> int:
        return sum(there[address] for there in self._held.values())

    def _tell(self, address: str, held: int) -> None:
        if (steps := held - held % LINES) != self._told[address]:
            self._told[address] = steps
            self._told += Counter()  # what is nothing is not kept
            whisper(self._hall, "lines", "", address, steps)

    def _introduce(self) -> None:
        for address, held in self._told.items():
            whisper(self._hall, "lines", "", address, held)

    def _heard(self, worker: str, address: str, held: int) -> None:
        self._held.setdefault(worker, Counter())[address] = held
        self._held[worker] += Counter()

    def _gone(self, worker: str) -> None:
        self._held.pop(worker, None)


class SharedWalls:
    """Televisions of games over real cards: whichever worker leads one on, all of them show it."""

    def __init__(self, hall: Tables, walls: Walls) -> None:
        self._hall, self._walls = hall, walls
        walls.led = self._tell
        hall.neighbours.heard["wall"] = self._heard
        hall.neighbours.hello.append(self._introduce)

    def _tell(self, code: str, known: Public) -> None:
        """In words, of which nothing can be read that is not shown."""
        sights = {lang: wall_sight(known, words(lang), 0.0) for lang in LANGUAGES}
        clock = known.clock if any(sight.left is not None for sight in sights.values()) else 0.0
        said = json.dumps({lang: asdict(sight) for lang, sight in sights.items()}).encode()
        whisper(self._hall, "wall", "", code, clock, b64encode(zlib.compress(said)).decode())

    def _introduce(self) -> None:
        for code, known in islice(self._walls.led_here(), WALLS):
            self._tell(code, known)

    def _heard(self, worker: str, code: str, clock: float, packed: str) -> None:
        told = json.loads(zlib.decompress(b64decode(packed)))
        self._walls.show(code, ToldWall({lang: _sight(**sight) for lang, sight in told.items()}, clock))


def _sight(homes: list[dict[str, Any]], **more: Any) -> WallSight:
    return WallSight(homes=tuple(Home(**home) for home in homes), **more)


def share(hall: Tables, limits: Limits, audience: Audience, walls: Walls) -> None:
    """With the other workers, where there may be any."""
    if hall.bus.shared:
        SharedLimits(hall, limits)
        SharedStreams(hall, audience)
        SharedLines(hall)
        SharedWalls(hall, walls)
