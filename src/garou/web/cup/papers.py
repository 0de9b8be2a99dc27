"""What an organiser puts on paper: the draw of a round, with a box for whoever wins."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from garou.rooms.hall import TurnedAway
from garou.web import addresses
from garou.web.doorplate import doorplate
from garou.web.people import words_of
from garou.web.render import page

from .brackets import bracket
from .pages import cups_of

router = APIRouter()


@router.get("/cup/{code}/draw")
async def draw(request: Request, code: str) -> Response:
    """The last round: who sits where, for the wall and for each table."""
    found = bracket(cups_of(request).find(code).room, "", words_of(request))
    if not (found.elimination and found.stages):
        raise TurnedAway("nothing-drawn")
    door = doorplate(request, addresses.cup(code))
    return page(request, "cup/draw.html", mood="day", c=found, stage=found.stages[-1], door=door)
