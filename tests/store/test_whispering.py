"""Workers over the same tables: what nobody writes down is known at each of them."""

import pytest

from garou.rooms import answering, archiving, moving, reacting, returning, seating
from garou.rooms.hall import TurnedAway
from garou.rooms.whispers import SILENCE
from sharing import begun, looked, until, worker

pytestmark = pytest.mark.usefixtures("still")


def test_who_is_there_is_known_everywhere_until_their_worker_is_gone(two):
    async def happening(one, other):
        code, _ = await begun(one)
        other.find(code)
        with one.listen(code, 1):
            await until(lambda: other.live[code].present == {1})
        await until(lambda: other.live[code].present == frozenset())
        with one.listen(code, 2):
            await until(lambda: other.live[code].present == {2})
            one._beating.cancel()  # noqa: SLF001  # killed, as far as others can tell
            assert list(other.workers) == [one.me]
            other.workers[one.me] -= SILENCE
            await until(lambda: other.live[code].present == frozenset())
            assert other.workers == {}

    two(happening)


def test_a_worker_that_begins_later_learns_who_is_there_and_which_links_hold(two, database):
    async def happening(one, other):
        code, _ = await begun(one)
        link = moving.link(one, code, 1)
        with one.listen(code, 2):
            async with worker(database) as third:
                await until(lambda: third.elsewhere.get(one.me) and third.kept_for.get(code))
                assert third.find(code).present == {2}
                assert moving.linked(third, code, link) == 1
        assert moving.linked(other, code, link) == 1

    two(happening)


def test_a_link_made_at_one_worker_works_once_at_any(two):
    async def happening(one, other):
        code, [zed, *_] = await begun(one)
        link = moving.link(one, code, 1)
        await until(lambda: code in other.kept_for)
        token = await moving.move(other, code, link)
        assert seating.chair(one, code, token) == 1
        await until(lambda: moving.moved(one, code, zed))
        with pytest.raises(TurnedAway, match="link-void"):
            moving.linked(one, code, link)

    two(happening)


def test_who_asks_for_a_seat_at_one_worker_is_seen_and_let_in_at_the_other(two):
    async def happening(one, other):
        code, _ = await begun(one)
        await looked(one, code)
        await seating.leave(one, code, 2)
        await archiving.call_off(one, code, 1)
        other.find(code)
        token = returning.ask(one, code, 2)
        await until(lambda: returning.asking(other.live[code], other.clock()) == {2})
        await returning.give_back(other, code, 1, 2)
        assert seating.chair(one, code, token) == 2

    two(happening)


def test_fingers_and_signs_in_passing_are_seen_everywhere(two):
    async def happening(one, other):
        code, _ = await begun(one)
        room = await looked(one, code)
        other.find(code)
        await answering.lean(one, code, 1, room.windows, (2,))
        await until(lambda: other.live[code].leaning == {0: (2,)})
        one.show(one.live[code], 1, room.windows, "laugh")
        reacting.whisper(one, "react", code, 1, room.windows, "laugh")
        await until(lambda: reacting.seen(other.live[code]) == ((1, "laugh"),))

    two(happening)


def test_a_host_who_is_heard_of_at_the_other_worker_still_hosts(two):
    async def happening(one, other):
        code, [zed, *_] = await begun(one)
        other.find(code).seen[1] = 0.0
        one.live[code].told_seen.clear()
        assert seating.chair(one, code, zed) == 1
        await until(lambda: other.live[code].away(1, other.clock()) < 5)

    two(happening)
