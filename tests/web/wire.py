"""Talking to a real server byte by byte, politely or not, and reading what it kept."""

from __future__ import annotations

import http.client
import json
import socket
import sqlite3
from dataclasses import dataclass
from html.parser import HTMLParser
from typing import Any
from urllib.parse import urlencode

from serving import Server

from postgres import ask


@dataclass(frozen=True)
class Reply:
    status: int
    headers: list[tuple[str, str]]
    body: bytes

    def header(self, name: str) -> str:
        return next((value for key, value in self.headers if key.lower() == name), "")

    @property
    def text(self) -> str:
        return self.body.decode()

    @property
    def said(self) -> str:
        """What an error says to a person, on a page or to a program."""
        if self.header("content-type") == "application/json":
            return str(json.loads(self.body)["message"])
        return Page(self.text).said

    @property
    def token(self) -> str:
        """Of the seat that came with this answer."""
        return self.header("set-cookie").partition("=")[2].partition(";")[0]


def send(server: Server, method: str, path: str, body: bytes | None = None, **headers: str) -> Reply:
    """One request exactly as it is written here."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    try:
        connection.putrequest(method, path, skip_host="host" in sent, skip_accept_encoding=True)
        for name, value in sent.items():
            connection.putheader(name, value)
        if body is not None and not {"content-length", "transfer-encoding"} & sent.keys():
            connection.putheader("content-length", str(len(body)))
        connection.endheaders(body)
        answer = connection.getresponse()
        return Reply(answer.status, answer.getheaders(), answer.read())
    finally:
        connection.close()


def form(server: Server, path: str, fields: Any = (), **headers: str) -> Reply:
    """A form as a browser posts it, without following where it leads."""
    headers = {"content_type": "application/x-www-form-urlencoded"} | headers
    return send(server, "POST", path, urlencode(fields, doseq=True).encode(), **headers)


def call(server: Server, path: str, body: Any, **headers: str) -> Reply:
    return send(server, "POST", f"/api{path}", json.dumps(body).encode(), content_type="application/json", **headers)


def raw(server: Server, *pieces: bytes, patience: float = 60) -> bytes:
    """Bytes as they are; everything that comes back until the server hangs up or, having answered, falls silent."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=patience) as line:
        heard = b""
        try:
            for piece in pieces:
                line.sendall(piece)
            while found := line.recv(65536):
                heard += found
                line.settimeout(1.5)
        except (TimeoutError, ConnectionError):
            pass
        return heard


def kept(server: Server) -> list[tuple[Any, ...]]:
    """Everything that ever happened at any table, from the server's own disk, or its database."""
    if hasattr(server, "database"):
        return ask(server.database, "SELECT room, seq, kind, data FROM garou.event ORDER BY room, seq")
    with sqlite3.connect(f"file:{server.data}/garou.db?mode=ro", uri=True) as store:
        rows = store.execute("SELECT room, seq, kind, data FROM event ORDER BY room, seq").fetchall()
    store.close()
    return rows


VOID = {"input", "link", "meta", "br", "hr", "img"}


class Page(HTMLParser):
    """What a browser would make of it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.inline: list[str] = []  # words inside of script and style
        self.said = ""
        self._inside: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self._inside.append("#said" if dict(attrs).get("id") == "said" else tag)

    def handle_endtag(self, tag: str) -> None:
        if self._inside and self._inside[-1] in (tag, "#said"):
            self._inside.pop()

    def handle_data(self, data: str) -> None:
        where = self._inside[-1] if self._inside else ""
        if where in ("script", "style"):
            self.inline.append(data)
        elif where == "#said":
            self.said += data

    def values(self, *names: str) -> list[str]:
        return [value for _, attrs in self.tags for name, value in attrs.items() if name in names and value]
