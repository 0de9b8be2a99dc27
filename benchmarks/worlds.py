"""How long a question to the deduction takes in the middle of a game. `make bench` calls it.

A random night through the engine, then bots talk until the others have made four to nine claims. CPU time of one core,
with what a table has made ready, and nothing remembered from earlier questions, but for the last two rows. Each
question is asked three times, and the fastest counts, as others use the machine too. "Ask again" is the posterior of a
seat that has asked before the last claim was made. "As bots ask" is that of every bot of a game before it speaks or
votes, once each, game after game with the same cards, with all that was worked out before still known.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from itertools import chain

from garou.deduction.contradictions import contradiction
from garou.deduction.evidence import Believed, Evidence, Witnessed, believing
from garou.deduction.findings import possible, solve, weight_without
from garou.deduction.lying import LyingModel, posterior
from garou.deduction.premises import Premises
from garou.deduction.reasoning import why_not
from garou.deduction.reasons import Steps
from garou.deduction.scribe import one_each
from garou.deduction.truth import notes
from garou.engine.game import Game, reply, start
from garou.engine.values import Answer, Setup
from garou.engine.view import view
from garou.games.cast import Cards, Cast, cards
from garou.games.one_night import RAVENSBURGER
from garou.games.one_night.day import VILLAGE
from garou.games.teams import monsters_among
from garou.minds.hearing import Hearing
from garou.minds.talking import speak
from garou.talk.claims import OPINIONS, Common, Said

SITUATIONS = 100
TIMES = 3  # of one question, the fastest
BOTS = 5  # seats up to which bots ask
CASTS = {
    "5 basic": "2 werewolf, seer, robber, troublemaker, 3 villager",
    "5": "2 werewolf, minion, seer, robber, troublemaker, drunk, insomniac",
    "5 doppelgänger": "doppelganger, 2 werewolf, seer, robber, troublemaker, drunk, insomniac",
    "8": "2 werewolf, minion, 2 mason, seer, robber, troublemaker, drunk, insomniac, tanner",
    "8 doppelgänger": "doppelganger, 2 werewolf, minion, seer, robber, troublemaker, drunk, insomniac, hunter, tanner",
    "10": "2 werewolf, minion, 2 mason, seer, robber, troublemaker, drunk, insomniac, hunter, tanner, villager",
    "10 doppelgänger": "doppelganger, 2 werewolf, minion, 2 mason, seer, robber, troublemaker, drunk, insomniac, "
    "hunter, tanner",
}


@dataclass(frozen=True)
class Situation:
    """What one seat goes by: its own night, and what the others have said of theirs."""

    own: Witnessed
    said: tuple[Said, ...]

    @property
    def evidence(self) -> tuple[Evidence, ...]:
        return believing(self.own, self.said)

    @property
    def heard(self) -> list[Believed]:
        return [one for one in self.evidence if isinstance(one, Believed)]


@dataclass(frozen=True)
class Turn:
    """A bot's question in the middle of a game: what it knows and what it has heard."""

    own: Witnessed
    heard: tuple[Believed, ...]


def night(cast: Cards, players: int, luck: random.Random) -> Game:
    deal = luck.sample(cast, len(cast))
    game = start(RAVENSBURGER, Setup(tuple(deal[:players]), tuple(deal[players:])))
    while not game.open[0].ballot:
        question = game.open[0]
        game = reply(game, Answer(question.seats[0], question.call, luck.choice(question.options)))
    return game


def situation(cast: Cards, players: int, luck: random.Random) -> Situation:
    """Talk in random order; it stops once the others have made so many claims about the night."""
    game, common = night(cast, players, luck), Common(RAVENSBURGER, Cast(cast), players)
    me, *others = luck.sample(common.seats, players)
    wanted, said = luck.randint(4, 9), list[Said]()
    for seat in others:
        hearing = Hearing(common, view(game, seat), tuple(said))
        said += [Said(seat, claim) for claim in speak(hearing, luck) if claim.kind not in OPINIONS]
        if len(said) >= wanted:
            break
    return Situation(Witnessed(me, notes(view(game, me).facts)), tuple(said))


def turns(cast: Cards, players: int, luck: random.Random) -> list[Turn]:
    """All questions of the bots of one game: everybody speaks twice and votes, and thinks before."""
    game, common = night(cast, players, luck), Common(RAVENSBURGER, Cast(cast), players)
    said, found = list[Said](), list[Turn]()
    for seat in (*luck.sample(common.seats, players), *luck.sample(common.seats, players), *common.seats):
        now = view(game, seat)
        others = [one for one in said if one.seat != seat]
        heard = [one for one in believing(None, others) if isinstance(one, Believed)]
        found.append(Turn(Witnessed(seat, notes(now.facts)), tuple(heard)))
        if len(found) <= 2 * players:
            said += [Said(seat, claim) for claim in speak(Hearing(common, now, tuple(said)), luck)]
    return found


def model(given: Premises) -> LyingModel:
    """Nine villagers in ten tell the truth, one of the others in ten; a liar has as many stories as there are words."""
    village = {name: given.rules.roles[name].team == VILLAGE for name in given.names}
    honest = {name: Fraction(9, 10) if good else Fraction(1, 10) for name, good in village.items()}
    return LyingModel("nine in ten", honest, lambda said: Fraction(1, 12 * 10 ** max(0, len(said.claims) - 1)))


def reason(given: Premises, now: Situation) -> Steps | None:
    wrong = contradiction(given, now.own, now.said)
    return None if wrong is None else why_not(given, now.own, now.said, wrong)


def questions(given: Premises, counting: Premises) -> dict[str, Callable[[Situation], object]]:
    wolves, lying = monsters_among(given.rules, given.cast), model(given)
    return {
        "chances": lambda now: solve(given, now.evidence),
        "worlds": lambda now: solve(counting, now.evidence),
        "no monster": lambda now: weight_without(given, now.evidence, wolves),
        "contradiction": lambda now: contradiction(given, now.own, now.said),
        "contradiction and why": lambda now: reason(given, now),
        "posterior": lambda now: posterior(given, now.own, now.heard, lying),
    }


OF_THE_POSSIBLE = ("chances", "worlds", "no monster")  # where claims contradict each other there is less to do


def ready(*some: Premises) -> float:
    """What is read off the role code once for a table: seconds."""
    begun = time.process_time()
    for given in some:
        solve(given, ())
        for seat in range(given.players):
            given.copying(seat)
    return time.process_time() - begun


def fastest(ask: Callable[[], object], before: Callable[[], object]) -> float:
    """Milliseconds, without what is done before."""
    times = []
    for _ in range(TIMES):
        before()
        begun = time.process_time()
        ask()
        times.append(1000 * (time.process_time() - begun))
    return min(times)


def measured(
    ask: Callable[[Situation], object], some: Iterable[Situation], boards: tuple[Premises, ...]
) -> list[float]:
    def forget() -> None:
        for given in boards:
            given.forget()

    return sorted([fastest(partial(ask, now), forget) for now in some])


def asked_again(given: Premises, some: Iterable[Situation]) -> list[float]:
    """The same seat has asked before the last claim was made."""
    lying = model(given)

    def ask(now: Situation) -> None:
        posterior(given, now.own, now.heard, lying)

    def before(now: Situation) -> None:
        given.forget()
        ask(Situation(now.own, now.said[:-1]))

    return sorted([fastest(partial(ask, now), partial(before, now)) for now in some])


def as_bots_ask(given: Premises, games: Iterable[list[Turn]]) -> list[float]:
    """Game after game."""
    lying, times = model(given), []
    given.forget()
    for turn in chain.from_iterable(games):
        begun = time.process_time()
        posterior(given, turn.own, turn.heard, lying)
        times.append(1000 * (time.process_time() - begun))
    return sorted(times)


SHARES = {"median": 0.5, "p95": 0.95, "p99": 0.99, "worst": 1.0}


def spread(times: list[float]) -> str:
    """Of sorted times, those that so many stay below."""
    picked = [times[min(len(times) - 1, int(share * (len(times) - 1) + 0.5))] for share in SHARES.values()]
    return "".join(f"{one:10.2f}" for one in picked)


def main(number: int = SITUATIONS, *names: str) -> None:
    print(f"deduction, {number} situations each, CPU milliseconds")
    print(f"{'':32}" + "".join(f"{name:>10}" for name in SHARES))
    for name, text in CASTS.items():
        if names and name not in names:
            continue
        cast, players, luck = cards(text), int(name.split(maxsplit=1)[0]), random.Random(7)
        given, counting = Premises(RAVENSBURGER, cast, players), Premises(RAVENSBURGER, cast, players, one_each)
        once = ready(given, counting)
        every = [situation(cast, players, luck) for _ in range(number)]
        fitting = [now for now in every if possible(given, now.evidence)]
        print(f"{name}: ready in {once:.2f} s, {len(fitting)} of {number} possible")
        for question, ask in questions(given, counting).items():
            some = fitting if question in OF_THE_POSSIBLE else every
            print(f"  {question:30}{spread(measured(ask, some, (given, counting)))}", flush=True)
        print(f"  {'posterior, ask again':30}{spread(asked_again(given, every))}", flush=True)
        if players <= BOTS:
            games = [turns(cast, players, luck) for _ in range(number)]
            print(f"  {'posterior, as bots ask':30}{spread(as_bots_ask(given, games))}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else SITUATIONS, *sys.argv[2:])
