"""How a game gets into the book of a season, and out of it."""

from __future__ import annotations

from datetime import date
from typing import Annotated

from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import RedirectResponse

from garou.games import DEFAULT_EDITION, GAMES
from garou.rooms.cup import booking
from garou.rooms.cup.cup import Cup
from garou.rooms.hall import TurnedAway
from garou.tournaments.season import SeasonGame
from garou.web import addresses
from garou.web.carrying import Fields
from garou.web.people import Text
from garou.web.render import page

from .pages import back, cups_of, taking_part
from .seasons import tonight

router = APIRouter()

HOWS = ("hand", "settled", "led")
BY_HAND = "result-"  # and an entrant's number: the field that says how they fared


@router.get("/book")
async def open_book(request: Request) -> Response:
    return page(request, "cup/book.html")


@router.post("/book")
async def hand_on(code: Text) -> Response:
    """To the book that is called so, with all that was sent: only there does a phone show whose it is."""
    spoken = "-".join(code.lower().replace("-", " ").split())
    return RedirectResponse(addresses.cup(spoken or "-", "played"), 307)


@router.post("/cup/{code}/played")
async def played(request: Request, code: str) -> Response:
    """A game that one of our pages has settled, or one that was entered by hand."""
    cups, by, fields = cups_of(request), taking_part(request, code), await request.form()
    game = _read(fields, cups.find(code).room, tonight(cups.keeper.wall()))
    await booking.enter_game(cups, code, by, game)
    return back(request, code)


@router.post("/cup/{code}/strike")
async def strike(request: Request, code: str, number: Annotated[int, Form(ge=0)]) -> Response:
    await booking.strike(cups_of(request), code, taking_part(request, code), number)
    return back(request, code)


def _read(fields: Fields, cup: Cup, today: date) -> SeasonGame:
    """What cannot be meant is left out; who decides whether the rest can be is the season."""
    names = [str(name) for name in fields.getlist("name")]
    won = [names[int(seat)] for seat in fields.getlist("won") if str(seat).isdecimal() and int(seat) < len(names)]
    for number, one in cup.people.items():
        if (result := fields.get(f"{BY_HAND}{number}")) in ("won", "lost"):
            names.append(one.name)
            won += [one.name] if result == "won" else []
    cards = tuple(str(card) for card in fields.getlist("card"))
    how, game = str(fields.get("how", "")), str(fields.get("game", ""))
    return SeasonGame(
        number=0,
        evening=_evening(str(fields.get("evening", "")), today),
        names=tuple(names),
        winners=tuple(won),
        game=game if game in DEFAULT_EDITION else "",
        how=how if how in HOWS else HOWS[0],
        cards=cards if len(cards) == len(names) and all(map(_known, cards)) else (),
    )


def _known(card: str) -> bool:
    return any(card in rules.roles for rules in GAMES.values())


def _evening(said: str, today: date) -> date:
    if not said:
        return today
    try:
        return date.fromisoformat(said)
    except ValueError:
        raise TurnedAway("no-such-day", found=said[:40]) from None
