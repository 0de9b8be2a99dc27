"""A match among those who choose at random, as the lane plays it: the same counts, a thousand times as quick."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import accumulate

import numpy as np

from garou.engine.values import RoleName, Seat
from garou.games.cast import Cast
from garou.homemade.coding import is_code
from garou.simulating.counts import Counts
from garou.simulating.fates import Fate, Fates, Who
from garou.simulating.matches import Match

from .arrays import Array, u32
from .coding import NoArrayForm, coded
from .day import Finish
from .simulating import Census, Totals, added, batches
from .tally import MOST_BITS, Label, changed, fingers, lengths, nobody, teams

COUNTED = (teams, nobody, changed)
HALF = 32  # bits of a seed


def census_of(match: Match) -> Census:
    """What is played in every game of it; where cards are drawn anew for each there is no such thing.

    Of roles that somebody wrote nobody has compared what the lane makes of them with the engine.
    """
    cards = match.cards
    if is_code(match.edition):
        raise NoArrayForm("edition")
    common, _ = match.laid(0)
    if not (isinstance(cards, Cast) or cards.casts):
        raise NoArrayForm("cards")
    laid = coded(match.rules, common.cast.cards, match.players, common.cast.beside)
    return Census(laid, (*COUNTED, lengths) if match.rules.round else COUNTED, withheld=False)


def sums(match: Match) -> Iterator[tuple[Counts, Counter[RoleName]]]:
    """The sums so far, batch by batch, for as long as somebody wants them; and who ended as another card."""
    census, seed = census_of(match), match.seed
    key = seed >> HALF & (1 << HALF) - 1, seed & (1 << HALF) - 1
    for totals in accumulate(batches(census, key, everybody), added):
        yield counts_of(census, totals), Counter({role: totals.of("changed", role) for role in census.coded.copies})


def everybody(end: Finish) -> dict[Label, int]:
    """By card dealt and seat: how often it was, won and died, and how many votes there were against it.

    At small tables each set of seats is counted as a whole: seat by seat it would be ten times as many sums.
    """
    coded, found = end.table.coded, dict[Label, int]()
    named = [(f"votes-{up}", plane) for up, plane in enumerate(fingers(end))]
    for role in coded.copies:
        held = coded.rack.where(end.table.spread.dealt, coded.code(role)) & u32(coded.seats)
        for what, some in (("held", u32(-1)), ("won", end.winners), ("died", end.dead), *named):
            for seat, often in enumerate(by_seat(held & some, coded.players)):
                found[what, role, seat] = often
    return found


SMALL = 12  # players: so many sets that there are fewer of them than games


def by_seat(seats: Array, players: int) -> list[int]:
    """In how many games each was among them."""
    if players > SMALL:
        return [int((seats >> seat & 1).sum(dtype=np.int64)) for seat in range(players)]
    often, sets = np.bincount(seats, minlength=1 << players), np.arange(1 << players)
    return [int(often[sets >> seat & 1 == 1].sum()) for seat in range(players)]


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
