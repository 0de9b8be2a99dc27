"""How long a question to the deduction takes where there are marks. `make bench` calls it.

A random night of Epic Battle as one seat knows it: worlds, every card, mark and team, and no monster. Counted, or drawn
by luck where that takes too long; in haste, as the table asks, and with patience, as the command does. CPU time.
"""

from __future__ import annotations

import random
import sys
import time

from garou.deduction.concluding import conclude
from garou.deduction.conclusions import HASTY, PATIENT, Conclusions, Problem
from garou.deduction.evidence import Witnessed
from garou.deduction.marked import layers
from garou.deduction.truth import notes
from garou.engine.game import reply, start
from garou.engine.values import Answer, Setup
from garou.engine.view import view
from garou.games import rules_of
from garou.games.cast import Cast, cards
from garou.talk.claims import Common
from worlds import SHARES, spread

SITUATIONS = 10
CASTS = {
    5: "vampire, master, werewolf, seer, cupid, gremlin, robber, aura-seer",
    6: "vampire, master, werewolf, seer, cupid, gremlin, robber, aura-seer, witch",
    8: "vampire, count, werewolf, mystic-wolf, seer, cupid, gremlin, robber, witch, renfield, priest",
    10: "copycat, vampire, count, werewolf, mystic-wolf, seer, cupid, gremlin, robber, witch, renfield, priest, "
    "curator",
}


def night(common: Common, luck: random.Random) -> Witnessed:
    cast, players = common.cards, common.players
    deal = luck.sample(cast, len(cast))
    game = start(common.rules, Setup(tuple(deal[:players]), tuple(deal[players:])))
    while not game.open[0].ballot:
        question = game.open[0]
        game = reply(game, Answer(question.seats[0], question.call, luck.choice(question.options)))
    me = luck.choice(common.seats)
    return Witnessed(me, notes(view(game, me).facts))


def main(number: int = SITUATIONS, *sizes: int) -> None:
    print(f"marks, {number} situations each, CPU milliseconds; how far an estimate may be off: median and worst")
    print(f"{'':32}" + "".join(f"{name:>10}" for name in SHARES))
    for players, text in CASTS.items():
        if sizes and players not in sizes:
            continue
        common, luck = Common(rules_of("epic-battle", "ravensburger"), Cast(cards(text)), players), random.Random(7)
        layers(common)
        nights = [night(common, luck) for _ in range(number)]
        for name, budget in (("hasty", HASTY), ("patient", PATIENT)):
            times, found = list[float](), list[Conclusions]()
            for own in nights:
                begun = time.process_time()
                found.append(conclude(Problem(common, own, budget=budget)))
                times.append(1000 * (time.process_time() - begun))
            exact, errors = sum(one.exact for one in found), sorted(one.error for one in found if not one.exact)
            off = f"   off by {errors[len(errors) // 2]:.3f} / {errors[-1]:.3f}" if errors else ""
            print(f"  {f'{players}, {name}, {exact} of {number} exact':30}{spread(sorted(times))}{off}", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
