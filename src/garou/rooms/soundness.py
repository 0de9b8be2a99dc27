"""Can a log be replayed, and if not: up to where, and why not? Nothing here reads or writes a file."""

from __future__ import annotations

import json
from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from garou.store.values import Event, StoredRow

from .codes import CUP
from .cup.cup import replayed as cup_replayed
from .cup.events import EVENTS as IN_CUPS
from .events.taking import replayed as table_replayed
from .events.values import EVENTS as AT_TABLES


class Flaw(StrEnum):
    """Why an event is no good."""

    BROKEN = "broken-json"  # it cannot be read
    UNKNOWN = "unknown-kind"
    MISSING = "missing-number"
    IMPOSSIBLE = "cannot-happen"  # not after those before it
    REMAINS = "remains"  # the log has no first event: its table was deleted


@dataclass(frozen=True, slots=True)
class Log:
    """One table's events as they lie on disk."""

    code: str
    rows: tuple[StoredRow, ...]
    good: int  # this many of them, from the first on, can be replayed
    reason: Flaw | None = None  # why not more; None where all of them can

    @property
    def number(self) -> int:
        """Of the first event that is no good."""
        return self.good + 1

    @property
    def kind(self) -> str:
        """Of that event, where it is there."""
        return self.bad[0].kind if self.bad else ""

    @property
    def bad(self) -> tuple[StoredRow, ...]:
        """Everything from the first bad one on: whatever came after it rests on it."""
        return self.rows[self.good :]

    @property
    def is_cup(self) -> bool:
        return self.code.startswith(CUP)


@dataclass(frozen=True, slots=True)
class Survey:
    """What lies in a file, in numbers; those logs one by one that cannot be replayed."""

    tables: int
    cups: int
    events: int
    flawed: tuple[Log, ...]

    @property
    def sound(self) -> Survey:
        """Those alone that can be replayed to their last event."""
        there = [log for log in self.flawed if log.reason is not Flaw.REMAINS]
        cups = sum(log.is_cup for log in there)
        events = sum(len(log.rows) for log in self.flawed)
        return Survey(self.tables - len(there) + cups, self.cups - cups, self.events - events, ())


def survey(logs: Iterable[tuple[str, Sequence[StoredRow]]]) -> Survey:
    """All of them, one after the other: only what is flawed is kept in mind."""
    tables = cups = events = 0
    flawed: list[Log] = []
    for code, rows in logs:
        log = examined(code, rows)
        there = log.reason is not Flaw.REMAINS
        tables, cups = tables + (there and not log.is_cup), cups + (there and log.is_cup)
        events += len(rows)
        flawed += [log] if log.reason else []
    return Survey(tables, cups, events, tuple(flawed))


def examined(code: str, rows: Sequence[StoredRow]) -> Log:
    """The longest beginning of a log that can be replayed."""
    if all(row.seq != 1 for row in rows):
        return Log(code, tuple(rows), 0, Flaw.REMAINS)
    kinds = (IN_CUPS if code.startswith(CUP) else AT_TABLES).kinds
    events, reason = _readable(rows, kinds)
    good = longest(events, lambda part: _can_happen(code, part))
    return Log(code, tuple(rows), good, Flaw.IMPOSSIBLE if good < len(events) else reason)


def longest(events: Sequence[Event], can_happen: Callable[[Sequence[Event]], bool]) -> int:
    """How many can happen one after the other. If so many can, so can fewer: halves are tried, not every number."""
    if can_happen(events):
        return len(events)
    good, bad = 0, len(events)
    while bad - good > 1:
        middle = (good + bad) // 2
        good, bad = (middle, bad) if can_happen(events[:middle]) else (good, middle)
    return good


def _readable(rows: Sequence[StoredRow], kinds: Container[str]) -> tuple[list[Event], Flaw | None]:
    """The events up to the first that says nothing."""
    events: list[Event] = []
    for row in rows:
        reason = _flaw(row, len(events) + 1, kinds)
        if reason:
            return events, reason
        events.append(Event(row.seq, row.at, row.kind, json.loads(row.data)))
    return events, None


def _flaw(row: StoredRow, number: int, kinds: Container[str]) -> Flaw | None:
    if row.seq != number:
        return Flaw.MISSING
    if not isinstance(row.at, float) or not _is_object(row.data):
        return Flaw.BROKEN
    return None if row.kind in kinds else Flaw.UNKNOWN


def _is_object(data: object) -> bool:
    try:
        return isinstance(data, str) and isinstance(json.loads(data), dict)
    except (ValueError, RecursionError):
        return False


def _can_happen(code: str, events: Sequence[Event]) -> bool:
    try:
        if code.startswith(CUP):
            cup_replayed(code.removeprefix(CUP), events)
        else:
            table_replayed(code, events)
    except Exception:  # noqa: BLE001  # whatever a bad event brings about: that it does is what is asked
        return False
    return True
