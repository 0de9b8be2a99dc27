"""A real store whose commits take time of their own, in a loop whose time passes only when nobody has anything to do.

Whoever hands something in may be told apart by whom it was done for: so a test knows what became of each deed.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import selectors
import types
from collections.abc import Awaitable, Coroutine, Generator, Iterator
from contextvars import ContextVar
from functools import partial
from random import Random
from typing import Any, NamedTuple
from unittest import mock

from stage import EPOCH, GRAIN, Leaping, Sandglass, now

from garou.rooms.cup.keeping import Cups
from garou.rooms.keeper import Keeper
from garou.store.sqlite import SqliteStore
from garou.store.values import Event, NotKept

DOING: ContextVar[object] = ContextVar("doing", default=None)  # for whom something is handed in


class Written(NamedTuple):
    """One commit, in the order of all commits."""

    what: str  # append, rewrite or forget
    room: str
    events: tuple[Event, ...]
    by: object


class Quay(Leaping):
    """Time stands still while the disk is at work."""

    waiting = 0

    def select(self, timeout: float | None = None) -> list[Any]:
        if self.waiting and timeout != 0:
            return selectors.SelectSelector.select(self, None)
        return super().select(timeout)


class Loop(Sandglass):
    def __init__(self, since: float = 0.0) -> None:
        self.sand = Quay()
        self.sand.leapt = math.ceil(since / GRAIN)
        asyncio.SelectorEventLoop.__init__(self, self.sand)


def run(evening: Coroutine[Any, Any, Any], since: float = EPOCH) -> Any:
    """From that time on."""
    with asyncio.Runner(loop_factory=lambda: Loop(since - EPOCH)) as runner:
        return runner.run(evening)


def clock() -> float:
    return EPOCH + now()


class SlowStore(SqliteStore):
    """Tables on a real disk. A commit takes `takes` seconds, and the time the disk itself takes is none."""

    def __init__(self, directory: Any, takes: float = 4 * GRAIN, full_until: float = 0.0) -> None:
        self.takes, self.written, self.reads = takes, [], []
        self.full_until, self.fails_at = full_until, 0  # by the clock; and which of the next commits fails, if any
        super().__init__(directory)

    def _connect(self) -> Any:
        connection = super()._connect()
        connection.execute("PRAGMA synchronous=OFF")  # nobody pulls the plug on a test
        return connection

    def read(self, room: str) -> list[Event]:
        self.reads.append(room)
        return super().read(room)

    def append(self, room: str, *events: Event) -> Awaitable[None]:
        return self._slowly("append", room, events, lambda: super(SlowStore, self).append(room, *events))

    def rewrite(self, room: str, events: list[Event]) -> Awaitable[None]:
        return self._slowly("rewrite", room, tuple(events), lambda: super(SlowStore, self).rewrite(room, events))

    def forget(self, *rooms: str) -> Awaitable[None]:
        return self._slowly("forget", " ".join(rooms), (), lambda: super(SlowStore, self).forget(*rooms))

    def pulse(self, at: float) -> Awaitable[None]:
        return self._slowly("pulse", "", (), lambda: super(SlowStore, self).pulse(at))

    async def _slowly(self, what: str, room: str, events: tuple[Event, ...], write: Any) -> None:
        await asyncio.sleep(self.takes)
        self.fails_at -= what != "pulse"
        if clock() < self.full_until or (self.fails_at == 0 and what != "pulse"):
            raise NotKept("database or disk is full")
        with at_work():
            await write()
        if what != "pulse":
            self.written.append(Written(what, room, events, DOING.get()))


@contextlib.contextmanager
def at_work() -> Iterator[None]:
    loop = asyncio.get_running_loop()
    loop.sand.waiting += 1
    try:
        yield
    finally:
        loop.sand.waiting -= 1


@contextlib.asynccontextmanager
async def serving(directory: Any, luck: int = 5, **more: Any) -> Any:
    """A server's keepers over that directory."""
    store = SlowStore(directory, **more)
    keeper = Keeper(store, clock=clock, luck=Random(luck))
    with mock.patch("garou.rooms.keeper.PULSE", 5.0):  # most of what happens in an evening is nothing
        try:
            await keeper.wake()
            cups = Cups(keeper)
            await cups.wake()
            yield cups
            await cups.sleep()
        finally:
            await keeper.sleep()
            store.close()


# --- Told to stop -------------------------------------------------------------------------------------


def stopped_at(wait: int, deed: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
    """A task that is told to stop the nth time it waits."""
    return asyncio.get_running_loop().create_task(_counting(wait, deed))


@types.coroutine
def _counting(wait: int, deed: Coroutine[Any, Any, Any]) -> Generator[Any, Any, Any]:
    step = partial(deed.send, None)
    while True:
        try:
            waiting = step()
        except StopIteration as done:
            return done.value
        wait -= 1
        if wait == 0:
            asyncio.get_running_loop().call_soon(asyncio.current_task().cancel)
        try:
            step = partial(deed.send, (yield waiting))
        except BaseException as error:  # noqa: BLE001  # whatever it is told, it is told
            step = partial(deed.throw, error)
