"""A line to one agent: what is sent and received on it, in time or not, over TCP or over WebSocket."""

from __future__ import annotations

import socket
import time
from contextlib import suppress
from typing import Protocol

from websockets.exceptions import WebSocketException
from websockets.sync.server import ServerConnection

LONGEST = 65_536  # bytes of one answer


class Gone(Exception):
    """Nobody is on the line any more."""


class Silent(Exception):
    """Nothing was heard in time."""


class AgentLine(Protocol):
    """Texts one after the other, both ways."""

    def send(self, text: str) -> None: ...

    def receive(self, seconds: float) -> str: ...

    def close(self) -> None: ...


class TcpLine:
    """One text a line of text."""

    def __init__(self, connection: socket.socket, patience: float) -> None:
        self.connection, self.patience, self._heard = connection, patience, b""

    def send(self, text: str) -> None:
        try:
            self.connection.settimeout(self.patience)
            self.connection.sendall(text.encode() + b"\n")
        except OSError as error:
            raise Gone from error

    def receive(self, seconds: float) -> str:
        until = time.monotonic() + seconds
        while b"\n" not in self._heard:
            self._heard += self._more(until - time.monotonic())
            if len(self._heard) > LONGEST:
                raise Gone
        line, _, self._heard = self._heard.partition(b"\n")
        return line.decode("utf-8", "replace").strip("\r")

    def _more(self, seconds: float) -> bytes:
        if seconds <= 0:
            raise Silent
        try:
            self.connection.settimeout(seconds)
            found = self.connection.recv(8192)
        except TimeoutError:
            raise Silent from None
        except OSError as error:
            raise Gone from error
        if not found:
            raise Gone
        return found

    def close(self) -> None:
        with suppress(OSError):
            self.connection.shutdown(socket.SHUT_RDWR)
        self.connection.close()


class WebSocketLine:
    """One text a message."""

    def __init__(self, connection: ServerConnection) -> None:
        self.connection = connection

    def send(self, text: str) -> None:
        try:
            self.connection.send(text)
        except (OSError, WebSocketException) as error:
            raise Gone from error

    def receive(self, seconds: float) -> str:
        try:
            found = self.connection.recv(max(seconds, 0.0))
        except TimeoutError:
            raise Silent from None
        except (OSError, WebSocketException, UnicodeDecodeError) as error:
            raise Gone from error
        text = found if isinstance(found, str) else bytes(found).decode("utf-8", "replace")
        return text.rstrip("\r\n").replace("\n", " ")

    def close(self) -> None:
        with suppress(OSError, WebSocketException):
            self.connection.close()
