"""A season: evenings over real cards, each with its games. Every winner of a game takes a chip."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date
from typing import NamedTuple

from .values import IllegalEntry, check_known, check_names, places


@dataclass(frozen=True, slots=True)
class SeasonGame:
    """One game as it was entered."""

    number: int  # from 1 on, in the order they were entered
    evening: date
    names: tuple[str, ...]
    winners: tuple[str, ...]
    game: str = ""  # which one; "" where nobody said
    how: str = "hand"  # who found the winners: a page of ours, or people
    cards: tuple[str, ...] = ()  # roles by name, where they are known

    @property
    def results(self) -> tuple[tuple[str, str, bool], ...]:
        """Who, with which card if that is known, and whether they won."""
        cards = self.cards or ("",) * len(self.names)
        return tuple((name, card, name in self.winners) for name, card in zip(self.names, cards, strict=True))


class SeasonRow(NamedTuple):
    """One line of the table."""

    place: int
    name: str
    chips: int
    played: int
    evenings: int


class CardRow(NamedTuple):
    """How one card has fared."""

    card: str
    won: int
    of: int


@dataclass(frozen=True, slots=True)
class Season:
    """Everything else is counted from the games."""

    games: tuple[SeasonGame, ...] = ()
    entered: int = 0  # ever, those that were struck out too

    def play(self, game: SeasonGame) -> Season:
        check_names(game.names)
        check_known(game.winners, game.names)
        return replace(self, games=(*self.games, game), entered=game.number)

    def twin(self, game: SeasonGame, since: int) -> SeasonGame | None:
        """The same in all but its number, among those that came after the first so many."""
        later = (one for one in self.games if one.number > since)
        return next((one for one in later if replace(one, number=game.number) == game), None)

    def strike(self, number: int) -> Season:
        """As if it had never been played."""
        known = tuple(game.number for game in self.games)
        if number not in known:
            raise IllegalEntry("no-such-game", count=number, known=known)
        return replace(self, games=tuple(game for game in self.games if game.number != number))

    @property
    def evenings(self) -> tuple[date, ...]:
        return tuple(sorted({game.evening for game in self.games}))

    def of(self, evening: date) -> tuple[SeasonGame, ...]:
        return tuple(game for game in self.games if game.evening == evening)

    def chips(self, evening: date) -> dict[str, int]:
        return {row.name: row.chips for row in table(self.of(evening))}

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(name for game in self.games for name in game.names))


def table(games: Iterable[SeasonGame]) -> tuple[SeasonRow, ...]:
    """Most chips first; whoever needed fewer games for as many comes before."""
    found = tuple(games)
    chips = Counter(name for game in found for name in game.winners)
    played = Counter(name for game in found for name in game.names)
    there = {name: {game.evening for game in found if name in game.names} for name in played}
    ranks = places({name: (-chips[name], played[name]) for name in played})
    return tuple(SeasonRow(at, name, chips[name], played[name], len(there[name])) for name, at in ranks.items())


def by_card(games: Iterable[SeasonGame]) -> tuple[CardRow, ...]:
    """Only games whose cards are known; whichever won most first."""
    seen = [(card, won) for game in games for _, card, won in game.results if card]
    of, won = Counter(card for card, _ in seen), Counter(card for card, win in seen if win)
    return tuple(sorted((CardRow(card, won[card], of[card]) for card in of), key=lambda row: (-row.won, row.of)))
