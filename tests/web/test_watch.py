"""Figures for whoever runs the server."""

import asyncio

import pytest
from prometheus_client import REGISTRY, CollectorRegistry, generate_latest
from stage import ask, cookie, following, opened, run

from garou.rooms import lobby, seating
from garou.rooms.settings import Settings
from garou.store.values import NotKept
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
    assert before.pop("garou_pulse_age_seconds") <= after.pop("garou_pulse_age_seconds") < 1
    well = {
        "garou_serving": 1,
        "garou_set_aside": 0,
        "garou_bus_failing": 0,
        "garou_disk_failing": 0,
        "garou_clocks_failing": 0,
    }
    well |= {"garou_workers": 1, "garou_streams_behind": 0, "garou_deeds_behind": 0}
    assert before == well | {"garou_rooms": 0, "garou_streams": 0, "garou_events_total": 0}
    assert after == well | {"garou_rooms": 1, "garou_streams": 1, "garou_events_total": 2}


def test_a_page_that_has_not_been_drawn_is_behind_and_so_is_a_deed_that_was_not_written():
    async def evening():
        async with opened() as app:
            keeper = app.state.keeper
            room = await lobby.create(keeper, Settings())
            with keeper.listen(room.code) as ear:
                keeper.store.behind = 3
                late = figures(keeper)
                await ear.wait()
                return late, figures(keeper)

    late, after = run(evening())
    assert (late["garou_streams_behind"], late["garou_deeds_behind"]) == (1, 3)
    assert after["garou_streams_behind"] == 0


def test_a_pulse_that_stopped_grows_old():
    async def refuse(at):
        raise NotKept

    async def evening():
        async with opened() as app:
            keeper = app.state.keeper
            keeper.store.pulse = refuse
            await asyncio.sleep(40)
            return figures(keeper)

    assert 40 <= run(evening())["garou_pulse_age_seconds"] < 42


def test_a_server_that_is_not_awake_yet_says_just_that():
    assert figures(None) == {"garou_serving": 0}


@pytest.mark.parametrize(("method", "asked"), [("GET", "page"), ("POST", "deed")])
def test_every_answer_is_timed(method, asked):
    def timed():
        return REGISTRY.get_sample_value("garou_answer_seconds_count", {"asked": asked})

    async def evening():
        async with opened() as app:
            before = timed()
            await ask(app, method, "/nowhere")
            return timed() - before

    assert run(evening()) == 1
