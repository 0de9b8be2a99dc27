"""Where decks are measured: one process beside the tables, decks in turn, and what is known of each is kept.

Whoever looks is told how far it has come; a deck that nobody looks at any more waits until somebody does. Figures rest
on the deck alone, so they are the same for every table that plays it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from garou.web.aside import Aside
from garou.web.booth import Busy

from .weighing import Bit, LobbyDeck, Weight, over, weighed

LINE = 16  # decks that are measured in turn
KEPT = 256  # decks of which something is known
LOOKED = 8.0  # seconds: whoever has not asked again by then looks no more


class DeckScales:
    """Takes decks, and measures them bit by bit, one after the other."""

    def __init__(self, aside: Aside | None = None) -> None:
        self._aside = aside or Aside("garou.web.balancing.weighing")
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="garou-scales")
        self._known: OrderedDict[LobbyDeck, Weight] = OrderedDict()
        self._line: OrderedDict[LobbyDeck, float] = OrderedDict()  # when somebody last looked
        self._work: asyncio.Task[None] | None = None

    def known(self, laid: LobbyDeck) -> Weight | None:
        """What there is of it; nothing is begun."""
        return self._known.get(laid)

    def weigh(self, laid: LobbyDeck) -> Weight:
        """What there is of it by now. If that is not enough, it is gone on with."""
        found = self._known.get(laid, Weight())
        if not over(laid, found):
            if laid not in self._line and len(self._line) >= LINE:
                raise Busy
            self._line[laid] = asyncio.get_running_loop().time()
            if self._work is None or self._work.done():
                self._work = asyncio.create_task(self._weigh())
        return found

    async def _weigh(self) -> None:
        """Each a bit, in turn."""
        loop = asyncio.get_running_loop()
        while self._line:
            laid, looked = self._line.popitem(last=False)
            if loop.time() - looked > LOOKED:
                continue
            self._line[laid] = looked
            found = self._known.get(laid, Weight())
            asked = partial(self._aside.ask, weighed, Bit(laid, found.found.games, found.mornings))
            more: Weight | None = await loop.run_in_executor(self._thread, asked)
            self._keep(laid, found + (more if more is not None else Weight(stuck=True)))

    def _keep(self, laid: LobbyDeck, found: Weight) -> None:
        self._known[laid] = found
        self._known.move_to_end(laid)
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
        if over(laid, found):
            self._line.pop(laid, None)

    def close(self) -> None:
        if self._work is not None:
            self._work.cancel()
        self._thread.shutdown(wait=False, cancel_futures=True)
        self._aside.end()
