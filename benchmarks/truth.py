"""Is the truth ever ruled out? `truth.py GAMES [START]` plays nights by luck, in which villagers tell all they know.

A seat that knows its own night and believes them must think the deal possible as it was, and every card where it lies.
Whether all of it can be true is asked in every game; how likely every card is where it lies, in every tenth.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass

from garou.deduction.evidence import Evidence, Witnessed, believing
from garou.deduction.findings import possible, solve
from garou.deduction.premises import Premises
from garou.deduction.truth import notes
from garou.engine.game import opening_position
from garou.engine.rules import RuleSet
from garou.engine.table import Table
from garou.engine.values import Choice, Question, RoleName, Seat, Setup
from garou.engine.view import View, told_to
from garou.games.cast import Cast
from garou.games.one_night import BEZIER, COPIES, RAVENSBURGER
from garou.games.one_night.day import VILLAGE
from garou.minds.truths import truths
from garou.talk.claims import Common, Said

BOX = tuple(name for name, copies in COPIES.items() for _ in range(copies))
RULES = (BEZIER, RAVENSBURGER, BEZIER.playing(("lone-wolf",)), RAVENSBURGER.playing(("robber-must-rob",)))
EXACTLY = 10  # one game in so many is asked for chances, too
DECK = 200  # games with the same cards


@dataclass(frozen=True, slots=True)
class Told:
    """A night and what came of it: the cards, what a seat goes by, and what really lies where."""

    given: Premises
    question: tuple[Evidence, ...]
    lies: tuple[RoleName, ...]  # by place, as what it counts


class Lucky(Table):
    """A table that answers by luck, up to the talk; everybody is told what they learn."""

    __slots__ = ("luck",)

    def __init__(self, rules: RuleSet, setup: Setup, luck: random.Random) -> None:
        super().__init__(rules, opening_position(rules, setup))
        self.luck = luck

    def _take(self, question: Question) -> Choice:
        return self.luck.choice(question.options)


def night(rules: RuleSet, dealt: tuple[RoleName, ...], players: int, luck: random.Random) -> Lucky:
    """In a single pass."""
    table = Lucky(rules, Setup(dealt[:players], dealt[players:]), luck)
    for step in rules.opening:
        if step.talk:
            break
        if step.concerns(table.wakes_as):
            table.call = table.topic = step.name
            step.run(table)
    return table


def deck(luck: random.Random, players: int) -> tuple[RoleName, ...]:
    """Out of the box; masons come together."""
    while True:
        some = tuple(luck.sample(BOX, players + 3))
        if some.count(RoleName("mason")) != 1:
            return some


def games(start: int) -> Iterator[Told]:
    """One after the other, the same for the same number to start from; a deck stays for a while."""
    for number in range(start, sys.maxsize, DECK):
        luck = random.Random(f"truth {number}")
        players = luck.randint(3, 10)
        given = Premises(luck.choice(RULES), deck(luck, players), players)
        common = Common(given.rules, Cast(given.cards), players)
        for _ in range(DECK):
            yield told(given, common, luck)
            given.forget()


def told(given: Premises, common: Common, luck: random.Random) -> Told:
    """One night, told by all villagers."""
    table = night(given.rules, tuple(luck.sample(given.cards, given.size)), given.players, luck)
    village = [seat for seat in table.seats if given.rules.roles[table.setup.deal[seat]].team == VILLAGE]
    said = [Said(seat, claim) for seat in village for claim in truths(_view(table, seat), common)]
    me = luck.choice(table.seats)
    question = believing(Witnessed(me, notes(told_to(me, table.news))), said)
    return Told(given, question, tuple(table.counts[card] for card in table.lies))


def _view(table: Table, seat: Seat) -> View:
    return View(seat, told_to(seat, table.news), ())


def kept(game: Told, *, exactly: bool) -> bool:
    """Is it thought possible? `exactly`: every card where it lies, too."""
    if not exactly:
        return possible(game.given, game.question)
    found = solve(game.given, game.question)
    return found.possible and all(role in found.chances(place) for place, role in enumerate(game.lies))


def main(number: int, start: int = 0) -> int:
    """How many were ruled out; the numbers of the first of them are printed."""
    lost, begun = 0, time.process_time()
    for turn, game in zip(range(start, start + number), games(start), strict=False):
        if not kept(game, exactly=turn % EXACTLY == 0):
            lost += 1
            print(f"RULED OUT: game {turn}: {game}", flush=True)
        done = turn + 1 - start
        if done % 10_000 == 0 or done == number:
            spent = time.process_time() - begun
            print(f"{done} games from {start} on, {lost} ruled out, {1000 * spent / done:.2f} ms each", flush=True)
    return lost


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:3])) > 0)
