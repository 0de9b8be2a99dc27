"""A seat goes to another device: its link is made here, shown there, and asked about before it is used."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Form, Request, Response
from fastapi.responses import JSONResponse, RedirectResponse

from garou.rooms import moving, returning, seating
from garou.rooms.cup import moving as in_cups
from garou.rooms.room import Chair
from garou.web import addresses, arriving
from garou.web.arriving import Arrival
from garou.web.cup.pages import cups_of
from garou.web.doorplate import doorplate
from garou.web.people import Text, keep_seat, keeper_of, sitting, token_of
from garou.web.render import page
from garou.web.sealing import unsealed

router = APIRouter(dependencies=[Depends(unsealed)], include_in_schema=False)


@router.post("/t/{code}/device")
async def device(request: Request, code: str) -> Response:
    """The link; what it holds after # never reaches a server's log."""
    door = doorplate(request, _link(request, code, sitting(request, code)))
    return JSONResponse({"address": door.address, "qr": door.qr})


def _link(request: Request, code: str, chair: Chair) -> str:
    """Whoever plays in a tournament moves there, with all they have in it: the seat follows."""
    room = keeper_of(request).find(code).room
    if not room.cup:
        return f"{addresses.table(code, 'move')}#{moving.link(keeper_of(request), code, chair)}"
    cups = cups_of(request)
    number = cups.find(room.cup).room.number_of(room.called(chair))
    return f"{addresses.cup(room.cup, 'move')}#{in_cups.link(cups, room.cup, number, number)}"


@router.get("/t/{code}/move")
async def arrive(request: Request, code: str) -> Response:
    """The same for everybody: its script hands on what the address holds after #."""
    keeper_of(request).find(code)
    return page(request, "table/move.html", there=addresses.table(code))


@router.post("/t/{code}/move/ask")
async def hand_on(request: Request, code: str, link: Text) -> Response:
    """To whoever asks about it; a link that is void is told so at once."""
    moving.linked(keeper_of(request), code, link)
    return arriving.hand_on(request, addresses.table(code), link)


@router.get("/t/{code}/move/ask")
async def ask(request: Request, code: str) -> Response:
    """Whose seat it would bring here, and what it would take the place of."""
    keeper = keeper_of(request)

    def brought(link: str) -> Arrival:
        room, chair = keeper.find(code).room, moving.linked(keeper, code, link)
        mine = seating.chair(keeper, code, token_of(request, code))
        return Arrival(room.called(chair), room.called(mine), mine == chair)

    return arriving.ask(request, code, addresses.table(code), brought)


@router.post("/t/{code}/move")
async def move(request: Request, code: str, link: Text) -> Response:
    token = await moving.move(keeper_of(request), code, link)
    response = RedirectResponse(addresses.table(code), 303)
    keep_seat(request, response, code, token)
    arriving.forget_link(response, addresses.table(code))
    return response


@router.post("/t/{code}/back")
async def come_back(request: Request, code: str, chair: Annotated[int, Form()]) -> Response:
    """From another device than the one that left: for the host to believe."""
    token = returning.ask(keeper_of(request), code, chair)
    response = RedirectResponse(addresses.table(code), 303)
    keep_seat(request, response, code, token)
    return response
