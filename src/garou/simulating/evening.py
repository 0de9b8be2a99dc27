"""One game among minds on the fast lane: a table on which everybody answers, and talks, as people do at theirs."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from garou.engine.game import opening_position
from garou.engine.live import run_through
from garou.engine.rules import Step
from garou.engine.table import Table
from garou.engine.values import CHANCE, PUBLIC, Answer, Choice, Fact, Question, RuleError, Seat, Setup, Slot
from garou.engine.view import View
from garou.minds.hearing import Hearing
from garou.minds.mind import TalkingMind
from garou.talk.claims import Common, Said

ROUNDS = 3  # how often everybody may speak in one talk
MOST_DAYS = 200  # a game that goes on longer does not end


class Ballot(NamedTuple):
    """One vote that was cast by day; a second ballot of the same day is another."""

    day: int
    by: Seat
    against: Seat


class Evening(Table):
    """A table whose questions go to the minds at its seats; each hears its own facts and what was said, and no more."""

    __slots__ = (
        "ballots",
        "common",
        "day",
        "fatal",
        "given",
        "luck",
        "minds",
        "nights",
        "said",
        "silent",
        "told",
        "views",
    )

    def __init__(self, common: Common, setup: Setup, minds: Sequence[TalkingMind], luck: Random) -> None:
        super().__init__(common.rules, opening_position(common.rules, setup))
        self.common, self.minds, self.luck = common, minds, luck
        self.told: list[list[Fact]] = [[] for _ in self.seats]
        self.views: dict[Seat, tuple[Fact, ...]] = {}  # the same, as it was handed out last: until more is told
        self.said: tuple[Said, ...] = ()
        self.day = 0
        self.fatal = False  # is this the vote that everybody talks before?
        self.ballots: list[Ballot] = []  # of such votes
        self.given: list[Answer] = []  # whatever was answered, luck's answers among it
        self.nights = 0
        self.silent = [name for name, artifact in common.rules.artifacts.items() if artifact.silences]

    # What a seat hears ----------------------------------------------------------------

    def tell(self, audience: tuple[Seat, ...], name: str, **data: Any) -> None:
        super().tell(audience, name, **data)
        for seat in audience:
            if seat == PUBLIC:
                raise RuleError("what everybody hears is announced")
            self.told[seat].append(self.news[-1])
            self.views.pop(seat, None)

    def announce(self, name: str, **data: Any) -> None:
        super().announce(name, **data)
        fact = self.news[-1]
        for told in self.told:
            told.append(fact)
        self.views.clear()

    def hearing(self, seat: Seat, *asked: Question) -> Hearing:
        facts = self.views.get(seat)
        if facts is None:
            facts = self.views[seat] = tuple(self.told[seat])
        return Hearing(self.common, View(seat, facts, asked), self.said, self.day or 1)

    # What it answers, and what it says ------------------------------------------------

    def _take(self, question: Question) -> Choice | None:
        seat = question.seats[0]
        if seat == CHANCE:
            drawn = self.luck_of(seat, question.call).choice(question.options)
            self.given.append(Answer(seat, question.call, drawn))
            return drawn
        choice = self.minds[seat].answer(self.hearing(seat, question), self.luck_of(seat, question.call))
        if choice not in question.options:
            raise RuleError(f"{self.minds[seat].name!r} answers {choice!r}, which is not among the options")
        self.given.append(Answer(seat, question.call, choice))
        if self.fatal and question.ballot and choice:
            self.ballots.append(Ballot(self.day, seat, Seat(Slot(choice[0]))))  # type: ignore[arg-type]  # it names a seat
        return choice

    def luck_of(self, seat: Seat, call: str) -> Random:
        """Whose luck decides for a seat, or for luck itself, under this call or where it talks."""
        return self.luck

    def before(self, step: Step) -> None:
        self.nights += bool(step.heard) and self.nights == self.day  # the first call after a day
        self.fatal = step.talk
        if step.talk:
            self.talk()

    def talk(self) -> None:
        """Everybody in a new order each round, until nobody has anything to add."""
        self.day += 1
        if self.day > MOST_DAYS:
            raise RuleError("no end in sight")
        speaking = [seat for seat in self.alive if not any((seat, thing) in self.tokens for thing in self.silent)]
        for _ in range(ROUNDS):
            heard = self.said
            for seat in self.luck.sample(speaking, len(speaking)):
                claims = self.minds[seat].speak(self.hearing(seat), self.luck_of(seat, ""))
                if claims:
                    self.said = (*self.said, *[Said(seat, claim, self.day) for claim in claims])
            if self.said is heard:
                break


def played(common: Common, setup: Setup, minds: Sequence[TalkingMind], luck: Random) -> Evening:
    """The game to its end: `outcome`, what was said and everything that was told are on the table."""
    evening = Evening(common, setup, minds, luck)
    return run_through(evening, evening.before)
