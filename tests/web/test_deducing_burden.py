"""What follows is worked out at nobody else's cost."""

import asyncio
import threading
import time
from dataclasses import replace

import httpx
import pytest
from deductions import PANEL, hard, table
from stage import ask, cookie, run
from test_booth import HERE, until

from garou.web.app import build
from garou.web.aside import Aside
from garou.web.deducing import study
from garou.web.deducing.aside import timed
from garou.web.deducing.study import Study
from garou.web.limits import ALLOWED


def test_a_question_that_takes_too_long_is_given_up_by_the_processors_time():
    began = time.process_time()
    assert timed(hard(), limit=0.05).too_long
    assert time.process_time() - began < 1


def test_a_game_that_cannot_be_counted_is_no_error():
    asked = replace(hard(), game="classic", edition="", cards=(*("villager",) * 9, "werewolf"), said=())
    found = timed(asked, limit=5)
    assert found.refused[0] or found.possible


@pytest.mark.process
def test_a_process_of_its_own_answers_is_begun_again_and_ends_with_the_house():
    cards = ("robber", "seer", "troublemaker", "villager", "werewolf", "werewolf")
    one = replace(hard(), cards=cards, players=3, said=())
    here = Aside()
    assert here.ask(timed, one).of == 3204
    first = here._process  # noqa: SLF001
    first.kill()
    first.wait()
    assert here.ask(timed, one) is None, "whoever asked is told so"
    assert here.ask(timed, one).of == 3204
    last = here._process  # noqa: SLF001
    here.end()
    assert last.poll() is not None


def test_who_asks_for_the_hardest_things_holds_no_table_up(tmp_path):
    """While one is being worked out and others wait or are turned away, a table is opened and looked at."""
    may_stop, threads = threading.Event(), set()

    class Stuck(Aside):
        def ask(self, work, wanted):
            threads.add(threading.current_thread())
            may_stop.wait(60)

    async def whole():
        app = build(tmp_path)
        async with app.router.lifespan_context(app):
            app.state.study.close()
            app.state.study = Study(Stuck())
            transport = httpx.ASGITransport(app=app)
            async with httpx.AsyncClient(transport=transport, base_url="http://table.example", headers=HERE) as client:
                asking = [
                    asyncio.create_task(app.state.study.answer("192.0.2.9", replace(hard(), players=n)))
                    for n in range(9)
                ]
                await until(lambda: len(threads) == 1 and sum(one.done() for one in asking) == 9 - study.EACH)
                made = await client.post("/tables", data={"name": "Zed"})
                assert made.status_code == 303
                assert (await client.get(made.headers["location"])).status_code == 200
                assert threading.current_thread() not in threads
                may_stop.set()
                await asyncio.gather(*asking, return_exceptions=True)

    asyncio.run(whole())


def test_who_asks_too_often_or_too_much_is_told_to_wait_and_their_table_goes_on():
    async def happening():
        async with table() as (app, _, tokens):
            limits = app.state.limits
            limits._allowed = dict(limits._allowed) | {"deduce": ALLOWED["deduce"]}  # noqa: SLF001  # as a server has it
            statuses = []
            for number in range(int(ALLOWED["deduce"].at_once) + 30):
                answer = await ask(app, "POST", PANEL, {"about": number % 4, "turn": "9"}, **cookie(tokens[0]))
                statuses.append(answer.status)
            assert statuses[:40] == [200] * 40
            assert 429 in statuses
            assert (await ask(app, "GET", "/t/lune-123", **cookie(tokens[0]))).status == 200
            assert (await ask(app, "POST", PANEL, {}, **cookie(tokens[1]))).status == 200

    run(happening())
