"""Tournaments over several tables: entering, following, organising."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import RedirectResponse
from markupsafe import Markup

from garou.games import DEFAULT_EDITION
from garou.games.scenarios import SCENARIOS
from garou.homemade.coding import LONGEST_CODE, is_code
from garou.homemade.scenarios import open_to
from garou.rooms.cup import drawing, entering, keeping, moving, results
from garou.rooms.cup.cup import Cup, Format, Key
from garou.rooms.cup.hall import organising
from garou.rooms.cup.keeping import Cups
from garou.rooms.hall import TurnedAway
from garou.rooms.names import named
from garou.rooms.settings import PACES
from garou.texts import Words, words
from garou.web import addresses
from garou.web.doorplate import doorplate
from garou.web.live import MOVED, Stream, message
from garou.web.people import YEAR, Text, keep_seat, keep_token, language_of, words_of
from garou.web.render import page, rendered
from garou.web.table import lobbies
from garou.web.table.coming import first_settings

from .brackets import bracket
from .seasons import book, tonight

router = APIRouter(include_in_schema=False)

Number = Annotated[int, Form(ge=0, le=1000)]
Drawing = Callable[[Request, Cup, int | None, Words], str]
ROUNDS = (Format.ELIMINATION, Format.DUPLICATE)
LONGEST_LIST = 8_000  # characters of names, typed at once


def cups_of(request: Request) -> Cups:
    cups: Cups = request.app.state.cups
    return cups


def token_of_cup(request: Request, code: str) -> str | None:
    return request.cookies.get(f"garou-cup-{code}")


def who(request: Request, code: str) -> int | None:
    return entering.who(cups_of(request), code, token_of_cup(request, code))


def taking_part(request: Request, code: str) -> int:
    number = who(request, code)
    if number is None:
        raise TurnedAway("not-in-this-cup")
    return number


# --- Coming in -------------------------------------------------------------------------------------


@router.get("/cup")
async def new(request: Request) -> Response:
    spoken = words_of(request)
    games = {
        game: [lobbies.scenario_choice(scenario, spoken) for scenario in SCENARIOS if scenario.game == game]
        for game in DEFAULT_EDITION
    }
    paces = [lobbies.pace_choice(name, spoken, "quick") for name in PACES]
    return page(request, "cup/new.html", games=games, paces=paces, formats=[one.value for one in ROUNDS])


@router.post("/cup")
async def create(
    request: Request,
    *,
    title: Text,
    name: Text,
    plays: Annotated[bool, Form()] = False,
    format: Text = "elimination",
    game: Text = "one-night",
    scenario: Annotated[list[str] | None, Form()] = None,
    edition: Annotated[str, Form(max_length=LONGEST_CODE)] = "",
    size: Number = 5,
    pace: Text = "quick",
    deals: Number = 4,
    real: Annotated[bool, Form()] = False,
) -> Response:
    cups, lang = cups_of(request), language_of(request)
    named(name)  # before a tournament stands there that nobody organises
    fitting = [one for one in SCENARIOS if one.game == game and one.id in (scenario or ())]
    chosen = "" if is_code(edition) or not fitting else fitting[0].id
    settings = first_settings(game, chosen, lang, edition=edition)
    sizes = next(one.players for one in open_to(settings.game, settings.edition) if one.id == settings.scenario)
    near = min(sizes, key=lambda players: abs(players - size))
    kind = Format(format) if format in list(Format) else Format.ELIMINATION
    code = await entering.create(cups, title, kind, settings.with_(size=near, pace=pace), deals, real=real)
    return await _enter(request, code, name, plays=plays)


@router.post("/cup/{code}/join")
async def join(request: Request, code: str, name: Text) -> Response:
    return await _enter(request, code, name, plays=True)


async def _enter(request: Request, code: str, name: str, *, plays: bool) -> Response:
    token = await entering.join(cups_of(request), code, name, language_of(request), plays=plays)
    response = RedirectResponse(addresses.cup(code), 303)
    keep_place(request, response, code, token)
    return response


def keep_place(request: Request, response: Response, code: str, token: str) -> None:
    """A season lasts longer than a month: each visit keeps it for another year."""
    keep_token(request, response, f"garou-cup-{code}", addresses.cup(code), token, lasts=YEAR)


@router.get("/cup/{code}/seat")
async def seat(request: Request, code: str) -> Response:
    """To the table one has to be at now, with the seat in hand."""
    number, token = taking_part(request, code), token_of_cup(request, code)
    room = await drawing.table(cups_of(request), code, number)
    if room is None or token is None:
        return RedirectResponse(addresses.cup(code), 303)
    response = RedirectResponse(addresses.table(room), 303)
    keep_seat(request, response, room, token)
    return response


# --- Looking ---------------------------------------------------------------------------------------


@router.get("/cup/{code}")
async def show(request: Request, code: str) -> Response:
    cup, number = cups_of(request).find(code).room, who(request, code)
    found = page(
        request,
        "cup/cup.html",
        code=code,
        name=cup.name,
        inner=Markup(draw(request, cup, number, words_of(request))),  # noqa: S704  # rendered by a template of ours
        live=True,
    )
    if number is not None and (token := token_of_cup(request, code)):
        keep_place(request, found, code, token)
    return found


@router.get("/cup/{code}/stream", response_class=Stream)
async def follow(request: Request, code: str) -> Stream:
    return following(request, code, who(request, code), draw)


def following(request: Request, code: str, number: int | None, draw: Drawing) -> Stream:
    """What `draw` draws, each time it is something else; until the place goes to another device."""
    cups, spoken = cups_of(request), words_of(request)
    people = cups.find(code).room.people
    token = people[number].token if number is not None else None
    drawn = ""
    pushes = 0

    def news(cup: Cup) -> bytes | None:
        nonlocal drawn, pushes
        fresh = draw(request, cup, number, spoken)
        if fresh == drawn:
            return None
        drawn, pushes = fresh, pushes + 1
        return message(drawn, pushes)

    def holds(cup: Cup) -> bool:
        return number is None or number not in cup.people or cup.people[number].token == token

    def farewell(cup: Cup) -> bytes:
        return message(draw(request, cup, None, spoken), pushes + 1) + MOVED

    def sign() -> str:
        return f"event: clock\ndata: {cups.clock():.3f}\n\n"

    return Stream(cups, code, None, news=news, sign=sign, holds=holds, farewell=farewell)


def draw(request: Request, cup: Cup, number: int | None, spoken: Words) -> str:
    entrant = cup.people.get(number) if number is not None else None
    mine = entrant.name if entrant and entrant.plays and not entrant.gone else ""
    return rendered(
        "cup/season.html" if cup.season else "cup/inner.html",
        b=book(cup, spoken, tonight(cups_of(request).keeper.wall())) if cup.season else None,
        t=words(spoken.lang),
        lang=spoken.lang,
        c=bracket(cup, mine, spoken),
        me=number,
        mine=mine,
        named=entrant.name if entrant else "",
        gone=bool(entrant and entrant.gone),
        moved=number is None and moving.moved(cups_of(request), cup.code, token_of_cup(request, cup.code)),
        organising=number is not None and number == cup.organiser,
        door=doorplate(request, addresses.cup(cup.code)),
    )


# --- Organising ------------------------------------------------------------------------------------


def back(request: Request, code: str) -> Response:
    if request.headers.get("hx-request"):
        return Response(status_code=204)
    return RedirectResponse(addresses.cup(code), 303)


@router.post("/cup/{code}/bots")
async def bots(request: Request, code: str, number: Number = 1) -> Response:
    await entering.add_bots(cups_of(request), code, taking_part(request, code), number)
    return back(request, code)


@router.post("/cup/{code}/names")
async def names(request: Request, code: str, names: Annotated[str, Form(max_length=LONGEST_LIST)]) -> Response:
    """One to a line, or with commas between them."""
    typed = [name for name in re.split(r"[\n,;]", names) if name.strip()]
    await entering.write_down(cups_of(request), code, taking_part(request, code), typed)
    return back(request, code)


@router.post("/cup/{code}/begin")
async def begin(request: Request, code: str) -> Response:
    await drawing.begin(cups_of(request), code, taking_part(request, code))
    return back(request, code)


@router.post("/cup/{code}/next")
async def go_on(request: Request, code: str, group: Annotated[int | None, Form()] = None) -> Response:
    await drawing.go_on(cups_of(request), code, taking_part(request, code), group)
    return back(request, code)


@router.post("/cup/{code}/result")
async def correct(
    request: Request,
    code: str,
    *,
    round: Number,
    table: Number,
    winner: Annotated[list[str] | None, Form()] = None,
    nobody: Annotated[bool, Form()] = False,
    called_off: Annotated[bool, Form()] = False,
) -> Response:
    winners, by = [] if called_off or nobody else winner or [], taking_part(request, code)
    if not (winners or nobody or called_off):
        raise TurnedAway("nobody-ticked")
    await results.correct(cups_of(request), code, by, Key(round, table), winners, called_off=called_off)
    return back(request, code)


@router.post("/cup/{code}/leave")
async def leave(request: Request, code: str, number: Annotated[int | None, Form()] = None) -> Response:
    by = taking_part(request, code)
    await entering.leave(cups_of(request), code, by, by if number is None else number)
    return back(request, code)


@router.get("/cup/{code}/missing")
async def ask_who_is_missing(request: Request, code: str, number: int) -> Response:
    """One more look before somebody is out."""
    cup, by = cups_of(request).find(code).room, taking_part(request, code)
    organising(cup, by)
    if number not in cup.people or cup.people[number].gone:
        return RedirectResponse(addresses.cup(code), 303)
    return page(request, "cup/missing.html", code=code, number=number, name=cup.people[number].name)


@router.post("/cup/{code}/return")
async def come_back(request: Request, code: str, number: Annotated[int, Form()]) -> Response:
    await entering.come_back(cups_of(request), code, taking_part(request, code), number)
    return back(request, code)


@router.post("/cup/{code}/organiser")
async def pass_on(request: Request, code: str, number: Annotated[int, Form()]) -> Response:
    await entering.pass_on(cups_of(request), code, taking_part(request, code), number)
    return back(request, code)


@router.post("/cup/{code}/delete")
async def forget(request: Request, code: str) -> Response:
    by = taking_part(request, code)
    kind = "season" if cups_of(request).find(code).room.season else "cup"
    await keeping.forget(cups_of(request), code, by)
    return RedirectResponse(f"{addresses.HOME}?deleted={kind}", 303)
