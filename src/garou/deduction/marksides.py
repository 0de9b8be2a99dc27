"""What follows from some claims at a table with marks: cards that were dealt, and marks that lay there after dusk."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from garou.engine.values import RoleName, Seat
from garou.talk.claims import MARK, WAS, Said, was, wears

from .markrules import MarkedTable, MarkRules
from .reasons import Holds, Step, Wears
from .truth import DEALT, SAW_MARK, Note


@dataclass
class MarkedSide:
    """What follows from some claims, as far as somebody asks for it."""

    table: MarkedTable
    said: frozenset[Said]
    rules: MarkRules
    _roles: dict[tuple[Seat, RoleName], bool] = field(default_factory=dict)

    def fits(self, *more: Said) -> bool:
        return self.table.fits(self.said.union(more))

    @property
    def knows(self) -> list[tuple[Seat, Note]]:
        own = self.table.own
        return [(own.seat, note) for note in own.told] if own else []

    @cached_property
    def plain(self) -> dict[Seat, RoleName]:
        """Cards that were named, or are known, in so many words."""
        named = {one.seat: one.claim.roles[0] for one in self.said if one.claim.kind == WAS}
        return named | {seat: note[1] for seat, note in self.knows if note[0] == DEALT}

    @cached_property
    def named(self) -> dict[Seat, str]:
        """Marks the same way: each sees one's own when the dusk is over."""
        own = [one for one in self.said if one.claim.kind == MARK and one.claim.places == (one.seat,)]
        named = {one.seat: one.claim.mark for one in own}
        return named | {seat: note[2] for seat, note in self.knows if note[:2] == (SAW_MARK, seat)}

    def can_hold(self, seat: Seat, role: RoleName) -> bool:
        """May this card have been dealt there?"""
        if seat in self.plain:
            return self.plain[seat] == role
        key = seat, role
        if key not in self._roles:
            self._roles[key] = self.fits(Said(seat, was(role)))
        return self._roles[key]

    def holders(self, role: RoleName) -> tuple[Seat, ...]:
        """Wherever it may have been dealt, among the players."""
        return tuple(seat for seat in self.rules.common.seats if self.can_hold(seat, role))

    def card(self, seat: Seat) -> RoleName | None:
        """The one that was dealt there, if that is certain."""
        if seat in self.plain:
            return self.plain[seat]
        some = [role for role in self.rules.common.roles if self.can_hold(seat, role)]
        return some[0] if len(some) == 1 else None

    def located(self, seat: Seat) -> RoleName | None:
        """The same of those somebody speaks of: of others hardly anything follows."""
        return self.card(seat) if seat in self.spoken else None

    @cached_property
    def spoken(self) -> frozenset[int]:
        known = {part for _, note in self.knows for part in note[1:] if isinstance(part, int)}
        return frozenset({one.seat for one in self.said} | {p for one in self.said for p in one.claim.places} | known)

    def few(self, seat: Seat) -> tuple[RoleName, ...]:
        return tuple(role for role in self.rules.common.roles if self.can_hold(seat, role))

    def worn(self, seat: Seat) -> str | None:
        """The mark that lay there, if that is certain."""
        if seat in self.named:
            return self.named[seat]
        spoken = {one.claim.mark for one in self.said if one.claim.kind == MARK and one.claim.places == (seat,)}
        others = (mark for mark in self.rules.common.rules.marks if mark not in spoken)
        if len(spoken) != 1 or any(self.fits(Said(seat, wears(seat, mark))) for mark in others):
            return None
        return min(spoken)

    # As steps: what was said in so many words needs none ------------------------------------------

    def dealt(self, seat: Seat, role: RoleName) -> list[Step]:
        return [] if self.plain.get(seat) == role else [Holds(seat, role, morning=False)]

    def wearing(self, seat: Seat, mark: str) -> list[Step]:
        return [] if self.named.get(seat) == mark else [Wears(seat, mark)]
