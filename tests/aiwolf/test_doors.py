"""The ports that agents come in by: whatever stands open there, closing takes no longer than it may."""

from __future__ import annotations

import socket
import threading
from contextlib import closing, suppress

import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from contestants import Language, language
from garou.aiwolf.doors import TcpDoor, WebSocketDoor
from garou.aiwolf.lines import Gone

LONG = 60  # seconds: on a machine that has much else to do
GREETING = (
    b"GET / HTTP/1.1",
    b"Host: here",
    b"Upgrade: websocket",
    b"Connection: Upgrade",
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    b"Sec-WebSocket-Version: 13",
)


def ended(deed) -> bool:
    """Does it come to an end?"""
    doing = threading.Thread(target=deed, daemon=True)
    doing.start()
    doing.join(LONG)
    return not doing.is_alive()


def opened(patience: float = 10.0) -> WebSocketDoor:
    return WebSocketDoor("127.0.0.1", 0, patience)


def test_a_door_closes_over_whoever_was_let_in_and_never_sent_away():
    door = opened()
    agent = Language(door.port, language("Robin"))
    door.comes(LONG)
    assert ended(door.close)
    assert ended(agent.thread.join)


def test_a_door_closes_over_agents_that_come_again_as_soon_as_they_are_sent_away():
    """So do the public ones: after the last game they stand in line for another, while the door is being closed."""
    door = opened()

    def eager() -> None:
        with suppress(OSError, WebSocketException):  # until nobody opens
            while True:
                with connect(f"ws://127.0.0.1:{door.port}/ws", proxy=None) as line:
                    for _ in line:
                        pass

    agents = [threading.Thread(target=eager, daemon=True) for _ in range(5)]
    for agent in agents:
        agent.start()
    for _ in agents:
        door.comes(LONG).close()
    assert ended(door.close)
    for agent in agents:
        assert ended(agent.join)


def test_a_door_closes_over_somebody_who_never_says_what_they_want():
    door = opened(0.2)
    with closing(socket.create_connection(("127.0.0.1", door.port))):
        assert ended(door.close)


def said_for_ever(line, text: str) -> None:
    while True:
        line.send(text)


@pytest.mark.parametrize("opened", [WebSocketDoor, TcpDoor])
def test_whoever_reads_nothing_of_what_they_are_sent_has_gone(opened):
    door = opened("127.0.0.1", 0, 0.2)
    with closing(door), closing(socket.create_connection(("127.0.0.1", door.port))) as deaf:
        deaf.sendall(b"\r\n".join(GREETING) + b"\r\n\r\n")
        line = door.comes(LONG)
        with pytest.raises(Gone):
            said_for_ever(line, "x" * 1_000_000)
        line.close()
