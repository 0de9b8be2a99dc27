"""What anybody at a table does: answer, vote, get ready, hand the seat on, leave."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import JSONResponse, RedirectResponse

from garou.engine.values import DECLINED, Choice, Slot
from garou.rooms.hall import TurnedAway

from .people import Text, done, keep_seat, keeper_of, sitting
from .render import page
from .tables import qr

router = APIRouter()


@router.post("/t/{code}/look")
async def look(request: Request, code: str) -> Response:
    await keeper_of(request).look(code, sitting(request, code))
    return done(request, code)


@router.post("/t/{code}/answer")
async def answer(
    request: Request,
    code: str,
    *,
    window: Annotated[int, Form()],
    choice: Annotated[list[str] | None, Form()] = None,
    decline: Text = "",
    confirm: Text = "",
) -> Response:
    """An answer, or a tap in one's sleep: the same form, the same reply. Declining outweighs what was tapped before."""
    if confirm and not choice:
        raise TurnedAway("nothing-chosen")
    chosen = DECLINED if decline else read_choice(choice or [])
    await keeper_of(request).answer(code, sitting(request, code), window, chosen)
    return done(request, code)


def read_choice(parts: list[str]) -> Choice:
    return tuple(Slot(int(part)) if part.isascii() and part.isdigit() and len(part) < 3 else part for part in parts[:5])


@router.post("/t/{code}/ready")
async def ready(request: Request, code: str, on: Annotated[bool, Form()] = True) -> Response:
    await keeper_of(request).ready(code, sitting(request, code), on=on)
    return done(request, code)


@router.post("/t/{code}/again")
async def again(request: Request, code: str, at_once: Annotated[bool, Form()] = False) -> Response:
    await keeper_of(request).again(code, sitting(request, code), at_once=at_once)
    return done(request, code)


@router.post("/t/{code}/pause")
async def pause(request: Request, code: str, on: Annotated[bool, Form()] = True) -> Response:
    await keeper_of(request).pause(code, sitting(request, code), on=on)
    return done(request, code)


@router.post("/t/{code}/longer")
async def longer(request: Request, code: str) -> Response:
    await keeper_of(request).lengthen(code, sitting(request, code))
    return done(request, code)


@router.post("/t/{code}/lean")
async def lean(
    request: Request,
    code: str,
    window: Annotated[int, Form()],
    choice: Annotated[list[str] | None, Form()] = None,
) -> Response:
    """A finger pointed and not confirmed. Every phone sends it, awake or not; the reply is always the same."""
    await keeper_of(request).lean(code, sitting(request, code), window, read_choice(choice or []))
    return Response(status_code=204)


@router.post("/t/{code}/hand")
async def hand(request: Request, code: str, chair: Annotated[int, Form()], bot: Annotated[bool, Form()]) -> Response:
    await keeper_of(request).hand(code, sitting(request, code), chair, bot=bot)
    return done(request, code)


@router.post("/t/{code}/leave")
async def leave(request: Request, code: str) -> Response:
    await keeper_of(request).leave(code, sitting(request, code))
    response = RedirectResponse("/", 303)
    response.delete_cookie(f"garou-seat-{code}", path=f"/t/{code}")
    return response


@router.post("/t/{code}/device")
async def device(request: Request, code: str) -> Response:
    """The link that moves this seat to another device; what it holds after # never reaches a server's log."""
    token = await keeper_of(request).renew(code, sitting(request, code))
    address = f"{request.url.scheme}://{request.url.netloc}/t/{code}/move#{token}"
    response = JSONResponse({"address": address, "qr": qr(address)})
    keep_seat(request, response, code, token)
    return response


@router.get("/t/{code}/move")
async def moving(request: Request, code: str) -> Response:
    keeper_of(request).find(code)
    return page(request, "move.html", code=code)


@router.post("/t/{code}/move")
async def move(request: Request, code: str, token: Text) -> Response:
    if keeper_of(request).chair(code, token) is None:
        raise TurnedAway("no-seat")
    response = RedirectResponse(f"/t/{code}", 303)
    keep_seat(request, response, code, token)
    return response
