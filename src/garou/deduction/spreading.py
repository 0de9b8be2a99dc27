"""The deals of one pile: what it pins, what is open, and what comes of it."""

from __future__ import annotations

from math import perm

from .cases import Case
from .deals import LYING, QUIET, Deals, Station, Weighed
from .gathering import Gathering, Pile, Sums
from .rows import Landing, Rows, mass


def add_case(sums: Sums, case: Case) -> None:
    """One more case."""
    gathering = Gathering(sums, case)
    for added, pile in gathering.piles.items():
        Rest(gathering, added).add(pile)


class Rest:
    """What is pinned by one pile, what is open, and the deals of the rest."""

    def __init__(self, gathering: Gathering, added: tuple[tuple[int, int], ...]) -> None:
        self.gathering, self.sums, self.night = gathering, gathering.sums, gathering.night
        given = self.sums.given
        self.pins = pins = {**self.night.pins, **dict(added)}
        self.stations = [seat for seat in gathering.crowd if seat in pins]
        self.others = [seat for seat in gathering.crowd if seat not in pins]
        open_, spoke = [seat for seat in gathering.named if seat not in pins], self.sums.plains
        self.spoken = [seat for seat in open_ if seat in spoke]
        self.lying = [seat for seat in open_ if seat in gathering.liars]
        self.silent = [seat for seat in open_ if seat not in gathering.liars and seat not in spoke]
        self.centre = [slot for slot in range(given.players, given.size) if slot not in pins]
        known = [seat for seat in spoke if seat in pins and seat not in gathering.crowd]
        self.settled = [seat for seat in known if seat != gathering.mine]
        self.ways, self.pool = self._chosen(added)
        located = [(role, self.pool[role]) for role in self.night.located if self.pool[role]]
        self.number = sum([copies for _, copies in located])
        self.forced = sum([copies << self.sums.bits * given.idle[role] for role, copies in located])

    def _chosen(self, added: tuple[tuple[int, int], ...]) -> tuple[int, list[int]]:
        """Ways to choose the cards that are pinned, with the doubts of liars of whom somebody speaks; what is left."""
        night, ways, pool = self.night, self.night.chosen, self.night.pool[:]
        for slot, role in added:
            ways *= pool[role] * (self.sums.doubt[role] if slot in night.case.liars else 1)
            pool[role] -= 1
        return ways * (self.sums.seated // perm(len(self.gathering.crowd), len(self.stations))), pool

    def _deals(self) -> Deals:
        kinds, doubt = self.gathering.kinds, self.sums.doubt
        return Deals(
            tuple([self._station(self.pins[seat]) for seat in self.stations]),
            len(kinds.get(QUIET, ())), len(kinds.get(LYING, ())), self.gathering.plains,
            (len(self.silent), len(self.lying)), tuple([self.sums.plains[seat] for seat in self.spoken]),
            tuple([self._known(seat, self.pins[seat]) for seat in self.settled]),
            tuple([(role, copies, doubt[role]) for role, copies in self.night.loose(self.pool)]),
            len(self.centre), self.number,
        )  # fmt: skip

    def _station(self, role: int) -> Station:
        """Where nobody of the crowd can lie, it makes no difference which card it is."""
        if not self.gathering.doubtful:
            return Station(-1, 0)
        return Station(-1 if role in self.night.located else role, self.sums.doubt[role])

    def _known(self, seat: int, role: int) -> tuple[int, int]:
        plain = self.sums.plains[seat]
        return plain.lie * self.sums.doubt[role], plain.truth if plain.role == role else 0

    # Adding it up --------------------------------------------------------------------

    def add(self, pile: Pile) -> None:
        """The whole pile."""
        if not self.ways or self.number > len(self.centre):
            return
        deals = self._deals()
        if self.gathering.hidden:
            self._add_hidden(pile, deals)
        else:
            self._add(deals, Landing(pile.rows(), pile.became, pile.open_))

    def _add_hidden(self, pile: Pile, deals: Deals) -> None:
        """A copier in the crowd: where she has said nothing, and where she lies as what she has become."""
        me, doubt = self.stations.index(self.gathering.mine or 0), self.sums.doubt
        self._add(_with(deals, Station(-1, 0), me), Landing(pile.rows(), pile.became, pile.open_))
        if self.gathering.distrusted:
            deals = _with(deals, Station(-1, 1, 0), me)
            became = {role: row * doubt[role] for role, row in pile.became.items()}
            self._add(deals, Landing(pile.lied(), became, pile.open_, doubtful=True))
            if pile.open_:
                self._add(deals._replace(seen=True), Landing(pile.seen()))

    def _add(self, deals: Deals, ends: Landing) -> None:
        weighed = self.sums.scales.weigh(deals)
        if weighed.whole.total:
            rows = Rows(self, deals, ends)
            rows.to_named(weighed.whole)
            rows.to_crowd(weighed)
            self._distrust(weighed, self.ways * self.sums.even * mass(self.sums, ends.rows[0]))

    def _distrust(self, weighed: Weighed, mass: int) -> None:
        """How much weighs a lie of each who spoke."""
        gathering, lied, whole = self.gathering, self.sums.lied, weighed.whole.total * mass
        for seat in gathering.liars:
            lied[seat] += whole
        told = dict(zip(self.spoken, weighed.spoken, strict=True)) | dict(
            zip(self.settled, weighed.settled, strict=True)
        )
        for seat, plain in self.sums.plains.items():
            truth = weighed.plains[gathering.plains.index(plain)] if seat in gathering.crowd else told.get(seat, 0)
            lied[seat] += whole - truth * mass


def _with(deals: Deals, station: Station, number: int) -> Deals:
    before, after = deals.stations[:number], deals.stations[number + 1 :]
    return deals._replace(stations=(*before, station, *after))
