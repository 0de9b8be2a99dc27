"""A match among those who choose at random, as the lane plays it: the same counts, a thousand times as quick."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import accumulate

from garou.engine.values import RoleName, Seat
from garou.games.cast import Cast
from garou.simulating.counts import Counts
from garou.simulating.fates import Fate, Fates, Who
from garou.simulating.matches import Match

from .coding import NoArrayForm, coded
from .simulating import Census, Totals, added, batches
from .tally import MOST_BITS, changed, everybody, lengths, nobody, teams

COUNTED = (teams, nobody, everybody, changed)
HALF = 32  # bits of a seed


def census_of(match: Match) -> Census:
    """What is played in every game of it; where cards are drawn anew for each there is no such thing."""
    cards = match.cards
    common, _ = match.laid(0)
    if not (isinstance(cards, Cast) or cards.casts):
        raise NoArrayForm("cards")
    laid = coded(match.rules, common.cast.cards, match.players, common.cast.beside)
    return Census(laid, (*COUNTED, lengths) if match.rules.round else COUNTED, withheld=False)


def sums(match: Match) -> Iterator[tuple[Counts, Counter[RoleName]]]:
    """The sums so far, batch by batch, for as long as somebody wants them; and who ended as another card."""
    census, seed = census_of(match), match.seed
    key = seed >> HALF & (1 << HALF) - 1, seed & (1 << HALF) - 1
    for totals in accumulate(batches(census, key), added):
        yield counts_of(census, totals), Counter({role: totals.of("changed", role) for role in census.coded.copies})


def counts_of(census: Census, totals: Totals) -> Counts:
    table, games = census.coded, totals.games
    fates: Fates = defaultdict(Fate)
    for role in table.copies:
        for seat in range(table.players):
            fates[Who(role, Seat(seat), MIND)] = _fate(totals, role, seat)  # type: ignore[arg-type]  # a slot
    wins = Counter({str(team): often for (what, team, *_), often in totals.often.items() if what == "teams" and often})
    nights, days = (long(totals, what) or Counter({1: games}) for what in ("nights", "days"))
    return Counts(games, totals.of("nobody", 0), 0, wins, days, nights, fates)


def long(totals: Totals, what: str) -> Counter[int]:
    """How many games took so many of them."""
    return Counter({int(number): often for (name, number, *_), often in totals.often.items() if name == what and often})


MIND = "random"  # whose choices these are


def _fate(totals: Totals, role: RoleName, seat: int) -> Fate:
    held, won, died = (totals.of(what, role, seat) for what in ("held", "won", "died"))
    votes = sum(totals.of(f"votes-{up}", role, seat) << up for up in range(MOST_BITS))
    return Fate(held, won, died, votes)
