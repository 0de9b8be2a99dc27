"""Tables in PostgreSQL: who wrote first is decided there, what is kept is announced, and no error is a riddle."""

import asyncio
import contextlib
import sys
import time

import asyncpg
import pytest

import garou.store.postgres.schema as versions
from garou.store.choosing import StoreNoDriver, in_database
from garou.store.postgres import committing as making
from garou.store.postgres import lines
from garou.store.postgres.store import PostgresStore
from garou.store.postgres.troubles import (
    StoreAway,
    StoreBadAddress,
    StoreNoDatabase,
    StoreNoEntry,
    StoreNoRights,
    StoreNotUnicode,
    StoreStrange,
    shown,
)
from garou.store.values import Event, NotKept, NumberTaken, StoreFull, StoreInUse, StoreTooNew, StoreTrouble
from postgres import Cable, ask, away, reopen, shut, tell


@pytest.fixture
def store(database):
    with contextlib.closing(PostgresStore(database)) as opened:
        yield opened


def event(seq, word="hm"):
    return Event(seq, 1000.0 + seq, "said", {"word": word})


async def keep(store, room, *events):
    await store.append(room, *events)


def seqs(store, room):
    return [found.seq for found in store.read(room)]


# --- Who wrote first ------------------------------------------------------------------------------------


def test_a_number_somebody_else_has_taken_is_refused_and_theirs_stays(store, database):
    asyncio.run(keep(store, "a", event(1)))
    tell(database, """INSERT INTO garou.event VALUES ('a', 2, 1.0, 'said', '{"word":"theirs"}')""")
    with pytest.raises(NumberTaken):
        asyncio.run(keep(store, "a", event(2, "ours"), event(3)))
    assert [found.data["word"] for found in store.read("a")] == ["hm", "theirs"]
    assert store.trouble == ""


def test_a_second_server_over_the_same_tables_is_refused_until_the_first_is_gone(store, database):
    with pytest.raises(StoreInUse):
        PostgresStore(database)
    store.close()
    PostgresStore(database).close()


def test_what_is_kept_is_announced_by_its_number_alone_and_what_is_refused_is_not(store, database):
    async def listening():
        line, heard = await asyncpg.connect(database), []
        await line.add_listener("garou", lambda *told: heard.append(told[-1]))
        await store.append("a", event(1, "secret"), event(2, "secret"))
        with pytest.raises(NumberTaken):
            await store.append("a", event(2, "secret"))
        await asyncio.gather(*(store.append(room, event(1, "secret")) for room in "bc"))
        await store.rewrite("a", [event(1, "less")])
        await store.forget("b", "never-there")
        await store.pulse(1.0)
        while len(heard) < 6:
            await asyncio.sleep(0.01)
        await line.close()
        return heard

    assert sorted(asyncio.run(listening())) == ["a:0", "a:1", "a:2", "b:0", "b:1", "c:1"]


# --- A database that goes away ------------------------------------------------------------------------


def test_a_database_that_goes_away_refuses_at_once_and_is_back_by_itself(store, database):
    async def happening():
        await store.append("a", event(1))
        with away(database):
            begun = time.monotonic()
            came = await asyncio.gather(*(store.append(f"r{n}", event(1)) for n in range(300)), return_exceptions=True)
            assert {type(one) for one in came} == {NotKept}
            assert isinstance(came[0].__cause__, StoreAway)
            assert "accepting connections" in store.trouble
            with pytest.raises(NotKept):
                store.read("a")
            assert time.monotonic() - begun < 5, "nobody waits in turn for somebody who does not answer"
        while await asyncio.gather(store.append("a", event(2)), return_exceptions=True) != [None]:
            await asyncio.sleep(0.01)
        assert store.trouble == ""

    asyncio.run(happening())
    assert (seqs(store, "a"), len(store.rooms())) == ([1, 2], 1)


def test_a_network_that_swallows_everything_is_given_up_and_come_back_to(database, monkeypatch):
    """Nobody says that the database is gone: PostgreSQL itself still holds the tables for the line we have lost."""
    for patience in ("CONNECTING", "ANSWERING", "READING"):
        monkeypatch.setattr(lines, patience, 1.5)
    with contextlib.closing(Cable(database)) as cable, contextlib.closing(PostgresStore(cable.address)) as store:
        asyncio.run(keep(store, "a", event(1)))
        assert store.has("a")
        cable.hang()
        with pytest.raises(NotKept):
            store.has("a")
        with pytest.raises(NotKept):
            asyncio.run(keep(store, "a", event(2)))
        begun = time.monotonic()
        with pytest.raises(NotKept):
            store.has("a")
        assert time.monotonic() - begun < 0.4, "what is known to be gone is not waited for"
        cable.mend()
        with contextlib.suppress(NumberTaken):  # it came through when the cable was mended: whoever looks sees it
            asyncio.run(until_kept(store, event(2)))
        asyncio.run(until_kept(store, event(3)))
        assert (seqs(store, "a"), store.replaced) == ([1, 2, 3], False)


async def until_kept(store, event):
    while True:
        with contextlib.suppress(NotKept):
            return await store.append("a", event)
        await asyncio.sleep(0.01)


def test_who_goes_on_with_a_log_that_may_have_been_replaced_has_to_look_first(store, database, monkeypatch):
    """The line is lost behind the commit, and nobody can be asked: else the log would have a gap."""
    insert = making._insert  # noqa: SLF001  # nobody else can stand between the two

    async def cut_off(connection, rows, adding):
        await insert(connection, rows, adding)
        await connection.execute("COMMIT")
        shut(database)
        raise asyncpg.ConnectionDoesNotExistError("cut")

    async def happening():
        await store.append("a", event(1), event(2), event(3))
        with monkeypatch.context() as world:
            world.setattr(making, "_insert", cut_off)
            with pytest.raises(NotKept):
                await store.rewrite("a", [event(1, "all that is left")])
        reopen(database)
        with pytest.raises(NumberTaken):
            await until_kept(store, event(4))
        await until_kept(store, event(2))

    asyncio.run(happening())
    assert seqs(store, "a") == [1, 2]


def test_an_answer_that_was_lost_is_looked_for_and_nothing_is_written_twice(store, database, monkeypatch):
    """The line is cut between the commit and its answer: it is there, so it was kept."""
    insert, cuts = making._insert, [1]  # noqa: SLF001  # nobody else can stand between the two

    async def cut_off(connection, rows, adding):
        await insert(connection, rows, adding)
        if cuts and rows:
            cuts.pop()
            raise asyncpg.ConnectionDoesNotExistError("cut")

    monkeypatch.setattr(making, "_insert", cut_off)
    asyncio.run(keep(store, "a", event(1), event(2)))
    assert (seqs(store, "a"), cuts) == ([1, 2], [])


def test_a_number_taken_by_another_while_the_line_was_lost_is_still_refused(store, database, monkeypatch):
    insert, cuts = making._insert, [1]  # noqa: SLF001  # as above

    async def cut_off(connection, rows, adding):
        if cuts:
            cuts.pop()
            await connection.execute("INSERT INTO garou.event VALUES ('a', 1, 1.0, 'said', '{}')")
            raise asyncpg.ConnectionDoesNotExistError("cut")
        await insert(connection, rows, adding)

    monkeypatch.setattr(making, "_insert", cut_off)
    with pytest.raises(NumberTaken):
        asyncio.run(keep(store, "a", event(1)))


def test_a_line_for_reading_that_died_is_noticed_by_nobody(store, database):
    asyncio.run(keep(store, "a", event(1)))
    assert store.has("a")
    reading = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'SELECT 1 FROM garou.event%'"
    assert ask(database, reading) == [(True,)]
    assert store.has("a")


def test_a_store_is_closed_while_its_database_is_away(store, database):
    with away(database):
        store.close()
        store.close()
        with pytest.raises(NotKept, match="closed"):
            store.read("a")


# --- A disk that is full ------------------------------------------------------------------------------

FULL = """
CREATE FUNCTION garou.full() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  RAISE EXCEPTION 'could not extend file "base/1/2": No space left on device' USING ERRCODE = 'disk_full';
END $$;
CREATE TRIGGER is_full BEFORE INSERT ON garou.event EXECUTE FUNCTION garou.full();
"""


def test_a_full_disk_under_the_database_refuses_all_of_a_deed_and_can_still_be_read(store, database):
    asyncio.run(keep(store, "a", event(1)))
    tell(database, FULL)
    with pytest.raises(NotKept, match="No space left") as refused:
        asyncio.run(keep(store, "a", event(2), event(3)))
    assert isinstance(refused.value.__cause__, StoreFull)
    assert "No space left" in store.trouble
    assert seqs(store, "a") == [1]
    tell(database, "DROP TRIGGER is_full ON garou.event")
    asyncio.run(keep(store, "a", event(2)))
    assert (store.trouble, seqs(store, "a")) == ("", [1, 2])


def test_a_name_that_no_database_can_hold_is_the_name_of_nothing(store):
    asyncio.run(keep(store, "a", event(1)))
    assert [store.has(name) for name in ("a", "a\0", "\0")] == [True, False, False]


# --- Versions -----------------------------------------------------------------------------------------


NOW = [*range(1, len(versions.MIGRATIONS) + 1)]


def version(database):
    return [number for (number,) in ask(database, "SELECT number FROM garou.version ORDER BY number")]


def test_a_newer_version_brings_what_is_there_up_to_date_and_keeps_it(store, database, monkeypatch):
    asyncio.run(keep(store, "a", event(1)))
    store.close()
    more = "ALTER TABLE garou.event ADD COLUMN mood text NOT NULL DEFAULT 'calm'"
    monkeypatch.setattr(versions, "MIGRATIONS", (*versions.MIGRATIONS, more))
    for _ in range(2):  # the second one finds nothing to do
        with contextlib.closing(PostgresStore(database)) as after:
            assert seqs(after, "a") == [1]
    assert version(database) == [*NOW, len(NOW) + 1]
    assert ask(database, "SELECT DISTINCT mood FROM garou.event") == [("calm",)]


def test_an_older_version_leaves_alone_what_a_newer_one_has_made(store, database):
    store.close()
    tell(database, "INSERT INTO garou.version VALUES (99)")
    with pytest.raises(StoreTooNew):
        PostgresStore(database)
    assert version(database) == [*NOW, 99]


def test_a_newer_version_that_comes_while_the_database_was_away_is_noticed(store, database):
    async def happening():
        await store.append("a", event(1))
        shut(database)
        assert await asyncio.gather(store.append("a", event(2)), return_exceptions=True) != [None]
        reopen(database)
        tell(database, "INSERT INTO garou.version VALUES (99)")
        while not isinstance((await refused(store)).__cause__, StoreTooNew):
            await asyncio.sleep(0.01)

    asyncio.run(happening())


async def refused(store):
    [found] = await asyncio.gather(store.append("a", event(2)), return_exceptions=True)
    return found


def test_a_change_that_cannot_be_made_leaves_what_was_there(store, database, monkeypatch):
    asyncio.run(keep(store, "a", event(1)))
    store.close()
    broken = ("ALTER TABLE garou.event ADD COLUMN mood text", "ALTER TABLE garou.nothing ADD COLUMN x text")
    with monkeypatch.context() as newer:
        newer.setattr(versions, "MIGRATIONS", (*versions.MIGRATIONS, *broken))
        with pytest.raises(StoreTrouble):
            PostgresStore(database)
    with contextlib.closing(PostgresStore(database)) as after:
        assert seqs(after, "a") == [1]
    assert version(database) == NOW


# --- Addresses and rights -------------------------------------------------------------------------------


def elsewhere(database, **more):
    """Another address at the same server."""
    return database.replace("garou@", more.get("who", "garou") + "@").replace(
        database.rpartition("/")[2], more.get("name", database.rpartition("/")[2])
    )


@pytest.mark.parametrize(
    ("address", "trouble"),
    [
        ("mysql://garou@localhost/garou", StoreBadAddress),
        ("postgresql://garou@localhost:port/garou", StoreBadAddress),
        ("postgresql://[garou", StoreBadAddress),
        ("postgresql://garou@127.0.0.1:99999/garou", StoreBadAddress),
        ("postgresql://garou:secret@127.0.0.1:1/garou?password=secret", StoreAway),
    ],
)
def test_a_bad_address_is_told_apart_from_one_where_nobody_answers(address, trouble):
    with pytest.raises(trouble) as told:
        PostgresStore(address)
    assert "secret" not in f"{told.value.place} {told.value.detail}"


GUESTS = """
DO $$ BEGIN CREATE ROLE locked LOGIN PASSWORD 'right'; CREATE ROLE guest LOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$
"""


def test_a_schema_that_was_made_for_us_is_enough(database):
    tell(database, GUESTS, "CREATE SCHEMA garou AUTHORIZATION guest")
    with contextlib.closing(PostgresStore(elsewhere(database, who="guest"))) as store:
        asyncio.run(keep(store, "a", event(1)))
        assert seqs(store, "a") == [1]


def test_who_may_not_come_in_or_write_is_told_so(database):
    tell(database, GUESTS)
    wrong = {
        elsewhere(database, who="locked:wrong"): StoreNoEntry,
        elsewhere(database, who="nobody-here"): StoreNoEntry,
        elsewhere(database, who="locked:right"): StoreNoRights,
        elsewhere(database, who="guest"): StoreNoRights,
        elsewhere(database, name="nowhere"): StoreNoDatabase,
    }
    for address, trouble in wrong.items():
        with pytest.raises(trouble) as told:
            PostgresStore(address)
        assert "wrong" not in f"{told.value.place} {told.value.detail}"


def test_what_is_not_ours_under_our_name_is_left_alone(database):
    tell(database, "CREATE SCHEMA garou; CREATE TABLE garou.version (number int); CREATE TABLE garou.event (x int)")
    tell(database, "INSERT INTO garou.version VALUES (1)")
    with pytest.raises(StoreStrange):
        PostgresStore(database)
    assert ask(database, "SELECT * FROM garou.event") == []


def test_a_database_that_cannot_hold_every_name_is_refused(database):
    name = f"latin-{database.rpartition('/')[2]}"
    tell(database, f"CREATE DATABASE \"{name}\" ENCODING LATIN1 LOCALE 'C' TEMPLATE template0")
    with pytest.raises(StoreNotUnicode):
        PostgresStore(elsewhere(database, name=name))


def test_an_address_is_shown_without_what_opens_it():
    assert shown("postgresql://ada:pa:ss@db.example:5432/garou?password=x") == "postgresql://ada@db.example:5432/garou"
    assert shown("postgresql:///garou?host=/run") == "postgresql:///garou"
    assert shown("postgresql://ada@[::1]:5432,db.example/garou") == "postgresql://ada@[::1]:5432,db.example/garou"
    assert shown("garou") == "garou"


SIGNS = ("gé/heim", "gé#heim", "gé?heim", "gé@heim", "@gé/heim")


@pytest.mark.parametrize(
    "address",
    [
        *(f"postgresql://ada:{secret}@db.example/garou" for secret in SIGNS),
        "postgresql://ada:géheim",
        "postgresql://db.example/garou?user=ada@x&password=géheim",
        "postgresql:ada:géheim@db.example/garou",
        "ada:géheim@db.example",
    ],
)
def test_of_a_password_with_a_sign_that_parts_an_address_nothing_is_shown(address):
    """Whoever typed it reads the sentence; so does everybody who reads the log of what started it."""
    assert "gé" not in shown(address)
    assert "heim" not in shown(address)


def test_where_what_speaks_to_it_is_not_installed_it_is_said(monkeypatch):
    monkeypatch.setitem(sys.modules, "garou.store.postgres.store", None)
    with pytest.raises(StoreNoDriver):
        in_database("postgresql://garou@localhost/garou")
