"""Pushing pages: the whole of what a reader may see, each time it has changed, and never because time went by."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from fastapi import Response
from markupsafe import escape
from starlette.types import Receive, Scope, Send

from garou.rooms.bots import common
from garou.rooms.cup.keeping import Cups
from garou.rooms.ears import Ear
from garou.rooms.emblems import worn
from garou.rooms.keeper import Keeper
from garou.rooms.room import Chair, Room
from garou.rooms.windows import Kind
from garou.talk.gestures import offered
from garou.texts import Words

from .audience import LET_GO, Ticket
from .faces import narrator_of
from .lines import Pipe, line_of
from .render import PIECES
from .table import talks
from .table.breadth import on_a_page
from .table.learning import news_lines
from .table.scenes import Scene
from .table.signs import signs

HEADERS = {"X-Accel-Buffering": "no"}
NOTE = 512  # bytes at most
MOVED = b"event: moved\ndata: \n\n"  # the seat has gone to another device: this one need not come back
BEAT = 15.0  # seconds between two signs of life
ROUND = 8192  # bytes
STEP = 2048  # bytes: by such steps a page grows that is longer than it may be
DAY, SEAT, ASKED_SEAT = 1422, 125, 209  # bytes of a page by day: of its frame, and of a seat, asked about or not
DEALT, CALLED = (
    (1984, 1920),
    (1369, 1527),
)  # of a page by night, without its seats: where no cards lie, there is more to read
DEALT_SEAT, CALLED_SEAT = 147, 141  # and of its seats
TOKEN, LINE = 224, 50  # and of what a reader has put on a seat, or was said, without its letters
STOOD = 192  # of a bot that sits in, without the letters of the name: on the house, and in a line
EMBLEM, SIGNED = 6, 48  # of the sign of a house, and of all lines that may carry one
SHOWS = 40  # of what somebody shows in passing
HANDS, SHOWN = 48, 16  # where there are gestures: of the frame, and of a line
SWIFT_NEWS = 320  # bytes: a swift night tells at once what it would have told call by call


class Stream(Response):
    """Server-sent events: `news` each time something may have changed at the table, and `sign` at a steady beat.

    The beat goes by this stream's own clock: a sign of life sent because something happened would tell that it did.
    Spoken to the line directly: a task for each wait, as a StreamingResponse has them, costs as much as a page.
    """

    def __init__(
        self,
        keeper: Keeper | Cups,
        code: str,
        chair: Chair | None,
        *,
        news: Callable[[Any], bytes | None],
        sign: Callable[[], str],
        holds: Callable[[Any], bool] = lambda _: True,
        farewell: Callable[[Any], bytes] = lambda _: b"",
    ) -> None:
        self.status_code, self.media_type, self.background = 200, "text/event-stream", None
        self.init_headers(HEADERS)
        self.keeper, self.code, self.chair, self.news, self.sign = keeper, code, chair, news, sign
        self.holds, self.farewell = holds, farewell  # may the reader still read this, and what is said when not?

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        admitted = scope["app"].state.audience.admitted(scope["state"]["who"], self.code)
        with admitted as ticket, self.keeper.listen(self.code, self.chair) as ear:
            ticket.ear = ear
            reader = asyncio.create_task(_gone(receive))
            following = Following(self, ear, ticket, line_of(scope))
            reader.add_done_callback(lambda _: following.end())
            try:
                await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
                await following.until_the_end()
            finally:
                reader.cancel()
        await send({"type": "http.response.body", "body": b"" if ticket.good else LET_GO.encode()})


class Following:
    """A stream that is open. Whatever wakes its ear is written at once: no task is woken for each page."""

    def __init__(self, stream: Stream, ear: Ear, ticket: Ticket, line: Pipe) -> None:
        self.stream, self.ear, self.ticket, self.line = stream, ear, ticket, line
        self.loop = asyncio.get_running_loop()
        self.over: asyncio.Future[None] = self.loop.create_future()
        self.due = self.loop.time()
        self.since = stream.keeper.clock()

    async def until_the_end(self) -> None:
        self.timer = self.loop.call_soon(self.sign)
        self.ear.heard = self.line.free = self.look
        try:
            await self.line.hold(self.over)
        finally:
            self.timer.cancel()
            self.line.free = None

    def end(self) -> None:
        if not self.over.done():
            self.over.set_result(None)

    def sign(self) -> None:
        """What is due by this stream's own clock; the first time also the page as it is."""
        self.due += BEAT
        self.timer = self.loop.call_at(self.due, self.sign)
        if self.since < self.stream.keeper.joined:  # a worker has begun: whoever comes back may be led to it
            self.end()
        elif self.goes_on() and not self.line.crowded:
            self.line.push(self.stream.sign().encode())
        self.look()

    def look(self) -> None:
        live = self.stream.keeper.live.get(self.stream.code)
        if live is None or not self.goes_on():
            self.end()
        elif not self.over.done():
            try:
                self._write(live.room)
            except Exception as error:  # noqa: BLE001  # it ends this stream, and is told by whoever serves it
                self.over.set_exception(error)

    def goes_on(self) -> bool:
        return self.ticket.good and not self.stream.keeper.closing

    def _write(self, room: Any) -> None:
        stream = self.stream
        if not stream.holds(room):
            self.line.push(stream.farewell(room))
            self.end()
        elif self.ear.told and not self.line.crowded:
            self.ear.told = False
            if (news := stream.news(room)) is not None:
                self.line.push(news)


async def _gone(receive: Receive) -> None:
    """Until whoever read has left."""
    while (await receive())["type"] != "http.disconnect":
        pass


Painted = tuple[bytes, int]  # a page, and how long it is at least


@dataclass
class Painter:
    """Draws the page of one reader when there is anything new to be seen.

    The ids count this stream's own pushes: they tell nothing of what others do.
    """

    see: Callable[[Room], Scene | None]  # None where the reader is no longer at the table
    draw: Callable[[Room, Scene | None], str]
    least: Callable[[Room], int] = lambda _: 0  # how long what is drawn is at least
    at_once: Callable[[Room], Painted | None] = lambda _: None  # what is drawn sooner than seen; None where nothing is
    seen: Scene | None = None
    last: bytes = b""
    number: int = 0

    def news(self, room: Room) -> bytes | None:
        if (found := self.at_once(room)) is not None:
            self.seen = None
            return self._told(*found)
        seen = self.see(room)
        if self.number and seen == self.seen:
            return None
        self.seen = seen
        return self._told(in_one_line(self.draw(room, seen)), self.least(room))

    def _told(self, drawn: bytes, long: int) -> bytes | None:
        if drawn == self.last:
            return None
        self.last, self.number = drawn, self.number + 1
        return told(drawn, self.number, long)

    def farewell(self, room: Room) -> bytes:
        """The page of whoever holds the seat no longer; it comes back for no other."""
        return message(self.draw(room, None), self.number + 1) + MOVED


def stream(keeper: Keeper, code: str, chair: Chair | None, painter: Painter) -> Stream:
    holds = holding(keeper.find(code).room, chair)

    def sign() -> str:
        return f"event: clock\ndata: {keeper.clock():.3f}\n\n"

    return Stream(keeper, code, chair, news=painter.news, sign=sign, holds=holds, farewell=painter.farewell)


def holding(room: Room, chair: Chair | None) -> Callable[[Room], bool]:
    """Until the seat is given a new token. Whoever has that one comes back by themselves; a void one opens nothing."""
    token = room.sitters[chair].token if chair is not None else None
    return lambda now: chair is None or chair not in now.sitters or now.sitters[chair].token == token


def least(room: Room, words: Words, chair: Chair | None) -> int:
    """How long a page is at least while a game goes on: longer than any, and by what everybody knows.

    Who reads only the sizes that go through the air must not see who is asked, nor what somebody carries. How many
    tokens one has put they have seen already: each of them was sent.
    """
    if not room.going:
        return 0
    emblems = len(worn(room))
    return _least(room, words, chair) + EMBLEM * emblems + SIGNED * (emblems > 0)


def _least(room: Room, words: Words, chair: Chair | None) -> int:
    if not talks.by_day(room):
        news = SWIFT_NEWS if room.pace.swift else 0
        asked = on_a_page(room, words) if room.window is not None else 0
        return _longest(room.names, bool(room.settings.rules.centre), asked) + news + _notes(room)
    tokens = TOKEN * len(room.talk.tokens.get(chair, ())) if chair is not None else 0
    return room.standing(("by day", words.lang), lambda: _by_day(room, words)) + tokens


def _by_day(room: Room, words: Words) -> int:
    """What is told and said before everybody's ears, and room for what one reader is asked or learns alone."""
    narrator = narrator_of(room, words)
    hung = sum(len(str(PIECES.sign(words, sign)).encode()) for sign in signs(room, narrator).values())
    lines = [line.name + line.text for line in talks.longest_lines(room, narrator)]
    told = news_lines(room, None, narrator)
    letters = _letters((*lines, *told)) + 3 * _letters(room.names)
    asking = room.window is not None and room.window.kind in (Kind.BALLOT, Kind.WORDS)
    seats = (ASKED_SEAT if asking else SEAT) * len(room.seated)
    hands = HANDS + SHOWN * len(lines) if offered(common(room)) else 0
    return DAY + letters + seats + hung + LINE * len(lines) + hands + _notes(room)


def _notes(room: Room) -> int:
    """What stands above the page and everybody knows of: a clock that was stopped, a wish to end, a bot sitting in."""
    sitting_in = [sitter.name for sitter in room.sitters.values() if sitter.bot and sitter.token]
    stood = STOOD * len(sitting_in) + _letters(tuple(sitting_in))
    return NOTE * ((room.paused is not None) + bool(room.wanting) + bool(sitting_in)) + stood


def filled(page: str, long: int) -> str:
    """A page that is fetched, as long as one that is pushed."""
    missing = _missing(len(page.encode()) + 7, long)
    return f"{page}<!--{'.' * missing}-->" if missing >= 0 else page


def spaced(text: str, long: int) -> str:
    """The same for a program: spaces after it."""
    return text + " " * _missing(len(text.encode()), long)


def _missing(length: int, long: int) -> int:
    """The dead read what the dead say: what is longer than it may be grows by steps that tell next to nothing."""
    if not long:
        return -1
    return long - length if length <= long else -(length - long) % STEP


def rounded(page: str) -> str:
    """What somebody knows for themselves, as long as what anybody knows."""
    return filled(page, -(-(len(page.encode()) + 7) // ROUND) * ROUND)


@lru_cache(maxsize=4096)
def _longest(names: tuple[str, ...], centre: bool, asked: int) -> int:
    """Longer than any page of such a table was found to be: while all look at their cards, then with what is asked."""
    seats, letters = len(names), _letters(names)
    base, seat = (CALLED[centre], CALLED_SEAT) if asked else (DEALT[centre], DEALT_SEAT)
    return base + seat * seats + 3 * letters + asked


@lru_cache(maxsize=4096)
def _letters(texts: tuple[str, ...]) -> int:
    """Bytes that they take on a page."""
    return sum(len(escape(text).encode()) for text in texts)


def message(text: str, number: int, long: int = 0) -> bytes:
    """As server-sent events have it; filled up to `long` bytes with a comment, which no browser reads."""
    return told(in_one_line(text), number, long)


def in_one_line(text: str) -> bytes:
    """All the same to a page, and shorter than many."""
    return text.replace("\n", " ").encode()


def told(line: bytes, number: int, long: int) -> bytes:
    head = b"id: %d\ndata: " % number
    missing = _missing(len(head) + len(line) + 4, long)
    before = (b":", b"." * missing, b"\n") if missing >= 0 else ()
    return b"".join((*before, head, line, b"\n\n"))


def commented(written: bytes, long: int) -> bytes:
    missing = _missing(len(written) + 2, long)
    return b":%b\n%b" % (b"." * missing, written) if missing >= 0 else written
