"""A night as its people would tell it: the truth of one, and what somebody borrows from another to lie."""

from __future__ import annotations

from random import Random

from garou.engine.game import Game, reply, start
from garou.engine.rules import RuleSet
from garou.engine.values import CHANCE, DECLINED, Answer, Question, RoleName, Seat, Setup, Slot
from garou.engine.view import view
from garou.games.cast import Cast
from garou.minds.truths import truths
from garou.talk.claims import OPINIONS, Claim, Common

Story = tuple[Claim, ...]


def a_night(rules: RuleSet, cards: tuple[RoleName, ...], players: int, luck: Random) -> tuple[Story, ...]:
    """What everybody would say of one deal and one night, by seat, if they told all of it."""
    laid = luck.sample(cards, len(cards))
    game = start(rules, Setup(tuple(laid[:players]), tuple(laid[players:])))
    while game.open and not game.open[0].ballot:
        game = reply(game, _answer(game.open[0], luck))
    common = Common(rules, Cast(cards), players)
    return tuple(_story(game, Seat(Slot(number)), common) for number in range(players))


def _story(game: Game, seat: Seat, common: Common) -> Story:
    """Opinions are no part of it."""
    return tuple(claim for claim in truths(view(game, seat), common) if claim.kind not in OPINIONS)


def _answer(question: Question, luck: Random) -> Answer:
    """Whoever may do something does it."""
    done = [option for option in question.options if option != DECLINED]
    seat = question.seats[0] if question.seats else CHANCE
    return Answer(seat, question.call, luck.choice(done or question.options))
