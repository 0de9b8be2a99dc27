"""What every phone sends again and again in a game: looked, an answer, a finger, ready.

Plain routes, before all others: working out what a handler asks for costs more than all the rest of a tap.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence

from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.datastructures import FormData
from starlette.routing import Route

from garou.engine.values import DECLINED, Choice, Slot
from garou.rooms.hall import TurnedAway
from garou.rooms.keeper import Keeper
from garou.rooms.room import Chair

from .people import done, keeper_of, sitting
from .sealing import unsealed

MOST_PARTS = 5  # of one choice
NUMBER = re.compile(r"-?[0-9]{1,40}")

Tap = Callable[[Keeper, str, Chair, FormData], Awaitable[None]]


async def look(keeper: Keeper, code: str, chair: Chair, form: FormData) -> None:
    await keeper.look(code, chair)


async def answer(keeper: Keeper, code: str, chair: Chair, form: FormData) -> None:
    """An answer, or a tap in one's sleep: the same form, the same reply. Declining outweighs what was tapped before."""
    parts = form.getlist("choice")
    if form.get("confirm") and not parts:
        raise TurnedAway("nothing-chosen")
    chosen = DECLINED if form.get("decline") else read_choice(parts)
    await keeper.answer(code, chair, _window(form), chosen)


async def lean(keeper: Keeper, code: str, chair: Chair, form: FormData) -> None:
    """A finger pointed and not confirmed. Every phone sends it, awake or not; the reply is always the same."""
    await keeper.lean(code, chair, _window(form), read_choice(form.getlist("choice")))


async def ready(keeper: Keeper, code: str, chair: Chair, form: FormData) -> None:
    on = form.get("on", "true")
    if on not in ("true", "false"):
        raise malformed("on")
    await keeper.ready(code, chair, on=on == "true")


def read_choice(parts: Sequence[object]) -> Choice:
    if not all(isinstance(part, str) for part in parts):  # a file is no choice
        raise malformed("choice")
    words = [str(part) for part in parts[:MOST_PARTS]]
    return tuple(Slot(int(word)) if word.isascii() and word.isdigit() and len(word) < 3 else word for word in words)


def _window(form: FormData) -> int:
    said = form.get("window")
    if not isinstance(said, str) or not NUMBER.fullmatch(said):
        raise malformed("window")
    return int(said)


def malformed(field: str) -> RequestValidationError:
    return RequestValidationError([{"type": "value_error", "loc": ("body", field)}])


def unmoved(request: Request, code: str) -> Response:
    """Whoever asks: a finger moves nothing on the own page."""
    return Response(status_code=204)


def route(name: str, tap: Tap, reply: Callable[[Request, str], Response] = done) -> Route:
    async def tapped(request: Request) -> Response:
        await unsealed(request)
        code = request.path_params["code"]
        async with request.form() as form:
            await tap(keeper_of(request), code, sitting(request, code), form)
        return reply(request, code)

    return Route(f"/t/{{code}}/{name}", tapped, methods=["POST"], include_in_schema=False)


ROUTES = (route("look", look), route("answer", answer), route("lean", lean, unmoved), route("ready", ready))
