"""What everybody knows before the deal, in numbers: each card by its number, and what it is to a village."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property, lru_cache

from garou.engine.hints import Alibi
from garou.engine.roles import Role
from garou.engine.rules import RuleSet
from garou.engine.values import RoleName
from garou.games.one_night.day import VILLAGE
from garou.games.teams import MONSTERS
from garou.talk.claims import Common

MOVES = (Alibi.TOOK_FROM_SOMEBODY, Alibi.EXCHANGED_TWO, Alibi.TOOK_FROM_CENTRE)
MOST_PLACES, MOST_ROLES = 14, 15  # that a telling has room for

VILLAGER, MONSTER, OTHER = range(3)  # with whom somebody wins, as far as they know


@dataclass(frozen=True)
class NumberedDeck:
    """Cards, players and rules; its names are in the order of the rules."""

    rules: RuleSet
    cards: tuple[RoleName, ...]
    players: int

    @cached_property
    def names(self) -> tuple[RoleName, ...]:
        return tuple(name for name in self.rules.roles if name in self.cards)

    @cached_property
    def roles(self) -> tuple[Role, ...]:
        return tuple(self.rules.roles[name] for name in self.names)

    @cached_property
    def copies(self) -> tuple[int, ...]:
        counted = Counter(self.cards)
        return tuple(counted[name] for name in self.names)

    @property
    def places(self) -> int:
        return len(self.cards)

    @property
    def seats(self) -> int:
        """All of them, as a mask."""
        return (1 << self.players) - 1

    @cached_property
    def bits(self) -> int:
        """As many as tell cards apart."""
        return max(1, (len(self.names) - 1).bit_length())

    @cached_property
    def sides(self) -> tuple[int, ...]:
        """With whom each card wins: villagers have no reason to lie."""
        return tuple(
            VILLAGER if role.team == VILLAGE else MONSTER if role.team in MONSTERS else OTHER for role in self.roles
        )

    @cached_property
    def hunted(self) -> tuple[bool, ...]:
        """Is it one that a village is after?"""
        return tuple(any(map(role.is_a, MONSTERS)) for role in self.roles)

    @cached_property
    def bad(self) -> int:
        """How many cards have a reason to lie."""
        return sum(number for number, side in zip(self.copies, self.sides, strict=True) if side)

    @cached_property
    def movers(self) -> tuple[int, ...]:
        """Cards whose night moves others, in the order of the night."""
        night = [name for step in self.rules.opening for name in step.roles or ()]
        moving = [code for code, role in enumerate(self.roles) if role.alibi in MOVES]
        return tuple(sorted(moving, key=lambda code: night.index(self.names[code])))

    @cached_property
    def thieves(self) -> tuple[int, ...]:
        """Villagers who may take a card that makes liars of them."""
        taking = Alibi.TOOK_FROM_SOMEBODY
        return tuple(code for code, role in enumerate(self.roles) if role.alibi is taking and not self.sides[code])

    @cached_property
    def packs(self) -> frozenset[RoleName]:
        """Cards whose holders see each other."""
        return frozenset(n for step in self.rules.opening if step.roles and not step.alone for n in step.roles)

    @cached_property
    def disguises(self) -> tuple[int, ...]:
        """What a liar may claim without being asked by others of the kind: every copy."""
        good = [code for code in map(self.code, self.cards) if not self.sides[code]]
        return tuple(code for code in good if self.names[code] not in self.packs) or tuple(good)

    def code(self, name: RoleName) -> int:
        return self.names.index(name)

    @cached_property
    def weighable(self) -> bool:
        """Can nights of these cards be told in one number, and weighed?"""
        fits = self.places <= MOST_PLACES and len(self.names) <= MOST_ROLES
        plain = not any(role.may_wake_as or role.marks or role.artifacts for role in self.roles)
        return fits and plain and bool(self.disguises) and self.rules.centre > 0 and not self.rules.round


@lru_cache(maxsize=64)
def deck(rules: RuleSet, cards: tuple[RoleName, ...], players: int) -> NumberedDeck:
    return NumberedDeck(rules, cards, players)


def deck_at(common: Common) -> NumberedDeck:
    return deck(common.rules, common.cards, common.players)
