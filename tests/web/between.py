"""Two workers in one process, over one store in mind: what one says the other hears a moment later."""

from __future__ import annotations

import asyncio
from typing import Any

from stage import GRAIN, Memory

from garou.store.bus import CLOCKS_FREE, Ears
from garou.store.values import Event, NumberTaken

SOON = 3 * GRAIN  # until the other hears it


class Between:
    """What they have in common."""

    def __init__(self) -> None:
        self.kept: dict[str, list[Event]] = {}
        self.buses: list[MemoryBus] = []
        self.driving: dict[str, MemoryBus] = {}
        self.clocks: set[str] = set()


class SharedMemory(Memory):
    def __init__(self, between: Between) -> None:
        self.kept, self.bus = between.kept, MemoryBus(between)

    async def append(self, room: str, *events: Event) -> None:
        await asyncio.sleep(4 * GRAIN)
        kept = self.kept.setdefault(room, [])
        if events[0].seq != len(kept) + 1:
            raise NumberTaken(room)
        kept.extend(events)
        self.bus.tell("written", room, events[-1].seq)


class MemoryBus:
    shared = True
    cold = away = False

    def __init__(self, between: Between) -> None:
        self._between, self._ears = between, None
        between.buses.append(self)

    def tell(self, ear: str, *said: Any) -> None:
        for other in self._between.buses:
            if other is not self and other._ears:  # noqa: SLF001  # one of its own kind
                asyncio.get_running_loop().call_later(SOON, getattr(other._ears, ear), *said)  # noqa: SLF001

    def listen(self, ears: Ears) -> None:
        self._ears = ears

    def whisper(self, text: str) -> None:
        self.tell("whispered", text)

    async def said(self) -> None:
        pass

    async def tail(self, room: str, after: int) -> list[Event]:
        await asyncio.sleep(GRAIN)
        return [event for event in self._between.kept.get(room, ()) if event.seq > after]

    def last(self, room: str) -> int:
        return len(self._between.kept.get(room, ()))

    async def rise(self) -> list[str]:
        self.cold = not any(other._ears for other in self._between.buses if other is not self)  # noqa: SLF001
        return []

    async def risen(self) -> None:
        pass

    def drives(self, room: str) -> bool:
        return self._between.driving.get(room) is self

    async def claim(self, room: str) -> bool:
        if self._between.driving.setdefault(room, self) is not self or room in self._between.clocks:
            return False
        self._between.clocks.add(room)
        return True

    async def adopt(self, *known: str) -> list[str]:
        free = [room for room in {*self._between.clocks, *known} if room not in self._between.driving]
        self._between.driving |= dict.fromkeys(free, self)
        return free

    def let_go(self, room: str) -> None:
        if self.drives(room):
            del self._between.driving[room]
            self._between.clocks.discard(room)

    def pass_on(self, room: str) -> None:
        self.leave(room)
        self.tell("whispered", CLOCKS_FREE)

    def leave(self, room: str) -> None:
        if self.drives(room):
            del self._between.driving[room]

    async def close(self) -> None:
        for room in [room for room in self._between.driving if self.drives(room)]:
            del self._between.driving[room]
        self.tell("whispered", CLOCKS_FREE)
        self._ears = None
