"""A place in a tournament goes to another device: its link is shown here, opened there, and asked about first."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import RedirectResponse

from garou.rooms.cup import moving
from garou.rooms.cup.cup import Cup
from garou.rooms.cup.hall import organising
from garou.rooms.hall import TurnedAway
from garou.web import addresses, arriving
from garou.web.arriving import Arrival
from garou.web.doorplate import doorplate
from garou.web.live import Stream
from garou.web.people import Text
from garou.web.render import page

from .pages import cups_of, keep_place, taking_part, who

router = APIRouter(include_in_schema=False)


@router.post("/cup/{code}/device")
async def device(request: Request, code: str, number: Annotated[int | None, Form()] = None) -> Response:
    taking_part(request, code)
    whose = "" if number is None else f"?number={number}"
    return RedirectResponse(addresses.cup(code, "device") + whose, 303)


@router.get("/cup/{code}/device")
async def show_link(request: Request, code: str, number: int | None = None) -> Response:
    """A new link as a picture, in place of any made before; what it holds after # never reaches a server's log.

    Whoever comes back to it once the place has gone is shown where it went.
    """
    cups, by = cups_of(request), who(request, code)
    if by is None:
        return RedirectResponse(addresses.cup(code), 303)
    whose = by if number is None else number
    link = moving.link(cups, code, by, whose)
    door = doorplate(request, f"{addresses.cup(code, 'move')}#{link}")
    name = cups.find(code).room.people[whose].name
    used = f"{addresses.cup(code, 'device', 'stream')}?number={whose}"
    return page(request, "cup/device.html", code=code, door=door, name=name, used=used, here=addresses.cup(code))


@router.get("/cup/{code}/device/stream", response_class=Stream)
async def until_used(request: Request, code: str, number: int) -> Stream:
    """Tells the device that shows a link when it has been used, and nothing else."""
    cups, by = cups_of(request), taking_part(request, code)
    people = cups.find(code).room.people
    if number not in people:
        raise TurnedAway("not-in-this-cup")
    if by != number:
        organising(cups.find(code).room, by)
    token = people[number].token

    def holds(cup: Cup) -> bool:
        return number in cup.people and cup.people[number].token == token

    return Stream(cups, code, None, news=_nothing, sign=_alive, holds=holds, farewell=_used)


def _nothing(_: Cup) -> None:
    return None


def _alive() -> str:
    return ":\n\n"


def _used(_: Cup) -> bytes:
    return b"event: used\ndata: yes\n\n"


@router.get("/cup/{code}/move")
async def arrive(request: Request, code: str) -> Response:
    """The same for everybody: its script hands on what the address holds after #."""
    cups_of(request).find(code)
    return page(request, "table/move.html", there=addresses.cup(code))


@router.post("/cup/{code}/move/ask")
async def hand_on(request: Request, code: str, link: Text) -> Response:
    """To whoever asks about it; a link that is void is told so at once."""
    moving.linked(cups_of(request), code, link)
    return arriving.hand_on(request, addresses.cup(code), link)


@router.get("/cup/{code}/move/ask")
async def ask(request: Request, code: str) -> Response:
    """Whose place it would bring here, and what it would take the place of."""
    cups = cups_of(request)

    def brought(link: str) -> Arrival:
        people, number, mine = cups.find(code).room.people, moving.linked(cups, code, link), who(request, code)
        return Arrival(people[number].name, people[mine].name if mine is not None else "", mine == number)

    return arriving.ask(request, code, addresses.cup(code), brought)


@router.post("/cup/{code}/move")
async def move(request: Request, code: str, link: Text) -> Response:
    token = await moving.move(cups_of(request), code, link)
    response = RedirectResponse(addresses.cup(code), 303)
    keep_place(request, response, code, token)
    arriving.forget_link(response, addresses.cup(code))
    return response
