"""Talk at a table: chat, claims, gestures, private tokens and notes."""

from __future__ import annotations

import unicodedata

from garou.engine.values import Seat, Slot
from garou.talk.claims import claim_from
from garou.talk.gestures import gesture_from

from .awake import Tables
from .bots import common
from .events.values import Claimed, Gestured, Noted, PutToken, Spoke, TookBack
from .hall import TurnedAway
from .room import Chair, Phase, Room
from .spoken_to import let_a_bot_reply, meant, spoken_to
from .trying import tried_again
from .windows import Kind

LONGEST_LINE = 280
LONGEST_NOTE = 2_000
MOST_CLAIMS = 40  # of one seat in one game
OPEN_AIR = (Kind.TALK, Kind.BALLOT, Kind.WORDS, Kind.VERDICT)


@tried_again
async def speak(hall: Tables, code: str, chair: Chair, text: str) -> None:
    """In the village by day; among the dead at any time."""
    text = clean(text)
    if not text or len(text) > LONGEST_LINE:
        raise TurnedAway("line-length", longest=LONGEST_LINE)
    async with hall.at(code, chair) as deed:
        grave = _among_the_dead(deed.room, chair)
        if not grave:
            _may_speak(deed.room, chair)
        deed.happen(Spoke(chair=chair, text=text, grave=grave))
    if not grave:
        let_a_bot_reply(hall, deed.live, spoken_to(deed.live.room, chair, text, deed.live.floor))


@tried_again
async def claim(hall: Tables, code: str, chair: Chair, kind: str, parts: tuple[Slot | str, ...]) -> None:
    async with hall.at(code, chair) as deed:
        seat = _claiming(deed.room, chair)
        if sum(said.seat == seat for said in deed.room.talk.said) >= MOST_CLAIMS:
            raise TurnedAway("enough-claims", most=MOST_CLAIMS)
        claim = claim_from(kind, parts, common(deed.room), seat)
        deed.happen(Claimed(seat=seat, claim=claim))
    room = deed.live.room
    let_a_bot_reply(hall, deed.live, meant(room, room.talk.said[-1:], deed.live.floor))


@tried_again
async def take_back(hall: Tables, code: str, chair: Chair) -> None:
    async with hall.at(code, chair) as deed:
        deed.happen(TookBack(seat=_claiming(deed.room, chair)))


@tried_again
async def gesture(hall: Tables, code: str, chair: Chair, kind: str, at: int | str | None = None) -> None:
    """Whoever may speak may show something too, and whoever must be silent may do just that."""
    async with hall.at(code, chair) as deed:
        seat = may_show(deed.room, chair)
        deed.happen(Gestured(seat=seat, gesture=gesture_from(kind, at, common(deed.room), seat)))


@tried_again
async def put_token(hall: Tables, code: str, chair: Chair, slot: int, role: str) -> None:
    """For one's own eyes: what one takes somebody for."""
    async with hall.at(code, chair) as deed:
        room = deed.room
        if room.seat_of(chair) is None or not 0 <= slot < len(room.seated):
            raise TurnedAway("no-such-seat-here")
        if role and role not in common(room).roles:
            raise TurnedAway("no-such-role", name=role, known=common(room).roles)
        deed.happen(PutToken(chair=chair, seat=slot, role=role))


@tried_again
async def note(hall: Tables, code: str, chair: Chair, text: str) -> None:
    if len(text) > LONGEST_NOTE:
        raise TurnedAway("line-length", longest=LONGEST_NOTE)
    async with hall.at(code, chair) as deed:
        deed.happen(Noted(chair=chair, text=text))


def clean(text: str) -> str:
    """One line without what would turn the page round: control characters, and marks that change direction."""
    kept = (c for c in text if not unicodedata.category(c).startswith("C") or c in "\u200d\ufe0f" or c.isspace())
    return " ".join("".join(kept).split())


def _among_the_dead(room: Room, chair: Chair) -> bool:
    return room.phase is Phase.PLAYING and room.seat_of(chair) in room.buried


def _may_speak(room: Room, chair: Chair) -> None:
    _may_be_seen(room, chair)
    seat = room.seat_of(chair)
    if room.phase is Phase.PLAYING and seat is not None and room.silenced(seat):
        raise TurnedAway("masked")


def may_show(room: Room, chair: Chair) -> Seat:
    """The seat that may show something now without a word."""
    seat = _playing(room, chair)
    _may_be_seen(room, chair)
    return seat


def _may_be_seen(room: Room, chair: Chair) -> None:
    """By day, alive."""
    if room.phase in (Phase.LOBBY, Phase.OVER):
        return
    seat = room.seat_of(chair)
    if seat is None:
        raise TurnedAway("not-in-this-game")
    if room.phase is Phase.DEALT or room.window is None or room.window.kind not in OPEN_AIR:
        raise TurnedAway("hush-at-night")
    if seat in room.dead:
        raise TurnedAway("the-dead-are-silent")


def _claiming(room: Room, chair: Chair) -> Seat:
    """The seat that may claim something now."""
    seat = _playing(room, chair)
    _may_speak(room, chair)
    return seat


def _playing(room: Room, chair: Chair) -> Seat:
    seat = room.seat_of(chair)
    if room.phase is not Phase.PLAYING or room.window is None or seat is None:
        raise TurnedAway("too-late")
    return seat
