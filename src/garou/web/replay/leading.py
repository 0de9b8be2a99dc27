"""The film of a game that is just over, looked at together: one device leads, and those who like follow."""

from __future__ import annotations

import json
from typing import Annotated

from fastapi import APIRouter, Depends, Form, Request, Response
from fastapi.responses import RedirectResponse
from starlette.types import Receive, Scope, Send

from garou.rooms import leading, seating
from garou.rooms.hall import TurnedAway
from garou.rooms.keeper import Keeper
from garou.rooms.leading import LONGEST
from garou.rooms.room import Chair, Room
from garou.web import addresses
from garou.web.live import Stream
from garou.web.people import keeper_of, sitting, token_of
from garou.web.sealing import unsealed

router = APIRouter(dependencies=[Depends(unsealed)], include_in_schema=False)

OVER = b"event: over\nretry: 60000\ndata: \n\n"  # the next game has begun, and this film is one of the past
BEAT = ": still here\n\n"


class FilmStream(Stream):
    """A stream of the film; as long as it is open its reader looks along."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        keeper: Keeper = scope["app"].state.keeper
        with keeper.films.open(self.code, self.chair):
            await super().__call__(scope, receive, send)


@router.get("/t/{code}/games/{number}/follow")
async def follow(request: Request, code: str, number: int) -> Stream:
    """Who leads and where they are: now, and each time it changes."""
    keeper = keeper_of(request)
    room = keeper.find(code).room
    if not leading.may_be_led(room, number):
        raise TurnedAway("game-going-on" if room.going else "film-over")
    chair = seating.chair(keeper, code, token_of(request, code))
    told = _Told(keeper, chair)

    def holds(now: Room) -> bool:
        return leading.may_be_led(now, number)

    return FilmStream(keeper, room.code, chair, news=told.news, sign=lambda: BEAT, holds=holds, farewell=lambda _: OVER)


class _Told:
    """What this reader was told last."""

    def __init__(self, keeper: Keeper, chair: Chair | None) -> None:
        self.keeper, self.chair, self.last = keeper, chair, ""

    def news(self, room: Room) -> bytes | None:
        text = state(self.keeper, room, self.chair)
        if text == self.last:
            return None
        self.last = text
        return f"data: {text}\n\n".encode()


def state(keeper: Keeper, room: Room, chair: Chair | None) -> str:
    """Names alone: whom one may hand the lead on to is said to whoever has it."""
    led, watching = keeper.films.led(room), keeper.films.watching(room)
    mine = led is not None and led.chair == chair
    return json.dumps(
        {
            "leader": room.called(led.chair) if led else "",
            "mine": mine,
            "at": led.at if led else 0,
            "others": [[one, room.called(one)] for one in watching if one != chair] if mine else [],
        }
    )


@router.post("/t/{code}/games/{number}/lead")
async def lead(
    request: Request,
    code: str,
    number: int,
    *,
    what: Annotated[str, Form(max_length=8)],
    at: Annotated[int, Form(ge=0, lt=LONGEST)] = 0,
    to: Annotated[int, Form(ge=0, le=9999)] = 0,
) -> Response:
    """`take` it, `show` where one is, `hand` it on, or leave it `free`."""
    keeper, chair = keeper_of(request), sitting(request, code)
    if what == "take":
        leading.lead(keeper, code, chair, number, at)
    elif what == "show":
        leading.show(keeper, code, chair, number, at)
    else:
        leading.hand_on(keeper, code, chair, number, to if what == "hand" else None)
    if request.headers.get("hx-request"):
        return Response(status_code=204)
    return RedirectResponse(addresses.game(code, number, "replay"), 303)
