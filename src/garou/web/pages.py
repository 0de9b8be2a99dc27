"""What each page says, from a room and one pair of eyes. Nothing here depends on the time of day.

A page is a function of what its reader may know: two rooms that look alike to a seat give it the same bytes. No
template is handed a room: what is not named here cannot be shown.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from garou.engine.values import PUBLIC, Choice, Seat, Slot
from garou.engine.view import watched
from garou.rooms.room import Chair, Phase, Room
from garou.rooms.windows import Kind
from garou.texts import Words
from garou.texts.narrator import Narrator

from . import talks
from .asking import Asked, lines, open_window
from .ending import final_lights, pointing, reveal
from .evenings import Evening, evening
from .faces import CardFace, cast_of_room, narrator_of, own_card
from .helping import deck_help, own_help
from .talks import Spoken

MANY = 13  # from here on a ring of houses becomes streets


class House(NamedTuple):
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
    wins: int = 0  # games won at this table
    badges: tuple[str, ...] = ()  # what this seat has claimed
    token: tuple[str, str] | None = None  # what the reader takes it for
    fingers: str = ""  # who of those who decide with the reader points here
    direction: int = 0  # under a shroud there are no names, only the first, second, third on the left
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
    part: str = ""  # of a swift night
    together: bool = False  # several decide this call at once, and see each other's fingers
    leant: int = 0  # grows for everybody as long as fingers may move
    paused: str | None = None  # who stopped the clock
    talk: tuple[Spoken, ...] = ()  # the last lines
    voice: str = ""  # how the reader may speak
    shrouded: bool = False
    waiting: tuple[str, ...] = ()  # who came too late and plays in the next game
    played: int = 0
    evening: Evening = field(default_factory=Evening)

    @property
    def many(self) -> bool:
        return len(self.houses) >= MANY


class Around(NamedTuple):
    """What is the case at a table now and kept nowhere: who is there, and who points at whom."""

    present: frozenset[Chair] = frozenset()
    leaning: dict[Seat, Choice] = {}  # noqa: RUF012  # never changed
    leant: int = 0


NOBODY = Around()


def scene(room: Room, me: Chair | None, words: Words, around: Around = NOBODY) -> Scene:
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
    drawn = houses(room, me, narrator, around)
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
        dead=bool(drawn) and drawn[0].me and drawn[0].dead,
        houses=drawn,
        deadline=room.deadline,
        part=room.window.part.value if room.window and room.phase is Phase.PLAYING else "",
        together=room.together,
        leant=around.leant if room.together else 0,
        paused=room.sitters[room.paused_by].name if room.paused_by in room.sitters and room.paused_by else None,
        talk=talks.last_lines(room, me),
        voice=talks.voice(room, me),
        shrouded=talks.shrouded(room, seat),
        waiting=tuple(room.sitters[c].name for c in room.order if room.seated and c not in room.seated),
        played=room.played,
        evening=evening(room, me),
        **found,
    )


def glance(room: Room, me: Chair | None, around: Around) -> tuple[Any, ...]:
    """All that a page is made of, unread: while it is the same, so is the page."""
    seat = room.seat_of(me) if me is not None else None
    return (
        room.phase,
        room.windows,
        room.promise,
        room.settings,
        room.deadline,
        room.host,
        evening(room, me),
        tuple((chair, room.sitters[chair]) for chair in room.order),
        frozenset(room.looked),
        frozenset(room.ready),
        around.present if _presence_shown(room) else None,
        around.leant if room.together else None,
        room.paused_by,
        (room.talk.written, room.talk.said, room.talk.tokens.get(me or 0)) if talks.by_day(room) else None,
        room.talk.written if seat in room.dead else None,
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


def houses(room: Room, me: Chair | None, narrator: Narrator, around: Around) -> tuple[House, ...]:
    """Everybody round the table, beginning with the reader, clockwise, with what only the reader sees."""
    chairs = room.seated or room.order
    drawn = _ring(room, narrator, around.present if _presence_shown(room) else None)
    if me is not None and me in chairs:
        mine = chairs.index(me)
        drawn = (drawn[mine]._replace(me=True), *drawn[mine + 1 :], *drawn[:mine])
    seat = room.seat_of(me) if me is not None else None
    tokens, fingers = talks.own_tokens(room, me, narrator), talks.fingers(room, seat, around.leaning)
    if tokens or fingers:
        own = [(Seat(Slot(house.at)), house) for house in drawn]
        drawn = tuple(h._replace(token=tokens.get(at), fingers=fingers.get(at, "")) for at, h in own)
    if talks.shrouded(room, seat):
        drawn = tuple(house._replace(badges=(), direction=place) for place, house in enumerate(drawn))
    return drawn


def _ring(room: Room, narrator: Narrator, present: frozenset[Chair] | None) -> tuple[House, ...]:
    """As everybody sees it who speaks this language; nobody is away where that is not shown."""
    key = ("ring", narrator.words.lang, present)
    if key not in room.drawn:
        room.drawn[key] = tuple(_houses(room, talks.badges(room, None, narrator), present))
    found: tuple[House, ...] = room.drawn[key]
    return found


def _houses(room: Room, said: dict[Seat, tuple[str, ...]], present: frozenset[Chair] | None) -> Iterator[House]:
    playing, public = bool(room.seated), room.public if room.game else ()
    captain = next((fact.of("player") for fact in reversed(public) if fact.name == "captain"), None)
    votes = Counter(target for target in pointing(room).values() if target is not None)
    lights = final_lights(room)
    for slot, chair in enumerate(room.seated or room.order):
        sitter, seat = room.sitters[chair], Seat(Slot(slot))
        yield House(
            slot=slot if playing else chair,
            at=slot,
            name=sitter.name,
            letter=initial(sitter.name),
            host=chair == room.host,
            bot=sitter.bot,
            away=present is not None and not sitter.bot and chair not in present,
            dead=playing and seat in room.dead,
            ready=chair in room.ready or (room.phase is Phase.DEALT and chair in room.looked),
            captain=playing and slot == captain,
            votes=votes[seat] if playing else 0,
            wins=room.wins[chair],
            badges=said.get(seat, ()) if playing else (),
            light=lights.get(slot, ""),
        )


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
    ghost = room.settings.ghosts and seat is not None and seat in room.dead
    facts = watched(watcher, room.facts) if ghost else room.known_to(watcher)
    told = [fact for fact in facts if fact.name != "dealt" or (ghost and seat not in fact.audience)]
    card = own_card(room, seat, narrator)
    return {
        "card": card,
        "help": own_help(words, room.settings, card),
        "facts": lines(narrator, told, watcher),
    }


def cast(room: Room, words: Words) -> dict[str, Any]:
    """The cards in play and the order of the calls: public, and one tap away all game long."""
    return deck_help(words, room.settings, cast_of_room(room))
