"""What has been played: a game that is called off, a new chip race, and deleting what nobody wants kept."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from .awake import TableDeed, Tables
from .events.taking import replayed
from .events.values import EVENTS, Again, CalledOff, OnAChair, RacedAgain, Reduced, Unsealed, WantsEnd
from .hall import TurnedAway, to_the_end
from .happening import Happened
from .ledger import Ledger, Past
from .rights import may_call_off, only_owner, only_racing
from .room import Chair, Phase, Room, Sitter
from .trying import tried_again


@tried_again
async def call_off(hall: Tables, code: str, chair: Chair, *, on: bool = True) -> None:
    """By whose table it is at once; else when more than half of the people want it."""
    async with hall.at(code, chair) as deed:
        room = deed.room
        if not room.going or chair not in room.seated:
            raise TurnedAway("too-late")
        deed.happen(WantsEnd(chair=chair, on=on))
        if may_call_off(room, chair):
            deed.happen(CalledOff(hall.time_of_day()))


@tried_again
async def race_again(hall: Tables, code: str, host: Chair) -> None:
    """New piles. The old race stays in the past games."""
    async with hall.at(code, host) as deed:
        only_racing(deed.room, host)
        deed.happen(RacedAgain())


def past(hall: Tables, code: str, number: int) -> Past:
    """A game that is over; as long as others have yet to play its deal, there is none to be told of."""
    room = hall.find(code).room
    found = None if room.sealed else room.ledger.find(number)
    if found is None:
        raise TurnedAway("no-such-past-game", count=number)
    return found


@tried_again
async def unseal(hall: Tables, code: str) -> None:
    """Everybody has played this deal."""
    async with hall.at(code) as deed:
        if deed.room.sealed:
            deed.happen(Unsealed())


# Deleting --------------------------------------------------------------------------


@tried_again
async def erase(hall: Tables, code: str, owner: Chair, number: int) -> None:
    """One past game, from the disk too. All that is left of the table is who sits there, and the other games.

    The log is written anew without it; the chat goes with it, and what was said in other games stays theirs.
    """
    async with hall.at(code, owner) as deed:
        only_owner(deed.room, owner)
        past(hall, code, number)
        quiet(deed)
        await _keep(hall, deed, deed.room.ledger.without(number))


@tried_again
async def forget(hall: Tables, code: str, owner: Chair) -> None:
    """The whole table: nobody can come back to it."""
    async with hall.at(code, owner) as deed:
        only_owner(deed.room, owner)
        quiet(deed)
        deed.events = []
        await hall.remove(deed.live)


@contextlib.asynccontextmanager
async def cleared(hall: Tables, *codes: str) -> AsyncIterator[None]:
    """Tables of a tournament that is deleted, whatever goes on at them: held still meanwhile, and gone then."""
    async with contextlib.AsyncExitStack() as held:
        deeds = []
        for code in codes:
            with contextlib.suppress(TurnedAway):  # it was never laid, or cannot be read
                deeds.append(await held.enter_async_context(hall.at(code)))
        yield
        for deed in deeds:
            deed.events = []
            hall.gone(deed.live)
    for code in codes:
        hall.aside.pop(code, None)


async def _keep(hall: Tables, deed: TableDeed, ledger: Ledger) -> None:
    room = deed.room
    event = EVENTS.written(Happened(1, hall.clock(), what_is_kept(room, ledger)))
    after = replayed(room.code, [event])
    stopped = await to_the_end(hall.store.rewrite(room.code, [event]))
    deed.events = []
    deed.live.room.become(after)
    deed.live.tell()
    if stopped:
        raise stopped


def quiet(deed: TableDeed) -> None:
    """Only between two games, and not while a tournament counts on it."""
    if deed.room.cup:
        raise TurnedAway("cup-table")
    if deed.room.going:
        raise TurnedAway("table-playing")
    if deed.room.phase is Phase.OVER:
        deed.happen(Again())


def what_is_kept(room: Room, ledger: Ledger) -> Reduced:
    seats = tuple(OnAChair(chair, _sitter(room.sitters[chair])) for chair in room.order)
    return Reduced(room.born, room.settings, seats, room.host, room.owner, room.chairs_made, ledger)


def _sitter(sitter: Sitter) -> tuple[str, str | None, str, bool, bool, str, str]:
    return sitter.name, sitter.token, sitter.lang, sitter.bot, sitter.left, sitter.emblem, sitter.mind
