"""Where whole games are judged and drawn: in a thread of its own, one after the other, with a line before the door.

A film may take as long as a thousand pages of a table. So it is never made where the tables are served, and whoever
orders many waits for their own: those who wait are served in turn. Two at once would be no quicker, since only one
thread at a time runs Python, and would hold the tables up twice as often.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from fastapi import Request

from .counting import who_asks
from .limits import Who

AT_ONCE = 1
LINE = 64  # those who wait and those who are served: a table of twenty-four that has just ended, and some more
EACH = 8  # of them one seat or one address may be

Made = TypeVar("Made")


class Busy(Exception):
    """The line is too long."""


class Booth:
    """Takes orders, and serves those who gave them in turn."""

    def __init__(self, at_once: int = AT_ONCE, line: int = LINE, each: int = EACH) -> None:
        self._threads = ThreadPoolExecutor(at_once, thread_name_prefix="garou-booth")
        self._most, self._each, self._free = line, each, at_once
        self._ordered: Counter[Who] = Counter()
        self._line: dict[Who, deque[asyncio.Future[None]]] = {}  # those who wait; whoever is first is next

    async def make(self, who: Who, work: Callable[[], Made]) -> Made:
        if self._ordered.total() >= self._most or self._ordered[who] >= self._each:
            raise Busy
        self._ordered[who] += 1
        try:
            await self._turn(who)
            return await self._served(work)
        finally:
            self._ordered[who] -= 1
            if not self._ordered[who]:
                del self._ordered[who]

    async def _turn(self, who: Who) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._line.setdefault(who, deque()).append(turn)
        self._call()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # called, and gone at the same moment
                self._leave()
            raise

    async def _served(self, work: Callable[[], Made]) -> Made:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._leave()

    def _leave(self) -> None:
        self._free += 1
        self._call()

    def _call(self) -> None:
        """The next one; whoever has ordered more goes to the end of the line."""
        while self._free and self._line:
            who = next(iter(self._line))
            turns = self._line.pop(who)
            turn = turns.popleft()
            if turns:
                self._line[who] = turns
            if not turn.cancelled():
                self._free -= 1
                turn.set_result(None)

    def close(self) -> None:
        """What has not begun is not made any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)


async def made(request: Request, work: Callable[[], Made]) -> Made:
    """Something that takes long, for whoever asks for it."""
    booth: Booth = request.app.state.booth
    return await booth.make(who_asks(request), work)
