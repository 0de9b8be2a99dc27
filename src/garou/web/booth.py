"""Where whole games are judged and drawn: in threads of its own, few at a time, with a line before the door.

A film may take as long as a thousand pages of a table. So it is never made where the tables are served, and whoever
orders many waits for their own.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from fastapi import Request

from .counting import who_asks
from .limits import Who

AT_ONCE = 2
LINE = 64  # those who wait and those who are served: a table of twenty-four that has just ended, and some more
EACH = 8  # of them one seat or one address may be

Made = TypeVar("Made")


class Busy(Exception):
    """The line is too long."""


class Booth:
    """Takes orders; the first to come is the first to be served."""

    def __init__(self, at_once: int = AT_ONCE, line: int = LINE, each: int = EACH) -> None:
        self._threads = ThreadPoolExecutor(at_once, thread_name_prefix="garou-booth")
        self._line, self._each = line, each
        self._ordered: Counter[Who] = Counter()

    async def make(self, who: Who, work: Callable[[], Made]) -> Made:
        if self._ordered.total() >= self._line or self._ordered[who] >= self._each:
            raise Busy
        self._ordered[who] += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._ordered[who] -= 1
            if not self._ordered[who]:
                del self._ordered[who]

    def close(self) -> None:
        """What has not begun is not made any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)


async def made(request: Request, work: Callable[[], Made]) -> Made:
    """Something that takes long, for whoever asks for it."""
    booth: Booth = request.app.state.booth
    return await booth.make(who_asks(request), work)
