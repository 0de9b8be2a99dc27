"""What both kinds of environment share: a table's numbers, what a seat observes there, and what an action does."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces

from garou.engine.values import DECLINED, IllegalSetup, Seat
from garou.turnwise.numbering import NOTHING, Numbering
from garou.turnwise.tables import Playable
from garou.turnwise.turns import Midgame, answered, begun, hearing, spoken

from .observing import Observing

MOST_TALKS = 50  # times that somebody may speak before one vote


class Play:
    """One table, with the numbers of its actions and the rows of its observations."""

    def __init__(self, table: Playable, talks: int) -> None:
        if talks not in range(MOST_TALKS + 1):
            raise IllegalSetup("none-of", found=talks, known=(f"0–{MOST_TALKS}",))
        self.table, self.talks = table, talks
        self.numbering = Numbering(table, talk=talks > 0)
        self.observing = Observing(table, talks)

    def dealt(self, luck: Random) -> Midgame:
        common, setup = self.table.laid(luck)
        return begun(common, setup, self.talks, luck)

    def after(self, now: Midgame, action: int | None, luck: Random) -> tuple[Midgame, bool]:
        """The game after this number, and whether it meant nothing: then nothing is said, or luck answers."""
        number = NOTHING if action is None else int(action)
        if now.speakers:
            sayable = self.numbering.sayable(now)
            return spoken(now, sayable.get(number, ()), luck), number not in sayable
        options = self.numbering.options(now)
        if number in options:
            return answered(now, options[number], luck), False
        choices = now.game.open[0].options
        choice = DECLINED if DECLINED in choices else luck.choice(choices)
        return answered(now, choice, luck, by_luck=True), True

    def observation(self, now: Midgame, seat: Seat) -> dict[str, Any]:
        """The rows of this seat, and what it may do; whoever is not asked can do nothing."""
        mask = np.zeros(len(self.numbering), np.int8)
        mask[self._legal(now, seat)] = 1
        return {"observation": self.observing.rows(hearing(now, seat)), "action_mask": mask}

    def _legal(self, now: Midgame, seat: Seat) -> list[int]:
        if now.turn != seat or now.endless:
            return [NOTHING]
        return [*self.numbering.sayable(now), *self.numbering.options(now)]

    def observation_space(self) -> spaces.Dict:
        rows = spaces.Box(0, self.observing.highest, self.observing.shape, np.int16)
        return spaces.Dict({"observation": rows, "action_mask": spaces.Box(0, 1, (len(self.numbering),), np.int8)})

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(len(self.numbering))
