"""Fan-out over Valkey or Redis, where one database's notifications do not suffice.

What is said here is a hint, and may be lost: the log in the database is the truth. So where Valkey is away the database
carries what is said meanwhile, and whoever comes back reads on from the number it has.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from secrets import token_hex
from typing import Any

import valkey.asyncio
from valkey.exceptions import ValkeyError

log = logging.getLogger("garou.store")

AWAY: tuple[type[Exception], ...] = (ValkeyError, OSError, RuntimeError)
PING = 1.0  # seconds of silence after which it is asked whether anybody is there
SILENCE = 3  # so often in vain
CONNECTING = 2.0
AGAIN = 0.25  # seconds until it is tried again

Heard = Callable[[str, str], None]  # on which channel, and what


class Valkey:
    """Two lines, one that hears and one that speaks; they live in the loop of the store's own thread."""

    up = False  # are we heard there, and do we hear?

    def __init__(self, address: str, heard: Heard, changed: Callable[[], None]) -> None:
        """What is heard from others; and each time it went away or is back."""
        self._me, self._heard, self._changed = token_hex(4), heard, changed
        self._client = client(address)
        self._listening: asyncio.Task[None] | None = None
        self._failing = False

    def begin(self, place: str, *channels: str) -> None:
        """The tables of others may be told of there, too."""
        self._prefix = f"{place}:"
        self._listening = asyncio.create_task(self._listen([self._prefix + channel for channel in channels]))

    async def _listen(self, channels: list[str]) -> None:
        while True:
            with contextlib.suppress(*AWAY):
                async with self._client.pubsub() as hearing:
                    await hearing.subscribe(*channels)
                    await self._hear(hearing, len(channels))
            self._away()
            await asyncio.sleep(AGAIN)

    async def _hear(self, hearing: Any, channels: int) -> None:
        """Until nothing is heard any more, be it an answer."""
        silent = subscribed = 0
        while silent < SILENCE:
            said = await hearing.get_message(timeout=PING)
            if said is None:
                silent += 1
                await hearing.ping()
                continue
            silent = 0
            if said["type"] == "subscribe":
                subscribed += 1
                if subscribed % channels == 0:
                    self._back()
            elif said["type"] == "message":
                self._understand(said["channel"], said["data"])

    def _understand(self, channel: str, said: str) -> None:
        who, _, text = said.partition(" ")
        if who != self._me:
            self._heard(channel.removeprefix(self._prefix), text)

    def _back(self) -> None:
        if self._failing:
            log.warning("the bus is back")
        self.up, self._failing = True, False
        self._changed()

    def _away(self) -> None:
        if not self._failing:
            log.warning("the bus is away: meanwhile workers tell each other through the database")
        was, self.up, self._failing = self.up, False, True
        if was:
            self._changed()

    async def say(self, channel: str, texts: list[str]) -> bool:
        """At a stroke; or nobody was told."""
        try:
            async with self._client.pipeline(transaction=False) as saying:
                for text in texts:
                    saying.publish(self._prefix + channel, f"{self._me} {text}")
                await saying.execute()
        except AWAY:
            return False
        return True

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        with contextlib.suppress(*AWAY):
            await self._client.aclose()


def client(address: str) -> Any:
    """What is no address is a ValueError."""
    how: dict[str, Any] = {"socket_connect_timeout": CONNECTING, "socket_timeout": CONNECTING, "socket_keepalive": True}
    return valkey.asyncio.Valkey.from_url(address, decode_responses=True, **how)
