"""Policies of games with a talk, and games to try them in: the same for arrays of NumPy and of JAX."""

from __future__ import annotations

from functools import cache

import numpy as np

from garou.games.cast import cards
from garou.games.one_night import BEZIER
from garou.lane.arrays import u32
from garou.lane.coding import coded
from garou.lane.learning import beginner
from garou.lane.policies import by_luck
from garou.lane.schooling import table_of
from garou.lane.sources import Luck
from garou.lane.talkers import INPUTS, by_network, by_table, honest
from garou.lane.talking import deck_of
from garou.minds.learnt.verdicts import kinds

LAID = coded(BEZIER, cards("2 werewolf, seer, robber, troublemaker, villager"), 3)
GAMES = 256
NAMES = ("luck", "honest", "table", "network")


@cache
def policies(laid=LAID):
    """Every policy there is, by name; the network's weights are any numbers."""
    drawn = np.random.default_rng(1)
    layers = [(drawn.normal(size=(INPUTS, 6)), drawn.normal(size=6)), (drawn.normal(size=(6, 1)), np.zeros(1))]
    table = table_of(beginner(laid, 1), "any", "one-night", "bezier")
    network = by_network(laid, layers, (0.5,) * kinds(deck_of(laid)))
    return {"luck": by_luck, "honest": honest(laid), "table": by_table(laid, table), "network": network}


def luck(games, number=0):
    """By the numbers of games, which are an array of either sort."""
    return Luck((u32(7), u32(9)), games, u32(number), withheld=False)
