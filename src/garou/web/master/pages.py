"""The game master's pages: a whole game over real cards, carried along by the page itself. Nothing is kept here."""

from __future__ import annotations

import time
from dataclasses import replace

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import RedirectResponse

from garou.engine.values import IllegalAnswer, IllegalSetup, Refusal
from garou.record.reading import read
from garou.record.values import Record
from garou.record.writing import write
from garou.rooms.hall import TurnedAway
from garou.texts import LANGUAGES, Words, words
from garou.texts.narrator import refusal
from garou.web import addresses
from garou.web.booth import made
from garou.web.carrying import Fields, carried_by, sent_on
from garou.web.people import keep_language, words_of
from garou.web.render import page
from garou.web.sealing import unsealed

from .asking import Ticked
from .beside import beside, hushed
from .carried import Carried, read_carried
from .game import LUCK, Led, Unclear, led_by, tapped
from .sheet import (
    MasterSheet,
    hidden_fields,
    missing_cards,
    nothing_to_shuffle,
    of_led_game,
    read_sheet,
    setup_flaw,
    sheet_of,
)
from .showing import dealing, entrance, led_page
from .wall import public

router = APIRouter(dependencies=[Depends(unsealed)], include_in_schema=False)
GAME_PAGE = addresses.below(addresses.MASTER, "game")
CARRYING = frozenset({"record", *dict(Carried("").fields)})


# --- Before the first night ----------------------------------------------------------------------------------


@router.get("/master")
async def master_page(request: Request) -> Response:
    """The step that was asked for, over what the address carries; a link may say how many play what."""
    fields = carried_by(request)
    spoken, (sheet, error) = words_of(request), read_sheet(fields)
    if error:
        return entrance(request, sheet, spoken, refusal(spoken, error))
    return await made(request, lambda: _laid_out(request, sheet, str(fields.get("to")), spoken))


@router.post("/master")
async def lay_out(request: Request) -> Response:
    fields = await request.form()
    spoken, (sheet, error) = _language(request, fields), read_sheet(fields)
    if error:
        answer = sent_on(addresses.MASTER, _as_said(fields, sheet)) or entrance(
            request, sheet, spoken, refusal(spoken, error)
        )
    else:
        answer = await made(request, lambda: _sent(request, sheet, str(fields.get("to")), spoken))
    return _speaking(request, answer, fields)


def _as_said(fields: Fields, sheet: MasterSheet) -> list[tuple[str, str]]:
    """The sheet, with what is wrong about it."""
    return [*hidden_fields(sheet, "players"), ("players", str(fields.get("players", ""))[:4])]


def _sent(request: Request, sheet: MasterSheet, wanted: str, spoken: Words) -> Response:
    """What one tap fills in is filled in; the game begins once every card is there."""
    if wanted == "begin" and not _flaw(sheet, wanted, spoken):
        return _led_on(request, begun(sheet, spoken))
    if wanted == "rest":
        sheet, wanted = sheet.rest_asleep(), "deal"
    elif wanted == "shuffle" and not _flaw(sheet, wanted, spoken):
        sheet, wanted = sheet.shuffled(LUCK), "deal"
    whole = [*hidden_fields(sheet), ("to", wanted)]
    return sent_on(addresses.MASTER, whole) or _laid_out(request, sheet, wanted, spoken)


def _laid_out(request: Request, sheet: MasterSheet, wanted: str, spoken: Words) -> Response:
    """The step asked for, or what is in the way of it."""
    if wanted not in ("deal", "shuffle", "begin"):
        return entrance(request, sheet, spoken)
    return dealing(request, sheet, spoken, _flaw(sheet, wanted, spoken))


def _flaw(sheet: MasterSheet, wanted: str, spoken: Words) -> str:
    """Why these cards cannot be shuffled, or the game cannot begin."""
    if wanted == "shuffle" and nothing_to_shuffle(sheet):
        return missing_cards(sheet, spoken)
    try:
        if wanted == "shuffle":
            sheet.shuffled(LUCK)
    except Refusal as error:
        return refusal(spoken, error)
    if wanted != "begin":
        return ""
    missing = missing_cards(sheet, spoken)
    illegal = None if missing else setup_flaw(sheet)
    return refusal(spoken, illegal) if illegal else missing


def begun(sheet: MasterSheet, spoken: Words) -> Led:
    guessed = frozenset(slot for slot in sheet.missing if not sheet.aside or slot < len(sheet.names))
    return led_by(sheet.record(), Carried(sheet.length, guessed=guessed, aside=sheet.aside), spoken)


# --- The game ---------------------------------------------------------------------------------------------------


@router.post("/master/game")
async def tap(request: Request) -> Response:
    """One tap, and the screen after it."""
    fields = await request.form()
    answer = await made(request, lambda: _tapped(request, fields, _language(request, fields)))
    return _speaking(request, answer, fields)


@router.get("/master/game")
async def game_page(request: Request) -> Response:
    """The screen of the game that the address carries; with a tap that was unclear, what is unclear about it."""
    fields = carried_by(request)
    if "record" not in fields:
        return RedirectResponse(addresses.MASTER, 303)
    return await made(request, lambda: led_page(request, *after(fields, _led_by(fields, words_of(request)))))


@router.get("/master/wall/{wall}")
async def wall_page(request: Request, wall: str) -> Response:
    """For a television: nothing but what everybody knows, drawn anew as often as it is asked for."""
    spoken = words_of(request)
    sight = request.app.state.walls.sight(wall, spoken, time.time())
    if sight is None:
        raise TurnedAway("no-such-wall")
    return page(request, "master/wall.html", words=spoken, w=sight, mood=sight.mood, told=sight.over)


@router.post("/master/record")
async def save(request: Request) -> Response:
    fields = await request.form()
    record = await made(request, lambda: _record(fields))
    return sent_on(addresses.below(addresses.MASTER, "record"), [("record", write(record))]) or saved(record)


@router.get("/master/record")
async def save_again(request: Request) -> Response:
    fields = carried_by(request)
    if "record" not in fields:
        return RedirectResponse(addresses.MASTER, 303)
    return saved(await made(request, lambda: _record(fields)))


def saved(record: Record) -> Response:
    headers = {"content-disposition": 'attachment; filename="garou.json"'}
    return Response(write(record), media_type="application/json", headers=headers)


def _tapped(request: Request, fields: Fields, spoken: Words) -> Response:
    led = _led_by(fields, spoken)
    if "cards" in fields:
        sheet = sheet_of(led.record, led.carried.length, led.carried.guessed, led.carried.aside)
        whole = [*hidden_fields(sheet), ("to", "deal")]
        return sent_on(addresses.MASTER, whole) or dealing(request, sheet, spoken, "")
    led, ticked, flaw = after(fields, led)
    if not flaw:
        return _led_on(request, led)
    unclear = [(name, str(value)) for name, value in fields.multi_items() if name not in CARRYING]
    return sent_on(GAME_PAGE, [*_carrying(led), *unclear]) or led_page(request, led, ticked, flaw)


def _led_on(request: Request, led: Led) -> Response:
    """To the screen after a tap. Only a tap reaches the television, not somebody who steps back to look."""
    carried = led.carried
    if carried.wall and not led.wanted:
        request.app.state.walls.put(carried.wall, public(led.record, carried, led.moments, led.game))
    return sent_on(GAME_PAGE, _carrying(led)) or led_page(request, led)


def _carrying(led: Led) -> list[tuple[str, str]]:
    return [("record", write(led.record)), *led.carried.fields]


def _led_by(fields: Fields, spoken: Words) -> Led:
    record = _record(fields)
    return led_by(record, read_carried(fields, record, time.time()), spoken)


def after(fields: Fields, led: Led) -> tuple[Led, Ticked, str]:
    """The game after a tap; or before it, with what was tapped and what is unclear about that."""
    ticked, flaw = frozenset[tuple[str, str]](), ""
    aside = beside(fields, led.carried, time.time())
    if aside:
        led = replace(led, carried=aside)
    elif "undo" in fields:
        led = led.back()
        led = replace(led, carried=replace(led.carried, told=False))
    elif "lang" not in fields:
        try:
            led = hushed(led, tapped(fields, led))
        except Unclear as unclear:
            flaw, ticked = str(unclear), unclear.ticked
        except (IllegalAnswer, IllegalSetup) as error:
            flaw = refusal(led.words, error)
        ticked |= frozenset((name, str(value)) for name, value in fields.multi_items()) if flaw else ticked
    return led, ticked, flaw


# --- What the page carries --------------------------------------------------------------------------------------


def _record(fields: Fields) -> Record:
    return of_led_game(read(str(fields.get("record", ""))))


def _language(request: Request, fields: Fields) -> Words:
    lang = fields.get("lang")
    return words(str(lang)) if lang in LANGUAGES else words_of(request)


def _speaking(request: Request, answer: Response, fields: Fields) -> Response:
    if fields.get("lang") in LANGUAGES:
        keep_language(request, answer, str(fields.get("lang")))
    return answer
