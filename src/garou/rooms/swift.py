"""The swift night: what can be asked before the night is resolved, and what cannot.

Everybody answers at once. The answers wait in the room and are handed over, in wake order, when the engine asks; the
engine knows nothing of it. Which calls are early and how many questions come late is public: it rests on the cast.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from garou.engine.game import Game
from garou.engine.rules import Step
from garou.engine.table import Table
from garou.engine.values import Answer, Question, RoleName, Seat, Unanswered

# Calls whose first question rests on what everybody knows and on the own card.
EARLY = {
    "one-night": frozenset({"doppelganger", "seer", "robber", "troublemaker", "drunk"}),
    "epic-battle": frozenset(
        {"copycat", "cupid", "diseased", "instigator", "priest", "assassin", "thing", "seer", "marksman"}
        | {"paranormal-investigator", "mystic-wolf", "robber", "witch", "revealer"}
    ),
    "classic": frozenset({"cupid", "seer"}),
}
# How many questions of a call rest on what the night has brought before them, one after the other.
LATE = {
    "one-night": {"doppelganger": 1, "werewolf": 1},
    "epic-battle": {"vampire": 1, "count": 1, "werewolf": 1, "alpha-wolf": 1, "marksman": 1, "witch": 1, "gremlin": 1}
    | {"paranormal-investigator": 1, "curator": 1},
    "classic": {"thief": 1, "werewolf": 3, "witch": 2},
}
TAKERS = (RoleName("thief"),)  # take another card in the night, and act as it


def asked_early(game: Game, step: Step) -> bool:
    return step.name in EARLY[_family(game)]


def asked_late(game: Game, step: Step) -> int:
    return LATE[_family(game)].get(step.name, 0)


def _family(game: Game) -> str:
    """The game without its edition and options: one-night/bezier+lone-look."""
    return re.split("[/+]", game.rules.id)[0]


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
