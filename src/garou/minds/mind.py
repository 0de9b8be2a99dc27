"""A mind: what it is called, and the three things it does, each a function of a hearing and of luck."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from garou.engine.values import Choice
from garou.talk.claims import Claim, Common
from garou.talk.remarks import Wish

from . import honest, learned, levels, sage, sly
from .days import honest as honest_by_day
from .days import sage as sage_by_day
from .days import sly as sly_by_day
from .hearing import Hearing
from .learnt.tables import LearnedTable, table_for
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


RANDOM = TalkingMind(levels.RANDOM, silent, uniform, reply)
HONEST = thinking(
    levels.HONEST, by_rules(honest.speak, honest_by_day.speak), by_rules(honest.answer, honest_by_day.answer)
)
SLY = thinking(levels.SLY, by_rules(sly.speak, sly_by_day.speak), by_rules(sly.answer, sly_by_day.answer))
SAGE = thinking(levels.SAGE, by_rules(sage.speak, sage_by_day.speak), by_rules(sage.answer, sage_by_day.answer))


def taught(name: str, tables: Callable[[Common], LearnedTable | None]) -> TalkingMind:
    """It tells and votes by a table; at night, and where there is none for the cards, it plays as the honest one."""

    def speak(hearing: Hearing, luck: Random) -> tuple[Claim, ...]:
        table = tables(hearing.common)
        return learned.speak(hearing, luck, table) if table else HONEST.speak(hearing, luck)

    def answer(hearing: Hearing, luck: Random) -> Choice:
        table = tables(hearing.common) if hearing.view.questions[0].ballot else None
        return learned.answer(hearing, luck, table) if table else HONEST.answer(hearing, luck)

    return thinking(name, speak, answer)


LEARNED = taught(levels.LEARNED, table_for)

MINDS = (RANDOM, HONEST, SLY, SAGE)  # each stronger than those before it; the texts have a name and a line for each
USUAL = next(mind for mind in MINDS if mind.name == levels.USUAL)  # who sits down where nobody has chosen
KNOWN = (*MINDS, LEARNED)  # and one for the lab: it plays by a table, and there are tables for few decks


def mind_named(name: str, minds: tuple[TalkingMind, ...] = MINDS) -> TalkingMind | None:
    return next((mind for mind in minds if mind.name == name), None)
