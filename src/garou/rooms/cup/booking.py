"""The book of a season: games that were played anywhere are entered, and struck out where somebody erred."""

from __future__ import annotations

from dataclasses import replace

from garou.rooms.hall import TurnedAway
from garou.rooms.names import alike, written
from garou.rooms.trying import tried_again
from garou.tournaments.season import Season, SeasonGame

from .entering import enter
from .events import Entry, GameEntered, GameStruck
from .hall import CupDeed, CupHall, organising

MOST_GAMES = 1_000


@tried_again
async def enter_game(hall: CupHall, code: str, by: int, played: SeasonGame, since: int | None = None) -> None:
    """Whoever was never there before is written down; the number is given here.

    With `since` the same game is entered once: it is refused where it stands among those of that evening that came
    after so many.
    """
    async with hall.at(code, by) as deed:
        season = _book(deed, by)
        if season.entered >= MOST_GAMES:
            raise TurnedAway("book-full", most=MOST_GAMES)
        called = {name: _called(deed, name) for name in played.names}
        winners = tuple(called.get(name, name) for name in played.winners)
        names = tuple(called[name] for name in played.names)
        game = replace(played, number=season.entered + 1, names=names, winners=winners)
        if since is not None and (twin := season.twin(game, since)):
            raise TurnedAway("entered-already", count=twin.number)
        deed.happen(GameEntered(Entry(game)))


def _called(deed: CupDeed, name: str) -> str:
    """As the season knows them: Ada who was typed as ada is the same."""
    cup, called = deed.room, written(name)
    for known in (*cup.players, *cup.book.names):
        if alike(known, called):
            return known
    enter(deed, called, None, cup.settings.lang, plays=True, typed=True)
    return called


@tried_again
async def strike(hall: CupHall, code: str, by: int, number: int) -> None:
    async with hall.at(code, by) as deed:
        _book(deed, by).strike(number)  # there is such a game, or it is refused
        deed.happen(GameStruck(number))


def _book(deed: CupDeed, by: int) -> Season:
    organising(deed.room, by)
    if deed.room.season is None:
        raise TurnedAway("no-season")
    return deed.room.season
