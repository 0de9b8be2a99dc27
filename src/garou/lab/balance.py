"""How balanced a deck is: the counts of many games, what was known at daybreak, and what one should be warned of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from functools import partial

from garou.engine.values import RoleName, Team
from garou.games.teams import MONSTERS, monsters_among, printed_team
from garou.simulating.counts import Counts
from garou.simulating.crew import Sharing
from garou.simulating.matches import Bout, Match, results
from garou.simulating.odds import Rate
from garou.simulating.thrift import seldom_collected
from garou.simulating.writing import sides

from .mornings import Morning, Mornings

PIECE = 100  # games that one process plays at a time
BLOCK = 500  # after so many games it is asked whether they are enough
MOST = 200_000  # games, however precise one wants it

DARK = 0.05  # bits: whoever knows no more than that of all the others together knows nothing
HOPELESS = 0.97  # of the games: who wins so many cannot lose
CLEAR = 0.9  # of the mornings: whoever is sure of their own side so often


class Warned(StrEnum):
    """What one should know before this deck is played."""

    NOTHING_KNOWN = "nothing-known"
    CANNOT_LOSE = "cannot-lose"
    CANNOT_WIN = "cannot-win"


@dataclass(slots=True)
class Balance:
    """The sums of any number of games; those of other games can be added, in any order."""

    counts: Counts = field(default_factory=Counts)
    changed: Counter[RoleName] = field(default_factory=Counter)  # who ended as another card than they were dealt
    mornings: Mornings = field(default_factory=Mornings)

    def __add__(self, other: Balance) -> Balance:
        return Balance(self.counts + other.counts, self.changed + other.changed, self.mornings + other.mornings)

    def add(self, bout: Bout) -> None:
        """One game more."""
        self.counts.count(bout)
        ends = zip(bout.setup.deal, bout.outcome.final, strict=True)
        self.changed.update(dealt for dealt, final in ends if final != dealt)

    @property
    def games(self) -> int:
        return self.counts.games

    @property
    def muddled(self) -> Rate:
        """How many of the players end as another card than they were dealt."""
        return Rate(self.changed.total(), sum(fate.dealt for fate in self.counts.fates.values()))


def balances(match: Match, games: int, precision: float | None, share: Sharing) -> Iterator[Balance]:
    """The sums so far, block by block, until there are enough: the same blocks however they are shared out."""
    pieces = [range(first, min(first + PIECE, games)) for first in range(0, games, PIECE)]
    whole = Balance()
    for done in share(partial(_piece, match), pieces):
        whole += done
        yield whole
        if precision is not None and whole.games % BLOCK == 0 and reach(match, whole) <= precision:
            return


def reach(match: Match, found: Balance) -> float:
    """How far the truth may lie from the least certain of the teams' shares."""
    intervals = [found.counts.won_by(team).interval for team in sides(match, found.counts)]
    return max(((high - low) / 2 for low, high in intervals), default=1.0)


def _piece(match: Match, numbers: range) -> Balance:
    found = Balance()
    with seldom_collected():
        for bout in results(match, numbers):
            found.add(bout)
    from .daybreak import looked_at, mornings  # noqa: PLC0415  # who counts by luck alone has no use for deduction

    found.mornings = mornings(match, [number for number in numbers if number < looked_at(match.rules)])
    return found


def warnings(match: Match, found: Balance) -> list[tuple[Warned, Team | None]]:
    """What stands out, and of which team."""
    said: list[tuple[Warned, Team | None]] = []
    if found.mornings.nights and in_the_dark(match, found):
        said.append((Warned.NOTHING_KNOWN, None))
    for team in sides(match, found.counts):
        low, high = found.counts.won_by(team).interval
        if low > HOPELESS:
            said.append((Warned.CANNOT_LOSE, team))
        elif high < 1 - HOPELESS and _large(match, team):
            said.append((Warned.CANNOT_WIN, team))
    return said


def in_the_dark(match: Match, found: Balance) -> bool:
    """Does nobody but the monsters learn anything at night?"""
    return against_monsters(match, found).mean < DARK


def against_monsters(match: Match, found: Balance) -> Morning:
    """What those know at daybreak who are no monsters and follow none."""
    roles = match.rules.roles
    side = {printed_team(roles[name]) for name in monsters_among(match.rules, found.mornings.by_role)}
    others = [morning for name, morning in found.mornings.by_role.items() if printed_team(roles[name]) not in side]
    return sum(others, Morning())


def _large(match: Match, team: Team) -> bool:
    """A side, and not somebody who plays for themselves."""
    common, _ = match.laid(0)
    return team in MONSTERS or sum(printed_team(match.rules.roles[name]) == team for name in common.cards) > 1
