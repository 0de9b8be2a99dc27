"""What happens in a game, from the deal to its end."""

from __future__ import annotations

from garou.engine.game import Game, reply, start
from garou.engine.values import Answer, Choice, Outcome, Question, Seat
from garou.rooms.ledger import Past
from garou.rooms.room import Phase, Room
from garou.rooms.swift import early_questions, stretch
from garou.rooms.windows import Kind, Part, Window, due, ending, following

from .values import (
    Again,
    Answered,
    CalledOff,
    Counted,
    Dealt,
    Dreamt,
    Foretold,
    Looked,
    Opened,
    Pointed,
    RacedAgain,
    Ready,
    WantsEnd,
)


def on_dealt(room: Room, at: float, what: Dealt) -> None:
    room.setup = what.setup
    room.cast, room.beside = what.cast, what.beside
    room.seated = tuple(room.order)
    room.promise, room.nonce = what.promise, what.nonce
    room.game = start(room.settings.rules, room.setup)
    room.phase, room.opened, room.window, room.windows = Phase.DEALT, at, None, 0
    room.looked = {chair for chair in room.order if room.sitters[chair].bot}
    room.foretold, room.asked_early = {}, ()
    room.talk.begin()
    room.ledger.dealt += 1
    room.wanting, room.heard, room.comings = set(), 0, ()
    _clear(room)


def on_looked(room: Room, at: float, what: Looked) -> None:
    room.looked.add(what.chair)


def on_opened(room: Room, at: float, what: Opened) -> None:
    game, last = room.going_on(), room.window
    room.window = following(game, room.window, swift=room.pace.swift)
    _hear(room, game, room.window or last)
    room.windows += 1
    _clear(room)
    room.opened = room.pointed_at = at
    room.talk.move_to(room.window)
    if room.window is None:
        _end(room, game, at if what.wall is None else what.wall)
    else:
        room.phase = Phase.PLAYING
        room.put = _questions(room, game, room.window)


def _hear(room: Room, game: Game, window: Window | None) -> None:
    """What may be known when a window opens. What ends the game is not, where the deal is sealed."""
    if window is not None and window.step < ending(game):
        room.heard = len(game.told_until(window.step))


def _questions(room: Room, game: Game, window: Window) -> tuple[Question, ...]:
    if window.part is Part.EARLY:
        room.foretold = {}
        room.asked_early = early_questions(game, stretch(game, window.step))
        return room.asked_early
    silent = window.kind in (Kind.TALK, Kind.VERDICT) or window.part is Part.SIGHT
    return () if silent or game.step != window.step else tuple(asked for asked in game.open if due(game, asked, window))


def on_answered(room: Room, at: float, what: Answered) -> None:
    answer = Answer(what.seat, what.call, what.choice, what.luck)
    room.game = reply(room.going_on(), answer)
    _give(room, answer.seat, answer.choice)


def on_foretold(room: Room, at: float, what: Foretold) -> None:
    room.foretold[what.seat] = what.choice
    _give(room, what.seat, what.choice)


def _give(room: Room, seat: Seat, choice: Choice) -> None:
    if seat >= 0:  # luck has no chair
        room.given[room.seated[seat]] = choice


def on_pointed(room: Room, at: float, what: Pointed) -> None:
    """The last seconds run from when all had pointed: whoever changes their mind later shows it by nothing."""
    complete = room.voters <= room.pointed.keys()
    room.pointed[what.seat] = what.choice
    room.pointed_at = room.pointed_at if complete else at


def on_counted(room: Room, at: float, what: Counted) -> None:
    others = {seat: (choice, luck) for seat, choice, luck in what.others}
    for question in room.put:
        if question.ballot and question in room.going_on().open:
            seat = question.seats[0]
            choice, luck = others[seat] if seat in others else (room.pointed[seat], False)
            on_answered(room, at, Answered(seat, question.call, choice, luck))


def on_ready(room: Room, at: float, what: Ready) -> None:
    (room.ready.add if what.on else room.ready.discard)(what.chair)


def on_dreamt(room: Room, at: float, what: Dreamt) -> None:
    room.dreamt.add(what.chair)
    room.given[what.chair] = what.choice


def _end(room: Room, game: Game, at: float) -> None:
    room.phase = Phase.OVER
    room.played += 1
    room.wins.update(room.seated[seat] for seat in (game.outcome.winners if game.outcome else ()))
    _enter(room, game, at, game.outcome)


def _enter(room: Room, game: Game, at: float, outcome: Outcome | None) -> None:
    opening = room.settings, room.names, room.seated, game.setup, game.log, room.nonce, room.promise
    result = (outcome.winners, outcome.teams) if outcome else ((), ())
    talk = room.talk.transcript.said if outcome else ()  # of a game called off there is no film
    past = Past(room.ledger.dealt, at, *opening, *result, finished=outcome is not None, talk=talk)
    room.ledger.enter(past, room.here)


def on_wants_end(room: Room, at: float, what: WantsEnd) -> None:
    (room.wanting.add if what.on else room.wanting.discard)(what.chair)


def on_called_off(room: Room, at: float, what: CalledOff) -> None:
    """As far as it went it stays readable; nobody has won it."""
    _enter(room, room.going_on(), at if what.wall is None else what.wall, None)
    room.paused = room.paused_by = None
    _back(room)


def on_again(room: Room, at: float, what: Again) -> None:
    _back(room)


def _back(room: Room) -> None:
    """To the lobby."""
    room.phase, room.setup, room.game, room.window = Phase.LOBBY, None, None, None
    room.seated = ()
    _clear(room)


def on_raced_again(room: Room, at: float, what: RacedAgain) -> None:
    room.ledger.race_again()


def _clear(room: Room) -> None:
    room.put, room.pointed, room.pointed_at = (), {}, 0
    room.ready, room.dreamt, room.given, room.longer = set(), set(), {}, 0
