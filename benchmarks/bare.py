"""The yardstick of `load.py`: a server that pushes pages to eight phones and does nothing else.

`bare.py PORT LENGTH` pushes a page that is ready; `bare.py PORT LENGTH drawn` draws eight different ones with a plain
template first. No storage, no rules, no views, no secrets.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable

import uvicorn
from fastapi import FastAPI
from fastapi.responses import StreamingResponse
from jinja2 import Environment

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
    served = build(int(sys.argv[2]), drawn="drawn" in sys.argv)
    uvicorn.run(served, host="127.0.0.1", port=int(sys.argv[1]), log_level="error")
