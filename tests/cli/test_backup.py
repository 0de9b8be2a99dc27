"""`garou backup` and `garou restore`: while people play, for the owner's eyes alone, and never over anything."""

import contextlib
import stat
import subprocess

import pytest
from serving import Server, get, post

from command import ENGLISH, GAROU, garou, garou_after, garou_of_anybody
from garou.store.sqlite import SqliteStore
from keptfiles import FULL, SPOILT, change, cut_in_half, kept, rows, sound, spoil_header

HELD = "26 tables, 2 tournaments"


def mode(path):
    return stat.S_IMODE(path.stat().st_mode)


def in_folder(path):
    return sorted(found.name for found in path.iterdir())


@pytest.fixture
def data(tmp_path):
    return sound(tmp_path / "data")


@pytest.fixture
def copies(tmp_path):
    folder = tmp_path / "copies"
    folder.mkdir()
    return folder


# --- Backing up -------------------------------------------------------------------------------------


def test_a_backup_holds_every_event_and_says_how_many(data, copies):
    before = rows(data / "garou.db")
    done = garou("backup", copies / "b", "--data", data)
    assert (done.status, done.err) == (0, [])
    assert HELD in done.out[0]
    assert f"{sum(map(len, before.values())):,} events" in done.out[0]
    assert rows(copies / "b") == before == rows(data / "garou.db")
    assert in_folder(copies) == ["b"]


def test_a_backup_taken_while_people_play_can_be_restored_and_played_on(tmp_path, copies):
    with serving(tmp_path / "live") as server:
        code = post(f"{server.address}/api/tables", {"game": "one-night", "players": 3})["code"]
        token = post(f"{server.address}/api/tables/{code}/seats", {"name": "Zed"})["token"]
        done = garou("backup", copies / "b", "--data", server.data)
    assert done.status == 0
    assert "one table" in done.out[0]
    assert garou("restore", copies / "b", "--data", tmp_path / "new").status == 0
    with serving(tmp_path / "new") as server:
        assert post(f"{server.address}/api/tables/{code}/begin", {}, token) is not None
        assert get(f"{server.address}/api/tables/{code}", token)["phase"] == "dealt"


@contextlib.contextmanager
def serving(data):
    server = Server(data).start()
    try:
        yield server
    finally:
        server.stop()


def test_nothing_is_overwritten_unless_it_is_asked_for(data, copies):
    (copies / "b").write_text("dear to somebody")
    refused = garou("backup", copies / "b", "--data", data)
    assert refused.status == 2
    assert "--force" in refused.err[0]
    assert (copies / "b").read_text() == "dear to somebody"
    assert garou("backup", copies / "b", "--data", data, "--force").status == 0
    assert rows(copies / "b") == rows(data / "garou.db")
    assert mode(copies / "b") == 0o600


@pytest.mark.parametrize("name", ["garou.db", "garou.db-wal", "garou.lock", "."])
def test_the_tables_themselves_are_never_written_over(name, data):
    before = rows(data / "garou.db")
    done = garou("backup", data / name, "--data", data, "--force")
    assert done.status == 2
    assert rows(data / "garou.db") == before


@pytest.mark.parametrize("spoil", SPOILT)
def test_what_is_damaged_is_not_backed_up(spoil, data, copies):
    spoil(data / "garou.db")
    done = garou("backup", copies / "b", "--data", data)
    assert done.status == 2
    assert f"{data / 'garou.db'} is damaged" in done.err[0]
    assert in_folder(copies) == []


def test_tables_that_cannot_be_replayed_are_in_it_and_it_is_said(tmp_path, copies):
    done = garou("backup", copies / "b", "--data", kept(tmp_path / "data"))
    assert done.status == 0
    assert "garou check" in done.err[0]
    assert rows(copies / "b") == rows(tmp_path / "data" / "garou.db")


def test_a_full_disk_leaves_nothing_half_done(data, copies):
    done = garou_after(FULL, "backup", copies / "b", "--data", data, "--lang", "fr")
    assert done.status == 2
    assert f"plus de place pour {copies / 'b'}" in done.err[0]
    assert in_folder(copies) == []


def test_wrong_places_are_named(data, copies, tmp_path):
    assert "no tables in" in garou("backup", copies / "b", "--data", tmp_path / "nowhere").err[0]
    assert "no folder to put" in garou("backup", copies / "no" / "b", "--data", data).err[0]
    change(data, "PRAGMA user_version=99")
    assert "newer Garou" in garou("backup", copies / "b", "--data", data).err[0]
    assert in_folder(copies) == []


def test_a_folder_that_may_not_be_written_is_named(data, copies):
    copies.chmod(0o500)
    done = garou_of_anybody("backup", copies / "b", "--data", data)
    copies.chmod(0o700)
    assert done.status == 2
    assert f"{copies / 'b'} cannot be opened or written" in done.err[0]


# --- Restoring --------------------------------------------------------------------------------------


@pytest.fixture
def backup(data, copies):
    assert garou("backup", copies / "b", "--data", data).status == 0
    return copies / "b"


def test_what_was_there_keeps_another_name(backup, data):
    change(data, "DELETE FROM event WHERE room LIKE 'lune-%'")
    later = rows(data / "garou.db")
    done = garou("restore", backup, "--data", data)
    assert done.status == 0
    assert HELD in done.out[0]
    [before] = [path for path in data.iterdir() if ".before-" in path.name]
    assert str(before) in done.out[1]
    assert rows(data / "garou.db") == rows(backup)
    assert rows(before) == later
    assert {mode(path) for path in data.iterdir()} == {0o600}


def test_the_last_writes_of_a_killed_server_are_kept_with_what_was_there(backup, data):
    """They lie in a second file, which the new tables must never meet."""
    writer = SqliteStore(data)
    change(data, "INSERT INTO event VALUES ('late-100', 1, 1.0, 'created', '{}')")
    held = {path: path.read_bytes() for path in data.iterdir()}
    writer.close()
    for path, content in held.items():
        path.write_bytes(content)
    assert (data / "garou.db-wal").stat().st_size
    assert garou("restore", backup, "--data", data).status == 0
    [before] = [path for path in data.iterdir() if ".before-" in path.name]
    assert "late-100" in rows(before)
    assert rows(data / "garou.db") == rows(backup)


@pytest.mark.parametrize("spoil", SPOILT)
def test_tables_that_are_no_good_any_more_can_be_replaced(spoil, backup, data):
    spoil(data / "garou.db")
    broken = (data / "garou.db").read_bytes()
    assert garou("restore", backup, "--data", data).status == 0
    [before] = [path for path in data.iterdir() if ".before-" in path.name]
    assert before.read_bytes() == broken
    assert rows(data / "garou.db") == rows(backup)


def test_a_place_that_is_new_is_made_for_nobody_elses_eyes(backup, tmp_path):
    script = f"umask 000; exec {GAROU} restore {backup} --data {tmp_path}/new"
    subprocess.run(["sh", "-c", script], env=ENGLISH, check=True, capture_output=True)
    assert mode(tmp_path / "new") == 0o700
    assert {mode(path) for path in (tmp_path / "new").iterdir()} == {0o600}
    assert rows(tmp_path / "new" / "garou.db") == rows(backup)


@pytest.mark.parametrize(("lang", "word"), [("en", "another Garou"), ("fr", "un autre Garou")])
def test_a_server_that_runs_is_not_disturbed(lang, word, backup, data):
    store = SqliteStore(data)
    before = rows(data / "garou.db")
    done = garou("restore", backup, "--data", data, "--lang", lang)
    store.close()
    assert done.status == 2
    assert word in done.err[0]
    assert rows(data / "garou.db") == before


@pytest.mark.parametrize("spoil", [spoil_header, cut_in_half])
def test_a_backup_that_is_no_good_changes_nothing(spoil, backup, data):
    spoil(backup)
    before, there = rows(data / "garou.db"), in_folder(data)
    done = garou("restore", backup, "--data", data)
    assert done.status == 2
    assert "nothing was changed" in done.err[0]
    assert (rows(data / "garou.db"), in_folder(data)) == (before, there)


def test_a_backup_of_a_newer_version_or_none_at_all_changes_nothing(backup, data, tmp_path):
    change(backup.parent, "CREATE TABLE somebody_elses (id)")  # a database, and none of ours
    before = rows(data / "garou.db")
    assert "not a backup of Garou’s" in garou("restore", backup.parent / "garou.db", "--data", data).err[0]
    assert "there is no file" in garou("restore", tmp_path / "nothing", "--data", data).err[0]
    backup.replace(backup.parent / "garou.db")
    change(backup.parent, "PRAGMA user_version=99")
    assert "newer Garou" in garou("restore", backup.parent / "garou.db", "--data", data).err[0]
    assert rows(data / "garou.db") == before
    assert not (tmp_path / "new").exists()


def test_a_full_disk_changes_nothing(backup, data):
    before, there = rows(data / "garou.db"), in_folder(data)
    done = garou_after(FULL, "restore", backup, "--data", data)
    assert done.status == 2
    assert "no room left" in done.err[0]
    assert (rows(data / "garou.db"), in_folder(data)) == (before, there)
