"""Which rule is broken by what some claims come to and what another one says, and the steps that show it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain

from garou.engine.values import RoleName, Seat
from garou.talk.claims import MARK

from .markrules import MarkRules
from .marksides import MarkedSide
from .reasons import (
    ALWAYS,
    ASLEEP,
    AT_MOST,
    AT_ONCE,
    FROM,
    ITSELF,
    KEEPS,
    SPARED,
    Away,
    Copies,
    Law,
    Step,
)  # fmt: skip

Found = Iterator[list[Step]]


@dataclass(frozen=True)
class Clashing:
    """What follows from the rest, and from the last who spoke."""

    rest: MarkedSide
    last: MarkedSide
    rules: MarkRules

    def found(self) -> list[Step] | None:
        """The first rule that they break together, in steps."""
        ways: tuple[Callable[[], Found], ...] = (self._no_giver, self._too_many, self._asleep, self._kept,
                                                 self._not_laid, self._not_together, self._two_cards)  # fmt: skip
        return next(chain.from_iterable(way() for way in (ways[-1:] if self.rules.copied else ways)), None)

    @property
    def _sides(self) -> tuple[tuple[MarkedSide, MarkedSide], tuple[MarkedSide, MarkedSide]]:
        return (self.rest, self.last), (self.last, self.rest)

    # Cards ------------------------------------------------------------------------------------------

    def _two_cards(self) -> Found:
        """Two cards before one player, or more of one than there are."""
        for seat in self.rules.common.seats:
            role = self.last.located(seat)
            if role is None or self.rest.can_hold(seat, role):
                continue
            mine = self.last.dealt(seat, role)
            other = self.rest.card(seat)
            if other is not None:
                yield [*self.rest.dealt(seat, other), *mine]
            elif not self.rest.holders(role):
                yield [Away(role), *mine]
            else:
                yield from ([*steps, *mine] for steps in self._all_of(role))

    def _all_of(self, role: RoleName) -> Found:
        number = self.rules.common.cards.count(role)
        there = [seat for seat in self.rest.holders(role) if self.rest.card(seat) == role]
        if len(there) >= number:
            yield [*chain.from_iterable(self.rest.dealt(seat, role) for seat in there), Copies(role, number)]

    # Who has laid it ----------------------------------------------------------------------------------

    def _no_giver(self) -> Found:
        """A mark before somebody where nobody can have laid it."""
        for one, other in self._sides:
            for seat in self.rules.common.seats:
                mark = one.worn(seat)
                if mark and self.rules.laid(mark):
                    steps = self._unlaid(other, one, seat, mark)
                    if steps is not None:
                        yield [*one.wearing(seat, mark), *steps]

    def _unlaid(self, other: MarkedSide, one: MarkedSide, seat: Seat, mark: str) -> list[Step] | None:
        """Why none of those who lay it can have done so; what is certain may come from either side."""
        givers, steps = self.rules.givers(mark), list[Step]()
        card = other.located(seat)
        if card in givers and not self.rules.can_all_be({seat: mark}, {seat: card}):
            return [*other.dealt(seat, card), Law(SPARED, mark, (card,))]
        for giver in givers:
            why = self._out_of_reach(giver, other, one, seat, mark)
            if why is None:
                return None
            steps += [step for step in why if step not in steps]
        told = all(isinstance(step, Law) and step.name == ITSELF for step in steps if isinstance(step, Law | Away))
        return [*steps, *([] if steps and told else [Law(FROM, mark, givers)])]

    def _out_of_reach(
        self, giver: RoleName, other: MarkedSide, one: MarkedSide, seat: Seat, mark: str
    ) -> list[Step] | None:
        there = [place for place in other.holders(giver) if one.plain.get(place, giver) == giver]
        if not there:
            return self._nowhere(giver, other, one)
        manner = self.rules.manner(giver, mark)
        if not manner or any(seat in self.rules.reaches(giver, place, mark) for place in there):
            return None
        law = Law(manner, mark, (giver,))
        if len(there) == 1 and self.rules.common.cards.count(giver) == 1 and other.card(there[0]) == giver:
            return [*other.dealt(there[0], giver), law]
        card = other.located(seat) or one.plain.get(seat)
        return [*other.dealt(seat, card), law] if manner == ITSELF and card else None

    def _nowhere(self, giver: RoleName, other: MarkedSide, one: MarkedSide) -> list[Step]:
        """Every seat holds another card."""
        left = other.holders(giver)
        found = chain.from_iterable(one.dealt(seat, one.plain[seat]) for seat in left)
        return [*found, Away(giver)]

    # How many -------------------------------------------------------------------------------------------

    def _too_many(self) -> Found:
        """More wear it than can."""
        for mark in filter(self.rules.laid, self.rules.common.rules.marks):
            worn = self._wearing(mark)
            number = len(worn) - 1
            if number > 0 and self._both(worn) and self.rules.at_most(mark, number):
                yield [*chain.from_iterable(side.wearing(seat, mark) for seat, side in worn.items()),
                       Law(AT_MOST, mark, number=number)]  # fmt: skip

    def _wearing(self, mark: str) -> dict[Seat, MarkedSide]:
        sides = (self.rest, self.last)
        found = {seat: [side for side in sides if side.worn(seat) == mark] for seat in self.rules.common.seats}
        return {seat: some[0] for seat, some in found.items() if some}

    def _both(self, some: dict[Seat, MarkedSide]) -> bool:
        return {id(side) for side in some.values()} == {id(self.rest), id(self.last)}

    # Who sleeps -----------------------------------------------------------------------------------------

    def _asleep(self) -> Found:
        """Somebody tells of a night that was slept through."""
        for one, other in self._sides:
            for doing in sorted(one.said, key=repr):
                seat = doing.seat
                mark, card = other.worn(seat), one.plain.get(seat) or other.plain.get(seat)
                if mark is None or card is None or not self.rules.laid(mark):
                    continue
                if doing.claim.kind == MARK and doing.claim.places == (seat,):
                    continue
                if any(self.rules.asleep(giver, card, doing, mark) for giver in self.rules.givers(mark)):
                    yield [*other.wearing(seat, mark), Law(ASLEEP, mark)]

    # What must have been laid ---------------------------------------------------------------------------

    def _seen(self) -> dict[Seat, MarkedSide]:
        """Of whom it is certain what they wear."""
        sides = (self.rest, self.last)
        found = {seat: [side for side in sides if side.worn(seat)] for seat in self.rules.common.seats}
        return {seat: some[0] for seat, some in found.items() if some}

    def _not_laid(self) -> Found:
        """Somebody must have laid a mark, and everybody wears another."""
        seen = self._seen()
        worn = {seat: side.worn(seat) or "" for seat, side in seen.items()}
        for side in (self.rest, self.last):
            for giver in self.rules.common.roles:
                for mark in self.rules.common.rules.roles[giver].marks:
                    if mark in worn.values() or not self.rules.always(giver, mark):
                        continue
                    for seat in self.rules.common.seats:
                        if side.located(seat) == giver and not self.rules.can_all_be(worn, {seat: giver}):
                            yield [*side.dealt(seat, giver), *self._all_worn(seen), Law(ALWAYS, mark, (giver,))]

    def _kept(self) -> Found:
        """Who always wears a mark of their own wears another."""
        for one, other in self._sides:
            for seat in self.rules.common.seats:
                mark, role = one.worn(seat), other.located(seat)
                own = self.rules.keeps(role, mark) if mark and role else ""
                if own and role:
                    yield [*other.dealt(seat, role), *one.wearing(seat, mark or ""), Law(KEEPS, own, (role,))]

    def _not_together(self) -> Found:
        """A mark that never comes alone, and everybody else wears another."""
        seen = self._seen()
        worn = {seat: side.worn(seat) or "" for seat, side in seen.items()}
        for mark in filter(self.rules.laid, dict.fromkeys(worn.values())):
            number = self.rules.at_once(mark)
            if [*worn.values()].count(mark) < number and not self.rules.can_all_be(worn):
                yield [*self._all_worn(seen), Law(AT_ONCE, mark, self.rules.givers(mark), number)]

    def _all_worn(self, seen: dict[Seat, MarkedSide]) -> list[Step]:
        return [*chain.from_iterable(side.wearing(seat, side.worn(seat) or "") for seat, side in seen.items())]
