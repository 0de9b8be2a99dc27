"""What lies where in the morning, for one pile: what all deals weigh, times where their cards end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import perm
from operator import mul
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from .deals import Deals, Outlook, Weighed
from .gathering import Sums

if TYPE_CHECKING:
    from .spreading import Rest

NONE: Mapping[int, int] = MappingProxyType({})


class Landing(NamedTuple):
    """Where cards end: by place; a copier's by what she became, or if she became what lies at an open seat."""

    rows: list[int]
    became: Mapping[int, int] = NONE
    open_: int = 0
    doubtful: bool = False  # that card is under doubt


class Rows:
    """Where the cards of one pile end, for all that weigh the same."""

    def __init__(self, rest: Rest, deals: Deals, ends: Landing) -> None:
        self.rest, self.sums, self.deals, rows = rest, rest.sums, deals, ends.rows
        given, self.pinned = self.sums.given, dict(ends.became)
        for slot, role in rest.pins.items():
            if slot != rest.gathering.mine:
                counts = role if slot < given.players else given.idle[role]
                self.pinned[counts] = self.pinned.get(counts, 0) + rows[slot]
        self.spoken = [rows[slot] for slot in rest.spoken]
        self.silent, self.lying = (sum([rows[slot] for slot in some]) for some in (rest.silent, rest.lying))
        self.centre, self.crowd = (sum([rows[slot] for slot in some]) for some in (rest.centre, rest.others))
        self.stay = sum([self.sums.lane(rows[slot], slot) for slot in rest.others])
        self.open_, self.doubtful = ends.open_, ends.doubtful

    # With those who are named, and in the centre: all places at once ------------------

    def to_named(self, look: Outlook) -> None:
        """What ends there."""
        sums, ways, named = self.sums, self.rest.ways * self.sums.even, ~self.rest.gathering.mask
        roles, idle, here = sums.roles, sums.given.idle, [role for role, _, _ in self.deals.cards]
        for role, row in self.pinned.items():
            roles[role] += look.total * ways * (row & named)
        for cards, row, times in self._open(look):
            ends = times * (row & named)
            for role in here:
                roles[role] += sums.lane(cards, role) * ends
        centre = ways * (self.centre & named)
        for role in {idle[role] for role in here} if centre else ():
            roles[role] += sums.lane(look.centre, role) * centre
        for role in self.rest.night.located if centre and look.forced else ():
            roles[idle[role]] += self.rest.pool[role] * look.forced * centre

    def _open(self, look: Outlook) -> list[tuple[int, int, int]]:
        """The cards of seats by role, where such a card ends, and how often."""
        ways, others = self.rest.ways * self.sums.even, len(self.rest.others)
        found = [(look.quiet, self.silent, ways), (look.lying, self.lying, ways)]
        found += [(cards, row, ways) for cards, row in zip(look.spoken, self.spoken, strict=True)]
        found += [(look.others, self.crowd, ways // others)] if others else []
        found += [(self._looked_at(look), self.open_, ways)] if self.open_ else []
        return [one for one in found if one[0] and one[1]]

    def _looked_at(self, look: Outlook) -> int:
        """What a copier has become: the card of any open seat."""
        cards = look.seats(self.deals)
        return _doubted(cards, self.sums) if self.doubtful else cards

    # With one of the crowd -------------------------------------------------------------

    def to_crowd(self, weighed: Weighed) -> None:
        """What ends there: with who holds a station, where it was worked out; with any other, where they all are."""
        others, looks = self.rest.others, weighed.outlooks
        each, both = [self.sums.even // (perm(len(others), number) or 1) for number in (1, 2)]
        ends = {
            number: self._ending((place,), self.sums.lane(self.crowd, place) * each, looks)
            for number, place in enumerate(self.rest.stations)
        }
        moved = (sum([self.sums.lane(self.crowd, place) for place in others]) - self.stay) * both
        if others:
            ends[-1] = self._ending(others, moved, looks)
        for who, seats in self.rest.gathering.kinds.items():
            found = weighed.own.get(who, 0) * (self.stay * each - moved)
            for station, times in weighed.views.get(who, {}).items():
                if station in ends:
                    found += sum([often * ends[station][number] for number, often in times.items()])
            found *= self.rest.ways
            for seat in seats:
                self.sums.places[seat] += found

    def _ending(self, places: Sequence[int], moved: int, outlooks: Sequence[Outlook]) -> list[int]:
        """By outlook what ends at one of these, but for its own card; `moved` comes from each of the others."""
        pinned, silent, lying, centre, open_, *spoken = self._lanes(places)
        found = []
        for look in outlooks:
            some = look.total * pinned + look.quiet * silent + look.lying * lying + look.others * moved
            if centre:
                some += (look.centre + look.forced * self.rest.forced) * centre
            if open_:
                some += self._looked_at(look) * open_
            found.append(some + sum(map(mul, look.spoken, spoken)) if spoken else some)
        return found

    def _lanes(self, places: Sequence[int]) -> list[int]:
        """Of every kind of card, how much ends at one of these; those that are pinned by role."""
        bits, mask = self.sums.bits, (1 << self.sums.bits) - 1
        each, shifts = self.sums.even // len(places), [bits * place for place in places]
        pinned = [sum([(row >> shift) & mask for shift in shifts]) << bits * role for role, row in self.pinned.items()]
        rows = (self.silent, self.lying, self.centre, self.open_, *self.spoken)
        ends = [sum([(row >> shift) & mask for shift in shifts]) if row else 0 for row in rows]
        return [each * sum(pinned), *[each * one for one in ends]]


def mass(sums: Sums, row: int) -> int:
    """All that ends anywhere."""
    return sum([sums.lane(row, place) for place in range(sums.given.size)])


def _doubted(cards: int, sums: Sums) -> int:
    """Each lane times the doubt that its role is under."""
    return sum([(sums.lane(cards, role) * doubt) << sums.bits * role for role, doubt in enumerate(sums.doubt)])
