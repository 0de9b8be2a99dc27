"""Ears: whoever follows a table or a tournament is told when something may have changed for their eyes.

Those told are let in a few at a time: between them the server looks whether somebody has tapped. So an answer never
waits for all the pages of all the tables whose windows open at the same moment. They go in the order in which they
were told, whatever they will see.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

AT_A_TIME = 16

Noticing = frozenset[int] | None  # who can see something; None: everybody, bystanders too


class Ear:
    """Of a chair, or of a bystander. Unlike an event it knows why it was woken: told something, or just the time."""

    __slots__ = ("_awake", "_door", "_waiting", "chair", "heard", "told")

    def __init__(self, door: Door, chair: int | None = None) -> None:
        self.chair = chair
        self.told = self._awake = True  # whoever comes has not seen anything yet
        self.heard: Callable[[], None] = self._rouse  # called when it is woken; else somebody waits for it
        self._door = door
        self._waiting: asyncio.Future[None] | None = None

    def tell(self) -> None:
        if not self.told:
            self.told = True
            self._door.call(self)

    def wake(self) -> None:
        self.heard()

    def _rouse(self) -> None:
        self._awake = True
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def wait(self) -> bool:
        """Until it is woken; was it told anything?"""
        if not self._awake:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
            self._waiting = None
        told, self.told, self._awake = self.told, False, False
        return told


class Door:
    """One for all who listen. Nobody is let in before whoever told them has ended what they were doing."""

    def __init__(self) -> None:
        self._called: deque[Ear] = deque()
        self._open = False  # will somebody be let in?

    def call(self, ear: Ear) -> None:
        self._called.append(ear)
        if not self._open:
            self._open = True
            asyncio.get_running_loop().call_soon(self._let_in)

    def _let_in(self) -> None:
        for _ in range(min(AT_A_TIME, len(self._called))):
            self._called.popleft().heard()
        self._open = bool(self._called)
        if self._open:
            asyncio.get_running_loop().call_soon(self._let_in)
