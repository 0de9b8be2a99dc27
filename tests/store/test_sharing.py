"""Workers over the same tables: what one does the other knows, written down or not, and one of them drives a clock."""

import asyncio
import contextlib

import asyncpg
import pytest

from garou.rooms import answering, archiving, lobby, moving, reacting, returning, seating, settings, sweeping, talking
from garou.rooms.events.values import Opened
from garou.rooms.hall import TurnedAway
from garou.rooms.keeper import Keeper
from garou.rooms.settings import Settings
from garou.rooms.whispers import SILENCE
from garou.store.choosing import in_database
from garou.store.postgres.store import PostgresStore
from garou.store.values import Event, NotKept, NumberTaken, StoreInUse
from postgres import ask, tell

STILL = settings.Pace(call=600, talk=600, ballot=600, words=600, look=600, verdict=600)


@pytest.fixture(autouse=True)
def paces(monkeypatch):
    monkeypatch.setitem(settings.PACES, "still", STILL)


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


@pytest.fixture(params=["database", "valkey"])
def bus(request):
    """What workers tell each other goes through the database, or through a Valkey."""
    return request.getfixturevalue("valkey") if request.param == "valkey" else ""


@pytest.fixture
def two(database, bus):
    """Runs what happens between two workers."""

    def evening(happening):
        async def whole():
            async with worker(database, bus) as one, worker(database, bus) as other:
                await asyncio.wait_for(happening(one, other), 30)

        asyncio.run(whole())

    return evening


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


# --- What is written down ---------------------------------------------------------------------------------


def test_who_sits_down_at_one_worker_is_known_at_the_other_at_once(two):
    async def happening(one, other):
        room = await lobby.create(one, Settings(size=5))
        assert other.find(room.code).room.sitters == {}
        for name in ("Zed", "Yan", "Xia"):
            token = await seating.join(one, room.code, name, "en")
            assert seating.chair(other, room.code, token) is not None, "not a moment later"

    two(happening)


def test_what_happens_at_one_worker_is_told_to_those_who_listen_at_the_other(two):
    async def happening(one, other):
        code, _ = await begun(one)
        with other.listen(code, 2) as ear:
            await ear.wait()
            await talking.speak(one, code, 1, "Hello")
            await until(lambda: ear.told)
            await until(lambda: other.live[code].room.seq == one.live[code].room.seq)

    two(happening)


def test_deeds_at_both_workers_at_once_are_all_kept_each_once(two, database):
    async def happening(one, other):
        code, _ = await begun(one)
        lines = [f"line {number}" for number in range(60)]
        hands = [(one, other)[number % 2] for number in range(60)]
        await asyncio.gather(*(talking.speak(by, code, 1, line) for by, line in zip(hands, lines, strict=True)))
        log = ask(database, f"SELECT seq, data::json->>'text' FROM garou.event WHERE room = '{code}' ORDER BY seq")
        assert [seq for seq, _ in log] == [*range(1, len(log) + 1)]
        assert sorted(text for _, text in log if text) == sorted(lines)

    two(happening)


def test_a_deed_is_decided_on_the_table_as_the_other_worker_left_it(two, monkeypatch):
    """It was worked out on an older table, and written too late: it is decided again."""

    async def happening(one, other):
        code, _ = await begun(one)
        room = await looked(one, code)
        assert other.find(code).room.windows == room.windows
        follow = other.follow

        async def overtaken(live):
            monkeypatch.setattr(other, "follow", follow)
            await answering.answer(one, code, 1, room.windows, ())

        monkeypatch.setattr(other, "follow", overtaken)
        with contextlib.suppress(TurnedAway):
            await answering.answer(other, code, 1, room.windows, ("elsewhere",))
        assert other.live[code].room.given[1] == (), "the first one counts"
        assert other.live[code].room.seq == one.live[code].room.seq

    two(happening)


def test_a_table_deleted_or_cut_short_at_one_worker_is_so_at_the_other(two):
    async def happening(one, other):
        code, _ = await begun(one)
        live = other.find(code)
        await archiving.forget(one, code, 1)
        await until(lambda: code not in other.live)
        with pytest.raises(TurnedAway, match="no-such-table"):
            await talking.speak(other, code, 1, "Hello?")
        assert live.room.code == code

    two(happening)


def test_nothing_is_added_behind_what_was_deleted_or_begun_anew(database):
    async def happening():
        first, second = (PostgresStore(database, shared=True) for _ in range(2))
        with contextlib.closing(first), contextlib.closing(second):
            await first.append("a", *(Event(seq, 1.0, "said", {}) for seq in (1, 2, 3)))
            await second.rewrite("a", [Event(1, 2.0, "kept", {})])
            with pytest.raises(NumberTaken):
                await first.append("a", Event(4, 3.0, "said", {}))
            await second.forget("a")
            with pytest.raises(NumberTaken):
                await first.append("a", Event(2, 3.0, "said", {}))
            assert not first.has("a")

    asyncio.run(happening())


@pytest.mark.parametrize("again", [False, True])
def test_who_did_not_hear_that_a_table_was_deleted_finds_out_when_it_looks(again, two, database):
    """Even where another one has grown as long under the same code meanwhile."""

    async def happening(one, other):
        code, _ = await begun(one)
        live = other.find(code)
        log = ask(database, f"SELECT * FROM garou.event WHERE room = '{code}' ORDER BY seq")
        tell(database, f"DELETE FROM garou.event WHERE room = '{code}'")
        if again:
            tell(
                database,
                *(f"INSERT INTO garou.event VALUES ('{r}', {s}, {a + 9}, '{k}', '{d}')" for r, s, a, k, d in log),
            )
        other.catch_up()
        await until(lambda: live.room.touched == log[-1][2] + 9 if again else code not in other.live)

    two(happening)


HELD = """
CREATE FUNCTION garou.held() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM pg_advisory_xact_lock(7); RETURN coalesce(NEW, OLD);
END $$;
CREATE TRIGGER held BEFORE {verb} ON garou.event FOR EACH ROW WHEN ({row}.seq = {seq}) EXECUTE FUNCTION garou.held()
"""


@pytest.mark.parametrize(("verb", "row", "seq"), [("INSERT", "NEW", 3), ("DELETE", "OLD", 2)])
@pytest.mark.parametrize("anew", [False, True])
def test_what_is_written_in_the_very_moment_of_erasing_is_erased_or_refused(verb, row, seq, anew, database):
    """Whoever comes first is held in the middle of it until the other has come as far as it can."""

    async def happening():
        one, other = (PostgresStore(database, shared=True) for _ in range(2))
        with contextlib.closing(one), contextlib.closing(other):
            await one.append("a", *(Event(seq, 1.0, "said", {}) for seq in (1, 2)))
            tell(database, HELD.format(verb=verb, row=row, seq=seq))
            blocking = await asyncpg.connect(database)
            await blocking.execute("SELECT pg_advisory_lock(7)")
            doing = [lambda: one.append("a", Event(3, 2.0, "said", {})), lambda: erased(other, anew=anew)]
            first, second = doing if verb == "INSERT" else doing[::-1]
            began = asyncio.ensure_future(first())
            await until(lambda: waiting(database) == 1)
            came = asyncio.ensure_future(second())
            await until(lambda: came.done() or waiting(database) == 2)
            await blocking.close()
            await asyncio.gather(began, came, return_exceptions=True)
            assert [event.kind for event in one.read("a")] == ["kept"] * anew

    asyncio.run(happening())


def erased(store, *, anew):
    return store.rewrite("a", [Event(1, 2.0, "kept", {})]) if anew else store.forget("a")


def waiting(database):
    return len(ask(database, "SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"))


def test_who_shares_tables_and_who_wants_them_alone_keep_each_other_out(database):
    with contextlib.closing(PostgresStore(database, shared=True)), pytest.raises(StoreInUse):
        PostgresStore(database)
    with contextlib.closing(PostgresStore(database)), pytest.raises(StoreInUse):
        PostgresStore(database, shared=True)


@pytest.mark.parametrize("awake", [True, False])
def test_a_window_opens_for_everybody_at_one_moment_whichever_worker_they_are_at(awake, two, database):
    """It is written before: neither a seat nor a stranger, nor whoever wakes the table, sees it sooner."""

    async def happening(one, other):
        code, _ = await begun(one)
        room = await looked(one, code)
        before, moment = room.windows, one.clock() + 1.0
        if awake:
            other.find(code)
        opening = asyncio.create_task(opened(one, code, moment))
        await until(lambda: ask(database, f"SELECT FROM garou.event WHERE room = '{code}' AND at >= {moment}"))
        while other.clock() < moment - 0.1:
            assert seating.chair(other, code, "of nobody") is None
            assert other.find(code).room.windows == before
            await asyncio.sleep(0.02)
        await opening
        await until(lambda: other.find(code).room.windows == before + 1)
        assert other.clock() >= moment

    two(happening)


async def opened(one, code, moment):
    async with one.at(code) as deed:
        deed.happen(Opened(None), at=moment)
        await one.commit(deed, seen_at=lambda _: moment)


# --- What nobody writes down ------------------------------------------------------------------------------


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


# --- Two versions side by side ----------------------------------------------------------------------------


def newer(worker):
    """A worker that knows of a second version of notes."""
    told, seen = worker._told, worker._seen  # noqa: SLF001  # what a newer version would bring along

    def known(event):
        return event._replace(data={name: value for name, value in event.data.items() if name != "v"})

    worker._told = lambda event: told(known(event))  # noqa: SLF001
    worker._seen = lambda code, events: seen(code, [known(event) for event in events])  # noqa: SLF001


@pytest.mark.parametrize("written", ["noted", "eclipsed"])
def test_a_worker_steps_aside_where_a_newer_one_has_written_and_that_one_goes_on(written, two, database):
    async def happening(one, other):
        newer(other)
        code, _ = await begun(one)
        beside, _ = await begun(one)
        room = await looked(one, code)
        other.find(code)
        await until(lambda: other.live[code].claimed)
        data = '{"chair": 1, "text": "x"' + (', "v": 2}' if written == "noted" else "}")
        with one.listen(code, 2) as ear:
            await ear.wait()
            at = f"'{code}', {room.seq + 1}, {one.clock()}"
            tell(database, f"INSERT INTO garou.event VALUES ({at}, '{written}', '{data}')")
            one.heard(code, room.seq + 1)
            await until(lambda: code not in one.live)
            assert ear.told, "pages come back, to whoever can go on"
        with pytest.raises(TurnedAway, match="newer-version"):
            await talking.note(one, code, 1, "y")
        assert one.aside == {}
        await talking.speak(one, beside, 1, "all others are served")
        if written == "noted":
            await until(lambda: drivers(code, one, other) == [False, True])
            await talking.note(other, code, 1, "z")
            await other.sleep()
            await one._take_over()  # noqa: SLF001  # as every second
            assert drivers(code, one, other) == [False, False], "who cannot drive a clock does not take it"
        assert ask(database, "SELECT room FROM garou.clock") == [(code,)]
        kept = ask(database, f"SELECT data FROM garou.event WHERE room = '{code}' AND seq = {room.seq + 1}")
        assert kept == [(data,)], "nothing of it was dropped"

    two(happening)


# --- Who drives a clock -----------------------------------------------------------------------------------


def drivers(code, *workers):
    return [worker.bus.drives(code) for worker in workers]


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
