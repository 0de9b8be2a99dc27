"""What an agent would observe at a table that is no environment: the same rows and the same mask, from a hearing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from garou.minds.hearing import Hearing
from garou.turnwise.tables import Playable

from .observing import Observing


class Eyes:
    """Made once for a table, for all that sit there."""

    def __init__(self, table: Playable, talks: int, actions: int) -> None:
        self.observing, self.actions = Observing(table, talks), actions

    def observation(self, hearing: Hearing, legal: Iterable[int]) -> dict[str, Any]:
        mask = np.zeros(self.actions, np.int8)
        mask[[*legal]] = 1
        return {"observation": self.observing.rows(hearing), "action_mask": mask}
