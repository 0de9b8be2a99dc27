"""How much is pushed to a phone through a game."""

import statistics

from test_secrets import WORLDS
from twins import evening

PUSH = 4_000


def test_pushes_are_small():
    """A game of each kind, as one seat hears it."""
    heard = [evening(WORLDS[name], 0, windows=16).heard[0] for name in ("one-night", "epic-battle", "classic")]
    pushes = [len(piece) for game in heard for _, way, piece in game if way == "page stream" and b"data: <div" in piece]
    assert len(pushes) > 100
    assert statistics.mean(pushes) < PUSH
