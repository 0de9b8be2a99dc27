"""A table on disk whose people come and go, by a clock that is set by hand."""

import asyncio
import contextlib

import pytest

from garou.rooms import lobby, seating
from garou.rooms.hall import TurnedAway
from garou.rooms.room import Phase
from garou.rooms.settings import Settings
from garou.rooms.windows import Kind

STILL = Settings(scenario=None, cards=("villager",) * 6, size=3, pace="still")


class Watch:
    """A clock that is set by hand."""

    now = 1_000_000.0

    def __call__(self):
        return self.now


class Company:
    """A table on disk, its people, and who of them holds a page open."""

    def __init__(self, keeper, watch, room, chairs):
        self.keeper, self.watch, self.room, self.code, self.chairs = keeper, watch, room, room.code, chairs
        self.pages = {}

    def come(self, *chairs):
        for chair in chairs:
            self.pages[chair] = contextlib.ExitStack()
            self.pages[chair].enter_context(self.keeper.listen(self.code, chair))

    def go(self, *chairs):
        for chair in chairs:
            self.pages.pop(chair).close()

    async def join(self, name):
        return seating.chair(self.keeper, self.code, await seating.join(self.keeper, self.code, name, "en"))

    async def later(self, seconds):
        """And the server has looked round since."""
        self.watch.now += seconds
        async with asyncio.timeout(10):
            for _ in range(2):
                while self.keeper.store.last_pulse() != self.watch.now:
                    await asyncio.sleep(0.002)
                self.watch.now += 0.001

    async def play(self):
        """One game, at once to its end."""
        await lobby.begin(self.keeper, self.code, self.room.host)
        while self.room.phase is not Phase.OVER:
            self.watch.now = max(self.watch.now, self.room.deadline)
            self.keeper.find(self.code).tell()
            await asyncio.sleep(0.002)
        await lobby.again(self.keeper, self.code, self.room.host)

    async def to_the_talk(self):
        await lobby.begin(self.keeper, self.code, self.room.host)
        while self.room.window is None or self.room.window.kind is not Kind.TALK:
            self.watch.now = max(self.watch.now, self.room.deadline)
            self.keeper.find(self.code).tell()
            await asyncio.sleep(0.002)

    async def refused(self, deed, reason, **details):
        """For this reason, and nothing was kept."""
        before = self.keeper.store.read(self.code)
        with pytest.raises(TurnedAway) as refusal:
            await deed
        assert (refusal.value.reason, refusal.value.details) == (reason, details)
        assert self.keeper.store.read(self.code) == before
