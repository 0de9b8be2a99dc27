"""A small table asked thousands of times: the posterior as a sum of parts that are remembered.

A part is all that fits where it is known who tells the truth and who lies. What the truth of a speaker weighs, and what
a lie does, are but factors of it: so when somebody makes one claim more, or when liars have other odds, most parts have
been worked out before. Where all seats are alike, those whom nothing tells apart have the same parts by other names.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from .cases import Lie, Trust
from .copying import add_up
from .doubted import count_doubted, layer
from .evidence import Believed, Evidence, Witnessed
from .findings import Alike, Findings, by_place, evened
from .gathering import even
from .holders import cases
from .night import Night
from .premises import Premises
from .renaming import Names, by_mention, renamed

FEW = 6  # seats: where there are more, so are the ways to tell honest people from liars
MOST = 8_000  # parts of a table that are remembered: about ten megabytes
Odds = tuple[int, int]  # what a lie weighs, and what the truth does
Key = tuple[int, tuple[int, ...], int]  # what is known, what is told as the truth, who lies: seats as bits


class Portion(NamedTuple):
    """What fits, for each choice of who is honest."""

    places: int  # lanes for each role, by place
    mass: int


NOTHING = Portion(0, 0)


class Parts:
    """The parts of a table, for one choice of how often each role tells the truth."""

    def __init__(self, given: Premises, faith: tuple[int, ...], doubt: tuple[int, ...], bits: int) -> None:
        self.given, self.faith, self.doubt, self.bits = given, faith, doubt, bits
        self.doubtful = all(doubt)  # nobody is beyond doubt, so what cannot be is no matter of who lies
        self._count = count_doubted(layer(doubt, given.idle))
        self._numbers: dict[Evidence | None, int] = {}
        self._known: dict[Key, Portion] = {}
        self._named: dict[tuple[frozenset[Evidence], int], Portion] = {}

    def number(self, evidence: Evidence | None) -> int:
        """A short name for it."""
        return self._numbers.setdefault(evidence, len(self._numbers))

    def part(self, key: Key, told: Sequence[Evidence]) -> Portion:
        """All that fits with these and no others honest."""
        found = self._known.get(key)
        if found is None:
            make_room(self._known)
            found = self._known[key] = self._by_other_names(told, _seats(key[2]))
        return found

    def _by_other_names(self, told: Sequence[Evidence], liars: list[int]) -> Portion:
        given = self.given
        if not given.alike:
            return self.work_out(told, liars)
        names = by_mention(told, liars, given.players, given.size)
        there = [renamed(one, names) for one in told]
        liars = sorted([names[seat] for seat in liars])
        key = (frozenset(there), sum([1 << seat for seat in liars]))
        found = self._named.get(key)
        if found is None:
            make_room(self._named)
            found = self._named[key] = self.work_out(there, liars)
        return self._back(found, names)

    def _back(self, part: Portion, names: Names) -> Portion:
        """The places where they really are."""
        if not part.mass or names == tuple(range(len(names))):
            return part
        width = self.bits * len(self.given.names)
        mask, found = (1 << width) - 1, part.places
        return part._replace(
            places=sum([((found >> width * name) & mask) << width * slot for slot, name in enumerate(names)])
        )

    def work_out(self, told: Sequence[Evidence], liars: Sequence[int]) -> Portion:
        given, bits = self.given, self.bits
        some = [given.versions(one, by_card=isinstance(one, Believed)) for one in told]
        if not all(some):
            return NOTHING
        speakers = [*[one.seat for one in told if isinstance(one, Believed)], *liars]
        trust = Trust(self.faith, self.doubt, dict.fromkeys(speakers, 1), known=True)
        memory, sums = given.memory(bits), dict[Alike, list[int]]()
        for case in cases(given, [*some, *[(Lie(seat, 1),) for seat in liars]], trust):
            add_up(Night(given, case, self._count, memory), sums.setdefault(case.alike, [0] * len(given.names)))
        share, total = even(given.players), [0] * len(given.names)
        for alike, packed in sums.items():
            total = [whole + evened(one, alike, bits, share) for whole, one in zip(total, packed, strict=True)]
        places, width = by_place(given, total, bits), bits * len(given.names)
        mass = sum([(places[0] >> bits * role) & ((1 << bits) - 1) for role in range(len(total))])
        return Portion(sum([row << width * place for place, row in enumerate(places)]), mass)


def make_room(known: dict[Any, Any]) -> None:
    """The half that has been there longest is let go of."""
    if len(known) >= MOST:
        for key in [*known][: MOST // 2]:
            del known[key]


def parts_of(given: Premises, faith: tuple[int, ...], whole: int, bits: int) -> Parts:
    """Those of this table, where each role tells the truth so often of so many times."""
    key = (Parts, faith, whole, bits)
    found = given.kept.get(key)
    if found is None:
        found = given.kept[key] = Parts(given, faith, tuple([whole - one for one in faith]), bits)
    parts: Parts = found
    return parts


def _seats(bits: int) -> list[int]:
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


class Honesty(NamedTuple):
    """Who of those who spoke tells the truth, and who does not."""

    honest: tuple[int, ...] = ()  # what they tell, by its number
    liars: int = 0  # seats as bits
    times: int = 1  # what their truths and lies weigh
    told: tuple[Evidence, ...] = ()


def choices(parts: Parts, own: Witnessed | None, heard: Iterable[Believed], odds: Iterable[Odds]) -> list[Honesty]:
    """All of them; whoever is honest in one of them was so with fewer others before."""
    found = [Honesty(told=(own,) if own else ())]
    for one, (lie, truth) in zip(heard, odds, strict=True):
        number, seat = parts.number(one), 1 << one.seat
        lying = [Honesty(some, liars | seat, times * lie, told) for some, liars, times, told in found]
        found = lying + [
            Honesty((*some, number), liars, times * truth, (*told, one)) for some, liars, times, told in found
        ]
    return found


def summed_up(parts: Parts, own: Witnessed | None, heard: Sequence[Believed], odds: Iterable[Odds]) -> Findings:
    """All parts, each so many times."""
    me, places, lied, never = parts.number(own), 0, dict[int, int](), list[int]()
    for some, liars, times, told in choices(parts, own, heard, odds):
        if not times or any(liars & no == liars for no in never):
            continue  # fewer of these could not all be honest
        part = parts.part((me, some, liars), told)
        if part.mass:
            places += times * part.places
            lied[liars] = lied.get(liars, 0) + times * part.mass
        elif parts.doubtful:
            never.append(liars)
    given, width = parts.given, parts.bits * len(parts.given.names)
    by_slot = tuple([(places >> width * slot) & ((1 << width) - 1) for slot in range(given.size)])
    lies = {int(one.seat): sum([mass for liars, mass in lied.items() if liars >> one.seat & 1]) for one in heard}
    return Findings(given, by_slot, parts.bits, even(given.players), lies)


def bits_for(given: Premises, parts: int, weights: int) -> int:
    """Lanes that are enough for any sum, the same for many questions."""
    most: int = given.most * even(given.players) * parts**given.players * weights
    return 128 * (most.bit_length() // 128 + 1)
