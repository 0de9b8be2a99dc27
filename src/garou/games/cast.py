"""Which cards are in a game: public, unlike which lies where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from garou.engine.values import RoleName

Cards = tuple[RoleName, ...]


def cards(text: str) -> Cards:
    """Cards as a person writes them: "2 werewolf, seer, 3 villager"."""
    found: list[RoleName] = []
    for entry in filter(None, (entry.strip() for entry in text.split(","))):
        number, _, name = entry.rpartition(" ")
        found += [RoleName(name)] * int(number or 1)
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Cast:
    """The cards to be dealt; `beside` is laid out face down on top of them (the alpha wolf's)."""

    cards: Cards
    beside: Cards = ()

    @property
    def counted(self) -> Counter[RoleName]:
        return Counter(self.cards + self.beside)


@dataclass(frozen=True, slots=True)
class Scenario:
    """A set-up with a name: a cast for each number of players, or a pool to draw from."""

    id: str
    game: str
    edition: str
    level: str  # initiation, easy, medium or hard
    casts: Mapping[int, Cast] = field(default_factory=dict)
    fixed: Cards = ()  # where cards are drawn: always in
    pool: Cards = ()  # drawn from
    brings: Mapping[RoleName, Cards] = field(default_factory=dict)  # drawn cards that bring one of these beside them
    sizes: tuple[int, ...] = ()  # for how many players, where cards are drawn
    spare: int = 3  # how many more cards than players
    options: tuple[str, ...] = ()  # table options it is meant to be played with

    @property
    def players(self) -> tuple[int, ...]:
        return tuple(sorted(self.casts)) or self.sizes
