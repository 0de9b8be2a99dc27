"""What each page says, from a room and one pair of eyes. Nothing here depends on the time of day.

A page is a function of what its reader may know: two rooms that look alike to a seat give it the same bytes. No
template is handed a room: what is not named here cannot be shown.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from garou.engine.values import PUBLIC, Seat, Slot
from garou.rooms.room import Chair, Phase, Room
from garou.rooms.windows import Kind
from garou.texts import Words

from .asking import Asked, lines, open_window, order_of_calls
from .ending import final_lights, pointing, reveal
from .faces import CardFace, deck, narrator_of, own_card

MANY = 13  # from here on a ring of houses becomes streets


@dataclass(frozen=True, slots=True)
class House:
    """One seat as drawn on the ring."""

    slot: int  # the seat, or the chair in the lobby
    at: int  # its place in the ring
    name: str
    letter: str
    me: bool = False
    host: bool = False
    bot: bool = False
    away: bool = False
    dead: bool = False
    ready: bool = False
    captain: bool = False
    votes: int = 0  # how many pointed here in the last ballot of this day
    light: str = ""  # the team's light, once all is told

    @property
    def state(self) -> str:
        return "dead" if self.dead else "away" if self.away else ""


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything the page of a table may show to one reader."""

    code: str
    phase: str
    window: int  # names what is open: a new number is a new page
    kind: str  # call, talk, ballot or words; empty while no window is open
    mood: str
    me: Chair | None
    seated: bool  # has a place in the game that goes on, or at the table before it
    hosting: bool
    host: str  # the name of who hosts
    bot: bool  # a bot answers for the reader now
    dead: bool
    houses: tuple[House, ...]
    deadline: float | None = None
    length: float = 0
    title: str = ""
    herald: tuple[str, ...] = ()  # what the day had decided, told once more as night falls
    lines: tuple[str, ...] = ()
    asked: Asked | None = None
    centre: tuple[tuple[int, str], ...] = ()
    calls: tuple[str, ...] = ()  # past, now and to come
    ready: tuple[int, int] = (0, 0)  # how many of how many
    mine: bool = False  # the reader is one of those
    card: CardFace | None = None
    cards: int = 0  # how many are in
    promise: str = ""
    told: dict[str, Any] = field(default_factory=dict)

    @property
    def many(self) -> bool:
        return len(self.houses) >= MANY


def scene(room: Room, me: Chair | None, words: Words, present: frozenset[Chair] = frozenset()) -> Scene:
    """The table through one pair of eyes; `me` is None for a bystander."""
    narrator = narrator_of(room, words)
    seat = room.seat_of(me) if me is not None else None
    found: dict[str, Any] = {}
    if room.phase is Phase.PLAYING and room.window is not None:
        found = open_window(room, seat, narrator)
    elif room.phase is Phase.DEALT:
        found = {
            "length": room.pace.look,
            "card": own_card(room, seat, narrator),
            "cards": len(room.cast) + len(room.beside),
            "promise": room.promise,
            "ready": (len(room.looked & room.people), len(room.people)),
            "mine": me in room.looked,
        }
    elif room.outcome is not None:
        found = {"told": reveal(room, seat, narrator), "promise": room.promise}
    drawn = houses(room, me, present)
    return Scene(
        code=room.code,
        phase=room.phase.value,
        window=room.windows,
        kind=room.window.kind.value if room.window and room.phase is Phase.PLAYING else "",
        mood=mood(room),
        me=me,
        seated=me in (room.seated or room.order),
        hosting=me is not None and room.host == me,
        host=room.sitters[room.host].name if room.host in room.sitters and room.host is not None else "",
        bot=me is not None and room.sitters[me].bot,
        dead=any(house.me and house.dead for house in drawn),
        houses=drawn,
        deadline=room.deadline,
        **found,
    )


def glance(room: Room, me: Chair | None, present: frozenset[Chair]) -> tuple[Any, ...]:
    """All that a page is made of, unread: while it is the same, so is the page."""
    seat = room.seat_of(me) if me is not None else None
    return (
        room.phase,
        room.windows,
        room.promise,
        room.settings,
        room.deadline,
        room.host,
        tuple((chair, room.sitters[chair]) for chair in room.order),
        frozenset(room.looked),
        frozenset(room.ready),
        present if _presence_shown(room) else None,
        room.known_to(PUBLIC if seat is None else seat),
        room.question_for(seat) if seat is not None else None,
        room.pointed.get(seat) if seat is not None else None,
        me in room.dreamt,
    )


def mood(room: Room) -> str:
    if room.phase in (Phase.LOBBY, Phase.DEALT):
        return "night"
    if room.phase is Phase.OVER or room.window is None or room.window.kind is not Kind.CALL:
        return "day"
    step = room.settings.rules.step(room.window.step)
    return "dusk" if step and step.dusk else "night"


def houses(room: Room, me: Chair | None, present: frozenset[Chair]) -> tuple[House, ...]:
    """Everybody round the table, beginning with the reader, clockwise."""
    seated = list(room.seated or room.order)
    start = seated.index(me) if me in seated else 0
    public = room.public if room.game else ()
    dead = {fact.of("player") for fact in public if fact.name == "died"}
    captain = next((fact.of("player") for fact in reversed(public) if fact.name == "captain"), None)
    votes = Counter(target for target in pointing(room).values() if target is not None)
    lights, shown = final_lights(room), _presence_shown(room)
    found = []
    for chair in seated[start:] + seated[:start]:
        sitter = room.sitters[chair]
        slot = seated.index(chair)
        playing = bool(room.seated)
        found.append(
            House(
                slot=slot if playing else chair,
                at=slot,
                name=sitter.name,
                letter=initial(sitter.name),
                me=chair == me,
                host=chair == room.host,
                bot=sitter.bot,
                away=shown and not sitter.bot and chair not in present,
                dead=playing and slot in dead,
                ready=chair in room.ready or (room.phase is Phase.DEALT and chair in room.looked),
                captain=playing and slot == captain,
                votes=votes[Seat(Slot(slot))] if playing else 0,
                light=lights.get(slot, ""),
            )
        )
    return tuple(found)


def _presence_shown(room: Room) -> bool:
    """Not while people act in secret: a page that changes with somebody's deed would tell when it was done."""
    if room.phase is not Phase.PLAYING:
        return True
    return room.window is not None and room.window.kind is Kind.TALK


def initial(name: str) -> str:
    """The first letter as one sees it: an emoji with all that belongs to it, a flag with both halves."""
    found = _INITIAL.match(name)
    return found[0].upper() if found else name[:1]


_JOINED = "[\u0300-\u036f\u20d0-\u20ff\ufe0f\U0001f3fb-\U0001f3ff]*"
_INITIAL = re.compile(rf"[\U0001f1e6-\U0001f1ff]{{2}}|.{_JOINED}(?:\u200d.{_JOINED})*", re.DOTALL)


def known(room: Room, me: Chair | None, words: Words) -> dict[str, Any]:
    """What lies behind the drawer: the own card as it was dealt, and everything learned since."""
    narrator = narrator_of(room, words)
    seat = room.seat_of(me) if me is not None else None
    watcher = PUBLIC if seat is None else seat
    facts = [fact for fact in room.known_to(watcher) if fact.name != "dealt"]
    return {"card": own_card(room, seat, narrator), "facts": lines(narrator, facts, watcher)}


def cast(room: Room, words: Words) -> dict[str, Any]:
    """The cards in play and the order of the calls: public, and one tap away all game long."""
    order = order_of_calls(room.game, words) if room.game else ()
    return {"deck": deck(room, narrator_of(room, words)), "order": order}
