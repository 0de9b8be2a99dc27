"""The shelf of puzzles, the page that solves one, and all of them in one piece for a phone without a network."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime
from functools import cache

from fastapi import APIRouter, HTTPException, Request, Response

from garou.puzzles.shelf import DUSKS, of_the_day, racks
from garou.puzzles.values import LEVELS, Solved
from garou.texts import Words, words
from garou.web.booth import made
from garou.web.people import words_of
from garou.web.render import packed, page, rendered

from .drawing import drawn, told

router = APIRouter(include_in_schema=False)

NUMBER = re.compile(r"([1-9])-([1-9][0-9]?)")


RACKS = dict(
    zip(
        (*LEVELS, DUSKS),
        (
            "puzzle-page-level-1",
            "puzzle-page-level-2",
            "puzzle-page-level-3",
            "puzzle-page-level-4",
            "puzzle-page-level-5",
            "puzzle-page-dusk",
        ),
        strict=True,
    )
)


def number_of(level: int, number: int) -> str:
    return f"{level}-{number}"


def today() -> str:
    """The same for everybody at the same moment, wherever they are."""
    return number_of(*of_the_day(datetime.now(UTC).date()))


@cache
def shelf_of(lang: str) -> bytes:
    """Every puzzle as it is put into the page, by its number."""
    spoken = words(lang)
    found = {
        number_of(level, number): pieces(one, spoken, number_of(level, number))
        for level, rack in racks().items()
        for number, one in enumerate(rack, 1)
    }
    return json.dumps(found, ensure_ascii=False, separators=(",", ":")).encode()


def pieces(found: Solved, spoken: Words, number: str) -> dict[str, object]:
    """The street as HTML, and what the script says."""
    html = rendered("puzzle/street.html", t=spoken, lang=spoken.lang, p=drawn(found.puzzle, spoken))
    return {"html": html, "told": told(found, spoken) | {"next": following(number)}}


def following(number: str) -> str:
    """The one after it on the shelf; after the last, the first."""
    order = [number_of(level, place) for level, rack in racks().items() for place in range(1, len(rack) + 1)]
    return order[(order.index(number) + 1) % len(order)] if number in order else ""


# --- Pages ----------------------------------------------------------------------------------------------


@router.get("/puzzles")
async def shelf(request: Request) -> Response:
    levels = {level: [number_of(level, n) for n in range(1, len(rack) + 1)] for level, rack in racks().items()}
    return page(request, "puzzle/shelf.html", mood="day", levels=levels, racks=RACKS, dusk=DUSKS, today=today())


@router.get("/puzzles/play")
async def play(request: Request, n: str = "") -> Response:
    """One of the shelf; that of today where none is named."""
    spoken = words_of(request)
    number = n or today()
    parts = NUMBER.fullmatch(number)
    rack = racks().get(int(parts[1]), ()) if parts else ()
    if not parts or int(parts[2]) > len(rack):
        raise HTTPException(404)
    put = pieces(rack[int(parts[2]) - 1], spoken, number)
    return page(request, "puzzle/play.html", mood="day", number=number, put=put, change="")


@router.get("/puzzles/shelf.json")
async def whole_shelf(request: Request) -> Response:
    """For a phone that keeps it; made once for each language, where it holds nobody up."""
    lang = words_of(request).lang
    written = await made(request, lambda: shelf_of(lang))
    return packed(request, Response(written, media_type="application/json"))
