"""The sly mind: as a villager true, and after who may lie together; as anybody else it bluffs from what it saw."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from garou.engine.values import Choice
from garou.games.one_night.day import TANNERS
from garou.talk.claims import MARK, Claim

from . import honest, talking
from .bluffing import bluff
from .heard import retold
from .hearing import Hearing
from .honest import one_vote
from .judging import judged
from .planning import plan

Story = Callable[[Hearing, Random], tuple[Claim, ...]]


def speak(hearing: Hearing, luck: Random, story: Story = bluff) -> tuple[Claim, ...]:
    """All there is to say, at once; who was turned by a mark keeps quiet about marks."""
    if not one_vote(hearing.common):
        return talking.speak(hearing, luck)
    if hearing.seat in {said.seat for said in hearing.said}:
        return ()
    own = hearing.own
    if not own.honest and not own.turncoat:
        return story(hearing, luck)
    true = honest.true(own, hearing.common)
    return tuple([claim for claim in true if claim.kind != MARK]) if own.traitor or own.turncoat else true


def answer(hearing: Hearing, luck: Random) -> Choice:
    """A villager by a simple plan; who wants to die does not help to hang another."""
    question, common = hearing.view.questions[0], hearing.common
    if question.ballot and one_vote(common) and hearing.own.honest:
        target = common.seats[plan(common, hearing.said, hearing.voices).simple[hearing.seat]]
        return (target,) if (target,) in question.options else honest.answer(hearing, luck)
    if question.ballot and one_vote(common) and hearing.own.team == TANNERS:
        scores = judged(retold(common, hearing.said), 0)
        return min(filter(None, question.options), key=lambda choice: round(scores[int(choice[0])], 9))
    return honest.answer(hearing, luck)
