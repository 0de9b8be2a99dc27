"""What the host does: choose the game and its cards, arrange the seats, begin."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Form, Request, Response
from fastapi.responses import HTMLResponse

from garou.engine.values import Refusal, RoleName
from garou.games.cast import Cards, Cast
from garou.games.scenarios import brought
from garou.homemade import is_known, rules_of
from garou.homemade.coding import LONGEST_CODE, is_code
from garou.homemade.scenarios import open_to
from garou.rooms import levels, lobby, returning, seating
from garou.rooms.rights import only_host
from garou.rooms.room import Chair, Room
from garou.rooms.settings import Settings, checked
from garou.texts.narrator import refusal
from garou.web.faces import editor, narrator_of
from garou.web.nearness import in_one_room
from garou.web.people import Text, done, keeper_of, sitting
from garou.web.render import rendered
from garou.web.sealing import unsealed

from .coming import first_settings, reader_words
from .lobbies import beside_choices

router = APIRouter(dependencies=[Depends(unsealed)], include_in_schema=False)


@router.post("/t/{code}/settings")
async def choose(
    request: Request,
    code: str,
    *,
    game: Text = "",
    edition: Annotated[str, Form(max_length=LONGEST_CODE)] = "",
    scenario: Text = "",
    size: Annotated[int, Form(ge=1, le=99)] = 0,
    pace: Text = "",
    talk: Annotated[int, Form(ge=0, le=60)] = -1,
    option: Annotated[list[str] | None, Form()] = None,
    card: Annotated[list[str] | None, Form()] = None,
    beside: Annotated[list[str] | None, Form()] = None,
    options_shown: Text = "",
    ghosts: Annotated[bool, Form()] = False,
    wild: Annotated[bool, Form()] = False,
    newcomers: Text = "",
    deducing: Text = "",
    chips: Annotated[int, Form(ge=0, le=100)] = -1,
) -> Response:
    """Whatever of the settings the form holds; the rest stays."""
    chair = sitting(request, code)
    keeper = keeper_of(request)
    room = keeper.find(code).room
    settings, wanted = room.settings, max(room.settings.size, lobby.company(room))
    changes: dict[str, Any] = {}
    if game and game != settings.game:
        chosen = first_settings(game, "", settings.lang, together=in_one_room(request))
        settings = fitted(chosen.with_(**kept(settings)), wanted)
    if scenario and scenario != settings.scenario and not card:
        chosen = first_settings(settings.game, scenario, settings.lang).with_(ghosts=settings.ghosts)
        settings = fitted(chosen.with_(**kept(settings)), wanted)
    if size:
        changes["size"] = size
    if edition and edition != settings.edition:
        changes |= of_edition(settings, edition)
    said = (
        ("pace", pace, pace),
        ("talk", talk, talk >= 0),
        ("chips", chips, chips >= 0),
        ("newcomers", newcomers == "yes", newcomers),
        ("deducing", deducing, deducing),
    )
    changes |= {name: value for name, value, given in said if given}
    if options_shown:
        changes |= {"options": tuple(option or ()), "ghosts": ghosts, "wild": wild}
    if card:
        changes |= {"scenario": None, "cards": tuple(map(RoleName, card)), "beside": tuple(map(RoleName, beside or ()))}
    await lobby.choose(keeper, code, chair, settings.with_(**changes))
    return done(request, code)


def of_edition(settings: Settings, edition: str) -> dict[str, Any]:
    """The same table by another edition: its options as far as that has them, its cards where it can deal them."""
    if not is_known(settings.game, edition):
        return {"edition": edition, "options": ()}
    known = rules_of(settings.game, edition).options
    changes: dict[str, Any] = {"edition": edition, "options": tuple(one for one in settings.options if one in known)}
    offered = {one.id: one for one in open_to(settings.game, edition)}
    if offered and (settings.scenario not in offered or is_code(edition)):
        chosen = next((one for one in offered.values() if settings.size in one.players), next(iter(offered.values())))
        size = min(chosen.players, key=lambda players: abs(players - settings.size))
        changes |= {"scenario": chosen.id, "size": size, "cards": (), "beside": ()}
    return changes


def kept(settings: Settings) -> dict[str, Any]:
    """What a table has said of itself, whatever it plays."""
    return {name: getattr(settings, name) for name in ("pace", "talk", "chips", "newcomers", "deducing")}


def fitted(settings: Settings, wanted: int) -> Settings:
    """At the size of the scenario that is nearest to the one wanted."""
    sizes = next(one.players for one in open_to(settings.game, settings.edition) if one.id == settings.scenario)
    return settings.with_(size=min(sizes, key=lambda players: abs(players - wanted)))


@router.post("/t/{code}/deck")
async def compose(
    request: Request,
    code: str,
    *,
    card: Annotated[list[str] | None, Form(max_length=40)] = None,
    beside: Annotated[list[str] | None, Form(max_length=4)] = None,
    add: Text = "",
    drop: Text = "",
) -> Response:
    """A deck of the table's own, card by card: as soon as it can be played, it is in force."""
    chair, keeper = sitting(request, code), keeper_of(request)
    room = keeper.find(code).room
    only_host(room, chair)
    cards = list(map(RoleName, card or ()))
    if drop in cards:
        cards.remove(RoleName(drop))
    if add:
        cards.append(RoleName(add))
    wanted = brought_by(room.settings, tuple(cards), tuple(map(RoleName, beside or ())))
    try:
        settings = own_deck(room, tuple(cards), wanted)
        await lobby.choose(keeper, code, chair, settings)
    except Refusal as error:
        if not request.headers.get("hx-request"):
            raise
        return _draft(request, room, chair, Cast(tuple(cards), wanted), error)
    return (
        _draft(request, room, chair, Cast(tuple(cards), wanted), None)
        if request.headers.get("hx-request")
        else done(request, code)
    )


def own_deck(room: Room, cards: Cards, beside: Cards) -> Settings:
    """The table with these cards: as many seats as they are for, and beside them what some of them bring."""
    settings = room.settings
    unknown = [name for name in cards if name not in settings.rules.roles]
    if unknown:
        raise Refusal("no-such-role", name=unknown[0], known=tuple(settings.rules.roles))
    deck = settings.with_(scenario=None, cards=cards, beside=beside)
    refused: Refusal | None = None
    for extra in range(len(settings.rules.places) - settings.rules.centre + 1):
        try:
            return checked(deck.with_(size=len(cards) - settings.rules.centre - extra))
        except Refusal as error:
            refused = refused or error
    raise refused or Refusal("no-such-page")


def brought_by(settings: Settings, cards: Cards, wanted: Cards) -> Cards:
    """What some cards bring along: what the host wants, else what lay there before, else the first kind there is."""
    liked = (*wanted, *settings.beside)
    brings = [kinds for name, kinds in brought(settings.game).items() if name in cards]
    return tuple(next((kind for kind in liked if kind in kinds), kinds[0]) for kinds in brings)


def _draft(request: Request, room: Room, chair: Chair, laid: Cast, flaw: Refusal | None) -> Response:
    """The editor with the cards as they are now, playable or not."""
    spoken = reader_words(request, room, chair)
    narrator = narrator_of(room, spoken)
    shown = {
        "editor": editor(room.settings, laid.cards, narrator),
        "cards": laid.counted.total(),
        "beside": beside_choices(room.settings.game, laid, narrator),
    }
    said = refusal(spoken, flaw) if flaw else ""
    return HTMLResponse(rendered("table/deck.html", t=spoken, code=room.code, l=shown, flaw=said))


@router.post("/t/{code}/arrange")
async def arrange(request: Request, code: str, chair: Annotated[int, Form()], to: Annotated[int, Form()]) -> Response:
    """One chair to another place in the ring."""
    host = sitting(request, code)
    keeper = keeper_of(request)
    order = [one for one in keeper.find(code).room.order if one != chair]
    order.insert(max(0, min(to, len(order))), chair)
    await lobby.arrange(keeper, code, host, order)
    return done(request, code)


@router.post("/t/{code}/bot")
async def bot(
    request: Request, code: str, mind: Annotated[str, Form()], chair: Annotated[int | None, Form()] = None
) -> Response:
    """One more that thinks so; or one that is there does from now on."""
    keeper, host = keeper_of(request), sitting(request, code)
    if chair is None:
        await levels.add_bot(keeper, code, host, mind)
    else:
        await levels.choose_mind(keeper, code, host, chair, mind)
    return done(request, code)


@router.post("/t/{code}/begin")
async def begin(request: Request, code: str) -> Response:
    await lobby.begin(keeper_of(request), code, sitting(request, code))
    return done(request, code)


@router.post("/t/{code}/remove")
async def remove(request: Request, code: str, chair: Annotated[int, Form()]) -> Response:
    await seating.remove(keeper_of(request), code, sitting(request, code), chair)
    return done(request, code)


@router.post("/t/{code}/give-back")
async def give_back(request: Request, code: str, chair: Annotated[int, Form()]) -> Response:
    """A seat to whoever asks for it at the door."""
    await returning.give_back(keeper_of(request), code, sitting(request, code), chair)
    return done(request, code)
