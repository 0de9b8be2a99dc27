"""What is public before the deal, and how its cards are written in words: a program is made for one such table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from garou.engine.game import check_setup
from garou.engine.roles import Role
from garou.engine.rules import RuleSet
from garou.engine.values import RoleName, Setup, Team

from .racks import Rack


class NoArrayForm(Exception):  # says what it is
    """Rules that cannot be played as arrays: they ask for something that the lane has no verb for."""


@dataclass(frozen=True)
class Coded:
    """Cards, players and rules; roles that cannot come up leave no trace in a program."""

    rules: RuleSet
    cards: tuple[RoleName, ...]
    players: int

    @cached_property
    def copies(self) -> Counter[RoleName]:
        return Counter(self.cards)

    @cached_property
    def copier(self) -> RoleName | None:
        """Whose card may come to count as another."""
        found = [name for name in self.rules.roles if name in self.copies and self.rules.roles[name].may_wake_as]
        if len(found) > 1:
            raise NoArrayForm(", ".join(found))
        return found[0] if found else None

    @cached_property
    def roles(self) -> tuple[RoleName, ...]:
        """What somebody may be dealt or turn out to be; the copier last, for the sake of its codes."""
        idle = {self.rules.roles[name].idle for name in self.copies}
        named = (name for name in self.rules.roles if name in self.copies or name in idle)
        return tuple(sorted(named, key=lambda name: name == self.copier))

    @cached_property
    def codes(self) -> tuple[RoleName, ...]:
        """By code, what is printed on the card. Of several copiers each has its own, once it is dealt."""
        return self.roles + (self.roles[-1],) * (self.copies[self.roles[-1]] if self.twins else 0)

    @cached_property
    def twins(self) -> bool:
        """Are there several copiers?"""
        return self.copier is not None and self.copies[self.copier] > 1

    @cached_property
    def idle(self) -> RoleName | None:
        """What a copier's card counts as that nobody was dealt."""
        return self.rules.roles[self.copier].idle if self.copier else None

    @cached_property
    def doubles(self) -> tuple[int, ...]:
        """The codes of copiers that players hold, in the order of their seats."""
        if self.copier is None:
            return ()
        last, held = len(self.roles) - 1, min(self.copies[self.copier], self.players)
        return tuple(range(last + 1, last + 1 + held)) if self.twins else (last,)

    @cached_property
    def rack(self) -> Rack:
        return Rack(len(self.cards), max(1, (len(self.codes) - 1).bit_length()))

    @cached_property
    def shelf(self) -> Rack:
        """The same places, for cards told apart by the place they were dealt to."""
        return Rack(len(self.cards), (len(self.cards) - 1).bit_length())

    @property
    def seats(self) -> int:
        """All seats, as a mask."""
        return (1 << self.players) - 1

    @cached_property
    def teams(self) -> tuple[Team, ...]:
        return tuple(dict.fromkeys(self.role(name).team for name in self.roles))

    def role(self, name: RoleName) -> Role:
        return self.rules.roles[name]

    def code(self, role: RoleName) -> int:
        return self.codes.index(role)

    def face(self, role: RoleName) -> int:
        return self.rack.face(self.code(role))


def coded(rules: RuleSet, cards: Iterable[RoleName], players: int) -> Coded:
    """Refused where nobody could lay this table."""
    laid = tuple(cards)
    check_setup(rules, Setup(laid[:players], laid[players:]))
    return Coded(rules, laid, players)
