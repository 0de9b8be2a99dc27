"""The hall of tournaments: those that are awake, who listens to them, and how anything happens in one."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from garou.store.values import Event

from .codes import CUP, new_code
from .cups import Cup, replayed
from .hall import TurnedAway
from .keeper import Keeper


@dataclass
class LiveCup:
    """A tournament that is awake. As a table has a room, it has a cup: what its pages are drawn from."""

    room: Cup
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    ears: set[asyncio.Event] = field(default_factory=set)

    def tell(self) -> None:
        for ear in self.ears:
            ear.set()


class CupHall:
    """All tournaments that are awake."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.live: dict[str, LiveCup] = {}
        keeper.farewells.append(self._tell_all)

    @property
    def closing(self) -> bool:
        return self.keeper.closing

    def clock(self) -> float:
        return self.keeper.clock()

    def _tell_all(self) -> None:
        for live in self.live.values():
            live.tell()

    def has(self, code: str) -> bool:
        return code in self.live or bool(self.keeper.store.read(CUP + code))

    def find(self, code: str) -> LiveCup:
        if code not in self.live:
            events = self.keeper.store.read(CUP + code)
            if not events:
                raise TurnedAway("no-such-cup", code=code)
            self.live[code] = LiveCup(replayed(code, events))
        return self.live[code]

    @contextlib.contextmanager
    def listen(self, code: str, _: object = None) -> Iterator[asyncio.Event]:
        live, ear = self.find(code), asyncio.Event()
        live.ears.add(ear)
        try:
            yield ear
        finally:
            live.ears.discard(ear)

    async def _happen(self, live: LiveCup, kind: str, **data: Any) -> None:
        """On disk first, then in the cup, then for everybody's eyes."""
        event = Event(live.room.seq + 1, self.clock(), kind, data)
        await self.keeper.store.append(CUP + live.room.code, event)
        live.room.take(event)
        live.tell()

    def _new_code(self) -> str:
        return new_code(self.keeper.luck, self.keeper.taken)

    @staticmethod
    def _organising(cup: Cup, by: int) -> None:
        if cup.organiser != by:
            raise TurnedAway("only-the-organiser")
