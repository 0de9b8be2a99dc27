"""The announcer's page: a phone in the middle of the table. It needs the server once, and for advice."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated

from fastapi import APIRouter, HTTPException, Query, Request, Response
from pydantic import BaseModel, Field

from garou import announcer
from garou.announcer.clips import clip_name
from garou.engine.game import check_single
from garou.engine.values import IllegalSetup, Refusal, RoleName
from garou.games import DEFAULT_EDITION, GAMES
from garou.games.advice import advice
from garou.games.cast import Cast
from garou.homemade import is_known, rules_of
from garou.homemade.coding import LONGEST_CODE
from garou.texts import LANGUAGES, Words, words
from garou.texts.house import at_table
from garou.texts.narrator import Narrator, refusal

from . import addresses
from .art import game_art, role_art
from .people import keep_language, words_of
from .render import page

router = APIRouter(include_in_schema=False)

ONLY = "only"  # stands in an address for the edition of a game that has but one
BACKGROUNDS = ("none", "rain", "wind", "fire", "drums", "village")
KINDS = ("open", "act", "close", "hint", "day", "vote", "part")  # of lines: each is explained in a rehearsal


@dataclass(frozen=True, slots=True)
class Box:
    """A game somebody may have on their shelf."""

    id: str
    art: str
    editions: tuple[str, ...]


def boxes() -> tuple[Box, ...]:
    return tuple(Box(game, game_art(game), tuple(e for g, e in GAMES if g == game)) for game in DEFAULT_EDITION)


def spoken_to(request: Request, lang: str) -> Words:
    """The language asked for, else the reader's."""
    return words(lang) if lang in LANGUAGES else words_of(request)


# --- The page ----------------------------------------------------------------------------------------


@router.get("/announcer")
async def announcing(request: Request, lang: str = "") -> Response:
    """The language is part of the address, so that a phone without a network can have both.

    Whoever goes there has chosen it. A phone that only puts both by, with a fetch for no document, has chosen nothing.
    """
    spoken = spoken_to(request, lang)
    answer = page(
        request,
        "announcer/announcer.html",
        words=spoken,
        games=boxes(),
        lengths=announcer.LENGTHS,
        backgrounds=BACKGROUNDS,
        tried=clip_name(spoken("announcer-page-try.says")),
        kinds=KINDS,
    )
    if lang in LANGUAGES and request.headers.get("sec-fetch-dest") != "empty":
        keep_language(request, answer, lang)
    return answer


# --- Books ---------------------------------------------------------------------------------------------


def address(game: str, edition: str, lang: str) -> str:
    return addresses.below(addresses.ANNOUNCER, "book", game, f"{edition or ONLY}.json?lang={lang}")


@router.get("/announcer/books.json")
async def shelf(request: Request, lang: str = "") -> list[dict[str, str]]:
    """Every book there is in this language, and where."""
    chosen = spoken_to(request, lang).lang
    return [{"game": game, "edition": edition, "address": address(game, edition, chosen)} for game, edition in GAMES]


@router.get("/announcer/book/{game}/{edition}.json")
async def one_book(request: Request, game: str, edition: str, lang: str = "") -> Response:
    edition = "" if edition == ONLY else edition
    if len(edition) > LONGEST_CODE or not playable(game, edition):
        raise HTTPException(404)
    return Response(written(game, edition, spoken_to(request, lang).lang), media_type="application/json")


def playable(game: str, edition: str) -> bool:
    try:
        return is_known(game, edition)
    except Refusal:
        return False


@lru_cache(maxsize=64)
def written(game: str, edition: str, lang: str) -> str:
    """A book with the pictures of its roles and the clips of its lines, as it is sent."""
    found = announcer.book(game, edition, lang)
    rules = rules_of(game, edition)
    roles = [role | {"art": role_art(role["id"], rules)} for role in found["roles"]]
    lines = [line | {"clip": _clips(line["say"])} if line["aloud"] else line for line in found["lines"]]
    return json.dumps(found | {"roles": roles, "lines": lines}, ensure_ascii=False, separators=(",", ":"))


def _clips(say: dict[str, str]) -> dict[str, str]:
    """By length, like the words."""
    return {length: clip_name(text) for length, text in say.items()}


# --- Advice --------------------------------------------------------------------------------------------

Several = Annotated[list[str], Field(max_length=64)]


class LaidCards(BaseModel):
    """What lies on the table, as far as the book has something to say about it."""

    game: str
    edition: Annotated[str, Field(max_length=LONGEST_CODE)] = ""
    players: Annotated[int, Field(ge=1, le=99)]
    card: Several = []
    option: Several = []
    newcomers: bool = False
    played: Several = []
    lang: str = ""


@router.get("/announcer/advice")
async def advise(request: Request, laid: Annotated[LaidCards, Query()]) -> dict[str, list[str]]:
    """What the book says about these cards."""
    if not playable(laid.game, laid.edition):
        raise HTTPException(404)
    game = rules_of(laid.game, laid.edition)
    for name in laid.card:
        if name not in game.roles:
            raise IllegalSetup("no-such-role", name=name, known=tuple(game.roles))
    spoken, cards = at_table(spoken_to(request, laid.lang), laid.edition), tuple(map(RoleName, laid.card))
    try:
        rules = game.playing(name for name in game.options if name in laid.option)
        check_single(rules, cards)
    except IllegalSetup as error:  # options that exclude each other, a card too many: worth saying, the phone leads on
        return {"advice": [refusal(spoken, error)]}
    narrator = Narrator(spoken, laid.game, (), ())
    known = tuple(map(RoleName, laid.played)) if laid.newcomers else None
    return {"advice": [*map(narrator.advice, advice(laid.game, rules, Cast(cards), laid.players, known))]}
