"""What an organiser shows and hands out: the draw on paper, the standings, and a screen for the hall."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from markupsafe import Markup

from garou.rooms.cup.cup import Cup
from garou.rooms.hall import TurnedAway
from garou.texts import Words, words
from garou.web import addresses
from garou.web.doorplate import doorplate
from garou.web.live import Stream
from garou.web.people import words_of
from garou.web.render import page, rendered

from .brackets import bracket
from .pages import cups_of, following
from .standings import as_csv, evenings, season_table, standings

router = APIRouter(include_in_schema=False)


@router.get("/cup/{code}/draw")
async def draw(request: Request, code: str) -> Response:
    """The last round: who sits where, for the wall and for each table."""
    found = bracket(cups_of(request).find(code).room, "", words_of(request))
    if not (found.elimination and found.stages):
        raise TurnedAway("nothing-drawn")
    door = doorplate(request, addresses.cup(code))
    return page(request, "cup/draw.html", mood="day", c=found, stage=found.stages[-1], door=door)


@router.get("/cup/{code}/standings")
async def sheet(request: Request, code: str) -> Response:
    """On paper: who stands where, and how it came to that."""
    cup, spoken = cups_of(request).find(code).room, words_of(request)
    return page(
        request,
        "cup/standings.html",
        mood="day",
        c=bracket(cup, "", spoken),
        standings=season_table(cup, spoken) if cup.season else standings(cup, spoken),
        evenings=evenings(cup, spoken) if cup.season else (),
        door=doorplate(request, addresses.cup(code)),
    )


@router.get("/cup/{code}/standings.csv")
async def spreadsheet(request: Request, code: str) -> Response:
    cup, spoken = cups_of(request).find(code).room, words_of(request)
    written = as_csv(standings(cup, spoken), spoken("cup-csv.separator"))
    headers = {"content-disposition": f'attachment; filename="{cup.code}.csv"'}
    return Response(written, media_type="text/csv; charset=utf-8", headers=headers)


# --- For everybody in the hall -----------------------------------------------------------------------


@router.get("/cup/{code}/hall")
async def hall(request: Request, code: str) -> Response:
    """A screen on the wall: who plays where now, and who leads. The same for whoever looks."""
    cup = cups_of(request).find(code).room
    drawn = Markup(draw_hall(request, cup, None, words_of(request)))  # noqa: S704  # rendered by a template of ours
    return page(request, "cup/hall.html", code=code, name=cup.name, inner=drawn, live=True)


@router.get("/cup/{code}/hall/stream", response_class=Stream)
async def follow_hall(request: Request, code: str) -> Stream:
    return following(request, code, None, draw_hall)


def draw_hall(request: Request, cup: Cup, number: int | None, spoken: Words) -> str:
    door, found = doorplate(request, addresses.cup(cup.code)), bracket(cup, "", spoken)
    return rendered("cup/hall-inner.html", t=words(spoken.lang), c=found, door=door)
