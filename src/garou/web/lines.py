"""What a stream is written on: the line itself where the server hands it out, else whatever there is to send with.

A page goes to thousands of phones: all that lies between a stream and its line costs each of them more than the page.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

from starlette.types import Scope, Send

OFFERED = "garou.line"  # among the extensions of a request, by a connection of ours


class Pipe(Protocol):
    free: Callable[[], None] | None  # told when it has taken what it was given

    @property
    def crowded(self) -> bool:
        """Has it yet to take some of that? Whoever reads slowly is given the newest page afterwards, and no other."""
        ...

    def push(self, data: bytes) -> None: ...

    async def hold(self, over: asyncio.Future[None]) -> None:
        """Until that is over, and everything written."""
        ...


class Relayed:
    """The line of a server of which nothing else is known."""

    def __init__(self, send: Send) -> None:
        self.free: Callable[[], None] | None = None
        self._send = send
        self._given: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._sending = False

    @property
    def crowded(self) -> bool:
        return self._sending or not self._given.empty()

    def push(self, data: bytes) -> None:
        self._given.put_nowait(data)

    async def hold(self, over: asyncio.Future[None]) -> None:
        over.add_done_callback(lambda _: self._given.put_nowait(None))
        while (data := await self._given.get()) is not None:
            self._sending = True
            await self._send({"type": "http.response.body", "body": data, "more_body": True})
            self._sending = False
            if self.free and self._given.empty():
                self.free()
        over.result()


def line_of(scope: Scope) -> Pipe:
    offered: Any = scope.get("extensions", {}).get(OFFERED)
    return offered or Relayed(scope["state"]["line"])
