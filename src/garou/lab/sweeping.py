"""A search over decks: all of them play, and those that are surely not the fairest drop out, round by round.

The sides are the village and every monsters' team that has a card in the deck; who plays alone is none. A deck is fair
where all its sides win about as often. Its gap is how much more often one of them wins than another, at most.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from math import comb
from statistics import NormalDist

from garou.engine.values import Team
from garou.games.cast import Cast
from garou.games.feel import TEAMS
from garou.simulating.company import Company
from garou.simulating.crew import Sharing
from garou.simulating.matches import Match, results
from garou.simulating.odds import SIGMAS
from garou.simulating.thrift import seldom_collected

from .balance import Balance
from .daybreak import looked_at, mornings
from .decks import DeckWish, candidates
from .mornings import Mornings
from .pairs import Pairs

FIRST = 100  # games of each deck in the first round; then as many again as it has played
PIECE = 100  # games that one process plays at a time
ROUNDS = 16  # at most
DOUBT = 0.05  # that the fairest is dropped anywhere on the way
SHOWN = 5  # of whose mornings is told


@dataclass(slots=True)
class Contender:
    """One that takes part."""

    cast: Cast
    match: Match
    sides: tuple[Team, ...]
    found: Balance = field(default_factory=Balance)
    pairs: dict[tuple[Team, Team], Pairs] = field(default_factory=dict)  # of sides, in the same games
    out: int = 0  # in which round it was dropped

    @property
    def gap(self) -> float:
        return max((abs(self._pairs(two).difference) for two in self._twos), default=1.0)

    def between(self, sigmas: float = SIGMAS) -> tuple[float, float]:
        """How small the gap may be, and how large."""
        ends = [self._pairs(two).within(sigmas) for two in self._twos] if self.found.games else [(0.0, 1.0)]
        low = max(max(low, -high, 0.0) for low, high in ends)
        return low, max(max(-low, high) for low, high in ends)

    @property
    def reach(self) -> float:
        low, high = self.between()
        return (high - low) / 2

    @property
    def _twos(self) -> Iterator[tuple[Team, Team]]:
        return combinations(self.sides, 2)

    def _pairs(self, two: tuple[Team, Team]) -> Pairs:
        return self.pairs.get(two) or Pairs(none=self.found.games)

    def add(self, leg: Leg) -> None:
        self.found += leg.found
        for two, pairs in leg.pairs.items():
            self.pairs[two] = self.pairs.get(two, Pairs()) + pairs


@dataclass(slots=True)
class Leg:
    """Some games of one deck."""

    found: Balance
    pairs: dict[tuple[Team, Team], Pairs]


@dataclass(slots=True)
class Race:
    """All decks, and how far they have come."""

    wish: DeckWish
    decks: list[Contender]
    round: int = 0

    @property
    def games(self) -> int:
        return sum(deck.found.games for deck in self.decks)

    @property
    def left(self) -> list[Contender]:
        return [deck for deck in self.decks if not deck.out]

    @property
    def ranked(self) -> list[Contender]:
        """Those that are left by their gaps; then the others, the last to drop out first."""
        return sorted(self.decks, key=lambda deck: (bool(deck.out), -deck.out, deck.gap))


def entered(wish: DeckWish, company: Company, seed: int, most: int) -> Race:
    """The decks at their start."""
    return Race(wish, [_deck(wish, company, seed, cast) for cast in candidates(wish, most)])


def _deck(wish: DeckWish, company: Company, seed: int, cast: Cast) -> Contender:
    match = Match(wish.game, wish.edition, wish.players, cast, wish.options, company, seed)
    return Contender(cast, match, sides_of(match))


def sides_of(match: Match) -> tuple[Team, ...]:
    """The village, and each team of monsters, of which there is somebody."""
    common, _ = match.laid(0)
    roles = [match.rules.roles[name] for name in common.cast.counted]
    return tuple(team for team in TEAMS if any(role.is_a(team) for role in roles))


def raced(race: Race, games: int, precision: float, share: Sharing) -> Iterator[Race]:
    """The race after every piece of work, until it is over: the same however the work is shared out."""
    while not over_at(race, precision) and (legs := _legs(race, games)):
        for (number, _, _), leg in zip(legs, share(_leg, legs), strict=True):
            race.decks[number].add(leg)
            yield race
        race.round += 1
        drop(race)
        yield race
    best = race.ranked[:SHOWN]
    for deck, morning in zip(best, share(_morning, [deck.match for deck in best]), strict=True):
        deck.found.mornings = morning
        yield race


def over_at(race: Race, precision: float) -> bool:
    """Is all known so well: of the one that is left, or of several that cannot be told apart?"""
    return race.round >= ROUNDS or all(deck.found.games and deck.reach <= precision for deck in race.left)


Legs = list[tuple[int, Match, range]]


def _legs(race: Race, games: int) -> Legs:
    """As many games more as each has played, or what is left of all: in pieces, for one deck after the other."""
    left = race.left
    each = max(FIRST, left[0].found.games)
    each = min(each, (games - race.games) // len(left))
    return [
        (number, deck.match, range(first, min(first + PIECE, deck.found.games + each)))
        for number, deck in enumerate(race.decks)
        if not deck.out
        for first in range(deck.found.games, deck.found.games + each, PIECE)
    ]


def _leg(asked: tuple[int, Match, range]) -> Leg:
    _, match, numbers = asked
    leg = Leg(Balance(), {two: Pairs() for two in combinations(sides_of(match), 2)})
    with seldom_collected():
        for bout in results(match, numbers):
            leg.found.add(bout)
            for (one, other), pairs in leg.pairs.items():
                pairs.add(first=one in bout.outcome.teams, second=other in bout.outcome.teams)
    return leg


def _morning(match: Match) -> Mornings:
    return mornings(match, range(looked_at(match.rules)))


def drop(race: Race) -> None:
    """Whoever is surely less fair than another: in all rounds together the fairest is dropped in one race of twenty."""
    sigmas = sure_of(len(race.decks), max(len(deck.sides) for deck in race.decks))
    left = race.left
    ends = [deck.between(sigmas) for deck in left]
    bar = min(high for _, high in ends)
    for deck, (low, _) in zip(left, ends, strict=True):
        if low > bar:
            deck.out = race.round


def sure_of(decks: int, sides: int) -> float:
    """How many standard errors leave that doubt, shared out over all that is looked at."""
    looks = decks * ROUNDS * max(1, comb(sides, 2))
    return NormalDist().inv_cdf(1 - DOUBT / looks / 2)
