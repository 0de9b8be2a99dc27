"""How often each side wins among bots that talk, how many games a second of CPU plays, and how long a thought takes.

`strength.py [SEATS=GAMES …]` prints a table for docs/minds.md. The same seeds give the same deals, so that two versions
of the minds can be compared.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable
from math import sqrt
from random import Random
from typing import TypeVar

from garou.engine.game import Game, reply, start
from garou.engine.rules import RuleSet
from garou.engine.values import CHANCE, Answer, Setup
from garou.engine.view import View, view
from garou.games import GAMES
from garou.games.cast import Cards, Cast, cards
from garou.games.one_night.day import VILLAGE, WEREWOLVES
from garou.minds.talking import Hearing, answer, speak
from garou.talk.claims import Common, Said

T = TypeVar("T")

TURNS = 3  # how often everybody may speak
DECK = "seer, robber, troublemaker, 3 villager, drunk, insomniac, minion, hunter, tanner"  # after two werewolves
GAMES_PLAYED = {5: 3000, 8: 1000, 10: 500}


class Evening:
    """One game among bots, with what each thought has cost."""

    def __init__(self, rules: RuleSet, cast: Cards, players: int, seed: str) -> None:
        self.common, luck = Common(rules, Cast(cast), players), Random(seed)
        deal = luck.sample(cast, len(cast))
        self.game: Game = start(rules, Setup(tuple(deal[:players]), tuple(deal[players:])))
        self.luck, self.said, self.thoughts = luck, list[Said](), list[float]()

    def play(self) -> Game:
        while not self.game.open[0].ballot:
            self._answered()
        for _ in range(TURNS):
            for seat in self.luck.sample(self.common.seats, self.common.players):
                luck = Random(self.luck.getrandbits(64))
                hearing = Hearing(self.common, view(self.game, seat), tuple(self.said))
                self.said += [Said(seat, claim) for claim in self._timed(speak, hearing, luck)]
        while self.game.open:
            self._answered()
        return self.game

    def _answered(self) -> None:
        question, luck = self.game.open[0], Random(self.luck.getrandbits(64))
        seat = question.seats[0]
        if seat == CHANCE:
            choice = luck.choice(question.options)
        else:
            seen = View(seat, view(self.game, seat).facts, (question,))
            choice = self._timed(answer, Hearing(self.common, seen, tuple(self.said)), luck)
        self.game = reply(self.game, Answer(seat, question.call, choice))

    def _timed(self, think: Callable[[Hearing, Random], T], hearing: Hearing, luck: Random) -> T:
        begun = time.process_time()
        found = think(hearing, luck)
        self.thoughts.append(1000 * (time.process_time() - begun))
        return found


def deck(players: int) -> Cards:
    return cards(f"2 werewolf, {DECK}")[: players + 3]


def measured(players: int, number: int) -> str:
    rules, cast = GAMES["one-night", "bezier"], deck(players)
    won, thoughts = Counter[str](), list[float]()
    alone = Counter[bool]()
    begun = time.process_time()
    for seed in range(number):
        evening = Evening(rules, cast, players, f"strength {players} {seed}")
        outcome = evening.play().outcome
        if outcome is None:
            continue
        won.update(outcome.teams)
        if not any(rules.roles[name].is_a(WEREWOLVES) for name in outcome.final):
            alone[VILLAGE in outcome.teams] += 1
        thoughts += evening.thoughts
    spent = time.process_time() - begun
    thoughts.sort()
    times = " / ".join(f"{thoughts[int(share * (len(thoughts) - 1))]:.1f}" for share in (0.5, 0.99, 0.999, 1.0))
    sides = " | ".join(rate(won[team], number) for team in (VILLAGE, WEREWOLVES))
    return f"| {players} | {number} | {sides} | {rate(alone[True], alone.total())} | {number / spent:.1f} | {times} |"


def rate(count: int, number: int) -> str:
    share = count / number if number else 0.0
    return f"{100 * share:.1f} ± {100 * sqrt(share * (1 - share) / max(1, number)):.1f} %"


def main() -> None:
    columns = "village wins | werewolves win | village where no wolf sits | games a CPU-second | a thought, ms"
    print(f"| seats | games | {columns} |")
    print("|---" * 7 + "|")
    asked = [word.split("=") for word in sys.argv[1:]]
    sizes = {int(players): int(number) for players, number in asked} or GAMES_PLAYED
    for players, number in sizes.items():
        print(measured(players, number), flush=True)


if __name__ == "__main__":
    main()
