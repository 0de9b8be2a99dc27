"""What every answer of the server carries, and what never gets in."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

LARGEST_BODY = 64 * 1024

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)


class Guard:
    """Adds the headers, refuses posts from other sites and bodies no form of ours can have."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        if scope["method"] not in ("GET", "HEAD", "OPTIONS") and foreign(headers):
            await _refuse(send, 403, b"cross-site")
            return
        if _length(headers) > LARGEST_BODY:
            await _refuse(send, 413, b"too large")
            return
        await self.app(scope, _limited(receive), _with_headers(scope, send))


def foreign(headers: dict[bytes, bytes]) -> bool:
    """Does another site's page send this? Programs that send neither header carry their own token."""
    site = headers.get(b"sec-fetch-site")
    if site is not None:
        return site not in (b"same-origin", b"none")
    origin = headers.get(b"origin")
    return origin is not None and origin.partition(b"://")[2] != headers.get(b"host", b"")


def _length(headers: dict[bytes, bytes]) -> int:
    said = headers.get(b"content-length", b"0")
    return int(said) if said.isdigit() else LARGEST_BODY + 1


class TooLarge(Exception):
    """A body that lied about its length."""


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
    static = str(scope["path"]).startswith("/static/")

    async def sending(message: Any) -> None:
        if message["type"] == "http.response.start":
            kept = [] if static else [(b"cache-control", b"no-store")]
            message["headers"] = [*message["headers"], *HEADERS, *kept]
        await send(message)

    return sending


async def _refuse(send: Send, status: int, why: bytes) -> None:
    headers = [(b"content-type", b"text/plain"), (b"content-length", str(len(why)).encode()), *HEADERS]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": why})
