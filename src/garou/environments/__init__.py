"""Games for agents that learn: PettingZoo's turns for a whole table, Gymnasium's for one seat against minds.

An extra: `pip install garou[gym]`. What an agent observes is made from the view of its seat, and from nothing else.
"""

from __future__ import annotations

from garou.extras import part_of

with part_of("gym"):
    import gymnasium as gymnasium
    import pettingzoo as pettingzoo

from garou.turnwise.tables import Playable, playable

from .agents import TableEnv
from .seat import SeatEnv

__all__ = ["Playable", "SeatEnv", "TableEnv", "playable"]
