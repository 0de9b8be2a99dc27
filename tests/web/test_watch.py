"""Figures for whoever runs the server."""

import asyncio

from prometheus_client import CollectorRegistry, generate_latest
from stage import cookie, following, opened, run

from garou.rooms import lobby, seating
from garou.rooms.settings import Settings
from garou.web.watch import Figures


def figures(hall):
    registry = CollectorRegistry()
    registry.register(Figures(lambda: hall))
    lines = generate_latest(registry).decode().splitlines()
    return {name: float(value) for name, value in (line.split(" ") for line in lines if not line.startswith("#"))}


def test_figures_follow_what_happens_in_the_hall():
    async def evening():
        async with opened() as app:
            keeper = app.state.keeper
            empty = figures(keeper)
            room = await lobby.create(keeper, Settings())
            token = await seating.join(keeper, room.code, "Zed", "en")
            async with following(app, f"/t/{room.code}/stream", **cookie(token)):
                await asyncio.sleep(1)
                return empty, figures(keeper)

    before, after = run(evening())
    well = {"garou_set_aside": 0, "garou_disk_failing": 0, "garou_clocks_failing": 0}
    assert before == well | {"garou_rooms": 0, "garou_streams": 0, "garou_events_total": 0}
    assert after == well | {"garou_rooms": 1, "garou_streams": 1, "garou_events_total": 2}


def test_a_server_that_is_not_awake_yet_has_no_figures():
    assert figures(None) == {}
