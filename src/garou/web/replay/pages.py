"""Looking at a finished game again: one of a table, or any record that somebody brings. Nothing is kept of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Depends, File, Form, Request, Response, UploadFile
from fastapi.responses import HTMLResponse, RedirectResponse

from garou.engine.values import Refusal
from garou.record.judge import judged
from garou.record.reading import read
from garou.record.values import BadRecord, Record
from garou.record.writing import write
from garou.rooms import seating
from garou.rooms.hall import TurnedAway
from garou.rooms.room import Phase
from garou.texts import LANGUAGES, Words, words
from garou.texts.house import at_table
from garou.texts.narrator import refusal
from garou.web import addresses
from garou.web.booth import made
from garou.web.carrying import LONE, Fields, carried_by, sent_on
from garou.web.people import keep_language, keeper_of, token_of, words_of
from garou.web.render import packed, page, rendered
from garou.web.sealing import unsealed

from .altering import Changed, change_of
from .screening import Screening, WhatIf

router = APIRouter(dependencies=[Depends(unsealed)], include_in_schema=False)
MOST_STEPS = 400  # of a game that is shown: more than sixty nights

Whole = Annotated[str, Form()]  # a record: the guard has limited the length of what comes in
Number = Annotated[int | None, Form()]
ASKED = ("poll", "voter", "target")


# --- A record that somebody brings ---------------------------------------------------------------


@router.get("/replay")
async def bring(request: Request) -> Response:
    """The film of the record that the address carries; without one, a place to bring one."""
    fields = carried_by(request)
    if "record" not in fields:
        return page(request, "replay/open.html", flaw="", detail="", text="")
    text = str(fields["record"]).encode("utf-8", LONE)
    poll, voter, target = (_number(fields, name) for name in ASKED)
    return await filmed(
        request, text, words_of(request), WhatIf(poll, voter, target, change_of(str(fields.get("deed", ""))))
    )


@router.post("/replay")
async def show(
    request: Request,
    record: Whole = "",
    file: Annotated[UploadFile | None, File()] = None,
    lang: Annotated[str, Form(max_length=8)] = "",
    *,
    poll: Number = None,
    voter: Number = None,
    target: Number = None,
    deed: Annotated[str, Form(max_length=12)] = "",
) -> Response:
    """To the film of it; the page carries the record, and sends it along with whatever is asked about it."""
    spoken = words(lang) if lang in LANGUAGES else words_of(request)
    text = await file.read() if file is not None and file.size else record.encode("utf-8", LONE)
    asked = {name: str(said) for name, said in zip(ASKED, (poll, voter, target), strict=True) if said is not None}
    asked |= {"deed": deed} if deed else {}
    answer = None if request.headers.get("hx-request") else _sent(addresses.REPLAY, text, asked)
    answer = answer or await filmed(request, text, spoken, WhatIf(poll, voter, target, change_of(deed)))
    if lang in LANGUAGES:
        keep_language(request, answer, lang)
    return answer


def _sent(place: str, text: bytes, asked: Mapping[str, str]) -> Response | None:
    """What is no text stays none on the way."""
    return sent_on(place, [("record", text.decode("utf-8", "surrogateescape")), *asked.items()])


def _number(fields: Fields, name: str) -> int | None:
    said = str(fields.get(name, ""))
    return int(said) if re.fullmatch(r"-?[0-9]{1,4}", said) else None


async def filmed(request: Request, text: bytes, spoken: Words, asked: WhatIf) -> Response:
    """Or what is wrong with the record, and the record to mend."""
    try:
        return await made(request, lambda: answered(request, opened(text, spoken), asked))
    except Refusal as error:
        detail = refusal(spoken, error, getattr(error, "place", ""))
        kept, flaw = text.decode("utf-8", "replace"), spoken(f"replay-flaw-{trouble(text, error)}")
        return page(request, "replay/open.html", status=422, words=spoken, flaw=flaw, detail=detail, text=kept)


@router.post("/replay/picture.svg")
async def draw(request: Request, record: Whole) -> Response:
    text = record.encode("utf-8", LONE)
    place = addresses.below(addresses.REPLAY, "picture.svg")
    return _sent(place, text, {}) or await drawn(request, text)


@router.get("/replay/picture.svg")
async def draw_carried(request: Request) -> Response:
    fields = carried_by(request)
    if "record" not in fields:
        return RedirectResponse(addresses.REPLAY, 303)
    return await drawn(request, str(fields["record"]).encode("utf-8", LONE))


async def drawn(request: Request, text: bytes) -> Response:
    spoken = words_of(request)
    return await made(request, lambda: pictured(opened(text, spoken)))


def opened(text: bytes, spoken: Words) -> Screening:
    """The record as a finished game, or a refusal that names the place in it."""
    try:
        record = read(text.decode("utf-8"))
    except UnicodeDecodeError:
        raise BadRecord("record", "file-not-utf8") from None
    return replace(screening(record, spoken), carried=write(replace(record, claims=())))


def trouble(text: bytes, error: Refusal) -> str:
    """What is the matter, for somebody who never saw a record: none, not a whole one, or one nobody can play."""
    if not text.strip():
        return "empty"
    if error.reason == "incomplete":
        return "half"
    return "unreadable" if getattr(error, "place", "") in ("record", "format") else "illegal"


def screening(record: Record, spoken: Words) -> Screening:
    game = judged(record)
    if game.step > MOST_STEPS:
        raise BadRecord("answers", "too-many-steps", count=game.step, longest=MOST_STEPS)
    return Screening(record, game, at_table(spoken, record.edition))


# --- A table's own ---------------------------------------------------------------------------------


@router.get("/t/{code}/replay")
async def show_table(
    request: Request,
    code: str,
    *,
    poll: int | None = None,
    voter: int | None = None,
    target: int | None = None,
    deed: Changed = "",
) -> Response:
    shown, asked = _of_table(request, code), WhatIf(poll, voter, target, change_of(deed))
    return await made(request, lambda: answered(request, shown(), asked))


@router.get("/t/{code}/picture.svg")
async def draw_table(request: Request, code: str) -> Response:
    shown = _of_table(request, code)
    return await made(request, lambda: pictured(shown()))


def _of_table(request: Request, code: str) -> Callable[[], Screening]:
    """Only when all is told: until then it is refused like the record."""
    keeper = keeper_of(request)
    room = keeper.find(code).room
    if room.phase is not Phase.OVER:
        raise TurnedAway("game-going-on")
    record, spoken = room.record, words_of(request)
    chair = seating.chair(keeper, code, token_of(request, code))
    seat = room.seat_of(chair) if chair is not None else None
    past = room.ledger.find(room.ledger.dealt)
    talk = past.talk if past else ()
    last, sits = room.ledger.dealt, chair is not None
    return lambda: replace(screening(record, spoken), code=code, seat=seat, talk=talk, last=last, sits=sits)


# --- Answers -----------------------------------------------------------------------------------------


def answered(request: Request, shown: Screening, asked: WhatIf) -> Response:
    """The whole page, or for a script only what would have been."""
    if request.headers.get("hx-request") and asked.deed:
        return HTMLResponse(rendered("replay/night.html", t=shown.words, night=shown.night(asked.deed), film=shown))
    if request.headers.get("hx-request"):
        return HTMLResponse(rendered("replay/if.html", t=shown.words, told=shown.otherwise(asked)))
    sight = shown.sight(asked)
    answer = page(request, "replay/replay.html", words=shown.words, told=True, mood="day", here=shown.here, film=sight)
    return packed(request, answer)


def pictured(shown: Screening) -> Response:
    return Response(shown.picture(), media_type="image/svg+xml")
