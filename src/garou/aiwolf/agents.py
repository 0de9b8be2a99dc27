"""An agent at the other end of a line: it is told things and asked for answers, and may fail to give one."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from typing import Any

from .lines import AgentLine, Gone, Silent

Packet = Mapping[str, Any]

PATIENCE = 3  # answers in a row that may stay away before nobody waits for one any more
LONGEST_NAME = 40


class NoAnswer(Exception):
    """No answer came; `why` says how: it was silent, it went, or nobody asks it any more."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Contestant:
    """One agent. It is asked one thing at a time; whatever it says too late is no answer to the next question."""

    def __init__(self, line: AgentLine, seconds: float, naming: Packet) -> None:
        self.line, self.seconds = line, seconds
        self.naming = naming  # what its protocol sends to whoever is to say their name
        self.name, self.said_name = "", ""
        self.lost = False  # nobody is on the line, or nobody listens to it
        self._late, self._silences = False, 0

    def introduced(self) -> None:
        """Who it is, by its own word."""
        self.said_name = self.ask(self.naming)
        shown = "".join(letter if letter.isprintable() and letter != "," else " " for letter in self.said_name)
        self.name = " ".join(shown.split())[:LONGEST_NAME] or "?"

    def tell(self, packet: Packet) -> None:
        """What needs no answer."""
        if not self.lost:
            try:
                self.line.send(_written(packet))
            except Gone:
                self.hang_up()

    def ask(self, packet: Packet) -> str:
        if self.lost:
            raise NoAnswer("lost")
        try:
            if self._late:
                self._catch_up()
            self.line.send(_written(packet))
            answer = self.line.receive(self.seconds)
        except Gone:
            self.hang_up()
            raise NoAnswer("gone") from None
        except Silent:
            self._late, self._silences = True, self._silences + 1
            if self._silences >= PATIENCE:
                self.hang_up()
            raise NoAnswer("silent") from None
        self._silences = 0
        return answer

    def _catch_up(self) -> None:
        """It did not answer in time: before anything else it says its name, and what comes before that was too late."""
        self.line.send(_written(self.naming))
        until = time.monotonic() + self.seconds
        while self.line.receive(until - time.monotonic()) != self.said_name:
            if time.monotonic() > until:  # it talks on and on, and never says it
                raise Silent
        self._late = False

    def hang_up(self) -> None:
        self.lost = True
        self.line.close()


def _written(packet: Packet) -> str:
    return json.dumps(packet, ensure_ascii=False, separators=(",", ":"))
