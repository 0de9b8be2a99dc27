"""What is asked of a table and what comes back, as plain values, whatever the game and however it was found."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from garou.engine.values import RoleName, Team
from garou.talk.claims import Common, Said

from .evidence import Evidence, Witnessed, believing
from .lying import LyingModel
from .reasons import Knows, NoNight, Says, Steps

Chance = Fraction | float  # counted, or estimated
Chances = Mapping[RoleName, Chance]

OF_VOTES = ("voted", "captain")
WORLDS, MARKS, TEAMS, SPARED, WRONG = "worlds", "marks", "teams", "spared", "wrong"
EVERYTHING = frozenset((WORLDS, MARKS, TEAMS, SPARED, WRONG))  # besides the chances of cards


@dataclass(frozen=True, slots=True)
class Budget:
    """How much may be done for an answer, in steps and not in seconds: it is the same on every machine."""

    cases: int = 3_000  # ways to share out what was told, where cards alone move
    ways: int = 3_000  # forwards through a night with marks
    back: int = 60_000  # and backwards
    tried: int = 60_000  # nights that are tried one by one
    nights: int = 60_000  # that are drawn by luck, until
    enough: int = 2_500  # of them fit


PATIENT = Budget()  # some seconds at most
HASTY = Budget(cases=150, ways=300, back=6_000, tried=3_000, nights=4_000, enough=500)  # parts of a second


@dataclass(frozen=True, slots=True)
class Problem:
    """A table as everybody knows it, one seat's own night, and what was said: true, or under a model of lying."""

    common: Common
    own: Witnessed | None = None  # None: somebody who only listens
    said: tuple[Said, ...] = ()
    model: LyingModel | None = None  # None: all of it is true
    parts: frozenset[str] = EVERYTHING
    budget: Budget = PATIENT

    @property
    def evidence(self) -> tuple[Evidence, ...]:
        return believing(self.own, self.said)

    @property
    def knows(self) -> Steps:
        """The facts of whoever asks, as the beginning of a reason; who voted for whom is none."""
        told = self.own.told if self.own else ()
        return tuple(Knows(self.own.seat, note) for note in told if note[0] not in OF_VOTES) if self.own else ()


@dataclass(frozen=True, slots=True)
class Contradiction:
    """A smallest set of claims that cannot all be true, by their numbers; empty where the facts cannot be."""

    claims: tuple[int, ...]
    frees: int | None  # the one that leaves the most, if it alone is false
    why: Steps
    exact: bool = True  # False: of some set it took too long to say whether it fits


@dataclass(frozen=True, slots=True)
class Conclusions:
    """All that follows. Where it is exact every chance is a fraction; else none is further off than the error."""

    possible: bool | None  # None: no night was found that fits, and there may be one
    exact: bool = True
    error: float = 0.0
    worlds: int = 0  # histories that fit: the deal, and every choice of the night
    worlds_error: float = 0.0  # as a part of them
    chances: tuple[Chances, ...] = ()  # by place: what the card there counts as in the morning
    marks: tuple[Mapping[str, Chance], ...] = ()  # by seat
    teams: tuple[Mapping[Team, Chance], ...] = ()  # by seat: whom it would win with
    spared: Chance | None = None  # that no player is a monster
    trust: Mapping[int, Chance] | None = None  # under a model, by who spoke: that it was told as the truth
    wrong: Contradiction | None = None  # why not all of it can be true
    cut_short: bool = False  # not possible, as these are the facts of half a night
    tries: int = 0  # nights that were begun, where some were drawn by luck


def untold(asked: Problem, claims: tuple[int, ...]) -> Steps:
    """What is known and what is claimed, where it cannot be said any shorter why that cannot be together."""
    return (*asked.knows, *map(Says, claims), NoNight())
