"""Answers: taken from people, asked or asleep, and found for everybody else when a window closes."""

from __future__ import annotations

from garou.engine.values import CHANCE, DECLINED, Choice, Question, Seat

from .awake import TableDeed, Tables
from .bots import choose_for
from .hall import TurnedAway
from .room import Chair, Phase
from .swift import stretch
from .windows import Kind, Part, following


async def look(hall: Tables, code: str, chair: Chair) -> None:
    async with hall.at(code, chair) as deed:
        if deed.room.phase is Phase.DEALT and chair not in deed.room.looked:
            deed.happen("looked", chair=chair)


async def ready(hall: Tables, code: str, chair: Chair, *, on: bool) -> None:
    async with hall.at(code, chair) as deed:
        room = deed.room
        if room.phase is not Phase.PLAYING or room.window is None or room.window.kind is not Kind.TALK:
            raise TurnedAway("too-late")
        if (seat := room.seat_of(chair)) is None:
            raise TurnedAway("not-in-this-game")
        if seat in room.dead:
            raise TurnedAway("the-dead-are-silent")
        deed.happen("ready", chair=chair, on=on)


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
            deed.happen("dreamt", chair=chair, choice=choice)
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
        deed.happen("foretold", seat=seat, choice=choice)
    elif not closing and question.ballot:
        deed.happen("pointed", seat=seat, choice=choice)
    else:
        more = {"luck": True} if luck else {}
        deed.happen("answered", seat=seat, call=question.call, choice=choice, **more)
        ask_luck(hall, deed)


def ask_luck(hall: Tables, deed: TableDeed) -> None:
    """Luck is asked like anybody else, and answers at once."""
    while deed.room.game and deed.room.game.open and deed.room.game.open[0].seats == (CHANCE,):
        question = deed.room.game.open[0]
        choice = hall.luck.choice(question.options)
        deed.happen("answered", seat=CHANCE, call=question.call, choice=choice)


# --- When a window closes ------------------------------------------------------------------------


def close_question(hall: Tables, deed: TableDeed, question: Question, choice: Choice | None = None) -> None:
    """Bots answer here and not when they are asked: nobody's page comes later because one had to think."""
    seat, room = question.seats[0], deed.room
    if choice is None and question.ballot:
        choice = room.pointed.get(seat)
    if choice is None and room.left_to_bots(question):
        choice = choose_for(hall, room, seat, question)
    if choice is None and question.may_decline:
        choice = DECLINED
    luck = choice is None
    chosen = hall.luck.choice(question.options) if choice is None else choice
    give(hall, deed, seat, question, chosen, luck=luck, closing=True)


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
            close_question(hall, deed, question, known)
        elif room.game.step < goal or question in room.put:
            close_question(hall, deed, question)
        else:
            return
