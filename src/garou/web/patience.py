"""How long a connection is waited for, and how many one address may hold. uvicorn itself waits for ever.

Half a request costs whoever sends it nothing, and a server a place; so does an answer that nobody reads.
"""

from __future__ import annotations

import asyncio
import contextlib
import resource
from collections import Counter
from collections.abc import Callable
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .hosts import this_machine
from .limits import household
from .lines import OFFERED

HEAD = 10.0  # seconds from the first byte of a request to the end of its head; a new connection has as long
BODY = 30.0  # and from there to the end of its body: a form at the pace of the slowest phone
LAST = 0.25  # for the first request of whoever has come just as the server ends
READ = 60.0  # in which something must be read of what was sent
AN_ADDRESS = 1_000  # connections: a hall of a hundred and twenty, each with as many as a browser opens
IN_ALL = 8_192
SPARE = 128  # files that are for something else
LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Patient(HttpToolsProtocol):
    """A connection that is closed when what it began does not come."""

    held: ClassVar[Counter[str]] = Counter()  # by address, over all connections of this process
    most: ClassVar[int] = IN_ALL
    elsewhere: ClassVar[Callable[[str], int]] = staticmethod(lambda _: 0)  # connections of an address at other workers
    changed: ClassVar[Callable[[str, int], None]] = staticmethod(lambda *_: None)  # told of each that came or went

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._coming: asyncio.TimerHandle | None = None
        self._going: asyncio.TimerHandle | None = None
        self._half = ""  # which part of a request has begun and not ended: its head, or its body
        self._begun = False  # has one of these begun or ended with what came last?
        self._holder = ""
        self.free: Callable[[], None] | None = None  # told when what was written has been read

    # Coming and going ------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._holder = household(self.client[0]) if self.client else ""
        self._hold(1)
        if len(self.connections) > self.most or self._too_many():
            transport.abort()
        else:
            self._wait(HEAD)

    def shutdown(self) -> None:
        """Whoever has just come may have sent something already, which no browser or proxy dares to send again."""
        if self.cycle is None:
            self.loop.call_later(LAST, super().shutdown)
        else:
            super().shutdown()

    def _too_many(self) -> bool:
        """A proxy speaks for everybody, and counts them itself: one on this machine, or one that was named."""
        named = getattr(self.app, "trusted_hosts", ())  # of whom uvicorn believes for whom they speak
        proxy = self.client is None or this_machine(self.client[0]) or self.client[0] in named
        return not proxy and self.held[self._holder] + Patient.elsewhere(self._holder) > AN_ADDRESS

    def _hold(self, more: int) -> None:
        self.held[self._holder] += more
        Patient.changed(self._holder, self.held[self._holder])
        if not self.held[self._holder]:
            del self.held[self._holder]

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait(None)
        self.resume_writing()
        self._hold(-1)
        super().connection_lost(exc)

    # What comes in ---------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """A request that comes in one piece, as nearly all do, is waited for by no timer."""
        self._begun = False
        super().data_received(data)
        if self._begun:
            self._wait({"head": HEAD, "body": BODY}.get(self._half))
        idle = self.cycle is None or self.cycle.response_complete
        if idle and self._coming is None and self.timeout_keep_alive_task is None and not self.transport.is_closing():
            self._wait(HEAD)  # bytes that begin no request

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.scope["extensions"] = {OFFERED: self}  # type: ignore[dict-item]  # for our own streams
        self._half, self._begun = "head", True

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._half, self._begun = "body", True

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._half, self._begun = "", True

    def _wait(self, seconds: float | None) -> None:
        if self._coming is not None:
            self._coming.cancel()
        self._coming = None if seconds is None else self.loop.call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        """Said only to half a request: browsers open connections that they may never need."""
        self._coming = None
        if self._half and not self._answered():
            self.transport.write(LATE)
        self.transport.close()

    def _answered(self) -> bool:
        """Has that request been answered already, or is another one being answered still?"""
        if self.cycle is None:
            return False
        return self.cycle.response_started and (self._half == "body" or not self.cycle.response_complete)

    def _unsupported_upgrade_warning(self) -> None:
        """There is nothing here but pages and streams: whoever wants another protocol is answered by those."""

    # What goes out ---------------------------------------------------------------------

    @property
    def crowded(self) -> bool:
        return self.flow.write_paused

    def push(self, data: bytes) -> None:
        """A piece of the answer that has begun: as uvicorn writes it, without all that is looked at for each."""
        if not self.transport.is_closing():
            self.transport.write(b"%x\r\n%b\r\n" % (len(data), data))

    async def hold(self, over: asyncio.Future[None]) -> None:
        await over

    def pause_writing(self) -> None:
        super().pause_writing()
        self._going = self._going or self.loop.call_later(READ, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._going is not None:
            self._going.cancel()
            self._going = None
        if self.free is not None:
            self.free()


def make_room() -> None:
    """As many files as this process may have: each connection is one, and shells give few."""
    endless = resource.RLIM_INFINITY
    with contextlib.suppress(OSError, ValueError):  # a sandbox may not let it ask
        files, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        Patient.most = held_by(files)
        wanted = IN_ALL + SPARE if most == endless else min(most, IN_ALL + SPARE)
        if files != endless and files < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
            Patient.most = held_by(wanted)


def held_by(files: int) -> int:
    """How many connections so many files allow; some are for other things."""
    return IN_ALL if files == resource.RLIM_INFINITY else min(IN_ALL, max(1, files - SPARE))
