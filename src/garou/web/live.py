"""Pushing pages: the whole of what a reader may see, each time it has changed, and never because time went by."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import aclosing
from dataclasses import dataclass
from typing import cast

from fastapi.responses import StreamingResponse
from markupsafe import escape

from garou.rooms.keeper import Keeper
from garou.rooms.room import Chair, Room
from garou.rooms.windows import Kind

HEADERS = {"X-Accel-Buffering": "no"}
BEAT = 15.0  # seconds between two signs of life


@dataclass(frozen=True)
class Painter:
    """Draws a page for one reader; `glance` sees at little cost whether there is anything new to draw."""

    glance: Callable[[Room], object]
    draw: Callable[[Room], str]


def stream(keeper: Keeper, code: str, chair: Chair | None, painter: Painter) -> StreamingResponse:
    """Server-sent events. Their ids count this stream's own pushes: they tell nothing of what others do."""
    return StreamingResponse(_pushes(keeper, code, chair, painter), media_type="text/event-stream", headers=HEADERS)


async def _pushes(keeper: Keeper, code: str, chair: Chair | None, painter: Painter) -> AsyncIterator[str]:
    last, seen, number = "", object(), 0
    async for room in changes(keeper, code, chair):
        if room is None:
            yield f"event: clock\ndata: {keeper.clock():.3f}\n\n"
        elif (glimpse := painter.glance(room)) != seen:
            drawn, seen = painter.draw(room), glimpse
            if drawn != last:
                last, number = drawn, number + 1
                yield _message(drawn, number, least(room))


async def changes(keeper: Keeper, code: str, chair: Chair | None) -> AsyncIterator[Room | None]:
    """The room each time something may have changed in it, and None at a steady beat.

    The beat goes by this stream's own clock: a sign of life sent because something happened would tell that it did.
    """
    clock = asyncio.get_running_loop().time
    due = clock()
    async with aclosing(cast("AsyncGenerator[Room, None]", keeper.listen(code, chair))) as rooms:
        coming: asyncio.Task[Room | None] | None = None
        try:
            while True:
                if clock() >= due:
                    due += BEAT
                    yield None
                coming = coming or asyncio.create_task(_following(rooms))
                await asyncio.wait((coming,), timeout=max(0.0, due - clock()))
                if coming.done():
                    room, coming = coming.result(), None
                    if room is None:
                        return
                    yield room
        finally:
            if coming is not None:
                coming.cancel()
                await asyncio.gather(coming, return_exceptions=True)


async def _following(rooms: AsyncIterator[Room]) -> Room | None:
    return await anext(rooms, None)


def least(room: Room) -> int:
    """How long a push is at least, while people act in secret: longer than any page, and by what everybody knows.

    Who reads only the sizes that go through the air must not see who is asked.
    """
    if room.window is None or room.window.kind not in (Kind.CALL, Kind.WORDS):
        return 0
    seats, names = len(room.seated), sum(len(escape(name).encode()) for name in room.names)
    return 3584 + 192 * seats + 8 * seats**2 + 2 * names


def _message(text: str, number: int, long: int) -> str:
    """Filled up with a comment, which no browser reads."""
    lines = "".join(f"data: {line}\n" for line in text.split("\n"))
    message = f"id: {number}\n{lines}\n"
    missing = long - len(message.encode()) - 2 if long else -1
    return f":{'.' * missing}\n{message}" if missing >= 0 else message
