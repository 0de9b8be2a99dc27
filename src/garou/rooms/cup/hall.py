"""The hall of tournaments: those that are awake, and who listens to them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from garou.engine.values import Refusal
from garou.rooms.awake import Tables
from garou.rooms.codes import CUP, new_code
from garou.rooms.deed import Deed, Live
from garou.rooms.hall import Hall, TurnedAway, patience
from garou.rooms.happening import Happened
from garou.rooms.links import Links
from garou.rooms.lobby import taken
from garou.rooms.whispers import learnt_of_links
from garou.store.values import Event, NotKept

from .cup import Cup, replayed
from .events import EVENTS

log = logging.getLogger("garou.rooms")


@dataclass
class LiveCup(Live[Cup]):
    """A tournament that is awake: as a table has a room, it has a cup, what its pages are drawn from."""

    links: Links = field(default_factory=Links)  # that move a place to another device


CupDeed = Deed[Cup, LiveCup]
Doing = Callable[..., Awaitable[None]]  # to a hall, about something


class CupHall(Hall[Cup, LiveCup]):
    """All tournaments that are awake. Their tables are the keeper's."""

    prefix = CUP

    def __init__(self, keeper: Tables, catch_up: Doing) -> None:
        super().__init__(keeper.store, keeper.clock)
        self.keeper = keeper
        self._catch_up = catch_up
        self.aside = keeper.aside  # by the names of their logs: one list for whoever runs the server
        self._collecting: set[asyncio.Task[None]] = set()
        keeper.farewells.append(self._tell_all)
        keeper.halls.append(self)

    def _replayed(self, code: str, events: list[Event]) -> Cup:
        return replayed(code, events)

    def load(self, code: str) -> LiveCup | None:
        fresh, live = code not in self.live, super().load(code)
        if fresh and live is not None:
            learnt_of_links(self.keeper, CUP + code)
        return live

    def _told(self, event: Event) -> Happened[Any]:
        return EVENTS.read(event)

    def _take(self, room: Cup, happened: Happened[Any]) -> None:
        """A tournament has no secrets: everybody sees whatever happens."""
        room.take(happened)

    def _unknown(self, code: str) -> TurnedAway:
        return TurnedAway("no-such-cup", code=code)

    def _woken(self, room: Cup) -> LiveCup:
        """It may have missed something while it slept."""
        if room.begun:
            self.later(self._catch_up, room.code)
        return LiveCup(room)

    @property
    def closing(self) -> bool:
        return self.keeper.closing

    @property
    def joined(self) -> float:
        return self.keeper.joined

    def _tell_all(self) -> None:
        for live in self.live.values():
            live.tell()

    def has(self, code: str) -> bool:
        return code in self.live or self.store.has(CUP + code)

    def new_code(self, lang: str, *drawn: str) -> str:
        """Another one than those that were drawn a moment ago: nothing stands there yet."""

        def known(code: str) -> bool:
            return code in drawn or code in self.live or taken(self.keeper, code)

        return new_code(self.keeper.luck, known, lang)

    # What follows from what happened -----------------------------------------------------

    def later(self, doing: Doing, *about: str) -> None:
        """A server that is about to end leaves it to the next."""
        if not self.closing:
            task = asyncio.create_task(_until_done(doing, self, *about))
            self._collecting.add(task)
            task.add_done_callback(self._done)

    @contextlib.contextmanager
    def or_later(self, doing: Doing, *about: str) -> Iterator[None]:
        """It follows from what is kept already: done later where the disk refuses, or whoever asked for it is gone."""
        try:
            yield
        except NotKept:
            self.later(doing, *about)
        except asyncio.CancelledError:
            self.later(doing, *about)
            raise

    def _done(self, task: asyncio.Task[None]) -> None:
        self._collecting.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, Refusal):
            log.error("a tournament could not go on", exc_info=error)


def organising(cup: Cup, by: int) -> None:
    if cup.organiser != by:
        raise TurnedAway("only-the-organiser")


async def _until_done(doing: Doing, hall: CupHall, *about: str) -> None:
    """A disk that refuses is asked again."""
    for tries in count(1):
        try:
            await doing(hall, *about)
        except NotKept:
            await asyncio.sleep(patience(tries))
        else:
            return
