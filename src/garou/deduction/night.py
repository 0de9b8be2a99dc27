"""The sum over all nights of one case, backwards from the morning.

At the beginning of the night every peg pins a card, and all that is not pinned can lie in any order: `counting` knows
how many. What a copier may have done, who acts first, is gone through in `copying`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import cached_property
from math import prod
from operator import itemgetter
from typing import NamedTuple

from .backwards import COUNTS, FOLLOWED, AnyAct, Kernel, Memory, Pegs
from .cases import Case, Pins
from .holders import copier_seat
from .premises import Premises


class Leaf(NamedTuple):
    """The beginning of a night: everything that is left to count."""

    added: Pins  # cards pinned by pegs
    after: Kernel
    copied: dict[int, int]  # by role: the weight of a copier's becoming it
    open_: int
    followed: frozenset[int]  # where the cards were dealt that were followed
    times: int  # how many beginnings that are alike this one stands for
    whom: int | None = None  # whose card, whatever it is, the copier has seen; `open_` is the weight of that


_when = itemgetter(0, 1)
NOBODY = frozenset[int]()
Count = Callable[["Night", Leaf, list[int]], None]


class Night:
    """One case's night."""

    def __init__(self, given: Premises, case: Case, count: Count, memory: Memory, *, at_once: bool = True) -> None:
        self.memory, self.count, self.at_once = memory, count, at_once
        self.given, self.case, self.pins, self.located = given, case, case.pins, case.located
        self.pool, ways = given.copies[:], 1  # to choose the cards that are pinned
        for role in case.pins.values():
            ways *= self.pool[role]
            self.pool[role] -= 1
        self.seats = [slot for slot in range(given.players) if slot not in case.pins]
        self.centre = [slot for slot in range(given.players, given.size) if slot not in case.pins]
        self.copier = copier_seat(given, case.pins) if given.copier is not None else None
        self.acts, factor = self._acts()
        self.chosen = factor * ways
        self.start: Pegs = memory.followed
        if case.mornings:
            self.start = tuple(sorted((*memory.followed, *[(seat, role + COUNTS) for seat, role in case.mornings])))

    @cached_property
    def kinds(self) -> list[int]:
        """By place: one number for all open seats that are alike."""
        kinds = [*range(self.given.size)]
        for seats in self.case.alike:
            for seat in seats if len(seats) > 1 else ():
                if seat not in self.pins:
                    kinds[seat] = -1 - seats[0]
        return kinds

    def loose(self, pool: list[int]) -> list[tuple[int, int]]:
        """The cards that may lie anywhere."""
        return [(role, copies) for role, copies in enumerate(pool) if copies and role not in self.located]

    # Who does what -------------------------------------------------------------------

    def _acts(self) -> tuple[tuple[AnyAct, ...], int]:
        """What is done by whom, in order of the night; and the weight that has no other effect."""
        given, done, factor, whole = self.given, list[tuple[int, int, AnyAct]](), self.case.ways, 1
        self.spoken = {act.time for act in self.case.acts}
        for time, seat, ways in self.case.acts:
            whole *= given.wholes[time]
            alone = len(ways) == 1
            factor *= ways[0][0] if alone else 1
            if any(ops for _, ops in ways):
                done.append((time, seat, ((1, ways[0][1]),) if alone else ways))
        for time, slot, role in self._unspoken():
            act = given.act(role, slot)
            whole *= given.wholes[time]
            if act.moves:
                done.append((time, slot, act))
            else:
                factor *= act.total
        if self.copier is not None and given.copier is not None:
            whole *= given.wholes[given.times[given.copier]]
        if len(done) > 1:
            done.sort(key=_when)
        if self.case.liars:
            factor *= self._doubt()
        return tuple([act for _, _, act in done]), factor * (given.scale // whole)

    def _unspoken(self) -> list[tuple[int, int, int]]:
        """Seats that act alone and have told nothing of it: when, where, and as what."""
        given, located = self.given, self.located
        players, groups, times = given.players, given.groups, given.times
        found = [
            (times[r], slot, r) for slot, r in self.pins.items()
            if r in located and slot < players and r not in groups and r != given.copier
        ]  # fmt: skip
        known = {(act.time, act.seat) for act in self.case.acts}
        return [entry for entry in found if entry[:2] not in known] if known else found

    def _doubt(self) -> int:
        """What the cards of liars weigh that are pinned."""
        doubt, liars = self.case.trust.doubt, self.case.liars
        return prod([doubt[role] for slot, role in self.pins.items() if slot in liars and slot != self.copier])

    def pack_factor(self, copied: int | None) -> int:
        """How much the nights of those weigh who wake together, where nobody has told of them."""
        given, factor = self.given, 1
        for role in given.weighing_groups:
            time = given.times[role]
            if time not in self.spoken:
                number = sum(r == role and slot < given.players for slot, r in self.pins.items()) + (copied == role)
                factor *= given.pack_totals(time).get(number, given.wholes[time])
        return factor

    # Seats that stand for each other -------------------------------------------------

    def unlike(self, states: Collection[Pegs], told: Pegs = ()) -> Iterable[tuple[Pegs, int]]:
        """Of those that differ only in which of some seats that are alike the pegs lie at, one, and their number.

        Seats where pegs were told of already are like no other.
        """
        if len(states) == 1 or len(self.case.alike) == self.given.players:
            return [(pegs, 1) for pegs in states]
        kinds, found = self.kinds, dict[tuple[int, ...], tuple[Pegs, int]]()
        if told:
            kinds = kinds[:]
            for place, _ in told:
                kinds[place] = place
        for pegs in states:
            key = _kind_of(pegs, kinds)
            first, times = found.get(key, (pegs, 0))
            found[key] = first, times + 1
        return found.values()

    # The deal ------------------------------------------------------------------------

    def settle(self, pegs: Pegs, after: Kernel, sums: list[int], leaf: Leaf) -> None:
        """All deals in which these cards lie where the pegs say, for a leaf that knows of no pegs yet."""
        me, copied = self.copier, leaf.copied
        if me is not None:
            known = [peg - COUNTS for place, peg in pegs if place == me and COUNTS <= peg < FOLLOWED]
            if known:
                copied = {role: weight for role, weight in copied.items() if all(role == one for one in known)}
            if not copied and not leaf.open_:
                return
        followed = frozenset([place for place, peg in pegs if peg == FOLLOWED]) if self.memory.followed else NOBODY
        for added in self._pinned(pegs):
            self.count(self, Leaf(added, after, copied, leaf.open_, followed, leaf.times, leaf.whom), sums)

    def _pinned(self, pegs: Pegs) -> list[Pins]:
        """The cards the pegs pin; more than one way only where a card may count as something it does not print."""
        ways, pins = [Pins()], self.pins
        for place, peg in pegs:
            if peg == FOLLOWED or (peg >= COUNTS and place == self.copier):
                continue
            held = pins.get(place)
            if peg < COUNTS and held is not None:
                if held != peg:
                    return []
                continue
            faces = self._faces(place, peg % COUNTS, prints=peg < COUNTS)
            if held is None:
                ways = [{**way, place: face} for way in ways for face in faces if way.get(place, face) == face]
            elif held not in faces:
                return []
        return ways

    def _faces(self, place: int, role: int, *, prints: bool) -> list[int]:
        """The cards that can lie there at the beginning and are this, or count as it."""
        given = self.given
        if place >= given.players and not prints:
            return [face for face in range(len(given.cast)) if given.idle[face] == role]
        seen = place in self.pins or place >= given.players or role not in self.located
        return [role] if seen else []


def leaf_of(copied: dict[int, int], times: int, open_: int = 0, whom: int | None = None) -> Leaf:
    """What a copier may have become, by weight.

    `open_`: the weight of what she saw anywhere else, or of the whole case where there is no copier.
    """
    return Leaf({}, [], copied, open_, frozenset(), times, whom)


def _kind_of(pegs: Pegs, kinds: list[int]) -> tuple[int, ...]:
    names, key = dict[int, int](), list[int]()
    for place, role in pegs:
        kind = kinds[place]
        key += (kind if kind >= 0 else kind - 100 * names.setdefault(place, len(names)), role)
    return tuple(key)
