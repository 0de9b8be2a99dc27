"""The pages of the tables: coming in, and looking."""

from __future__ import annotations

import re
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Form, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse
from markupsafe import Markup

from garou.games import DEFAULT_EDITION
from garou.games.scenarios import SCENARIOS
from garou.homemade import base_in, rules_of
from garou.homemade.coding import LONGEST_CODE, is_code, settled
from garou.homemade.scenarios import open_to
from garou.record.writing import write
from garou.rooms import lobby, moving, returning, seating
from garou.rooms.codes import meant
from garou.rooms.hall import TurnedAway
from garou.rooms.keeper import Keeper
from garou.rooms.names import named
from garou.rooms.reacting import seen as seen_in_passing
from garou.rooms.room import Chair, Phase, Room
from garou.rooms.settings import Settings
from garou.texts import LANGUAGES, Words, words
from garou.texts.house import at_table
from garou.web import addresses
from garou.web.doorplate import doorplate
from garou.web.live import SHOWS, Painted, Painter, Stream, filled, least, rounded, stream
from garou.web.nearness import in_one_room
from garou.web.people import Text, keep_language, keep_seat, keeper_of, language_of, sitting, token_of, words_of
from garou.web.render import packed, page, rendered
from garou.web.sealing import unsealed

from . import lobbies, scenes
from .houses import NOBODY, Around
from .painting import in_its_frame, painted
from .scenes import Scene

router = APIRouter(dependencies=[Depends(unsealed)], include_in_schema=False)

DONE = {"cup": "cup-delete.done", "season": "season-delete.done"}  # what somebody has deleted, who comes here from it

# --- Coming in -------------------------------------------------------------------------------------


@router.get("/")
async def home(request: Request, deleted: str = "") -> Response:
    spoken = words_of(request)
    games = {
        game: [lobbies.scenario_choice(scenario, spoken) for scenario in SCENARIOS if scenario.game == game]
        for game in DEFAULT_EDITION
    }
    return packed(request, page(request, "home.html", games=games, done=DONE.get(deleted, "")))


@router.post("/lang")
async def speak(request: Request, lang: Text, back: Text = "/") -> Response:
    """On pages that belong to no table."""
    response = RedirectResponse(back if re.fullmatch(r"(/[\w-]+)+", back, re.ASCII) else "/", 303)
    if lang in LANGUAGES:
        keep_language(request, response, lang)
    return response


@router.post("/t/{code}/lang")
async def speak_here(request: Request, code: str, lang: Text) -> Response:
    """At a table the seat speaks it too: its cookie is sent nowhere else."""
    keeper = keeper_of(request)
    chair = seating.chair(keeper, code, token_of(request, code))
    response = RedirectResponse(addresses.table(code) if chair is not None else addresses.table(code, "watch"), 303)
    if lang in LANGUAGES:
        keep_language(request, response, lang)
        if chair is not None:
            await seating.set_language(keeper, code, chair, lang)
    return response


@router.post("/tables")
async def create(
    request: Request,
    name: Text,
    game: Text = "one-night",
    scenario: Annotated[list[str] | None, Form()] = None,
    edition: Annotated[str, Form(max_length=LONGEST_CODE)] = "",
) -> Response:
    """A new table with its first guest, who hosts. The form offers every game's scenarios: the one that fits counts."""
    keeper, lang = keeper_of(request), language_of(request)
    named(name)  # before a table stands there that nobody sits at
    fitting = [one.id for one in SCENARIOS if one.game == game and one.id in (scenario or ())]
    chosen = "" if is_code(edition) or not fitting else fitting[0]
    settings = first_settings(game, chosen, lang, together=in_one_room(request), edition=edition)
    room = await lobby.create(keeper, settings)
    return await _seat(request, room.code, name)


def first_settings(game: str, scenario: str, lang: str, *, together: bool = False, edition: str = "") -> Settings:
    """The scenario asked for, or the first of the game, at its usual size. In one room, the dead watch the night."""
    if is_code(edition):
        edition = settled(edition)
        game, _ = base_in(edition)
    offered = open_to(game, edition)
    fitting = [one for one in offered if scenario in ("", one.id)]
    if not fitting:
        raise TurnedAway("no-scenario", name=scenario, known=tuple(one.id for one in offered))
    chosen = fitting[0]
    size = min(chosen.players, key=lambda players: abs(players - 5))
    ghosts = together and bool(rules_of(game, chosen.edition).round)
    return Settings(game, chosen.edition, chosen.id, options=chosen.options, lang=lang, size=size, ghosts=ghosts)


@router.post("/join")
async def find(request: Request, code: Text) -> Response:
    """From the code that was read aloud to its table."""
    wanted = meant(code)
    if request.app.state.cups.has(wanted):
        return RedirectResponse(addresses.cup(wanted), 303)
    keeper_of(request).find(wanted)
    return RedirectResponse(addresses.table(wanted), 303)


@router.post("/t/{code}/join")
async def join(request: Request, code: str, name: Text) -> Response:
    return await _seat(request, code, name)


async def _seat(request: Request, code: str, name: str) -> Response:
    token = await seating.join(keeper_of(request), code, name, language_of(request))
    response = RedirectResponse(addresses.table(code), 303)
    keep_seat(request, response, code, token)
    return response


# --- Looking ---------------------------------------------------------------------------------------


@router.get("/t/{code}")
async def table(request: Request, code: str) -> Response:
    keeper = keeper_of(request)
    room = keeper.find(code).room
    chair = seating.chair(keeper, code, token_of(request, code))
    if chair is None:
        seen = see(request, room, None, reader_words(request, room, None))
        moved = moving.moved(keeper, code, token_of(request, code))
        asked = returning.asks(keeper.live[room.code], token_of(request, code))
        return page(
            request,
            "table/door.html",
            s=seen.page,
            houses=seen.houses,
            code=room.code,
            game=room.settings.game,
            moved=moved,
            asked=asked,
        )
    return _table_page(request, room, chair)


@router.get("/t/{code}/watch")
async def watch(request: Request, code: str) -> Response:
    return _table_page(request, keeper_of(request).find(code).room, None)


def _table_page(request: Request, room: Room, chair: Chair | None) -> Response:
    spoken = reader_words(request, room, chair)
    seen = see(request, room, chair, spoken)
    whole = page(
        request,
        "table/table.html",
        words=spoken,
        code=room.code,
        cup=room.cup,
        inner=Markup(filled(draw(request, room, seen, spoken), _long(keeper_of(request), room, spoken, chair))),  # noqa: S704  # rendered by a template of ours
        source=addresses.table(room.code, "stream") + ("" if chair is not None else "?watch=1"),
        chair=chair,
        name=room.called(chair),
        mood=scenes.mood(room),
        shown=_shown(room),
        told=room.told,
        live=True,
    )
    return packed(request, whole) if room.told or room.phase is Phase.LOBBY else whole


def _shown(room: Room) -> str:
    """What kind of page it is: the same for everybody."""
    return "sealed" if room.phase is Phase.OVER and not room.told else room.phase.value


def reader_words(request: Request, room: Room, chair: Chair | None) -> Words:
    """In the language of the seat, or of the reader; at a table of a home-made edition, with its words."""
    seated = chair is not None and chair in room.sitters
    spoken = words(room.sitters[chair].lang) if seated and chair is not None else words_of(request)
    return at_table(spoken, room.settings.edition)


def around(keeper: Keeper, room: Room, chair: Chair | None) -> Around:
    live = keeper.live[room.code]
    present = live.present if chair is None or chair in live.present else live.present | {chair}
    asking = returning.asking(live, keeper.clock()) if live.asking else NOBODY.asking
    passing = seen_in_passing(live) if live.reacting else ()
    led = keeper.films.led(room)
    return Around(present, live.leaning, live.leant, asking, passing, led.chair if led else None)


def _long(keeper: Keeper, room: Room, spoken: Words, chair: Chair | None) -> int:
    """With room for what is shown in passing: who does not see it is sent as much."""
    if not room.going:
        return 0
    live = keeper.live[room.code]
    shown = len(seen_in_passing(live)) if live.reacting else 0
    return room.standing_for(chair, ("least", spoken.lang), lambda: least(room, spoken, chair)) + SHOWS * shown


def see(request: Request, room: Room, chair: Chair | None, spoken: Words) -> Scene:
    return scenes.scene(room, chair, spoken, around(keeper_of(request), room, chair))


def draw(request: Request, room: Room, seen: Scene, spoken: Words) -> str:
    """The part of the page that changes. Templates get a scene, and no room to look round in."""
    if room.phase is Phase.PLAYING:
        return in_its_frame(room, seen, spoken)
    return rendered(
        f"table/{_shown(room)}.html",
        t=spoken,
        lang=spoken.lang,
        code=room.code,
        s=seen.page,
        houses=seen.houses,
        l=seen.page.lobby,
        door=doorplate(request, addresses.table(room.code)) if room.phase is Phase.LOBBY else None,
        flaw="",
        asking=seen.asking,
        leads=seen.leads,
    )


@router.get("/t/{code}/known")
async def know(request: Request, code: str, watch: bool = False) -> Response:
    """What the reader has learned. Fetched when wanted: so a page pushed at night is as long for everybody."""
    room, chair = reader(request, code, watch=watch)
    spoken = reader_words(request, room, chair)
    known = scenes.known(room, chair, spoken)
    return fragment(request, "table/known.html", spoken, private=True, code=code, known=known)


@router.get("/t/{code}/cast")
async def cast(request: Request, code: str, watch: bool = False) -> Response:
    """The cards in play, what they do, and the order of the calls."""
    room, chair = reader(request, code, watch=watch)
    spoken = reader_words(request, room, chair)
    return fragment(request, "table/cast.html", spoken, code=code, cast=scenes.cast(room, spoken))


def reader(request: Request, code: str, *, watch: bool) -> tuple[Room, Chair | None]:
    room = keeper_of(request).find(code).room
    return room, None if watch else sitting(request, code)


def fragment(
    request: Request,
    template: str,
    spoken: Words,
    *,
    private: bool = False,
    here: str = "",
    as_long_as: dict[str, Any] | None = None,
    **context: Any,
) -> Response:
    """For a live page, or as a page of its own where no script runs; its length tells nothing of what is private.

    `here` is where that page is found again in another language, if not at its own address; with `as_long_as` it is as
    long as it would be with that.
    """
    drawn = rendered(template, t=spoken, lang=spoken.lang, **context)
    inner = rounded(drawn) if private else drawn
    if as_long_as is not None:
        everybody = rendered(template, t=spoken, lang=spoken.lang, **(context | as_long_as))
        inner = filled(drawn, len(everybody.encode()) + 7)
    if request.headers.get("hx-request"):
        return HTMLResponse(inner)
    whole = Markup(inner)  # noqa: S704  # rendered by a template of ours
    found_at = here or request.url.path
    return page(request, "plain.html", words=spoken, inner=whole, code=context["code"], here=found_at)


@router.get("/t/{code}/stream", response_class=Stream)
async def follow(request: Request, code: str, watch: bool = False) -> Stream:
    keeper = keeper_of(request)
    room = keeper.find(code).room
    chair = None if watch else seating.chair(keeper, code, token_of(request, code))
    if chair is None and not watch:
        raise TurnedAway("no-seat")

    own = words_of(request)

    def speaking(room: Room) -> Words:
        seated = chair is not None and chair in room.sitters
        spoken = words(room.sitters[chair].lang) if seated and chair is not None else own
        return at_table(spoken, room.settings.edition)

    def seen(room: Room) -> Scene | None:
        if chair is not None and chair not in room.sitters:
            return None
        return scenes.scene(room, chair, speaking(room), around(keeper, room, chair))

    def drawn(room: Room, seen: Scene | None) -> str:
        if seen is None:
            template = "table/moved.html" if chair in room.sitters else "table/gone.html"
            return rendered(template, t=words_of(request), code=room.code, name=room.called(chair))
        return draw(request, room, seen, speaking(room))

    def at_once(room: Room) -> Painted | None:
        if room.phase is not Phase.PLAYING or (chair is not None and chair not in room.sitters):
            return None
        return painted(room, chair, speaking(room), around(keeper, room, chair))

    def long(room: Room) -> int:
        return _long(keeper, room, speaking(room), chair)

    return stream(keeper, room.code, chair, Painter(seen, drawn, long, at_once))


@router.get("/t/{code}/record")
async def record(request: Request, code: str) -> Response:
    keeper = keeper_of(request)
    room = keeper.find(code).room
    if room.phase is not Phase.OVER:
        raise TurnedAway("game-going-on")
    headers = {"content-disposition": f'attachment; filename="{code}.json"'}
    return Response(write(room.record), media_type="application/json", headers=headers)
