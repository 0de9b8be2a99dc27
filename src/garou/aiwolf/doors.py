"""Where agents come in: a port for lines of text, or one for WebSocket."""

from __future__ import annotations

import socket
import threading
from queue import Empty, SimpleQueue
from typing import Protocol

from websockets.sync.server import ServerConnection, serve

from .lines import LONGEST, AgentLine, Silent, TcpLine, WebSocketLine

GREETING = 5.0  # seconds that opening a line may take, and closing it


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
        self._come, self.patience = SimpleQueue[WebSocketLine](), patience
        soon = min(patience, GREETING)
        self.server = serve(
            self._meet, host, port, max_size=LONGEST, ping_interval=None, open_timeout=soon, close_timeout=soon
        )
        self.port: int = self.server.socket.getsockname()[1]
        self._serving = threading.Thread(target=self.server.serve_forever, daemon=True)
        self._serving.start()

    def _meet(self, connection: ServerConnection) -> None:
        """The line lives until one of its ends is closed, or the door is: whoever comes late keeps nobody here."""
        connection.socket.settimeout(self.patience)  # that somebody may take to read what they are sent
        self._come.put(WebSocketLine(connection))
        connection.wait_closed()

    def comes(self, seconds: float) -> AgentLine:
        try:
            return self._come.get(timeout=max(seconds, 0.001))
        except Empty:
            raise Silent from None

    def close(self) -> None:
        """Whoever is on a line, or still waits for one, is sent away."""
        self.server.shutdown()
        self._serving.join()
