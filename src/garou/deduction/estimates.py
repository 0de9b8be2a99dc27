"""What nights drawn by luck come to: chances of cards, marks and teams, and how far they may be off."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from math import sqrt
from random import Random

from garou.engine.table import Table
from garou.engine.values import RoleName, Team
from garou.talk.claims import Common

from .doubting import Doubting
from .evidence import Believed, Evidence, Witnessed
from .lying import LyingModel
from .sampling import LuckyNight, Sampling

TRIES = 60_000  # nights begun
ENOUGH = 2_500  # nights that fit
SIGMAS = 3  # how many standard errors are called the error
SELDOM = 5  # what was met in no night in so many may still be


@dataclass(slots=True)
class Weighings:
    """Weights of one thing that is so or not: their sum, and the sum of their squares."""

    weight: float = 0.0
    squares: float = 0.0

    def add(self, weight: float) -> None:
        self.weight += weight
        self.squares += weight * weight


Key = tuple[str, int, str]  # "role", "mark", "team", "honest" or "spared"; where; which


@dataclass(frozen=True)
class Estimate:
    """What follows as far as luck can tell, and how far off that may be."""

    places: int
    tallies: dict[Key, Weighings] = field(default_factory=dict)
    whole: Weighings = field(default_factory=Weighings)
    number: Weighings = field(default_factory=Weighings)
    count: list[int] = field(default_factory=lambda: [0, 0])  # nights begun, nights that fit

    exact = False

    @property
    def possible(self) -> bool | None:
        """None: no night was found, and there may be one."""
        return True if self.whole.weight else None

    def _chance(self, key: Key) -> float:
        found = self.tallies.get(key)
        return found.weight / self.whole.weight if found and self.whole.weight else 0.0

    def _all(self, kind: str, place: int) -> Iterator[tuple[str, float]]:
        for key in self.tallies:
            if key[:2] == (kind, place):
                yield key[2], self._chance(key)

    def chances(self, place: int) -> dict[RoleName, float]:
        """What the card at this place counts as in the morning."""
        return {RoleName(name): chance for name, chance in self._all("role", place)}

    def marks(self, seat: int) -> dict[str, float]:
        """What lies before this seat."""
        return dict(self._all("mark", seat))

    def teams(self, seat: int) -> dict[Team, float]:
        """Whom the seat would win with."""
        return {Team(name): chance for name, chance in self._all("team", seat)}

    def trust(self, seat: int) -> float:
        """The chance that what this seat has said is the truth, told on purpose."""
        return self._chance(("honest", seat, ""))

    @property
    def spared(self) -> float:
        """The chance that no player is a monster."""
        return self._chance(("spared", 0, ""))

    @property
    def worlds(self) -> float:
        """How many histories fit."""
        return self.number.weight / self.count[0] if self.count[0] else 0.0

    @property
    def error(self) -> float:
        """No chance here is further off than that, as good as surely."""
        if not self.whole.weight:
            return 1.0
        fitting = self.whole.weight**2 / self.whole.squares  # so many nights of one weight would say as much
        spread = max((self._spread(key) for key in self.tallies), default=0.0)
        return min(1.0, SIGMAS * sqrt(spread) + SELDOM / fitting)

    def _spread(self, key: Key) -> float:
        tally, chance = self.tallies[key], self._chance(key)
        rest = self.whole.squares - tally.squares
        return (tally.squares * (1 - chance) ** 2 + rest * chance**2) / self.whole.weight**2

    @property
    def worlds_error(self) -> float:
        """The same for the number of histories, as a part of it."""
        tries, mean = self.count[0], self.worlds
        if not mean:
            return 1.0
        spread = max(0.0, self.number.squares / tries - mean * mean)
        return SIGMAS * sqrt(spread / tries) / mean + SELDOM / max(1, self.count[1])


def estimate(
    common: Common, evidence: Iterable[Evidence], teams: Iterable[Team] = (), model: LyingModel | None = None,
    *, tries: int = TRIES, enough: int = ENOUGH,
) -> Estimate:  # fmt: skip
    """Nights until enough of them fit; the same question always draws the same. `teams`: those of monsters.

    With a model what was said may be a lie, and without one all of it is true.
    """
    some, hunted = tuple(evidence), frozenset(teams)
    sampling = _doubting(common, some, model) if model else Sampling(common, some)
    found = Estimate(len(common.cards))
    luck = Random(repr((common.rules.id, common.cards, common.players, some, model.name if model else "")))
    for drawn in sampling.nights(luck, tries):
        found.count[0] += 1
        if drawn is not None:
            _enter(found, drawn, hunted)
            if found.count[1] >= enough:
                break
    return found


def _doubting(common: Common, evidence: tuple[Evidence, ...], model: LyingModel) -> Doubting:
    own = [one for one in evidence if isinstance(one, Witnessed)]
    return Doubting(common, own, [one for one in evidence if isinstance(one, Believed)], model)


def _enter(found: Estimate, drawn: LuckyNight, hunted: frozenset[Team]) -> None:
    found.count[1] += 1
    found.whole.add(drawn.weight)
    found.number.add(drawn.number)
    for key, share in (*_seen(drawn.table, hunted), *((("honest", seat, ""), 1.0) for seat in drawn.honest)):
        tally = found.tallies.get(key)
        if tally is None:
            tally = found.tallies[key] = Weighings()
        tally.add(drawn.weight * share)


def _seen(table: Table, hunted: frozenset[Team]) -> Iterator[tuple[Key, float]]:
    """How the table lies."""
    roles = table.roles()
    yield from ((("role", place, table.counts[card]), 1.0) for place, card in enumerate(table.lies))
    yield from ((("mark", seat, mark), 1.0) for seat, mark in enumerate(table.marks) if mark)
    yield from ((("team", seat, role.team), 1.0) for seat, role in enumerate(roles))
    if not any(role.team in hunted and not role.follower for role in roles):
        yield ("spared", 0, ""), 1.0
