"""The game master's pages, drawn."""

from __future__ import annotations

import time
from dataclasses import replace

from fastapi import Request, Response

from garou.announcer import LENGTHS
from garou.games import GAMES
from garou.games.advice import advice
from garou.games.cast import Cast
from garou.record.writing import write
from garou.rooms.settings import Settings
from garou.texts import Words
from garou.texts.narrator import Narrator
from garou.web import addresses
from garou.web.cup.entry import of_record
from garou.web.doorplate import doorplate
from garou.web.ending import told
from garou.web.faces import laid
from garou.web.render import packed, page
from garou.web.table.lobbies import Pick, scenario_choice

from .asking import Ticked
from .beside import minutes_for
from .game import Led
from .sheet import (
    EDITION,
    GAME,
    LONGEST_NAME,
    MasterSheet,
    deal_rows,
    deck_rows,
    hidden_fields,
    scenarios_of_game,
    sheet_of,
)
from .trace import trace
from .wall import code_of


def entrance(request: Request, sheet: MasterSheet, spoken: Words, flaw: str = "") -> Response:
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


def dealing(request: Request, sheet: MasterSheet, spoken: Words, flaw: str) -> Response:
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
        bringing=[spoken(f"role-{role}.the") for role in sheet.bringing],
        plain=spoken(f"role-{sheet.rules.plain}.many"),
        open=bool(sheet.cards or flaw),
        advice=advice_on(sheet, spoken),
        may_shuffle=sheet.cast is not None,
        some_missing=bool(sheet.missing),
    )


def advice_on(sheet: MasterSheet, spoken: Words) -> list[str]:
    """On the cards that were entered; to newcomers, on the deck they are about to deal as well."""
    entered = None if sheet.missing else Cast(tuple(sheet.cards[slot] for slot in sheet.slots))
    cast = entered or (sheet.cast if sheet.newcomers else None)
    if cast is None:
        return []
    narrator, known = Narrator(spoken, GAME, (), ()), () if sheet.newcomers else None
    return [*map(narrator.advice, advice(GAME, sheet.rules, cast, len(sheet.names), known))]


def led_page(request: Request, led: Led, ticked: Ticked = frozenset(), flaw: str = "") -> Response:
    screen, carried = led.screen(ticked), led.carried
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
        carried_told=carried.told,
        length=led.carried.length,
        lengths=LENGTHS,
        wall=doorplate(request, addresses.below(addresses.MASTER, "wall", code_of(carried.wall)))
        if carried.wall
        else None,
        left=max(0, round(carried.clock - time.time())) if carried.clock else None,
        minutes=minutes_for(sum(not seat.dead for seat in sight.seats)),
        trace=trace(led.moments, led.carried.undone, screen.narrator),
        again=hidden_fields(replace(sheet_of(led.record, carried.length, aside=carried.aside), cards={})),
    )
    return packed(request, answer)
