"""The one sign on a house: the role claimed, the last other thing said in pictures, and how much more there is."""

from __future__ import annotations

from dataclasses import dataclass, replace

from garou.engine.values import Seat, Slot
from garou.rooms.room import Room
from garou.talk.claims import AM, CIRCLE, SAW, SWAPPED, THINK, TOOK, VOTE, Said
from garou.talk.stories import OF_ROLES, Statement, told
from garou.texts.claims import told_aloud, told_in_short
from garou.texts.narrator import Narrator
from garou.web import addresses
from garou.web.art import role_art, thing_art

from .initials import initial
from .talks import by_day

VERBS = (SAW, TOOK, SWAPPED, THINK, VOTE, CIRCLE)  # those that are drawn: in words.svg


@dataclass(frozen=True, slots=True)
class Picture:
    """One of a row that reads like a sentence: a drawing, or a house or a card of the centre with its sign on it."""

    art: str = ""
    house: str = ""
    card: int = 0


@dataclass(frozen=True, slots=True)
class PictureWord:
    """Verb, whose, what."""

    reads: str
    verb: str
    pictures: tuple[Picture, ...]  # whose, and what


@dataclass(frozen=True, slots=True)
class Sign:
    """What hangs on a house."""

    at: str  # where all of it can be read
    art: str = ""  # of the role claimed
    role: str = ""
    first: bool = False  # that is what they were at first
    word: PictureWord | None = None  # the last other thing
    more: int = 0  # how much else was said
    before: str = ""  # the picture of the role claimed before, where that has changed
    was: str = ""  # and its name
    changed: bool = False  # a story has
    unsaid: bool = False  # it was taken back, and nothing else was said
    past: bool = False  # nothing of it is of today, or of somebody alive


def signs(room: Room, narrator: Narrator) -> dict[Seat, Sign]:
    """What each seat claims, by day and when all is told."""
    if room.game is None or not by_day(room):
        return {}
    return room.standing(("signs", narrator.words.lang), lambda: _signs(room, narrator))


def _signs(room: Room, narrator: Narrator) -> dict[Seat, Sign]:
    standing = {seat: _sign(room, seat, things, narrator) for seat, things in told(room.talk.said).items()}
    return {one.seat: _bare(room, one, narrator) for one in room.talk.unsaid} | standing


def _bare(room: Room, last: Said, narrator: Narrator) -> Sign:
    """Of who has taken back all they said: the last of it, struck."""
    [one] = told([last])[last.seat]
    sign = Sign(addresses.table(room.code, "said", last.seat), unsaid=True)
    if last.claim.kind == AM:
        return _with_role(sign, one, (), narrator)
    return replace(sign, word=_pictured(room, one, narrator))


def _sign(room: Room, seat: Seat, things: tuple[Statement, ...], narrator: Narrator) -> Sign:
    here = addresses.table(room.code, "said", seat)
    standing = [one for one in things if not one.overtaken]
    role = _role_of(standing)
    today = [one for one in standing if one.said.day == room.talk.day and one is not role]
    word = today[-1] if today and seat not in room.dead else None
    more = len(standing) - (role is not None) - (word is not None)
    past = seat in room.dead or all(one.said.day < room.talk.day for one in standing)
    drawn = _pictured(room, word, narrator) if word else None
    sign = Sign(here, word=drawn, more=more, changed=any(one.changed for one in things), past=past)
    return _with_role(sign, role, things, narrator) if role else sign


def _role_of(standing: list[Statement]) -> Statement | None:
    """What one is comes before what one was."""
    said = [one for one in reversed(standing) if one.said.claim.kind in OF_ROLES]
    return min(said, key=lambda one: one.said.claim.kind != AM, default=None)


def _with_role(sign: Sign, role: Statement, things: tuple[Statement, ...], narrator: Narrator) -> Sign:
    claim = role.said.claim
    name, first = narrator.role(claim.roles[0]), claim.kind != AM
    sign = replace(sign, art=role_art(claim.roles[0]), role=name, first=first)
    given_up = [one.said.claim.roles[0] for one in things if one.overtaken and one.said.claim.kind == claim.kind]
    if not given_up:
        return sign
    return replace(sign, before=role_art(given_up[-1]), was=narrator.role(given_up[-1]))


# --- In pictures --------------------------------------------------------------------------------------


def _pictured(room: Room, one: Statement, narrator: Narrator) -> PictureWord:
    claim = one.said.claim
    whose = [_place(room, place) for place in claim.places]
    what = [Picture(role_art(role)) for role in claim.roles]
    mark = [Picture(thing_art("mark", claim.mark))] if claim.mark else []
    verb = VOTE if one.aimed else claim.kind
    return PictureWord(told_in_short(narrator, one), verb, (*whose, *what, *mark))


def _place(room: Room, place: Slot) -> Picture:
    seats = len(room.seated)
    return Picture(house=initial(room.names[place])) if place < seats else Picture(card=place - seats + 1)


# --- All that a seat has said ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SaidLine:
    """One thing, in words."""

    day: int
    verb: str  # drawn, or else
    art: str
    text: str
    overtaken: bool
    unsaid: bool = False  # it was taken back


@dataclass(frozen=True, slots=True)
class SaidSheet:
    """Behind a sign: all of it, oldest first."""

    name: str
    letter: str
    dead: bool
    days: bool  # there are several
    lines: tuple[SaidLine, ...]


def sheet(room: Room, seat: int, narrator: Narrator) -> SaidSheet:
    """What one seat has said by day; by night nobody reads it, and before a game there is nothing."""
    if room.game is None or not by_day(room) or not 0 <= seat < len(room.seated):
        return SaidSheet("", "", dead=False, days=False, lines=())
    things = told(room.talk.said).get(Seat(Slot(seat)), ())
    repeated = [one.said.claim for one in things]
    unsaid = told(one for one in room.talk.unsaid if one.claim not in repeated).get(Seat(Slot(seat)), ())
    lines = [_line(one, narrator) for one in things] + [replace(_line(one, narrator), unsaid=True) for one in unsaid]
    name = room.names[seat]
    return SaidSheet(
        name, initial(name), seat in room.dead, bool(room.settings.rules.round), tuple(sorted(lines, key=_day))
    )


def _day(line: SaidLine) -> int:
    return line.day


def _line(one: Statement, narrator: Narrator) -> SaidLine:
    return SaidLine(one.said.day, _verb(one), _art(one), told_aloud(narrator, one), one.overtaken)


def _verb(one: Statement) -> str:
    kind = VOTE if one.aimed else one.said.claim.kind
    return kind if kind in VERBS else ""


def _art(one: Statement) -> str:
    claim = one.said.claim
    return thing_art("mark", claim.mark) if claim.mark else role_art(claim.roles[0]) if claim.roles else ""
