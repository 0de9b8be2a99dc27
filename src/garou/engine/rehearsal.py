"""What a night can ask and tell, whoever holds which card: each call is played on imagined deals of the same cards.

It rests on what everybody knows, so anything may rest on it. It finds out what kinds of things are asked and told; that
nothing else ever is, it does not promise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import islice, product
from typing import NamedTuple

from .game import check_setup, opening_position, reply, start
from .rules import RuleSet, Step
from .table import Table
from .values import CHANCE, Answer, Choice, Fact, IllegalSetup, Position, Question, RoleName, Seat, Setup, Unanswered
from .view import View, view

Cards = tuple[RoleName, ...]

MOST = 64  # questions of one call


class Rehearsed(NamedTuple):
    """A moment of one call as one seat may live it."""

    call: str
    asked: Question | None
    told: tuple[Fact, ...]  # to this seat alone, in this call, up to now


def lived_through(
    rules: RuleSet, cards: Cards, me: Seat, choose: Callable[[tuple[Choice, ...]], Choice], *, players: int
) -> View:
    """What one seat would know in the morning if these cards lay so, by slot; whoever is asked, this chooses."""
    rest = cards[players:]
    game = start(rules, Setup(cards[:players], rest[: rules.centre], rest[rules.centre :]))
    while game.open and game.step < len(rules.opening):
        asked = game.open[0]
        game = reply(game, Answer(asked.seats[0], asked.call, choose(asked.options)))
    return view(game, me)


def rehearsed(rules: RuleSet, cards: Cards, beside: Cards, players: int) -> tuple[Rehearsed, ...]:
    """What may happen to somebody at night. `beside` lies there for everybody to see."""
    return _rehearsed(rules, tuple(sorted(cards)), tuple(sorted(beside)), players)


@lru_cache(maxsize=128)
def _rehearsed(rules: RuleSet, cards: Cards, beside: Cards, players: int) -> tuple[Rehearsed, ...]:
    found: dict[Rehearsed, None] = {}
    for step in rules.steps:
        if not step.heard.isdisjoint((*cards, *beside)):
            for setup in _deals(rules, step, cards, beside, players):
                for pick in (_first, _last):
                    found |= dict.fromkeys(_moments(rules, step, setup, pick))
    return tuple(found)


def _deals(rules: RuleSet, step: Step, cards: Cards, beside: Cards, players: int) -> Iterator[Setup]:
    """All whom this step calls sit there, or only one of them does; the others in one order and the other."""
    acting = [name for name in cards if step.roles and name in step.roles]
    others = [name for name in cards if name not in acting]
    for (first, last), rest in product(((acting, []), (acting[:1], acting[1:])), (others, others[::-1])):
        orders = ((*first, *rest[number:], *rest[:number], *last) for number in range(len(rest) or 1))
        deals = (_dealt(rules, order, beside, players) for order in orders)
        yield from islice((setup for setup in deals if _legal(rules, setup)), 1)


def _dealt(rules: RuleSet, cards: Cards, beside: Cards, players: int) -> Setup:
    spare = players + rules.centre
    return Setup(cards[:players], cards[players:spare], cards[spare:] + beside)


def _legal(rules: RuleSet, setup: Setup) -> bool:
    try:
        check_setup(rules, setup)
    except IllegalSetup:
        return False
    return True


def _moments(
    rules: RuleSet, step: Step, setup: Setup, pick: Callable[[tuple[Choice, ...]], Choice]
) -> Iterator[Rehearsed]:
    position = _laid_out(rules, setup)
    answers: tuple[Answer, ...] = ()
    while len(answers) < MOST:
        table = Table(rules, position, step.name, answers)
        try:
            step.run(table)
        except Unanswered as waiting:
            people = [question for question in waiting.questions if question.seats != (CHANCE,)]
            yield from (Rehearsed(step.name, asked, _alone(asked.seats[0], table)) for asked in people)
            answers += tuple(Answer(asked.seats[0], asked.call, pick(asked.options)) for asked in waiting.questions)
        else:
            yield from (Rehearsed(step.name, None, told) for me in table.seats if (told := _alone(me, table)))
            return


def _laid_out(rules: RuleSet, setup: Setup) -> Position:
    """The table when all have looked at their cards."""
    table = Table(rules, opening_position(rules, setup), rules.opening[0].name)
    rules.opening[0].run(table)
    return table.settled()


def _alone(seat: Seat, table: Table) -> tuple[Fact, ...]:
    return tuple(fact for fact in table.news if seat in fact.audience)


def _first(options: tuple[Choice, ...]) -> Choice:
    return options[0]


def _last(options: tuple[Choice, ...]) -> Choice:
    return options[-1]
