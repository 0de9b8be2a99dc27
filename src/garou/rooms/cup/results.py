"""What came of the games of a tournament: each result is taken once, from its table or from the organiser."""

from __future__ import annotations

import contextlib

from garou.rooms.archiving import unseal
from garou.rooms.hall import TurnedAway
from garou.rooms.ledger import Past
from garou.rooms.room import Room
from garou.rooms.trying import tried_again
from garou.tournaments.values import IllegalEntry

from .cup import Cup, Key
from .events import Result
from .hall import CupDeed, CupHall, organising


def witness(hall: CupHall, room: Room) -> None:
    """Something happened at a table: if its game is over, somebody takes the result to its tournament."""
    if room.cup and room.ledger.past:
        hall.later(collect, room.cup)


@tried_again
async def collect(hall: CupHall, code: str) -> None:
    """Every result there is and that was not taken yet; then what everybody has played is unsealed."""
    async with hall.at(code) as deed:
        for key in deed.room.awaited:
            past = _played_at(hall, deed.room.rooms[key])
            if past:
                names = deed.room.names_at(key)
                winners = [name for name in past[0].winners if name in names]
                enter_result(deed, key, winners, called_off=not past[0].finished)
        await hall.commit(deed)
        await _unseal(hall, deed.room)


def _played_at(hall: CupHall, room: str) -> list[Past]:
    """Nothing at a table that cannot be read: the organiser enters its result."""
    try:
        return hall.keeper.find(room).room.ledger.past
    except TurnedAway:
        return []


async def _unseal(hall: CupHall, cup: Cup) -> None:
    if cup.duplicate is None:
        return
    for key, room in cup.rooms.items():
        if cup.duplicate.open(key.round):
            with contextlib.suppress(TurnedAway):
                await unseal(hall.keeper, room)


@tried_again
async def correct(hall: CupHall, code: str, by: int, key: Key, winners: list[str], *, called_off: bool) -> None:
    """What the organiser says stands, until the next draw: in place of a result, or of one that never came."""
    async with hall.at(code, by) as deed:
        cup = deed.room
        organising(cup, by)
        last = len(cup.elimination.rounds) - 1 if cup.elimination else key.round
        if not cup.drawn(key) or key.round != last or (cup.duplicate and key not in cup.entered):
            raise TurnedAway("too-late-to-correct")
        if strange := [name for name in winners if name not in cup.names_at(key)]:
            raise IllegalEntry("no-such-seat", name=strange[0], known=cup.names_at(key))
        enter_result(deed, key, winners, called_off=called_off)


def enter_result(deed: CupDeed, key: Key, winners: list[str], *, called_off: bool) -> None:
    deed.happen(Result(key.round, key.table, tuple(winners), called_off))
