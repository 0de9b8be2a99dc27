"""What takes long, slice by slice, beside the tables: orders in turn, and what is known of each is kept.

Whoever looks is told how far it has come; what nobody looks at any more waits until somebody does. It all rests on the
order alone, so it is the same for everybody who gives it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, TypeVar

from .aside import Aside
from .booth import Busy

LINE = 16  # orders that are worked on in turn
KEPT = 256  # of which something is known
LOOKED = 8.0  # seconds: whoever has not asked again by then looks no more

Order = TypeVar("Order")
Found = TypeVar("Found", bound=Any)


@dataclass(frozen=True, slots=True)
class SliceWork(Generic[Order, Found]):
    """How it is done. `slice` happens in the other process, so both it and what it is handed have to travel."""

    nothing: Callable[[], Found]
    over: Callable[[Order, Found], bool]
    next: Callable[[Order, Found], Any]  # what the next slice is handed
    slice: Callable[[Any], Found]
    stuck: Callable[[], Found]  # where a slice came to nothing


class Slices(Generic[Order, Found]):
    """Takes orders, and works on them bit by bit, one after the other."""

    def __init__(self, aside: Aside, work: SliceWork[Order, Found], name: str) -> None:
        self._aside, self._how = aside, work
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._known: OrderedDict[Order, Found] = OrderedDict()
        self._line: OrderedDict[Order, float] = OrderedDict()  # when somebody last looked
        self._work: asyncio.Task[None] | None = None

    def known(self, order: Order) -> Found | None:
        """What there is of it; nothing is begun."""
        return self._known.get(order)

    def weigh(self, order: Order) -> Found:
        """What there is of it by now. If that is not enough, it is gone on with."""
        found = self._known.get(order)
        if found is None:
            found = self._how.nothing()
        if not self._how.over(order, found):
            if order not in self._line and len(self._line) >= LINE:
                raise Busy
            self._line[order] = asyncio.get_running_loop().time()
            if self._work is None or self._work.done():
                self._work = asyncio.create_task(self._weigh())
        return found

    async def _weigh(self) -> None:
        """Each a bit, in turn."""
        loop = asyncio.get_running_loop()
        while self._line:
            order, looked = self._line.popitem(last=False)
            if loop.time() - looked > LOOKED:
                continue
            self._line[order] = looked
            found = self._known.get(order)
            if found is None:
                found = self._how.nothing()
            asked = partial(self._aside.ask, self._how.slice, self._how.next(order, found))
            more: Found | None = await loop.run_in_executor(self._thread, asked)
            self._keep(order, found + (more if more is not None else self._how.stuck()))

    def _keep(self, order: Order, found: Found) -> None:
        self._known[order] = found
        self._known.move_to_end(order)
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
        if self._how.over(order, found):
            self._line.pop(order, None)

    def close(self) -> None:
        if self._work is not None:
            self._work.cancel()
        self._thread.shutdown(wait=False, cancel_futures=True)
        self._aside.end()
