"""A mind: what it is called, and the three things it does, each a function of a hearing and of luck."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from garou.engine.values import Choice
from garou.talk.claims import Claim
from garou.talk.remarks import Wish

from . import honest, sage, sly
from .days import honest as honest_by_day
from .days import sage as sage_by_day
from .days import sly as sly_by_day
from .hearing import Hearing
from .random import silent, uniform
from .replying import Reply, Speak, reply

Done = TypeVar("Done")
Doing = Callable[[Hearing, Random], Done]


@dataclass(frozen=True, slots=True)
class TalkingMind:
    """Whoever wants another one makes another value: nothing else at a table knows which mind sits where."""

    name: str
    speak: Callable[[Hearing, Random], tuple[Claim, ...]]  # what it says next
    answer: Callable[[Hearing, Random], Choice]  # one of the options
    reply: Callable[[Hearing, Wish, Random], Reply]  # to a line somebody has typed


def by_rules(once: Doing[Done], by_day: Doing[Done]) -> Doing[Done]:
    """A game of one vote is another than one in which night follows day."""

    def do(hearing: Hearing, luck: Random) -> Done:
        return (by_day if hearing.common.rules.round else once)(hearing, luck)

    return do


def thinking(name: str, speak: Speak, answer: Doing[Choice]) -> TalkingMind:
    def replying(hearing: Hearing, asked: Wish, luck: Random) -> Reply:
        return reply(hearing, asked, luck, speak)

    return TalkingMind(name, speak, answer, replying)


RANDOM = TalkingMind("random", silent, uniform, reply)
HONEST = thinking("honest", by_rules(honest.speak, honest_by_day.speak), by_rules(honest.answer, honest_by_day.answer))
SLY = thinking("sly", by_rules(sly.speak, sly_by_day.speak), by_rules(sly.answer, sly_by_day.answer))
SAGE = thinking("sage", by_rules(sage.speak, sage_by_day.speak), by_rules(sage.answer, sage_by_day.answer))

MINDS = (RANDOM, HONEST, SLY, SAGE)  # each stronger than those before it; the texts have a name and a line for each
USUAL = SAGE  # who sits down where nobody has chosen


def mind_named(name: str) -> TalkingMind | None:
    return next((mind for mind in MINDS if mind.name == name), None)
