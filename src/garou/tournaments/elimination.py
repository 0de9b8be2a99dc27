"""Double elimination: everybody plays until they have lost twice."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from itertools import combinations
from random import Random
from typing import NamedTuple

from garou.engine.values import RuleError

from .drawing import Met, seated, table_sizes
from .values import IllegalEntry, check_known, check_names, places

LOSSES = 2  # after this many nobody plays for the title any more
NEAR = 5  # the size of table that is wanted where several are possible


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who plays one game of a round together, and who won it."""

    names: tuple[str, ...]  # those who play for the title
    fillers: int = 0  # seats for bots or for people already out: their results do not count
    winners: tuple[str, ...] | None = None  # None: not known yet
    called_off: bool = False  # never finished: nobody loses

    @property
    def over(self) -> bool:
        return self.called_off or self.winners is not None

    @property
    def losers(self) -> tuple[str, ...]:
        """Every non-winner of a game takes a loss (C38)."""
        return () if self.winners is None else tuple(name for name in self.names if name not in self.winners)


@dataclass(frozen=True, slots=True)
class Round:
    """Games played at the same time, and those who sit out."""

    sittings: tuple[Sitting, ...]
    byes: tuple[str, ...] = ()


class EliminationRow(NamedTuple):
    """One line of the standings."""

    place: int
    name: str
    played: int  # games that counted
    losses: int
    byes: int
    out: int | None  # the round they went out in; 0 is before the first
    gone: bool  # by their own will


@dataclass(frozen=True, slots=True)
class Tally:
    """What the rounds so far come to."""

    played: Counter[str]
    losses: Counter[str]
    out: dict[str, int]  # who is out, since which round
    uncounted: tuple[int, ...]  # rounds that would have removed everybody left


@dataclass(frozen=True, slots=True)
class Elimination:
    """A whole tournament: who entered, the rounds as drawn with their results, and who left when."""

    entrants: tuple[str, ...]
    sizes: tuple[int, ...]  # of tables, as the deck allows
    near: int = NEAR
    rounds: tuple[Round, ...] = ()
    gone: tuple[tuple[str, int], ...] = ()  # a name, and how many rounds had been drawn by then

    def __post_init__(self) -> None:
        check_names(self.entrants)

    # What has come of it ---------------------------------------------------------------

    def tally(self) -> Tally:
        """Counted from the first round on. A round counts when its last result is in, whatever came first.

        Whoever has left is out from the beginning: somebody else has survived every round so far, so no earlier round
        is counted differently for it.
        """
        tally = Tally(Counter(), Counter(), dict(self.gone), ())
        for number, played in enumerate(self.rounds, 1):
            tally = self._after(tally, number, played)
        return tally

    def _after(self, tally: Tally, number: int, round: Round) -> Tally:
        if not self._complete(round):
            return tally
        lost = Counter(name for sitting in round.sittings for name in sitting.losers)
        losses = tally.losses + lost
        falls = {name: number for name in lost if losses[name] >= LOSSES}
        if set(self.entrants) <= tally.out.keys() | falls.keys():  # C38: those players play on
            return replace(tally, uncounted=(*tally.uncounted, number))
        played = Counter(name for sitting in round.sittings if sitting.winners is not None for name in sitting.names)
        return Tally(tally.played + played, losses, falls | tally.out, tally.uncounted)

    def _complete(self, round: Round) -> bool:
        """A table that everybody has left is waited for no longer."""
        gone = {name for name, _ in self.gone}
        return all(sitting.over or gone.issuperset(sitting.names) for sitting in round.sittings)

    @property
    def field(self) -> tuple[str, ...]:
        """Those who still play for the title."""
        out = self.tally().out
        return tuple(name for name in self.entrants if name not in out)

    @property
    def champion(self) -> str | None:
        """The only one left."""
        field = self.field
        return field[0] if len(field) == 1 else None

    @property
    def playing(self) -> bool:
        """Is a round going on that waits for results?"""
        return bool(self.rounds) and not self._complete(self.rounds[-1])

    # What can happen -------------------------------------------------------------------

    def draw(self, luck: Random) -> Round:
        """Tables for the next round, from everybody left."""
        self._check_going_on()
        if self.playing:
            raise IllegalEntry("round-not-over", count=len(self.rounds))
        field = self.field
        if len(field) < min(self.sizes):
            names = tuple(luck.sample(field, len(field)))
            return Round((Sitting(names, fillers=min(self.sizes) - len(names)),))
        sizes = table_sizes(len(field), self.sizes, self.near)
        byes = self._sit_out(field, len(field) - sum(sizes), luck)
        names = tuple(name for name in field if name not in byes)
        return Round(tuple(map(Sitting, seated(names, sizes, self.met(), luck))), byes)

    def _sit_out(self, field: tuple[str, ...], number: int, luck: Random) -> tuple[str, ...]:
        """Whoever has sat out least often; among those, whoever did so longest ago."""
        had = {name: [i for i, past in enumerate(self.rounds) if name in past.byes] for name in field}
        order = sorted(luck.sample(field, len(field)), key=lambda name: (len(had[name]), had[name][-1:]))
        return tuple(order[:number])

    def met(self) -> Met:
        """How often any two have sat at one table."""
        sittings = (sitting for past in self.rounds for sitting in past.sittings)
        return Counter(frozenset(pair) for sitting in sittings for pair in combinations(sitting.names, 2))

    def begin(self, round: Round) -> Elimination:
        """The round as it was drawn; kept apart from drawing, so that a store can play it again without luck."""
        self._check_going_on()
        names = [*round.byes, *(name for sitting in round.sittings for name in sitting.names)]
        if self.playing or sorted(names) != sorted(self.field):
            raise RuleError("a round is drawn from everybody left, once the one before is over")
        if any(len(sitting.names) + sitting.fillers not in self.sizes for sitting in round.sittings):
            raise RuleError("a table of that size cannot be dealt")
        return replace(self, rounds=(*self.rounds, round))

    def enter(self, table: int, winners: tuple[str, ...]) -> Elimination:
        """The winners at a table of the last round, counted from 0: late, in any order, or once more to correct it."""
        return self._put(table, winners, called_off=False)

    def call_off(self, table: int) -> Elimination:
        """A game that will not be finished: nobody loses it. Its result may still come until the next draw."""
        return self._put(table, None, called_off=True)

    def _put(self, table: int, winners: tuple[str, ...] | None, *, called_off: bool) -> Elimination:
        sittings = self.rounds[-1].sittings if self.rounds else ()
        if not 0 <= table < len(sittings):
            raise IllegalEntry("no-such-game", count=table + 1, known=tuple(range(1, len(sittings) + 1)))
        check_known(winners or (), sittings[table].names)
        put = replace(sittings[table], winners=winners, called_off=called_off)
        last = replace(self.rounds[-1], sittings=(*sittings[:table], put, *sittings[table + 1 :]))
        return replace(self, rounds=(*self.rounds[:-1], last))

    def leave(self, name: str) -> Elimination:
        """Out at once; the others at the table play on, with somebody to fill the seat."""
        self._check_going_on()
        check_known((name,), self.field)
        return replace(self, gone=(*self.gone, (name, len(self.rounds))))

    def can_return(self, name: str) -> bool:
        """Until a round is drawn without them."""
        return dict(self.gone).get(name, len(self.rounds)) == len(self.rounds)

    def come_back(self, name: str) -> Elimination:
        """As if they had never left."""
        if not self.can_return(name):
            raise IllegalEntry("too-late-to-return", name=name)
        return replace(self, gone=tuple(one for one in self.gone if one[0] != name))

    def _check_going_on(self) -> None:
        if self.champion is not None:
            raise IllegalEntry("tournament-over", name=self.champion)

    # Who stands where ------------------------------------------------------------------

    def standings(self) -> tuple[EliminationRow, ...]:
        """Those left first, fewer losses before more; then whoever went out last. Equals share a place."""
        tally = self.tally()
        byes = Counter(name for past in self.rounds for name in past.byes)
        gone = {name for name, _ in self.gone}
        ranks = {
            name: (-tally.out.get(name, len(self.rounds) + 1), 0 if name in tally.out else tally.losses[name])
            for name in self.entrants
        }
        return tuple(
            EliminationRow(
                place, name, tally.played[name], tally.losses[name], byes[name], tally.out.get(name), name in gone
            )
            for name, place in places(ranks).items()
        )
