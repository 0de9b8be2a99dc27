"""The plain door of a server that speaks TLS: it hands the authority's certificate out, and sends everybody on."""

from __future__ import annotations

from fastapi import Request
from fastapi.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from garou.web import addresses
from garou.web.guard import HEADERS, NOT_KEPT
from garou.web.hosts import HOST, Welcome

_HEAD = {name.decode(): value.decode() for name, value in (*HEADERS, NOT_KEPT)}
OPEN = (addresses.AUTHORITY, addresses.STATIC, addresses.LANG)


class PlainDoor:
    """Before a phone trusts the authority it can read about it here, and nothing else is served in the clear."""

    def __init__(self, app: ASGIApp, port: int, welcome: Welcome) -> None:
        self.app, self.port, self.welcome = app, port, welcome

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        hosts = [value for name, value in scope["headers"] if name == b"host"]
        known = self.welcome(hosts, scope.get("server"))  # else the guard of the app says no
        if not known or str(scope["path"]).startswith(OPEN):
            await self.app(scope, receive, send)
            return
        found = HOST.fullmatch(hosts[0])
        name = found[1].decode() if found else ""
        where = Request(scope).url.replace(scheme="https", netloc=f"{name}:{self.port}")
        await RedirectResponse(str(where), 307, _HEAD)(scope, receive, send)
