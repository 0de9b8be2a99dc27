"""A line to the database: opened again when it is lost, and not tried again at once where nobody answers."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from garou.store.values import StoreInUse, StoreTrouble

from .schema import connect
from .troubles import LOST, shown, trouble

CONNECTING = 2.0  # seconds until nobody has answered
ANSWERING = 5.0  # seconds until an answer to whoever writes has been lost
READING = 2.0  # the same for whoever reads: the whole server waits with them
AGAIN = 0.25  # seconds during which somebody who did not answer is not asked again: everybody would wait in turn

Found = TypeVar("Found")
Doing = Callable[[Any], Awaitable[Found]]


class DatabaseLine:
    """One connection at a time; `ready` is done to each when it is new."""

    def __init__(self, address: str, ready: Callable[[Any, str], Awaitable[None]], patience: float) -> None:
        self._address, self._ready, self._patience = address, ready, patience
        self._open: Any = None
        self._not_before, self._why = 0.0, StoreTrouble(shown(address))
        self._turn, self._ended = asyncio.Lock(), False

    process: int | None = None  # that of the server's at the other end, now or last

    @property
    def taken(self) -> bool:
        """Is this line lost because somebody else has what it held?"""
        return self.process is not None and not self.is_open and isinstance(self._why, StoreInUse)

    @property
    def is_open(self) -> bool:
        return self._open is not None and not self._open.is_closed()

    async def do(self, doing: Doing[Found]) -> Found:
        """One after the other. A line that was lost meanwhile is closed, and what became of it is not known."""
        async with self._turn:
            connection = await self._connected()
            try:
                return await doing(connection)
            except LOST:
                self._hang_up()
                raise

    async def _connected(self) -> Any:
        if not self.is_open:
            if self._ended or time.monotonic() < self._not_before:
                raise self._why
            try:
                self._open = await self._connect()
            except Exception as error:
                self._not_before, self._why = time.monotonic() + AGAIN, trouble(shown(self._address), error)
                raise self._why from error
        return self._open

    async def _connect(self) -> Any:
        connection = await connect(self._address, min(CONNECTING, self._patience), command_timeout=self._patience)
        try:
            await self._ready(connection, shown(self._address))
            self.process = connection.get_server_pid()
        except BaseException:
            connection.terminate()
            raise
        return connection

    def _hang_up(self) -> None:
        if self._open is not None:
            self._open.terminate()
            self._open = None

    async def close(self) -> None:
        """For good: whoever comes now, or was about to open it again, finds nobody."""
        self._ended = True
        async with self._turn:
            if self.is_open:
                with contextlib.suppress(Exception):  # it is to be closed: however that comes about
                    await self._open.close(timeout=CONNECTING)
            self._hang_up()
