"""What `make bench` prints: how fast the engine is here, beside how fast this machine runs Python at all.

Each figure is taken over at least two seconds of CPU time on one core. The last column divides it by the rounds
a bare Python loop makes in the same run, so that two machines, or two days, can be compared.
"""

from __future__ import annotations

import platform
import random
import time
from collections.abc import Callable
from dataclasses import replace

from garou.engine.game import Game, branches, replay, reply, start
from garou.engine.live import play_out, play_silently
from garou.engine.rules import RuleSet
from garou.engine.values import DECLINED, Answer, Choice, Setup, Slot
from garou.engine.view import View
from garou.games.cast import Cards, cards
from garou.games.classic import CLASSIC
from garou.games.epic_battle import EPIC_BATTLE
from garou.games.one_night import BEZIER
from garou.record.judge import judged, verdict
from garou.record.reading import read
from garou.record.values import Record, lines_of
from garou.record.writing import write

SECONDS = 2.0
FIVE = cards("2 werewolf, seer, robber, troublemaker, 3 villager")  # the deck other engines were measured with
TEN = cards("werewolf, mystic-wolf, dream-wolf, vampire, count, renfield, cupid, priest, assassin, seer, gremlin") + (
    cards("curator, hunter")
)
EIGHTEEN = cards("4 werewolf, seer, witch, hunter, little-girl, cupid, 9 villager")
NIGHT = Setup(cards("werewolf, seer, robber, troublemaker, hunter"), cards("werewolf, tanner, drunk"))

uniform = random.Random(1).random


def pick(options: tuple[Choice, ...]) -> Choice:
    return options[int(uniform() * len(options))]


def mind(view: View) -> Choice:
    return pick(view.questions[0].options)


def dealt(deck: Cards, players: int) -> Setup:
    shuffled = tuple(sorted(deck, key=lambda _: uniform()))
    return Setup(shuffled[:players], shuffled[players:])


def finished(rules: RuleSet, setup: Setup) -> Game:
    game = start(rules, setup)
    while game.open:
        question = game.open[0]
        game = reply(game, Answer(question.seats[0], question.call, pick(question.options)))
    return game


def leaves(game: Game) -> int:
    """Every night there can be, up to the vote."""
    if not game.open or game.open[0].ballot:
        return 1
    return sum(leaves(child) for _, child in branches(game))


# --- What is measured: each does some work and says how much ------------------------------------


def python_loop() -> int:
    total = 0
    for i in range(100_000):
        total += i
    return 100_000


def silent_games() -> int:
    for _ in range(100):
        play_silently(BEZIER, dealt(FIVE, 5), pick)
    return 100


def told_games() -> int:
    for _ in range(100):
        play_out(BEZIER, dealt(FIVE, 5), mind)
    return 100


def nights() -> int:
    return leaves(start(BEZIER, NIGHT))


def silent_epic() -> int:
    for _ in range(50):
        play_silently(EPIC_BATTLE, dealt(TEN, 10), pick)
    return 50


def told_epic() -> int:
    for _ in range(50):
        play_out(EPIC_BATTLE, dealt(TEN, 10), mind)
    return 50


def silent_classic() -> int:
    for _ in range(20):
        play_silently(CLASSIC, dealt(EIGHTEEN, 18), pick)
    return 20


def told_classic() -> int:
    for _ in range(20):
        play_out(CLASSIC, dealt(EIGHTEEN, 18), mind)
    return 20


PLAYED = finished(BEZIER, NIGHT)
BLANK = Record("one-night", "bezier", (), ("Ada", "Ben", "Cleo", "Dan", "Eva"), NIGHT)
WRITTEN = write(replace(BLANK, lines=lines_of(BLANK, PLAYED.log)))


def replays() -> int:
    for _ in range(20):
        replay(BEZIER, NIGHT, PLAYED.log)
    return 20


def judgements() -> int:
    for _ in range(20):
        record = read(WRITTEN)
        verdict(record, judged(record))
    return 20


# --- A long game: is the last answer dearer than the first? --------------------------------------

NIGHTS = 8
FIRST_LYNCH = 4  # 14 villagers: eight fall by night and five by day, from the fourth on; then one is left


def long_game() -> list[Game]:
    """Every moment of a classic game of eighteen seats and eight nights that the werewolves win."""
    moments = [start(CLASSIC, Setup(EIGHTEEN))]
    while moments[-1].open:
        moments.append(reply(moments[-1], plain_answer(moments[-1])))
    return moments


def plain_answer(game: Game) -> Answer:
    """All agree on the last villager alive; the seer looks at somebody, and everybody else declines."""
    question = game.open[0]
    dead = {fact.of("player") for fact in game.facts if fact.name == "died"}
    prey = (max(Slot(seat) for seat in range(18) if seat not in dead),)
    rounds = (game.step - len(CLASSIC.opening)) // len(CLASSIC.round) + 1
    wanted = question.call == "werewolf" or (question.call == "lynch" and rounds >= FIRST_LYNCH)
    choices = [prey] * wanted + [DECLINED] * (question.call != "seer") + list(question.options)
    return Answer(question.seats[0], question.call, next(c for c in choices if c in question.options))


def cost(game: Game) -> float:
    """Seconds of CPU time to answer the first open question."""
    answer = plain_answer(game)

    def replies() -> int:
        for _ in range(100):
            reply(game, answer)
        return 100

    return 1 / rate(replies)


MEASURED: tuple[tuple[str, Callable[[], int]], ...] = (
    ("One Night, five players, without facts: games/s", silent_games),
    ("One Night, five players, with facts: games/s", told_games),
    ("One Night, branches: leaves/s", nights),
    (f"One Night, replay of {len(PLAYED.log)} answers: games/s", replays),
    ("One Night, record read and judged: records/s", judgements),
    ("Epic Battle, ten players, without facts: games/s", silent_epic),
    ("Epic Battle, ten players, with facts: games/s", told_epic),
    ("Classic, eighteen players, without facts: games/s", silent_classic),
    ("Classic, eighteen players, with facts: games/s", told_classic),
)


def rate(work: Callable[[], int]) -> float:
    """How much a second of CPU time."""
    done, begin = 0, time.process_time()
    while (spent := time.process_time() - begin) < SECONDS:
        done += work()
    return done / spent


def main() -> None:
    rounds = rate(python_loop)
    print(f"Python {platform.python_version()}, bare loop: {rounds / 1e6:.1f} million rounds/s\n")
    print(f"{'':58}{'a second':>12}{'µs each':>10}{'loop rounds each':>18}")
    for name, work in MEASURED:
        each = rate(work)
        print(f"{name:58}{each:12,.0f}{1e6 / each:10.1f}{rounds / each:18,.0f}")
    moments = long_game()
    first, last = cost(moments[0]), cost(moments[-2])
    print(f"\nClassic, eighteen players, {NIGHTS} nights, {len(moments) - 1} answers, {len(moments[-1].facts)} facts:")
    print(
        f"  first answer {first * 1e6:.0f} µs, last {last * 1e6:.0f} µs, {last / first:.1f} times as much (at most 10)"
    )


if __name__ == "__main__":
    main()
