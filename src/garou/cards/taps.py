"""What the game master enters: one moment after the other, quick ways to say it, and taking it back.

The engine stays the only judge: everything here ends in answers that it accepts or refuses.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from garou.engine.game import Game, reply, start
from garou.engine.values import DECLINED, Answer, Choice, IllegalAnswer, Question, Seat

Asked = tuple[Question, ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """Questions that are open together, and what was answered to them."""

    game: Game  # as it stood when they were put
    answers: tuple[Answer, ...]


def moments(played: Game) -> tuple[Moment, ...]:
    """All of the game so far; the last one is what is asked now, or the end."""
    found: list[Moment] = []
    put = now = start(played.rules, played.setup)
    given: list[Answer] = []
    for answer in played.log:
        after = reply(now, answer)
        given.append(answer)
        if not _same_moment(now, after):
            found.append(Moment(put, tuple(given)))
            put, given = after, []
        now = after
    return (*found, Moment(put, tuple(given)))


def _same_moment(before: Game, after: Game) -> bool:
    """Some of the questions are still open, and no other ones are."""
    return 0 < len(after.open) < len(before.open) and set(after.open) <= set(before.open)


# --- One screen after the other --------------------------------------------------------------------------

Turn = tuple[Moment, ...]  # moments that one screen asks for: the parts of one call, or one seat asked twice in it


def turns(so_far: tuple[Moment, ...]) -> tuple[Turn, ...]:
    found: list[Turn] = []
    for moment in so_far:
        if found and _same_turn(found[-1][-1].game, moment.game):
            found[-1] = (*found[-1], moment)
        else:
            found.append((moment,))
    return tuple(found)


def _same_turn(before: Game, after: Game) -> bool:
    if before.step != after.step or not before.open or not after.open:
        return False
    step = before.rules.step(before.step)
    return bool(step and step.parts) or _twice(before.open[0], after.open[0])


def _twice(first: Question, second: Question) -> bool:
    """One seat is asked again, and may pass both times."""
    return first.seats == second.seats and all(q.may_decline and not q.ballot for q in (first, second))


def taken_back(so_far: tuple[Moment, ...]) -> Turn:
    """What is undone: the last screen in which anything was answered, whole."""
    return next((turn for turn in reversed(turns(so_far)) if turn[0].answers), ())


def follows(game: Game) -> Game | None:
    """The game after a pass, where the same seat is then asked again: both can be entered together."""
    first = game.open[0]
    if len(game.open) > 1 or first.ballot or not first.may_decline:
        return None
    after = entered(game, {first.seats[0]: DECLINED})
    same = after.step == game.step and bool(after.open) and _twice(first, after.open[0])
    step = game.rules.step(game.step)
    return after if same and step and not step.parts else None


def entered(game: Game, choices: Mapping[Seat, Choice], *, assumed: bool = False) -> Game:
    """The game after these answers, one for each question that is open.

    Votes that are only assumed are marked as nobody's own: what came of them was seen, they were not.
    """
    for question in game.open:
        [seat] = question.seats
        game = reply(game, Answer(seat, question.call, choices[seat], assumed and question.ballot))
    return game


def pointed(game: Game, choice: Choice) -> Game:
    """One tap for all who are asked together; in a call of several parts they pass what does not ask for it."""
    step = game.rules.step(game.step)
    while step and step.parts and choice and not any(question.admits(choice) for question in game.open):
        game = _passed_on(game, choice)
    game = entered(game, everybody(game.open, choice), assumed=True)
    while choice and step and game.rules.step(game.step) is step and game.open and step.part_of(game.open[0].call):
        game = entered(game, everybody(game.open, DECLINED))
    return game


def _passed_on(game: Game, choice: Choice) -> Game:
    """On to the next part of the same call, which may ask for it."""
    after = entered(game, everybody(game.open, DECLINED))
    if after.step != game.step:
        raise IllegalAnswer("not-an-option", call=game.open[0].call, choice=choice)
    return after


# --- Quick ways: one tap that answers for everybody ------------------------------------------------------


def everybody(asked: Asked, choice: Choice) -> dict[Seat, Choice]:
    """All who may, say this; the others pass. Who may do neither is left out: nobody's vote is made up."""
    if not any(question.admits(choice) for question in asked):
        raise IllegalAnswer("not-an-option", call=asked[0].call if asked else "", choice=choice)
    return {q.seats[0]: choice if q.admits(choice) else DECLINED for q in asked if q.admits(choice) or q.may_decline}


def tied(asked: Asked, leaders: Collection[Seat], silent: Collection[Seat] = ()) -> dict[Seat, Choice]:
    """One vote for each of these and no more. A captain keeps silent, so that breaking the tie is left to him.

    Who must vote all the same is left out.
    """
    voters = [question for question in asked if question.ballot and question.seats[0] not in silent]
    votes: dict[Seat, Seat] = {}
    if len(leaders) < 2 or not all(_finds_a_voter(leader, voters, votes, set()) for leader in leaders):
        raise IllegalAnswer("cannot-be-tied")
    silence = {question.seats[0]: DECLINED for question in asked if question.may_decline}
    return silence | {voter: (target,) for voter, target in votes.items()}


def _finds_a_voter(leader: Seat, voters: Iterable[Question], votes: dict[Seat, Seat], tried: set[Seat]) -> bool:
    """Somebody who may point there; who does so elsewhere may be free if another takes that over."""
    for question in voters:
        [voter] = question.seats
        if voter in tried or not question.admits((leader,)):
            continue
        tried.add(voter)
        if voter not in votes or _finds_a_voter(votes[voter], voters, votes, tried):
            votes[voter] = leader
            return True
    return False


def caught(asked: Asked, watcher: Seat) -> dict[Seat, Choice]:
    """Two calls are asked together. This one of the first looks at the same moment as those of the second; nobody else.

    So does a wolf who catches the little girl.
    """
    first = [question for question in asked if question.call == asked[0].call]
    others = [question for question in asked if question.call != asked[0].call]
    looking = [*(question for question in first if question.seats == (watcher,)), *others]
    if len(looking) == len(others) or not others:
        raise IllegalAnswer("not-an-option", call=asked[0].call if asked else "", choice=(watcher,))
    moment = next(o for o in looking[0].options if o and all(question.admits(o) for question in looking))
    return {question.seats[0]: moment if question in looking else DECLINED for question in asked}
