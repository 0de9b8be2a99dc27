"""What anybody at a table does now and then: stop the clock, hand the seat on, leave, play again."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Form, Request, Response
from fastapi.responses import RedirectResponse

from garou.rooms import clock, emblems, lobby, seating
from garou.web import addresses
from garou.web.people import Text, done, keeper_of, sitting
from garou.web.sealing import unsealed

from .coming import fragment, reader_words
from .wearing import choosable

router = APIRouter(dependencies=[Depends(unsealed)], include_in_schema=False)


@router.post("/t/{code}/again")
async def again(request: Request, code: str, at_once: Annotated[bool, Form()] = False) -> Response:
    await lobby.again(keeper_of(request), code, sitting(request, code), at_once=at_once)
    return done(request, code)


@router.post("/t/{code}/another")
async def another(request: Request, code: str, on: Annotated[bool, Form()] = True) -> Response:
    await lobby.another(keeper_of(request), code, sitting(request, code), on=on)
    return done(request, code)


@router.post("/t/{code}/pause")
async def pause(request: Request, code: str, on: Annotated[bool, Form()] = True) -> Response:
    await clock.pause(keeper_of(request), code, sitting(request, code), on=on)
    return done(request, code)


@router.post("/t/{code}/longer")
async def longer(request: Request, code: str) -> Response:
    await clock.lengthen(keeper_of(request), code, sitting(request, code))
    return done(request, code)


@router.post("/t/{code}/hand")
async def hand(request: Request, code: str, chair: Annotated[int, Form()], bot: Annotated[bool, Form()]) -> Response:
    await seating.hand(keeper_of(request), code, sitting(request, code), chair, bot=bot)
    return done(request, code)


@router.post("/t/{code}/rename")
async def rename(request: Request, code: str, name: Text) -> Response:
    await seating.rename(keeper_of(request), code, sitting(request, code), name)
    return done(request, code)


@router.get("/t/{code}/emblems")
async def to_wear(request: Request, code: str) -> Response:
    """The signs a house may have, and whose they are."""
    room, chair = keeper_of(request).find(code).room, sitting(request, code)
    spoken = reader_words(request, room, chair)
    return fragment(request, "table/emblems.html", spoken, code=code, emblems=choosable(room, chair, spoken))


@router.post("/t/{code}/emblem")
async def wear(request: Request, code: str, emblem: Text = "") -> Response:
    await emblems.wear(keeper_of(request), code, sitting(request, code), emblem)
    return done(request, code)


@router.post("/t/{code}/leave")
async def leave(request: Request, code: str) -> Response:
    """A seat that a bot keeps warm is still this device's to take back."""
    keeper, chair = keeper_of(request), sitting(request, code)
    await seating.leave(keeper, code, chair)
    response = RedirectResponse(addresses.HOME, 303)
    if not keeper.find(code).room.seats(chair):
        response.delete_cookie(f"garou-seat-{code}", path=addresses.table(code))
    return response
