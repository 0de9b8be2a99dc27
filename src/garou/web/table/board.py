"""The board: a page for a screen in the middle that everybody sees.

Whoever opens it, it is drawn from what the public knows: no seat's cookie is ever read here.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, radians, sin

from fastapi import APIRouter, Request, Response
from markupsafe import Markup

from garou.rooms.keeper import Keeper
from garou.rooms.room import Phase, Room
from garou.rooms.windows import Kind, Part
from garou.texts import Words
from garou.web import addresses
from garou.web.doorplate import doorplate
from garou.web.ending import Deaths, pointing
from garou.web.faces import CardFace, cast_of_room, deck, narrator_of
from garou.web.help.explaining import HeardCall, night_order
from garou.web.live import Painter, Stream, stream
from garou.web.people import keeper_of, words_of
from garou.web.render import page, rendered

from . import scenes
from .coming import around
from .houses import MANY, Around, House
from .scenes import Scene

router = APIRouter()

DEATHS = 6  # as many stand beside the ring; of a longer game those of its last day

# Where the houses stand, in hundredths of the ring: the same figures are in board.css.
ACROSS, DOWN, MIDDLE, EVEN = 42.0, 37.0, 45.0, 7.0
MANY_ACROSS, MANY_DOWN, MANY_MIDDLE = 40.0, 39.0, 46.0
BESIDE = 0.7  # so far out to the side a house of many has its name beside it
REACH = 0.66  # an arrow lies between points that far from the middle to the houses
APART = 2.5  # degrees to either side: two who point at each other are two arrows


@router.get("/t/{code}/board")
async def board(request: Request, code: str) -> Response:
    keeper, spoken = keeper_of(request), words_of(request)
    room = keeper.find(code).room
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
    keeper, spoken = keeper_of(request), words_of(request)
    room = keeper.find(code).room

    def seen(room: Room) -> Scene:
        return see(keeper, room, spoken)

    def drawn(room: Room, seen: Scene | None) -> str:
        return draw(request, room, seen or see(keeper, room, spoken), spoken)

    return stream(keeper, room.code, None, Painter(seen, drawn))


def see(keeper: Keeper, room: Room, spoken: Words) -> Scene:
    """As any bystander; the fingers of the night stay out of this page altogether."""
    return scenes.scene(room, None, spoken, Around(around(keeper, room, None).present))


@dataclass(frozen=True, slots=True)
class BoardSight:
    """What the board shows besides a bystander's page: all of it is known to everybody."""

    sides: tuple[str, ...]  # of each house: where its name stands
    deck: tuple[CardFace, ...] = ()  # the cards that are in
    order: tuple[HeardCall, ...] = ()  # the calls in their order
    now: str = ""  # which of them is on
    arrows: tuple[Arrow, ...] = ()
    claims: tuple[tuple[str, ...], ...] = ()  # under each house
    deaths: tuple[Deaths, ...] = ()
    at_once: bool = False  # the end comes after one night


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
    if seen.page.lobby is not None:
        return BoardSight(sides(len(seen.houses) + seen.page.lobby.free))
    drawn, told = arrows(room), seen.page.told
    chosen = cast_of_room(room)
    return BoardSight(
        sides=sides(len(seen.houses)),
        deck=deck(room, narrator_of(room, words)),
        order=night_order(room.settings.rules, frozenset(chosen.counted if chosen else ()), words),
        now=_now(room),
        arrows=drawn,
        claims=tuple(() if drawn else signs(house, many=seen.page.table.many) for house in seen.houses),
        deaths=_last_deaths(told.deaths) if told else (),
        at_once=not room.settings.rules.round,
    )


def _now(room: Room) -> str:
    """Which call is on; none while several are held as one."""
    window = room.window
    shared = window is not None and window.part in (Part.EARLY, Part.SIGHT)
    step = room.settings.rules.step(window.step) if window and window.kind is Kind.CALL else None
    return "" if step is None or shared else step.name


def signs(house: House, *, many: bool) -> tuple[str, ...]:
    """What hangs under a house; where many sit there is room for one claim, and the shortest can be read."""
    return tuple(sorted(house.badges, key=len)[:1]) if many else house.badges


def _last_deaths(chapters: tuple[Deaths, ...]) -> tuple[Deaths, ...]:
    """Of a long game only the last chapter: who died before has been dark on the board for days."""
    return chapters if sum(len(one.rows) for one in chapters) <= DEATHS else chapters[-1:]


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
    return turn if seats >= MANY else turn + radians(EVEN) * sin(2 * turn)


def point(seat: int, seats: int, reach: float = 1.0, aside: float = 0.0) -> tuple[float, float]:
    many = seats >= MANY
    across, down, middle = (MANY_ACROSS, MANY_DOWN, MANY_MIDDLE) if many else (ACROSS, DOWN, MIDDLE)
    at = angle(seat, seats) + radians(aside)
    return 50 + across * reach * cos(at), middle + down * reach * sin(at)


def sides(seats: int) -> tuple[str, ...]:
    """On which side of a house its name stands, where there are too many for all names to stand below."""
    leans = [cos(angle(seat, seats)) if seats >= MANY else 0.0 for seat in range(seats)]
    return tuple("right" if lean > BESIDE else "left" if lean < -BESIDE else "" for lean in leans)


def arrows(room: Room) -> tuple[Arrow, ...]:
    """Who pointed at whom in the last ballot that everybody has seen."""
    seats, found = len(room.seated), []
    for voter, target in pointing(room).items():
        if target is not None:
            ends = (*point(voter, seats, REACH, APART), *point(target, seats, REACH, -APART))
            found.append(Arrow(*(f"{end:.2f}%" for end in ends)))
    return tuple(found)
