"""The board: a page for a screen in the middle that everybody sees.

Whoever opens it, it is drawn from what the public knows: no seat's cookie is ever read here.
"""

from __future__ import annotations

from math import cos, pi, radians, sin
from typing import Any, NamedTuple

from fastapi import APIRouter, Request, Response
from markupsafe import Markup

from garou.rooms.keeper import Keeper
from garou.rooms.room import Phase, Room
from garou.rooms.windows import Kind, Part
from garou.texts import Words
from garou.web.ending import pointing
from garou.web.faces import cast_of_room, deck, narrator_of
from garou.web.help.pages import night_order
from garou.web.live import Painter, Stream, stream
from garou.web.people import keeper_of, words_of
from garou.web.render import page, rendered

from . import scenes
from .coming import around, qr
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
        source=f"/t/{room.code}/board/stream",
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
    return scenes.scene(room, None, spoken, scenes.Around(around(keeper, room, None).present))


def draw(request: Request, room: Room, seen: Scene, spoken: Words) -> str:
    """The part of the page that changes."""
    context: dict[str, Any] = {"t": spoken, "s": seen, "code": room.code, "at": request.url.netloc}
    if room.phase is Phase.LOBBY:
        address = f"{request.url.scheme}://{request.url.netloc}/t/{room.code}"
        free = seen.lobby.free if seen.lobby else 0
        context |= {"l": seen.lobby, "qr": qr(address), "sides": sides(len(seen.houses) + free)}
    else:
        drawn = arrows(room)
        context |= _in_play(room, spoken) | {"sides": sides(len(seen.houses)), "arrows": drawn}
        context |= {"claims": [() if drawn else signs(house, many=seen.many) for house in seen.houses]}
    if seen.told is not None:
        context |= {"deaths": _last_deaths(seen.told["deaths"]), "at_once": not room.settings.rules.round}
    return rendered(f"board/{room.phase.value}.html", **context)


def _in_play(room: Room, words: Words) -> dict[str, Any]:
    """The cards that are in, the order they are called in, and which call is on: all of it is known to everybody."""
    chosen, rules = cast_of_room(room), room.settings.rules
    order = night_order(rules, frozenset(chosen.counted if chosen else ()), words)
    window = room.window
    step = rules.step(window.step) if window and window.kind is Kind.CALL else None
    shared = window is not None and window.part in (Part.EARLY, Part.SIGHT)
    return {
        "deck": deck(room, narrator_of(room, words)),
        "order": order,
        "now": "" if step is None or shared else step.name,
    }


def signs(house: scenes.House, *, many: bool) -> tuple[str, ...]:
    """What hangs under a house; where many sit there is room for one claim, and the shortest can be read."""
    return tuple(sorted(house.badges, key=len)[:1]) if many else house.badges


def _last_deaths(chapters: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Of a long game only the last chapter: who died before has been dark on the board for days."""
    return chapters if sum(len(one["rows"]) for one in chapters) <= DEATHS else chapters[-1:]


# --- Where the houses stand ------------------------------------------------------------------------


class Arrow(NamedTuple):
    """From before one house to before another, in hundredths of the ring."""

    x1: str
    y1: str
    x2: str
    y2: str


def angle(seat: int, seats: int) -> float:
    """Clockwise from the right; nobody sits in the middle below, and steps along the ellipse are even."""
    turn = pi / 2 + pi / seats + 2 * pi * seat / seats
    return turn if seats >= scenes.MANY else turn + radians(EVEN) * sin(2 * turn)


def point(seat: int, seats: int, reach: float = 1.0, aside: float = 0.0) -> tuple[float, float]:
    many = seats >= scenes.MANY
    across, down, middle = (MANY_ACROSS, MANY_DOWN, MANY_MIDDLE) if many else (ACROSS, DOWN, MIDDLE)
    at = angle(seat, seats) + radians(aside)
    return 50 + across * reach * cos(at), middle + down * reach * sin(at)


def sides(seats: int) -> list[str]:
    """On which side of a house its name stands, where there are too many for all names to stand below."""
    leans = [cos(angle(seat, seats)) if seats >= scenes.MANY else 0.0 for seat in range(seats)]
    return ["right" if lean > BESIDE else "left" if lean < -BESIDE else "" for lean in leans]


def arrows(room: Room) -> list[Arrow]:
    """Who pointed at whom in the last ballot that everybody has seen."""
    seats, found = len(room.seated), []
    for voter, target in pointing(room).items():
        if target is not None:
            ends = (*point(voter, seats, REACH, APART), *point(target, seats, REACH, -APART))
            found.append(Arrow(*(f"{end:.2f}%" for end in ends)))
    return found
