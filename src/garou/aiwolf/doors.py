"""Where agents come in: a port for lines of text, or one for WebSocket."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Protocol

from websockets.sync.server import ServerConnection, serve

from .lines import LONGEST, AgentLine, Silent, TcpLine, WebSocketLine


class Entrance(Protocol):
    """Somebody comes in, or nobody does in time."""

    port: int

    def comes(self, seconds: float) -> AgentLine: ...

    def close(self) -> None: ...


class TcpDoor:
    """For the classic protocol."""

    def __init__(self, host: str, port: int, patience: float) -> None:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        self.listening = socket.create_server((host, port), family=family)
        self.port: int = self.listening.getsockname()[1]
        self.patience = patience

    def comes(self, seconds: float) -> AgentLine:
        try:
            self.listening.settimeout(max(seconds, 0.001))
            connection, _ = self.listening.accept()
        except TimeoutError:
            raise Silent from None
        return TcpLine(connection, self.patience)

    def close(self) -> None:
        self.listening.close()


class WebSocketDoor:
    """For the protocol in natural language; any path will do."""

    def __init__(self, host: str, port: int, patience: float) -> None:
        self._come = SimpleQueue[WebSocketLine]()
        self.server = serve(self._meet, host, port, max_size=LONGEST, ping_interval=None, open_timeout=patience)
        self.port: int = self.server.socket.getsockname()[1]
        self._serving = threading.Thread(target=self.server.serve_forever, daemon=True)
        self._serving.start()

    def _meet(self, connection: ServerConnection) -> None:
        """The line lives as long as this does: until it is closed by whoever plays on it, or the door is."""
        line = HeldLine(connection)
        self._come.put(line)
        line.closed.wait()

    def comes(self, seconds: float) -> AgentLine:
        try:
            return self._come.get(timeout=max(seconds, 0.001))
        except Empty:
            raise Silent from None

    def close(self) -> None:
        with suppress(Empty):
            while True:
                self._come.get_nowait().close()
        self.server.shutdown()
        self._serving.join()


class HeldLine(WebSocketLine):
    """Whoever waits for its end hears of it."""

    def __init__(self, connection: ServerConnection) -> None:
        super().__init__(connection)
        self.closed = threading.Event()

    def close(self) -> None:
        super().close()
        self.closed.set()
