"""What the page of a season shows: its table, its evenings, its cards."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from datetime import UTC, date, datetime

from garou.rooms.cup.cup import Cup
from garou.texts import Words
from garou.tournaments.season import CardRow, SeasonGame, SeasonRow, by_card, table

DAWN = 6 * 3600  # seconds after midnight: until then it is still the evening before


@dataclass(frozen=True, slots=True)
class ToldGame:
    """One game of the book in a line or two."""

    number: int
    game: str
    how: str
    names: tuple[tuple[str, str, bool], ...]  # who, with which card, and whether they won


@dataclass(frozen=True, slots=True)
class ToldEvening:
    """One evening with its chips and its games."""

    day: str
    iso: str
    rows: tuple[SeasonRow, ...]
    games: tuple[ToldGame, ...]


@dataclass(frozen=True, slots=True)
class Book:
    """All there is to see of a season; everybody sees it."""

    rows: tuple[SeasonRow, ...]
    evenings: tuple[ToldEvening, ...]  # the last one first
    cards: tuple[CardRow, ...]
    games: int
    entered: int  # ever: a form that is drawn now says so, and the same game is not taken twice from it
    tonight: str


def tonight(now: float) -> date:
    """By the clock of this machine, which stands where people play."""
    return datetime.fromtimestamp(now - DAWN, UTC).astimezone().date()


def book(cup: Cup, words: Words, today: date) -> Book:
    games = cup.book.games
    cards = _cards(games, words)
    evenings = tuple(_told(cup, day, words) for day in reversed(cup.book.evenings))
    return Book(table(games), evenings, cards, len(games), cup.book.entered, today.isoformat())


def _cards(games: tuple[SeasonGame, ...], words: Words) -> tuple[CardRow, ...]:
    """By name; where cards of two games have the same, with the game."""
    rows = by_card(games)
    names = Counter(words(f"role-{row.card}") for row in rows)
    played = {card: game.game for game in games for _, card, _ in game.results}

    def named(card: str) -> str:
        name = words(f"role-{card}")
        of = {"card": name, "game": words(f"cli-game-{played[card]}")}
        return words("season-by-card.of", of) if names[name] > 1 and played[card] else name

    return tuple(row._replace(card=named(row.card)) for row in rows)


def _told(cup: Cup, day: date, words: Words) -> ToldEvening:
    games = cup.book.of(day)
    told = tuple(_game(game, words) for game in reversed(games))
    return ToldEvening(words("season-evening", {"day": day}), day.isoformat(), table(games), told)


def _game(game: SeasonGame, words: Words) -> ToldGame:
    results = tuple((name, words(f"role-{card}") if card else "", won) for name, card, won in game.results)
    title = words(f"cli-game-{game.game}") if game.game else ""
    return ToldGame(game.number, title, words(f"season-how-{game.how}"), results)
