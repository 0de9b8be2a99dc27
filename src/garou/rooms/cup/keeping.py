"""Keeps the tournaments: wakes them, lays them to sleep, and deletes them."""

from __future__ import annotations

import asyncio
import contextlib

from garou.engine.values import Refusal
from garou.rooms.archiving import cleared
from garou.rooms.codes import CUP
from garou.rooms.hall import to_the_end
from garou.rooms.keeper import RECENT, Keeper
from garou.rooms.trying import tried_again
from garou.store.values import NotKept

from .drawing import catch_up
from .hall import CupHall, organising
from .results import witness

PATIENCE = 10.0  # seconds a server that starts waits for what its tournaments have missed


class Cups(CupHall):
    """All tournaments of one server, from when it wakes until it sleeps. Their tables are the keeper's."""

    def __init__(self, keeper: Keeper) -> None:
        super().__init__(keeper, catch_up)
        keeper.witnesses.append(lambda room: witness(self, room))

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

    async def sleep(self) -> None:
        for task in self._collecting:
            task.cancel()
        await asyncio.gather(*self._collecting, return_exceptions=True)


@tried_again
async def forget(hall: CupHall, code: str, by: int) -> None:
    """The tournament and all its tables, from the disk too: in one commit, whatever goes on at them."""
    async with hall.at(code, by) as deed:
        organising(deed.room, by)
        rooms = deed.room.rooms.values()
        async with cleared(hall.keeper, *rooms):
            stopped = await to_the_end(hall.store.forget(CUP + code, *rooms))
        hall.gone(deed.live)
        if stopped:
            raise stopped
