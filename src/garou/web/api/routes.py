"""The same tables for programs: JSON in and out, the same views and the same rules. The contract is /openapi.json."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request, Response, Security
from fastapi.security import HTTPBearer

from garou.engine.values import Choice
from garou.homemade.coding import code_of
from garou.homemade.written import edition_of
from garou.record.writing import write
from garou.rooms import answering, archiving, levels, lobby, seating, talking
from garou.rooms.hall import TurnedAway
from garou.rooms.room import Chair, Phase, Room
from garou.talk.claims import BLANKS
from garou.web.deducing.pages import allowed
from garou.web.deducing.study import studied
from garou.web.live import MOVED, Stream, commented, holding, spaced
from garou.web.people import keeper_of, language_of, token_of
from garou.web.sealing import unsealed
from garou.web.table.coming import first_settings

from .bodies import (
    AnswerBody,
    BotBody,
    ClaimBody,
    DeductionBody,
    DeductionView,
    GestureBody,
    Guest,
    LineBody,
    NewTable,
    Ok,
    ReadyBody,
    Refused,
    Table,
    TableView,
    Token,
    WorldsBody,
    WorldsView,
)
from .deductions import asking, deduction_of, sent
from .views import as_record, longest_view, view_of
from .worlds import worlds_of

Code = Annotated[str, Path(max_length=40, pattern=r"^[a-z0-9-]+$", description="The table's code.")]

Responses = dict[int | str, dict[str, Any]]

WHY = {
    401: "No seat at this table goes with that token.",
    403: "Only the host may do that, another site's page asks for it, or others have yet to play this table's deal.",
    404: "There is no table of that name.",
    409: "It cannot be done, or not now: `error` says why.",
    413: "The body is longer than any there is.",
    421: "This server is not known by that host's name.",
    422: "The body or the path cannot be read: `message` names the field.",
    429: "Too often; wait as long as Retry-After says.",
    431: "The head is longer than any there is.",
    503: "Too many are watching; wait as long as Retry-After says.",
}


def refusals(*statuses: int) -> Responses:
    return {status: {"model": Refused, "description": WHY[status]} for status in statuses}


router = APIRouter(
    prefix="/api",
    tags=["tables"],
    responses=refusals(413, 421, 422, 429, 431),
    dependencies=[Depends(unsealed)],
)
AT_A_TABLE = refusals(403, 404)
WITH_A_SEAT = refusals(401, 403, 404, 409)
EVENTS: Responses = {
    200: {
        "description": "One event for each change: its data is a TableView, its id a fingerprint of it.",
        "content": {"text/event-stream": {"schema": {"type": "string"}}},
    }
}

# Declared, not enforced here: what a token opens is for the keeper to say, and a cookie does as well.
TOKEN = HTTPBearer(scheme_name="seat", description="The token of a seat, told once when it is taken.", auto_error=False)
MUST_SIT = [Security(TOKEN)]
MAY_SIT: dict[str, Any] = {"security": [{}]}  # or nobody


def chair_of(request: Request, code: str) -> Chair:
    chair = seating.chair(keeper_of(request), code, token_of(request, code))
    if chair is None:
        raise TurnedAway("no-seat")
    return chair


@router.post("/tables", status_code=201, responses=refusals(403, 409))
async def create(request: Request, wanted: NewTable) -> Table:
    """Lay a table. Nobody sits at it yet; the first to join hosts it."""
    edition = wanted.edition if wanted.homemade is None else code_of(edition_of(wanted.homemade, "homemade"))
    settings = first_settings(wanted.game, wanted.scenario, language_of(request), edition=edition)
    changes: dict[str, Any] = {
        name: getattr(wanted, name) for name in ("pace", "talk", "wild", "newcomers", "deducing")
    }
    if wanted.players is not None:
        changes["size"] = wanted.players
    if wanted.options:
        changes["options"] = tuple(wanted.options)
    room = await lobby.create(keeper_of(request), settings.with_(**changes))
    return Table(code=room.code)


@router.post("/tables/{code}/seats", status_code=201, responses=AT_A_TABLE | refusals(403, 409))
async def join(request: Request, code: Code, guest: Guest) -> Token:
    """Take a seat."""
    return Token(token=await seating.join(keeper_of(request), code, guest.name, language_of(request)))


@router.get(
    "/tables/{code}",
    response_model=TableView,
    dependencies=MUST_SIT,
    openapi_extra=MAY_SIT,
    responses=AT_A_TABLE,
)
async def look_at(request: Request, code: Code) -> Response:
    """What your seat may know; without a token, what a bystander may know."""
    keeper = keeper_of(request)
    room = keeper.find(code).room
    text = view_of(room, seating.chair(keeper, code, token_of(request, code))).model_dump_json()
    return Response(spaced(text, longest_view(room)), media_type="application/json")


@router.get(
    "/tables/{code}/stream",
    status_code=200,  # for the contract: it does not see that of a Stream
    response_class=Stream,
    dependencies=MUST_SIT,
    openapi_extra=MAY_SIT,
    responses=AT_A_TABLE | EVENTS | refusals(503),
)
async def watch(request: Request, code: Code) -> Stream:
    """The same, each time it changes, as server-sent events. Every event is the whole view; resume by reconnecting."""
    keeper = keeper_of(request)
    room = keeper.find(code).room
    chair = seating.chair(keeper, code, token_of(request, code))
    given = request.headers.get("last-event-id", "")
    views = _Views(chair, given)
    holds = holding(room, chair)
    sign = ": still here\n\n"
    return Stream(keeper, room.code, chair, news=views.news, sign=lambda: sign, holds=holds, farewell=lambda _: MOVED)


class _Views:
    """An id is a fingerprint of the view: whoever comes back with it is sent only what differs."""

    def __init__(self, chair: Chair | None, last: str) -> None:
        self.chair, self.last = chair, last

    def news(self, room: Room) -> bytes | None:
        text = view_of(room, self.chair).model_dump_json()
        mark = sha256(text.encode()).hexdigest()[:16]
        if mark == self.last:
            return None
        self.last = mark
        return commented(f"id: {mark}\ndata: {text}\n\n".encode(), longest_view(room))


@router.post("/tables/{code}/bots", dependencies=MUST_SIT, responses=WITH_A_SEAT)
async def bot(request: Request, code: Code, body: BotBody) -> Ok:
    """Before a game: a bot that thinks so, or one that is there does from now on. Only the host."""
    keeper, host = keeper_of(request), chair_of(request, code)
    if body.player is None:
        await levels.add_bot(keeper, code, host, body.mind)
        return Ok()
    chairs = (one.chair for one in levels.bots_of(keeper.find(code).room) if one.name == body.player)
    await levels.choose_mind(keeper, code, host, next(chairs, 0), body.mind)
    return Ok()


@router.post("/tables/{code}/begin", dependencies=MUST_SIT, responses=WITH_A_SEAT)
async def begin(request: Request, code: Code) -> Ok:
    """Deal. Only the host; bots take the empty seats."""
    await lobby.begin(keeper_of(request), code, chair_of(request, code))
    return Ok()


@router.post("/tables/{code}/look", dependencies=MUST_SIT, responses=WITH_A_SEAT)
async def look(request: Request, code: Code) -> Ok:
    """I have looked at my card."""
    await answering.look(keeper_of(request), code, chair_of(request, code))
    return Ok()


@router.post("/tables/{code}/answers", dependencies=MUST_SIT, responses=WITH_A_SEAT)
async def answer(request: Request, code: Code, body: AnswerBody) -> Ok:
    """Answer what you are asked. It is on disk when this returns."""
    keeper = keeper_of(request)
    record = as_record(keeper.find(code).room)
    choice: Choice = record.choice(body.choose) if record else ()
    await answering.answer(keeper, code, chair_of(request, code), body.window, choice)
    return Ok()


@router.post("/tables/{code}/ready", dependencies=MUST_SIT, responses=WITH_A_SEAT)
async def ready(request: Request, code: Code, body: ReadyBody) -> Ok:
    """I am ready to vote."""
    await answering.ready(keeper_of(request), code, chair_of(request, code), on=body.on)
    return Ok()


@router.post("/tables/{code}/claims", dependencies=MUST_SIT, responses=WITH_A_SEAT)
async def claim(request: Request, code: Code, body: ClaimBody) -> Ok:
    """Tell the village something, true or not. Everybody sees it at your seat, in their own language."""
    keeper = keeper_of(request)
    record = as_record(keeper.find(code).room)
    slots = record.slots if record else {}
    blanks = (*BLANKS.get(body.kind, ()), *[""] * len(body.parts))
    places = [blank in ("seat", "place") for blank in blanks]
    parts = tuple(slots.get(part, part) if place else part for place, part in zip(places, body.parts, strict=False))
    await talking.claim(keeper, code, chair_of(request, code), body.kind, parts)
    return Ok()


@router.post("/tables/{code}/gestures", dependencies=MUST_SIT, responses=WITH_A_SEAT)
async def gesture(request: Request, code: Code, body: GestureBody) -> Ok:
    """Show something without a word, in a game in which somebody may have to be silent."""
    keeper = keeper_of(request)
    names = keeper.find(code).room.names
    at = names.index(body.at) if body.at in names else body.at
    await talking.gesture(keeper, code, chair_of(request, code), body.kind, at)
    return Ok()


@router.post("/tables/{code}/lines", dependencies=MUST_SIT, responses=WITH_A_SEAT)
async def say(request: Request, code: Code, body: LineBody) -> Ok:
    """Say something at the table: by day to everybody, among the dead at any time."""
    await talking.speak(keeper_of(request), code, chair_of(request, code), body.text)
    return Ok()


@router.post(
    "/tables/{code}/deduction",
    response_model=DeductionView,
    dependencies=MUST_SIT,
    openapi_extra=MAY_SIT,
    responses=AT_A_TABLE | refusals(409, 503),
)
async def deduce(request: Request, code: Code, body: DeductionBody) -> Response:
    """What follows from what your seat knows and from the claims you believe: by day, as the table's rule allows."""
    keeper = keeper_of(request)
    room = keeper.find(code).room
    chair = seating.chair(keeper, code, token_of(request, code))
    allowed(request, room, chair)
    asked = asking(room, chair, body)
    answer = await studied(request, asked.question)
    return Response(sent(deduction_of(room, chair, asked, answer)), media_type="application/json")


@router.post("/tables/{code}/again", dependencies=MUST_SIT, responses=WITH_A_SEAT)
async def again(request: Request, code: Code) -> Ok:
    """As the host, back to the lobby without waiting until everybody is ready for another game."""
    await lobby.again(keeper_of(request), code, chair_of(request, code))
    return Ok()


@router.post("/tables/{code}/another", dependencies=MUST_SIT, responses=WITH_A_SEAT)
async def another(request: Request, code: Code, body: ReadyBody) -> Ok:
    """You have read the end and are ready for another game, or not yet. It begins when everybody is."""
    await lobby.another(keeper_of(request), code, chair_of(request, code), on=body.on)
    return Ok()


@router.get("/tables/{code}/record", responses=AT_A_TABLE | refusals(409))
async def record(request: Request, code: Code) -> dict[str, Any]:
    """The record of a game that is over."""
    keeper = keeper_of(request)
    room = keeper.find(code).room
    if room.phase is not Phase.OVER:
        raise TurnedAway("game-going-on")
    found: dict[str, Any] = json.loads(write(room.record))
    return found


Number = Annotated[int, Path(ge=1, le=1_000_000, description="Of the games dealt at this table, from 1 on.")]


@router.post(
    "/tables/{code}/worlds",
    response_model=WorldsView,
    response_model_exclude_unset=True,
    responses=AT_A_TABLE | refusals(409, 503),
)
async def worlds(request: Request, code: Code, body: WorldsBody) -> dict[str, Any]:
    """What could be known of a game that is over: the question and the answer of `garou worlds`."""
    room = keeper_of(request).find(code).room
    if room.phase is not Phase.OVER:
        raise TurnedAway("game-going-on")
    return await worlds_of(request, room.record, body)


@router.post(
    "/tables/{code}/games/{number}/worlds",
    response_model=WorldsView,
    response_model_exclude_unset=True,
    responses=AT_A_TABLE | refusals(409, 503),
)
async def past_worlds(request: Request, code: Code, number: Number, body: WorldsBody) -> dict[str, Any]:
    """The same of an earlier game of this table."""
    return await worlds_of(request, archiving.past(keeper_of(request), code, number).record, body)
