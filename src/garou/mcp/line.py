"""A line to a server of tables: its API with the token of one seat, and what it says when it refuses."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from garou.texts import Words

Told = dict[str, Any]  # a view, as the API tells it

PATIENCE = 20.0  # seconds that an answer may take
SILENCE = 60.0  # of a stream, which gives a sign of life more often than that
LONGEST = 8_000_000  # bytes of one answer


class NotDone(Exception):
    """What was asked for was not done: one sentence says why."""


@dataclass(frozen=True, slots=True)
class Wired:
    """Which server, at which of its tables, and by what token it knows the seat."""

    server: str
    words: Words
    code: str = ""
    token: str = ""

    def ask(self, path: str, body: Told | None = None) -> Any:
        """What the server answers; its refusals come as they are, in the language of the words."""
        try:
            with closing(urllib.request.urlopen(self._request(path, body), timeout=PATIENCE)) as answer:  # noqa: S310  # `address` lets no other scheme in
                return json.loads(answer.read(LONGEST))
        except urllib.error.HTTPError as refused:
            raise NotDone(self._why(refused)) from None
        except (OSError, ValueError) as error:
            raise NotDone(self.words("mcp-no-server", {"address": self.server})) from error

    def at_table(self, path: str = "", body: Told | None = None) -> Any:
        return self.ask(f"/api/tables/{self.code}{path}", body)

    def views(self, last: str) -> Iterator[tuple[str, Told]]:
        """The view each time it changes, with its fingerprint; it ends when the line does."""
        request = self._request(f"/api/tables/{self.code}/stream", None)
        request.add_header("Last-Event-ID", last)
        mark = ""
        with closing(urllib.request.urlopen(request, timeout=SILENCE)) as stream:  # noqa: S310  # the same
            for line in stream:
                if line.startswith(b"id: "):
                    mark = line[4:].decode().strip()
                elif line.startswith(b"event: "):
                    return  # the seat has moved, or another stream took this one's place
                elif line.startswith(b"data: "):
                    yield mark, json.loads(line[6:])

    def _request(self, path: str, body: Told | None) -> urllib.request.Request:
        headers = {"Content-Type": "application/json", "Accept-Language": self.words.lang}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        return urllib.request.Request(self.server + path, data, headers)  # noqa: S310  # the same

    def _why(self, refused: urllib.error.HTTPError) -> str:
        try:
            return str(json.loads(refused.read(LONGEST))["message"])
        except (ValueError, KeyError, TypeError, OSError):
            return self.words("mcp-no-garou", {"address": self.server})


def address(written: str, words: Words) -> str:
    """Where the server is, without what may stand behind it."""
    parts = urlsplit(written if "://" in written else f"http://{written}")
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise NotDone(words("mcp-no-address", {"address": written}))
    return f"{parts.scheme}://{parts.netloc}"
