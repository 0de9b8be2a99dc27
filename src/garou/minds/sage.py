"""The sage mind: votes by the plan that is best for its team, and of several stories tells the one that serves it best.

That holds where cards alone move and there is one vote. In the other games it plays as `talking` does.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb
from random import Random

from garou.engine.hints import Aim
from garou.engine.values import Choice, Question, Seat
from garou.games.one_night.day import TANNERS
from garou.games.teams import monsters_among
from garou.talk.claims import CIRCLE, VOTE, Claim, Common, circle, kinds, vote

from . import honest, sly, talking
from .agreeing import Agreeing, agreeing
from .bluffing import bluff
from .guessing import guessed
from .hearing import Hearing
from .honest import any_of, one_vote
from .judging import judged
from .planning import plan

STORIES = 6  # among which a liar chooses
PLANNING = 8  # seats at most: at ten a plan was no better than an honest vote
ALOUD = 2  # for whom it will vote is said so often: once, and once anew
NONE_LIKELY = 0.1  # measured: at five seats a look into the centre serves the village more, at ten less


def speak(hearing: Hearing, luck: Random) -> tuple[Claim, ...]:
    """Its story, then for whom it will vote. A liar does not wait for others: who is silent would give it away."""
    if not _cards_alone(hearing.common):
        return talking.speak(hearing, luck)
    return sly.speak(hearing, luck, _chosen) or _announced(hearing)


def answer(hearing: Hearing, luck: Random) -> Choice:
    question, common = hearing.view.questions[0], hearing.common
    if not _cards_alone(common):
        return talking.answer(hearing, luck)
    if question.ballot:
        return _vote(question, hearing, luck)
    if common.rules.aim_of(question.topic) is Aim.LEARN:
        return _look(question, hearing, luck)
    return honest.answer(hearing, luck)


def _cards_alone(common: Common) -> bool:
    return one_vote(common) and not common.marked


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
    """How much more the most suspected of the others is suspected then: by guesses, and by who can be right."""
    me, night = hearing.seat, agreeing(hearing.common, hearing.said).night
    heard = Agreeing(hearing.common, (*night[:me], story, *night[me + 1 :]))
    found, seats = guessed(heard), hearing.common.seats
    guesses = [sum([guess.weight * guess.monsters[seat] for guess in found]) for seat in seats]
    return round(sum([_ahead(shares, ours) for shares in (guesses, judged(heard, 0))]), 9)


def _ahead(shares: Sequence[float], ours: frozenset[Seat]) -> float:
    mine = [share for seat, share in enumerate(shares) if seat in ours]
    return max([share for seat, share in enumerate(shares) if seat not in ours]) - max(mine, default=0.0)


def _announced(hearing: Hearing) -> tuple[Claim, ...]:
    """What it wants of the vote, when half of the others have spoken; anew if what was said since has changed it."""
    common, me = hearing.common, hearing.seat
    if not hearing.own.honest or not _half_spoke(hearing) or common.players > PLANNING:
        return ()
    made = plan(common, hearing.said)
    want = circle() if made.circles and CIRCLE in kinds(common) else vote(common.seats[made.votes[me]])
    before = [claim for claim in hearing.claimed(me) if claim.kind in (VOTE, CIRCLE)]
    return () if len(before) >= ALOUD or want in before[-1:] else (want,)


# --- What it chooses --------------------------------------------------------------------------


def _vote(question: Question, hearing: Hearing, luck: Random) -> Choice:
    """By the plan; a liar as the sly do, with the crowd against anybody but their own."""
    own, common = hearing.own, hearing.common
    if own.honest and common.players <= PLANNING:
        choice: Choice = (common.seats[plan(common, hearing.said).votes[own.seat]],)
        if choice in question.options:
            return choice
    return sly.answer(hearing, luck)


def _look(question: Question, hearing: Hearing, luck: Random) -> Choice:
    """At somebody not seen yet; into the centre where it is a question at all whether a monster is at the table."""
    seen = {place for claim in hearing.own.truths for place in claim.places}
    new = [choice for choice in question.options if choice and seen.isdisjoint(choice)]
    players = [choice for choice in new if all(place in hearing.common.seats for place in choice)]
    centre = [choice for choice in new if choice not in players]
    at_the_centre = centre and _none_likely(hearing.common)
    return any_of((centre if at_the_centre else players) or new or question.options, luck)


@lru_cache(maxsize=256)
def _none_likely(common: Common) -> bool:
    """From the deal alone: do all monsters' cards lie elsewhere than with the others, often enough to find out?"""
    monsters = monsters_among(common.rules, common.roles)
    number, cards, others = sum(name in monsters for name in common.cards), len(common.cards) - 1, common.players - 1
    return comb(cards - others, number) / comb(cards, number) >= NONE_LIKELY
