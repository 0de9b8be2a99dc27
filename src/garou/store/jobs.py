"""What is on its way into a store, whatever it is made of: events as rows, and whom to tell when they are kept."""

from __future__ import annotations

import asyncio
import contextlib
import json
import math
from collections.abc import Iterable
from typing import Any, NamedTuple

from .values import Event, NotKept, StoreTrouble

WRITING = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))  # `json.dumps` would make one for every event
MOST_ROWS = 2_000  # in one commit

Statement = tuple[str, tuple[Any, ...]]


class Job(NamedTuple):
    """What is on its way to the disk, all of it or nothing, and whom to tell."""

    rows: list[tuple[Any, ...]]  # events to be added
    waiting: asyncio.Future[None]
    before: tuple[Statement, ...] = ()  # what is done before they are
    purge: bool = False  # what it removes must be found nowhere any more


Outcome = tuple[Job, Exception | None]


def row_of(room: str, event: Event) -> tuple[Any, ...]:
    """Made here and not by the writer: what cannot be written down is the doer's mistake, and nobody else waits."""
    data = WRITING.encode(event.data)
    data.encode()  # half of a pair of surrogates is not text
    return room, event.seq, event.at, event.kind, data


def event_of(seq: Any, at: Any, kind: Any, data: Any) -> Event:
    """A store may keep whatever it is given: what is no event of ours is found here."""
    found = json.loads(data)
    if not (isinstance(seq, int) and isinstance(at, float) and math.isfinite(at) and isinstance(kind, str)):
        raise TypeError("no event has such a number, time or kind")
    if not isinstance(found, dict):
        raise TypeError("what an event tells has names")
    return Event(seq, at, kind, found)


def refused(error: Exception) -> NotKept:
    """Nobody raises it here: whoever waits is handed it."""
    failed = NotKept(error.detail or error.reason if isinstance(error, StoreTrouble) else str(error))
    failed.__cause__ = error
    return failed


def why_not(outcomes: Iterable[Outcome]) -> str:
    """Why something could not be written; empty where all was well."""
    return next((str(error) for _, error in outcomes if isinstance(error, NotKept)), "")


def tell(outcomes: list[Outcome]) -> None:
    """Each in the loop in which somebody waits for it."""
    for loop in {job.waiting.get_loop() for job, _ in outcomes}:
        with contextlib.suppress(RuntimeError):  # whoever waited there is gone, loop and all
            loop.call_soon_threadsafe(_settle, [one for one in outcomes if one[0].waiting.get_loop() is loop])


def _settle(outcomes: list[Outcome]) -> None:
    for job, error in outcomes:
        if not job.waiting.cancelled():
            job.waiting.set_exception(error) if error else job.waiting.set_result(None)
