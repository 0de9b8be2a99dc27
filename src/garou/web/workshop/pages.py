"""The workshop's page, its book, and what a server is needed for: tests, links, and a table to try a card at."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Annotated, Any

import segno
from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse, RedirectResponse

from garou.engine.values import Refusal, RoleName
from garou.forms import BadForm
from garou.games.scenarios import SCENARIOS
from garou.homemade.checking import BASES
from garou.homemade.coding import LONGEST_CODE, code_of, edition_in
from garou.homemade.editions import compiled
from garou.homemade.values import EditionDoc
from garou.homemade.written import edition_json, edition_of, role_json
from garou.lab.proving import RoleTrial
from garou.rooms import lobby, seating
from garou.rooms.names import named
from garou.rooms.settings import Settings
from garou.texts import Words
from garou.texts.narrator import refusal
from garou.web import addresses
from garou.web.announcer import spoken_to
from garou.web.counting import who_asks
from garou.web.people import Text, keep_seat, keeper_of, language_of, words_of
from garou.web.render import page

from .book import book
from .telling import proofs
from .trials import Trials

router = APIRouter(include_in_schema=False)

MOST_LETTERS = 60_000
COSTS = 4  # questions of the deduction that a test counts as


@router.get("/workshop")
async def workshop(request: Request, edition: str = "") -> Response:
    """The bench; with a link's edition the first of its cards lies on it."""
    opened = _opened(edition) if edition else ""
    return page(request, "workshop/workshop.html", words=words_of(request), mood="day", opened=opened)


def _opened(code: str) -> str:
    doc = edition_in(code)
    compiled(doc)
    if not doc.roles:
        raise BadForm("roles", "missing-field")
    return json.dumps({"base": doc.base, "role": role_json(doc.roles[0])}, ensure_ascii=False)


@router.get("/workshop/book.json")
async def workbook(request: Request, lang: str = "") -> Response:
    return Response(book(spoken_to(request, lang).lang), media_type="application/json")


# --- From the bench -----------------------------------------------------------------------------------


async def _sent(request: Request) -> dict[str, Any]:
    """A document, as a script sends it; what is none is said in words."""
    body = await request.body()
    try:
        found = json.loads(body[:MOST_LETTERS])
    except (ValueError, RecursionError):
        raise BadForm("JSON", "not-an-object") from None
    if not isinstance(found, dict):
        raise BadForm("JSON", "not-an-object")
    return found


def _in_words(spoken: Words, error: Refusal) -> Response:
    place = getattr(error, "place", "")
    return PlainTextResponse(refusal(spoken, error, place) if place else refusal(spoken, error), 422)


def _made(data: object) -> EditionDoc:
    """As far as it can be played."""
    doc = edition_of(data, "edition")
    compiled(doc)
    return doc


@router.post("/workshop/link")
async def link(request: Request) -> Response:
    spoken = words_of(request)
    try:
        code = code_of(_made(await _sent(request)))
    except Refusal as error:
        return _in_words(spoken, error)
    address = f"{request.url.scheme}://{request.url.netloc}{addresses.WORKSHOP}?edition={code}"
    return JSONResponse({"code": code, "address": address, "length": len(address), "qr": picture(address)})


LONGEST_QR = 2_000  # letters, beyond which no phone reads it


def picture(address: str) -> str:
    return segno.make(address, error="m").svg_data_uri(border=1) if len(address) <= LONGEST_QR else ""


@router.post("/workshop/proof")
async def proof(request: Request) -> Response:
    """How far its test has come; the first question begins it."""
    spoken = words_of(request)
    try:
        trial = _trial(await _sent(request))
    except Refusal as error:
        return _in_words(spoken, error)
    trials: Trials = request.app.state.trials
    if trials.known(trial) is None:
        for _ in range(COSTS):
            request.app.state.limits.count("deduce", who_asks(request))
    found = trials.weigh(trial)
    return JSONResponse({"over": found.over, "proofs": [asdict(one) for one in proofs(spoken, trial, found)]})


def _trial(data: dict[str, Any]) -> RoleTrial:
    """A card of this edition in a printed deck of its game."""
    doc = _made(data.get("edition"))
    card, players = data.get("card"), data.get("players")
    if card not in {role.id for role in doc.roles}:
        raise BadForm("card", "none-of", found=str(card), known=tuple(role.id for role in doc.roles))
    game = BASES[doc.base][0]
    decks = {one.id: one for one in SCENARIOS if one.game == game and one.casts}
    if data.get("deck") not in decks:
        raise BadForm("deck", "none-of", found=str(data.get("deck")), known=tuple(decks))
    sizes = decks[str(data["deck"])].casts
    if players not in sizes:
        raise BadForm("players", "none-of", found=str(players), known=tuple(map(str, sizes)))
    return RoleTrial(code_of(doc), str(card), str(data["deck"]), int(str(players)))


# --- A table at once ------------------------------------------------------------------------------------


@router.post("/workshop/try")
async def try_it(
    request: Request,
    *,
    name: Text,
    edition: Annotated[str, Form(max_length=LONGEST_CODE)],
    card: Text,
    deck: Text,
    players: Annotated[int, Form(ge=1, le=99)],
) -> Response:
    """A game with bots, and this card in hand."""
    named(name)  # before a table stands there that nobody sits at
    wanted = {"edition": edition_json(edition_in(edition)), "card": card, "deck": deck, "players": players}
    trial, keeper, lang = _trial(wanted), keeper_of(request), language_of(request)
    cards = trial.with_it
    laid = {"scenario": None, "cards": cards.cards, "beside": cards.beside, "size": players, "lang": lang}
    room = await lobby.create(keeper, Settings(trial.game, trial.edition).with_(**laid))
    token = await seating.join(keeper, room.code, name, lang)
    chair = seating.chair(keeper, room.code, token)
    if chair is not None:
        await lobby.begin(keeper, room.code, chair, RoleName(card))
    answer = RedirectResponse(addresses.table(room.code), 303)
    keep_seat(request, answer, room.code, token)
    return answer
