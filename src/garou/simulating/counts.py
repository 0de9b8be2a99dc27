"""What many games come to, in whole numbers: tallies of some games and of others add up, in any order."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TypeVar

from .fates import Fate, Fates, Who, lived
from .matches import Bout
from .odds import Rate

Name = TypeVar("Name")


@dataclass(slots=True)
class Counts:
    """The counts of any number of games."""

    games: int = 0
    nobody: int = 0  # of them, those that no team has won
    claims: int = 0
    wins: Counter[str] = field(default_factory=Counter)  # by team; a game that several teams win counts for each
    days: Counter[int] = field(default_factory=Counter)  # how many games were so long
    nights: Counter[int] = field(default_factory=Counter)
    fates: Fates = field(default_factory=lambda: defaultdict(Fate))

    def won_by(self, team: str) -> Rate:
        return Rate(self.wins[team], self.games)

    def by(self, naming: Callable[[Who], Name]) -> dict[Name, Fate]:
        """The fates of all roles, of all seats or of all minds, or of whatever else sets some apart."""
        found = defaultdict[Name, Fate](Fate)
        for who in sorted(self.fates):
            found[naming(who)] += self.fates[who]
        return dict(found)

    def count(self, result: Bout) -> None:
        """One game more."""
        self.games += 1
        self.nobody += not result.outcome.teams
        self.claims += len(result.said)
        self.wins.update(result.outcome.teams)
        self.days[result.days] += 1
        self.nights[result.nights] += 1
        lived(result, self.fates)

    def __add__(self, other: Counts) -> Counts:
        whole = (self.games + other.games, self.nobody + other.nobody, self.claims + other.claims)
        counted = (self.wins + other.wins, self.days + other.days, self.nights + other.nights)
        known = {**self.fates, **other.fates}
        summed = {who: self.fates.get(who, Fate()) + other.fates.get(who, Fate()) for who in known}
        return Counts(*whole, *counted, defaultdict(Fate, summed))


def counts_of(results: Iterable[Bout]) -> Counts:
    tally = Counts()
    for result in results:
        tally.count(result)
    return tally
