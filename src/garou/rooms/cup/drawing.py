"""What is drawn in a tournament, and the tables that are laid for it."""

from __future__ import annotations

import contextlib

from garou.dealing import deal
from garou.rooms.hall import TurnedAway
from garou.rooms.lobby import lay
from garou.rooms.settings import cast_for
from garou.rooms.trying import tried_again
from garou.tournaments.duplicate import Duplicate
from garou.tournaments.elimination import Elimination
from garou.tournaments.values import FEWEST, IllegalEntry

from .cup import Cup, Format
from .entering import add
from .events import Begun, Drawn, RoundDrawn, Seated, Seats
from .hall import CupDeed, CupHall, organising
from .laying import laid
from .moving import catch_up_seats
from .results import collect


@tried_again
async def begin(hall: CupHall, code: str, by: int) -> None:
    async with hall.at(code, by) as deed:
        cup = deed.room
        organising(cup, by)
        if cup.begun:
            raise TurnedAway("cup-begun")
        if cup.season is not None:
            raise TurnedAway("no-rounds-here")
        if cup.format is Format.DUPLICATE:
            _begin_duplicate(hall, deed)
        elif len(cup.players) < FEWEST:
            raise IllegalEntry("too-few-entrants", count=len(cup.players), needed=FEWEST)
        else:
            deed.happen(Begun())
        _draw(hall, deed)
        await _sit_down(hall, deed)


def _begin_duplicate(hall: CupHall, deed: CupDeed) -> None:
    """Bots fill the last group, and a second one where there is only one; then all deals are drawn, once."""
    cup, luck, size = deed.room, hall.keeper.luck, deed.room.settings.size
    groups = max(2, -(-len(cup.players) // size))
    add(deed, groups * size - len(cup.players))
    mixed = luck.sample(cup.players, len(cup.players))
    drawn = []
    for _ in range(cup.deals):
        cast = cast_for(cup.settings, luck)
        drawn.append(Drawn(deal(cup.settings.rules, cast, size, luck), cast))
    seated = tuple(tuple(mixed[first : first + size]) for first in range(0, len(mixed), size))
    deed.happen(Begun(tuple(drawn), seated))


@tried_again
async def go_on(hall: CupHall, code: str, by: int, group: int | None = None) -> None:
    """The next round; in duplicate the next deal, for one group or for every group that waits."""
    async with hall.at(code, by) as deed:
        organising(deed.room, by)
        _draw(hall, deed, group)
        await _sit_down(hall, deed)


async def _sit_down(hall: CupHall, deed: CupDeed) -> None:
    """What was drawn is kept before a table is laid: laying it again changes nothing."""
    await hall.commit(deed)
    with hall.or_later(catch_up, deed.room.code):
        await _lay(hall, deed.room)


def _draw(hall: CupHall, deed: CupDeed, group: int | None = None) -> None:
    if deed.room.elimination:
        _draw_round(hall, deed, deed.room.elimination)
    elif deed.room.duplicate:
        _seat(hall, deed, deed.room.duplicate, group)
    else:
        raise TurnedAway("cup-not-begun")


def _draw_round(hall: CupHall, deed: CupDeed, elimination: Elimination) -> None:
    drawn = elimination.draw(hall.keeper.luck)
    rooms: list[str] = []
    for _ in () if deed.room.real else drawn.sittings:
        rooms.append(hall.new_code(deed.room.settings.lang, *rooms))
    deed.happen(RoundDrawn(tuple(map(Seats, drawn.sittings)), drawn.byes, tuple(rooms)))


def _seat(hall: CupHall, deed: CupDeed, duplicate: Duplicate, group: int | None) -> None:
    busy = {key.table for key in deed.room.awaited}
    groups = range(len(duplicate.groups)) if group is None else (group,)
    for one in groups:
        following = duplicate.next_deal(one) if one < len(duplicate.groups) else None
        if following is not None and one not in busy:
            code = hall.new_code(deed.room.settings.lang, *deed.room.rooms.values())
            deed.happen(Seated(following, one, code))


async def _lay(hall: CupHall, cup: Cup) -> None:
    for key in cup.awaited:
        with contextlib.suppress(TurnedAway):  # one that cannot be read keeps no other from its cards
            await lay(hall.keeper, cup.rooms[key], laid(cup, key))


@tried_again
async def table(hall: CupHall, code: str, number: int) -> str | None:
    """Where this one has to be now. A draw is seen before its tables are laid: whoever comes at once waits."""
    async with hall.at(code, number) as deed:
        key = deed.room.table_of(deed.room.people[number].name)
        return deed.room.rooms[key] if key else None


@tried_again
async def catch_up(hall: CupHall, code: str) -> None:
    async with hall.at(code) as deed:  # nobody deletes it meanwhile
        await _lay(hall, deed.room)
    await catch_up_seats(hall, code)
    await collect(hall, code)
