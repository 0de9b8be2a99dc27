"""Whoever spreads over workers gets no more than at one: limits, streams, connections and figures across two."""

import asyncio
import contextlib
import itertools
import time
import urllib.error
import urllib.request
from collections import Counter
from dataclasses import replace

import pytest
from serving import Server, free_port, get, post

from garou.record.values import Record
from garou.rooms.keeper import Keeper
from garou.rooms.whispers import whisper
from garou.store.choosing import in_database
from garou.texts import words
from garou.web.audience import Audience, FullHouse
from garou.web.limits import ALLOWED, Limits, Seat, TooFast
from garou.web.master.carried import Carried
from garou.web.master.wall import Public, Walls, code_of, public
from garou.web.neighbours import LINES, share
from garou.web.patience import Patient
from leading import PLAYED, evening
from outlets import NAMES

CROSSING = 8  # what each gives before it has heard of the other's
ZED = Seat("t", "lune-123", 1)
STRICT = "from garou.web import app, limits; app.Limits = limits.Limits"


@contextlib.asynccontextmanager
async def worker(database, **most):
    store = in_database(database, shared=True)
    keeper, limits, audience = Keeper(store), Limits(), Audience(**most)
    keeper.walls = Walls()
    share(keeper, limits, audience, keeper.walls)
    try:
        await keeper.wake()
        yield keeper, limits, audience
    finally:
        await keeper.sleep()
        store.close()


async def until(found):
    while not found():
        await asyncio.sleep(0.005)


def two(database, happening, **most):
    async def whole():
        async with worker(database, **most) as one, worker(database, **most) as other:
            await until(lambda: one[0].workers and other[0].workers)
            await asyncio.wait_for(happening(one, other), 30)

    asyncio.run(whole())


async def quiet(*workers):
    """Until all that was said has been heard."""
    for keeper, *_ in workers:
        others = [one for one, *_ in workers if one is not keeper]
        before = [one.workers[keeper.me] for one in others]
        whisper(keeper, "alive")
        await until(lambda: all(o.workers[keeper.me] > b for o, b in zip(others, before, strict=True)))  # noqa: B023


def allowed(limits, deed, who):
    with contextlib.suppress(TooFast):
        limits.count(deed, who)
        return True
    return False


@pytest.mark.parametrize(("deed", "who"), [("create", "192.0.2.1"), ("miss", "192.0.2.1"), ("act", ZED)])
def test_two_workers_together_let_nobody_do_more_than_one(deed, who, database):
    async def happening(one, other):
        done, begun = 0, time.monotonic()
        while any(given := [allowed(one[1], deed, who), allowed(other[1], deed, who)]):
            done += sum(given)
            if done % 8 == 0:  # what was said meanwhile is heard
                await quiet(one, other)
            await asyncio.sleep(0.002)
        refilled = (time.monotonic() - begun) * ALLOWED[deed].a_minute / 60
        assert done <= ALLOWED[deed].at_once + refilled + CROSSING

    two(database, happening)


def test_a_worker_that_begins_knows_who_has_used_up_what(database):
    async def happening(one, other):
        for _ in range(20):
            one[1].note("create", "192.0.2.1")
        async with worker(database) as (_, third, _audience):
            await until(lambda: not allowed(third, "create", "192.0.2.1"))
        await until(lambda: not allowed(other[1], "create", "192.0.2.1"))

    two(database, happening)


def test_streams_of_strangers_are_counted_at_both_and_forgotten_with_their_worker(database):
    async def happening(one, other):
        with contextlib.ExitStack() as stack:
            for worker_ in (one, other, one):
                stack.enter_context(worker_[2].admitted("192.0.2.1", "lune-123"))
            await until(lambda: other[2].elsewhere.strangers("192.0.2.1", "lune-123") == (2, 2, 2))
            for who, where in (("192.0.2.1", "loup-456"), ("192.0.2.2", "lune-123")):
                with pytest.raises(FullHouse), other[2].admitted(who, where):
                    raise AssertionError("let in")
            with other[2].admitted("192.0.2.2", "loup-456"):
                pass
            await one[0].sleep()
            await until(lambda: other[2].elsewhere.strangers("192.0.2.1", "lune-123") == (0, 0, 0))

    two(database, happening, an_address=3, a_table=3)


def test_of_a_seats_streams_the_oldest_is_let_go_wherever_it_is(database):
    async def happening(one, other):
        with contextlib.ExitStack() as stack:
            opened = []
            for worker_ in (one, other, one, other):
                opened.append(stack.enter_context(worker_[2].admitted(ZED, "lune-123")))
                await until(lambda: one[2].elsewhere.since(ZED) == [t.since for t in opened[1::2] if t.good])
                await until(lambda: other[2].elsewhere.since(ZED) == [t.since for t in opened[::2] if t.good])
            assert [ticket.good for ticket in opened] == [False, True, True, True]

    two(database, happening, a_seat=3)


def test_connections_of_an_address_are_counted_at_other_workers_in_steps(database, monkeypatch):
    monkeypatch.setattr(Patient, "elsewhere", Patient.elsewhere)
    monkeypatch.setattr(Patient, "changed", Patient.changed)

    async def happening(one, other):
        for held in (LINES - 1, LINES, LINES + 1):
            Patient.changed("192.0.2.1", held)
        found = one[0].neighbours.heard["lines"].__self__
        await until(lambda: found.of("192.0.2.1") == LINES)
        Patient.changed("192.0.2.1", 0)
        await until(lambda: found.of("192.0.2.1") == 0)

    two(database, happening)


def test_a_television_shows_what_was_led_on_last_whichever_worker_led_it(database):
    def seen(one, lang):
        return one[0].walls.sight(code_of("key"), words(lang), 100.0)

    async def happening(one, other):
        game, *_ = evening(PLAYED[0], 1, most=6)
        record = Record(*PLAYED[0], NAMES[: len(game.setup.deal)], game.setup)
        known: Public = public(record, Carried("normal"), (), game)
        for by, to, clock in ((one, other, 160.0), (other, one, 130.0), (one, other, 0.0)):
            by[0].walls.put("key", replace(known, clock=clock))
            await until(lambda to=to, by=by: seen(to, "en") == seen(by, "en") is not None)
            assert seen(to, "fr") == seen(by, "fr")
            assert seen(to, "fr").left == (clock - 100 if clock else None)
        async with worker(database) as third:
            await until(lambda: seen(third, "fr") == seen(one, "fr"))

    two(database, happening)


# --- Two real ones -------------------------------------------------------------------------------------------


@pytest.fixture
def pair(database, tmp_path, monkeypatch):
    monkeypatch.setattr("serving.FIRST", STRICT)
    ports = [free_port(), free_port()]
    servers = [
        Server(tmp_path / str(port), "--database", database, "--workers", "1", "--metrics", str(port)) for port in ports
    ]
    for server, port in zip(servers, ports, strict=True):
        server.start().figures = f"http://127.0.0.1:{port}/metrics"
    yield servers
    for server in servers:
        server.kill()


def status(server, path, body=None):
    try:
        (get if body is None else lambda address: post(address, body))(server.address + path)
    except urllib.error.HTTPError as refused:
        return refused.code
    return 200


def figure(server, name):
    with urllib.request.urlopen(server.figures, timeout=10) as answer:
        lines = answer.read().decode().splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith(name) and not line.startswith("#"))


def test_a_cheat_who_asks_two_workers_by_turns_gets_no_more_than_at_one(pair):
    assert asyncio.run(_until_both_know(pair)) == [2, 2], "each knows of the other"
    one, other = pair
    lay, guess = "/api/tables", [f"/api/tables/loup-{number}" for number in range(100, 200)]
    each = itertools.cycle(pair)
    laid = Counter(iter(lambda: status(next(each), lay, {"players": 3}), 429))
    begun = time.monotonic()
    missed = list(itertools.takewhile(lambda found: found == 404, (status(next(each), path) for path in guess)))
    refilled = 1 + int((time.monotonic() - begun) * ALLOWED["miss"].a_minute / 60)
    assert 20 <= laid.total() <= 22, "as at one worker: twenty, and what came back meanwhile"
    assert 30 <= len(missed) <= 31 + refilled
    assert status(one, guess[-1]) == status(other, guess[-1]) == 429, "whichever is asked"
    asked = laid.total() + 1 + len(missed) + 1 + 2
    figures = sum(figure(server, "garou_requests_total{") for server in pair)
    assert asked + 2 <= figures < asked + 20, (
        "every answer is in one worker's figures, with a sign of life or more each"
    )


async def _until_both_know(pair):
    while True:
        found = [figure(server, "garou_workers") for server in pair]
        if found == [2, 2]:
            return found
        await asyncio.sleep(0.05)
