"""The picture to share: who played, who was what, who won; one SVG that needs nothing from outside."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from markupsafe import Markup

from garou.engine.game import Game
from garou.engine.values import Outcome, Seat, Slot
from garou.games.teams import light
from garou.rooms.settings import Settings
from garou.story.camps import camps
from garou.texts.narrator import Narrator
from garou.web.art import sprite
from garou.web.ending import won_by
from garou.web.faces import face
from garou.web.render import templates

WIDTH, HEIGHT = 1200, 630
TOP, FOOT = 236, 606  # between these the cards lie
EDGE = 56
ROWS = {7: 1, 16: 2, 24: 3}  # how many seats fit into how many rows

LIGHTS = {"village": "#daa00f", "wolves": "#ff896b", "vampires": "#d28ff8", "alone": "#30bea8"}

# The hole in a card says the team by its shape, in a box of 100 by 100, as on every page.
WINDOWS = {
    "village": "M0 100V36A50 36 0 0 1 100 36V100Z",
    "wolves": "M0 0L27 12L50 9L73 12L100 0V90L90 100L80 91L70 100L60 91L50 100L40 91L30 100L20 91L10 100L0 90Z",
    "vampires": "M50 0L63 7L76 16L87 27L95 39L100 54V100H0V54L5 39L13 27L24 16L37 7Z",
    "alone": "M50 0L100 24V76L50 100L0 76V24Z",
}


@dataclass(frozen=True, slots=True)
class Card:
    """One seat: where it is drawn, and what is on it."""

    x: float
    y: float
    size: float  # the width of the card
    room: float  # for the words under it
    name: str
    role: str
    art: str
    light: str
    window: str
    won: bool
    dead: bool


def picture(settings: Settings, game: Game, outcome: Outcome, narrator: Narrator) -> str:
    """The finished game on one sheet. It knows names, roles and the result, and nothing else."""
    cards = list(_cards(settings, game, outcome, narrator))
    signs = [f"team-{light(team)}" for team in outcome.teams] or ["logo"]
    title = won_by(outcome.teams, narrator.words)
    return templates.get_template("replay/picture.svg").render(
        lang=narrator.words.lang,
        game=narrator.words(f"cli-game-{settings.game}"),
        title=title,
        size=min(84, (WIDTH - 2 * EDGE - 92 * len(signs)) / width_of(title)),
        cards=cards,
        signs=[(sign, LIGHTS.get(sign.removeprefix("team-"), "#f3e9d0")) for sign in signs],
        dead=narrator.words("web-st-dead"),
        symbols=[symbol(name) for name in dict.fromkeys(("logo", *signs, *(card.art for card in cards)))],
        fits=fits,
    )


def _cards(settings: Settings, game: Game, outcome: Outcome, narrator: Narrator) -> Iterator[Card]:
    lights = {seat: light(team) for team, members in camps(game).items() for seat in members}
    for seat, role in enumerate(outcome.final):
        x, y, size, room = placed(seat, len(outcome.final))
        one, lit = face(narrator, settings, role), lights[Seat(Slot(seat))]
        won, dead = seat in outcome.winners, seat in game.position.dead
        name = narrator.players[seat]
        yield Card(x, y, size, room, name, one.name, one.art, LIGHTS[lit], WINDOWS[lit], won, dead)


def placed(seat: int, seats: int) -> tuple[float, float, float, float]:
    """Left, top and width of a seat's card, and how wide its words may be. Rows are even, the last one is centred."""
    rows = next(rows for most, rows in ROWS.items() if seats <= most)
    across = -(-seats // rows)
    row, column = divmod(seat, across)
    here = min(across, seats - row * across)
    high, wide = (FOOT - TOP) / rows, (WIDTH - 2 * EDGE) / across
    size = min(wide - 20, (high - 64) / 1.12, 190)
    return WIDTH / 2 + (column - (here - 1) / 2) * wide - size / 2, TOP + row * high, size, wide - 10


def width_of(text: str) -> float:
    """How wide a text is, about, in the height of its letters."""
    return sum(1.0 if unicodedata.east_asian_width(char) in "WF" else 0.52 for char in text)


def fits(text: str, room: float, size: float) -> str:
    """As much of it as there is room for: a picture wraps nothing."""
    if width_of(text) * size <= room:
        return text
    while text and width_of(text + "…") * size > room:
        text = text[:-1]
    return text.rstrip() + "…"


@cache
def symbol(name: str) -> Markup:
    """One drawing out of the sheet of all of them: a picture that is shared cannot ask for more."""
    found = re.search(rf'<symbol id="{re.escape(name)}".*?</symbol>', sprite(), re.DOTALL)
    return Markup(found[0].replace('id="', 'id="p-', 1)) if found else Markup("")  # noqa: S704  # our own drawing
