"""Before the game: what is played, in which order people sit, and the deal."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from garou.dealing import deal
from garou.engine.values import Refusal, RoleName, Setup
from garou.games.cast import Cast
from garou.minds.names import BOTS
from garou.record.promise import promise
from garou.record.values import Record

from .awake import Awake, TableDeed, Tables
from .codes import CUP, new_code
from .events.values import Again, Arranged, Chosen, Created, Dealt, Joined, Left, Ready
from .hall import TurnedAway
from .names import alike
from .rights import only_host
from .room import Chair, Phase, Room, Sitter
from .settings import Settings, cast_for, checked
from .sweeping import put_one_away
from .trying import tried_again

MOST_ROOMS = 2_000  # awake at once


class Laid(NamedTuple):
    """A table that a tournament has drawn."""

    cup: str
    settings: Settings
    sitters: tuple[Sitter, ...]  # by seat
    deal: tuple[Cast, Setup] | None = None  # where others play the same: it stays sealed until they have


@tried_again
async def create(hall: Tables, settings: Settings) -> Room:
    if len(hall.live) >= MOST_ROOMS and not put_one_away(hall.live):
        raise TurnedAway("too-many-tables")
    settings = checked(settings)
    code = new_code(hall.luck, partial(taken, hall), settings.lang)
    with _new(hall, code) as live:
        async with hall.at(code) as deed:
            deed.happen(Created(settings))
    return live.room


@contextlib.contextmanager
def _new(hall: Tables, code: str) -> Iterator[Awake]:
    """A table that stands as soon as its first event is kept, and else was never there."""
    live = hall.live[code] = Awake(Room(code, touched=hall.clock()), woken=hall.clock())
    try:
        yield live
    finally:
        if not live.room.seq and hall.live.get(code) is live:
            del hall.live[code]


def taken(hall: Tables, code: str) -> bool:
    """By a table, or by a tournament: both are found by what was read aloud."""
    return code in hall.live or hall.store.has(code) or hall.store.has(CUP + code)


@tried_again
async def choose(hall: Tables, code: str, host: Chair, settings: Settings) -> None:
    async with hall.at(code, host) as deed:
        room = deed.room
        only_host(room, host)
        if room.phase is not Phase.LOBBY:
            raise TurnedAway("table-playing")
        own(room)
        if settings.size < company(room):
            raise TurnedAway("fewer-seats-than-people")
        deed.happen(Chosen(settings=checked(settings)))
        _send_away(deed)


def _send_away(deed: TableDeed) -> None:
    """Bots of the last game for whom there is no house any more: as many stand there as will play."""
    room = deed.room
    bots = [chair for chair in room.order if room.sitters[chair].token is None]
    for chair in bots[len(bots) - max(0, len(room.order) - room.settings.size) :]:
        deed.happen(Left(chair=chair))


@tried_again
async def arrange(hall: Tables, code: str, host: Chair, order: list[Chair]) -> None:
    async with hall.at(code, host) as deed:
        only_host(deed.room, host)
        if deed.room.phase is not Phase.LOBBY or sorted(order) != sorted(deed.room.order):
            raise TurnedAway("table-playing")
        deed.happen(Arranged(tuple(order)))


@tried_again
async def begin(hall: Tables, code: str, chair: Chair, holding: RoleName | None = None) -> None:
    """Fill the empty seats, shuffle, deal, and show everybody the hash of the deal.

    Whoever is alone with bots may say which card to hold: to try it.
    """
    async with hall.at(code, chair) as deed:
        only_host(deed.room, chair)
        if deed.room.phase is not Phase.LOBBY:
            raise TurnedAway("table-playing")
        own(deed.room)
        alone = company(deed.room) == 1
        fill(deed)
        _deal(hall, deed, _in_hand(hall, deed, chair, holding) if holding and alone else None)


def _in_hand(hall: Tables, deed: TableDeed, chair: Chair, card: RoleName) -> tuple[Cast, Setup]:
    """Shuffled, and that card exchanged for the one that lies before this chair."""
    settings, seat = deed.room.settings, deed.room.order.index(chair)
    cast = cast_for(settings, hall.luck)
    setup = deal(settings.rules, cast, len(deed.room.order), hall.luck)
    cards = [*setup.cards]
    at = cards.index(card)
    cards[seat], cards[at] = cards[at], cards[seat]
    seats, centre = len(setup.deal), len(setup.deal) + len(setup.centre)
    return cast, Setup(tuple(cards[:seats]), tuple(cards[seats:centre]), tuple(cards[centre:]))


@tried_again
async def lay(hall: Tables, code: str, laid: Laid) -> None:
    """A table of a tournament, dealt at once. Done again after a crash, it goes on where it was."""
    with contextlib.ExitStack() as fresh:
        if hall.load(code) is None:
            fresh.enter_context(_new(hall, code))
        async with hall.at(code) as deed:
            _lay(hall, deed, laid)


def _lay(hall: Tables, deed: TableDeed, laid: Laid) -> None:
    room = deed.room
    if not room.seq:
        deed.happen(Created(laid.settings, cup=laid.cup, sealed=laid.deal is not None))
    for sitter in laid.sitters[len(room.order) :]:
        deed.happen(Joined(room.chairs_made + 1, sitter.name, sitter.lang, sitter.token, sitter.bot, sitter.mind))
    if not room.ledger.dealt:
        _deal(hall, deed, laid.deal)


def _deal(hall: Tables, deed: TableDeed, ready: tuple[Cast, Setup] | None = None) -> None:
    """Shuffled, unless somebody else has: in duplicate several tables are dealt the same."""
    room = deed.room
    settings = room.settings
    cast = ready[0] if ready else cast_for(settings, hall.luck)
    setup = ready[1] if ready else deal(settings.rules, cast, len(room.order), hall.luck)
    nonce = secrets.token_hex(16)
    record = Record(settings.game, settings.edition, settings.options, room.names, setup, nonce=nonce)
    dealt = setup.deal, setup.centre, setup.extra, cast.cards, cast.beside
    deed.happen(Dealt(*dealt, nonce, promise(record)))


@tried_again
async def again(hall: Tables, code: str, host: Chair, *, at_once: bool = False) -> None:
    """The host waits for nobody any longer: the same at once, or with a change."""
    async with hall.at(code, host) as deed:
        _only_over(deed.room)
        only_host(deed.room, host)
        deed.happen(Again())
        grow(deed)
        if at_once:
            fill(deed)
            _deal(hall, deed)


@tried_again
async def another(hall: Tables, code: str, chair: Chair, *, on: bool) -> None:
    """Somebody has read the end, and is ready for another game. It begins by itself when everybody is.

    Where there are more people than cards, the lobby is where that is settled.
    """
    async with hall.at(code, chair) as deed:
        _only_over(deed.room)
        deed.happen(Ready(chair=chair, on=on))
        if deed.room.ready >= awaited(deed.room):
            deed.happen(Again())
            grow(deed)
            if company(deed.room) <= deed.room.settings.size:
                fill(deed)
                _deal(hall, deed)


def _only_over(room: Room) -> None:
    if room.phase is not Phase.OVER:
        raise TurnedAway("table-playing")
    own(room)


def awaited(room: Room) -> frozenset[Chair]:
    """Who is asked whether they are ready for another game: everybody at the table but bots."""
    return frozenset(chair for chair in room.order if not room.sitters[chair].bot)


def enough(room: Room) -> bool:
    """Are so many ready that the host need not be asked twice? As many as the game takes at least, or all."""
    people = awaited(room)
    return len(people & room.ready) >= min(len(people), room.settings.rules.players[0])


def company(room: Room) -> int:
    """Seats that belong to somebody, even where a bot sits in."""
    return sum(room.sitters[chair].token is not None for chair in room.order)


def fill(deed: TableDeed) -> None:
    """Bots for the empty seats, and as few as are wanted."""
    room = deed.room
    while len(room.order) < room.settings.size:
        sit_bot_down(deed)
    while len(room.order) > room.settings.size:
        bots = [chair for chair in room.order if room.sitters[chair].token is None]
        if not bots:
            raise TurnedAway("fewer-seats-than-people")
        deed.happen(Left(chair=bots[-1]))


def sit_bot_down(deed: TableDeed, mind: str = "") -> None:
    room = deed.room
    deed.happen(Joined(room.chairs_made + 1, _unused(room), room.settings.lang, bot=True, mind=mind))


def _unused(room: Room) -> str:
    """A bot's name that nobody has; if possible nor its letter, for on signs a house is no more than that."""
    unlike = [name for name in BOTS if not any(alike(name, other) for other in room.here)]
    letters = {other[:1].upper() for other in room.here}
    return next((name for name in unlike if name[0] not in letters), unlike[0])


def grow(deed: TableDeed) -> None:
    """One more than there were cards for: the table grows with its people where the scenario allows it."""
    room = deed.room
    if room.phase is not Phase.LOBBY or len(room.order) <= room.settings.size:
        return
    wanted = room.settings.with_(size=len(room.order))
    with contextlib.suppress(Refusal):
        deed.happen(Chosen(settings=checked(wanted)))


def own(room: Room) -> None:
    """What is played at a table of a tournament, and how often, is for the tournament to say."""
    if room.cup:
        raise TurnedAway("cup-table")
