"""Bots at a table: what they answer, when they speak, and what they go by."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from garou.engine.values import Choice, Question, Seat
from garou.engine.view import View
from garou.games.cast import Cast
from garou.minds.hearing import Hearing
from garou.minds.mind import USUAL
from garou.minds.replying import wordless
from garou.talk.claims import Claim, Common

from .awake import Awake, TableDeed, Tables, Turn
from .events.values import Claimed, Gestured, Replied
from .room import Room
from .windows import Kind

ROUNDS = 3  # how often each bot takes the floor in one talk
STUBBORN = 4  # ballots of one day, more or less, until a tie is left to chance
THINKING = (3.0, 5.0)  # seconds between two bots who speak


def choose_for(hall: Tables, room: Room, seat: Seat, question: Question) -> Choice:
    """Bots who stand by their opinion can be tied for ever: after some ballots they draw lots."""
    luck = own_luck(hall)
    stuck = question.ballot and room.window is not None and room.window.beat >= STUBBORN
    return luck.choice(question.options) if stuck else USUAL.answer(hearing(room, seat, question), luck)


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
    after = 0.0
    for _ in range(ROUNDS):
        for chair in luck.sample(bots, len(bots)):
            after += luck.uniform(*THINKING)
            live.floor.append(Turn(after, chair))
    live.floor = [turn for turn in live.floor if room.opened + turn.after > hall.clock()]  # a restart repeats nothing


def next_to_speak(live: Awake) -> float | None:
    return live.room.opened + live.floor[0].after if live.floor else None


def take_the_floor(hall: Tables, deed: TableDeed, turn: Turn) -> None:
    """Whoever was asked replies; who may not speak does it without a word."""
    room, luck = deed.room, own_luck(hall)
    seat = room.seat_of(turn.chair)
    if seat is None or not room.sitters[turn.chair].bot:
        return
    if turn.asked is None:
        _claim(deed, seat, () if room.silenced(seat) else USUAL.speak(hearing(room, seat), luck))
        return
    replied = USUAL.reply(hearing(room, seat), turn.asked, luck)
    if room.silenced(seat):
        deed.happen(Gestured(seat=seat, gesture=wordless(turn.asked, replied.remark)))
        return
    _claim(deed, seat, replied.claims)
    deed.happen(Replied(seat=seat, remark=replied.remark))


def _claim(deed: TableDeed, seat: Seat, claims: Iterable[Claim]) -> None:
    for claim in claims:
        deed.happen(Claimed(seat=seat, claim=claim))


def hearing(room: Room, seat: Seat, *asked: Question) -> Hearing:
    """What a mind at this seat goes by: its own view, and what was said."""
    return Hearing(common(room), View(seat, room.known_to(seat), asked), room.talk.said, max(1, room.talk.day))


def common(room: Room) -> Common:
    """What the whole table knows."""
    return Common(room.settings.rules, Cast(room.cast, room.beside), len(room.seated))
