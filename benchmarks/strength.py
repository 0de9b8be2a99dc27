"""How often each side wins among minds, how many games a second of CPU plays, and how long a thought takes.

`strength.py [SEATS=GAMES …]` prints a table for docs/minds.md: who plays the village's cards, and who all others. The
same seeds give the same deals in every row, so rows can be compared.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from math import sqrt
from random import Random
from typing import Any

from garou.engine.values import RoleName, Setup
from garou.games import GAMES
from garou.games.cast import Cast, cards
from garou.games.one_night.day import VILLAGE, WEREWOLVES
from garou.minds.mind import HONEST, SAGE, SLY, TalkingMind
from garou.simulating.evening import played
from garou.talk.claims import Common

RULES = GAMES["one-night", "bezier"]
DECK = "2 werewolf, seer, robber, troublemaker, 3 villager, drunk, insomniac, minion, hunter, tanner"
GAMES_PLAYED = {5: 1500, 8: 600, 10: 600}
VILLAGES, OTHERS = (HONEST, SAGE), (HONEST, SLY, SAGE)  # a sly village is an honest one


def timed(mind: TalkingMind, thoughts: list[float]) -> TalkingMind:
    """The same mind; how many milliseconds each thought took is noted."""

    def timing(think: Callable[..., Any]) -> Callable[..., Any]:
        def thought(*heard: Any) -> Any:
            begun = time.process_time()
            done = think(*heard)
            thoughts.append(1000 * (time.process_time() - begun))
            return done

        return thought

    return replace(mind, speak=timing(mind.speak), answer=timing(mind.answer))


def measured(players: int, number: int, village: TalkingMind, others: TalkingMind) -> str:
    deck, thoughts = cards(DECK)[: players + 3], list[float]()
    common, won, alone = Common(RULES, Cast(deck), players), Counter[str](), Counter[bool]()
    good, rest = timed(village, thoughts), timed(others, thoughts)
    begun = time.process_time()
    for seed in range(number):
        luck = Random(f"fin {players} {seed}")
        dealt = luck.sample(deck, len(deck))
        minds = [good if is_villager(role) else rest for role in dealt[:players]]
        setup = Setup(tuple(dealt[:players]), tuple(dealt[players:]))
        outcome = played(common, setup, minds, Random(luck.getrandbits(64))).outcome
        if outcome is None:
            continue
        won.update(outcome.teams)
        if not any(RULES.roles[name].is_a(WEREWOLVES) for name in outcome.final):
            alone[VILLAGE in outcome.teams] += 1
    spent = time.process_time() - begun
    sides = " | ".join(rate(won[team], number) for team in (VILLAGE, WEREWOLVES))
    times = " / ".join(f"{sorted(thoughts)[int(share * (len(thoughts) - 1))]:.1f}" for share in (0.99, 1.0))
    cells = [str(players), village.name, others.name, str(number), sides, rate(alone[True], alone.total())]
    return f"| {' | '.join(cells)} | {number / spent:.0f} | {times} |"


def is_villager(role: RoleName) -> bool:
    return RULES.roles[role].team == VILLAGE


def rate(count: int, number: int) -> str:
    share = count / number if number else 0.0
    return f"{100 * share:.1f} ± {100 * sqrt(share * (1 - share) / max(1, number)):.1f} %"


def main() -> None:
    columns = (
        "village wins | werewolves win | village where no wolf sits | games a CPU-second | a thought, ms: p99 / worst"
    )
    print(f"| seats | village | others | games | {columns} |")
    print("|---" * 9 + "|")
    asked = [word.split("=") for word in sys.argv[1:]]
    sizes = {int(players): int(number) for players, number in asked} or GAMES_PLAYED
    for players, number in sizes.items():
        for village in VILLAGES:
            for others in OTHERS:
                print(measured(players, number, village, others), flush=True)


if __name__ == "__main__":
    main()
