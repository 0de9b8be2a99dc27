"""Who sits at a table over a line: follows it as a phone does, and knows when there is something to do."""

from __future__ import annotations

import threading
import time
from dataclasses import replace
from typing import Any

from garou.texts import Words

from .line import NotDone, Told, Wired

AGAIN = 1.0  # seconds before a line that broke is opened again
TOLD = (
    "code",
    "game",
    "edition",
    "phase",
    "players",
    "you",
    "host",
    "cards",
    "window",
    "kind",
    "call",
    "winners",
    "teams",
)
TOLD_IF_ANY = ("facts", "claims", "lines", "sealed")


class AtTable:
    """One seat. What it was told last is kept, so that waiting can end when there is more."""

    def __init__(self, server: str, words: Words) -> None:
        self.words, self.wired = words, Wired(server, words)
        self._seen: Told = {}  # the newest view
        self._mark = ""  # its fingerprint
        self._told: Any = None  # what there was to do or to read when the model was told something last
        self._window = -1  # the one the model was told of last
        self._answered = -1  # the one it has answered in
        self._news = threading.Condition()

    # Coming ------------------------------------------------------------------------------

    def sit_down(self, code: str, name: str, **wanted: Any) -> Told:
        """At this table, or at a new one."""
        if self.wired.token:
            raise NotDone(self.words("mcp-sits-already", {"code": self.wired.code}))
        code = code or self.wired.ask("/api/tables", {key: value for key, value in wanted.items() if value})["code"]
        at = replace(self.wired, code=code)
        self.wired = replace(at, token=at.at_table("/seats", {"name": name})["token"])
        threading.Thread(target=self._follow, daemon=True).start()
        return self.observe()

    def _follow(self) -> None:
        """As long as the seat is ours. Whoever follows is there: nobody else is asked to play for it."""
        while True:
            try:
                for mark, view in self.wired.views(self._mark):
                    self._mark = mark
                    self.take(view)
            except (OSError, ValueError):
                pass  # the server is away, or has gone: whoever asks it something is told so
            time.sleep(AGAIN)

    def take(self, view: Told) -> None:
        with self._news:
            self._seen = view
            self._news.notify_all()

    # Looking -----------------------------------------------------------------------------

    def observe(self) -> Told:
        """Everything the seat may know, now."""
        self.take(self._at_table())
        return self.tell()

    def wait(self, seconds: float) -> Told:
        """The same, once there is something to do or to read that was not there before; or when the time is up."""
        self.take(self._at_table())
        with self._news:
            self._news.wait_for(lambda: self._asked(self._seen) or self._stirring(self._seen) != self._told, seconds)
        return self.tell()

    def tell(self) -> Told:
        view = self._seen
        self._told, self._window = self._stirring(view), view["window"]
        told = {key: view[key] for key in TOLD if view[key] is not None}
        left = {"seconds_left": max(0, round(view["deadline"] - time.time()))} if view["deadline"] else {}
        asked = {"question": view["question"]} if self._asked(view) else {}
        return told | left | asked | {key: view[key] for key in TOLD_IF_ANY if view[key]}

    def _asked(self, view: Told) -> bool:
        return bool(view["question"]) and view["window"] != self._answered

    def _stirring(self, view: Told) -> Any:
        """What a player would look up at. The calls of others are not among it."""
        by_day = view["kind"] if view["kind"] != "call" else ""
        question = view["window"] if self._asked(view) else None
        return view["phase"], by_day, question, len(view["claims"]), view["lines"], len(view["facts"])

    # Doing -------------------------------------------------------------------------------

    def do(self, path: str, **body: Any) -> Told:
        """A deed, and the table after it."""
        self._at_table(path, body)
        return self.observe()

    def answer(self, choose: list[str]) -> Told:
        """To the question that was told last."""
        window = self._window
        self._at_table("/answers", {"window": max(window, 0), "choose": choose})
        self._answered = window
        return self.observe()

    def _at_table(self, path: str = "", body: Told | None = None) -> Any:
        if not self.wired.token:
            raise NotDone(self.words("mcp-sits-nowhere"))
        return self.wired.at_table(path, body)
