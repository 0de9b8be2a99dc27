"""What if somebody had done something else at night: the same game, played again with one answer changed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from garou.engine.game import Game, reply, start
from garou.engine.values import CHANCE, Answer, Choice, Fact, IllegalAnswer, Question

from .what_if import asked


@dataclass(frozen=True, slots=True)
class Decision:
    """One answer that was not given in a vote by day: which of the log, what was asked, and what was chosen."""

    number: int
    step: int
    question: Question
    answer: Answer


@dataclass(frozen=True, slots=True)
class Altered:
    """The game as it would have gone, as far as anybody can know."""

    game: Game

    @property
    def open(self) -> tuple[Question, ...]:
        """What was asked in no such way in the real game: from here on nobody can know."""
        return self.game.open

    @property
    def dead(self) -> tuple[Fact, ...]:
        return tuple(fact for fact in self.game.facts if fact.name == "died")


def acts(played: Game) -> tuple[Decision, ...]:
    """Whatever somebody decided, and could have decided otherwise; votes by day are told by `polls`."""
    return tuple(_acts(played))


def _acts(played: Game) -> Iterator[Decision]:
    for number, (moment, answer) in enumerate(asked(played)):
        question, step = _question(moment, answer), played.rules.step(moment.step)
        by_day = question.ballot and step is not None and bool(step.talk)
        if not by_day and answer.seat != CHANCE and len(question.options) > 1:
            yield Decision(number, moment.step, question, answer)


def altered(played: Game, act: Decision, choice: Choice) -> Altered:
    """Played again with that answer changed, as far as it goes.

    An answer of the real game is kept where the very same question is asked again in the same step, of the same people
    and with the same options: votes as well. Where another is asked, nobody was there to answer it.
    """
    if not act.question.admits(choice):
        raise IllegalAnswer("not-an-option", seat=act.answer.seat, call=act.answer.call, choice=choice)
    game = start(played.rules, played.setup)
    for answer in played.log[: act.number]:
        game = reply(game, answer)
    game = reply(game, act.answer._replace(choice=choice, luck=False))
    kept = [(moment.step, _question(moment, answer), answer) for moment, answer in asked(played)][act.number + 1 :]
    while same := next((one for one in kept if one[0] == game.step and one[1] in game.open), None):
        kept.remove(same)
        game = reply(game, same[2])
    return Altered(game)


def _question(moment: Game, answer: Answer) -> Question:
    return next(one for one in moment.open if one.call == answer.call and answer.seat in one.seats)


def others(act: Decision) -> tuple[Choice, ...]:
    """What could have been chosen instead."""
    return tuple(choice for choice in act.question.options if not _same(choice, act.answer.choice))


def _same(one: Choice, other: Choice) -> bool:
    return sorted(map(str, one)) == sorted(map(str, other))
