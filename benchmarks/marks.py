"""How long a question to the deduction takes where there are marks. `make bench` calls it.

A random night of Epic Battle as one seat knows it: every card, mark and team, and no monster. Counted, or drawn by luck
where that takes too long. CPU time of one core.
"""

from __future__ import annotations

import random
import sys
import time

from garou.deduction.dusk import count, layers_of
from garou.deduction.estimates import estimate
from garou.deduction.evidence import Witnessed
from garou.deduction.passages import Layers
from garou.deduction.truth import notes
from garou.deduction.unsolved import Overlong
from garou.engine.game import reply, start
from garou.engine.values import Answer, Setup
from garou.engine.view import view
from garou.games import rules_of
from garou.games.cast import Cast, cards
from garou.games.teams import MONSTERS
from garou.talk.claims import Common
from worlds import SHARES, spread

SITUATIONS = 20
CASTS = {
    5: "vampire, master, werewolf, seer, cupid, gremlin, robber, aura-seer",
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


def is_counted(common: Common, layers: Layers, own: Witnessed) -> bool:
    try:
        found = count(layers, [own])
        return all(found.teams(seat) for seat in common.seats) and found.spared(MONSTERS) >= 0
    except Overlong:
        estimate(common, [own], MONSTERS)
        return False


def main(number: int = SITUATIONS) -> None:
    print(f"marks, {number} situations each, CPU milliseconds")
    print(f"{'':32}" + "".join(f"{name:>10}" for name in SHARES))
    for players, text in CASTS.items():
        common, luck = Common(rules_of("epic-battle", "ravensburger"), Cast(cards(text)), players), random.Random(7)
        layers, times, exact = layers_of(common), list[float](), 0
        for own in [night(common, luck) for _ in range(number)]:
            begun = time.process_time()
            exact += is_counted(common, layers, own)
            times.append(1000 * (time.process_time() - begun))
        print(f"  {f'{players}, {exact} of {number} exact':30}{spread(sorted(times))}", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
