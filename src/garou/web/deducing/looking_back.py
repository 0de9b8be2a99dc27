"""The page of a finished game on which its chances are drawn; which claims are believed comes along with it."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Form, Request, Response

from garou.record.judge import judged
from garou.record.values import Record
from garou.rooms import archiving
from garou.rooms.hall import TurnedAway
from garou.rooms.room import Phase
from garou.talk.transcript import Uttered
from garou.texts.narrator import Narrator
from garou.web import addresses
from garou.web.booth import made
from garou.web.people import keeper_of, words_of
from garou.web.render import page
from garou.web.sealing import unsealed

from .hindsight import hindsight, query, recalled
from .study import studied

router = APIRouter(dependencies=[Depends(unsealed)], include_in_schema=False)

Numbers = Annotated[list[int] | None, Form(max_length=240)]
Number = Annotated[int, Form(ge=-1, le=239)]


@router.get("/t/{code}/chances")
async def last_game(request: Request, code: str) -> Response:
    """With everything believed that was true."""
    return await _page(request, code, 0, None, -1)


@router.post("/t/{code}/chances")
async def last_game_otherwise(request: Request, code: str, believe: Numbers = None, turn: Number = -1) -> Response:
    return await _page(request, code, 0, believe or [], turn)


@router.get("/t/{code}/games/{number}/chances")
async def past_game(request: Request, code: str, number: int) -> Response:
    return await _page(request, code, number, None, -1)


@router.post("/t/{code}/games/{number}/chances")
async def past_game_otherwise(
    request: Request, code: str, number: int, believe: Numbers = None, turn: Number = -1
) -> Response:
    return await _page(request, code, number, believe or [], turn)


async def _page(request: Request, code: str, number: int, believe: list[int] | None, turn: int) -> Response:
    record, talk = _game(request, code, number)
    game = await made(request, lambda: judged(record))
    said = recalled(game, talk)
    wanted = {one.number for one in said if one.true} if believe is None else {*believe}
    wanted ^= {turn} & {one.number for one in said}
    believed = [one for one in said if one.number in wanted]
    spoken = words_of(request)
    narrator = Narrator(spoken, record.game, record.players, record.rules.places)
    shown = hindsight(game, said, believed, await studied(request, query(record, believed)), narrator)
    stem = addresses.game(code, number) if number else addresses.table(code)
    here = addresses.below(stem, "chances")
    film = addresses.below(stem, "replay")
    return page(request, "replay/chances.html", words=spoken, told=True, mood="day", here=here, h=shown, film=film)


def _game(request: Request, code: str, number: int) -> tuple[Record, tuple[Uttered, ...]]:
    """Only when all is told: until then it is refused like the record."""
    keeper = keeper_of(request)
    if number:
        past = archiving.past(keeper, code, number)
        return past.record, past.talk
    room = keeper.find(code).room
    if room.phase is not Phase.OVER:
        raise TurnedAway("game-going-on")
    kept = room.ledger.find(room.ledger.dealt)
    return room.record, kept.talk if kept else ()
