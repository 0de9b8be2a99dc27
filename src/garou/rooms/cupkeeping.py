"""Keeps the tournaments: who enters, what is drawn, and the results of their tables, each of them once."""

from __future__ import annotations

import asyncio
import contextlib
import secrets

from garou.dealing import deal
from garou.engine.values import Refusal
from garou.record.reading import name_flaw
from garou.tournaments.values import FEWEST, IllegalEntry

from .codes import CUP
from .cuphall import CupHall, LiveCup
from .cups import Cup, Format, Key, bot_names, laid
from .hall import TurnedAway
from .keeper import Keeper
from .room import Room
from .seating import hashed
from .settings import Settings, cast_for, checked

MOST = 120  # entrants
MOST_DEALS = 20


class Cups(CupHall):
    """All tournaments of one server. Their tables are the keeper's."""

    def __init__(self, keeper: Keeper) -> None:
        super().__init__(keeper)
        self._collecting: set[asyncio.Task[None]] = set()
        keeper.witnesses.append(self._witness)

    async def wake(self) -> None:
        """Tables that were drawn and not laid are laid, results that were not taken are taken."""
        for key in self.keeper.store.rooms():
            if key.startswith(CUP):
                code = key.removeprefix(CUP)
                await self._lay(self.find(code).room)
                await self._collect(code)

    async def sleep(self) -> None:
        for task in self._collecting:
            task.cancel()
        await asyncio.gather(*self._collecting, return_exceptions=True)

    # Coming and going ------------------------------------------------------------------

    async def create(self, name: str, format: Format, settings: Settings, deals: int) -> str:
        name = " ".join(name.split())
        if flaw := name_flaw(name, ()):
            raise TurnedAway(flaw, name=name, longest=100)
        code = self._new_code()
        live = self.live[code] = LiveCup(Cup(code))
        async with live.lock:
            chosen = checked(settings).to_json()
            deals = max(1, min(deals, MOST_DEALS))
            await self._happen(live, "created", name=name, format=format.value, settings=chosen, deals=deals)
        return code

    async def join(self, code: str, name: str, lang: str, *, plays: bool = True) -> str:
        """A place for somebody; the first to come organises it. The token is told once."""
        live = self.find(code)
        async with live.lock:
            token = secrets.token_urlsafe(32)
            await self._enter(live, " ".join(name.split()), hashed(token), lang, plays=plays)
        return token

    async def _enter(self, live: LiveCup, name: str, token: str | None, lang: str, *, plays: bool) -> None:
        cup = live.room
        if cup.begun:
            raise TurnedAway("cup-begun")
        if len(cup.people) >= MOST:
            raise TurnedAway("cup-full", most=MOST)
        if flaw := name_flaw(name, tuple(entrant.name for entrant in cup.people.values())):
            raise TurnedAway(flaw, name=name, longest=100)
        await self._happen(live, "joined", number=cup.made + 1, name=name, token=token, lang=lang, plays=plays)

    async def add_bots(self, code: str, by: int, number: int) -> None:
        live = self.find(code)
        async with live.lock:
            self._organising(live.room, by)
            await self._bots(live, number)

    async def _bots(self, live: LiveCup, number: int) -> None:
        for name, _ in zip(bot_names(live.room), range(number), strict=False):
            await self._enter(live, name, None, live.room.settings.lang, plays=True)

    def who(self, code: str, token: str | None) -> int | None:
        """Whose token this is; None for anybody else."""
        if not token:
            return None
        proof = hashed(token)
        for number, entrant in self.find(code).room.people.items():
            if entrant.token is not None and secrets.compare_digest(entrant.token, proof):
                return number
        return None

    async def leave(self, code: str, by: int, number: int) -> None:
        """Oneself, or whom the organiser takes out. At their table a bot sits in."""
        live = self.find(code)
        async with live.lock:
            cup = live.room
            if by != number:
                self._organising(cup, by)
            if number not in cup.people or cup.people[number].gone:
                raise TurnedAway("not-in-this-cup")
            name = cup.people[number].name
            table = cup.table_of(name)
            if number != cup.organiser or cup.begun:
                await self._happen(live, "left", number=number)
        if table is not None:
            await self._sit_in(cup.rooms[table], name)

    async def _sit_in(self, room_code: str, name: str) -> None:
        room = self.keeper.find(room_code).room
        chair = next(chair for chair, sitter in room.sitters.items() if sitter.name == name)
        await self.keeper.hand(room_code, chair, chair, bot=True)

    # Playing ---------------------------------------------------------------------------

    async def begin(self, code: str, by: int) -> None:
        live = self.find(code)
        async with live.lock:
            cup = live.room
            self._organising(cup, by)
            if cup.begun:
                raise TurnedAway("cup-begun")
            if cup.format is Format.DUPLICATE:
                await self._begin_duplicate(live)
            elif len(cup.players) < FEWEST:
                raise IllegalEntry("too-few-entrants", count=len(cup.players), needed=FEWEST)
            else:
                await self._happen(live, "begun")
        await self.go_on(code, by)

    async def _begin_duplicate(self, live: LiveCup) -> None:
        """Bots fill the last group, and a second one where there is only one; then all deals are drawn, once."""
        cup, luck, size = live.room, self.keeper.luck, live.room.settings.size
        groups = max(2, -(-len(cup.players) // size))
        await self._bots(live, groups * size - len(cup.players))
        mixed = luck.sample(cup.players, len(cup.players))
        drawn = []
        for _ in range(cup.deals):
            cast = cast_for(cup.settings, luck)
            setup = deal(cup.settings.rules, cast, size, luck)
            laid = (setup.deal, setup.centre, setup.extra)
            drawn.append({"setup": laid, "cast": cast.cards, "beside": cast.beside})
        seated = [mixed[first : first + size] for first in range(0, len(mixed), size)]
        await self._happen(live, "begun", deals=drawn, groups=seated)

    async def go_on(self, code: str, by: int, group: int | None = None) -> None:
        """The next round; in duplicate the next deal, for one group or for every group that waits."""
        live = self.find(code)
        async with live.lock:
            self._organising(live.room, by)
            if live.room.elimination:
                await self._draw(live)
            elif live.room.duplicate:
                await self._seat(live, group)
            else:
                raise TurnedAway("cup-not-begun")
            await self._lay(live.room)

    async def _draw(self, live: LiveCup) -> None:
        if live.room.elimination is None:
            return
        drawn = live.room.elimination.draw(self.keeper.luck)
        sittings = [{"names": sitting.names, "fillers": sitting.fillers} for sitting in drawn.sittings]
        rooms = [self._new_code() for _ in sittings]
        await self._happen(live, "drawn", sittings=sittings, byes=drawn.byes, rooms=rooms)

    async def _seat(self, live: LiveCup, group: int | None) -> None:
        cup = live.room
        if cup.duplicate is None:
            return
        busy = {key.table for key in cup.awaited}
        groups = range(len(cup.duplicate.groups)) if group is None else (group,)
        for one in groups:
            following = cup.duplicate.next_deal(one) if one < len(cup.duplicate.groups) else None
            if following is not None and one not in busy:
                await self._happen(live, "seated", deal=following, group=one, room=self._new_code())

    async def _lay(self, cup: Cup) -> None:
        for key in cup.awaited:
            await self.keeper.lay(cup.rooms[key], laid(cup, key))

    async def table(self, code: str, number: int) -> str | None:
        """Where this one has to be now. A draw is seen before its tables are laid: whoever comes at once waits."""
        live = self.find(code)
        async with live.lock:
            key = live.room.table_of(live.room.people[number].name)
            return live.room.rooms[key] if key else None

    # Results ---------------------------------------------------------------------------

    def _witness(self, room: Room) -> None:
        """Something happened at a table: if its game is over, somebody takes the result to its tournament."""
        if room.cup and room.ledger.past:
            task = asyncio.create_task(self._collect(room.cup))
            self._collecting.add(task)
            task.add_done_callback(self._collecting.discard)

    async def _collect(self, code: str) -> None:
        """Every result there is and that was not taken yet; then what everybody has played is unsealed."""
        live = self.find(code)
        async with live.lock:
            for key in live.room.awaited:
                past = self.keeper.find(live.room.rooms[key]).room.ledger.past
                if past:
                    names = live.room.names_at(key)
                    winners = [name for name in past[0].winners if name in names]
                    await self._result(live, key, winners, called_off=not past[0].finished)
            await self._unseal(live.room)

    async def _result(self, live: LiveCup, key: Key, winners: list[str], *, called_off: bool) -> None:
        where = {"round": key.round, "table": key.table}
        await self._happen(live, "result", **where, winners=winners, called_off=called_off)

    async def _unseal(self, cup: Cup) -> None:
        if cup.duplicate is None:
            return
        for key, room in cup.rooms.items():
            if cup.duplicate.open(key.round):
                await self.keeper.unseal(room)

    async def correct(self, code: str, by: int, key: Key, winners: list[str], *, called_off: bool) -> None:
        """What the organiser says stands, until the next draw: in place of a result, or of one that never came."""
        live = self.find(code)
        async with live.lock:
            cup = live.room
            self._organising(cup, by)
            last = len(cup.elimination.rounds) - 1 if cup.elimination else key.round
            if key not in cup.rooms or key.round != last or (cup.duplicate and key not in cup.entered):
                raise TurnedAway("too-late-to-correct")
            if strange := [name for name in winners if name not in cup.names_at(key)]:
                raise IllegalEntry("no-such-seat", name=strange[0], known=cup.names_at(key))
            await self._result(live, key, winners, called_off=called_off)

    # Deleting --------------------------------------------------------------------------

    async def forget(self, code: str, by: int) -> None:
        """The tournament and all its tables, from the disk too."""
        live = self.find(code)
        async with live.lock:
            self._organising(live.room, by)
            for room in live.room.rooms.values():
                with contextlib.suppress(Refusal):
                    await self.keeper.clear(room)
            await self.keeper.store.forget(CUP + code)
            self.live.pop(code, None)
            live.tell()
