"""Two tables side by side, game by game: the same luck for both, as far as it can be shared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import chain
from random import Random

from garou.engine.live import run_through
from garou.engine.values import RoleName, Seat, Setup, Team
from garou.games.cast import Cards, Cast
from garou.minds.mind import TalkingMind
from garou.simulating.crew import Sharing
from garou.simulating.evening import Evening
from garou.simulating.matches import Bout, Match, result
from garou.simulating.thrift import seldom_collected
from garou.simulating.writing import sides
from garou.talk.claims import Common

from .balance import BLOCK, PIECE, Balance
from .daybreak import looked_at, mornings
from .pairs import Pairs

NOBODY = Team("nobody")  # no team has won


# --- The same luck for both ------------------------------------------------------------------------


class Twin(Evening):
    """An evening at which every seat has luck of its own for every call.

    Where one of two tables asks somebody more, or has another card at one seat, the others are as lucky as before.
    """

    __slots__ = ("own", "root")

    def __init__(self, common: Common, setup: Setup, minds: Sequence[TalkingMind], luck: Random) -> None:
        super().__init__(common, setup, minds, luck)
        self.root, self.own = luck.getrandbits(64), dict[tuple[Seat, str, int], Random]()

    def luck_of(self, seat: Seat, call: str) -> Random:
        key = seat, call, self.day
        if key not in self.own:
            self.own[key] = Random(f"{self.root} {seat} {call} {self.day}")
        return self.own[key]


def played_as_twin(common: Common, setup: Setup, minds: Sequence[TalkingMind], luck: Random) -> Evening:
    evening = Twin(common, setup, minds, luck)
    return run_through(evening, evening.before)


def aligned(one: Match, other: Match) -> tuple[Match, Match]:
    """The second deck in the order of the first: whatever both hold falls to the same places of a shuffle."""
    first, second = _printed(one), _printed(other)
    if first is None or second is None:
        return one, other
    cast = Cast(in_the_order_of(first.cards, second.cards), second.beside)
    return replace(one, cards=first), replace(other, cards=cast)


def _printed(match: Match) -> Cast | None:
    """The cards, unless they are drawn anew for each game."""
    cards = match.cards
    return cards if isinstance(cards, Cast) else cards.casts.get(match.players)


def in_the_order_of(first: Cards, second: Cards) -> Cards:
    """Cards of the second where the first has them; the others into the gaps, and what is left behind."""
    left = Counter(second)
    kept = [name if _taken(left, name) else None for name in first]
    others = iter(left.elements())
    filled = (name or next(others, None) for name in kept)
    return tuple(name for name in chain(filled, others) if name is not None)


def _taken(left: Counter[RoleName], name: RoleName) -> bool:
    there = left[name] > 0
    left[name] -= there
    return there


# --- What came of it ---------------------------------------------------------------------------------


@dataclass(slots=True)
class Comparison:
    """The sums of any number of pairs."""

    first: Balance = field(default_factory=Balance)
    second: Balance = field(default_factory=Balance)
    pairs: dict[Team, Pairs] = field(default_factory=dict)  # by team

    def __add__(self, other: Comparison) -> Comparison:
        """A team that some pairs know nothing of has won none of them."""
        teams = {**self.pairs, **other.pairs}
        summed = {team: self.of(team) + other.of(team) for team in teams}
        return Comparison(self.first + other.first, self.second + other.second, summed)

    def of(self, team: Team) -> Pairs:
        return self.pairs.get(team) or Pairs(none=self.games)

    @property
    def games(self) -> int:
        """Pairs of games."""
        return self.first.games

    def add(self, first: Bout, second: Bout) -> None:
        won, also = ({*bout.outcome.teams} or {NOBODY} for bout in (first, second))
        for team in {*won, *also} - {*self.pairs}:
            self.pairs[team] = Pairs(none=self.games)
        for team, pairs in self.pairs.items():
            pairs.add(first=team in won, second=team in also)
        self.first.add(first)
        self.second.add(second)


# --- Playing -----------------------------------------------------------------------------------------


def comparisons(one: Match, other: Match, games: int, precision: float | None, share: Sharing) -> Iterator[Comparison]:
    """The sums so far, block by block, until there are enough: the same blocks however they are shared out."""
    pieces = [range(first, min(first + PIECE, games)) for first in range(0, games, PIECE)]
    whole = Comparison()
    for done in share(partial(_piece, *aligned(one, other)), pieces):
        whole += done
        yield whole
        if precision is not None and whole.games % BLOCK == 0 and reach(one, other, whole) <= precision:
            return


def teams(one: Match, other: Match, found: Comparison) -> list[Team]:
    """Every team of the two tables, and nobody where a game was nobody's."""
    known = dict.fromkeys((*sides(one, found.first.counts), *sides(other, found.second.counts)))
    return [*known, *({NOBODY} & {*found.pairs})]


def reach(one: Match, other: Match, found: Comparison) -> float:
    """How far the truth may lie from the least certain of the differences."""
    intervals = [found.of(team).interval for team in teams(one, other, found)]
    return max(((high - low) / 2 for low, high in intervals), default=1.0)


def _piece(one: Match, other: Match, numbers: range) -> Comparison:
    found = Comparison()
    with seldom_collected():
        for number in numbers:
            found.add(result(one, number, played_as_twin), result(other, number, played_as_twin))
    for match, balance in ((one, found.first), (other, found.second)):
        balance.mornings = mornings(match, [number for number in numbers if number < looked_at(match.rules)])
    return found
