"""What the rules say of marks at dusk, found out by asking them: who lays which, before whom, and what it does."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import chain, combinations
from types import MappingProxyType

from garou.engine.rules import RuleSet
from garou.engine.values import RoleName, Seat
from garou.games.cast import Cast
from garou.talk.claims import MARK, SAW, SWAPPED, TOOK, Claim, Common, Said, was, wears

from .conclusions import Budget
from .dusk import count, layers_of
from .evidence import Witnessed, believing
from .passages import Layers
from .reasons import ITSELF, NEIGHBOUR
from .unsolved import Overlong

DOINGS = (SAW, SWAPPED, TOOK, MARK)
MOST_ASKED = 200  # of one table: nobody waits for more
BRIEF = Budget(ways=600, back=10_000)  # for each of them


class MarkedTable:
    """A table that is asked again and again whether something can be, but not for ever."""

    def __init__(self, layers: Layers, own: Witnessed | None = None, budget: Budget = BRIEF) -> None:
        self.layers, self.own, self.budget = layers, own, budget
        self.left = MOST_ASKED
        self._known: dict[frozenset[Said], bool] = {}

    def fits(self, said: Iterable[Said]) -> bool:
        """Where it takes too long hardly anything is known, and something fits."""
        key = frozenset(said)
        if key not in self._known and self.left > 0:
            self.left -= 1
            with contextlib.suppress(Overlong):
                self._known[key] = self.weight(key) > 0
        return self._known.setdefault(key, True)

    def weight(self, said: Iterable[Said]) -> Fraction:
        """Of all that fits; `Overlong` where that would take too long."""
        some = believing(self.own, sorted(said, key=_in_order))
        return count(self.layers, some, self.budget.ways, self.budget.back).weight


def _in_order(one: Said) -> tuple[Seat, str, str]:
    return one.seat, one.claim.kind, repr(one.claim)


@dataclass
class MarkRules:
    """The marks of one table."""

    common: Common
    _tables: dict[tuple[RoleName, ...], MarkedTable] = field(default_factory=dict)

    @property
    def _rules(self) -> RuleSet:
        return self.common.rules

    @property
    def copied(self) -> bool:
        """May somebody else do what a card does? Then little can be said of who lays what."""
        return any(self._rules.roles[role].may_wake_as for role in self.common.roles)

    def givers(self, mark: str) -> tuple[RoleName, ...]:
        """The cards of the game that lay it."""
        return tuple(role for role in self.common.roles if mark in self._rules.roles[role].marks)

    def laid(self, mark: str) -> bool:
        """Everybody has the blank one from the beginning, so nobody needs to have laid it."""
        return not self._rules.marks[mark].blank

    # One giver, at a table where nobody else does anything ------------------------------------

    def _alone(self, *roles: RoleName) -> MarkedTable:
        if roles not in self._tables:
            plain = RoleName(self._rules.plain)
            cards = (*roles, *[plain] * (self.common.players + self._rules.centre - len(roles)))
            self._tables[roles] = MarkedTable(
                layers_of(replace(self.common, cast=Cast(cards, self.common.cast.beside)))
            )
        return self._tables[roles]

    def reaches(self, giver: RoleName, seat: Seat, mark: str) -> frozenset[Seat]:
        """Before whom the giver may lay it, from there."""
        table, dealt = self._alone(giver), Said(seat, was(giver))
        return frozenset(one for one in self.common.seats if table.fits((dealt, Said(one, wears(one, mark)))))

    def manner(self, giver: RoleName, mark: str) -> str:
        """Before whom it is laid, in a word; "" for almost anybody."""
        first, *_, last = seats = self.common.seats
        reached = self.reaches(giver, first, mark)
        if reached == {first}:
            return ITSELF
        return NEIGHBOUR if reached == {seats[1], last} and len(seats) > 3 else ""

    def always(self, giver: RoleName, mark: str) -> bool:
        """Must it be laid? Then not everybody else has the blank one."""
        first, *others = self.common.seats
        bare = [Said(one, wears(one, self._rules.blank)) for one in others]
        return mark in self._rules.roles[giver].marks and not self._alone(giver).fits((Said(first, was(giver)), *bare))

    def at_once(self, mark: str) -> int:
        """Before how many it is always laid together; 1 where anybody may be the only one."""
        if len(self.givers(mark)) != 1:
            return 1
        [giver] = self.givers(mark)
        first, *rest = self.common.seats
        bare = [Said(one, wears(one, self._rules.blank)) for one in rest[1:]]
        for number in range(1, len(rest) + 1):
            worn = [Said(one, wears(one, mark)) for one in rest[:number]]
            if self._alone(giver).fits((Said(first, was(giver)), Said(first, wears(first, self._rules.blank)),
                                        *worn, *bare[number - 1 :])):  # fmt: skip
                return number
        return 1

    def can_all_be(self, worn: Mapping[Seat, str], held: Mapping[Seat, RoleName] = MappingProxyType({})) -> bool:
        """Might these wear those marks, whoever else sits there?"""
        marks = dict.fromkeys(worn.values())
        roles = dict.fromkeys((*held.values(), *chain.from_iterable(map(self.givers, marks))))
        said = [Said(seat, was(role)) for seat, role in held.items()]
        return self._alone(*roles).fits((*said, *(Said(seat, wears(seat, mark)) for seat, mark in worn.items())))

    def at_most(self, mark: str, number: int) -> bool:
        """Do never more than so many wear it?"""
        every = combinations(self.common.seats, number + 1)
        return not any(self.can_all_be(dict.fromkeys(some, mark)) for some in every)

    def keeps(self, role: RoleName, mark: str) -> str:
        """The mark that this role always has at last, rather than that one; "" where there is none."""
        first = self.common.seats[0]
        if self.can_all_be({first: mark}, {first: role}):
            return ""
        return next((own for own in self._rules.roles[role].marks if self.can_all_be({first: own}, {first: role})), "")

    def asleep(self, giver: RoleName, speaker: RoleName, doing: Said, mark: str) -> bool:
        """Does whoever wears it not do at night what they would do otherwise?"""
        if speaker == giver or doing.claim.kind not in DOINGS:
            return False
        seat, table = doing.seat, self._alone(giver, speaker)
        so = [Said(seat, was(speaker)), Said(seat, self._of_any_face(doing, speaker))]
        return table.fits(so) and not table.fits((*so, Said(seat, wears(seat, mark))))

    def _of_any_face(self, doing: Said, speaker: RoleName) -> Claim:
        """The same with faces that everybody may have."""
        claim = doing.claim
        if claim.kind == TOOK:
            return replace(claim, roles=())
        if claim.kind == MARK:
            return replace(claim, mark=self._rules.blank)
        face = speaker if claim.places == (doing.seat,) else RoleName(self._rules.plain)
        return replace(claim, roles=(face,)) if claim.roles else claim
