"""A night as its people would tell it: the truth of one, and what somebody borrows from another to lie."""

from __future__ import annotations

from functools import cache
from random import Random

from garou.engine.game import Game, reply, start
from garou.engine.rules import RuleSet
from garou.engine.values import CHANCE, DECLINED, PUBLIC, Answer, Question, RoleName, Seat, Setup, Slot
from garou.engine.view import view
from garou.games.cast import Cast
from garou.minds.truths import truths
from garou.talk.claims import OPINIONS, Claim, Common, wears

Story = tuple[Claim, ...]
TRIES = 3  # nights of a role


def a_night(rules: RuleSet, cards: tuple[RoleName, ...], players: int, luck: Random) -> tuple[Story, ...]:
    """What everybody would say of one deal and one night, by seat, if they told all of it."""
    laid = luck.sample(cards, len(cards))
    game = start(rules, Setup(tuple(laid[:players]), tuple(laid[players:])))
    while game.open and not game.open[0].ballot:
        game = reply(game, _answer(game.open[0], luck))
    common = Common(rules, Cast(cards), players)
    return tuple(_story(game, Seat(Slot(number)), common) for number in range(players))


def _story(game: Game, seat: Seat, common: Common) -> Story:
    """Opinions are no part of it; that nobody has marked one is worth telling."""
    told = [claim for claim in truths(view(game, seat), common) if claim.kind not in OPINIONS]
    bare = [wears(fact.of("where"), fact.of("mark")) for fact in view(game, seat).facts if fact.name == "saw-mark"]
    return (*told, *(claim for claim in bare if claim not in told))


@cache
def tellable(rules: RuleSet, role: RoleName) -> bool:
    """Can its night be told in claims, and does nobody who says nothing learn of it?"""
    copies = rules.roles[role].may_wake_as or rules.roles[role].finds
    return not copies and not _loud(rules, role)


def _loud(rules: RuleSet, role: RoleName) -> bool:
    """Is everybody told by morning what it did?"""
    plain, luck, own = RoleName(rules.plain), Random(role), [role] * rules.box[role]
    deal = (own + [plain] * rules.players[0])[: rules.players[0]]
    for _ in range(TRIES):
        game = start(rules, Setup(tuple(deal), (plain,) * rules.centre))
        while game.open and not game.open[0].ballot:
            game = reply(game, _answer(game.open[0], luck))
        if any(PUBLIC in fact.audience for fact in game.facts):
            return True
    return False


def _answer(question: Question, luck: Random) -> Answer:
    """Whoever may do something does it."""
    done = [option for option in question.options if option != DECLINED]
    seat = question.seats[0] if question.seats else CHANCE
    return Answer(seat, question.call, luck.choice(done or question.options))
