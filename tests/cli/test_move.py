"""`garou move`, and backups and checks of tables in PostgreSQL: all of it, to the letter, or nothing."""

import contextlib
import json
import re
import stat

import pytest

from command import garou
from garou.store.moving import into_database
from garou.store.postgres.asking import DatabaseAsked
from garou.store.postgres.copying import StoreUnmovable
from garou.store.postgres.store import PostgresStore
from garou.store.sqlite import SqliteStore
from garou.store.values import StoreUnlike
from keptfiles import change, kept, rows, sound
from postgres import ask, tell

HELD = "26 tables, 2 tournaments"


def kept_there(database):
    """Every event in the database, by table, as it lies there."""
    found = {}
    for room, *row in ask(database, "SELECT room, seq, at, kind, data FROM garou.event ORDER BY room, seq"):
        found.setdefault(room, []).append(tuple(row))
    return found


def pulses(database):
    return ask(database, "SELECT at FROM garou.pulse")


def read(store):
    with contextlib.closing(store) as opened:
        return {found.room: opened.read(found.room) for found in opened.rooms()}


@pytest.fixture
def data(tmp_path):
    return sound(tmp_path / "data")


# --- Moving -------------------------------------------------------------------------------------------


def test_tables_go_into_a_database_and_back_to_the_letter(data, database, tmp_path):
    """Events, seats, secrets, tokens: all that a table is."""
    change(data, "UPDATE pulse SET at = 1234.5", "INSERT OR IGNORE INTO pulse VALUES (1, 1234.5)")
    before = rows(data / "garou.db")
    there = garou("move", data, database)
    assert (there.status, there.err) == (0, [])
    assert HELD in there.out[0]
    assert (kept_there(database), pulses(database)) == (before, [(1234.5,)])
    back = garou("move", database, tmp_path / "back", "--lang", "fr")
    assert (back.status, back.err) == (0, [])
    assert "26 tables, 2 tournois" in back.out[0]
    assert rows(tmp_path / "back" / "garou.db") == before == rows(data / "garou.db") == kept_there(database)
    assert stat.S_IMODE((tmp_path / "back" / "garou.db").stat().st_mode) == 0o600
    assert read(PostgresStore(database)) == read(SqliteStore(tmp_path / "back")) == read(SqliteStore(data))


@pytest.mark.parametrize(("lang", "said"), [("en", "there are tables in"), ("fr", "il y a déjà des tables")])
def test_where_tables_lie_already_none_are_put(lang, said, data, database, tmp_path):
    assert garou("move", data, database).status == 0
    tell(database, "DELETE FROM garou.event WHERE seq > 1")
    there, here = kept_there(database), rows(data / "garou.db")
    for places in ((data, database), (database, data)):
        done = garou("move", *places, "--lang", lang)
        assert (done.status, said in done.err[0]) == (2, True)
    assert (kept_there(database), rows(data / "garou.db")) == (there, here)


def test_an_empty_database_and_an_empty_file_are_filled(data, database, tmp_path):
    PostgresStore(database).close()
    assert garou("move", data, database).status == 0
    SqliteStore(tmp_path / "new").close()
    assert garou("move", database, tmp_path / "new").status == 0
    assert rows(tmp_path / "new" / "garou.db") == rows(data / "garou.db")


THEIRS = "CREATE SCHEMA garou; CREATE TABLE garou.{name} (x int); INSERT INTO garou.{name} VALUES (7)"
VERSIONED = "CREATE TABLE garou.version (number int); INSERT INTO garou.version VALUES (1); DELETE FROM garou.event"


@pytest.mark.parametrize("verb", ["move", "restore"])
@pytest.mark.parametrize("theirs", [("invoice", "", 0), ("event", "", 2), ("event", VERSIONED, 2), ("version", "", 2)])
def test_what_somebody_else_keeps_under_our_name_is_not_touched(verb, theirs, data, database):
    """Beside it there is room for ours; where one of theirs has the name of one of ours there is none."""
    name, more, status = theirs
    tell(database, THEIRS.format(name=name), *filter(None, [more]))
    before = ask(database, f"SELECT x FROM garou.{name}")
    places = [data, database] if verb == "move" else [data / "garou.db", "--database", database]
    done = garou(verb, *places)
    assert done.status == status, done.err
    assert status == 0 or "not made by Garou" in done.err[0]
    assert ask(database, f"SELECT x FROM garou.{name}") == before


def test_what_somebody_else_keeps_beside_our_tables_keeps_its_place_when_they_are_set_by(data, database):
    tell(database, THEIRS.format(name="invoice"))
    assert garou("move", data, database).status == 0
    done = garou("restore", data / "garou.db", "--database", database)
    assert done.status == 0
    assert ask(database, "SELECT x FROM garou.invoice") == [(7,)]
    [schema] = re.findall(r"garou_before_\w+", done.out[1])
    assert ask(database, f"SELECT count(*) FROM {schema}.event") == ask(database, "SELECT count(*) FROM garou.event")
    tell(database, f"DROP SCHEMA {schema} CASCADE")


def test_nothing_is_moved_while_a_server_works_over_either(data, database):
    for store in (lambda: SqliteStore(data), lambda: PostgresStore(database)):
        with contextlib.closing(store()):
            done = garou("move", data, database)
            assert (done.status, "another Garou" in done.err[0]) == (2, True)
    assert ask(database, "SELECT 1 FROM garou.event") == []


def test_what_does_not_come_out_as_it_went_in_is_not_moved(data, database, monkeypatch, tmp_path):
    """Whatever a database may do to an event on its way."""
    add = DatabaseAsked.add

    def careless(self, room, rows):
        add(self, room, [row._replace(data=row.data.replace("token", "taken")) for row in rows])

    with monkeypatch.context() as world:
        world.setattr(DatabaseAsked, "add", careless)
        with pytest.raises(StoreUnlike):
            into_database(data, database, lambda _: None)
    assert ask(database, "SELECT 1 FROM pg_namespace WHERE nspname = 'garou'") == []


def test_an_event_that_no_database_takes_stops_it_and_is_named(data, database):
    change(data, "UPDATE event SET at = 'noon' WHERE seq = 2 AND room = (SELECT max(room) FROM event)")
    with pytest.raises(StoreUnmovable) as told:
        into_database(data, database, lambda _: None)
    assert told.value.place in rows(data / "garou.db")
    assert ask(database, "SELECT 1 FROM pg_namespace WHERE nspname = 'garou'") == []


def test_tables_that_cannot_be_replayed_are_mended_first(database, tmp_path):
    done = garou("move", kept(tmp_path / "data"), database)
    assert (done.status, "garou check --mend" in done.err[0]) == (2, True)
    assert ask(database, "SELECT 1 FROM pg_namespace WHERE nspname = 'garou'") == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_wrong_places_are_named(lang, data, database, tmp_path):
    wrong = {
        (data, tmp_path / "other"): {"en": "one of the two places", "fr": "l’un des deux endroits"},
        (database, database): {"en": "one of the two places", "fr": "l’un des deux endroits"},
        (tmp_path / "nowhere", database): {"en": "no tables in", "fr": "pas de tables dans"},
        (database, tmp_path / "new"): {"en": "no tables in", "fr": "pas de tables dans"},
        (data, f"{database}-nowhere"): {"en": "createdb", "fr": "createdb"},
    }
    for places, said in wrong.items():
        done = garou("move", *places, "--lang", lang)
        assert (done.status, said[lang] in done.err[0]) == (2, True), done.err
    assert not (tmp_path / "new" / "garou.db").exists()


# --- Backups and restoring ------------------------------------------------------------------------------


def test_a_backup_of_a_database_is_a_file_like_any_other(data, database, tmp_path):
    assert garou("move", data, database).status == 0
    with contextlib.closing(PostgresStore(database)):  # while a server runs
        done = garou("backup", tmp_path / "b", "--database", database)
    assert (done.status, HELD in done.out[0]) == (0, True)
    assert rows(tmp_path / "b") == rows(data / "garou.db")
    assert stat.S_IMODE((tmp_path / "b").stat().st_mode) == 0o600
    assert "--force" in garou("backup", tmp_path / "b", "--database", database).err[0]
    assert garou("restore", tmp_path / "b", "--data", tmp_path / "new").status == 0
    assert rows(tmp_path / "new" / "garou.db") == rows(data / "garou.db")


def test_what_was_there_before_a_restore_keeps_another_name(data, database, tmp_path):
    assert garou("restore", data / "garou.db", "--database", database).out[1:] == [], "nothing was there"
    tell(database, "DELETE FROM garou.event WHERE seq > 1")
    before = kept_there(database)
    with contextlib.closing(PostgresStore(database)):
        assert "another Garou" in garou("restore", data / "garou.db", "--database", database).err[0]
    done = garou("restore", data / "garou.db", "--database", database)
    assert (done.status, HELD in done.out[0]) == (0, True)
    assert kept_there(database) == rows(data / "garou.db")
    [schema] = re.findall(r"garou_before_\w+", done.out[1])
    assert ask(database, f"SELECT count(*) FROM {schema}.event") == [(sum(map(len, before.values())),)]
    tell(database, f"DROP SCHEMA {schema} CASCADE")


def test_what_is_no_backup_changes_nothing(data, database, tmp_path):
    (tmp_path / "b").write_text("no backup at all")
    assert garou("restore", data / "garou.db", "--database", database).status == 0
    done = garou("restore", tmp_path / "b", "--database", database)
    assert (done.status, "not a backup" in done.err[0]) == (2, True)
    assert kept_there(database) == rows(data / "garou.db")


# --- Checking -----------------------------------------------------------------------------------------


def test_a_table_in_a_database_that_cannot_be_replayed_is_named_and_mended(data, database, tmp_path):
    assert garou("move", data, database).status == 0
    assert garou("check", "--database", database).status == 0
    [(code, last)] = ask(
        database, "SELECT room, max(seq) FROM garou.event GROUP BY room ORDER BY max(seq) DESC LIMIT 1"
    )
    spoil = "UPDATE garou.event SET kind = 'never-heard-of' WHERE room = '{}' AND seq = {}"
    tell(database, spoil.format(code, last))
    found = garou("check", "--database", database)
    assert (found.status, found.out[0].startswith(f"{code}: event {last}")) == (1, True)
    whole = kept_there(database)
    assert garou("check", "--mend", "--database", database, "--data", tmp_path / "aside").status == 0
    [aside] = (tmp_path / "aside" / "set-aside").iterdir()
    assert [json.loads(line)["seq"] for line in aside.read_text().splitlines()] == [last]
    assert kept_there(database) == whole | {code: whole[code][:-1]}
    assert garou("check", "--database", database).status == 0
