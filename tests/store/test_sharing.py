"""Workers over the same tables: what one writes down the other knows, also where one of them is newer."""

import asyncio
import contextlib

import asyncpg
import pytest

from garou.rooms import answering, archiving, lobby, seating, talking
from garou.rooms.events.values import Opened
from garou.rooms.hall import TurnedAway
from garou.rooms.settings import Settings
from garou.store.postgres.store import PostgresStore
from garou.store.values import Event, NumberTaken, StoreInUse
from postgres import ask, tell
from sharing import begun, drivers, looked, until

pytestmark = pytest.mark.usefixtures("still")


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
