"""How a game gets into the book of a season, and out of it."""

from __future__ import annotations

from datetime import date
from typing import Annotated

from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import RedirectResponse

from garou.games import DEFAULT_EDITION, GAMES
from garou.rooms.codes import meant
from garou.rooms.cup import booking
from garou.rooms.cup.cup import Cup
from garou.rooms.hall import TurnedAway
from garou.texts.narrator import refusal
from garou.tournaments.season import SeasonGame
from garou.web import addresses
from garou.web.carrying import Fields
from garou.web.counting import MISSES, missed
from garou.web.people import Text, words_of
from garou.web.render import page

from .entry import entered
from .pages import back, cups_of, taking_part, who
from .seasons import tonight

router = APIRouter(include_in_schema=False)

OFFERED = {"no-such-cup": 404, "no-season": 409, "not-the-keeper": 403, "entered-already": 409}
HOWS = ("hand", "settled", "led")
BY_HAND = "result-"  # and an entrant's number: the field that says how they fared


@router.get("/book")
async def open_book(request: Request) -> Response:
    return page(request, "cup/book.html")


@router.post("/book")
async def hand_on(code: Text) -> Response:
    """To the book that is called so, with all that was sent: only there does a phone show whose it is."""
    return RedirectResponse(addresses.cup(meant(code) or "-", "played"), 307)


@router.post("/cup/{code}/played")
async def played(request: Request, code: str) -> Response:
    """A game that one of our pages has settled, or one that was entered by hand."""
    fields = await request.form()
    try:
        await _enter(request, code, fields)
    except TurnedAway as refused:
        if refused.reason not in OFFERED or fields.get("how") == HOWS[0]:
            raise
        return await _offer_again(request, code, fields, refused)
    return back(request, code)


async def _enter(request: Request, code: str, fields: Fields) -> None:
    cups, by = cups_of(request), _keeping(request, code)
    game = _read(fields, cups.find(code).room, tonight(cups.keeper.wall()))
    if game.how == HOWS[0] and game.names and not (game.winners or fields.get("nobody")):
        raise TurnedAway("nobody-ticked")
    await booking.enter_game(cups, code, by, game, _since(fields, game))


def _keeping(request: Request, code: str) -> int:
    """Who keeps this book on this device; anybody else is told whose it is."""
    cup, by = cups_of(request).find(code).room, who(request, code)
    if cup.season is None:
        raise TurnedAway("no-season")
    if by is None or by != cup.organiser:
        raise TurnedAway("not-the-keeper", name=cup.host)
    return by


def _since(fields: Fields, game: SeasonGame) -> int | None:
    """A form to enter by hand says how many games there were when it was drawn: the next one may well be the same."""
    if fields.get("again"):
        return None
    drawn = str(fields.get("since", ""))
    return 0 if game.how != HOWS[0] else int(drawn) if drawn.isdecimal() else None


async def _offer_again(request: Request, code: str, fields: Fields, refused: TurnedAway) -> Response:
    """What was settled is not lost: it can be entered here again, under another code, or once the book is here."""
    if refused.reason in MISSES:
        await missed(request, code)
    spoken = words_of(request)
    return page(
        request,
        "cup/not-entered.html",
        status=OFFERED[refused.reason],
        reason=refused.reason,
        title=spoken(f"help-error-{refused.reason}"),
        message=refusal(spoken, refused),
        book=entered(fields),
        code="" if refused.reason in MISSES else code,
        here=addresses.BOOK,
    )


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
