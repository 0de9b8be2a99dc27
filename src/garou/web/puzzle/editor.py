"""The pages that make a puzzle and pass it on: the puzzle itself is in their address, and nothing of it is kept."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse

from garou.games import DEFAULT_EDITION
from garou.puzzles.values import IllegalPuzzle, Puzzle
from garou.texts import Words
from garou.web import addresses
from garou.web.people import words_of
from garou.web.render import page

from .changing import bare
from .drawing import drawn
from .editing import AT, doors, here, sheet
from .linking import GAME, LONGEST_NAME, link, linked
from .pages import RACKS, pieces
from .verdicts import Word, assayed, expected, unsaid, worded

router = APIRouter(include_in_schema=False)


def _asked(request: Request) -> Puzzle:
    """That of the address; a bare table where it has none."""
    if any(key == GAME for key, _ in request.query_params.multi_items()):
        return linked(request.query_params.multi_items())
    game = next(iter(DEFAULT_EDITION))
    return bare(game, DEFAULT_EDITION[game])


@router.get("/puzzles/new")
async def new(request: Request) -> Response:
    """The street of the puzzle, or a sheet on which something of it is chosen."""
    puzzle, spoken = _asked(request), words_of(request)
    at = request.query_params.get(AT, "")
    shown = sheet(puzzle, at, spoken) if at else None
    if at and shown is None:
        raise IllegalPuzzle("no-puzzle-there")
    if shown:
        return page(request, "puzzle/sheet.html", words=spoken, mood="day", s=shown, longest=LONGEST_NAME)
    await expected(request)
    return _street(request, puzzle, _unasked(puzzle, spoken), spoken)


def _unasked(puzzle: Puzzle, words: Words) -> Word | None:
    """What can be said without looking for answers; none where it is worth looking."""
    return None if puzzle.said else unsaid(words)


@router.get("/puzzles/verdict")
async def verdict(request: Request) -> Response:
    """The same page with what was found out."""
    puzzle, spoken = _asked(request), words_of(request)
    said = _unasked(puzzle, spoken) or worded(puzzle, await assayed(request, puzzle), spoken)
    return _street(request, puzzle, said, spoken)


def _street(request: Request, puzzle: Puzzle, said: Word | None, spoken: Words) -> Response:
    return page(
        request,
        "puzzle/new.html",
        words=spoken,
        mood="day",
        p=drawn(puzzle, spoken),
        doors=doors(puzzle),
        said=said,
        rack=RACKS[said.level] if said and said.good else "",
        check=link(addresses.PUZZLE_VERDICT, puzzle),
        made=link(addresses.PUZZLE_MADE, puzzle),
    )


@router.get("/puzzles/made")
async def made(request: Request) -> Response:
    """To be solved, by whoever has the link; what is no puzzle yet goes back to where it is made."""
    puzzle, spoken = _asked(request), words_of(request)
    found = await assayed(request, puzzle)
    solved = found.verdict.solved if found.verdict else None
    if solved is None:
        return RedirectResponse(here(puzzle), 303)
    put = pieces(solved, spoken, "")
    return page(request, "puzzle/play.html", words=spoken, mood="day", number="", put=put, change=here(puzzle))
