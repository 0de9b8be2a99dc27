"""Ears: whoever follows a table or a tournament is told when something may have changed for their eyes.

Those told are let in a few at a time: between them the server looks whether somebody has tapped. So an answer never
waits for all the pages of all the tables whose windows open at the same moment. They go in the order in which they
were told, whatever they will see.
"""

from __future__ import annotations

import asyncio
from collections import deque

AT_A_TIME = 16

Noticing = frozenset[int] | None  # who can see something; None: everybody, bystanders too


class Ear:
    """Of a chair, or of a bystander. Unlike an event it knows why it was woken: told something, or just the time."""

    __slots__ = ("_awake", "_door", "_loop", "_waiting", "chair", "told")

    def __init__(self, door: Door, chair: int | None = None) -> None:
        self.chair = chair
        self.told = self._awake = True  # whoever comes has not seen anything yet
        self._door = door
        self._loop = asyncio.get_running_loop()
        self._waiting: asyncio.Future[None] | None = None

    def tell(self) -> None:
        if not self.told:
            self.told = True
            self._door.call(self, self._loop)

    def wake(self) -> None:
        self._awake = True
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def wait(self) -> bool:
        """Until it is woken; was it told anything?"""
        if not self._awake:
            self._waiting = self._loop.create_future()
            await self._waiting
            self._waiting = None
        told, self.told, self._awake = self.told, False, False
        return told


class Door:
    """One for all who listen."""

    def __init__(self) -> None:
        self._called: deque[Ear] = deque()
        self._free = AT_A_TIME  # who may come in before the server has looked round again

    def call(self, ear: Ear, loop: asyncio.AbstractEventLoop) -> None:
        if self._free == AT_A_TIME:
            loop.call_soon(self._let_in, loop)
        if self._free:
            self._free -= 1
            ear.wake()
        else:
            self._called.append(ear)

    def _let_in(self, loop: asyncio.AbstractEventLoop) -> None:
        self._free = AT_A_TIME
        while self._called and self._free:
            self.call(self._called.popleft(), loop)
