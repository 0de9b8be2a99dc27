"""What of the talk one reader may see: lines, one's own tokens, and whether one may speak."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from garou.engine.values import Choice, Seat
from garou.rooms.bots import common
from garou.rooms.room import Chair, Phase, Room
from garou.rooms.talk import Line
from garou.rooms.talking import OPEN_AIR
from garou.talk.gestures import offered
from garou.talk.stories import told
from garou.texts.claims import sentence
from garou.texts.gestures import gestured
from garou.texts.narrator import Narrator
from garou.texts.remarks import remarked
from garou.web.art import role_art

from .wearing import emblem


@dataclass(frozen=True, slots=True)
class Tap:
    """Something to tap: what it sends, what it says, what it looks like."""

    value: str
    reads: str
    art: str = ""


SHOWN = 4  # the last lines stand on the page; all of them one tap away


@dataclass(frozen=True, slots=True)
class TalkLine:
    """A line of talk."""

    id: str
    name: str
    text: str
    grave: bool
    shown: bool = False  # without a word
    emblem: str = ""  # of whoever said it


@dataclass(frozen=True, slots=True)
class Talkbox:
    """What stands on the page of what was said, and whether the reader may say something."""

    lines: tuple[TalkLine, ...]  # the last
    voice: str  # how the reader may speak
    blind: bool = False  # the reader hears the others, and sees nothing of them
    gestures: bool = False  # there are some to make


def talkbox(room: Room, me: Chair | None, seat: Seat | None, narrator: Narrator) -> Talkbox:
    """Most readers hear and see the same of it: made once for all of them."""
    how, blind, buried = voice(room, me), blinded(room, seat), _buried(room, seat)
    key = "talk", narrator.words.lang, len(room.talk.lines), how, buried, seat if blind else None
    return room.standing(key, lambda: Talkbox(last_lines(room, seat, narrator), how, blind, _hands(room, how)))


def _hands(room: Room, how: str) -> bool:
    """Are there gestures for who may speak so?"""
    return how in ("open", "masked") and room.phase is Phase.PLAYING and bool(offered(common(room)))


def by_day(room: Room) -> bool:
    """Is it a time for talk? Not at night, when a page must not change with what somebody says."""
    if room.phase is not Phase.PLAYING:
        return room.phase in (Phase.LOBBY, Phase.OVER)
    return room.window is not None and room.window.kind in OPEN_AIR


def blinded(room: Room, seat: Seat | None) -> bool:
    """Is what the others show hidden from this reader, until all is told?"""
    return seat is not None and room.game is not None and not room.told and room.blinded(seat)


def voice(room: Room, me: Chair | None) -> str:
    """How the reader may speak now: open, in the grave, not at all, or not with this mask on."""
    seat = room.seat_of(me) if me is not None else None
    if me is None or me not in room.sitters:
        return ""
    if room.phase is Phase.PLAYING and seat in room.dead:
        return "grave" if seat in room.buried else ""
    if not by_day(room) or (room.phase is Phase.PLAYING and seat is None):
        return ""
    return "masked" if room.phase is Phase.PLAYING and seat is not None and room.silenced(seat) else "open"


def heard(room: Room, seat: Seat | None) -> tuple[Line, ...]:
    """Everything the reader may read."""
    buried = _buried(room, seat)
    if not buried and not by_day(room):
        return ()
    lines = room.talk.heard_by(dead=buried, told=room.told or room.phase is Phase.LOBBY)
    if room.game is None:  # the one that some of them speak of
        lines = [line for line in lines if line.remark is None and line.gesture is None]
    if blinded(room, seat):
        lines = [line for line in lines if line.gesture is None or room.seat_of(line.chair) == seat]
    return tuple(lines)


def _buried(room: Room, seat: Seat | None) -> bool:
    """Does the reader hear what the dead say?"""
    return seat is not None and seat in (room.dead if room.phase is Phase.OVER else room.buried)


def last_lines(room: Room, seat: Seat | None, narrator: Narrator) -> tuple[TalkLine, ...]:
    return tuple(_spoken(room, line, narrator) for line in heard(room, seat)[-SHOWN:])


def longest_lines(room: Room, narrator: Narrator) -> tuple[TalkLine, ...]:
    """As much as any reader's last lines can be: who does not see what was shown sees older words instead."""
    lines = heard(room, None)
    words = [number for number, line in enumerate(lines) if not line.gesture][-SHOWN:]
    since = words[0] if len(words) == SHOWN else 0
    last = [_spoken(room, line, narrator) for line in lines[since:]]
    return tuple(sorted(last, key=lambda line: len(line.name) + len(line.text))[-SHOWN:])


def all_lines(room: Room, seat: Seat | None, narrator: Narrator) -> tuple[TalkLine, ...]:
    return tuple(_spoken(room, line, narrator) for line in heard(room, seat))


def _spoken(room: Room, line: Line, narrator: Narrator) -> TalkLine:
    sort = "grave-" if line.grave else "g" if line.gesture else ""
    said, own = text_of(room, line, narrator), emblem(room, line.chair)
    return TalkLine(f"{sort}{line.number}", line.name, said, line.grave, bool(line.gesture), own)


def text_of(room: Room, line: Line, narrator: Narrator) -> str:
    """As it was written; what was shown, or replied by a bot, is told to everybody in their own language."""
    if line.gesture is not None:
        return gestured(narrator, line.gesture)
    seat = room.seat_of(line.chair)
    return line.text if line.remark is None or seat is None else remarked(narrator, seat, line.remark)


def claims_told(room: Room, narrator: Narrator) -> tuple[str, ...]:
    """Every claim of this game, in the order they were made."""
    if room.game is None:
        return ()
    things = (one for of_seat in told(room.talk.said).values() for one in of_seat)
    order = {said: number for number, said in enumerate(room.talk.said)}
    return tuple(sentence(narrator, one) for one in sorted(things, key=lambda one: order[one.said]))


def own_tokens(room: Room, me: Chair | None, narrator: Narrator) -> dict[Seat, tuple[str, str]]:
    """What the reader takes others for: the role's art and name. Nobody else is ever shown it."""
    if me is None or not by_day(room):
        return {}
    return {seat: (role_art(role), narrator.role(role)) for seat, role in room.talk.tokens.get(me, {}).items()}


# --- Fingers -----------------------------------------------------------------------------------------


def fingers(room: Room, seat: Seat | None, leaning: Mapping[Seat, Choice]) -> dict[int, str]:
    """At whom those point who decide together with the reader; empty for everybody else."""
    mine = room.question_of(seat) if seat is not None and room.together else None
    if mine is None:
        return {}
    asked = {other: question for question in room.put if question.call == mine.call for other in question.seats}
    found: dict[int, list[str]] = {}
    for who in sorted((asked.keys() & leaning.keys()) - {seat}):
        for place in leaning[who] if asked[who].admits(leaning[who]) else ():
            if isinstance(place, int):
                found.setdefault(place, []).append(room.names[who])
    return {place: ", ".join(who) for place, who in found.items()}


# --- The notebook ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class NotebookRow:
    """One seat, and what the reader takes it for."""

    seat: int
    name: str
    role: str


@dataclass(frozen=True, slots=True)
class Notebook:
    """The reader's own tokens on every seat, and notes."""

    rows: tuple[NotebookRow, ...]
    roles: tuple[Tap, ...]
    note: str


def notebook(room: Room, me: Chair, narrator: Narrator) -> Notebook:
    own, note = {int(seat): role for seat, role in room.talk.tokens.get(me, {}).items()}, room.talk.notes.get(me, "")
    if room.game is None:
        return Notebook((), (), note)
    rows = tuple(NotebookRow(slot, name, own.get(slot, "")) for slot, name in enumerate(room.names))
    return Notebook(rows, tuple(Tap(role, narrator.role(role), role_art(role)) for role in common(room).roles), note)
