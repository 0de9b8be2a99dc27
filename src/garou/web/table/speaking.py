"""Talk on the pages: chat, claims tapped together, gestures, private tokens and notes."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Form, Request, Response

from garou.rooms import reacting, seating, talking
from garou.rooms.hall import TurnedAway
from garou.rooms.room import Chair, Room
from garou.talk.gestures import POINT
from garou.texts.claimed import OFFERED
from garou.web import addresses
from garou.web.choices import read_choice
from garou.web.faces import narrator_of
from garou.web.people import Text, done, keeper_of, sitting, token_of
from garou.web.sealing import unsealed

from . import signs, talks
from .claiming import claiming
from .coming import fragment, reader, reader_words
from .gesturing import gesturing
from .offering import offers, read

router = APIRouter(dependencies=[Depends(unsealed)], include_in_schema=False)

Line = Annotated[str, Form(max_length=1000)]
Note = Annotated[str, Form(max_length=4000)]
Target = Annotated[int | None, Form()]
Parts = Annotated[list[str] | None, Form(max_length=4)]
Offered = Annotated[list[Text] | None, Form(max_length=OFFERED)]


@router.post("/t/{code}/say")
async def say(request: Request, code: str, text: Line = "") -> Response:
    """Said aloud; what it claims is offered as claims to whoever said it, and to nobody else."""
    chair = sitting(request, code)
    await talking.speak(keeper_of(request), code, chair, text)
    room = keeper_of(request).find(code).room
    spoken = reader_words(request, room, chair)
    taps = offers(room, chair, text, narrator_of(room, spoken)) if request.headers.get("hx-request") else ()
    if not taps:
        return done(request, code)
    return fragment(request, "table/offer.html", spoken, code=code, taps=taps)


@router.get("/t/{code}/talk")
async def talk(request: Request, code: str, watch: bool = False) -> Response:
    """Everything that was said, and every claim."""
    room, chair = reader(request, code, watch=watch)
    spoken = reader_words(request, room, chair)
    seat = room.seat_of(chair) if chair is not None else None
    narrator = narrator_of(room, spoken)
    claims, lines = talks.claims_told(room, narrator), talks.all_lines(room, seat, narrator)
    heard = {"lines": talks.all_lines(room, None, narrator)}
    return fragment(request, "table/talk.html", spoken, as_long_as=heard, code=code, lines=lines, claims=claims)


@router.get("/t/{code}/said/{seat}")
async def said(request: Request, code: str, seat: int) -> Response:
    """All that one seat has claimed: said before everybody, so whoever reads it reads the same."""
    room = keeper_of(request).find(code).room
    spoken = reader_words(request, room, seating.chair(keeper_of(request), code, token_of(request, code)))
    told = signs.sheet(room, seat, narrator_of(room, spoken))
    return fragment(request, "table/said.html", spoken, code=code, said=told)


@router.get("/t/{code}/claim")
async def claim_anew(request: Request, code: str) -> Response:
    """The kinds of claims there are."""
    return _half_made(request, code)


@router.post("/t/{code}/claim/so-far")
async def claim_so_far(request: Request, code: str, kind: Text = "", part: Parts = None) -> Response:
    """One tap further: the next blank, or the whole claim to confirm.

    Sent, not asked for: an address stays in the history of a phone and in the logs on the way, and a lie that was
    thought better of is nobody's business.
    """
    return _half_made(request, code, kind, tuple(part or ()))


@router.post("/t/{code}/claim")
async def claim(request: Request, code: str, kind: Text, part: Parts = None) -> Response:
    parts = read_choice(part or ())
    await talking.claim(keeper_of(request), code, sitting(request, code), kind, parts)
    return done(request, code)


@router.post("/t/{code}/claims")
async def claims(
    request: Request, code: str, said: Offered = None, all: Offered = None
) -> Response:  # as the form calls it
    """Made of what was said: one of them, or all."""
    for one in said or all or ():
        kind, parts = read(one)
        await talking.claim(keeper_of(request), code, sitting(request, code), kind, read_choice(parts))
    return done(request, code)


@router.post("/t/{code}/take-back")
async def take_back(request: Request, code: str) -> Response:
    await talking.take_back(keeper_of(request), code, sitting(request, code))
    return done(request, code)


@router.get("/t/{code}/gestures")
async def gestures(request: Request, code: str) -> Response:
    """What can be shown without a word."""
    room, chair = _at_table(request, code)
    spoken = reader_words(request, room, chair)
    hands = gesturing(room, chair, narrator_of(room, spoken))
    return fragment(request, "table/gestures.html", spoken, private=True, code=code, g=hands)


@router.post("/t/{code}/gesture")
async def gesture(request: Request, code: str, kind: Text = POINT, at: Target = None) -> Response:
    await talking.gesture(keeper_of(request), code, sitting(request, code), kind, at)
    return done(request, code)


@router.post("/t/{code}/react")
async def react(request: Request, code: str, kind: Text = "") -> Response:
    """What one thinks of it, in passing."""
    await reacting.react(keeper_of(request), code, sitting(request, code), kind)
    return done(request, code)


@router.get("/t/{code}/notebook")
async def notebook(request: Request, code: str) -> Response:
    room, chair = _at_table(request, code)
    spoken = reader_words(request, room, chair)
    written = talks.notebook(room, chair, narrator_of(room, spoken))
    return fragment(request, "table/notebook.html", spoken, private=True, code=code, book=written)


@router.post("/t/{code}/token")
async def token(request: Request, code: str, seat: Annotated[int, Form()], role: Text = "") -> Response:
    await talking.put_token(keeper_of(request), code, sitting(request, code), seat, role)
    return done(request, code)


@router.post("/t/{code}/note")
async def note(request: Request, code: str, text: Note = "") -> Response:
    await talking.note(keeper_of(request), code, sitting(request, code), text)
    return done(request, code)


def _half_made(request: Request, code: str, kind: str = "", parts: tuple[str, ...] = ()) -> Response:
    room, chair = _at_table(request, code)
    spoken = reader_words(request, room, chair)
    so_far = claiming(room, chair, narrator_of(room, spoken), kind, parts)
    return fragment(request, "table/claim.html", spoken, here=addresses.table(code, "claim"), code=code, c=so_far)


def _at_table(request: Request, code: str) -> tuple[Room, Chair]:
    room, chair = reader(request, code, watch=False)
    if chair is None:
        raise TurnedAway("no-seat")
    return room, chair
