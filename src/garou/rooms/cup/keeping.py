"""Keeps the tournaments: who enters, what is drawn, and the results of their tables, each of them once."""

from __future__ import annotations

import asyncio
import contextlib
import secrets

from garou.dealing import deal
from garou.engine.values import Refusal
from garou.rooms.codes import CUP
from garou.rooms.hall import Live, TurnedAway, to_the_end
from garou.rooms.keeper import RECENT, Keeper
from garou.rooms.ledger import Past
from garou.rooms.names import named
from garou.rooms.room import Room
from garou.rooms.seating import hashed
from garou.rooms.settings import Settings, cast_for, checked
from garou.store.values import NotKept
from garou.tournaments.duplicate import Duplicate
from garou.tournaments.elimination import Elimination
from garou.tournaments.values import FEWEST, IllegalEntry

from .cup import Cup, Format, Key, bot_names, laid
from .hall import CupDeed, CupHall, LiveCup

MOST = 120  # entrants
MOST_DEALS = 20
PATIENCE = 10.0  # seconds a server that starts waits for what its tournaments have missed


class Cups(CupHall):
    """All tournaments of one server. Their tables are the keeper's."""

    def __init__(self, keeper: Keeper) -> None:
        super().__init__(keeper)
        keeper.witnesses.append(self._witness)

    async def wake(self) -> None:
        """Tables that were drawn and not laid are laid, results that were not taken are taken.

        Of tournaments that nobody has touched for long, when somebody comes back.
        """
        playing = {live.room.cup for live in self.keeper.live.values()}
        for found in self.store.rooms():
            code = found.room.removeprefix(CUP)
            recent = found.since(self.keeper.slept_at, RECENT)
            if found.room.startswith(CUP) and (recent or code in playing):
                with contextlib.suppress(Refusal, NotKept):
                    self.find(code)
        if self._collecting:
            await asyncio.wait(self._collecting, timeout=PATIENCE)

    async def _catch_up(self, code: str) -> None:
        async with self.at(code) as deed:  # nobody deletes it meanwhile
            await self._lay(deed.room)
        await self._collect(code)

    def _woken(self, room: Cup) -> LiveCup:
        """It may have missed something while it slept."""
        if room.begun:
            self._later(self._catch_up, room.code)
        return super()._woken(room)

    # Coming and going ------------------------------------------------------------------

    async def create(self, name: str, format: Format, settings: Settings, deals: int) -> str:
        called = named(name)
        chosen, deals = checked(settings).to_json(), max(1, min(deals, MOST_DEALS))
        code = self._new_code()
        live = self.live[code] = Live(Cup(code))
        try:
            async with self.at(code) as deed:
                deed.happen("created", name=called, format=format.value, settings=chosen, deals=deals)
        finally:
            if not live.room.seq:
                self.live.pop(code, None)
        return code

    async def join(self, code: str, name: str, lang: str, *, plays: bool = True) -> str:
        """A place for somebody; the first to come organises it. The token is told once."""
        token = secrets.token_urlsafe(32)
        async with self.at(code) as deed:
            enter(deed, name, hashed(token), lang, plays=plays)
        return token

    async def add_bots(self, code: str, by: int, number: int) -> None:
        async with self.at(code, by) as deed:
            self._organising(deed.room, by)
            add_bots(deed, number)

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
        async with self.at(code, by) as deed:
            cup = deed.room
            if by != number:
                self._organising(cup, by)
            if number not in cup.people or cup.people[number].gone:
                raise TurnedAway("not-in-this-cup")
            name = cup.people[number].name
            table = cup.table_of(name)
            if number != cup.organiser or cup.begun:
                deed.happen("left", number=number)
        if table is not None:
            with self._or_later(self._sit_in, cup.rooms[table], name):
                await self._sit_in(cup.rooms[table], name)

    async def _sit_in(self, code: str, name: str) -> None:
        with contextlib.suppress(TurnedAway):  # nobody can sit at a table that is gone, or cannot be read
            sitters = self.keeper.find(code).room.sitters
            for chair in [chair for chair, sitter in sitters.items() if sitter.name == name]:
                await self.keeper.hand(code, chair, chair, bot=True)

    # Playing ---------------------------------------------------------------------------

    async def begin(self, code: str, by: int) -> None:
        async with self.at(code, by) as deed:
            cup = deed.room
            self._organising(cup, by)
            if cup.begun:
                raise TurnedAway("cup-begun")
            if cup.format is Format.DUPLICATE:
                self._begin_duplicate(deed)
            elif len(cup.players) < FEWEST:
                raise IllegalEntry("too-few-entrants", count=len(cup.players), needed=FEWEST)
            else:
                deed.happen("begun")
            self._draw(deed)
            await self._sit_down(deed)

    def _begin_duplicate(self, deed: CupDeed) -> None:
        """Bots fill the last group, and a second one where there is only one; then all deals are drawn, once."""
        cup, luck, size = deed.room, self.keeper.luck, deed.room.settings.size
        groups = max(2, -(-len(cup.players) // size))
        add_bots(deed, groups * size - len(cup.players))
        mixed = luck.sample(cup.players, len(cup.players))
        drawn = []
        for _ in range(cup.deals):
            cast = cast_for(cup.settings, luck)
            setup = deal(cup.settings.rules, cast, size, luck)
            laid = (setup.deal, setup.centre, setup.extra)
            drawn.append({"setup": laid, "cast": cast.cards, "beside": cast.beside})
        seated = [mixed[first : first + size] for first in range(0, len(mixed), size)]
        deed.happen("begun", deals=drawn, groups=seated)

    async def go_on(self, code: str, by: int, group: int | None = None) -> None:
        """The next round; in duplicate the next deal, for one group or for every group that waits."""
        async with self.at(code, by) as deed:
            self._organising(deed.room, by)
            self._draw(deed, group)
            await self._sit_down(deed)

    async def _sit_down(self, deed: CupDeed) -> None:
        """What was drawn is kept before a table is laid: laying it again changes nothing."""
        await self._commit(deed)
        with self._or_later(self._catch_up, deed.room.code):
            await self._lay(deed.room)

    def _draw(self, deed: CupDeed, group: int | None = None) -> None:
        if deed.room.elimination:
            self._draw_round(deed, deed.room.elimination)
        elif deed.room.duplicate:
            self._seat(deed, deed.room.duplicate, group)
        else:
            raise TurnedAway("cup-not-begun")

    def _draw_round(self, deed: CupDeed, elimination: Elimination) -> None:
        drawn = elimination.draw(self.keeper.luck)
        sittings = [{"names": sitting.names, "fillers": sitting.fillers} for sitting in drawn.sittings]
        rooms: list[str] = []
        for _ in sittings:
            rooms.append(self._new_code(*rooms))
        deed.happen("drawn", sittings=sittings, byes=drawn.byes, rooms=rooms)

    def _seat(self, deed: CupDeed, duplicate: Duplicate, group: int | None) -> None:
        busy = {key.table for key in deed.room.awaited}
        groups = range(len(duplicate.groups)) if group is None else (group,)
        for one in groups:
            following = duplicate.next_deal(one) if one < len(duplicate.groups) else None
            if following is not None and one not in busy:
                deed.happen("seated", deal=following, group=one, room=self._new_code(*deed.room.rooms.values()))

    async def _lay(self, cup: Cup) -> None:
        for key in cup.awaited:
            with contextlib.suppress(TurnedAway):  # one that cannot be read keeps no other from its cards
                await self.keeper.lay(cup.rooms[key], laid(cup, key))

    async def table(self, code: str, number: int) -> str | None:
        """Where this one has to be now. A draw is seen before its tables are laid: whoever comes at once waits."""
        async with self.at(code, number) as deed:
            key = deed.room.table_of(deed.room.people[number].name)
            return deed.room.rooms[key] if key else None

    # Results ---------------------------------------------------------------------------

    def _witness(self, room: Room) -> None:
        """Something happened at a table: if its game is over, somebody takes the result to its tournament."""
        if room.cup and room.ledger.past:
            self._later(self._collect, room.cup)

    async def _collect(self, code: str) -> None:
        """Every result there is and that was not taken yet; then what everybody has played is unsealed."""
        async with self.at(code) as deed:
            for key in deed.room.awaited:
                past = self._played_at(deed.room.rooms[key])
                if past:
                    names = deed.room.names_at(key)
                    winners = [name for name in past[0].winners if name in names]
                    enter_result(deed, key, winners, called_off=not past[0].finished)
            await self._commit(deed)
            await self._unseal(deed.room)

    def _played_at(self, room: str) -> list[Past]:
        """Nothing at a table that cannot be read: the organiser enters its result."""
        try:
            return self.keeper.find(room).room.ledger.past
        except TurnedAway:
            return []

    async def _unseal(self, cup: Cup) -> None:
        if cup.duplicate is None:
            return
        for key, room in cup.rooms.items():
            if cup.duplicate.open(key.round):
                with contextlib.suppress(TurnedAway):
                    await self.keeper.unseal(room)

    async def correct(self, code: str, by: int, key: Key, winners: list[str], *, called_off: bool) -> None:
        """What the organiser says stands, until the next draw: in place of a result, or of one that never came."""
        async with self.at(code, by) as deed:
            cup = deed.room
            self._organising(cup, by)
            last = len(cup.elimination.rounds) - 1 if cup.elimination else key.round
            if key not in cup.rooms or key.round != last or (cup.duplicate and key not in cup.entered):
                raise TurnedAway("too-late-to-correct")
            if strange := [name for name in winners if name not in cup.names_at(key)]:
                raise IllegalEntry("no-such-seat", name=strange[0], known=cup.names_at(key))
            enter_result(deed, key, winners, called_off=called_off)

    # Deleting --------------------------------------------------------------------------

    async def forget(self, code: str, by: int) -> None:
        """The tournament and all its tables, from the disk too: in one commit, whatever goes on at them."""
        async with self.at(code, by) as deed:
            self._organising(deed.room, by)
            rooms = deed.room.rooms.values()
            async with self.keeper.cleared(*rooms):
                stopped = await to_the_end(self.store.forget(CUP + code, *rooms))
            self._gone(deed.live)
            if stopped:
                raise stopped


def enter(deed: CupDeed, name: str, token: str | None, lang: str, *, plays: bool) -> None:
    cup = deed.room
    if cup.begun:
        raise TurnedAway("cup-begun")
    if len(cup.people) >= MOST:
        raise TurnedAway("cup-full", most=MOST)
    called = named(name, (entrant.name for entrant in cup.people.values()))
    deed.happen("joined", number=cup.made + 1, name=called, token=token, lang=lang, plays=plays)


def add_bots(deed: CupDeed, number: int) -> None:
    for name, _ in zip(bot_names(deed.room), range(number), strict=False):
        enter(deed, name, None, deed.room.settings.lang, plays=True)


def enter_result(deed: CupDeed, key: Key, winners: list[str], *, called_off: bool) -> None:
    deed.happen("result", round=key.round, table=key.table, winners=winners, called_off=called_off)
