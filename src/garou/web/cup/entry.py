"""A game over real cards that has ended, ready for the book of a season: nothing is kept until it is entered."""

from __future__ import annotations

from dataclasses import dataclass

from garou.engine.values import Outcome
from garou.record.values import Record
from garou.web.carrying import Fields


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


def entered(fields: Fields) -> BookEntry:
    """The same again, as a form has sent it; what of it counts is read where it is entered."""
    names, cards, won = ([str(one) for one in fields.getlist(part)] for part in ("name", "card", "won"))
    seats = tuple(int(seat) for seat in won if seat.isdecimal() and int(seat) < len(names))
    return BookEntry(str(fields.get("how", "")), str(fields.get("game", "")), tuple(names), tuple(cards), seats)
