"""All cases of a question added up where people may lie.

The leaves of one case that pin the same cards are put on one pile: only where cards end differs between them.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import factorial, lcm
from operator import mul

from .backwards import Kernel
from .cases import Case
from .copying import add_up
from .deals import LIAR, LYING, QUIET, SILENT, Plain
from .night import Leaf, Night
from .premises import Premises
from .weighing import Scales


class Pile:
    """Where cards end, for all leaves that pin the same cards; rows by place, a lane for each place in each."""

    __slots__ = ("_afters", "_lied", "_seen", "_times", "became", "open_")

    def __init__(self) -> None:
        self._afters: list[Kernel] = []
        self._times: list[int] = []  # how often each of them, whoever a copier has become
        self._lied: list[int] = []  # the same, weighed by doubt
        self._seen: list[int] = []  # what she saw is not known: for each seat she may have looked at
        self.became: dict[int, int] = {}  # by role: where the card of a copier ends that became it
        self.open_ = 0  # where it ends if she became what lies at an open seat, for each of them

    def put(self, after: Kernel, times: int, lied: int = 0, seen: int = 0) -> None:
        """One leaf more."""
        self._afters.append(after)
        self._times.append(times)
        self._lied.append(lied)
        self._seen.append(seen)

    def rows(self) -> list[int]:
        """Of all leaves."""
        return self._added_up(self._times)

    def lied(self) -> list[int]:
        """Where she is a liar who has become somebody."""
        return self._added_up(self._lied)

    def seen(self) -> list[int]:
        """Where she has become what nobody knows."""
        return self._added_up(self._seen)

    def _added_up(self, weights: list[int]) -> list[int]:
        if len(weights) == 1:
            weight, rows = weights[0], self._afters[0]
            return rows if weight == 1 else [weight * row for row in rows]
        return [sum(map(mul, weights, column)) for column in zip(*self._afters, strict=True)]


class Sums:
    """What comes out: the weight of each role at each place, and by speaker that of a lie; lanes of so many bits."""

    def __init__(self, given: Premises, doubt: tuple[int, ...], plains: Mapping[int, Plain], bits: int) -> None:
        self.given, self.doubt, self.plains, self.bits = given, doubt, plains, bits
        self.scales = Scales(bits, given.idle)
        self.memory = given.memory(bits)
        self.seated, self.even = factorial(given.players), even(given.players)
        self.roles = [0] * len(given.names)  # lanes by place: what lies with those who are named, and in the centre
        self.places = [0] * given.size  # lanes by role: what lies with those of the crowd
        self.lied = dict.fromkeys(range(given.players), 0)

    def lane(self, row: int, place: int) -> int:
        """Of a row, how much ends there."""
        return (row >> self.bits * place) & ((1 << self.bits) - 1)

    def by_place(self) -> tuple[int, ...]:
        """All of it, by place in lanes for each role."""
        return tuple([
            crowd + sum([self.lane(row, place) << self.bits * role for role, row in enumerate(self.roles)])
            for place, crowd in enumerate(self.places)
        ])  # fmt: skip


def even(players: int) -> int:
    """So that a sum over seats that are alike can be shared out among them, and among every two of them."""
    return lcm(*range(1, players + 1))


class Gathering:
    """One case: who is of the crowd and who is named, and the leaves of its night on piles."""

    def __init__(self, sums: Sums, case: Case) -> None:
        self.sums, given = sums, sums.given
        self.crowd = [seat for seat in case.alike[0] if seat not in case.named] if given.alike else []
        self.named = [seat for seat in range(given.players) if seat not in self.crowd]
        self.liars, whole = case.liars, (1 << sums.bits) - 1
        self.mask = sum([whole << sums.bits * seat for seat in self.crowd])  # the lanes of the crowd
        self.plains = tuple([sums.plains[seat] for seat in self.crowd if seat in sums.plains])
        self.kinds: dict[int, list[int]] = {}  # of the crowd: by who looks, all who are alike
        for seat in self.crowd:
            self.kinds.setdefault(self._looking(seat), []).append(seat)
        self.doubtful = bool(self.plains) or LYING in self.kinds  # may somebody of the crowd lie?
        self.night = Night(given, _by_name(sums, case, self.crowd), self._gather, sums.memory)
        self.mine = self.night.copier
        self.hidden = self.mine in self.crowd  # nobody has spoken of the copier
        self.distrusted = self.hidden and self.doubtful
        self.piles: dict[tuple[tuple[int, int], ...], Pile] = {}
        add_up(self.night, [])

    def kind(self, seat: int) -> Plain:
        """What is to be thought of a seat's card."""
        plain = self.sums.plains.get(seat)
        return plain if plain is not None else LIAR if seat in self.liars else SILENT

    def _looking(self, seat: int) -> int:
        kind = self.kind(seat)
        return QUIET if kind is SILENT else LYING if kind is LIAR else self.plains.index(kind)

    def _gather(self, night: Night, leaf: Leaf, _: list[int]) -> None:
        """A leaf, on the pile of all that pin the same cards."""
        key = tuple(sorted(leaf.added.items())) if leaf.added else ()
        pile = self.piles.get(key)
        if pile is None:
            pile = self.piles[key] = Pile()
        if self.mine is None:
            pile.put(leaf.after, leaf.times * leaf.open_)
        else:
            self._gather_copier(pile, leaf, leaf.after[self.mine])

    def _gather_copier(self, pile: Pile, leaf: Leaf, mine: int) -> None:
        whole, lied, seen, times, doubt = leaf.open_, 0, 0, leaf.times, self.sums.doubt
        for role, weight in leaf.copied.items():
            pile.became[role] = pile.became.get(role, 0) + mine * weight * times
            whole, lied = whole + weight, lied + weight * doubt[role]
        if leaf.open_:
            seen = times * (leaf.open_ // sum([seat not in leaf.added for seat in self.night.seats]))
            pile.open_ += seen * mine
        pile.put(leaf.after, times * whole, times * lied, seen)


def _by_name(sums: Sums, case: Case, crowd: list[int]) -> Case:
    """As the night sees it: nobody of the crowd is known for a liar, and a copier who has named another card lies."""
    copier, liars, ways = sums.given.copier, case.liars.difference(crowd), case.ways
    known = {seat: scale for seat, scale in case.trust.scale.items() if seat not in crowd}
    for seat, plain in sums.plains.items() if copier is not None else ():
        if seat not in crowd and case.pins.get(seat) == copier:
            liars, ways, known[seat] = liars | {seat}, ways * plain.lie, 1
    return case._replace(liars=liars, ways=ways, trust=case.trust._replace(scale=known))
