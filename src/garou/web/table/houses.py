"""The houses round the table: what everybody sees of each seat, and what one reader sees besides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from types import MappingProxyType
from typing import Any, NamedTuple

from garou.engine.values import Choice, Seat, Slot
from garou.rooms.room import Chair, Phase, Room
from garou.rooms.windows import Kind
from garou.texts.narrator import Narrator
from garou.web.ending import final_lights, pointing

from . import talks
from .initials import initial
from .signs import Sign, signs
from .wearing import emblem

CROWD, MANY = 7, 13  # from here on a ring of houses becomes a street on a phone, and from here several
KEPT = 32_768  # the houses of a thousand tables, in the ways they have looked lately


@dataclass(frozen=True, slots=True)
class House:
    """One seat as drawn on the ring before one reader."""

    front: Front
    sign: Sign | None = None  # what this seat has claimed, where the reader sees it
    me: bool = False
    token: tuple[str, str] | None = None  # what the reader takes it for
    fingers: str = ""  # who of those who decide with the reader points here
    shows: str = ""  # what whoever lives here shows in passing
    direction: int = 0  # who sees nothing knows no names, only the first, second, third on the left

    def __hash__(self) -> int:
        """Houses are looked up at every tap: by what most of them differ in."""
        return hash((self.front.name, self.front.ready, self.me, self.sign and self.sign.role))


@dataclass(frozen=True, slots=True)
class Front:
    """What everybody sees of it."""

    slot: int  # the seat, or the chair in the lobby
    at: int  # its place in the ring
    name: str
    letter: str
    host: bool = False
    bot: bool = False
    away: bool = False
    dead: bool = False
    captain: bool = False
    votes: int = 0  # how many pointed here in the last ballot of this day
    wins: int = 0  # games won at this table
    light: str = ""  # the team's light, once all is told
    stood: bool = False  # a bot sits in for whoever has it
    emblem: str = ""  # its own sign, as pages write it
    ready: bool = False

    @property
    def state(self) -> str:
        return "dead" if self.dead else "away" if self.away else ""


class Around(NamedTuple):
    """What is the case at a table now and kept nowhere: who is there, and who points at whom."""

    present: frozenset[Chair] = frozenset()
    leaning: Mapping[Seat, Choice] = MappingProxyType({})
    leant: int = 0
    asking: frozenset[Chair] = frozenset()  # whose seats are asked for at the door
    reacting: tuple[tuple[Chair, str], ...] = ()  # what is shown in passing, and by whom
    leads: Chair | None = None  # who leads through the film of the game that is over


NOBODY = Around()


def houses(room: Room, me: Chair | None, narrator: Narrator, around: Around) -> tuple[House, ...]:
    """Everybody round the table, beginning with the reader, clockwise, with what only the reader sees."""
    present = shown_present(room, around)
    key = "houses", narrator.words.lang, present
    drawn = room.once_for(me, key, lambda: _own_houses(room, me, narrator, present))
    if fingers := talks.fingers(room, room.seat_of(me) if me is not None else None, around.leaning):
        drawn = tuple(replace(house, fingers=fingers.get(house.front.at, "")) for house in drawn)
    shown = {room.seat_of(chair): kind for chair, kind in around.reacting} if talks.by_day(room) else {}
    if shown and room.seated:
        drawn = tuple(replace(house, shows=_shown(house, shown)) for house in drawn)
    return drawn


def _shown(house: House, shown: Mapping[Seat | None, str]) -> str:
    """Who sees nothing misses it."""
    return "" if house.direction else shown.get(Seat(Slot(house.front.at)), "")


def _own_houses(
    room: Room, me: Chair | None, narrator: Narrator, present: frozenset[Chair] | None
) -> tuple[House, ...]:
    chairs, drawn = room.seated or room.order, ring(room, narrator, present)
    if me is not None and me in chairs:
        drawn = beginning_with(chairs.index(me), drawn)
    if tokens := talks.own_tokens(room, me, narrator):
        drawn = tuple(replace(house, token=tokens.get(Seat(Slot(house.front.at)))) for house in drawn)
    if talks.blinded(room, room.seat_of(me) if me is not None else None):
        drawn = (drawn[0], *(_unseen(house, place) for place, house in enumerate(drawn[1:], 1)))
    return drawn


def beginning_with(place: int, houses: tuple[House, ...]) -> tuple[House, ...]:
    """With the reader's own, and from there clockwise."""
    return mine(houses[place]), *houses[place + 1 :], *houses[:place]


def _unseen(house: House, place: int) -> House:
    """A voice from over there says something; whether anybody nods, points or is ready cannot be heard."""
    return replace(house, front=replace(house.front, ready=False, votes=0), direction=place)


def ring(room: Room, narrator: Narrator, present: frozenset[Chair] | None) -> tuple[House, ...]:
    """As everybody sees it who speaks this language; nobody is away where that is not shown."""
    key = "ring", narrator.words.lang, present
    return room.once(key, lambda: tuple(_with_nods(room, _standing(room, narrator, present))))


def _with_nods(room: Room, standing: tuple[tuple[House, House], ...]) -> Iterator[House]:
    done = room.looked if room.phase is Phase.DEALT else room.ready | room.voted if room.going else ()
    chairs = room.seated or room.order
    return (both[chair in done] for chair, both in zip(chairs, standing, strict=True))


def _standing(room: Room, narrator: Narrator, present: frozenset[Chair] | None) -> tuple[tuple[House, House], ...]:
    """As they are, and as they are once somebody there is ready."""
    key = "ring", narrator.words.lang, present
    return room.standing(key, lambda: tuple((h, _done(h)) for h in _houses(room, signs(room, narrator), present)))


def _houses(room: Room, said: dict[Seat, Sign], present: frozenset[Chair] | None) -> Iterator[House]:
    playing, public = bool(room.seated), room.public if room.game else ()
    captain = next((fact.of("player") for fact in reversed(public) if fact.name == "captain"), None)
    votes = Counter(target for target in pointing(room).values() if target is not None)
    lights, gone = final_lights(room), stood_in(room)
    for slot, chair in enumerate(room.seated or room.order):
        sitter, seat = room.sitters[chair], Seat(Slot(slot))
        yield _house(
            said.get(seat) if playing else None,
            slot if playing else chair,
            slot,
            sitter.name,
            chair == room.host,
            sitter.bot,
            present is not None and not sitter.bot and chair not in present,
            playing and seat in room.dead,
            playing and slot == captain,
            votes[seat] if playing else 0,
            0 if room.sealed else room.wins[chair],
            lights.get(slot, ""),
            chair in gone,
            emblem(room, chair),
        )


@lru_cache(maxsize=KEPT)
def _house(sign: Sign | None, slot: int, at: int, name: str, *rest: Any) -> House:
    """A tap changes one house or two: those that look as before are the same as before, and found again at once."""
    return House(Front(slot, at, name, initial(name), *rest), sign)


@lru_cache(maxsize=KEPT)
def _done(house: House) -> House:
    return replace(house, front=replace(house.front, ready=True))


@lru_cache(maxsize=KEPT)
def mine(house: House) -> House:
    return replace(house, me=True)


def stood_in(room: Room) -> frozenset[Chair]:
    """For whom bots sit in. Under a call no page changes with what somebody does: who goes then is seen to by day."""
    if room.phase is Phase.PLAYING and room.window is not None and room.window.kind is Kind.CALL:
        return frozenset()
    sitters = ((chair, room.sitters[chair]) for chair in room.seated or room.order)
    return frozenset(chair for chair, sitter in sitters if sitter.bot and sitter.token is not None)


def shown_present(room: Room, around: Around) -> frozenset[Chair] | None:
    """Not while people act in secret: a page that changes with somebody's deed would tell when it was done."""
    shown = room.phase is not Phase.PLAYING or (room.window is not None and room.window.kind is Kind.TALK)
    return around.present if shown else None
