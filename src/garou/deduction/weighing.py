"""How much all deals weigh of the cards that nobody has pinned, seen from each kind of seat of the crowd.

All ways to seat the stations are summed up at once, and all choices of who tells the truth.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul

from .candour import Candour, candours
from .deals import ALL, LIES, LYING, NOBODY, QUIET, TELLS, Deals, Outlook, Weighed
from .laying import NOTHING, Chooser, Laydown, Laying
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
            found = self._known[deals] = _weigh(self.chooser, deals)
        return found


class Seatings:
    """Every seating, told apart by who tells the truth and by how many stations liars have: one entry each."""

    def __init__(self, deals: Deals) -> None:
        self.deals = deals
        self.total: list[int] = []  # what one of them weighs
        self.lying: list[int] = []  # the cards with one liar
        self.quiet: list[int] = []  # with one who is silent
        self.others: list[int] = []  # with all of the crowd who hold no station
        self.centre: list[int] = []  # at one place of the centre
        self.forced: list[int] = []
        self.spoken: list[list[int]] = [[] for _ in deals.spoken]
        self.times: dict[tuple[int, int, bool], list[int]] = {}  # by who looks, its station, and if it lies

    def put(self, who: int, station: int, times: int, lies: bool = False) -> None:
        """The last entry so many times, seen from there."""
        if not times:
            return
        found = self.times.get((who, station, lies))
        if found is None:
            found = self.times[who, station, lies] = []
        gap = len(self.total) - 1 - len(found)
        if gap:
            found += [0] * gap
        found.append(times)

    def outlook(self, times: list[int], mine: Sequence[int] = ()) -> Outlook:
        """All entries, each so many times."""
        if len(self.total) == 1:
            return self._only(times[0], mine[0] if mine else 0)
        own, spoken = _dot(times, mine), [_dot(times, some) for some in self.spoken]
        silent, liars = self.deals.named  # what nobody will ask for is not worked out
        quiet, lying = _dot(times, self.quiet) if silent else 0, _dot(times, self.lying) if liars else 0
        centre, forced = _dot(times, self.centre), _dot(times, self.forced) if self.deals.forced else 0
        return Outlook(
            _dot(times, self.total), _dot(times, self.others) - own, own, quiet, lying, centre, forced, spoken
        )

    def _only(self, times: int, mine: int) -> Outlook:
        """Where there is one entry."""
        total, lying, quiet = times * self.total[0], times * self.lying[0], times * self.quiet[0]
        others, centre, forced = times * (self.others[0] - mine), times * self.centre[0], times * self.forced[0]
        return Outlook(
            total, others, times * mine, quiet, lying, centre, forced, [times * one[0] for one in self.spoken]
        )


def _dot(times: Sequence[int], some: Sequence[int]) -> int:
    return sum(map(mul, times, some))


def _weigh(chooser: Chooser, deals: Deals) -> Weighed:
    if not (deals.stations or deals.plains or deals.spoken or deals.settled):
        return _weigh_at_once(chooser, deals)
    seatings, truths = (
        Seatings(deals),
        ([0] * len(deals.plains), [0] * len(deals.spoken), [0] * len(deals.settled)),
    )
    for candour in candours(deals):
        weight = _seat(chooser, deals, candour, seatings)
        for some, ways in zip(truths, (candour.plains, candour.spoken, candour.settled), strict=True):
            for number, way in enumerate(ways):
                some[number] += weight * (way != LIES)
    found = Weighed({}, *truths)
    for (who, station, lies), times in seatings.times.items():
        mine = _mine(chooser, deals, seatings, who, lies=lies) if station < 0 else ()
        outlook, known = seatings.outlook(times, mine), found.outlooks.get((who, station))
        found.outlooks[who, station] = outlook if known is None else known.plus(outlook)
    found.outlooks.setdefault(ALL, Outlook(0, 0, 0, 0, 0, 0, 0, [0] * len(deals.spoken)))
    return found


def _weigh_at_once(chooser: Chooser, deals: Deals) -> Weighed:
    """The same where there is one seating."""
    total, lying, quiet, centre, forced = Laying(chooser, deals, Candour()).lay(deals.liars) or NOTHING
    others = deals.liars * lying + deals.silent * quiet
    found = {ALL: Outlook(total, others, 0, quiet, lying, centre, forced, [])}
    for who, number, mine in ((QUIET, deals.silent, quiet), (LYING, deals.liars, lying)):
        if number:
            found[who, -1] = Outlook(total, others - mine, mine, quiet, lying, centre, forced, [])
    return Weighed(found, [], [], [])


def _mine(chooser: Chooser, deals: Deals, seatings: Seatings, who: int, *, lies: bool) -> Sequence[int]:
    """The cards with whoever looks, where it holds no station."""
    if who < 0 or lies:
        return {NOBODY: (), QUIET: seatings.quiet}.get(who, seatings.lying)
    return [total << chooser.bits * deals.plains[who].role for total in seatings.total]


def _seat(chooser: Chooser, deals: Deals, candour: Candour, found: Seatings) -> int:
    """By how many stations liars have; comes back with the weight of it all."""
    left = [number for number in range(len(deals.stations)) if number not in candour.plains]
    held, weight = tuple([deals.stations[number][1:] for number in left]), 0
    liars, laying = deals.liars + candour.plains.count(LIES), Laying(chooser, deals, candour)
    told = [plain.role for plain, way in zip(deals.plains, candour.plains, strict=True) if way == TELLS]
    for share in shares(held, liars, deals.silent):
        laid = laying.lay(liars - share.some)
        if laid is not None:
            known = laid.total * sum([1 << chooser.bits * role for role in told])
            silent = deals.silent - len(left) + share.some
            found.others.append((liars - share.some) * laid.lying + silent * laid.quiet + known)
            _enter(deals, candour, found, laid, chooser.bits)
            weight += share.whole * laid.total
            _seen_by(deals, candour, found, left, share)
    return weight


def _enter(deals: Deals, candour: Candour, found: Seatings, laid: Laydown, bits: int) -> None:
    found.total.append(laid.total)
    found.lying.append(laid.lying)
    found.quiet.append(laid.quiet)
    found.centre.append(laid.centre)
    found.forced.append(laid.forced)
    for cards, who, way in zip(found.spoken, deals.spoken, candour.spoken, strict=True):
        cards.append(laid.lying if way == LIES else laid.total << bits * who.role)


def _seen_by(deals: Deals, candour: Candour, found: Seatings, left: Sequence[int], share: Share) -> None:
    """From each kind of seat of the crowd."""
    put = found.put
    put(*ALL, share.whole)
    if deals.silent:
        for number, times in zip((-1, *left), share.quiet, strict=True):
            put(QUIET, number, times)
    lying = [LYING] if deals.liars else []
    for who, way in enumerate(candour.plains):
        if way == LIES:
            lying.append(who)
        else:
            put(who, way, share.whole)
    for who in lying:
        for number, times in zip((-1, *left), share.lying, strict=True):
            put(who, number, times, lies=True)
