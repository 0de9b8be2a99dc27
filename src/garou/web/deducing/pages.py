"""The panel on a page of its own, or over the page of the table.

What the reader doubts comes along with each question and goes back with its answer: the server keeps none of it, so
nothing happens at the table, and nobody hears of it.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Form, Request, Response

from garou.engine.values import Seat, Slot
from garou.rooms import seating
from garou.rooms.hall import TurnedAway
from garou.rooms.rights import may_deduce
from garou.rooms.room import Chair, Phase, Room
from garou.talk.claims import Said
from garou.web import addresses
from garou.web.faces import narrator_of
from garou.web.people import Text, keeper_of, token_of
from garou.web.sealing import unsealed
from garou.web.table.coming import fragment, reader, reader_words
from garou.web.table.talks import by_day

from .panels import panel, value_of
from .questions import question, standing
from .study import studied

router = APIRouter(dependencies=[Depends(unsealed)], include_in_schema=False)

MOST = 200  # claims that somebody can doubt
Doubts = Annotated[list[Text] | None, Form(max_length=MOST)]
Place = Annotated[int | None, Form(ge=0, le=99)]


@router.get("/t/{code}/deduce")
async def deduce(request: Request, code: str, *, watch: bool = False) -> Response:
    """With everything believed that was said."""
    return await _panel(request, code, frozenset(), None, watch=watch)


@router.post("/t/{code}/deduce")
async def deduce_on(
    request: Request,
    code: str,
    *,
    doubt: Doubts = None,
    turn: Text = "",
    lies: Place = None,
    about: Place = None,
    watch: bool = False,
) -> Response:
    """Sent, not asked for, as all that somebody thinks: addresses are kept by phones, and on the way."""
    return await _panel(request, code, frozenset(doubt or ()), about, turn=turn, lies=lies, watch=watch)


async def _panel(
    request: Request,
    code: str,
    doubts: frozenset[str],
    about: int | None,
    *,
    turn: str = "",
    lies: int | None = None,
    watch: bool,
) -> Response:
    room, chair = reader(request, code, watch=watch)
    allowed(request, room, chair)
    seat = room.seat_of(chair) if chair is not None else None
    heard = standing(room, seat)
    doubts = turned(turn, heard, doubts & {value_of(one) for one in heard})
    doubts |= {value_of(one) for one in heard if one.seat == lies}
    believed = tuple(one for one in heard if value_of(one) not in doubts)
    place = Slot(about) if about is not None and about < len(room.seated) else None
    asked = question(room, seat, believed, place)
    spoken = reader_words(request, room, chair)
    narrator, there = narrator_of(room, spoken), addresses.drawer(code, "deduce", watch=watch)
    answer = await studied(request, asked)
    shown = panel(asked, answer, heard, doubts, narrator)
    here = addresses.front(code, watch=watch)
    return fragment(
        request,
        "table/deduce.html",
        spoken,
        private=True,
        here=here,
        code=code,
        p=shown,
        there=there,
        game=room.played,
        seated=seat is not None,
    )


def turned(turn: str, heard: tuple[Said, ...], doubts: frozenset[str]) -> frozenset[str]:
    """One claim, or all that a seat says: believed where it was doubted, and the other way round."""
    meant = frozenset(value for one in heard if turn in ((value := value_of(one)), str(one.seat)))
    return doubts - meant if meant & doubts else doubts | meant


def allowed(request: Request, room: Room, chair: Chair | None) -> None:
    """By the rule of the table; who watches from the device of a seat is that seat."""
    if not may_deduce(room, _seat_behind(request, room, chair)):
        raise TurnedAway("no-deducing")
    if room.phase is not Phase.PLAYING or not by_day(room):
        raise TurnedAway("deduce-by-day")


def _seat_behind(request: Request, room: Room, chair: Chair | None) -> Seat | None:
    held = chair if chair is not None else seating.chair(keeper_of(request), room.code, token_of(request, room.code))
    return room.seat_of(held) if held is not None else None
