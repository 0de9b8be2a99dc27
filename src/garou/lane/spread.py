"""What lies where, what it counts as, and who wakes as what: the cards of many games."""

from __future__ import annotations

from collections import Counter
from functools import reduce
from operator import or_

from garou.engine.roles import Role
from garou.engine.values import RoleName

from .arrays import Number, Truth, bit, both, either, mask, none, u32, where
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
        self.turners: list[Somewhere] = []  # who was dealt each card that may come to count as another
        self.turned: list[dict[RoleName, Truth]] = [{} for _ in coded.turners]  # and in which games as what
        self._twice = coded.copier is not None and len(coded.turning) > 1  # may one card turn more than once?
        for name in coded.turning:
            self._tell_apart(name)

    def _tell_apart(self, name: RoleName) -> None:
        """Several may turn into several roles: from the deal on each card has a code of its own."""
        coded = self.coded
        own = [one for one in coded.turners if one.role == name]
        found = one_by_one(self.wakes[name], len(own))
        self.turners += found
        if name in coded.twins:
            for one, me in zip(own, found, strict=True):
                self.cards = coded.rack.flip(self.cards, me.at, coded.code(name), one.code, me.there)

    def settle(self) -> None:
        """A source may want the words written down here, for the compiler's sake."""
        words = self.dealt, self.cards, self.wakes, self.turned
        self.dealt, self.cards, self.wakes, self.turned = self.source.settle(words)

    # What lies there -----------------------------------------------------------------------

    def face(self, place: Number) -> Number:
        return self.coded.rack.at(self.cards, place)

    def printed(self, face: Number) -> Number:
        """The code of the role on that card: twins look alike."""
        coded, code = self.coded, self.coded.rack.code(face)
        found, end = code, len(coded.codes)
        for name in reversed(coded.twins):
            first = coded.codes.index(name, len(coded.roles))
            here = code >= first if end == len(coded.codes) else (code >= first) & (code < end)
            found, end = where(here, coded.code(name), found), first
        return found

    def shows(self, face: Number, role: Role) -> Truth:
        if role.name in self.coded.twins:
            return self.printed(face) == self.coded.code(role.name)
        return face == self.coded.face(role.name)

    def dealt_to(self, seat: Number) -> Number:
        return self.printed(self.coded.rack.at(self.dealt, seat))

    def held(self, role: RoleName) -> Number:
        """The seats before which this card lies, by its print."""
        return self.coded.rack.where(self.cards, self.coded.code(role)) & u32(self.coded.seats)

    def counting(self, role: RoleName) -> Number:
        """The seats that count as this role: its card, or one that came to count as it."""
        coded, cards = self.coded, self.cards
        found = [] if role in coded.turning else [coded.rack.where(cards, coded.code(role))]
        became = [(self._became(number, role), one) for number, one in enumerate(coded.turners)]
        found += [mask(when, coded.rack.where(cards, one.code)) for when, one in became if when is not False]
        for name in coded.twins:
            if role == (coded.role(name).idle or name):
                found.append(coded.rack.where(cards, coded.code(name)))  # those that nobody was dealt
        return reduce(or_, found, u32(0)) & u32(coded.seats)

    def _became(self, number: int, role: RoleName) -> Truth:
        """In which games this card counts as that; one that nobody was dealt, perhaps as something plainer."""
        me, mine, kind = self.turners[number], self.turned[number], self.coded.role(self.coded.turners[number].role)
        if role == kind.name:
            still = False if kind.may_wake_as else none(reduce(either, mine.values(), False))
            return both(me.there, still) if kind.idle else still
        became = mine.get(role, False)
        return either(none(me.there), became) if role == kind.idle else became

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
        if self._twice:
            mine |= {other: both(so, none(when)) for other, so in mine.items()}
        mine[role] = either(mine.get(role, False), when)

    def join(self, me: Number, when: Truth, before: tuple[RoleName, ...], role: RoleName) -> None:
        """This seat wakes as that role from now on."""
        seat = mask(when, bit(me))
        self.wakes |= {name: self.wakes[name] & ~seat for name in before}
        self.wakes[role] = self.wakes[role] | seat
        self.most[role] += 1
