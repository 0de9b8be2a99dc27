"""A table has its home at one worker: those who follow it come back there when a worker has begun."""

import asyncio

from between import Between, SharedMemory
from stage import ask, cookie, opened, run

from garou.rooms import lobby, seating
from garou.rooms.settings import Settings
from garou.rooms.whispers import introduce
from garou.web import app as application
from garou.web.live import BEAT


def test_when_a_worker_has_begun_every_stream_ends_at_its_own_next_beat_to_come_back_wherever_it_is_led():
    """Else all that came here while another was away would stay here, and the one that is back had nothing to do."""

    async def happening():
        between = Between()
        async with opened(stores=[SharedMemory(between)]) as app:
            room = await lobby.create(app.state.keeper, Settings(size=3))
            token = await seating.join(app.state.keeper, room.code, "Zed", "fr")
            early = asyncio.create_task(ask(app, "GET", "/t/lune-123/stream", **cookie(token)))
            await asyncio.sleep(5.5 * BEAT)
            late = asyncio.create_task(ask(app, "GET", "/t/lune-123/stream", **cookie(token)))
            await asyncio.sleep(0.1)
            begun = application.build(None, store=SharedMemory(between))
            async with begun.router.lifespan_context(begun):
                ends = []
                for stream in (early, late):
                    before = asyncio.get_running_loop().time()
                    await asyncio.wait_for(stream, BEAT + 1)
                    ends.append(round((asyncio.get_running_loop().time() - before) / BEAT, 1))
                after = asyncio.create_task(ask(app, "GET", "/t/lune-123/stream", **cookie(token)))
                await asyncio.sleep(1)
                introduce(begun.state.keeper)  # its line was lost for a while, and it says hello once more
                await asyncio.sleep(3 * BEAT)
                assert not after.done(), "who has come since then stays"
                after.cancel()
            return ends

    assert run(happening()) == [0.5, 0.5], "half a beat after that the first, and the second half a beat later"
