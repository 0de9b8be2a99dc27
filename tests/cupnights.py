"""Tournaments over real tables on disk, with an organiser who does not play."""

from __future__ import annotations

import asyncio
import contextlib

from garou.rooms.codes import CUP
from garou.rooms.cup import drawing, entering
from garou.rooms.cup.cup import Cup, Format, Key
from garou.rooms.cup.keeping import Cups
from garou.rooms.keeper import Keeper
from garou.rooms.settings import Settings
from garou.store.sqlite import SqliteStore
from sandglass import now

ORGANISER = 1
ELIMINATION, DUPLICATE = Format.ELIMINATION, Format.DUPLICATE


@contextlib.asynccontextmanager
async def opened(directory):
    """A server's keepers over that directory; left in any way, they stop where they are, as after a kill."""
    store = SqliteStore(directory)
    keeper = Keeper(store, clock=now)
    cups = Cups(keeper)
    try:
        await keeper.wake()
        await cups.wake()
        yield cups
    finally:
        await cups.sleep()
        await keeper.sleep()
        store.close()


async def until(condition) -> None:
    async with asyncio.timeout(30):
        while not condition():
            await asyncio.sleep(0.01)


async def made(cups: Cups, *people: str, bots: int = 0, format: Format = ELIMINATION, size: int = 5, deals: int = 2):
    """A tournament with an organiser who does not play."""
    code = await entering.create(cups, "Cup", format, Settings(pace="still", size=size), deals)
    await entering.join(cups, code, "Olga", "en", plays=False)
    tokens = {name: await entering.join(cups, code, name, "fr") for name in people}
    await entering.add_bots(cups, code, ORGANISER, bots)
    return cups.find(code).room, tokens


async def to_the_end(cups: Cups, cup: Cup) -> None:
    while not cup.over:
        await until(lambda: not cup.playing)
        if not cup.over:
            await drawing.go_on(cups, cup.code, ORGANISER)


def results(cups: Cups, code: str) -> list[Key]:
    return [Key(e.data["round"], e.data["table"]) for e in cups.keeper.store.read(CUP + code) if e.kind == "result"]
