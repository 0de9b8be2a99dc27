"""A store that keeps nothing beyond itself: the smallest thing that does all that rooms ask of one."""

from __future__ import annotations

import json
from collections.abc import Awaitable

from garou.store.values import Event, NotKept, NumberTaken, Store, Summary


class MemoryStore:
    """Logs as the texts they would be on a disk: what cannot be written down is refused here too."""

    trouble = ""
    behind = 0

    def __init__(self) -> None:
        self._logs: dict[str, dict[int, tuple[float, str, str]]] = {}
        self._pulse: float | None = None
        self._open = True

    def rooms(self) -> list[Summary]:
        return [
            Summary(room, min(log), max(log), max(at for at, _, _ in log.values())) for room, log in self._logs.items()
        ]

    def has(self, room: str) -> bool:
        return room in self._logs

    def read(self, room: str) -> list[Event]:
        log = self._logs.get(room, {})
        return [Event(seq, at, kind, json.loads(data)) for seq, (at, kind, data) in sorted(log.items())]

    def last_pulse(self) -> float | None:
        return self._pulse

    def append(self, room: str, *events: Event) -> Awaitable[None]:
        rows = {event.seq: (event.at, event.kind, json.dumps(event.data)) for event in events}
        return self._append(room, rows)

    async def _append(self, room: str, rows: dict[int, tuple[float, str, str]]) -> None:
        self._only_open()
        if rows.keys() & self._logs.get(room, {}).keys():
            raise NumberTaken(room)
        self._logs.setdefault(room, {}).update(rows)

    async def rewrite(self, room: str, events: list[Event]) -> None:
        self._only_open()
        self._logs.pop(room, None)
        await self.append(room, *events)

    async def forget(self, *rooms: str) -> None:
        self._only_open()
        for room in rooms:
            self._logs.pop(room, None)

    async def pulse(self, at: float) -> None:
        self._only_open()
        self._pulse = at

    def close(self) -> None:
        self._open = False

    def _only_open(self) -> None:
        if not self._open:
            raise NotKept("closed")


_: type[Store] = MemoryStore
