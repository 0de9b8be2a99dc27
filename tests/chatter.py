"""Whole games of bots that talk, by seed: what they said, what they answered, how it ended."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from garou.dealing import cast_of, deal
from garou.engine.game import Game, reply, start
from garou.engine.values import CHANCE, Answer, Question, Seat
from garou.engine.view import View, view
from garou.games.cast import Scenario
from garou.homemade import rules_of
from garou.minds.hearing import Hearing
from garou.minds.mind import USUAL
from garou.talk.claims import Common, Said

TURNS = 3  # how often everybody may speak in one talk
LONGEST = 2_000  # answers: a game that goes on longer does not end


@dataclass
class Evening:
    """One game as it goes on."""

    common: Common
    game: Game
    luck: Random
    said: list[Said] = field(default_factory=list)
    day: int = 0

    def hearing(self, seat: Seat) -> Hearing:
        return Hearing(self.common, view(self.game, seat), tuple(self.said), self.day)


def begun(scenario: Scenario, players: int, seed: int, options: tuple[str, ...] = ()) -> Evening:
    luck = Random(f"{scenario.id} {players} {seed}")
    rules = rules_of(scenario.game, scenario.edition, options)
    cast = cast_of(scenario, players, luck)
    return Evening(Common(rules, cast, players), start(rules, deal(rules, cast, players, luck)), luck)


def played(evening: Evening) -> Evening:
    """To the end."""
    for _ in range(LONGEST):
        if not evening.game.open:
            return evening
        step(evening)
    raise AssertionError("no end in sight")


def until_the_vote(evening: Evening) -> Evening:
    """Night and talk are over; nobody has voted."""
    while not talks(evening):
        step(evening)
    talk(evening)
    return evening


def step(evening: Evening) -> None:
    """The first open question is answered; before a vote everybody talks."""
    if talks(evening):
        talk(evening)
    question = evening.game.open[0]
    evening.game = reply(evening.game, chosen(evening, question))


def chosen(evening: Evening, question: Question) -> Answer:
    seat = question.seats[0]
    if seat == CHANCE:
        return Answer(seat, question.call, evening.luck.choice(question.options))
    hearing = evening.hearing(seat)
    asked = Hearing(hearing.common, View(seat, hearing.view.facts, (question,)), hearing.said, hearing.day)
    choice = USUAL.answer(asked, evening.luck)
    assert choice in question.options, (question, choice)
    return Answer(seat, question.call, choice)


def talks(evening: Evening) -> bool:
    """Is this the first ballot after a talk that has not been held yet?"""
    asked = evening.game.open
    fatal = {one.name for one in (*evening.common.rules.opening, *evening.common.rules.round) if one.talk}
    days = len({number for number, _ in evening.game.pages if evening.common.rules.step(number).name in fatal})
    return bool(asked) and asked[0].call in fatal and evening.day <= days


def talk(evening: Evening) -> None:
    evening.day += 1
    for _ in range(TURNS):
        for seat in evening.luck.sample(evening.common.seats, evening.common.players):
            claims = USUAL.speak(evening.hearing(seat), evening.luck)
            evening.said += [Said(seat, claim, evening.day) for claim in claims]
