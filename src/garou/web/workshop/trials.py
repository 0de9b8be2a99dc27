"""Where cards of the workshop are put to the test: one process beside the tables, in slices."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from garou.lab.proving import RoleTrial, Trialled, bit
from garou.web.aside import GIVEN_UP, Aside, limited
from garou.web.slices import Slices, SliceWork

SLICE = 0.4  # seconds of the processor's time, after which no further games are begun
HARD = 3.0  # seconds: no slice gets more
WHOLE = 12.0  # seconds: what one card gets all together
GAMES = 2_000
AT_ONCE = 10


@dataclass(slots=True)
class Tested:
    """How far a card has come."""

    found: Trialled = field(default_factory=Trialled)
    games: int = 0
    spent: float = 0.0
    stuck: bool = False  # a slice took too long

    @property
    def over(self) -> bool:
        failed = bool(self.found.stuck) or self.found.told_apart
        return self.stuck or failed or self.games >= GAMES or self.spent >= WHOLE

    @property
    def done(self) -> int:
        """Of a hundred."""
        return 100 if self.over else min(99, round(100 * max(self.games / GAMES, self.spent / WHOLE)))

    def __add__(self, other: Tested) -> Tested:
        return Tested(
            self.found + other.found, self.games + other.games, self.spent + other.spent, self.stuck or other.stuck
        )


@dataclass(frozen=True, slots=True)
class TrialBit:
    """Which games of a card come next."""

    trial: RoleTrial
    first: int


def tested(wanted: TrialBit) -> Tested:
    """As many as fit into a slice; what was begun when the time was up is not counted."""
    done, began = Tested(), time.process_time()
    try:
        with limited(HARD):
            for first in range(wanted.first, GAMES, AT_ONCE):
                done += Tested(bit(wanted.trial, range(first, first + AT_ONCE)), AT_ONCE)
                if time.process_time() - began > SLICE:
                    break
    except GIVEN_UP:
        done.stuck = not done.games
    done.spent = time.process_time() - began
    return done


Trials = Slices[RoleTrial, Tested]

WORK: SliceWork[RoleTrial, Tested] = SliceWork(
    nothing=Tested,
    over=lambda _, found: found.over,
    next=lambda trial, found: TrialBit(trial, found.games),
    slice=tested,
    stuck=lambda: Tested(stuck=True),
)


def role_trials(aside: Aside | None = None) -> Trials:
    return Slices(aside or Aside(__name__), WORK, "garou-trials")
