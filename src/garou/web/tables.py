"""The pages of the tables: every route a browser uses."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Annotated, Any

import segno
from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, StreamingResponse
from markupsafe import Markup

from garou.engine.values import DECLINED, Choice, Refusal, RoleName, Slot
from garou.games import DEFAULT_EDITION, GAMES
from garou.games.cast import Cards
from garou.games.scenarios import SCENARIOS
from garou.record.reading import name_flaw
from garou.record.writing import write
from garou.rooms.hall import TurnedAway
from garou.rooms.keeper import Keeper
from garou.rooms.room import Chair, Phase, Room
from garou.rooms.settings import Settings, checked
from garou.texts import LANGUAGES, Words, words
from garou.texts.narrator import refusal

from . import lobbies, pages
from .faces import editor, narrator_of
from .live import Painter, stream
from .people import keep_language, keep_seat, language_of, token_of, words_of
from .render import page, rendered

router = APIRouter()
Text = Annotated[str, Form(max_length=200)]


def keeper_of(request: Request) -> Keeper:
    keeper: Keeper = request.app.state.keeper
    return keeper


def sitting(request: Request, code: str) -> Chair:
    """The chair this browser holds at that table; turned away without one."""
    chair = keeper_of(request).chair(code, token_of(request, code))
    if chair is None:
        raise TurnedAway("no-seat")
    return chair


def done(request: Request, code: str) -> Response:
    """After a deed: nothing to swap in for a live page, the table's page for a plain form."""
    if request.headers.get("hx-request"):
        return Response(status_code=204)
    return RedirectResponse(f"/t/{code}", 303)


# --- Coming in -------------------------------------------------------------------------------------


@router.get("/")
async def home(request: Request) -> Response:
    spoken = words_of(request)
    games = {
        game: [lobbies.scenario_choice(scenario, spoken) for scenario in SCENARIOS if scenario.game == game]
        for game in DEFAULT_EDITION
    }
    return page(request, "home.html", games=games)


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
    chair = keeper.chair(code, token_of(request, code))
    response = RedirectResponse(f"/t/{code}" if chair is not None else f"/t/{code}/watch", 303)
    if lang in LANGUAGES:
        keep_language(request, response, lang)
        if chair is not None:
            await keeper.speak(code, chair, lang)
    return response


@router.post("/tables")
async def create(
    request: Request, name: Text, game: Text = "one-night", scenario: Annotated[list[str] | None, Form()] = None
) -> Response:
    """A new table with its first guest, who hosts. The form offers every game's scenarios: the one that fits counts."""
    request.app.state.limits.count(request, "create")
    keeper, lang = keeper_of(request), language_of(request)
    if flaw := name_flaw(" ".join(name.split()), ()):
        raise TurnedAway(flaw, name=name, longest=100)  # before a table stands there that nobody sits at
    fitting = [one.id for one in SCENARIOS if one.game == game and one.id in (scenario or ())]
    room = await keeper.create(first_settings(game, fitting[0] if fitting else "", lang))
    return await _seat(request, room.code, name)


def first_settings(game: str, scenario: str, lang: str) -> Settings:
    """The scenario asked for, or the first of the game, at its usual size."""
    fitting = [s for s in SCENARIOS if s.game == game and scenario in ("", s.id)]
    if not fitting:
        raise TurnedAway("no-scenario", name=scenario, known=tuple(s.id for s in SCENARIOS if s.game == game))
    chosen = fitting[0]
    size = min(chosen.players, key=lambda players: abs(players - 5))
    return Settings(game, chosen.edition, chosen.id, options=chosen.options, lang=lang, size=size)


@router.post("/join")
async def find(request: Request, code: Text) -> Response:
    """From the code that was read aloud to its table."""
    request.app.state.limits.count(request, "join")
    spoken = "-".join(code.lower().replace("-", " ").split())
    keeper_of(request).find(spoken)
    return RedirectResponse(f"/t/{spoken}", 303)


@router.post("/t/{code}/join")
async def join(request: Request, code: str, name: Text) -> Response:
    request.app.state.limits.count(request, "join")
    return await _seat(request, code, name)


async def _seat(request: Request, code: str, name: str) -> Response:
    token = await keeper_of(request).join(code, name, language_of(request))
    response = RedirectResponse(f"/t/{code}", 303)
    keep_seat(request, response, code, token)
    return response


# --- Looking ---------------------------------------------------------------------------------------


@router.get("/t/{code}")
async def table(request: Request, code: str) -> Response:
    keeper = keeper_of(request)
    room = keeper.find(code).room
    chair = keeper.chair(code, token_of(request, code))
    if chair is None:
        seen = pages.scene(room, None, words_of(request), _present(keeper, room, None))
        return page(request, "door.html", s=seen, code=room.code, game=room.settings.game)
    return _table_page(request, room, chair)


@router.get("/t/{code}/watch")
async def watch(request: Request, code: str) -> Response:
    return _table_page(request, keeper_of(request).find(code).room, None)


def _table_page(request: Request, room: Room, chair: Chair | None) -> Response:
    spoken = reader_words(request, room, chair)
    return page(
        request,
        "table.html",
        words=spoken,
        code=room.code,
        inner=Markup(draw(request, room, chair, spoken)),  # noqa: S704  # rendered by a template of ours
        source=f"/t/{room.code}/stream" + ("" if chair is not None else "?watch=1"),
        chair=chair,
        mood=pages.mood(room),
        told=room.phase is Phase.OVER,
        live=True,
    )


def reader_words(request: Request, room: Room, chair: Chair | None) -> Words:
    return words(room.sitters[chair].lang) if chair in room.sitters and chair is not None else words_of(request)


def _present(keeper: Keeper, room: Room, chair: Chair | None) -> frozenset[Chair]:
    here = keeper.live[room.code].here
    return frozenset(c for c, streams in here.items() if streams or c == chair)


def draw(request: Request, room: Room, chair: Chair | None, spoken: Words) -> str:
    """The part of the page that changes. Templates get a scene, and no room to look round in."""
    seen = pages.scene(room, chair, spoken, _present(keeper_of(request), room, chair))
    context: dict[str, Any] = {"t": spoken, "s": seen, "lang": spoken.lang, "code": room.code}
    if room.phase is Phase.LOBBY:
        address = _address(request, f"/t/{room.code}")
        laid = lobbies.lobby(room, spoken, editing=seen.hosting)
        context |= {"l": laid, "address": address, "at": request.url.netloc, "qr": qr(address), "flaw": ""}
    return rendered(f"{room.phase.value}.html", **context)


def _address(request: Request, path: str) -> str:
    return f"{request.url.scheme}://{request.url.netloc}{path}"


@lru_cache(maxsize=256)
def qr(address: str) -> Markup:
    """The code as a picture, drawn by the page itself."""
    made = segno.make(address, error="m")
    return Markup(made.svg_inline(border=1, omitsize=True, svgclass=None, lineclass=None))  # noqa: S704  # our own svg


@router.get("/t/{code}/known")
async def know(request: Request, code: str, watch: bool = False) -> Response:
    """What the reader has learned. Fetched when wanted: so a page pushed at night is as long for everybody."""
    room, chair = _reader(request, code, watch=watch)
    spoken = reader_words(request, room, chair)
    return _fragment(request, "known.html", spoken, code=code, **pages.known(room, chair, spoken))


@router.get("/t/{code}/cast")
async def cast(request: Request, code: str, watch: bool = False) -> Response:
    """The cards in play, what they do, and the order of the calls."""
    room, chair = _reader(request, code, watch=watch)
    spoken = reader_words(request, room, chair)
    return _fragment(request, "cast.html", spoken, code=code, **pages.cast(room, spoken))


def _reader(request: Request, code: str, *, watch: bool) -> tuple[Room, Chair | None]:
    room = keeper_of(request).find(code).room
    return room, None if watch else sitting(request, code)


def _fragment(request: Request, template: str, spoken: Words, **context: Any) -> Response:
    """For a live page, or as a page of its own where no script runs."""
    inner = rendered(template, t=spoken, lang=spoken.lang, **context)
    if request.headers.get("hx-request"):
        return HTMLResponse(inner)
    whole = Markup(inner)  # noqa: S704  # rendered by a template of ours
    return page(request, "plain.html", words=spoken, inner=whole, code=context["code"])


@router.get("/t/{code}/stream")
async def follow(request: Request, code: str, watch: bool = False) -> StreamingResponse:
    keeper = keeper_of(request)
    room = keeper.find(code).room
    chair = None if watch else keeper.chair(code, token_of(request, code))
    if chair is None and not watch:
        raise TurnedAway("no-seat")

    def drawn(room: Room) -> str:
        if chair is not None and chair not in room.sitters:
            return rendered("gone.html", t=words_of(request), code=room.code)
        return draw(request, room, chair, reader_words(request, room, chair))

    def glanced(room: Room) -> object:
        return pages.glance(room, chair, _present(keeper, room, chair)) if chair in (None, *room.sitters) else None

    return stream(keeper, room.code, chair, Painter(glanced, drawn))


@router.get("/t/{code}/record")
async def record(request: Request, code: str) -> Response:
    keeper = keeper_of(request)
    room = keeper.find(code).room
    if room.phase is not Phase.OVER:
        raise TurnedAway("game-going-on")
    headers = {"content-disposition": f'attachment; filename="{code}.json"'}
    return Response(write(keeper.record(room)), media_type="application/json", headers=headers)


# --- Doing -----------------------------------------------------------------------------------------


@router.post("/t/{code}/settings")
async def choose(
    request: Request,
    code: str,
    *,
    game: Text = "",
    edition: Text = "",
    scenario: Text = "",
    size: Annotated[int, Form(ge=1, le=99)] = 0,
    pace: Text = "",
    option: Annotated[list[str] | None, Form()] = None,
    card: Annotated[list[str] | None, Form()] = None,
    beside: Annotated[list[str] | None, Form()] = None,
    options_shown: Text = "",
) -> Response:
    """Whatever of the settings the form holds; the rest stays."""
    chair = sitting(request, code)
    keeper = keeper_of(request)
    settings = keeper.find(code).room.settings
    changes: dict[str, Any] = {}
    if game and game != settings.game:
        settings = fitted(first_settings(game, "", settings.lang).with_(pace=settings.pace), settings.size)
    if scenario and scenario != settings.scenario and not card:
        chosen = first_settings(settings.game, scenario, settings.lang)
        settings = fitted(chosen.with_(pace=settings.pace), settings.size)
    if size:
        changes["size"] = size
    if edition and edition != settings.edition:
        known = GAMES[settings.game, edition].options if (settings.game, edition) in GAMES else {}
        changes |= {"edition": edition, "options": tuple(one for one in settings.options if one in known)}
    if pace:
        changes["pace"] = pace
    if options_shown:
        changes["options"] = tuple(option or ())
    if card:
        changes |= {"scenario": None, "cards": tuple(map(RoleName, card)), "beside": tuple(map(RoleName, beside or ()))}
    await keeper.choose(code, chair, settings.with_(**changes))
    return done(request, code)


def fitted(settings: Settings, wanted: int) -> Settings:
    """At the size of the scenario that is nearest to the one wanted."""
    sizes = next(one.players for one in SCENARIOS if one.id == settings.scenario)
    return settings.with_(size=min(sizes, key=lambda players: abs(players - wanted)))


@router.post("/t/{code}/deck")
async def compose(
    request: Request,
    code: str,
    card: Annotated[list[str] | None, Form(max_length=40)] = None,
    add: Text = "",
    drop: Text = "",
) -> Response:
    """An own deck, card by card: as soon as it can be played, it is the table's."""
    chair, keeper = sitting(request, code), keeper_of(request)
    room = keeper.find(code).room
    if room.host != chair:
        raise TurnedAway("only-the-host")
    cards = list(map(RoleName, card or ()))
    if drop in cards:
        cards.remove(RoleName(drop))
    if add:
        cards.append(RoleName(add))
    try:
        settings = own_deck(room, tuple(cards))
        await keeper.choose(code, chair, settings)
    except Refusal as error:
        if not request.headers.get("hx-request"):
            raise
        return _draft(request, room, chair, tuple(cards), error)
    return (
        _draft(request, room, chair, tuple(cards), None) if request.headers.get("hx-request") else done(request, code)
    )


def own_deck(room: Room, cards: Cards) -> Settings:
    """The table with these cards: as many seats as they are for, and beside them what some of them bring."""
    settings = room.settings
    unknown = [name for name in cards if name not in settings.rules.roles]
    if unknown:
        raise Refusal("no-such-role", name=unknown[0], known=tuple(settings.rules.roles))
    deck = settings.with_(scenario=None, cards=cards, beside=brought_by(settings.game, cards))
    refused: Refusal | None = None
    for extra in range(len(settings.rules.places) - settings.rules.centre + 1):
        try:
            return checked(deck.with_(size=len(cards) - settings.rules.centre - extra))
        except Refusal as error:
            refused = refused or error
    raise refused or Refusal("no-such-page")


def brought_by(game: str, cards: Cards) -> Cards:
    """What some cards bring along, as the scenarios of the game say it."""
    brings = {name: kinds for one in SCENARIOS if one.game == game for name, kinds in one.brings.items()}
    return tuple(kinds[0] for name, kinds in brings.items() if name in cards)


def _draft(request: Request, room: Room, chair: Chair, cards: Cards, flaw: Refusal | None) -> Response:
    """The editor with the cards as they are now, playable or not."""
    spoken = reader_words(request, room, chair)
    narrator = narrator_of(room, spoken)
    number = len(cards + brought_by(room.settings.game, cards))
    laid = {"editor": editor(room.settings, cards, narrator), "cards": number}
    said = refusal(spoken, flaw) if flaw else ""
    return HTMLResponse(rendered("deck.html", t=spoken, code=room.code, l=laid, flaw=said))


@router.post("/t/{code}/arrange")
async def arrange(request: Request, code: str, chair: Annotated[int, Form()], to: Annotated[int, Form()]) -> Response:
    """One chair to another place in the ring."""
    host = sitting(request, code)
    keeper = keeper_of(request)
    order = [one for one in keeper.find(code).room.order if one != chair]
    order.insert(max(0, min(to, len(order))), chair)
    await keeper.arrange(code, host, order)
    return done(request, code)


@router.post("/t/{code}/begin")
async def begin(request: Request, code: str) -> Response:
    await keeper_of(request).begin(code, sitting(request, code))
    return done(request, code)


@router.post("/t/{code}/look")
async def look(request: Request, code: str) -> Response:
    await keeper_of(request).look(code, sitting(request, code))
    return done(request, code)


@router.post("/t/{code}/answer")
async def answer(
    request: Request,
    code: str,
    *,
    window: Annotated[int, Form()],
    choice: Annotated[list[str] | None, Form()] = None,
    decline: Text = "",
    confirm: Text = "",
) -> Response:
    """An answer, or a tap in one's sleep: the same form, the same reply. Declining outweighs what was tapped before."""
    request.app.state.limits.count(request, "act")
    if confirm and not choice:
        raise TurnedAway("nothing-chosen")
    chosen = DECLINED if decline else read_choice(choice or [])
    await keeper_of(request).answer(code, sitting(request, code), window, chosen)
    return done(request, code)


def read_choice(parts: list[str]) -> Choice:
    return tuple(Slot(int(part)) if part.isascii() and part.isdigit() and len(part) < 3 else part for part in parts[:5])


@router.post("/t/{code}/ready")
async def ready(request: Request, code: str, on: Annotated[bool, Form()] = True) -> Response:
    request.app.state.limits.count(request, "act")
    await keeper_of(request).ready(code, sitting(request, code), on=on)
    return done(request, code)


@router.post("/t/{code}/again")
async def again(request: Request, code: str) -> Response:
    await keeper_of(request).again(code, sitting(request, code))
    return done(request, code)


@router.post("/t/{code}/hand")
async def hand(request: Request, code: str, chair: Annotated[int, Form()], bot: Annotated[bool, Form()]) -> Response:
    await keeper_of(request).hand(code, sitting(request, code), chair, bot=bot)
    return done(request, code)


@router.post("/t/{code}/remove")
async def remove(request: Request, code: str, chair: Annotated[int, Form()]) -> Response:
    await keeper_of(request).remove(code, sitting(request, code), chair)
    return done(request, code)


@router.post("/t/{code}/leave")
async def leave(request: Request, code: str) -> Response:
    await keeper_of(request).leave(code, sitting(request, code))
    response = RedirectResponse("/", 303)
    response.delete_cookie(f"garou-seat-{code}", path=f"/t/{code}")
    return response


@router.post("/t/{code}/device")
async def device(request: Request, code: str) -> Response:
    """The link that moves this seat to another device; what it holds after # never reaches a server's log."""
    token = await keeper_of(request).renew(code, sitting(request, code))
    address = f"{request.url.scheme}://{request.url.netloc}/t/{code}/move#{token}"
    response = JSONResponse({"address": address, "qr": qr(address)})
    keep_seat(request, response, code, token)
    return response


@router.get("/t/{code}/move")
async def moving(request: Request, code: str) -> Response:
    keeper_of(request).find(code)
    return page(request, "move.html", code=code)


@router.post("/t/{code}/move")
async def move(request: Request, code: str, token: Text) -> Response:
    request.app.state.limits.count(request, "join")
    if keeper_of(request).chair(code, token) is None:
        raise TurnedAway("no-seat")
    response = RedirectResponse(f"/t/{code}", 303)
    keep_seat(request, response, code, token)
    return response
