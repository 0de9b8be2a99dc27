"""Workers over the same tables: one of them drives the clock of a game, and another takes it over."""

import asyncio

import pytest

from garou.rooms import archiving, sweeping, talking
from postgres import ask, tell
from sharing import begun, drivers, looked, patiently, until, worker

pytestmark = pytest.mark.usefixtures("still")


def test_one_worker_drives_a_clock_and_the_other_takes_it_over(two):
    async def happening(one, other):
        code, _ = await begun(one)
        room = await looked(one, code)
        other.find(code)
        await until(lambda: other.live[code].claimed)
        assert drivers(code, one, other) == [True, False]
        seq, deadline = room.seq, room.deadline
        await one.sleep()
        await until(lambda: drivers(code, one, other) == [False, True])
        assert (other.live[code].room.seq, other.live[code].room.deadline) == (seq, deadline), "as if nothing had been"

    two(happening)


def test_a_clock_goes_on_at_a_worker_whose_line_was_cut(two, database):
    async def happening(one, other):
        code, _ = await begun(one)
        await looked(one, code)
        assert drivers(code, one, other) == [True, False]
        tell(
            database,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()",
        )
        await until(lambda: not one.bus.drives(code) or other.bus.drives(code))
        await until(lambda: sum(drivers(code, one, other)) == 1)
        await patiently(lambda: talking.note(other, code, 1, "still here"))
        await patiently(lambda: talking.note(one, code, 2, "here, too"))
        await until(lambda: one.live[code].room.seq == other.live[code].room.seq)

    two(happening)


def test_a_clock_that_stood_still_while_nobody_was_awake_goes_on_where_it_stood(database):
    async def happening():
        async with worker(database) as one:
            code, _ = await begun(one)
            room = await looked(one, code)
            left = room.deadline - one.clock()
        tell(database, "UPDATE garou.event SET at = at - 7200", "UPDATE garou.pulse SET at = at - 7200")
        async with worker(database) as one, worker(database) as other:
            assert drivers(code, one, other) == [True, False]
            now = one.live[code].room.deadline - one.clock()
            assert abs(now - left) < 5
            assert other.find(code).room.deadline == one.live[code].room.deadline

    asyncio.run(happening())


def test_a_table_is_kept_and_driven_where_its_people_are(two, monkeypatch):
    """Begun at one worker and followed at the other, it is soon none of the first one's business."""
    monkeypatch.setattr(sweeping, "UNUSED", 0.0)

    async def happening(one, other):
        code, _ = await begun(one)
        room = await looked(one, code)
        seq, deadline = room.seq, room.deadline
        await until(lambda: one.live[code].claimed)
        await one._look_after(code)  # noqa: SLF001  # as every second
        assert drivers(code, one, other) == [True, False], "while nobody is anywhere it stays where it is"
        with other.listen(code, 2):
            await until(lambda: drivers(code, one, other) == [False, True])
            await until(lambda: code not in one.live)
            assert (other.live[code].room.seq, other.live[code].room.deadline) == (seq, deadline)
            await talking.note(one, code, 1, "any worker serves it, as before")
            await until(lambda: other.live[code].room.seq == seq + 1)
            await until(lambda: code not in one.live)
        assert drivers(code, one, other) == [False, True]

    two(happening)


def test_a_game_that_is_over_is_driven_by_nobody_and_the_next_by_whoever_begins_it(two, database):
    async def happening(one, other):
        code, _ = await begun(one)
        for begins in (one, other, one):
            await looked(begins, code)
            await until(lambda: sum(drivers(code, one, other)) == 1)
            await archiving.call_off(begins, code, 1)
            await until(lambda: drivers(code, one, other) == [False, False])
            await until(lambda: ask(database, "SELECT room FROM garou.clock") == [])

    two(happening)
