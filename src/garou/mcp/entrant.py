"""A seat in a league for a language model: what is asked comes as a tool's answer, and goes back as a call of one."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Callable
from contextlib import closing, suppress
from typing import Any

from mcp.server.mcpserver import MCPServer

import garou
from garou.talk.claims import BLANKS
from garou.texts import Words

from .line import NotDone, Told
from .tools import MOST, USUAL, answering, explained

KINDS = "; ".join(" ".join([kind, *map(str.upper, blanks)]) for kind, blanks in BLANKS.items())
PATIENCE = 20.0  # seconds to find the league


class LeagueSeat:
    """A line to a league. It asks one thing at a time, with all that the seat may go by."""

    def __init__(self, address: str, words: Words) -> None:
        self.words = words
        host, _, port = address.rpartition(":")
        try:
            self.line = socket.create_connection((host, int(port)), PATIENCE)
        except (OSError, ValueError, OverflowError):
            raise NotDone(words("mcp-no-league", {"address": address})) from None
        self.line.settimeout(None)
        self._game: Told = {}
        self._asked: Told | None = None
        self._over = False
        self._news = threading.Condition()
        threading.Thread(target=self._follow, daemon=True).start()

    def _follow(self) -> None:
        with suppress(OSError, ValueError), closing(self.line), self.line.makefile("r", encoding="utf-8") as lines:
            for line in lines:
                self._take(json.loads(line))
        with self._news:
            self._over = True
            self._news.notify_all()

    def _take(self, told: Told) -> None:
        with self._news:
            if told["do"] == "begin":
                self._game, self._asked = told, None
            else:
                self._asked = told
            self._news.notify_all()

    def wait(self, seconds: float) -> Told:
        """The game, and what is asked now; nothing is where it is others' turn."""
        with self._news:
            self._news.wait_for(lambda: self._asked or self._over, seconds)
            return {"game": self._game, "asked": self._asked, "over": self._over}

    def answer(self, **answer: Any) -> Told:
        with self._news:
            asked, self._asked = self._asked, None
        if asked is None:
            raise NotDone(self.words("mcp-not-asked"))
        try:
            self.line.sendall(json.dumps({"id": asked["id"], **answer}).encode() + b"\n")
        except OSError:
            raise NotDone(self.words("mcp-league-over")) from None
        return self.wait(USUAL)


def in_league(address: str, words: Words) -> MCPServer[Any]:
    """A server of the protocol for one seat of a league."""
    seat = LeagueSeat(address, words)
    told = words("mcp-league-instructions")
    protocol: MCPServer[Any] = MCPServer("garou", version=garou.__version__, instructions=told, log_level="CRITICAL")
    for called, deed in deeds(seat).items():
        described = words(f"mcp-league-{called}", {"kinds": KINDS})
        protocol.add_tool(answering(deed), description=described, structured_output=False)
    return protocol


def deeds(seat: LeagueSeat) -> dict[str, Callable[..., Any]]:
    """The tools by name."""

    def wait(seconds: int = USUAL) -> Told:
        return seat.wait(min(max(seconds, 0), MOST))

    def choose(option: int) -> Told:
        return seat.answer(choose=option)

    def speak(claims: list[list[str | int]] = []) -> Told:  # noqa: B006  # only read; a schema shows it
        return seat.answer(claims=claims)

    def explain(role: str) -> str:
        return explained(seat.words, role)

    return {"wait": wait, "choose": choose, "speak": speak, "explain": explain}
