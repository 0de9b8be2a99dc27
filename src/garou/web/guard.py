"""What every answer of the server carries, and what never gets in."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Any

from fastapi import HTTPException, Request, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from . import addresses, counting
from .hosts import Welcome
from .limits import TooFast
from .watch import DONE, READ, counted

LARGEST_BODY = 64 * 1024
LARGEST_HEAD = 32 * 1024

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),  # with none at all a browser hides from us, too, where a form came from
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
NOT_KEPT = (b"cache-control", b"no-store")

REFUSED = {
    "error-cross-site": 403,
    "error-too-large": 413,
    "error-no-such-host": 421,
    "error-too-fast": 429,
    "error-head-too-large": 431,
}


Doing = Callable[[Request], Awaitable[Response]]


class Guard:
    """Adds the headers, counts who asks, refuses posts from other sites and whatever no page of ours sends.

    What is asked for most, as `at_once` knows it, is handled here: all that lies between costs more than it does.
    """

    def __init__(
        self,
        app: ASGIApp,
        refuse: Callable[[Request, str], Response],
        welcome: Welcome,
        at_once: Callable[[Scope], Doing | None] = lambda _: None,
    ) -> None:
        self.app, self.refuse, self.welcome, self.at_once = app, refuse, welcome, at_once

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        state = scope.setdefault("state", {})
        sending = _with_headers(scope, send)
        if found := flaw(scope, self.welcome) or await haste(scope):
            asked = Request({**scope, "headers": _readable(scope)})
            await self.refuse(asked, found)(scope, receive, sending)
        elif deed := self.at_once(scope):
            await self._do(deed, scope, _limited(receive), sending)
        else:
            state["line"] = send  # for what is sent after all that is said first: a knot, so taps have none
            await self.app(_as_read(scope), _limited(receive), sending)

    async def _do(self, deed: Doing, scope: Scope, receive: Receive, send: Send) -> None:
        """What goes wrong is told where everything else is that does: the deed's own route raises it again."""
        try:
            answer = await deed(Request(scope, receive))
        except Exception as error:  # noqa: BLE001  # nothing is swallowed
            scope["state"]["trouble"] = error
            await self.app(scope, receive, send)
        else:
            await answer(scope, receive, send)


def _as_read(scope: Scope) -> Scope:
    """Who asks for the head of a page gets that of the page; the server leaves out the rest. A stream has none."""
    page = scope["method"] == "HEAD" and str(scope["path"]).rpartition("/")[2] != "stream"
    return {**scope, "method": "GET"} if page else scope


def flaw(scope: Scope, welcome: Welcome) -> str | None:
    """What is said when this does not get in at all."""
    headers = dict(scope["headers"])
    if sum(len(name) + len(value) for name, value in scope["headers"]) > LARGEST_HEAD:
        return "error-head-too-large"
    if not welcome([value for name, value in scope["headers"] if name == b"host"], scope.get("server")):
        return "error-no-such-host"
    if scope["method"] not in ("GET", "HEAD", "OPTIONS") and foreign(headers):
        return "error-cross-site"
    return "error-too-large" if _length(headers) > LARGEST_BODY else None


async def haste(scope: Scope) -> str | None:
    try:
        await counting.count(Request(scope))
    except TooFast:
        return "error-too-fast"
    return None


def _readable(scope: Scope) -> list[tuple[bytes, bytes]]:
    """Enough of the head to say no in the reader's language."""
    wanted = (b"accept-language", b"cookie")
    return [(name, value) for name, value in scope["headers"] if name in wanted and len(value) < LARGEST_HEAD]


def foreign(headers: dict[bytes, bytes]) -> bool:
    """Does another site's page send this? Programs that send neither header carry their own token."""
    site = headers.get(b"sec-fetch-site")
    if site is not None:
        return site not in (b"same-origin", b"none")
    origin = headers.get(b"origin")
    return origin is not None and origin.partition(b"://")[2] != headers.get(b"host", b"")


def _length(headers: dict[bytes, bytes]) -> int:
    said = headers.get(b"content-length", b"0")
    return int(said) if said.isdigit() and len(said) < 10 else LARGEST_BODY + 1


class TooLarge(HTTPException):
    """A body that lied about its length."""

    def __init__(self) -> None:
        super().__init__(REFUSED["error-too-large"])


def _limited(receive: Receive) -> Receive:
    taken = 0

    async def limited() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > LARGEST_BODY:
            raise TooLarge
        return message

    return limited


def _with_headers(scope: Scope, send: Send) -> Callable[[Message], Awaitable[None]]:
    static = str(scope["path"]).startswith(addresses.static(""))
    took, asked = DONE if scope["method"] == "POST" else READ, perf_counter()

    async def sending(message: Any) -> None:
        if message["type"] == "http.response.start":
            kept = [] if static and message["status"] < 400 else [NOT_KEPT]
            message["headers"] = [*message["headers"], *HEADERS, *kept]
            counted(message["status"]).inc()
            took.observe(perf_counter() - asked)
        await send(message)

    return sending
