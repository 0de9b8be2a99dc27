"""The past of a table: its games, their records, what they come to; and how they are deleted."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Depends, Form, Request, Response
from fastapi.responses import RedirectResponse

from garou.record.writing import write
from garou.rooms import archiving, seating
from garou.rooms.leading import may_be_led
from garou.rooms.ledger import Past, by_name, by_role
from garou.texts import Words
from garou.texts.house import at_table
from garou.texts.narrator import Narrator
from garou.web import addresses
from garou.web.booth import made
from garou.web.ending import won_by
from garou.web.people import done, keeper_of, sitting, token_of, words_of
from garou.web.render import page
from garou.web.replay.altering import Changed, change_of
from garou.web.replay.pages import answered, pictured, screening
from garou.web.replay.screening import Screening, WhatIf
from garou.web.sealing import unsealed

router = APIRouter(dependencies=[Depends(unsealed)], include_in_schema=False)


# --- Looking ---------------------------------------------------------------------------------------


@router.get("/t/{code}/history")
async def history(request: Request, code: str) -> Response:
    keeper, spoken = keeper_of(request), words_of(request)
    room = keeper.find(code).room
    chair = seating.chair(keeper, code, token_of(request, code))
    role_name = naming(spoken, (past.settings.edition for past in room.ledger.past))
    return page(
        request,
        "table/history.html",
        code=code,
        games=[told(past, at_table(spoken, past.settings.edition)) for past in reversed(room.ledger.past)],
        people=by_name(room.ledger.past),
        roles=[count._replace(name=role_name(count.name)) for count in by_role(room.ledger.past)],
        role_name=role_name,
        owning=chair is not None and room.owner == chair and not room.cup,
        owner=room.called(room.owner) if chair is not None and not room.cup else "",
        cup=room.cup,
    )


@dataclass(frozen=True, slots=True)
class PastGame:
    """One game in a line or two."""

    number: int
    at: str  # when it was dealt, for a program
    day: str  # and for people
    scenario: str
    winners: str
    title: str
    finished: bool
    dealt: tuple[tuple[str, str], ...]  # who, and which card


def when(at: datetime, words: Words) -> str:
    """A moment as the reader writes it; a script on the page turns it into the reader's own time."""
    parts = {"day": at.day, "month": at.month, "year": str(at.year), "time": f"{at:%H:%M}"}
    return words("history-when", parts)


def told(past: Past, words: Words) -> PastGame:
    settings, at = past.settings, datetime.fromtimestamp(past.at, UTC)
    narrator = Narrator(words, settings.game, past.names, settings.rules.places)
    scenario = f"scenario-{settings.scenario}"
    return PastGame(
        number=past.number,
        at=at.isoformat(timespec="seconds"),
        day=when(at, words),
        scenario=words(scenario) if settings.scenario and words.has(scenario) else words("web-own-deck"),
        winners=narrator.names(past.won) if past.won else "",
        title=_title(past, words),
        finished=past.finished,
        dealt=tuple((name, narrator.role(role)) for name, role in zip(past.names, past.setup.deal, strict=True)),
    )


def _title(past: Past, words: Words) -> str:
    if not past.finished:
        return words("history-called-off")
    return won_by(past.teams, words)


def naming(words: Words, editions: Iterable[str]) -> Callable[[str], str]:
    """What a card is called: by the house, or by the edition that has it."""
    spoken = [words, *(at_table(words, edition) for edition in dict.fromkeys(editions))]

    def name(role: str) -> str:
        key = f"role-{role}"
        return next((known(key) for known in spoken if known.has(key)), role)

    return name


@router.get("/t/{code}/games/{number}/record")
async def record(request: Request, code: str, number: int) -> Response:
    found = archiving.past(keeper_of(request), code, number)
    headers = {"content-disposition": f'attachment; filename="{code}-{number}.json"'}
    return Response(write(found.record), media_type="application/json", headers=headers)


@router.get("/t/{code}/games/{number}/replay")
async def replay(
    request: Request,
    code: str,
    number: int,
    *,
    poll: int | None = None,
    voter: int | None = None,
    target: int | None = None,
    deed: Changed = "",
) -> Response:
    shown, asked = _shown(request, code, number), WhatIf(poll, voter, target, change_of(deed))
    return await made(request, lambda: answered(request, shown(), asked))


@router.get("/t/{code}/games/{number}/picture.svg")
async def picture(request: Request, code: str, number: int) -> Response:
    shown = _shown(request, code, number)
    return await made(request, lambda: pictured(shown()))


def _shown(request: Request, code: str, number: int) -> Callable[[], Screening]:
    keeper, spoken = keeper_of(request), words_of(request)
    past = archiving.past(keeper, code, number)
    chair = seating.chair(keeper, code, token_of(request, code))
    seat = past.seat_of(chair)
    last = number if may_be_led(keeper.find(code).room, number) else 0
    here = partial(replace, code=code, number=number, last=last, sits=chair is not None, seat=seat, talk=past.talk)
    return lambda: here(screening(past.record, spoken))


# --- Ending, racing, deleting ----------------------------------------------------------------------


@router.post("/t/{code}/end")
async def end(request: Request, code: str, on: Annotated[bool, Form()] = True) -> Response:
    await archiving.call_off(keeper_of(request), code, sitting(request, code), on=on)
    return done(request, code)


@router.post("/t/{code}/race")
async def race(request: Request, code: str) -> Response:
    await archiving.race_again(keeper_of(request), code, sitting(request, code))
    return done(request, code)


@router.post("/t/{code}/games/{number}/delete")
async def erase(request: Request, code: str, number: int) -> Response:
    await archiving.erase(keeper_of(request), code, sitting(request, code), number)
    return RedirectResponse(addresses.table(code, "history"), 303)


@router.post("/t/{code}/delete")
async def forget(request: Request, code: str) -> Response:
    await archiving.forget(keeper_of(request), code, sitting(request, code))
    response = RedirectResponse(addresses.HOME, 303)
    response.delete_cookie(f"garou-seat-{code}", path=addresses.table(code))
    return response


# --- What a device keeps by itself -----------------------------------------------------------------


@router.get("/mine")
async def mine(request: Request) -> Response:
    """An empty page: what it shows never leaves the device."""
    return page(request, "table/mine.html")
