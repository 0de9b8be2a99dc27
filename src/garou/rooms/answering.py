"""Answers: taken from people, asked or asleep, and found for everybody else when a window closes."""

from __future__ import annotations

from garou.engine.values import CHANCE, DECLINED, Choice, Question, Seat

from .awake import TableDeed, Tables
from .bots import choose_for
from .events.values import Answered, Counted, Dreamt, Foretold, Looked, Pointed, Ready
from .hall import TurnedAway
from .room import Chair, Phase, Room
from .swift import stretch
from .trying import tried_again
from .whispers import whisper
from .windows import Kind, Part, following


@tried_again
async def look(hall: Tables, code: str, chair: Chair) -> None:
    async with hall.at(code, chair) as deed:
        if deed.room.phase is Phase.DEALT and chair not in deed.room.looked:
            deed.happen(Looked(chair=chair))


@tried_again
async def ready(hall: Tables, code: str, chair: Chair, *, on: bool) -> None:
    async with hall.at(code, chair) as deed:
        room = deed.room
        if room.phase is not Phase.PLAYING or room.window is None or room.window.kind is not Kind.TALK:
            raise TurnedAway("too-late")
        if (seat := room.seat_of(chair)) is None:
            raise TurnedAway("not-in-this-game")
        if seat in room.dead:
            raise TurnedAway("the-dead-are-silent")
        deed.happen(Ready(chair=chair, on=on))


@tried_again
async def answer(hall: Tables, code: str, chair: Chair, window: int, choice: Choice) -> None:
    """An answer, or a tap in one's sleep: both are kept the same way and take the same time.

    The same again changes nothing; another one is refused. In a ballot the last one counts.
    """
    async with hall.at(code, chair) as deed:
        room = deed.room
        seat = room.seat_of(chair)
        if room.phase is not Phase.PLAYING or room.windows != window or seat is None:
            raise TurnedAway("too-late")
        if room.paused is not None:
            raise TurnedAway("table-paused")
        if (given := room.given.get(chair)) is not None:
            if given != choice:
                raise TurnedAway("answered-already")
            return
        question = room.question_for(seat)
        if question is None:
            deed.happen(Dreamt(chair=chair, choice=choice))
        elif not question.admits(choice):
            raise TurnedAway("not-an-option", call=question.call)
        else:
            give(hall, deed, seat, question, choice)


async def lean(hall: Tables, code: str, chair: Chair, window: int, choice: Choice) -> None:
    """Tapped and not confirmed: those who decide together see it at the next beat. Everybody's are taken alike."""
    live = hall.find(code)
    seat = live.room.seat_of(chair)
    if live.room.phase is not Phase.PLAYING or live.room.windows != window or seat is None:
        raise TurnedAway("too-late")
    live.leaning[seat] = choice
    whisper(hall, "lean", code, window, seat, choice)


def give(
    hall: Tables,
    deed: TableDeed,
    seat: Seat,
    question: Question,
    choice: Choice,
    *,
    luck: bool = False,
    closing: bool = False,
) -> None:
    if not closing and deed.room.window and deed.room.window.part is Part.EARLY:
        deed.happen(Foretold(seat=seat, choice=choice))
    elif not closing and question.ballot:
        deed.happen(Pointed(seat=seat, choice=choice))
    else:
        deed.happen(Answered(seat, question.call, choice, luck))
        ask_luck(hall, deed)


def ask_luck(hall: Tables, deed: TableDeed) -> None:
    """Luck is asked like anybody else, and answers at once."""
    while deed.room.game and deed.room.game.open and deed.room.game.open[0].seats == (CHANCE,):
        question = deed.room.game.open[0]
        choice = hall.luck.choice(question.options)
        deed.happen(Answered(seat=CHANCE, call=question.call, choice=choice))


# --- When a window closes ------------------------------------------------------------------------


def close_questions(hall: Tables, deed: TableDeed) -> None:
    """All that were put in this window, and that nobody has answered."""
    room = deed.room
    ballots = [question for question in room.put if question.ballot]
    if ballots:
        others = [question for question in ballots if question.seats[0] not in room.pointed]
        deed.happen(Counted(tuple((question.seats[0], *_decided(hall, room, question)) for question in others)))
        ask_luck(hall, deed)
    for question in room.put:
        if not question.ballot and room.game is not None and question in room.game.open:
            _close(hall, deed, question)


def _close(hall: Tables, deed: TableDeed, question: Question, foretold: Choice | None = None) -> None:
    choice, luck = (foretold, False) if foretold is not None else _decided(hall, deed.room, question)
    give(hall, deed, question.seats[0], question, choice, luck=luck, closing=True)


def _decided(hall: Tables, room: Room, question: Question) -> tuple[Choice, bool]:
    """For somebody who has not answered; and did luck have to?

    Bots answer here and not when they are asked: nobody's page comes later because one had to think.
    """
    if room.left_to_bots(question):
        return choose_for(hall, room, question.seats[0], question), False
    if question.may_decline:
        return DECLINED, False
    return hall.luck.choice(question.options), True


def resolve(hall: Tables, deed: TableDeed) -> None:
    """A swift night goes on as far as it can: with what was answered early, and without what is too late."""
    room = deed.room
    if room.window is None or room.game is None:
        return
    calls, upcoming = stretch(room.game, room.window.step), following(room.game, room.window, swift=True)
    goal = upcoming.step if upcoming and upcoming.part is Part.LATE else calls.stop
    while room.game.open and room.game.step in calls:
        question = room.game.open[0]
        if room.was_early(question):
            foretold = room.foretold.get(question.seats[0])
            known = foretold if foretold is not None and question.admits(foretold) else None
            _close(hall, deed, question, known)
        elif room.game.step < goal or question in room.put:
            _close(hall, deed, question)
        else:
            return
