"""The sage mind: votes by the plan that is best for its team, and of several stories tells the one that serves it best.

That holds where cards move and there is one vote. In the other games it plays as `talking` does.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb
from random import Random

from garou.deduction.retelling import Retelling
from garou.engine.hints import Aim, Alibi
from garou.engine.values import DECLINED, Choice, Question, Seat
from garou.games.epic_battle.marks import ASSASSINS
from garou.games.one_night.day import TANNERS
from garou.games.teams import monsters_among
from garou.talk.claims import CIRCLE, VOTE, Claim, Common, circle, kinds, vote

from . import honest, sly, talking
from .bluffing import bluff
from .heard import retold
from .hearing import Hearing
from .honest import any_of, one_vote
from .judging import judged
from .planning import plan
from .plots import plotted
from .tales import order_of, tales
from .voting import TAINTS

DISEASED = 0.5  # whoever points at somebody likelier to be that wins nothing
STORIES = 6  # among which a liar chooses
ALOUD = 2  # for whom it will vote is said so often: once, and once anew
FEW = 5  # measured: at so many seats a robber who sees a card serves the village more than one who takes none
NONE_LIKELY = 0.1  # measured: at five seats a look into the centre serves the village more, at ten less


def speak(hearing: Hearing, luck: Random) -> tuple[Claim, ...]:
    """Its story, then for whom it will vote. A liar does not wait for others: who is silent would give it away."""
    if not one_vote(hearing.common):
        return talking.speak(hearing, luck)
    return sly.speak(hearing, luck, _chosen) or _announced(hearing)


def answer(hearing: Hearing, luck: Random) -> Choice:
    question, common = hearing.view.questions[0], hearing.common
    if not one_vote(common):
        return talking.answer(hearing, luck)
    if question.ballot:
        return _vote(question, hearing, luck)
    if common.rules.aim_of(question.topic) is Aim.LEARN:
        return _look(question, hearing, luck)
    if question.may_decline and _may_turn(hearing):
        return DECLINED
    return honest.answer(hearing, luck)


def _half_spoke(hearing: Hearing) -> bool:
    others = {said.seat for said in hearing.said} - {hearing.seat}
    return 2 * len(others) >= hearing.common.players - 1


# --- What it says -----------------------------------------------------------------------------


def _chosen(hearing: Hearing, luck: Random) -> tuple[Claim, ...]:
    """Of a few lies the one that serves its side best, once there is something to fit in with."""
    some = [*dict.fromkeys([bluff(hearing, luck) for _ in range(STORIES if _half_spoke(hearing) else 1)])]
    if hearing.own.team == TANNERS or len(some) == 1:
        return some[0]
    ours = _ours(hearing)
    return max(some, key=lambda story: _served(hearing, story, ours))


def _ours(hearing: Hearing) -> frozenset[Seat]:
    """Whose death its side has to fear: a servant's it has not."""
    own = hearing.own
    servant = own.role is not None and own.role.follower
    return frozenset(own.fellows if servant else (*own.fellows, own.seat))


def _served(hearing: Hearing, story: tuple[Claim, ...], ours: frozenset[Seat]) -> float:
    """How much more the most suspected of the others is suspected then: by plots, and by who can be right."""
    common, me, night = hearing.common, hearing.seat, retold(hearing.common, hearing.said).night
    heard = Retelling(common, (*night[:me], story, *night[me + 1 :]))
    order = (*order_of(hearing.said), me)
    plots = plotted(heard, tales(heard, order, 0), 0).known
    shares = [sum([plot.weight * plot.chances[seat] for plot in plots]) for seat in common.seats]
    return round(sum([_ahead(some, ours) for some in (shares, judged(heard, 0))]), 9)


def _ahead(shares: Sequence[float], ours: frozenset[Seat]) -> float:
    mine = [share for seat, share in enumerate(shares) if seat in ours]
    return max([share for seat, share in enumerate(shares) if seat not in ours]) - max(mine, default=0.0)


def _announced(hearing: Hearing) -> tuple[Claim, ...]:
    """What the plan asks of it, when half of the others have spoken; anew if what was said since has changed it.

    A liar says the same as anybody: who kept quiet about the vote would give itself away.
    """
    common, me = hearing.common, hearing.seat
    if not _half_spoke(hearing):
        return ()
    made = plan(common, hearing.said, hearing.voices)
    want = circle() if made.circles and CIRCLE in kinds(common) else vote(common.seats[made.votes[me]])
    before = [claim for claim in hearing.claimed(me) if claim.kind in (VOTE, CIRCLE)]
    return () if len(before) >= ALOUD or want in before[-1:] else (want,)


# --- What it chooses --------------------------------------------------------------------------


def _vote(question: Question, hearing: Hearing, luck: Random) -> Choice:
    """By the plan; a liar against anybody but its own: where a plan was announced, so that none of its own dies."""
    own, common = hearing.own, hearing.common
    if own.traitor or own.team == ASSASSINS:
        return talking.answer(hearing, luck)
    if own.honest:
        target = common.seats[plan(common, hearing.said, hearing.voices).votes[own.seat]]
        if common.marked and hearing.wears(target, TAINTS) > DISEASED:
            return talking.answer(hearing, luck)
        if (target,) in question.options:
            return (target,)
    elif own.team != TANNERS and _planned(hearing):
        return _shrewd(question, hearing, luck)
    return sly.answer(hearing, luck)


def _planned(hearing: Hearing) -> bool:
    """Have most of those who may be honest announced a vote? What its own side announces is no plan of a village."""
    side = {*hearing.own.fellows, hearing.seat}
    announced = {said.seat for said in hearing.said if said.claim.kind in (VOTE, CIRCLE)} - side
    return 2 * len(announced) > hearing.common.players - len(side)


def _shrewd(question: Question, hearing: Hearing, luck: Random) -> Choice:
    """As was announced, if that spares their own; else all of a side at whoever of others is nearest to dying."""
    made, ours = plan(hearing.common, hearing.said, hearing.voices), _ours(hearing)
    announced = (hearing.common.seats[made.votes[hearing.seat]],)
    if ours.isdisjoint(made.deaths(made.votes)) and announced in question.options:
        return announced
    side = {*hearing.own.fellows, hearing.seat}
    saved = []
    for (target,) in [choice for choice in question.options if choice and choice[0] not in side]:
        votes = [int(target) if seat in side else aim for seat, aim in enumerate(made.votes)]
        if ours.isdisjoint(made.deaths(votes)):
            saved.append((votes.count(int(target)), made.suspicion[int(target)], target))
    return (max(saved)[2],) if saved else sly.answer(hearing, luck)


def _look(question: Question, hearing: Hearing, luck: Random) -> Choice:
    """At somebody not seen yet; into the centre where it is a question at all whether a monster is at the table."""
    seen = {place for claim in hearing.own.truths for place in claim.places}
    new = [choice for choice in question.options if choice and seen.isdisjoint(choice)]
    players = [choice for choice in new if all(place in hearing.common.seats for place in choice)]
    centre = [choice for choice in new if choice not in players]
    at_the_centre = centre and _none_likely(hearing.common)
    return any_of((centre if at_the_centre else players) or new or question.options, luck)


def _may_turn(hearing: Hearing) -> bool:
    """A villager who takes somebody's card may become what the village is after; where few sit, a look is worth it."""
    own = hearing.own
    return (
        hearing.common.players > FEW
        and own.honest
        and own.role is not None
        and own.role.alibi is Alibi.TOOK_FROM_SOMEBODY
    )


@lru_cache(maxsize=256)
def _none_likely(common: Common) -> bool:
    """From the deal alone: do all monsters' cards lie elsewhere than with the others, often enough to find out?"""
    monsters = monsters_among(common.rules, common.roles)
    number, cards, others = sum(name in monsters for name in common.cards), len(common.cards) - 1, common.players - 1
    return comb(cards - others, number) / comb(cards, number) >= NONE_LIKELY
