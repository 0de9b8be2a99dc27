"""Deals drawn so that they agree with what is known of them, and how likely each was to be drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import factorial
from random import Random

from garou.engine.values import RoleName, Slot

Bounds = Mapping[Slot, frozenset[RoleName]]  # by place: the cards that may be dealt there
Favours = Mapping[Slot, Mapping[RoleName, float]]  # and how much rather than another


class Dealer:
    """Draws deals from several lots at once, each with bounds of its own; the weight evens out that they overlap.

    Where every deal that may be is in one of the lots, sums of weights have no bias, however the shares are chosen.
    """

    def __init__(self, cards: Sequence[RoleName], lots: Sequence[tuple[float, Bounds | Favours]]) -> None:
        self.cards = tuple(cards)
        self.lots = [(share, _Lot(self.cards, bounds)) for share, bounds in lots]
        self.lots = [(share, lot) for share, lot in self.lots if lot.fits]
        self._all = 1 / factorial(len(self.cards))

    def draw(self, luck: Random) -> tuple[tuple[RoleName, ...], float] | None:
        """A deal, and how much likelier it is in the game than here; None where luck has run into a dead end."""
        if not self.lots:
            return None
        [(_, lot)] = luck.choices(self.lots, [share for share, _ in self.lots])
        deal = lot.draw(luck)
        return (deal, self._all / self._density(deal)) if deal else None

    def _density(self, deal: Sequence[RoleName]) -> float:
        whole = sum(share for share, _ in self.lots)
        return sum(share * lot.density(deal) for share, lot in self.lots) / whole


class _Lot:
    """Bounded places get one card after the other, all the others are shuffled."""

    def __init__(self, cards: tuple[RoleName, ...], bounds: Bounds | Favours) -> None:
        self.cards = cards
        favours = {at: dict.fromkeys(some, 1.0) if isinstance(some, frozenset) else some for at, some in bounds.items()}
        self.even = {at for at, some in bounds.items() if isinstance(some, frozenset)}
        self.bounds = sorted(favours.items(), key=lambda one: (len(one[1]), one[0]))
        self.free = [place for place in range(len(cards)) if Slot(place) not in bounds]
        self._rest = 1 / factorial(len(self.free))
        self.fits = self._is_possible()

    def _is_possible(self) -> bool:
        """Can every bounded place get a card, if luck is good?"""

        def fill(number: int, left: list[RoleName]) -> bool:
            if number == len(self.bounds):
                return True
            some = sorted(self.bounds[number][1].keys() & left)
            return any(fill(number + 1, _without(left, role)) for role in some)

        return fill(0, list(self.cards))

    def draw(self, luck: Random) -> tuple[RoleName, ...] | None:
        """None where a bounded place is left without a card: to try again would bend the chances."""
        left, deal = list(self.cards), [RoleName("")] * len(self.cards)
        for place, allowed in self.bounds:
            some = [card for card in left if card in allowed]
            if not some:
                return None
            even = place in self.even
            deal[place] = luck.choice(some) if even else luck.choices(some, [allowed[card] for card in some])[0]
            left.remove(deal[place])
        luck.shuffle(left)
        for free, card in zip(self.free, left, strict=True):
            deal[free] = card
        return tuple(deal)

    def density(self, deal: Sequence[RoleName]) -> float:
        """Of this deal, all copies of a card told apart."""
        left, found = list(self.cards), self._rest
        for place, allowed in self.bounds:
            if deal[place] not in allowed:
                return 0.0
            found *= allowed[deal[place]] / sum(allowed.get(card, 0.0) for card in left)
            left.remove(deal[place])
        return found


def _without(cards: list[RoleName], card: RoleName) -> list[RoleName]:
    left = list(cards)
    left.remove(card)
    return left
