"""The swift night: what can be asked before the night is resolved, and what cannot.

Everybody answers at once. The answers wait in the room and are handed over, in wake order, when the engine asks; the
engine knows nothing of it. Which calls are early and how many questions come late is public: it rests on the cast.
"""

from __future__ import annotations

from collections.abc import Iterable

from garou.engine.blind import asked_blindly
from garou.engine.game import Game
from garou.engine.rules import Step
from garou.engine.table import Table
from garou.engine.values import Answer, Question, Seat, Unanswered


def asked_early(game: Game, step: Step) -> bool:
    """Does the first question of this call rest on what everybody knows and on one's own card?"""
    if not step.alone or not step.beats:
        return False
    acting = [game.rules.roles[name] for name in sorted(step.heard.intersection(game.setup.cards))]
    return bool(acting) and all(asked_blindly(game.rules, role, game.setup) for role in acting)


def asked_late(game: Game, step: Step) -> int:
    """How many questions of a call rest on what the night has brought before them, one after the other."""
    return game.rules.in_a_row(step, game.setup.cards) - asked_early(game, step)


def stretch(game: Game, number: int) -> range:
    """The calls around this one, with no talk between them: a dusk, or a night."""
    steps, here = game.rules.step, game.rules.step(number)
    if here is None or not here.heard:
        return range(number, number)
    first = last = number
    while first > 0 and (before := steps(first - 1)) and before.heard and before.dusk == here.dusk:
        first -= 1
    while (after := steps(last + 1)) and after.heard and after.dusk == here.dusk:
        last += 1
    return range(first, last + 1)


def early_questions(game: Game, calls: Iterable[int]) -> tuple[Question, ...]:
    """What each seat will be asked first in these calls, as far as it can be known before any of them."""
    found: dict[Seat, Question] = {}
    for number in calls:
        step = game.rules.step(number)
        if step and asked_early(game, step) and step.concerns(game.position.wakes_as):
            for question in _first_questions(game, step):
                found.setdefault(question.seats[0], question)
    return tuple(found.values())


def _first_questions(game: Game, step: Step) -> list[Question]:
    """One for each seat that acts in this step; what the others answer makes no difference to it."""
    found: dict[Seat, Question] = {}
    answers: tuple[Answer, ...] = ()
    while asked := _asked(game, step, answers):
        seat = asked.seats[0]
        found.setdefault(seat, asked)
        answers += (Answer(seat, asked.call, asked.options[0]),)
    return [question for question in found.values() if len(question.seats) == 1 and question.seats[0] >= 0]


def _asked(game: Game, step: Step, answers: tuple[Answer, ...]) -> Question | None:
    try:
        step.run(Table(game.rules, game.position, step.name, answers))
    except Unanswered as waiting:
        return waiting.questions[0]
    return None
