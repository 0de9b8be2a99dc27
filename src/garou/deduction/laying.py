"""The cards nobody has pinned, laid in every way to liars, to those who are silent, and into the centre."""

from __future__ import annotations

from collections.abc import Sequence
from math import factorial, perm
from typing import NamedTuple

from .candour import Candour
from .deals import LIES, Cards, Deals


class LiarsCards(NamedTuple):
    """Cards for so many liars, chosen in every way: the sum of the products of their doubts; then by role, in lanes."""

    total: int
    lying: int  # where one copy of the role lies with a certain liar
    elsewhere: int  # where one lies somewhere else
    lying_idle: int  # the same, as what the card counts as in the centre
    elsewhere_idle: int


class Chooser:
    """Chooses the cards of liars, and remembers it; roles are lanes of so many bits."""

    def __init__(self, bits: int, idle: Sequence[int]) -> None:
        self.bits, self.idle = bits, idle
        self._known: dict[tuple[Cards, int], LiarsCards] = {}

    def choose(self, cards: Cards, number: int) -> LiarsCards:
        """For so many liars."""
        found = self._known.get((cards, number))
        if found is None:
            found = self._known[cards, number] = self._chosen(cards, number)
        return found

    def _chosen(self, cards: Cards, number: int) -> LiarsCards:
        sums, bits = [1] + [0] * number, self.bits
        for _, copies, doubt in cards:
            for _ in range(copies):
                for k in range(number, 0, -1):
                    sums[k] += doubt * sums[k - 1]
        lying = elsewhere = lying_idle = elsewhere_idle = 0
        for role, copies, doubt in cards:
            without = [1]
            for k in range(1, number + 1):
                without.append(sums[k] - doubt * without[-1])
            here, there = copies * doubt * without[number - 1] if number else 0, copies * without[number]
            lying, elsewhere = lying + (here << bits * role), elsewhere + (there << bits * role)
            lying_idle += here << bits * self.idle[role]
            elsewhere_idle += there << bits * self.idle[role]
        return LiarsCards(sums[number], lying, elsewhere, lying_idle, elsewhere_idle)


class Laydown(NamedTuple):
    """Its weight; the cards with one liar, with one silent seat, at one place of the centre; what must lie there."""

    total: int
    lying: int
    quiet: int
    centre: int
    forced: int


class Laying:
    """What is left of the cards once it is chosen who tells the truth."""

    def __init__(self, chooser: Chooser, deals: Deals, candour: Candour) -> None:
        self.chooser, self.deals, self.cards = chooser, deals, deals.cards
        if candour.taken:
            left = [(role, copies - candour.taken.count(role), doubt) for role, copies, doubt in deals.cards]
            self.cards = tuple([card for card in left if card[1]])
        self.named = deals.named[1] + candour.spoken.count(LIES)  # liars of whom somebody speaks
        self.loose = sum([copies for _, copies, _ in self.cards])

    def lay(self, crowd: int) -> Laydown:
        """So many of the crowd lie and hold a card that is not known; there must be cards enough."""
        c, f, liars = self.deals.centre, self.deals.forced, crowd + self.named
        free = self.loose - liars
        total, lying, quiet, _, idle = self.chooser.choose(self.cards, liars)
        laid, many, one = perm(c, f), factorial(liars), factorial(free - 1) if free else 0
        whole = factorial(free) * total * many
        found = Laydown(
            laid * whole,
            laid * factorial(liars - 1) * factorial(free) * lying if liars else 0,
            laid * many * one * quiet,
            perm(c - 1, f) * many * one * idle if c > f else 0,
            perm(c - 1, f - 1) * whole if f else 0,
        )
        return self._seen(found, liars) if self.deals.seen else found

    def _seen(self, plain: Laydown, liars: int) -> Laydown:
        """Weighed by the doubts of all cards at open seats: of all cards there are, but for those of the centre.

        A place of the centre whose card weighs its doubt is like one more liar's.
        """
        c, f, free, more = self.deals.centre, self.deals.forced, self.loose - liars - 1, liars + 1
        doubt = sum([copies * each for _, copies, each in self.deals.cards])
        found = [doubt * part for part in plain]
        if free < 0 or c <= f:
            return Laydown(*found)
        total, lying, quiet, lying_idle, idle = self.chooser.choose(self.cards, more)
        all_free, one = factorial(free), factorial(free - 1) if free else 0
        here, there = perm(c - 1, f), (c - 1) * perm(c - 2, f) if c > 1 else 0
        found[0] -= here * c * factorial(more) * all_free * total
        found[1] -= here * c * factorial(liars) * all_free * lying
        found[2] -= here * c * factorial(more) * one * quiet
        found[3] -= here * factorial(liars) * all_free * lying_idle + there * factorial(more) * one * idle
        found[4] -= (c - 1) * perm(c - 2, f - 1) * factorial(more) * all_free * total if f else 0
        return Laydown(*found)
