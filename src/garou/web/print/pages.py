"""Pages to print: the leaflet of a deck, and cards for those who have none."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlencode

from fastapi import APIRouter, Request, Response

from garou.games import GAMES
from garou.homemade.coding import is_code
from garou.homemade.scenarios import scenarios_of
from garou.texts import LANGUAGES, Words, words
from garou.texts.house import at_table
from garou.web.people import words_of
from garou.web.render import page

from .cutouts import cutouts, offered
from .decks import PrintedDeck, read_deck
from .leaflets import leaflet

router = APIRouter(include_in_schema=False)

PAPERS = ("a4", "a5")


@dataclass(frozen=True, slots=True)
class Printed:
    """Something that can be printed, in the list it is chosen from."""

    value: str
    name: str
    on: bool


def spoken_in(request: Request) -> Words:
    """The language the address asks for, else the reader's own: what is printed may be for somebody else."""
    lang = request.query_params.get("lang", "")
    return words(lang) if lang in LANGUAGES else words_of(request)


@router.get("/leaflet")
async def leaflet_page(request: Request) -> Response:
    deck = read_deck(request.query_params)
    spoken = at_table(spoken_in(request), deck.edition)
    paper = request.query_params.get("paper", "")
    return page(
        request,
        "print/leaflet.html",
        words=spoken,
        mood="day",
        told=True,
        sheet=leaflet(deck, spoken),
        paper=paper if paper in PAPERS else PAPERS[0],
        papers=PAPERS,
        about=_about(request, deck, spoken),
    )


@router.get("/cards")
async def cards_page(request: Request) -> Response:
    deck = read_deck(request.query_params)
    spoken = at_table(spoken_in(request), deck.edition)
    there = offered(deck, spoken)
    kinds = tuple(kind for kind in there if kind in request.query_params.getlist("kind")) or there
    backs = "backs" in request.query_params
    return page(
        request,
        "print/cards.html",
        words=spoken,
        mood="day",
        told=True,
        sheets=cutouts(deck, kinds, spoken, backs=backs),
        kinds=kinds,
        offered=there,
        backs=backs,
        about=_about(request, deck, spoken),
    )


@dataclass(frozen=True, slots=True)
class AboutDeck:
    """What both pages say about the deck, and how to choose another one."""

    deck: PrintedDeck
    title: str
    own: bool
    decks: dict[str, tuple[Printed, ...]]
    address: str
    query: str


def _about(request: Request, deck: PrintedDeck, spoken: Words) -> AboutDeck:
    chosen = "/".join((deck.game, deck.edition, deck.scenario.id if deck.scenario else ""))
    others = [(key, value) for key, value in request.query_params.multi_items() if key != "lang"]
    return AboutDeck(
        deck=deck,
        title=spoken(f"scenario-{deck.scenario.id}") if deck.scenario else spoken("leaflet-whole-box"),
        own=not deck.whole and not deck.scenario,
        decks=_decks("" if "card" in request.query_params else chosen, spoken, deck),
        address=f"{request.url.path}?{urlencode(others)}",
        query=urlencode(others),
    )


def _decks(chosen: str, spoken: Words, deck: PrintedDeck) -> dict[str, tuple[Printed, ...]]:
    """Every box and every scenario, game by game; the home-made edition that is asked for comes first."""
    found = {}
    own = ((deck.game, deck.edition),) if is_code(deck.edition) else ()
    for game, edition in (*own, *GAMES):
        name = " · ".join(filter(None, (spoken(f"cli-game-{game}"), edition and spoken(f"web-edition-{edition}"))))
        ids = ["", *(one.id for one in scenarios_of(game, edition))]
        values = [(f"{game}/{edition}/{one}", spoken(f"scenario-{one}" if one else "leaflet-whole-box")) for one in ids]
        found[name] = tuple(Printed(value, label, value == chosen) for value, label in values)
    return found
