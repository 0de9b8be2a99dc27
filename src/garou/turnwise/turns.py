"""A game one turn at a time: who is to answer or may speak, and what comes of it. Luck is handed in."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from random import Random

from garou.engine.game import Game, reply, start
from garou.engine.values import CHANCE, Answer, Choice, Question, Seat, Setup
from garou.engine.view import View, told_to
from garou.minds.hearing import Hearing
from garou.talk.claims import Claim, Common, Said

MOST_ROUNDS = 120  # of a game that is played night after night; one that goes on longer is cut off


@dataclass(frozen=True, slots=True)
class Midgame:
    """A game in the middle, where somebody is to answer or may speak; or at its end."""

    common: Common
    game: Game
    talks: int  # how often each may speak before a vote; 0: nobody talks
    said: tuple[Said, ...] = ()
    day: int = 0
    talked: int = -1  # the last step before which there was talk
    left: int = 0  # rounds of this talk that are to come
    heard: int = 0  # how many claims there were when this round of it began
    speakers: tuple[Seat, ...] = ()  # who has yet to speak in this round

    @property
    def question(self) -> Question | None:
        """What is to be answered now; nothing while there is talk."""
        return self.game.open[0] if self.game.open and not self.speakers else None

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is: where several may answer, the first of them does."""
        if self.speakers:
            return self.speakers[0]
        return self.game.open[0].seats[0] if self.game.open else None

    @property
    def endless(self) -> bool:
        return endless(self.game)


def endless(game: Game) -> bool:
    """It has gone on for so many rounds that it is cut off."""
    rules = game.rules
    return game.step >= len(rules.opening) + MOST_ROUNDS * max(1, len(rules.round))


def begun(common: Common, setup: Setup, talks: int, luck: Random) -> Midgame:
    return _until_somebody(Midgame(common, start(common.rules, setup), talks), luck)


def hearing(now: Midgame, seat: Seat) -> Hearing:
    """What this seat goes by: its own facts, what everybody has said, and what it is asked if it is its turn."""
    asked = (now.question,) if now.question and now.turn == seat else ()
    return Hearing(now.common, View(seat, told_to(seat, now.game.facts), asked), now.said, now.day or 1)


def answered(now: Midgame, choice: Choice, luck: Random, *, by_luck: bool = False) -> Midgame:
    """After this choice of whose turn it is."""
    asked = now.game.open[0]
    after = reply(now.game, Answer(asked.seats[0], asked.call, choice, by_luck))
    return _until_somebody(replace(now, game=after), luck)


def spoken(now: Midgame, claims: Iterable[Claim], luck: Random) -> Midgame:
    """After whose turn it is has said this, or nothing."""
    said = tuple(Said(now.speakers[0], claim, now.day) for claim in claims)
    return _until_somebody(replace(now, said=now.said + said, speakers=now.speakers[1:]), luck)


def _until_somebody(now: Midgame, luck: Random) -> Midgame:
    """On to the next turn of a player."""
    while now.game.open and not now.speakers:
        if _about_to_talk(now):
            now = replace(now, day=now.day + 1, talked=now.game.step, left=now.talks, heard=-1)
        if now.left and now.heard < len(now.said):
            now = _next_round(now, luck)
        elif now.game.open[0].seats == (CHANCE,):
            asked = now.game.open[0]
            now = replace(now, left=0, game=reply(now.game, Answer(CHANCE, asked.call, luck.choice(asked.options))))
        else:
            return replace(now, left=0)
    return now


def _about_to_talk(now: Midgame) -> bool:
    step = now.common.rules.step(now.game.step)
    return bool(now.talks and step and step.talk and now.talked < now.game.step)


def _next_round(now: Midgame, luck: Random) -> Midgame:
    """Everybody in a new order, but the dead and whoever must be silent."""
    position, artifacts = now.game.position, now.common.rules.artifacts
    muted = {seat for seat, token in position.tokens if token in artifacts and artifacts[token].silences}
    speaking = [seat for seat in now.common.seats if seat not in position.dead | muted]
    order = tuple(luck.sample(speaking, len(speaking)))
    return replace(now, left=now.left - 1, heard=len(now.said), speakers=order)
