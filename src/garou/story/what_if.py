"""What if somebody had voted differently: the same game, played again with one vote changed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from garou.engine.game import Game, reply, start
from garou.engine.values import Answer, Choice, Fact, IllegalAnswer, Question, Seat


@dataclass(frozen=True, slots=True)
class Poll:
    """One vote by day: where it stands in the game, what could be chosen, and what was."""

    step: int
    first: int  # which answer of the log was the first of it
    questions: tuple[Question, ...]
    answers: tuple[Answer, ...]

    @property
    def votes(self) -> dict[Seat, Choice]:
        return {answer.seat: answer.choice for answer in self.answers}


@dataclass(frozen=True, slots=True)
class Otherwise:
    """The game as it would have gone, as far as anybody can know."""

    game: Game
    step: int  # the step of the vote that was changed

    @property
    def facts(self) -> tuple[Fact, ...]:
        """What that vote would have brought."""
        return self.game.told_in(self.step)

    @property
    def dead(self) -> tuple[Seat, ...]:
        """Who would have died of it, in the order of their deaths."""
        return tuple(fact.of("player") for fact in self.facts if fact.name == "died")

    @property
    def open(self) -> tuple[Question, ...]:
        """What nobody was asked in the real game: here nobody can know how it goes on."""
        return self.game.open if self.game.step == self.step else ()


def polls(played: Game) -> tuple[Poll, ...]:
    """Every vote that followed a talk, second rounds included."""
    found: list[Poll] = []
    for number, (moment, answer) in enumerate(asked(played)):
        step = played.rules.step(moment.step)
        voting = [question for question in moment.open if question.ballot]
        if step is None or not step.talk or not voting:
            continue
        if found and found[-1].step == moment.step and len(found[-1].answers) < len(found[-1].questions):
            last = found.pop()
            found.append(Poll(last.step, last.first, last.questions, (*last.answers, answer)))
        else:
            found.append(Poll(moment.step, number, tuple(voting), (answer,)))
    return tuple(found)


def otherwise(played: Game, poll: Poll, seat: Seat, choice: Choice) -> Otherwise:
    """Played again with that vote changed, until all that came of the vote is told.

    Within the step an answer of the real game is kept where the very same question is asked again. Whatever was
    answered on later days is dropped: it was said by people who had seen something else.
    """
    if seat not in poll.votes:
        raise IllegalAnswer("nobody-asked", seat=seat, call=poll.answers[0].call)
    game = start(played.rules, played.setup)
    for answer in played.log[: poll.first]:
        game = reply(game, answer)
    for answer in poll.answers:
        game = reply(game, answer._replace(choice=choice, luck=False) if answer.seat == seat else answer)
    kept = list(_later(played, poll))
    while game.step == poll.step and (pair := next((p for p in kept if p[0] in game.open), None)):
        kept.remove(pair)
        game = reply(game, pair[1])
    return Otherwise(game, poll.step)


def asked(played: Game) -> Iterator[tuple[Game, Answer]]:
    """Each answer with the game as it stood before it."""
    moment = start(played.rules, played.setup)
    for answer in played.log:
        yield moment, answer
        moment = reply(moment, answer)


def _later(played: Game, poll: Poll) -> Iterator[tuple[Question, Answer]]:
    """What was asked and answered after this vote, in the same step."""
    for number, (moment, answer) in enumerate(asked(played)):
        if number >= poll.first + len(poll.answers) and moment.step == poll.step:
            those = (q for q in moment.open if q.call == answer.call and answer.seat in q.seats)
            yield from ((question, answer) for question in list(those)[:1])
