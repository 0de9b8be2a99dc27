"""Which bot feels spoken to by a line or by a claim, and when it will reply: from public knowledge alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from garou.engine.values import Seat
from garou.games.teams import monsters_among
from garou.talk.claims import OF_OTHERS, THINK, Said
from garou.talk.remarks import ACCUSED, COUNTER, DENY, RETORT, RIVALLED, Wish
from garou.talk.stories import OF_ROLES, claimed_card
from garou.texts.listening import understood

from .awake import Awake, Tables, Turn
from .bots import THINKING, breath, common, own_luck
from .room import Chair, Phase, Room
from .windows import Kind

REPLIES = 4  # of one bot in one day
DRAWING_BREATH = (2.0, 4.0)  # seconds from a line to the reply


def spoken_to(room: Room, chair: Chair, text: str, floor: Sequence[Turn]) -> list[tuple[Seat, Wish]]:
    """The bots who may reply to what this chair has said, each with what it was asked; one of them will."""
    speaker = room.seat_of(chair)
    if speaker is None or not _conversing(room):
        return []
    heard = understood(text, room.names, speaker)
    able = _able(room, floor)
    named = [(seat, asked) for seat, asked in heard.asked if seat in able]
    alone = room.speakers == {chair}  # nobody else can have been meant
    if heard.of_all is None or not (alone or heard.of_everybody):
        return named[:1]
    return [(seat, heard.of_all) for seat in able if seat != heard.of_all.about]


def meant(room: Room, said: Sequence[Said], floor: Sequence[Turn]) -> list[tuple[Seat, Wish]]:
    """The bots whom these claims accuse, or who have claimed the same card: one of them will answer."""
    if not _conversing(room):
        return []
    able = _able(room, floor)
    found = ((new.seat, seat, wish) for new in said for seat, wish in _concerned(room, new))
    return [(seat, wish) for speaker, seat, wish in found if seat in able and not _has_answered(room, seat, speaker)]


def _concerned(room: Room, new: Said) -> Iterator[tuple[Seat, Wish]]:
    claim = new.claim
    monsters = monsters_among(room.settings.rules, common(room).roles)
    if claim.kind in OF_OTHERS and (claim.kind != THINK or claim.roles[0] in monsters):
        yield Seat(claim.places[0]), Wish(ACCUSED, new.seat)
    if claim.kind in OF_ROLES:
        for seat in common(room).seats:
            own = claimed_card(one.claim for one in room.talk.said if one.seat == seat)
            if seat != new.seat and own == claim.roles[0] and common(room).cards.count(own) == 1:
                yield seat, Wish(RIVALLED, new.seat)


def _has_answered(room: Room, seat: Seat, speaker: Seat) -> bool:
    """Bots do not quarrel all day: each answers one of them, and every person once."""
    mine = [one.remark for one in room.talk.remarks if one.seat == seat and one.day == room.talk.day]
    answers = [remark for remark in mine if remark.kind in (COUNTER, DENY, RETORT)]
    return any(room.sitters[room.seated[speaker]].bot or one.about == speaker for one in answers)


def let_a_bot_reply(hall: Tables, live: Awake, asked: Sequence[tuple[Seat, Wish]]) -> None:
    """One of them, however many are asked. Bots are played by whoever drives the clock."""
    if hall.bus.drives(live.room.code) and asked:
        turn = turn_of(live.room, asked, hall.clock(), own_luck(hall))
        live.floor = sorted([*(a_breath_later(one, turn) for one in live.floor), turn], key=lambda one: one.after)
        live.changed.set()


def a_breath_later(own: Turn, reply: Turn) -> Turn:
    """Nobody says two things at once: where a bot has the floor just as it replies, it waits."""
    at_once = own.chair == reply.chair and own.asked is None and abs(own.after - reply.after) < THINKING[0]
    return own._replace(after=reply.after + THINKING[0]) if at_once else own


def turn_of(room: Room, spoken_to: Sequence[tuple[Seat, Wish]], at: float, luck: Random) -> Turn:
    """A clock that stands still is not waited for twice."""
    seat, asked = luck.choice(spoken_to)
    now, chair = at if room.paused is None else room.paused, room.seated[seat]
    return Turn(now - room.opened + breath(room, chair, DRAWING_BREATH, luck), chair, asked)


def _conversing(room: Room) -> bool:
    return room.phase is Phase.PLAYING and room.window is not None and room.window.kind in (Kind.TALK, Kind.BALLOT)


def _able(room: Room, floor: Sequence[Turn]) -> list[Seat]:
    """Bots who live, are not about to reply already, and have not replied too often today."""
    waiting = {turn.chair for turn in floor if turn.asked is not None}
    replied = room.talk.transcript.replied
    seats = [(room.seat_of(chair), chair) for chair in room.seated if room.sitters[chair].bot and chair not in waiting]
    return [s for s, _ in seats if s is not None and s not in room.dead and replied.get(s, 0) < REPLIES]
