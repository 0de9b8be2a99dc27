"""The game master's pages: a whole game over real cards, carried along by the page itself. Nothing is kept here."""

from __future__ import annotations

import time
from dataclasses import replace

from fastapi import APIRouter, Request, Response

from garou.announcer import LENGTHS
from garou.engine.values import IllegalAnswer, IllegalSetup, Refusal
from garou.games import GAMES
from garou.games.advice import advice
from garou.games.cast import Cast
from garou.record.reading import read
from garou.record.values import Record
from garou.record.writing import write
from garou.rooms.hall import TurnedAway
from garou.rooms.settings import Settings
from garou.texts import LANGUAGES, Words, words
from garou.texts.narrator import Narrator, refusal
from garou.web import addresses
from garou.web.booth import made
from garou.web.cup.entry import of_record
from garou.web.doorplate import doorplate
from garou.web.ending import told
from garou.web.faces import laid
from garou.web.people import keep_language, words_of
from garou.web.render import packed, page
from garou.web.settle.sheets import Fields
from garou.web.table.lobbies import Pick, scenario_choice

from .asking import Ticked
from .beside import beside, hushed, minutes_for
from .carried import Carried, read_carried
from .game import LUCK, Led, Unclear, led_by, tapped
from .sheet import (
    EDITION,
    GAME,
    LONGEST_NAME,
    MasterSheet,
    deal_rows,
    deck_rows,
    hidden_fields,
    missing_cards,
    nothing_to_shuffle,
    of_led_game,
    read_sheet,
    scenarios_of_game,
    setup_flaw,
    sheet_of,
)
from .trace import trace
from .wall import code_of, public, wall_sight

router = APIRouter()


# --- Before the first night ----------------------------------------------------------------------------------


@router.get("/master")
async def master_page(request: Request) -> Response:
    """An empty sheet; a link may say how many play what."""
    sheet, error = read_sheet(request.query_params)
    spoken = words_of(request)
    return _entrance(request, sheet, spoken, refusal(spoken, error) if error else "")


@router.post("/master")
async def lay_out(request: Request) -> Response:
    fields = await request.form()
    spoken, (sheet, error) = _language(request, fields), read_sheet(fields)
    if error:
        answer = _entrance(request, sheet, spoken, refusal(spoken, error))
    else:
        answer = await made(request, lambda: _laid_out(request, sheet, str(fields.get("to")), spoken))
    return _speaking(request, answer, fields)


def _laid_out(request: Request, sheet: MasterSheet, wanted: str, spoken: Words) -> Response:
    """The step asked for; the game does not begin before every card is there."""
    if wanted not in ("deal", "shuffle", "rest", "begin"):
        return _entrance(request, sheet, spoken)
    flaw = ""
    if wanted == "rest":
        sheet = sheet.rest_asleep()
    elif wanted == "shuffle" and nothing_to_shuffle(sheet):
        flaw = missing_cards(sheet, spoken)
    elif wanted == "shuffle":
        try:
            sheet = sheet.shuffled(LUCK)
        except Refusal as error:
            flaw = refusal(spoken, error)
    elif wanted == "begin":
        flaw = missing_cards(sheet, spoken)
        illegal = None if flaw else setup_flaw(sheet)
        if not flaw and illegal is None:
            carried = Carried(sheet.length, guessed=frozenset(sheet.missing))
            return _led(request, led_by(sheet.record(), carried, spoken))
        flaw = flaw or (refusal(spoken, illegal) if illegal else "")
    return _dealing(request, sheet, spoken, flaw)


def _entrance(request: Request, sheet: MasterSheet, spoken: Words, flaw: str = "") -> Response:
    chosen = sheet.scenario.id if sheet.scenario else None
    low, high = GAMES[GAME, EDITION].players
    return page(
        request,
        "master/master.html",
        words=spoken,
        step="setup",
        flaw=flaw,
        sheet=sheet,
        kept=hidden_fields(sheet, "players", "lines", "newcomers", "option", "name", "scenario"),
        whole=hidden_fields(sheet),
        sizes=range(low, high + 1),
        scenarios=[scenario_choice(one, spoken, chosen) for one in scenarios_of_game()],
        options=[
            Pick(name, spoken(f"option-{name}"), spoken(f"option-{name}.about"), name in sheet.options)
            for name in GAMES[GAME, EDITION].options
        ],
        lengths=LENGTHS,
        longest=LONGEST_NAME,
    )


def _dealing(request: Request, sheet: MasterSheet, spoken: Words, flaw: str) -> Response:
    return page(
        request,
        "master/deal.html",
        words=spoken,
        step="deal",
        flaw=flaw,
        kept=hidden_fields(sheet, "card", "deck"),
        whole=hidden_fields(sheet),
        rows=deal_rows(sheet, spoken),
        deck=laid(sheet.cast, sheet.rules, spoken) if sheet.cast else (),
        counts=[] if sheet.scenario else deck_rows(sheet, spoken),
        plain=spoken(f"role-{sheet.rules.plain}.many"),
        open=bool(sheet.cards or flaw),
        advice=_advice(sheet, spoken),
        may_shuffle=sheet.cast is not None,
        some_missing=bool(sheet.missing),
    )


def _advice(sheet: MasterSheet, spoken: Words) -> list[str]:
    """On the cards that were entered; to newcomers, on the deck they are about to deal as well."""
    entered = None if sheet.missing else Cast(tuple(sheet.cards[slot] for slot in sheet.slots))
    cast = entered or (sheet.cast if sheet.newcomers else None)
    if cast is None:
        return []
    narrator, known = Narrator(spoken, GAME, (), ()), () if sheet.newcomers else None
    return [*map(narrator.advice, advice(GAME, sheet.rules, cast, len(sheet.names), known))]


# --- The game ---------------------------------------------------------------------------------------------------


@router.post("/master/game")
async def tap(request: Request) -> Response:
    """One tap, and the screen after it."""
    fields = await request.form()
    answer = await made(request, lambda: _tapped(request, fields, _language(request, fields)))
    return _speaking(request, answer, fields)


@router.get("/master/wall/{wall}")
async def wall_page(request: Request, wall: str) -> Response:
    """For a television: nothing but what everybody knows, drawn anew as often as it is asked for."""
    known, spoken = request.app.state.walls.get(wall), words_of(request)
    if known is None:
        raise TurnedAway("no-such-wall")
    sight = wall_sight(known, spoken, time.time())
    return page(request, "master/wall.html", words=spoken, w=sight, mood=sight.mood, told=sight.over)


@router.post("/master/record")
async def save(request: Request) -> Response:
    fields = await request.form()
    record = await made(request, lambda: _record(fields))
    headers = {"content-disposition": 'attachment; filename="garou.json"'}
    return Response(write(record), media_type="application/json", headers=headers)


def _tapped(request: Request, fields: Fields, spoken: Words) -> Response:
    record = _record(fields)
    led = led_by(record, read_carried(fields, record, time.time()), spoken)
    if "cards" in fields:
        return _dealing(request, sheet_of(led.record, led.carried.length, led.carried.guessed), spoken, "")
    ticked, flaw = frozenset[tuple[str, str]](), ""
    aside = beside(fields, led.carried, time.time())
    if aside:
        led = replace(led, carried=aside)
    elif "undo" in fields:
        led = led.back()
    elif "lang" not in fields:
        try:
            led = hushed(led, tapped(fields, led))
        except Unclear as unclear:
            flaw, ticked = str(unclear), unclear.ticked
        except (IllegalAnswer, IllegalSetup) as error:
            flaw = refusal(spoken, error)
        ticked |= frozenset((name, str(value)) for name, value in fields.multi_items()) if flaw else ticked
    return _led(request, led, ticked, flaw)


# --- What the page carries --------------------------------------------------------------------------------------


def _record(fields: Fields) -> Record:
    return of_led_game(read(str(fields.get("record", ""))))


# --- Pages ---------------------------------------------------------------------------------------------------------


def _led(request: Request, led: Led, ticked: Ticked = frozenset(), flaw: str = "") -> Response:
    screen, carried = led.screen(ticked), led.carried
    if carried.wall and not led.wanted:
        request.app.state.walls.put(carried.wall, public(led.record, carried, led.moments, led.game))
    sight, end = screen.sight(), None if led.wanted else led.game.outcome
    settings = Settings(led.record.game, led.record.edition, options=led.record.options)
    answer = page(
        request,
        "master/over.html" if end else "master/game.html",
        status=409 if flaw else 200,
        words=led.words,
        mood=sight.mood,
        told=end is not None,
        m=sight,
        o=told(led.game, end, settings, None, screen.narrator) if end else None,
        book=of_record("led", led.record, end) if end else None,
        flaw=flaw,
        record=write(led.record),
        carried=led.carried.fields,
        length=led.carried.length,
        lengths=LENGTHS,
        wall=doorplate(request, addresses.below(addresses.MASTER, "wall", code_of(carried.wall)))
        if carried.wall
        else None,
        left=max(0, round(carried.clock - time.time())) if carried.clock else None,
        minutes=minutes_for(sum(not seat.dead for seat in sight.seats)),
        trace=trace(led.moments, led.carried.undone, screen.narrator),
        again=hidden_fields(replace(sheet_of(led.record, led.carried.length), cards={})),
    )
    return packed(request, answer)


def _language(request: Request, fields: Fields) -> Words:
    lang = fields.get("lang")
    return words(str(lang)) if lang in LANGUAGES else words_of(request)


def _speaking(request: Request, answer: Response, fields: Fields) -> Response:
    if fields.get("lang") in LANGUAGES:
        keep_language(request, answer, str(fields.get("lang")))
    return answer
