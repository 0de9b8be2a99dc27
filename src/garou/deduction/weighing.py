"""How much all deals weigh of the cards that nobody has pinned, seen from each kind of seat of the crowd.

All ways to seat the stations are summed up at once, and all choices of who tells the truth. Where they leave the same
cards to the same kinds of seats they have one outlook, so many times.
"""

from __future__ import annotations

from collections.abc import Sequence

from .candour import Candour, candours
from .deals import LIES, LYING, QUIET, TELLS, Deals, Outlook, Times, Weighed
from .laying import Chooser, Laying
from .seating import Share, shares


class Scales:
    """Weighs deals, and remembers them; roles are lanes of so many bits."""

    def __init__(self, bits: int, idle: Sequence[int]) -> None:
        self.chooser = Chooser(bits, idle)
        self._known: dict[Deals, Weighed] = {}

    def weigh(self, deals: Deals) -> Weighed:
        """All outlooks on them."""
        found = self._known.get(deals)
        if found is None:
            found = self._known[deals] = Seatings(self.chooser, deals).weighed()
        return found


class Seatings:
    """Every seating, told apart by who tells the truth and by how many stations liars have."""

    def __init__(self, chooser: Chooser, deals: Deals) -> None:
        self.chooser, self.deals = chooser, deals
        self.found = Weighed([], {}, {}, {}, [0] * len(deals.plains), [0] * len(deals.spoken), [0] * len(deals.settled))
        self._numbers: dict[tuple[object, ...], int] = {}  # of outlooks

    def weighed(self) -> Weighed:
        """All of them, added up."""
        for candour in candours(self.deals):
            weight = self._seat(candour)
            ways = (candour.plains, candour.spoken, candour.settled)
            for truths, some in zip((self.found.plains, self.found.spoken, self.found.settled), ways, strict=True):
                for number, way in enumerate(some):
                    truths[number] += weight * (way != LIES)
        return self.found

    def _seat(self, candour: Candour) -> int:
        """By how many stations liars have; comes back with the weight of it all."""
        deals, plains = self.deals, candour.plains
        left = [number for number in range(len(deals.stations)) if number not in plains]
        held, weight = tuple([deals.stations[number][1:] for number in left]), 0
        liars, laying = deals.liars + plains.count(LIES), Laying(self.chooser, deals, candour)
        for share in shares(held, liars, deals.silent):
            if laying.loose < laying.named + liars - share.some:
                continue
            number = self._outlook(candour, laying, liars - share.some, deals.silent - len(left) + share.some)
            look, times = self.found.outlooks[number], share.whole * candour.weight
            self.found.times[number] = self.found.times.get(number, 0) + times
            weight += times * look.total
            self._seen_by(candour, left, share, number)
        return weight

    def _outlook(self, candour: Candour, laying: Laying, liars: int, silent: int) -> int:
        """Its number, where so many of the crowd lie and so many are silent, and hold no station."""
        told = tuple([
            plain.role for plain, way in zip(self.deals.plains, candour.plains, strict=True) if way == TELLS
        ])  # fmt: skip
        key = (liars, told, candour.taken, candour.spoken)
        number = self._numbers.get(key)
        if number is None:
            number = self._numbers[key] = len(self._numbers)
            laid, bits = laying.lay(liars), self.chooser.bits
            known = laid.total * sum([1 << bits * role for role in told])
            named = zip(self.deals.spoken, candour.spoken, strict=True)
            spoken = [laid.lying if way == LIES else laid.total << bits * who.role for who, way in named]
            self.found.outlooks.append(
                Outlook(
                    laid.total, liars * laid.lying + silent * laid.quiet + known,
                    laid.quiet, laid.lying, laid.centre, laid.forced, spoken,
                )
            )  # fmt: skip
        return number

    def _seen_by(self, candour: Candour, left: Sequence[int], share: Share, number: int) -> None:
        """From each kind of seat of the crowd."""
        look, deals, whole = self.found.outlooks[number], self.deals, share.whole * candour.weight
        if deals.silent:
            self._put(QUIET, number, left, [candour.weight * times for times in share.quiet], look.quiet)
        lying = [candour.weight * times for times in share.lying]
        if deals.liars:
            self._put(LYING, number, left, lying, look.lying)
        for who, way in enumerate(candour.plains):
            if way == LIES:
                self._put(who, number, left, lying, look.lying)
            elif way == TELLS:
                self._put(who, number, (), [whole], look.total << self.chooser.bits * deals.plains[who].role)
            else:
                self._put(who, number, (way,), [0, whole], 0)

    def _put(self, who: int, number: int, left: Sequence[int], times: Sequence[int], own: int) -> None:
        """So many times where it holds no station, and where it holds each of those."""
        views = self.found.views.setdefault(who, {})
        for station, often in zip((-1, *left), times, strict=True):
            if often:
                seen: Times = views.setdefault(station, {})
                seen[number] = seen.get(number, 0) + often
        if times[0] and own:
            self.found.own[who] = self.found.own.get(who, 0) + times[0] * own
