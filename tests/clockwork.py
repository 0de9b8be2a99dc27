"""A table on disk whose clock moves only when it is told to."""

import asyncio
import contextlib
from random import Random

import pytest

from garou.engine.values import Refusal, Seat, Setup, Slot
from garou.games.cast import Cast
from garou.rooms import answering, lobby, seating
from garou.rooms.keeper import Keeper
from garou.rooms.settings import Settings
from garou.store.sqlite import SqliteStore
from garou.web.table import talks

NAMES = ("Zed", "Yan", "Xia", "Wim", "Val", "Ugo", "Tea")
ONE_NIGHT = "villager villager seer | werewolf werewolf robber"
VILLAGE = "villager werewolf hunter seer villager villager witch"
WOLF, HUNTER, SEER = Seat(Slot(1)), Seat(Slot(2)), Seat(Slot(3))

MOMENT = 1e-6  # seconds: a sum of two clocks may be a hair behind


class Wishing(Random):
    """Luck that gives what is wished for, where it can be had."""

    wish = "mask"

    def choice(self, options):
        return (self.wish,) if (self.wish,) in options else super().choice(options)


class Table:
    def __init__(self, path, monkeypatch, deal, game="one-night", edition="bezier", **more):
        self.path, self.skew = path, 0.0
        setup = Setup(*(tuple(part.split()) for part in deal.split("|")))
        cast = Cast(tuple(sorted(setup.cards)))
        monkeypatch.setattr("garou.rooms.lobby.cast_for", lambda *_: cast)
        monkeypatch.setattr("garou.rooms.lobby.deal", lambda *_: setup)
        monkeypatch.setattr("garou.rooms.lobby.checked", lambda settings: settings)
        for pause in ("CLOSING", "RESOLVING"):
            monkeypatch.setattr(f"garou.rooms.clock.{pause}", 0.0)
        more = {"pace": "still", "size": len(setup.deal), "scenario": None, "cards": cast.cards} | more
        self.settings = Settings(game, edition, **more)

    def clock(self):
        return asyncio.get_running_loop().time() + self.skew

    async def open(self, people=None):
        await self.wake()
        self.room = await lobby.create(self.keeper, self.settings)
        self.code = self.room.code
        self.chairs = [await self.come(name) for name in NAMES[: people or self.settings.size]]
        return self

    async def come(self, name):
        return seating.chair(self.keeper, self.code, await seating.join(self.keeper, self.code, name, "en"))

    async def wake(self):
        self.store = SqliteStore(self.path)
        self.keeper = Keeper(self.store, clock=self.clock, luck=Wishing(5))
        await self.keeper.wake()

    async def fall(self):
        """The server is gone, and comes back after a while."""
        await self.keeper.sleep()
        self.store.close()
        self.skew += 300
        await self.wake()
        self.room = self.keeper.find(self.code).room

    async def deal(self):
        await lobby.begin(self.keeper, self.code, self.chairs[0])

    async def move_on(self):
        """To the next window."""
        before = (self.room.phase, self.room.windows)
        self.skew += max(0.0, self.room.deadline - self.clock()) + MOMENT
        await self.settled(lambda: (self.room.phase, self.room.windows) != before)

    async def settled(self, there):
        self.keeper.find(self.code).tell()
        for _ in range(1000):
            if there():
                return
            await asyncio.sleep(0.002)
        raise AssertionError("nothing happens")

    async def to(self, kind, **choices):
        """Into the next window of that kind, or the end; on the way those asked for this choose that."""
        while True:
            await self.move_on()
            for question in self.room.put:
                for seat in question.seats:
                    if question.topic in choices and self.room.question_for(seat):
                        chair = self.room.seated[seat]
                        await answering.answer(
                            self.keeper, self.code, chair, self.room.windows, choices[question.topic]
                        )
            if self.room.window is None or self.room.window.kind is kind:
                return

    def said(self):
        return [(line.chair, line.text, line.grave) for line in self.room.talk.lines]

    def kinds_kept(self):
        return [event.kind for event in self.store.read(self.code)]

    def heard(self, chair):
        return [line.text for line in talks.heard(self.room, self.room.seat_of(chair))]

    @contextlib.contextmanager
    def refusing(self, reason):
        """Turned away for this, and nothing was kept."""
        before = self.kinds_kept()
        with pytest.raises(Refusal) as refused:
            yield
        assert refused.value.reason == reason
        assert self.kinds_kept() == before


def run(happening, path, monkeypatch, deal, people=None, **settings):
    async def whole():
        table = await Table(path, monkeypatch, deal, **settings).open(people)
        try:
            await happening(table)
        finally:
            await table.keeper.sleep()
            table.store.close()

    asyncio.run(whole())
