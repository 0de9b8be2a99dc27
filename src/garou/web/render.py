"""Templates into bytes."""

from __future__ import annotations

import gzip
import re
from collections.abc import MutableMapping
from dataclasses import replace
from functools import cache, lru_cache
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from fastapi import Request, Response
from fastapi.responses import HTMLResponse
from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template
from markupsafe import Markup, escape

from garou.talk.reactions import REACTIONS
from garou.texts import LANGUAGES, Words, words

from . import addresses
from .art import game_art
from .assets import asset
from .hyphens import soft
from .people import words_of

if TYPE_CHECKING:
    from .table.asking import QuestionForm
    from .table.houses import House


class Templates(Environment):
    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """One plain dict: it is copied into each page, much faster than the chain of dicts Jinja would make."""
        return {**self.globals, **(d or {})}


templates = Templates(
    loader=FileSystemLoader(Path(__file__).with_name("templates")),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,  # looking whether a file has changed costs a tenth of every page
)
templates.policies["json.dumps_kwargs"] = {"sort_keys": True, "separators": (",", ":")}
KEPT = 32_768  # of each piece: the houses of a thousand tables, in the ways they have looked lately
TALKS = 2_048  # and of what people write, which is long and never comes again: once for all readers of a table
PIECES = SimpleNamespace()  # what `keep` has filled in
templates.globals |= {"languages": LANGUAGES, "to": addresses, "pieces": PIECES, "game_art": game_art, "asset": asset}
templates.globals["reactions"] = REACTIONS


def language_called(lang: str) -> str:
    """In its own words, whoever reads them."""
    return words(lang)("language-name")


def direction(lang: str) -> Markup:
    """What stands in the first tag of a page, where its language is read from the right."""
    found = words(lang)("language-direction")
    return Markup("") if found == "ltr" else Markup(' dir="{}"').format(found)


templates.globals |= {"language_called": language_called, "direction": direction}


@lru_cache(maxsize=1024)
def unbroken(text: str) -> Markup:
    """Words with a hyphen stay on one line: loups-garous, réveille-toi."""
    return Markup(re.sub(r"\w+(?:-\w+)+", r'<span class="nb">\g<0></span>', str(escape(text))))  # noqa: S704  # escaped


templates.filters |= {"unbroken": unbroken, "soft": soft}


def keep(*names: str, most: int = KEPT) -> None:
    """Pieces that are drawn once for the same arguments. A macro sees nothing else, so nothing else can be in them."""
    drawn = templates.get_template("pieces.html").module
    for name in names:
        setattr(PIECES, name, lru_cache(maxsize=most)(getattr(drawn, name)))


How = tuple[bool, ...]  # something to tap, that may be tapped, that has been; plain where it is empty
Drawn = dict[tuple[int, How, bool], tuple["House", bytes]]


def ring(t: Words, houses: tuple[House, ...], asked: QuestionForm | None, drawn: Drawn) -> bytes:
    """The houses one after the other; with `asked`, as something to tap."""
    return b"".join([house_drawn(t, house, how_drawn(house.front.slot, asked), drawn) for house in houses])


def how_drawn(slot: int, asked: QuestionForm | None) -> How:
    if asked is None:
        return ()
    return True, slot in asked.places and not asked.noted, str(slot) in (asked.chosen or ())


def house_drawn(t: Words, house: House, how: How, drawn: Drawn, *, mine: bool = False) -> bytes:
    """Most readers of a table see the very same houses: `drawn` finds those again sooner than by all that they show."""
    key = id(house), how, mine
    if key not in drawn:  # the house lies beside it: no other gets its id
        drawn[key] = house, _in_one_line(PIECES.house(t, replace(house, me=True) if mine else house, *how))
    return drawn[key][1]


def _in_one_line(piece: Markup) -> bytes:
    return piece.replace("\n", " ").encode()


keep("clock", "heading", "hour", "house", "icon", "post", "readiness", "sign", "stood_in")
keep("talking", most=TALKS)


def rendered(template: str, **context: Any) -> str:
    return loaded(template).render(context)


@cache
def loaded(template: str) -> Template:
    return templates.get_template(template)


def page(request: Request, template: str, *, status: int = 200, **context: Any) -> HTMLResponse:
    """A whole page; `t` speaks the reader's language."""
    spoken = context.pop("words", None) or words_of(request)
    base = {
        "t": spoken,
        "lang": spoken.lang,
        "mood": "night",
        "told": False,
        "here": request.url.path,
        "live": False,
        "shown": "",
    }
    return HTMLResponse(rendered(template, **(base | context)), status)


def packed(request: Request, answer: Response) -> Response:
    """A page that holds no secret travels packed: how well one packs could tell what is on it."""
    if "gzip" in request.headers.get("accept-encoding", ""):
        answer.body = gzip.compress(bytes(answer.body), 6, mtime=0)
        answer.headers["content-encoding"] = "gzip"
        answer.headers["content-length"] = str(len(answer.body))
    return answer
