"""What workers tell each other of a table and nobody writes down: who is there, who points at whom, links, askers.

Whatever is said here is small, may be lost, and says all there is to say of its sort: the last word counts.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from garou.engine.values import Seat, Slot

from .links import LASTS, Link, Links

if TYPE_CHECKING:
    from .awake import Awake, Tables

SILENCE = 3.0  # seconds without a sign of life after which a worker is gone
AGAIN = 5.0  # seconds until it is said again that a device was heard of


class Whisper(NamedTuple):
    """What was said and holds for a while."""

    kind: str
    worker: str
    said: tuple[Any, ...]
    at: float


@dataclass
class Neighbours:
    """What else is said between workers, and by whom it is heard: the pages have something to say of their own."""

    heard: dict[str, Callable[..., None]] = field(default_factory=dict)  # by kind: the worker, and what it said
    hello: list[Callable[[], None]] = field(default_factory=list)  # somebody begins, and knows nothing yet
    gone: list[Callable[[str], None]] = field(default_factory=list)
    beat: list[Callable[[], None]] = field(default_factory=list)  # once a second


def whisper(hall: Tables, kind: str, code: str = "", *said: Any) -> None:
    if hall.bus.shared:
        hall.bus.whisper(json.dumps([hall.me, kind, code, *said], separators=(",", ":")))


def hear(hall: Tables, text: str) -> None:
    """What a newer version says and this one does not understand is nothing to it."""
    with contextlib.suppress(KeyError, TypeError, ValueError, IndexError):
        worker, kind, code, *said = json.loads(text)
        _meet(hall, worker, kind)
        hall.workers[worker] = hall.clock()
        if kind in hall.neighbours.heard:
            hall.neighbours.heard[kind](worker, *said)
        else:
            HEARD[kind](hall, worker, code, *said)


def _meet(hall: Tables, worker: str, kind: str) -> None:
    """Whoever begins is to have its share of those who follow; who says hello again was only out of earshot."""
    if worker not in hall.met:
        hall.met.add(worker)
        if kind == "hello":
            hall.joined = hall.clock()


def sign_of_life(hall: Tables) -> None:
    whisper(hall, "alive")
    _each(hall.neighbours.beat)
    for worker, at in list(hall.workers.items()):
        if hall.clock() - at > SILENCE:
            _gone(hall, worker)
            hall.catch_up()  # it may have written something, and had no time to say so


def introduce(hall: Tables) -> None:
    """A worker that has just begun knows nothing yet."""
    whisper(hall, "hello")


def whisper_for_a_while(hall: Tables, kind: str, name: str, who: int, *said: Any) -> None:
    """Of links and of those who ask: a worker that begins later hears it too."""
    if hall.bus.shared:
        _keep(hall, hall.me, kind, name, who, *said)
        whisper(hall, kind, name, who, *said)


def was_seen(hall: Tables, live: Awake, chair: int) -> None:
    """By any worker; it need not be said at every tap."""
    if not hall.bus.shared:
        return
    now = hall.clock()
    if now - live.told_seen.get(chair, 0.0) > AGAIN:
        live.told_seen[chair] = now
        whisper(hall, "seen", live.room.code, chair)


def learnt(hall: Tables, live: Awake) -> None:
    """A table wakes: what was said of it before."""
    for worker, tables in hall.elsewhere.items():
        if live.room.code in tables:
            live.others[worker] = tables[live.room.code]
    live.gather()


def learnt_of_links(hall: Tables, name: str) -> None:
    """A table or a tournament has woken: who may move, or asks to."""
    for one in list(hall.kept_for.get(name, {}).values()):
        HEARD[one.kind](hall, one.worker, name, *one.said)


# --- What is heard -----------------------------------------------------------------------------------


def _alive(hall: Tables, worker: str, code: str) -> None:
    """That it said anything is all there is to it."""


def _hello(hall: Tables, worker: str, code: str) -> None:
    for live in hall.live.values():
        if live.own:
            whisper(hall, "here", live.room.code, sorted(live.own))
    for name, kept in hall.kept_for.items():
        for one in kept.values():
            whisper(hall, one.kind, name, *one.said)
    _each(hall.neighbours.hello)


def _each(called: list[Callable[[], None]]) -> None:
    for one in called:
        one()


def _bye(hall: Tables, worker: str, code: str) -> None:
    _gone(hall, worker)


def _gone(hall: Tables, worker: str) -> None:
    hall.workers.pop(worker, None)
    hall.elsewhere.pop(worker, None)
    for forget in hall.neighbours.gone:
        forget(worker)
    for live in hall.live.values():
        if live.others.pop(worker, None):
            live.gather()


def _here(hall: Tables, worker: str, code: str, chairs: list[int]) -> None:
    tables = hall.elsewhere.setdefault(worker, {})
    tables[code] = frozenset(chairs)
    if not chairs:
        del tables[code]
    if live := hall.live.get(code):
        for chair in live.others.get(worker, frozenset()) - frozenset(chairs):
            live.seen[chair] = hall.clock()
        live.others[worker] = frozenset(chairs)
        live.gather()


def _seen(hall: Tables, worker: str, code: str, chair: int) -> None:
    if live := hall.live.get(code):
        live.seen[chair] = hall.clock()


def _lean(hall: Tables, worker: str, code: str, *said: Any) -> None:
    window, seat, choice = said
    if (live := hall.live.get(code)) and live.room.windows == window:
        live.leaning[Seat(Slot(seat))] = tuple(choice)


def _react(hall: Tables, worker: str, code: str, *said: Any) -> None:
    chair, window, kind = said
    if live := hall.live.get(code):
        hall.show(live, chair, window, kind)


def _link(hall: Tables, worker: str, name: str, who: int, *made: Any) -> None:
    _keep(hall, worker, "link", name, who, *made)
    if links := _links(hall, name):
        links.made[who] = Link(*made)


def _spent(hall: Tables, worker: str, name: str, who: int, before: str | None) -> None:
    _keep(hall, worker, "spent", name, who, before)
    hall.kept_for[name].pop(("link", who), None)
    if links := _links(hall, name):
        links.made.pop(who, None)
        if before is not None:
            links.gone[before] = who


def _links(hall: Tables, name: str) -> Links | None:
    """Of a table or a tournament, by the name of its log."""
    for one in hall.halls:
        live = one.live.get(name.removeprefix(one.prefix)) if name.startswith(one.prefix) else None
        if live is not None:
            found: Links = live.links
            return found
    return None


def _ask(hall: Tables, worker: str, code: str, chair: int, *asked: Any) -> None:
    from .awake import AtTheDoor  # noqa: PLC0415  # which says what it knows through this module

    _keep(hall, worker, "ask", code, chair, *asked)
    if live := hall.live.get(code):
        live.asking[chair] = AtTheDoor(*asked)
        live.tell()


def _keep(hall: Tables, worker: str, kind: str, name: str, who: int, *said: Any) -> None:
    """For when the table wakes here, and for workers that begin later; as long as a link lasts."""
    now = hall.clock()
    if now > hall.kept_until:
        hall.kept_until = now + LASTS
        for kept in hall.kept_for.values():
            for old in [key for key, one in kept.items() if one.at < now - LASTS]:
                del kept[old]
    hall.kept_for.setdefault(name, {})[kind, who] = Whisper(kind, worker, (who, *said), now)


HEARD: dict[str, Callable[..., None]] = {
    "alive": _alive,
    "hello": _hello,
    "bye": _bye,
    "here": _here,
    "seen": _seen,
    "lean": _lean,
    "react": _react,
    "link": _link,
    "spent": _spent,
    "ask": _ask,
}
