"""A bit of the measuring, done beside the tables within its time of the processor: plain values go in and come out."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from garou.extras import NotInstalled
from garou.games.cast import Cards, Cast
from garou.lab.balance import Balance, reach
from garou.lab.daybreak import looked_at, mornings
from garou.minds.levels import RANDOM
from garou.rooms.settings import Settings, scenario_of
from garou.simulating.company import Company
from garou.simulating.counts import Counts
from garou.simulating.matches import Match, results
from garou.web.aside import GIVEN_UP, limited

SLICE = 0.4  # seconds of the processor's time, after which no further game is begun
HARD = 3.0  # seconds: no game and no morning gets more
WHOLE = 12.0  # seconds: what one deck gets all together
DRAWN = 1 << 16  # games by luck, a third of a point either way; fewer where they take longer than a slice
GAMES = 2_000  # of one deck at most
FINE = 0.025  # known so well, it is enough


@dataclass(frozen=True, slots=True)
class LobbyDeck:
    """What lies on the table before anything is dealt: all that the figures rest on."""

    game: str
    edition: str
    options: tuple[str, ...]
    players: int
    scenario: str | None
    cards: Cards
    beside: Cards
    wild: bool

    @property
    def match(self) -> Match:
        """With the usual minds, and one luck for all tables."""
        settings = Settings(self.game, self.edition, self.scenario, size=self.players)
        cards = scenario_of(settings) or Cast(self.cards, self.beside)
        return Match(self.game, self.edition, self.players, cards, self.options, wild=self.wild)


def laid(settings: Settings) -> LobbyDeck:
    """From what the host has chosen, and from nothing else."""
    chosen = ((), ()) if settings.scenario else (settings.cards, settings.beside)
    return LobbyDeck(
        settings.game, settings.edition, settings.options, settings.size, settings.scenario, *chosen, settings.wild
    )


@dataclass(slots=True)
class Weight:
    """How far a deck has come."""

    found: Balance = field(default_factory=Balance)
    spent: float = 0.0  # seconds of the processor's time
    mornings: int = 0  # that were looked at, or given up
    stuck: bool = False  # a game took too long
    luck: Counts | None = None  # what the deck comes to where everybody chooses at random
    drawn: bool = False  # has that been tried? It takes an extra, and rules that have an array form

    @property
    def enough(self) -> bool:
        return self.stuck or self.spent >= WHOLE or self.found.games >= GAMES

    def __add__(self, other: Weight) -> Weight:
        return Weight(
            self.found + other.found,
            self.spent + other.spent,
            self.mornings + other.mornings,
            self.stuck or other.stuck,
            self.luck or other.luck,
            self.drawn or other.drawn,
        )


def over(laid: LobbyDeck, so_far: Weight) -> bool:
    """Is it known well enough, or has it had its time?"""
    match = laid.match
    known = so_far.found.games >= 100 and reach(match, so_far.found) <= FINE
    return so_far.enough or (known and so_far.mornings >= looked_at(match.rules))


@dataclass(frozen=True, slots=True)
class Bit:
    """Which games of a deck come next: some games, then some mornings, in turn."""

    laid: LobbyDeck
    games: int
    mornings: int
    luck: bool = False  # first of all, and by itself: it takes a moment


def weighed(bit: Bit) -> Weight:
    """As many as fit into a slice; what was begun when the time was up is not counted."""
    if bit.luck:
        return drawn(bit.laid)
    done, began = Weight(), time.process_time()
    try:
        with limited(HARD):
            for some in _bits(bit):
                done += some
                if time.process_time() - began > SLICE:
                    break
    except GIVEN_UP:
        done.stuck = not done.found.games and not done.mornings
    done.spent = time.process_time() - began
    return done


def drawn(laid: LobbyDeck) -> Weight:
    """By luck alone, in the array lane, where that is installed."""
    done, began = Weight(drawn=True), time.process_time()
    with contextlib.suppress(*GIVEN_UP), limited(HARD):
        done.luck = _by_luck(replace(laid.match, company=Company(RANDOM)))
    done.spent = time.process_time() - began
    return done


def _by_luck(match: Match) -> Counts | None:
    try:
        from garou.lane import NoArrayForm  # noqa: PLC0415  # an extra that may be missing
        from garou.lane.matches import sums  # noqa: PLC0415  # the same
    except NotInstalled:
        return None
    began = time.process_time()
    try:
        return next(c for c, _ in sums(match) if c.games >= DRAWN or time.process_time() - began > SLICE)
    except NoArrayForm:
        return None


def _bits(bit: Bit) -> Iterator[Weight]:
    """Ten games, then a morning, as long as there are any to look at."""
    match, morning = bit.laid.match, bit.mornings
    most = looked_at(match.rules)
    for first in range(bit.games, GAMES, 10):
        yield Weight(_games(match, range(first, first + 10)))
        if morning < most:
            yield Weight(Balance(mornings=mornings(match, [morning])), mornings=1)
            morning += 1


def _games(match: Match, numbers: range) -> Balance:
    found = Balance()
    for bout in results(match, numbers):
        found.add(bout)
    return found
