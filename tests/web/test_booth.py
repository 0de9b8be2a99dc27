"""Whole games are judged and drawn beside the tables: few at a time, and never where the tables are served."""

import asyncio
import json
import threading
from contextlib import ExitStack
from functools import partial
from unittest import mock

import httpx
import pytest
from wire import Page

from garou.record.writing import write
from garou.texts import LANGUAGES, words
from garou.web.app import build
from garou.web.booth import EACH, LINE, Booth, Busy
from garou.web.master import pages as mastering
from garou.web.replay import pages as replaying
from records import CLASSIC, ONE_NIGHT, game_by_luck

HERE = {"sec-fetch-site": "same-origin"}
ADDRESS = "192.0.2.7"


class Slow:
    """Work that goes on until it may stop, and knows who does it."""

    def __init__(self, work=lambda: None):
        self.work = work
        self.doing, self.most, self.threads = 0, 0, set()
        self.lock, self.may_stop = threading.Lock(), threading.Event()

    def __call__(self, *args):
        with self.lock:
            self.doing += 1
            self.most = max(self.most, self.doing)
            self.threads.add(threading.current_thread())
        self.may_stop.wait(60)
        with self.lock:
            self.doing -= 1
        return self.work(*args)


async def until(there):
    for _ in range(4000):
        if there():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it never came to that")


async def waiting(orders):
    """Those that have begun or stand in line, and those that were turned away."""
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    return [order.done() and isinstance(order.exception(), Busy) for order in orders]


def test_only_so_many_are_served_at_once_and_never_where_the_tables_are():
    async def happening():
        booth, slow = Booth(at_once=2), Slow()
        orders = [asyncio.create_task(booth.make(f"192.0.2.{number}", slow)) for number in range(16)]
        await until(lambda: slow.doing == 2)
        slow.may_stop.set()
        await asyncio.gather(*orders)
        assert (slow.most, len(slow.threads)) == (2, 2)
        assert threading.current_thread() not in slow.threads
        booth.close()

    asyncio.run(happening())


def test_whoever_orders_many_is_turned_away_before_others_are():
    async def happening():
        booth, slow = Booth(), Slow()
        greedy = [asyncio.create_task(booth.make(ADDRESS, slow)) for _ in range(EACH + 5)]
        assert await waiting(greedy) == [False] * EACH + [True] * 5
        others = [asyncio.create_task(booth.make(f"192.0.2.{n}", slow)) for n in range(100, 100 + LINE)]
        assert await waiting(others) == [False] * (LINE - EACH) + [True] * EACH
        slow.may_stop.set()
        await asyncio.gather(*greedy, *others, return_exceptions=True)
        await booth.make(ADDRESS, lambda: None)
        booth.close()

    asyncio.run(happening())


def test_whoever_orders_many_waits_for_their_own():
    """Eight of one, and then one of each of two others: those come second and third."""

    async def happening():
        booth, slow, served = Booth(at_once=1), Slow(), []
        first = asyncio.create_task(booth.make(ADDRESS, slow))
        await until(lambda: slow.doing == 1)
        names = [ADDRESS] * 7 + ["192.0.2.8", "192.0.2.9"]
        orders = [asyncio.create_task(booth.make(who, partial(served.append, who))) for who in names]
        await waiting(orders)
        slow.may_stop.set()
        await asyncio.gather(first, *orders)
        assert served == [ADDRESS, "192.0.2.8", "192.0.2.9", *[ADDRESS] * 6]
        booth.close()

    asyncio.run(happening())


@pytest.mark.parametrize("when", ["in line", "called"])
def test_who_leaves_the_line_holds_nobody_up(when):
    async def happening():
        booth, slow = Booth(at_once=1), Slow()
        first = asyncio.create_task(booth.make(ADDRESS, slow))
        await until(lambda: slow.doing == 1)
        gone = asyncio.create_task(booth.make("192.0.2.8", lambda: None))
        await waiting([gone])
        if when == "in line":
            gone.cancel()
        slow.may_stop.set()
        await first
        gone.cancel()  # its turn has come, and it has not gone in yet
        await asyncio.gather(gone, return_exceptions=True)
        assert await asyncio.wait_for(booth.make("192.0.2.9", lambda: "served"), 30) == "served"
        booth.close()

    asyncio.run(happening())


def test_what_goes_wrong_in_there_is_told_to_whoever_ordered_it():
    async def happening():
        booth = Booth()
        with pytest.raises(ZeroDivisionError):
            await booth.make(ADDRESS, lambda: 1 // 0)
        booth.close()

    asyncio.run(happening())


# --- The whole server --------------------------------------------------------------------------------------


def serving(path, happening):
    """The application in this process, with a real clock."""
    app = build(path)

    async def whole():
        async with app.router.lifespan_context(app):
            transport = httpx.ASGITransport(app=app)
            async with httpx.AsyncClient(
                transport=transport, base_url="http://table.example", headers=HERE, follow_redirects=True
            ) as client:
                await happening(app, client)

    asyncio.run(whole())


LED = write(game_by_luck(5))
ORDERS = {
    "a film": ("/replay", {"record": LED}, replaying, "opened"),
    "a picture": ("/replay/picture.svg", {"record": LED}, replaying, "opened"),
    "a game that is led": ("/master/game", {"record": json.dumps(CLASSIC)}, mastering, "_tapped"),
    "its record": ("/master/record", {"record": json.dumps(CLASSIC)}, mastering, "_record"),
}


@pytest.mark.parametrize("order", ORDERS)
def test_sixteen_long_games_leave_the_tables_alone(order, tmp_path):
    """While one of them is being made and the rest waits or is turned away, a table is opened and joined."""
    path, form, module, name = ORDERS[order]
    slow = Slow(getattr(module, name))

    async def happening(app, client):
        films = [asyncio.create_task(client.post(path, data=form)) for _ in range(16)]
        await until(lambda: slow.doing == 1 and sum(film.done() for film in films) == 16 - EACH)
        assert {film.result().status_code for film in films if film.done()} == {503}
        table = await client.post("/tables", data={"name": "Zed"}, follow_redirects=False)
        assert table.status_code == 303
        assert (await client.get(table.headers["location"])).status_code == 200
        assert threading.current_thread() not in slow.threads
        slow.may_stop.set()
        await asyncio.gather(*films)
        assert slow.most == 1

    with mock.patch.object(module, name, slow):
        serving(tmp_path, happening)


def test_nothing_of_a_film_is_made_where_the_tables_are_served(tmp_path):
    """Neither judged nor drawn nor packed: of a record that is brought, and of a table's own game."""
    threads = set()

    def watched(work):
        def watching(*args, **kwargs):
            threads.add(threading.current_thread())
            return work(*args, **kwargs)

        return watching

    async def happening(app, client):
        assert (await client.post("/replay", data={"record": json.dumps(ONE_NIGHT)})).status_code == 200
        assert (await client.post("/replay/picture.svg", data={"record": json.dumps(ONE_NIGHT)})).status_code == 200
        changed = {"record": json.dumps(ONE_NIGHT), "poll": 0, "voter": 0, "target": 1}
        assert (await client.post("/replay", data=changed, headers={"hx-request": "true"})).status_code == 200
        assert len(threads) == 1
        assert threading.current_thread() not in threads

    with ExitStack() as stack:
        for name in ("judged", "page", "packed", "rendered", "read"):
            stack.enter_context(mock.patch.object(replaying, name, watched(getattr(replaying, name))))
        serving(tmp_path, happening)
    assert threads


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_is_turned_away_is_told_to_come_back(lang, tmp_path):
    slow = Slow(replaying.opened)

    async def happening(app, client):
        app.state.booth = Booth(each=1)
        first = asyncio.create_task(client.post("/replay", data={"record": LED}))
        await until(lambda: slow.doing == 1)
        refused = await client.post("/replay", data={"record": LED}, headers={"accept-language": lang})
        slow.may_stop.set()
        await first
        assert (refused.status_code, refused.headers["retry-after"]) == (503, "10")
        assert Page(refused.text).said == words(lang)("error-busy")

    with mock.patch.object(replaying, "opened", slow):
        serving(tmp_path, happening)
