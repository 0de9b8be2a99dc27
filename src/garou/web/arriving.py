"""Arriving on another device with a link: it is asked about first, and spent where it is wanted.

The same for a seat at a table and for a place in a tournament; whose it is they say themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from fastapi import Request, Response
from fastapi.responses import RedirectResponse

from . import addresses
from .people import is_secure
from .render import page

LINK = "garou-link"  # a link on its way from one page to the next
LASTS = 600  # seconds


class Arrival(NamedTuple):
    """Whose seat or place a link would bring, and what of this device's it would take the place of."""

    name: str
    mine: str  # "" where this device has none there
    same: bool


def hand_on(request: Request, there: str, link: str) -> Response:
    """On to the page that asks about it: no address shows it, and no other page is sent it."""
    move = addresses.below(there, "move")
    response = RedirectResponse(addresses.below(move, "ask"), 303)
    options: dict[str, Any] = {"max_age": LASTS, "samesite": "strict", "secure": is_secure(request), "httponly": True}
    response.set_cookie(LINK, link, path=move, **options)
    return response


def ask(request: Request, code: str, there: str, brought: Callable[[str], Arrival]) -> Response:
    """Who comes without a link is shown the place itself."""
    link = request.cookies.get(LINK, "")
    if not link:
        return RedirectResponse(there, 303)
    found = brought(link)
    return page(
        request,
        "table/move-ask.html",
        code=code,
        there=there,
        link=link,
        here=addresses.below(there, "move"),
        name=found.name,
        mine=found.mine,
        same=found.same,
    )


def forget_link(response: Response, there: str) -> None:
    """It is spent."""
    response.delete_cookie(LINK, addresses.below(there, "move"))
