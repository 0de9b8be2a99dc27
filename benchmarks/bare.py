"""The yardstick of `load.py`: a server that pushes pages to eight phones and does nothing else.

`bare.py PORT LENGTH` pushes a page that is ready; `bare.py PORT LENGTH drawn` draws eight different ones with a plain
template first; `bare.py PORT LENGTH straight` writes the page that is ready on the connection itself, as Garou does,
and past the StreamingResponse that programs usually push with. No storage, no rules, no views, no secrets.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from typing import Any

import uvicorn
from fastapi import FastAPI, Response
from fastapi.responses import StreamingResponse
from jinja2 import Environment
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

SEATS = 8
HOUSE = 150  # bytes that one seat takes in the template below
PAGE = """<div class="view" id="w{{ turn }}"><h1>{{ title }}</h1><div class="ring">
{% for seat in seats %}<label class="seat"{% if seat.me %} data-me{% endif %}{% if seat.ready %} data-ready{% endif %}>
<span class="house" data-who="{{ seat.letter }}"></span><bdi class="nm">{{ seat.name }}</bdi></label>
{% endfor %}</div><p class="hint">{{ rest }}</p></div>"""


def drawing(length: int) -> Callable[[int, int], str]:
    template = Environment(autoescape=True, auto_reload=False).from_string(PAGE)
    rest = "x" * max(0, length - HOUSE * SEATS - 120)

    def draw(me: int, turn: int) -> str:
        seats = [
            {"me": n == me, "ready": n == turn % SEATS, "letter": "P", "name": f"Player {n}"} for n in range(SEATS)
        ]
        drawn = template.render(turn=turn, title="The village talks", seats=seats, rest=rest)
        return "".join(f"data: {line}\n" for line in drawn.split("\n")) + "\n"

    return draw


class Line(HttpToolsProtocol):
    """A connection that hands itself to whoever answers on it."""

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.scope["extensions"] = {"line": self}  # type: ignore[dict-item]


class Open(Response):
    """A stream that is written on its line from outside; it only begins here, and waits for its end."""

    def __init__(self, first: bytes, ears: list[Any]) -> None:
        super().__init__(media_type="text/event-stream")
        self.raw_headers = [one for one in self.raw_headers if one[0] != b"content-length"]
        self.first, self.ears = first, ears

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        await send({"type": "http.response.body", "body": self.first, "more_body": True})
        self.ears.append(scope["extensions"]["line"].transport)
        await receive()  # the request itself
        await receive()  # its end


def straight(length: int) -> FastAPI:
    app, rooms, ready = FastAPI(), dict[str, list[Any]](), "x" * length

    @app.get("/stream/{room}")
    async def stream(room: str) -> Response:
        return Open(f"data: {ready}\n\n".encode(), rooms.setdefault(room, []))

    @app.post("/tap/{room}")
    async def tap(room: str) -> dict[str, bool]:
        for seat, line in enumerate(rooms[room]):
            page = f"data: {seat}{ready}\n\n".encode()
            line.write(b"%x\r\n%b\r\n" % (len(page), page))
        return {"ok": True}

    return app


def build(length: int, *, drawn: bool) -> FastAPI:
    app, rooms = FastAPI(), dict[str, list[asyncio.Queue[str]]]()
    turns, draw, ready = dict[str, int](), drawing(length), "x" * length

    @app.get("/stream/{room}")
    async def stream(room: str) -> StreamingResponse:
        ear: asyncio.Queue[str] = asyncio.Queue()
        rooms.setdefault(room, []).append(ear)

        async def push() -> AsyncIterator[str]:
            yield f"data: {ready}\n\n"
            while True:
                yield await ear.get()

        return StreamingResponse(push(), media_type="text/event-stream")

    @app.post("/tap/{room}")
    async def tap(room: str) -> dict[str, bool]:
        turn = turns[room] = turns.get(room, 0) + 1
        for seat, ear in enumerate(rooms[room]):
            ear.put_nowait(draw(seat, turn) if drawn else f"data: {seat}{ready}\n\n")
        return {"ok": True}

    return app


if __name__ == "__main__":
    long = int(sys.argv[2])
    served = straight(long) if "straight" in sys.argv else build(long, drawn="drawn" in sys.argv)
    uvicorn.run(served, host="127.0.0.1", port=int(sys.argv[1]), http=Line, log_level="error")
