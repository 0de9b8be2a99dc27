"""Coming, going, and whose seat is whose."""

from __future__ import annotations

import secrets

from .awake import Awake, TableDeed, Tables
from .events.values import Handed, Hosts, Joined, Left
from .hall import TurnedAway
from .lobby import grow, own
from .names import named
from .rights import heir, only_host, only_juniors
from .room import Chair, Phase
from .tokens import hashed
from .trying import tried_again
from .whispers import was_seen

AWAY = 45.0  # seconds after which a host who is gone no longer hosts
OUT = 10.0  # seconds after which a bot may sit in for somebody who is gone


@tried_again
async def join(hall: Tables, code: str, name: str, lang: str) -> str:
    """A seat for somebody new; the token that proves it is theirs is told once and never again."""
    token = secrets.token_urlsafe(32)
    async with hall.at(code) as deed:
        room = deed.room
        called = named(name, room.here)
        own(room)
        make_room(deed)
        deed.happen(Joined(chair=room.chairs_made + 1, name=called, token=hashed(token), lang=lang))
        grow(deed)
        deed.live.seen[room.chairs_made] = hall.clock()
    return token


def chair(hall: Tables, code: str, token: str | None) -> Chair | None:
    """Whose token this is; None for anybody else."""
    if not token:
        return None
    live = hall.find(code)
    chair = live.room.holders.get(hashed(token))
    if chair is None and hall.look_again(live):
        chair = live.room.holders.get(hashed(token))
    if chair is not None:
        live.seen[chair] = hall.clock()
        was_seen(hall, live, chair)
    return chair


@tried_again
async def leave(hall: Tables, code: str, chair: Chair) -> None:
    async with hall.at(code, chair) as deed:
        get_up(deed, chair)


@tried_again
async def remove(hall: Tables, code: str, host: Chair, chair: Chair) -> None:
    async with hall.at(code, host) as deed:
        only_host(deed.room, host)
        if chair not in deed.room.sitters or chair == host:
            raise TurnedAway("no-such-seat-here")
        own(deed.room)
        if chair in deed.room.seated:
            _only_if_out(hall, deed, chair)
            deed.happen(Handed(chair=chair, bot=True))
        else:
            only_juniors(deed.room, host, chair)
            deed.happen(Left(chair=chair))


@tried_again
async def hand(hall: Tables, code: str, by: Chair, chair: Chair, *, bot: bool) -> None:
    """A bot sits in for somebody, or gives the seat back. Anybody for themselves; the host for those away."""
    async with hall.at(code, by) as deed:
        if by != chair:
            only_host(deed.room, by)
            if not bot:
                raise TurnedAway("not-your-seat")
        if chair not in deed.room.sitters:
            raise TurnedAway("no-such-seat-here")
        if by != chair:
            _only_if_out(hall, deed, chair)
        deed.happen(Handed(chair=chair, bot=bot))


def _only_if_out(hall: Tables, deed: TableDeed, chair: Chair) -> None:
    """Whoever is there answers for themselves: else a host could end the talk, and the game, alone."""
    if not deed.room.sitters[chair].bot and deed.live.away(chair, hall.clock()) < OUT:
        raise TurnedAway("still-here", name=deed.room.called(chair))


@tried_again
async def rename(hall: Tables, code: str, chair: Chair, name: str) -> None:
    """Before a game. Chips lie under a name: as long as they are played for, it stays."""
    async with hall.at(code, chair) as deed:
        room = deed.room
        if room.phase is not Phase.LOBBY:
            raise TurnedAway("table-playing")
        own(room)
        if room.settings.chips and room.ledger.raced(room.called(chair)):
            raise TurnedAway("chips-named", name=room.called(chair))
        others = [sitter.name for other, sitter in room.sitters.items() if other != chair]
        deed.happen(Handed(chair=chair, name=named(name, others)))


@tried_again
async def set_language(hall: Tables, code: str, chair: Chair, lang: str) -> None:
    async with hall.at(code, chair) as deed:
        deed.happen(Handed(chair=chair, lang=lang))


@tried_again
async def pass_on_hosting(hall: Tables, live: Awake, now: float) -> None:
    room = live.room
    host = room.host
    gone = host is not None and live.away(host, now) >= AWAY
    after = heir(room, live.present, host_gone=gone)
    if after is not None and after != host:
        async with hall.at(room.code, after) as deed:
            if deed.room.host == host:
                deed.happen(Hosts(chair=after))


def make_room(deed: TableDeed) -> None:
    """A bot makes room for a person. Who comes while a game goes on waits for the next."""
    room = deed.room
    bots = [chair for chair in room.order if room.sitters[chair].token is None]
    if len(room.order) - len(bots) >= room.settings.rules.players[1]:
        raise TurnedAway("table-full")
    if bots and len(room.order) >= room.settings.size and room.phase is Phase.LOBBY:
        deed.happen(Left(chair=bots[-1]))


def get_up(deed: TableDeed, chair: Chair) -> None:
    """For good. Whoever plays leaves a bot on the seat."""
    if chair in deed.room.seated:
        deed.happen(Handed(chair=chair, bot=True, left=True))
    else:
        deed.happen(Left(chair=chair))
