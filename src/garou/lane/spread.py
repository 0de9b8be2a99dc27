"""What lies where, what it counts as, and who wakes as what: the cards of many games."""

from __future__ import annotations

from collections import Counter
from functools import reduce
from operator import or_

from garou.engine.roles import Role
from garou.engine.values import RoleName

from .arrays import Number, Truth, bit, either, mask, none, u32, where
from .coding import Coded
from .places import Somewhere, one_by_one
from .sources import Source


class Spread:
    def __init__(self, coded: Coded, source: Source) -> None:
        self.coded, self.source = coded, source
        self.dealt = self.cards = source.deal(coded)
        self.moves: list[tuple[Number, Number, Truth]] = []
        self.wakes = {role: self.held(role) for role in coded.roles}  # by role, the seats that wake as it
        self.most = Counter(coded.copies)  # how many that can be
        self.copiers: list[Somewhere] = []  # by seat, who was dealt a card that may come to count as another
        self.turned: list[dict[RoleName, Truth]] = []  # and in which games it came to count as what
        if coded.copier:
            self._tell_apart(coded.copier)

    def _tell_apart(self, copier: RoleName) -> None:
        """Several may copy several roles: from the deal on each card has a code of its own."""
        coded = self.coded
        self.copiers = one_by_one(self.wakes[copier], len(coded.doubles))
        self.turned = [{} for _ in self.copiers]
        if coded.twins:
            for code, me in zip(coded.doubles, self.copiers, strict=True):
                self.cards = coded.rack.flip(self.cards, me.at, coded.code(copier), code, me.there)

    def settle(self) -> None:
        """A source may want the words written down here, for the compiler's sake."""
        words = self.dealt, self.cards, self.wakes, self.turned
        self.dealt, self.cards, self.wakes, self.turned = self.source.settle(words)

    # What lies there -----------------------------------------------------------------------

    def face(self, place: Number) -> Number:
        return self.coded.rack.at(self.cards, place)

    def printed(self, face: Number) -> Number:
        """The code of the role on that card: all copiers look alike."""
        code, last = self.coded.rack.code(face), len(self.coded.roles) - 1
        return where(code > last, last, code) if self.coded.twins else code

    def shows(self, face: Number, role: Role) -> Truth:
        if self.coded.twins and role.name == self.coded.copier:
            return self.printed(face) == self.coded.code(role.name)
        return face == self.coded.face(role.name)

    def dealt_to(self, seat: Number) -> Number:
        return self.printed(self.coded.rack.at(self.dealt, seat))

    def held(self, role: RoleName) -> Number:
        """The seats before which this card lies, by its print."""
        return self.coded.rack.where(self.cards, self.coded.code(role)) & u32(self.coded.seats)

    def counting(self, role: RoleName) -> Number:
        """The seats that count as this role: its card, or one that came to count as it."""
        coded = self.coded
        if role == coded.copier:
            return u32(0)
        found = coded.rack.where(self.cards, coded.code(role))
        for number, code in enumerate(coded.doubles):
            if (when := self._became(number, role)) is not False:
                found = found | mask(when, coded.rack.where(self.cards, code))
        if coded.twins and role == coded.idle:
            found = found | coded.rack.where(self.cards, coded.code(coded.roles[-1]))  # those that nobody was dealt
        return found & u32(coded.seats)

    def _became(self, number: int, role: RoleName) -> Truth:
        """In which games this copier's card counts as that; one that nobody was dealt, as something plainer."""
        became = self.turned[number].get(role, False)
        return either(none(self.copiers[number].there), became) if role == self.coded.idle else became

    def waking(self, *roles: RoleName) -> tuple[Number, int]:
        """The seats that wake as one of these, and how many they can be."""
        there = [role for role in roles if self.most[role]]
        seats = reduce(or_, [self.wakes[role] for role in there], u32(0))
        return seats, min(sum(self.most[role] for role in there), self.coded.players)

    # What is done to it --------------------------------------------------------------------

    def swap(self, this: Number, that: Number, when: Truth) -> None:
        self.cards = self.coded.rack.swap(self.cards, this, that, when)
        self.moves.append((this, that, when))

    def turn(self, number: int, role: RoleName, when: Truth) -> None:
        mine = self.turned[number]
        mine[role] = either(mine.get(role, False), when)

    def join(self, me: Number, when: Truth, before: tuple[RoleName, ...], role: RoleName) -> None:
        """This seat wakes as that role from now on."""
        seat = mask(when, bit(me))
        self.wakes |= {name: self.wakes[name] & ~seat for name in before}
        self.wakes[role] = self.wakes[role] | seat
        self.most[role] += 1
