"""What every phone sends again and again in a game: looked, an answer, a finger, ready.

Done by the guard, and forms read by hand: looking for a route, working out what a handler asks for, and handing that
over, cost more than all the rest of a tap.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from urllib.parse import parse_qs

from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.requests import ClientDisconnect
from starlette.routing import Route
from starlette.types import Receive, Scope

from garou.engine.values import DECLINED
from garou.rooms import answering
from garou.rooms.hall import TurnedAway
from garou.rooms.keeper import Keeper
from garou.rooms.room import Chair
from garou.web import addresses
from garou.web.choices import read_choice
from garou.web.guard import Doing
from garou.web.people import done, keeper_of, sitting
from garou.web.sealing import unsealed

MOST_FIELDS = 100  # of one form; the longest of ours has a box for every seat
MOST_PARTS = 5  # of one choice
NUMBER = re.compile(r"-?[0-9]{1,40}")
URLENCODED = "application/x-www-form-urlencoded"

Form = dict[str, list[str]]
Tap = Callable[[Keeper, str, Chair, Form], Awaitable[None]]


async def look(keeper: Keeper, code: str, chair: Chair, form: Form) -> None:
    await answering.look(keeper, code, chair)


async def answer(keeper: Keeper, code: str, chair: Chair, form: Form) -> None:
    """An answer, or a tap in one's sleep: the same form, the same reply. Declining outweighs what was tapped before."""
    choice = form.get("choice", [])
    if _last(form, "confirm") and not choice:
        raise TurnedAway("nothing-chosen")
    chosen = DECLINED if _last(form, "decline") else read_choice(choice[:MOST_PARTS])
    await answering.answer(keeper, code, chair, _window(form), chosen)


async def lean(keeper: Keeper, code: str, chair: Chair, form: Form) -> None:
    """A finger pointed and not confirmed. Every phone sends it, awake or not; the reply is always the same."""
    await answering.lean(keeper, code, chair, _window(form), read_choice(form.get("choice", [])[:MOST_PARTS]))


async def ready(keeper: Keeper, code: str, chair: Chair, form: Form) -> None:
    on = _last(form, "on") or "true"
    if on not in ("true", "false"):
        raise malformed("on")
    await answering.ready(keeper, code, chair, on=on == "true")


# --- Forms ------------------------------------------------------------------------------------------


def _last(form: Form, field: str) -> str:
    return form[field][-1] if field in form else ""


def _window(form: Form) -> int:
    said = _last(form, "window")
    if not NUMBER.fullmatch(said):
        raise malformed("window")
    return int(said)


async def filled_in(request: Request) -> Form:
    """As pages send it: whatever else a body may hold is not a form of ours."""
    body = await _read(request.receive)
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() not in ("", URLENCODED):
        raise malformed("")
    try:
        return parse_qs(body.decode(), keep_blank_values=True, max_num_fields=MOST_FIELDS)
    except ValueError:
        raise malformed("") from None


async def _read(receive: Receive) -> bytes:
    pieces, more = list[bytes](), True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        pieces.append(message.get("body", b""))
        more = message.get("more_body", False)
    return b"".join(pieces)


def malformed(field: str) -> RequestValidationError:
    return RequestValidationError([{"type": "value_error", "loc": ("body", field)}])


# --- Routes -----------------------------------------------------------------------------------------


def unmoved(request: Request, code: str) -> Response:
    """Whoever asks: a finger moves nothing on one's own page."""
    return Response(status_code=204)


def deed(tap: Tap, reply: Callable[[Request, str], Response] = done) -> Doing:
    async def tapped(request: Request) -> Response:
        await unsealed(request)
        code, form = request.path_params["code"], await filled_in(request)
        await tap(keeper_of(request), code, sitting(request, code), form)
        return reply(request, code)

    return tapped


DEEDS = {"look": deed(look), "answer": deed(answer), "lean": deed(lean, unmoved), "ready": deed(ready)}
TAPPED = re.compile(addresses.table("([^/]+)", f"({'|'.join(DEEDS)})"))


def at_once(scope: Scope) -> Doing | None:
    """What the guard does itself."""
    found = TAPPED.fullmatch(scope["path"]) if scope["method"] == "POST" else None
    if found is None:
        return None
    scope["path_params"] = {"code": found[1]}
    return DEEDS[found[2]]


def route(name: str) -> Route:
    """So that its address is known, and the place where everything that goes wrong with it is told."""

    async def told(request: Request) -> Response:
        raise request.state.trouble

    return Route(addresses.table("{code}", name), told, methods=["POST"], include_in_schema=False)


ROUTES = tuple(map(route, DEEDS))
