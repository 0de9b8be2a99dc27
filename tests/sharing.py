"""Workers over the same tables, and what people do at them."""

import asyncio
import contextlib

from garou.rooms import answering, lobby, seating
from garou.rooms.keeper import Keeper
from garou.rooms.settings import Settings
from garou.store.choosing import in_database
from garou.store.values import NotKept


@contextlib.asynccontextmanager
async def worker(database, bus=""):
    store = in_database(database, shared=True, bus=bus)
    keeper = Keeper(store)
    try:
        await keeper.wake()
        yield keeper
    finally:
        await keeper.sleep()
        store.close()


async def until(found):
    while not found():
        await asyncio.sleep(0.005)


async def patiently(doing):
    """As often as it takes: the database is away for a moment."""
    while True:
        with contextlib.suppress(NotKept):
            return await doing()
        await asyncio.sleep(0.01)


async def begun(one, *names, **more):
    room = await lobby.create(one, Settings(pace="still", size=3, **more))
    tokens = [await seating.join(one, room.code, name, "en") for name in names or ("Zed", "Yan", "Xia")]
    return room.code, tokens


async def looked(one, code):
    await lobby.begin(one, code, 1)
    for chair in (1, 2, 3):
        await answering.look(one, code, chair)
    room = one.find(code).room
    await until(lambda: room.window is not None)
    return room


def drivers(code, *workers):
    return [worker.bus.drives(code) for worker in workers]
