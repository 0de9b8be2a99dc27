"""A game over real cards that has ended, ready for the book of a season: nothing is kept until it is entered."""

from __future__ import annotations

from dataclasses import dataclass

from garou.engine.values import Outcome
from garou.record.values import Record


@dataclass(frozen=True, slots=True)
class BookEntry:
    """Who played what, with which cards, and who won."""

    how: str
    game: str
    names: tuple[str, ...]
    cards: tuple[str, ...]
    won: tuple[int, ...]

    @property
    def named(self) -> bool:
        """A book counts by name: with a seat that has none, nothing can be entered."""
        return all(self.names)


def of_record(how: str, record: Record, end: Outcome) -> BookEntry:
    return BookEntry(how, record.game, record.players, record.setup.deal, end.winners)
