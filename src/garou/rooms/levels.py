"""How each bot thinks: the host chooses before a game, everybody sees it, and it stays with the bot."""

from __future__ import annotations

from typing import NamedTuple

from garou.minds.mind import MINDS, USUAL, TalkingMind, mind_named
from garou.talk.tempers import temper_of

from .awake import Tables
from .events.values import Handed
from .hall import TurnedAway
from .lobby import own, sit_bot_down
from .rights import only_host
from .room import Chair, Phase, Room, Sitter
from .trying import tried_again


class Bot(NamedTuple):
    """What everybody may know of one."""

    chair: Chair
    name: str
    mind: str
    temper: str


def bots_of(room: Room) -> tuple[Bot, ...]:
    """Those at the table for themselves; who sits in for somebody is not one of them."""
    chairs = ((chair, room.sitters[chair]) for chair in room.seated or room.order)
    return tuple(
        Bot(chair, one.name, thinking(one).name, temper_of(one.name)) for chair, one in chairs if _for_itself(one)
    )


def _for_itself(sitter: Sitter) -> bool:
    return sitter.bot and sitter.token is None


def thinking(sitter: Sitter, usual: TalkingMind = USUAL) -> TalkingMind:
    """With which mind a bot on this chair plays."""
    return mind_named(sitter.mind) or usual


@tried_again
async def add_bot(hall: Tables, code: str, host: Chair, mind: str) -> None:
    """One more, at a seat that is free."""
    async with hall.at(code, host) as deed:
        _may_choose(deed.room, host, mind)
        if len(deed.room.order) >= deed.room.settings.size:
            raise TurnedAway("table-full")
        sit_bot_down(deed, mind)


@tried_again
async def choose_mind(hall: Tables, code: str, host: Chair, chair: Chair, mind: str) -> None:
    async with hall.at(code, host) as deed:
        _may_choose(deed.room, host, mind)
        if chair not in deed.room.order or not _for_itself(deed.room.sitters[chair]):
            raise TurnedAway("no-such-seat-here")
        deed.happen(Handed(chair=chair, mind=mind))


def _may_choose(room: Room, host: Chair, mind: str) -> None:
    only_host(room, host)
    if room.phase is not Phase.LOBBY:
        raise TurnedAway("table-playing")
    own(room)
    if mind_named(mind) is None:
        raise TurnedAway("no-mind", name=mind, known=tuple(one.name for one in MINDS))
