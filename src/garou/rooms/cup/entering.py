"""Coming to a tournament, and going."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Sequence

from garou.rooms.hall import TurnedAway
from garou.rooms.names import alike, named, written
from garou.rooms.seating import hand
from garou.rooms.settings import Settings, checked
from garou.rooms.tokens import hashed
from garou.rooms.trying import tried_again
from garou.tournaments.values import IllegalEntry

from .cup import Cup, Entrant, Format
from .events import Created, Joined, Left, PassedOn, Returned
from .hall import CupDeed, CupHall, LiveCup, organising
from .laying import bot_names

MOST = 120  # entrants
MOST_DEALS = 20


@tried_again
async def create(
    hall: CupHall, name: str, format: Format, settings: Settings, deals: int, *, real: bool = False
) -> str:
    called = named(name)
    if real and format is Format.DUPLICATE:  # nobody but a server can deal the same cards twice and tell no one
        raise TurnedAway("no-real-duplicate")
    chosen, deals = checked(settings), max(1, min(deals, MOST_DEALS))
    real = real or format is Format.SEASON
    code = hall.new_code(chosen.lang)
    live = hall.live[code] = LiveCup(Cup(code))
    try:
        async with hall.at(code) as deed:
            deed.happen(Created(called, format.value, chosen, deals, real))
    finally:
        if not live.room.seq:
            hall.live.pop(code, None)
    return code


@tried_again
async def join(hall: CupHall, code: str, name: str, lang: str, *, plays: bool = True) -> str:
    """A place for somebody; the first to come organises it. The token is told once."""
    token, called = secrets.token_urlsafe(32), written(name)
    async with hall.at(code) as deed:
        for one in deed.room.people.values():
            if _typed(one) and alike(one.name, called):
                raise TurnedAway("name-typed", name=one.name)
        enter(deed, name, hashed(token), lang, plays=plays)
    return token


def _typed(one: Entrant) -> bool:
    """Written down by the organiser, and nobody's phone holds the place yet."""
    return one.typed and one.token is None and not one.gone


@tried_again
async def add_bots(hall: CupHall, code: str, by: int, number: int) -> None:
    async with hall.at(code, by) as deed:
        organising(deed.room, by)
        if deed.room.real:
            raise TurnedAway("no-bots-here")
        add(deed, number)


@tried_again
async def write_down(hall: CupHall, code: str, by: int, names: Sequence[str]) -> None:
    """People who come without a phone: all of these names, or none."""
    async with hall.at(code, by) as deed:
        organising(deed.room, by)
        if not deed.room.real:
            raise TurnedAway("only-real-cards")
        for name in names:
            enter(deed, name, None, deed.room.settings.lang, plays=True, typed=True)


def who(hall: CupHall, code: str, token: str | None) -> int | None:
    """Whose token this is; None for anybody else."""
    if not token:
        return None
    live, proof = hall.find(code), hashed(token)
    found = _holder(live.room, proof)
    return _holder(live.room, proof) if found is None and hall.look_again(live) else found


def _holder(cup: Cup, proof: str) -> int | None:
    for number, entrant in cup.people.items():
        if entrant.token is not None and secrets.compare_digest(entrant.token, proof):
            return number
    return None


@tried_again
async def leave(hall: CupHall, code: str, by: int, number: int) -> None:
    """Oneself, or whom the organiser takes out. At their table a bot sits in."""
    async with hall.at(code, by) as deed:
        cup = deed.room
        if by != number:
            organising(cup, by)
        if number not in cup.people or cup.people[number].gone:
            raise TurnedAway("not-in-this-cup")
        name = cup.people[number].name
        table = cup.table_of(name)
        if number != cup.organiser or cup.begun:
            deed.happen(Left(number))
    if table is not None:
        with hall.or_later(_sit_in, cup.rooms[table], name):
            await _sit_in(hall, cup.rooms[table], name)


@tried_again
async def come_back(hall: CupHall, code: str, by: int, number: int) -> None:
    """The organiser was wrong about somebody: until the next draw, nothing has happened."""
    async with hall.at(code, by) as deed:
        cup = deed.room
        organising(cup, by)
        if number not in cup.people or not cup.people[number].gone:
            raise TurnedAway("not-in-this-cup")
        if not cup.can_return(number):
            raise IllegalEntry("too-late-to-return", name=cup.people[number].name)
        deed.happen(Returned(number))
        entrant = cup.people[number]
    table = cup.table_of(entrant.name)
    if table is not None and entrant.token is not None:
        with hall.or_later(_sit_back, cup.rooms[table], entrant.name):
            await _sit_back(hall, cup.rooms[table], entrant.name)


@tried_again
async def pass_on(hall: CupHall, code: str, by: int, number: int) -> None:
    """The organiser lets somebody else organise: somebody whose device can."""
    async with hall.at(code, by) as deed:
        organising(deed.room, by)
        heir = deed.room.people.get(number)
        if heir is None or heir.gone or heir.token is None:
            raise TurnedAway("no-device-there")
        if number != by:
            deed.happen(PassedOn(number))


async def _sit_in(hall: CupHall, code: str, name: str) -> None:
    await _hand(hall, code, name, bot=True)


async def _sit_back(hall: CupHall, code: str, name: str) -> None:
    await _hand(hall, code, name, bot=False)


async def _hand(hall: CupHall, code: str, name: str, *, bot: bool) -> None:
    with contextlib.suppress(TurnedAway):  # nobody can sit at a table that is gone, or cannot be read
        sitters = hall.keeper.find(code).room.sitters
        for chair in [chair for chair, sitter in sitters.items() if sitter.name == name]:
            await hand(hall.keeper, code, chair, chair, bot=bot)


def enter(deed: CupDeed, name: str, token: str | None, lang: str, *, plays: bool, typed: bool = False) -> None:
    cup = deed.room
    if cup.begun:
        raise TurnedAway("cup-begun")
    if len(cup.people) >= MOST:
        raise TurnedAway("cup-full", most=MOST)
    called = named(name, (entrant.name for entrant in cup.people.values()))
    deed.happen(Joined(cup.made + 1, called, lang, plays, token, typed))


def add(deed: CupDeed, number: int) -> None:
    for name, _ in zip(bot_names(deed.room), range(number), strict=False):
        enter(deed, name, None, deed.room.settings.lang, plays=True)
