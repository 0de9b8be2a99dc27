"""The board: a page for a screen in the middle that everybody sees.

Whoever opens it, it is drawn from what the public knows: no seat's cookie is ever read here.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import cos, pi, radians, sin

from fastapi import APIRouter, Depends, Request, Response
from markupsafe import Markup

from garou.announcer.clips import clip_name, spoken
from garou.rooms.keeper import Keeper
from garou.rooms.room import Coming, Phase, Room
from garou.rooms.windows import Kind, Part
from garou.texts import Words
from garou.texts.house import at_table
from garou.web import addresses
from garou.web.doorplate import doorplate
from garou.web.ending import Deaths, pointing
from garou.web.faces import CardFace, cast_of_room, deck, narrator_of
from garou.web.help.explaining import HeardCall, night_order
from garou.web.live import Painter, Stream, stream
from garou.web.people import keeper_of, words_of
from garou.web.render import page, rendered
from garou.web.sealing import unsealed

from . import scenes, talks
from .coming import around
from .houses import CROWD, Around
from .scenes import Scene

router = APIRouter(dependencies=[Depends(unsealed)], include_in_schema=False)

DEATHS = 6  # as many stand beside the ring; of a longer game those of its last day
REASONS = 4  # and so many with the rules they rest on

# Where the houses of a few stand, in hundredths of the ring: the same figures are in board.css.
ACROSS, DOWN, MIDDLE, EVEN = 42.0, 37.0, 45.0, 7.0
# And how many of a crowd stand on the short and the long sides of a square: as in village.css, but for seven and eight.
SIDES = {
    7: (3, 3),
    8: (3, 4),
    10: (3, 4),
    12: (3, 5),
    14: (4, 5),
    16: (4, 6),
    18: (5, 6),
    20: (5, 7),
    22: (6, 7),
    24: (6, 8),
}
CORNER = 8  # so many leave one or two cells free in the middle below: the first of them stands in the corner
INNER, HALL = 1.4, 1.6  # so much higher is a row between two others where it holds the middle; of seven, so much wider
BEFORE = (
    9.0,
    12.5,
)  # an arrow ends so far before the middle of a house, to the side and below, in hundredths of the ring
APART = 2.5  # degrees to either side: two who point at each other are two arrows


@router.get("/t/{code}/board")
async def board(request: Request, code: str) -> Response:
    keeper, room = keeper_of(request), keeper_of(request).find(code).room
    spoken = at_table(words_of(request), room.settings.edition)
    return page(
        request,
        "board/board.html",
        words=spoken,
        code=room.code,
        at=request.url.netloc,
        inner=Markup(draw(request, room, see(keeper, room, spoken), spoken)),  # noqa: S704  # rendered by a template of ours
        source=addresses.table(room.code, "board", "stream"),
        mood=scenes.mood(room),
        told=room.told,
        live=True,
    )


@router.get("/t/{code}/board/stream", response_class=Stream)
async def follow(request: Request, code: str) -> Stream:
    keeper, room = keeper_of(request), keeper_of(request).find(code).room
    spoken = at_table(words_of(request), room.settings.edition)

    def seen(room: Room) -> Scene:
        return see(keeper, room, spoken)

    def drawn(room: Room, seen: Scene | None) -> str:
        return draw(request, room, seen or see(keeper, room, spoken), spoken)

    return stream(keeper, room.code, None, Painter(seen, drawn))


def see(keeper: Keeper, room: Room, spoken: Words) -> Scene:
    """As any bystander; the fingers of the night stay out of this page altogether."""
    now = around(keeper, room, None)
    return scenes.scene(room, None, spoken, Around(now.present, reacting=now.reacting))


@dataclass(frozen=True, slots=True)
class BoardSight:
    """What the board shows besides a bystander's page: all of it is known to everybody."""

    deck: tuple[CardFace, ...] = ()  # the cards that are in
    order: tuple[HeardCall, ...] = ()  # the calls in their order
    now: str = ""  # which of them is on
    arrows: tuple[Arrow, ...] = ()  # on a screen that is wider than high
    upright: tuple[Arrow, ...] = ()  # and on one that is not, where the houses stand otherwise
    deaths: tuple[Deaths, ...] = ()
    at_once: bool = False  # the end comes after one night
    comings: tuple[Coming, ...] = ()  # who came and went last
    clip: str = ""  # what is called now, as a voice of the server says it


def draw(request: Request, room: Room, seen: Scene, spoken: Words) -> str:
    """The part of the page that changes."""
    return rendered(
        f"board/{room.phase.value}.html",
        t=spoken,
        code=room.code,
        s=seen.page,
        houses=seen.houses,
        l=seen.page.lobby,
        b=board_sight(room, seen, spoken),
        door=doorplate(request, addresses.table(room.code)) if room.phase is Phase.LOBBY else None,
    )


def board_sight(room: Room, seen: Scene, words: Words) -> BoardSight:
    comings = room.comings if talks.by_day(room) else ()  # by night nothing anybody does is seen
    if seen.page.lobby is not None:
        return BoardSight(comings=comings)
    told = seen.page.told
    chosen = cast_of_room(room)
    return BoardSight(
        deck=deck(room, narrator_of(room, words)),
        order=night_order(room.settings.rules, frozenset(chosen.counted if chosen else ()), words),
        now=_now(room),
        arrows=arrows(room),
        upright=arrows(room, upright=True) if len(room.seated) >= CROWD else (),
        deaths=_last_deaths(told.deaths) if told else (),
        at_once=not room.settings.rules.round,
        comings=comings,
        clip=_clip(seen.page.window.title, words),
    )


def _clip(title: str, words: Words) -> str:
    name = clip_name(title)
    return name if name in spoken(words.lang) else ""


def _now(room: Room) -> str:
    """Which call is on; none while several are held as one."""
    window = room.window
    shared = window is not None and window.part in (Part.EARLY, Part.SIGHT)
    step = room.settings.rules.step(window.step) if window and window.kind is Kind.CALL else None
    return "" if step is None or shared else step.name


def _last_deaths(chapters: tuple[Deaths, ...]) -> tuple[Deaths, ...]:
    """Of a long game only the last chapter: who died before has been dark on the board for days.

    Where many fell there is room for them alone; the phones say why.
    """
    told = chapters if sum(len(one.rows) for one in chapters) <= DEATHS else chapters[-1:]
    if sum(len(one.rows) for one in told) <= REASONS:
        return told
    fallen = (replace(one, rows=tuple(row for row in one.rows if not row.why)) for one in told)
    return tuple(one for one in fallen if one.rows)


# --- Where the houses stand ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Arrow:
    """From before one house to before another, in hundredths of the ring."""

    x1: str
    y1: str
    x2: str
    y2: str


def angle(seat: int, seats: int) -> float:
    """Clockwise from the right; nobody sits in the middle below, and steps along the ellipse are even."""
    turn = pi / 2 + pi / seats + 2 * pi * seat / seats
    return turn + radians(EVEN) * sin(2 * turn)


def cell(seat: int, seats: int, *, upright: bool) -> tuple[float, float]:
    """Along the four sides of a square, from the lower left corner up and round; in hundredths of it."""
    short, long = SIDES[seats if seats in SIDES else seats + 1]
    columns, rows = (short, long) if upright else (long, short)
    first = 1 if seats <= CORNER else (columns + 1) // 2
    step = (seat + 1 - first) % (2 * columns + 2 * rows - 4)
    column = min(max(1, step - rows + 2), columns) - max(0, step - 2 * rows - columns + 3)
    row = max(1, rows - step) + min(max(0, step - rows - columns + 2), rows - 1)
    wide, high = (HALL if seats == CROWD else 1, INNER if rows == 3 else 1) if not upright else (1, 1)
    return _along(column, columns, wide), _along(row, rows, high)


def _along(cell: int, cells: int, inner: float) -> float:
    """The middle of a cell, where those between the first and the last may be larger."""
    before = (cell > 1) + inner * max(0, cell - 2)
    own = 1 if cell in (1, cells) else inner
    return 100 * (before + own / 2) / (2 + inner * (cells - 2))


def place(seat: int, seats: int, *, upright: bool = False) -> tuple[float, float]:
    """Where a house stands, seen from the middle, in hundredths of the ring."""
    if seats >= CROWD:
        x, y = cell(seat, seats, upright=upright)
        return x - 50, y - 50
    return ACROSS * cos(angle(seat, seats)), DOWN * sin(angle(seat, seats))


def end(seat: int, seats: int, aside: float, *, upright: bool) -> tuple[float, float]:
    """Before a house, a little to one side."""
    x, y = place(seat, seats, upright=upright)
    turn = radians(aside)
    x, y = x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn)
    reach = 1 - 1 / max(abs(x) / BEFORE[0], abs(y) / BEFORE[1], 1)
    return 50 + reach * x, (50 if seats >= CROWD else MIDDLE) + reach * y


def arrows(room: Room, *, upright: bool = False) -> tuple[Arrow, ...]:
    """Who pointed at whom in the last ballot that everybody has seen."""
    seats, found = len(room.seated), []
    for voter, target in pointing(room).items():
        if target is not None:
            ends = (*end(voter, seats, APART, upright=upright), *end(target, seats, -APART, upright=upright))
            found.append(Arrow(*(f"{one:.2f}%" for one in ends)))
    return tuple(found)
