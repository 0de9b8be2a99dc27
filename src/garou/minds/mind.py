"""A mind: what it is called, and the three things it does, each a function of a hearing and of luck."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from random import Random

from garou.engine.values import Choice
from garou.talk.claims import Claim
from garou.talk.remarks import Wish

from . import honest, sage, sly
from .hearing import Hearing
from .random import silent, uniform
from .replying import Reply, reply


@dataclass(frozen=True, slots=True)
class TalkingMind:
    """Whoever wants another one makes another value: nothing else at a table knows which mind sits where."""

    name: str
    speak: Callable[[Hearing, Random], tuple[Claim, ...]]  # what it says next
    answer: Callable[[Hearing, Random], Choice]  # one of the options
    reply: Callable[[Hearing, Wish, Random], Reply]  # to a line somebody has typed


RANDOM = TalkingMind("random", silent, uniform, reply)
HONEST = TalkingMind("honest", honest.speak, honest.answer, partial(reply, speaking=honest.speak))
SLY = TalkingMind("sly", sly.speak, sly.answer, partial(reply, speaking=sly.speak))
SAGE = TalkingMind("sage", sage.speak, sage.answer, partial(reply, speaking=sage.speak))

MINDS = (RANDOM, HONEST, SLY, SAGE)  # each stronger than those before it; the texts have a name and a line for each
USUAL = SAGE  # who sits down where nobody has chosen


def mind_named(name: str) -> TalkingMind | None:
    return next((mind for mind in MINDS if mind.name == name), None)
