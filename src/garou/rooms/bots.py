"""Bots at a table: what they answer, when they speak, and what they go by."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random

from garou.engine.values import Choice, Question, Seat
from garou.engine.view import View
from garou.games.cast import Cast
from garou.minds.conversing import line, worded
from garou.minds.hearing import Hearing
from garou.minds.mind import USUAL, TalkingMind
from garou.minds.replying import wordless
from garou.talk.claims import Claim, Common
from garou.talk.remarks import Remark
from garou.talk.tempers import HOT, SHY, temper_of

from .awake import Awake, TableDeed, Tables, Turn
from .events.values import Claimed, Gestured, Replied
from .levels import thinking
from .room import Chair, Room
from .windows import Kind

ROUNDS = 3  # how often each bot takes the floor in one talk
STUBBORN = 4  # ballots of one day, more or less, until a tie is left to chance
THINKING = (3.0, 5.0)  # seconds between two bots who tell their story
PONDERING = (5.0, 9.0)  # and between two who say what they make of it
ENOUGH = 0.75  # of a talk: in the rest of it no bot takes the floor unasked
PATIENCE: Mapping[str, tuple[float, float]] = {HOT: (0.0, 0.5), SHY: (0.5, 1.0)}  # of such a range, by temper


def choose_for(hall: Tables, room: Room, seat: Seat, question: Question) -> Choice:
    """Bots who stand by their opinion can be tied for ever: after some ballots they draw lots."""
    luck = own_luck(hall)
    stuck = question.ballot and room.window is not None and room.window.beat >= STUBBORN
    return luck.choice(question.options) if stuck else mind_at(room, seat).answer(hearing(room, seat, question), luck)


def mind_at(room: Room, seat: Seat) -> TalkingMind:
    return thinking(room.sitters[room.seated[seat]], USUAL)


def own_luck(hall: Tables) -> Random:
    """What a mind draws from it changes nothing for anybody else."""
    return Random(hall.luck.getrandbits(64))


def give_the_floor(hall: Tables, live: Awake) -> None:
    """When each bot will speak in this talk: at a human pace, whatever it has to say."""
    room, luck = live.room, own_luck(hall)
    live.floor = []
    if room.window is None or room.window.kind is not Kind.TALK:
        return
    bots = [chair for chair in room.seated if room.sitters[chair].bot and room.seat_of(chair) not in room.dead]
    after, last = 0.0, ENOUGH * room.pace.seconds(room.window)
    for number in range(ROUNDS):
        for chair in luck.sample(bots, len(bots)):
            after += breath(room, chair, PONDERING if number else THINKING, luck)
            live.floor += [Turn(after, chair)] if after <= last or not number else []
    live.floor = [turn for turn in live.floor if room.opened + turn.after > hall.clock()]  # a restart repeats nothing


def breath(room: Room, chair: Chair, seconds: tuple[float, float], luck: Random) -> float:
    """How long it takes before it says something: by its temper, which everybody sees, whatever it has to say."""
    low, high = PATIENCE.get(temper_of(room.sitters[chair].name), (0.0, 1.0))
    return seconds[0] + (seconds[1] - seconds[0]) * luck.uniform(low, high)


def next_to_speak(live: Awake) -> float | None:
    return live.room.opened + live.floor[0].after if live.floor else None


def take_the_floor(hall: Tables, deed: TableDeed, turn: Turn) -> None:
    """Whoever was asked replies; who may not speak does it without a word."""
    room, luck, wit = deed.room, own_luck(hall), own_luck(hall)
    seat = room.seat_of(turn.chair)
    if seat is None or not room.sitters[turn.chair].bot:
        return
    heard, mind = hearing(room, seat), mind_at(room, seat)
    if turn.asked is not None:
        replied = mind.reply(heard, turn.asked, luck)
        if room.silenced(seat) or not _say(deed, seat, replied.claims, replied.remark, wit):
            deed.happen(Gestured(seat=seat, gesture=wordless(turn.asked, replied.remark)))
    elif not room.silenced(seat):
        claims = mind.speak(heard, luck)
        _say(deed, seat, claims, line(heard, claims, wit), wit)


def _say(deed: TableDeed, seat: Seat, claims: Iterable[Claim], remark: Remark | None, wit: Random) -> bool:
    """The claims, and the line that goes with them; is there anything left to say it with?"""
    room = deed.room
    for claim in claims:
        deed.happen(Claimed(seat=seat, claim=claim))
    temper = temper_of(room.sitters[room.seated[seat]].name)
    said = worded(remark, temper, room.talk.remarks, wit) if remark is not None else None
    if said is not None:
        deed.happen(Replied(seat=seat, remark=said))
    return said is not None


def hearing(room: Room, seat: Seat, *asked: Question) -> Hearing:
    """What a mind at this seat goes by: its own view, and what was said."""
    talk = room.talk
    told = View(seat, room.known_to(seat), asked)
    return Hearing(common(room), told, talk.said, max(1, talk.day), talk.remarks, talk.voices)


def common(room: Room) -> Common:
    """What the whole table knows."""
    return Common(room.settings.rules, Cast(room.cast, room.beside), len(room.seated))
