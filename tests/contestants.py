"""Agents for tests, written from the public protocols: they do as they are told, and keep every packet."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Callable
from contextlib import ExitStack, closing, suppress
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

Packet = dict[str, Any]
Answer = Callable[[Packet], str | None]
ASKED = ("NAME", "ROLE", "TALK", "WHISPER", "VOTE", "DIVINE", "GUARD", "ATTACK")


class Playing:
    """An agent on a thread of its own."""

    def __init__(self, answer: Answer) -> None:
        self.answer, self.packets = answer, []
        self.thread = threading.Thread(target=self._play, daemon=True)

    def _play(self) -> None:
        with closing(self.connection), suppress(OSError, ConnectionClosed):
            for packet in self.heard():
                self.packets.append(packet)
                said = self.answer(packet)
                if said is not None:
                    self.say(said)

    def requests(self) -> list[str]:
        return [packet["request"] for packet in self.packets]

    def of(self, request: str) -> list[Packet]:
        return [packet for packet in self.packets if packet["request"] == request]


class Classic(Playing):
    def __init__(self, port: int, answer: Answer) -> None:
        super().__init__(answer)
        self.connection = socket.create_connection(("127.0.0.1", port))
        self.thread.start()

    def heard(self):
        with self.connection.makefile("r", encoding="utf-8") as lines:
            yield from map(json.loads, lines)

    def say(self, text: str) -> None:
        self.connection.sendall(f"{text}\n".encode())

    def leave(self) -> None:
        self.connection.shutdown(socket.SHUT_RDWR)


class Language(Playing):
    def __init__(self, port: int, answer: Answer) -> None:
        super().__init__(answer)
        self.connection = ExitStack().enter_context(connect(f"ws://127.0.0.1:{port}/ws", proxy=None))
        self.thread.start()

    def heard(self):
        yield from map(json.loads, self.connection)

    def say(self, text: str) -> None:
        self.connection.send(f"{text}\n")

    def leave(self) -> None:
        self.connection.close()


def classic(name: str, role: str = "none", **answers: str | None) -> Answer:
    """Names the first living one that is not of its own, and says nothing; unless told otherwise."""
    known: Packet = {}

    def answer(packet: Packet) -> str | None:
        request = packet["request"]
        known.update(packet["gameInfo"] or {})
        if request in answers:
            return answers[request]
        if request in ("NAME", "ROLE"):
            return name if request == "NAME" else role
        if request in ("TALK", "WHISPER"):
            return "Over"
        if request in ASKED:
            return json.dumps({"agentIdx": other(known)})
        return None

    return answer


def other(info: Packet) -> int:
    living = [int(one) for one, status in info["statusMap"].items() if status == "ALIVE"]
    mine = {int(one) for one, role in info["roleMap"].items() if role == info["roleMap"][str(info["agent"])]}
    return next(one for one in living if one not in mine)


def language(name: str, **answers: str | None) -> Answer:
    def answer(packet: Packet) -> str | None:
        request = packet["request"]
        if request in answers:
            return answers[request]
        if request == "NAME":
            return name
        if request in ("TALK", "WHISPER"):
            return "Over"
        if request in ASKED:
            info = packet["info"]
            return next(
                one for one, how in info["status_map"].items() if how == "ALIVE" and one not in info["role_map"]
            )
        return None

    return answer
