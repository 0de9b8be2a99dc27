"""Which decks there are for a wish: so many players, these cards, none of those, and no more than the box holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from random import Random

from garou.dealing import laid_out
from garou.engine.game import check_setup
from garou.engine.rules import RuleSet
from garou.engine.values import IllegalSetup, RoleName
from garou.games.advice import advice
from garou.games.cast import Cards, Cast
from garou.games.scenarios import brought
from garou.homemade import rules_of

TRIED = 50_000  # decks that are looked at until enough are found


@dataclass(frozen=True)
class DeckWish:
    """What the decks have in common."""

    game: str
    edition: str
    players: int
    holding: Cards = ()  # these at least, with their copies
    lacking: frozenset[RoleName] = frozenset()
    options: tuple[str, ...] = ()

    @cached_property
    def rules(self) -> RuleSet:
        return rules_of(self.game, self.edition, self.options)

    @property
    def size(self) -> int:
        """How many cards are dealt."""
        return self.players + self.rules.centre

    @cached_property
    def copies(self) -> list[tuple[RoleName, int, int]]:
        """Of each card how many there are at least, and at most."""
        asked = Counter(self.holding)
        return [(name, asked[name], self._most(name)) for name in self.rules.roles]

    def _most(self, name: RoleName) -> int:
        """As many as the box holds; where nobody says what it holds, any number of what there may be several of."""
        held = self.rules.box.get(name, 0) if self.rules.box else 1 if name in self.rules.single else self.size
        return 0 if name in self.lacking else held

    # --- By number: every deck has one, and so any of them can be drawn without listing them all -------------

    @cached_property
    def ways(self) -> list[list[int]]:
        """With the cards from each on: in how many ways so many places are filled."""
        ways = [[1, *[0] * self.size]]
        for _, least, most in reversed(self.copies):
            after = ways[0]
            ways.insert(0, [sum(after[n - k] for k in range(least, min(most, n) + 1)) for n in range(self.size + 1)])
        return ways

    @property
    def many(self) -> int:
        """How many decks fit the wish, good and bad."""
        return self.ways[0][self.size]

    def numbered(self, number: int) -> Cards:
        found: list[RoleName] = []
        for (name, least, most), after in zip(self.copies, self.ways[1:], strict=True):
            for copies in range(least, most + 1):
                left = self.size - len(found) - copies
                ways = after[left] if left >= 0 else 0
                if number < ways:
                    found += [name] * copies
                    break
                number -= ways
        return tuple(found)


def candidates(wish: DeckWish, most: int) -> list[Cast]:
    """So many decks, or all there are: none twice, none that the book advises against."""
    found: list[Cast] = []
    for cast in _good(wish):
        found.append(cast)
        if len(found) == most:
            break
    if not found:
        raise IllegalSetup("no-such-deck", players=wish.players)
    return found


def _good(wish: DeckWish) -> Iterator[Cast]:
    for cards in _drawn(wish):
        cast = _whole(wish, cards)
        if cast and not advice(wish.game, wish.rules, cast, wish.players):
            yield cast


def _drawn(wish: DeckWish) -> Iterator[Cards]:
    """In an order that follows from the wish alone: the same decks for everybody who asks for the same."""
    luck = Random(repr((wish.game, wish.edition, wish.players, wish.options)))
    return map(wish.numbered, luck.sample(range(wish.many), min(wish.many, TRIED)))


def _whole(wish: DeckWish, cards: Cards) -> Cast | None:
    """With what some cards bring along, if it can be dealt."""
    brings = [kinds for name, kinds in brought(wish.game).items() if name in cards]
    beside = [next((kind for kind in kinds if cards.count(kind) < wish.rules.box[kind]), None) for kinds in brings]
    cast = Cast(cards, tuple(kind for kind in beside if kind))
    try:
        check_setup(wish.rules, laid_out(wish.rules, cast.cards, cast.beside, wish.players))
    except IllegalSetup:
        return None
    return cast if None not in beside else None
