"""The engine: a few short functions over one frozen value."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from .rules import RuleSet, Step
from .table import Table
from .values import (
    CHANCE,
    Answer,
    Choice,
    Fact,
    IllegalAnswer,
    IllegalSetup,
    Outcome,
    Position,
    Question,
    RoleName,
    RuleError,
    Setup,
    Slot,
    Unanswered,
)


@dataclass(frozen=True, slots=True)
class Game:
    """A whole game as one value. `replay(rules, setup, log)` gives it back."""

    rules: RuleSet
    setup: Setup
    position: Position  # as it was when the current step began
    step: int = 0  # the number of the current step
    log: tuple[Answer, ...] = ()  # every answer so far
    answers: tuple[Answer, ...] = ()  # those of the current step
    past: tuple[Fact, ...] = ()  # facts of the finished steps
    news: tuple[Fact, ...] = ()  # facts of the current step so far
    pages: tuple[tuple[int, int], ...] = ()  # finished steps: their number, and how many facts there were then
    open: tuple[Question, ...] = ()  # who must decide what, now
    outcome: Outcome | None = None

    @property
    def facts(self) -> tuple[Fact, ...]:
        return self.past + self.news

    def told_until(self, step: int) -> tuple[Fact, ...]:
        """The facts of all steps up to this one."""
        if step >= self.step:
            return self.facts
        ends = [end for number, end in self.pages if number <= step]
        return self.past[: ends[-1]] if ends else ()

    def told_in(self, step: int) -> tuple[Fact, ...]:
        """The facts of one step, finished or not."""
        if step == self.step:
            return self.news
        begin = 0
        for number, end in self.pages:
            if number == step:
                return self.past[begin:end]
            begin = end
        return ()


def start(rules: RuleSet, setup: Setup) -> Game:
    check_setup(rules, setup)
    return _advance(Game(rules, setup, opening_position(rules, setup)))


def check_setup(rules: RuleSet, setup: Setup) -> None:
    """What every game asks of a deal; then what this one asks."""
    low, high = rules.players
    if not low <= len(setup.deal) <= high:
        raise IllegalSetup("players-out-of-range", count=len(setup.deal), low=low, high=high)
    if len(setup.centre) != rules.centre:
        raise IllegalSetup("centre-cards", count=len(setup.centre), needed=rules.centre)
    if len(setup.extra) > len(rules.places) - rules.centre:
        needed = len(setup.deal) + rules.centre
        raise IllegalSetup("too-many-cards", count=len(setup.cards), needed=needed)
    for name in setup.cards:
        if name not in rules.roles:
            raise IllegalSetup("no-such-role", name=name, known=tuple(rules.roles))
    # Beside a centre an extra card is of a kind of its own, and the game's check says better what is wrong with it.
    check_single(rules, setup.deal + setup.centre if rules.centre else setup.cards)
    rules.check(setup)


def check_single(rules: RuleSet, cards: Sequence[RoleName]) -> None:
    """Wherever the cards will lie: of some roles there is one at most."""
    for name in sorted(rules.single):
        if cards.count(name) > 1:
            raise IllegalSetup("at-most-one", role=name)


def opening_position(rules: RuleSet, setup: Setup) -> Position:
    """Each card where it was dealt. One that nobody was dealt may count as something plainer."""
    seats, roles = len(setup.deal), rules.roles
    unheld = [roles[name].idle or name for name in setup.centre + setup.extra]
    lies = tuple(map(Slot, range(seats + len(unheld))))
    return Position(setup, lies, (*setup.deal, *unheld), setup.deal, ("",) * seats)


def reply(game: Game, answer: Answer) -> Game:
    asked = [q for q in game.open if q.call == answer.call and answer.seat in q.seats]
    if not asked:
        raise IllegalAnswer("nobody-asked", seat=answer.seat, call=answer.call)
    if not asked[0].admits(answer.choice):
        raise IllegalAnswer("not-an-option", seat=answer.seat, call=answer.call, choice=answer.choice)
    return _advance(game, answer)


def replay(rules: RuleSet, setup: Setup, log: Iterable[Answer]) -> Game:
    game = start(rules, setup)
    for answer in log:
        game = reply(game, answer)
    return game


def branches(game: Game) -> Iterator[tuple[Answer, Game]]:
    """Every legal answer to the first open question, with the game that follows."""
    for question in game.open[:1]:
        for choice in question.options:
            answer = Answer(question.seats[0], question.call, choice)
            yield answer, _advance(game, answer)


def check_asked(
    rules: RuleSet, step: Step, setup: Setup, asked: Iterable[Question], answers: tuple[Answer, ...]
) -> None:
    """A call asks for nothing that was not said of it: all hold the same words, for as long as it may take."""
    for question in asked:
        if question.seats == (CHANCE,):
            continue
        said = words_in(question.options)
        if said and not said.issubset(rules.said_under(step, setup.cards)):
            raise RuleError(f"{step.name!r} asks for words that no role says: {sorted(said)}")
        given = sum(answer.seat in question.seats for answer in answers)
        if given >= step.beats and given >= rules.in_a_row(step, setup.cards):
            raise RuleError(f"{step.name!r} puts {given + 1} questions to one seat: its beats are {step.beats}")


@lru_cache(maxsize=4096)
def words_in(options: tuple[Choice, ...]) -> frozenset[str]:
    """The words among the parts of these choices."""
    return frozenset(part for choice in options for part in choice if isinstance(part, str))


def _advance(game: Game, *answer: Answer) -> Game:
    """Play steps until somebody has to decide something, or the game is over."""
    rules, setup, position, number, past = game.rules, game.setup, game.position, game.step, game.past
    log, answers, pages = game.log + answer, game.answers + answer, game.pages
    outcome = None
    while outcome is None and (step := rules.step(number)) is not None:
        if step.concerns(position.wakes_as):
            table = Table(rules, position, step.name, answers)
            try:
                step.run(table)
            except Unanswered as waiting:
                news, asked = tuple(table.news), waiting.questions
                if step.heard:
                    check_asked(rules, step, setup, asked, answers)
                return Game(rules, setup, position, number, log, answers, past, news, pages, asked)
            position, past, outcome = table.settled(), (*past, *table.news), table.outcome
            pages = (*pages, (number, len(past)))
        number, answers = number + 1, ()
    return Game(rules, setup, position, number, log, past=past, pages=pages, outcome=outcome)
