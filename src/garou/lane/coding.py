"""What is public before the deal, and how its cards are written in words: a program is made for one such table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from garou.dealing import laid_out
from garou.engine.game import check_setup
from garou.engine.roles import Role
from garou.engine.rules import RuleSet
from garou.engine.values import RoleName, Team

from .racks import Rack


class NoArrayForm(Exception):  # says what it is
    """Rules that cannot be played as arrays: they ask for something that the lane has no verb for."""


class Turner(NamedTuple):
    """A card in a player's hand that may come to count as another: the how manieth of its kind, and its code."""

    role: RoleName
    number: int
    code: int


@dataclass(frozen=True)
class Coded:
    """Cards, players and rules; roles that cannot come up leave no trace in a program."""

    rules: RuleSet
    cards: tuple[RoleName, ...]
    players: int
    beside: tuple[RoleName, ...] = ()  # dealt to nobody: they lie at the last places

    @cached_property
    def laid(self) -> tuple[RoleName, ...]:
        return self.cards + self.beside

    @cached_property
    def copies(self) -> Counter[RoleName]:
        return Counter(self.cards)

    @cached_property
    def copier(self) -> RoleName | None:
        """Whose card may come to count as another, and wakes as it."""
        found = [name for name in self.rules.roles if name in self.copies and self.rules.roles[name].may_wake_as]
        if len(found) > 1:
            raise NoArrayForm(", ".join(found))
        return found[0] if found else None

    @cached_property
    def turning(self) -> tuple[RoleName, ...]:
        """Whose cards do not always count as what is printed on them; the copier last, for the sake of its codes."""
        found = [name for name in self.rules.roles if name in self.laid and turns(self.role(name))]
        return tuple(sorted(found, key=lambda name: name == self.copier))

    @cached_property
    def roles(self) -> tuple[RoleName, ...]:
        """What somebody may be dealt or come to hold; those whose cards may turn last."""
        idle = {self.role(name).idle for name in self.laid}
        if any(self.role(name).taker for name in self.laid):
            idle.add(RoleName(self.rules.plain))  # who takes nothing is that
        named = [name for name in self.rules.roles if name in self.laid or name in idle]
        return (*(name for name in named if name not in self.turning), *self.turning)

    @cached_property
    def worn(self) -> tuple[RoleName, ...]:
        """What else somebody may be, because of what is put on the card."""
        artifacts = {artifact for name in self.laid for artifact in self.role(name).artifacts}
        over = {self.rules.artifacts[name].counts_as for name in artifacts}
        return tuple(name for name in self.rules.roles if name in over and name not in self.roles)

    @cached_property
    def twins(self) -> tuple[RoleName, ...]:
        """Those of them that there are several of: each has a code of its own, once it is dealt."""
        return tuple(name for name in self.turning if self.laid.count(name) > 1)

    @cached_property
    def codes(self) -> tuple[RoleName, ...]:
        """By code, what is printed on the card."""
        return self.roles + tuple(name for name in self.twins for _ in range(self.laid.count(name)))

    @cached_property
    def turners(self) -> tuple[Turner, ...]:
        """Of each kind, in the order of their seats."""
        found = list[Turner]()
        for name in self.turning:
            first = self.codes.index(name, len(self.roles)) if name in self.twins else self.code(name)
            found += [Turner(name, turn, first + turn) for turn in range(min(self.copies[name], self.players))]
        return tuple(found)

    @cached_property
    def rack(self) -> Rack:
        return Rack(len(self.laid), max(1, (len(self.codes) - 1).bit_length()))

    @cached_property
    def shelf(self) -> Rack:
        """The same places, for cards told apart by the place they were dealt to."""
        return Rack(len(self.laid), (len(self.laid) - 1).bit_length())

    @property
    def seats(self) -> int:
        """All seats, as a mask."""
        return (1 << self.players) - 1

    @cached_property
    def teams(self) -> tuple[Team, ...]:
        """The last is that of who follows nobody: of plain villagers."""
        found = dict.fromkeys(self.role(name).team for name in (*self.roles, *self.worn))
        return (*found, *({self.role(RoleName(self.rules.plain)).team} - {*found}))

    def role(self, name: RoleName) -> Role:
        return self.rules.roles[name]

    def code(self, role: RoleName) -> int:
        """What is on no card has its number after those that are."""
        return (*self.codes, *self.worn).index(role)

    def face(self, role: RoleName) -> int:
        return self.rack.face(self.code(role))


def turns(role: Role) -> bool:
    return bool(role.may_wake_as or role.finds or role.taker or role.idle)


def coded(rules: RuleSet, cards: Iterable[RoleName], players: int, beside: Iterable[RoleName] = ()) -> Coded:
    """Refused where nobody could lay this table."""
    laid, extra = tuple(cards), tuple(beside)
    first = tuple(sorted(laid, key=lambda name: not (name in rules.roles and rules.roles[name].taker)))
    check_setup(rules, laid_out(rules, first, extra, players))
    return Coded(rules, laid, players, extra)
