"""Mid-game situations: a random night through the engine, then the bots talk until enough is said."""

from __future__ import annotations

import random
from typing import NamedTuple

from garou.deduction.evidence import Believed, Evidence, Witnessed, believing
from garou.deduction.truth import notes
from garou.engine.game import Game, reply, start
from garou.engine.rules import RuleSet
from garou.engine.values import Answer, RoleName, Seat, Setup
from garou.engine.view import view
from garou.games.cast import Cast, cards
from garou.games.one_night import RAVENSBURGER
from garou.minds.hearing import Hearing
from garou.minds.talking import speak
from garou.talk.claims import OPINIONS, Common, Said

HARDEST = "doppelganger, 2 werewolf, minion, 2 mason, seer, robber, troublemaker, drunk, insomniac, hunter, tanner"
CASTS = {
    "5": "2 werewolf, minion, seer, robber, troublemaker, drunk, insomniac",
    "8": "2 werewolf, minion, 2 mason, seer, robber, troublemaker, drunk, insomniac, tanner",
    "8 doppelganger": "doppelganger, 2 werewolf, minion, seer, robber, troublemaker, drunk, insomniac, hunter, tanner",
    "10 doppelganger": HARDEST,
}


class Situation(NamedTuple):
    game: Game
    me: Seat
    said: tuple[Said, ...]  # by the others, of the night

    @property
    def own(self) -> Witnessed:
        return Witnessed(self.me, notes(view(self.game, self.me).facts))

    @property
    def question(self) -> tuple[Evidence, ...]:
        return believing(self.own, self.said)

    @property
    def heard(self) -> list[Believed]:
        return [one for one in self.question if isinstance(one, Believed)]


def night(rules: RuleSet, cast: tuple[RoleName, ...], players: int, luck: random.Random) -> Game:
    """A deal by luck, and a night in which everybody answers by luck."""
    deal = luck.sample(cast, len(cast))
    game = start(rules, Setup(tuple(deal[:players]), tuple(deal[players:])))
    while not game.open[0].ballot:
        question = game.open[0]
        game = reply(game, Answer(question.seats[0], question.call, luck.choice(question.options)))
    return game


def situation(name: str, luck: random.Random, *, least: int = 4, most: int = 9) -> Situation:
    """Talk in random order; it stops once the others have made so many claims about the night."""
    cast, players = cards(CASTS[name]), int(name.split(maxsplit=1)[0])
    game, common = night(RAVENSBURGER, cast, players, luck), Common(RAVENSBURGER, Cast(cast), players)
    me, *others = luck.sample(common.seats, players)
    wanted, said = luck.randint(least, most), list[Said]()
    for seat in others:
        hearing = Hearing(common, view(game, seat), tuple(said))
        said += [Said(seat, claim) for claim in speak(hearing, luck) if claim.kind not in OPINIONS]
        if len(said) >= wanted:
            break
    return Situation(game, me, tuple(said))
