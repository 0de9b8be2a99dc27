"""The sly mind: honest as a villager; as anybody else it bluffs from what it saw."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from garou.engine.values import Choice
from garou.games.one_night.day import TANNERS
from garou.talk.claims import Claim

from . import honest, talking
from .agreeing import agreeing
from .bluffing import bluff
from .hearing import Hearing
from .honest import one_vote
from .judging import judged

Story = Callable[[Hearing, Random], tuple[Claim, ...]]


def speak(hearing: Hearing, luck: Random, story: Story = bluff) -> tuple[Claim, ...]:
    """All there is to say, at once."""
    if not one_vote(hearing.common):
        return talking.speak(hearing, luck)
    if hearing.seat in {said.seat for said in hearing.said}:
        return ()
    own = hearing.own
    return honest.true(own, hearing.common) if own.honest or own.turncoat else story(hearing, luck)


def answer(hearing: Hearing, luck: Random) -> Choice:
    """Who wants to die does not help to hang another."""
    question, common = hearing.view.questions[0], hearing.common
    if question.ballot and one_vote(common) and hearing.own.team == TANNERS:
        scores = judged(agreeing(common, hearing.said), 0)
        return min(filter(None, question.options), key=lambda choice: round(scores[int(choice[0])], 9))
    return honest.answer(hearing, luck)
