"""The whole application in this process, in a time of its own.

Time passes only when nobody has anything left to do, and then at once: a game with its real clocks takes as long as
its pages take to draw, and every byte that leaves the server is heard with the exact moment it left.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import math
import selectors
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from random import Random
from typing import Any
from unittest import mock
from urllib.parse import urlencode

from garou.engine.values import Choice, Setup
from garou.games.cast import Cast
from garou.puzzles.values import Puzzle
from garou.rooms.answering import lean
from garou.rooms.awake import TableDeed
from garou.rooms.keeper import Keeper
from garou.rooms.room import Chair, Room
from garou.store.values import Event, Summary
from garou.web import app as application
from garou.web.deducing.aside import timed
from garou.web.deducing.questions import Conclusion, Query
from garou.web.deducing.study import Study
from garou.web.limits import ALLOWED, Limits, Who
from garou.web.puzzle.verdicts import Assay, Checked, checked

GRAIN = 1 / 1024  # of a second: sums of grains are exact, so that no rounding tells two worlds apart
EPOCH = 1_000_000.0
DISK = 4 * GRAIN  # what a commit takes: whoever has more to write down takes longer
HOST = "table.example:8000"


# --- Time ---------------------------------------------------------------------------------------


class Leaping(selectors.SelectSelector):
    """Never waits: it counts the grains it would have waited."""

    def __init__(self) -> None:
        super().__init__()
        self.leapt = 0

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None:
            raise RuntimeError("everybody waits, and nothing will ever happen")
        self.leapt += math.ceil(max(0.0, timeout) / GRAIN - 1e-6)
        return super().select(0)


class Sandglass(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.sand = Leaping()
        super().__init__(self.sand)

    def time(self) -> float:
        return self.sand.leapt * GRAIN


def run(evening: Coroutine[Any, Any, Any]) -> Any:
    """Not by `Runner.run`: for its own Ctrl-C it writes out the whole evening, which takes longer than many a game."""
    with asyncio.Runner(loop_factory=Sandglass) as runner:
        return runner.get_loop().run_until_complete(evening)


def now() -> float:
    return asyncio.get_running_loop().time()


# --- The server ---------------------------------------------------------------------------------


class Memory:
    """A store that keeps everything in mind, at the pace of a disk."""

    trouble = ""
    behind = 0

    def __init__(self, directory: object) -> None:
        self.kept: dict[str, list[Any]] = {}

    def rooms(self) -> list[Summary]:
        return [Summary(room, kept[0].seq, kept[-1].seq, kept[-1].at) for room, kept in self.kept.items()]

    def has(self, room: str) -> bool:
        return room in self.kept

    def read(self, room: str) -> list[Any]:
        return [*self.kept.get(room, ())]

    def last_pulse(self) -> float | None:
        return None

    async def append(self, room: str, *events: Any) -> None:
        await asyncio.sleep(DISK)
        self.kept.setdefault(room, []).extend(events)

    async def forget(self, *rooms: str) -> None:
        await asyncio.sleep(DISK)
        for room in rooms:
            self.kept.pop(room, None)

    async def pulse(self, at: float) -> None:
        pass

    def close(self) -> None:
        pass


class Watched(Keeper):
    """Tells the test of everything that happens, at the moment it does."""

    after: Callable[[Room, str], None] | None = None

    def _publish(self, deed: TableDeed, events: list[Event]) -> None:
        super()._publish(deed, events)
        if self.after:
            for event in events:
                self.after(deed.live.room, event.kind)


@cache
def concluded(asked: Query) -> Conclusion:
    """What follows rests on the question alone: of two worlds that look alike, both ask the same."""
    return timed(asked, limit=60)


class Presently(Study):
    """Counts worlds where it is asked: another process would know nothing of this time."""

    async def made(self, who: Who, asked: Query) -> Conclusion:
        return concluded(asked)

    async def done(self, who: Who, work: Callable[[Any], Any], wanted: Any) -> Any:
        return work(wanted)


class Before(Assay):
    """Looks at puzzles where they are put together."""

    async def expect(self, who: Who) -> None:
        pass

    async def made(self, who: Who, puzzle: Puzzle) -> Checked:
        return checked(puzzle, limit=60)


async def leaning(hall: Watched, code: str, chair: Chair, window: int, choice: Choice) -> None:
    """The test is told of fingers too."""
    await lean(hall, code, chair, window, choice)
    if hall.after:
        hall.after(hall.live[code].room, "leant")


def always(value: Any) -> Callable[..., Any]:
    def found(*asked: object) -> Any:
        return value

    return found


@contextlib.asynccontextmanager
async def opened(
    setup: Setup | None = None,
    cast: Cast | None = None,
    luck: str = "",
    *,
    limited: bool = False,
    stores: Sequence[Any] = (None,),
) -> AsyncIterator[Any]:
    """The application over an empty house, with this deal for whoever plays.

    Tokens, codes and the nonce are counted instead of drawn. So is the hash of the deal: it has to differ when the
    deal does, and tells nothing of it to anybody who does not know the 128 bits of the nonce. Over several stores that
    share what they keep there are several workers; the others are found at the first one.
    """
    numbers = iter(range(1, 1_000_000))
    patches = {
        "garou.web.app.SqliteStore": Memory,
        "garou.web.app.Study": Presently,
        "garou.web.app.Assay": Before,
        "garou.web.app.Keeper": partial(Watched, clock=lambda: EPOCH + now(), luck=Random(luck)),
        "garou.rooms.answering.lean": leaning,
        "garou.rooms.seating.secrets.token_urlsafe": lambda size: f"token-{next(numbers):0{size}}",
        "garou.rooms.lobby.secrets.token_hex": lambda size: "5ec2e7" + "0" * (2 * size - 6),
        "garou.rooms.lobby.new_code": always("lune-123"),
        "garou.rooms.lobby.promise": always("ab" * 32),
    }
    if not limited:
        patches["garou.web.app.Limits"] = always(Limits(**dict.fromkeys(ALLOWED, 10**9)))
    if setup is not None:
        patches["garou.rooms.lobby.cast_for"] = always(cast)
        patches["garou.rooms.lobby.deal"] = always(setup)
    with contextlib.ExitStack() as stack:
        for name, value in patches.items():
            stack.enter_context(mock.patch(name, value))
        apps = [application.build(None, store=store) for store in stores]
        async with contextlib.AsyncExitStack() as awake:
            for app in apps:
                await awake.enter_async_context(app.router.lifespan_context(app))
            apps[0].state.workers = apps
            yield apps[0]


# --- Talking to it ------------------------------------------------------------------------------


@dataclass
class Heard:
    """All that came back, piece by piece: when, and what. The first piece is the head."""

    pieces: list[tuple[float, bytes]] = field(default_factory=list)
    status: int = 0
    headers: list[tuple[bytes, bytes]] = field(default_factory=list)

    async def send(self, message: dict[str, Any]) -> None:
        if message["type"] == "http.response.start":
            self.status, self.headers = message["status"], message["headers"]
            self.pieces.append((now(), repr((self.status, self.headers)).encode()))
        elif message.get("body"):
            self.pieces.append((now(), message["body"]))

    @property
    def body(self) -> bytes:
        return b"".join(piece for _, piece in self.pieces[1:])

    def header(self, name: str) -> str:
        return next((value.decode() for key, value in self.headers if key.decode().lower() == name), "")


def scope_of(method: str, path: str, headers: dict[str, str]) -> dict[str, Any]:
    route, _, query = path.partition("?")
    return {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": route,
        "raw_path": route.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(k.lower().encode(), v.encode()) for k, v in ({"host": HOST} | headers).items()],
        "client": ("192.0.2.7", 4711),
        "server": ("table.example", 8000),
    }


async def ask(app: Any, method: str, path: str, form: Any = None, **headers: str) -> Heard:
    """One request and all of the answer: with a form as a browser sends it, or to the API with JSON."""
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    body = b""
    if form is not None and path.startswith(("/api/", "/workshop/link", "/workshop/proof")):
        body = json.dumps(form).encode()
        sent |= {"content-type": "application/json", "content-length": str(len(body))}
    elif form is not None:
        body = urlencode(form, doseq=True).encode()
        sent |= {"content-type": "application/x-www-form-urlencoded", "content-length": str(len(body))}
    heard, waiting = Heard(), [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> dict[str, Any]:
        if waiting:
            return waiting.pop()
        await asyncio.Event().wait()
        return {"type": "http.disconnect"}

    await app(scope_of(method, path, sent), receive, heard.send)
    return heard


async def submit(app: Any, path: str, form: Any, **headers: str) -> Heard:
    """A form, and the page that a browser ends at after it."""
    heard = await ask(app, "POST", path, form, **headers)
    if heard.status != 303:
        return heard
    kept = [value.decode().partition(";")[0] for name, value in heard.headers if name == b"set-cookie"]
    cookies = "; ".join([*filter(None, [headers.get("cookie")]), *kept])
    return await ask(app, "GET", heard.header("location"), **headers | ({"cookie": cookies} if cookies else {}))


@contextlib.asynccontextmanager
async def following(app: Any, path: str, **headers: str) -> AsyncIterator[Heard]:
    """A stream that is held open as long as this lasts."""
    heard, gone = Heard(), asyncio.Event()

    async def receive() -> dict[str, Any]:
        await gone.wait()
        return {"type": "http.disconnect"}

    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    stream = asyncio.create_task(app(scope_of("GET", path, sent), receive, heard.send))
    try:
        yield heard
    finally:
        gone.set()
        await asyncio.gather(stream, return_exceptions=True)


def cookie(token: str) -> dict[str, str]:
    return {"cookie": f"garou-seat-lune-123={token}"}


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}
