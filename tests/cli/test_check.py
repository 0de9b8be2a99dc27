"""`garou check` names what cannot be replayed, and mends it without losing anything or touching the rest."""

import json
import sqlite3
import stat

import pytest

from command import garou, garou_after
from garou.rooms.soundness import survey
from garou.store.inspecting import logs
from garou.store.sqlite import SqliteStore
from keptfiles import change, sound, spoil_header

FLAWS = (
    "UPDATE event SET data = '{broken' WHERE room = 'lune-105' AND seq = 20",
    "UPDATE event SET kind = 'sang' WHERE room = 'loup-105' AND seq = 31",
    "DELETE FROM event WHERE room = 'nuit-105' AND seq = 100",
    "UPDATE event SET kind = 'opened', data = '{}' WHERE room = 'lune-101' AND seq = 4",
    "UPDATE event SET data = CAST(x'ff' AS TEXT) WHERE room = 'loup-101' AND seq = 1",
    "DELETE FROM event WHERE room = 'nuit-104' AND seq <= 16",
    "UPDATE event SET data = '{}' WHERE room = 'cup/robot-301' AND seq = 9",
)
SPOILT = {"lune-105", "loup-105", "nuit-105", "lune-101", "loup-101", "nuit-104", "cup/robot-301"}


@pytest.fixture
def data(tmp_path):
    return sound(tmp_path / "data")


@pytest.fixture
def flawed(data):
    change(data, *FLAWS)
    return data


def raw(directory):
    """Every event by table and number, whatever became of its text."""
    connection = sqlite3.connect(directory / "garou.db")
    connection.text_factory = bytes
    found = {(row[0].decode(), row[1]): row[2:] for row in connection.execute("SELECT * FROM event")}
    connection.close()
    return found


def set_aside(directory):
    """Every event that was, as the files beside the tables tell it."""
    lines = [line for path in (directory / "set-aside").glob("*.jsonl") for line in path.read_text().splitlines()]
    told = [json.loads(line) for line in lines]
    text = {(one["room"], one["seq"]): (one["at"], one["kind"], one["data"]) for one in told}
    assert len(text) == len(lines)
    return {key: (at, *(part.encode("utf-8", "surrogateescape") for part in more)) for key, (at, *more) in text.items()}


def test_sound_tables_are_said_to_be(data):
    done = garou("check", "--data", data)
    assert (done.status, done.err) == (0, [])
    assert done.out == ["Sound: 26 tables and 2 tournaments. Nothing is wrong."]


def test_every_flaw_is_named_with_its_table_its_event_and_the_reason(flawed):
    before = raw(flawed)
    done = garou("check", "--data", flawed)
    assert done.status == 1
    for code, said in {
        "lune-105": "event 20 cannot be read (broken JSON)",
        "loup-105": "event 31 is of a kind nobody knows (“sang”)",
        "nuit-105": "event 100 is missing",
        "lune-101": "event 4 (“opened”) cannot happen",
        "loup-101": "event 1 cannot be read (broken JSON)",
        "nuit-104": "left over from a table that was deleted",
        "cup/robot-301": "event 9 (“drawn”) cannot happen",
    }.items():
        assert [line for line in done.out if line.startswith(f"{code}: {said}")], code
    assert done.out[-2] == "Sound: 20 tables and one tournament. 7 cannot be replayed."
    assert "--mend" in done.out[-1]
    assert raw(flawed) == before


def test_it_is_said_in_french_too(flawed):
    done = garou("check", "--data", flawed, "--lang", "fr")
    assert "lune-105\u202f: l’événement 20 est illisible" in "\n".join(done.out)
    assert "En bon état\u202f: 20 tables et 1 tournoi. 7 ne peuvent pas être rejouées." in done.out


def test_mending_keeps_what_is_good_and_sets_aside_what_is_not(flawed):
    before = raw(flawed)
    done = garou("check", "--data", flawed, "--mend")
    assert (done.status, done.err) == (0, [])
    after, aside = raw(flawed), set_aside(flawed)
    left_over = {key for key in before if key[0] == "nuit-104"}  # somebody has deleted it: so it stays
    assert after.keys() | aside.keys() == before.keys() - left_over
    assert not after.keys() & aside.keys()
    assert after | aside == {key: row for key, row in before.items() if key not in left_over}
    assert {room for room, _ in aside} == SPOILT - {"nuit-104"}
    assert min(seq for room, seq in aside if room == "nuit-105") == 101
    assert "loup-101" not in {room for room, _ in after}
    assert survey(logs(flawed / "garou.db")).flawed == ()


def test_mending_leaves_the_other_tables_as_they_are(flawed):
    before = {key: row for key, row in raw(flawed).items() if key[0] not in SPOILT}
    garou("check", "--data", flawed, "--mend")
    assert {key: row for key, row in raw(flawed).items() if key[0] not in SPOILT} == before


def test_mending_again_finds_nothing_to_mend(flawed):
    garou("check", "--data", flawed, "--mend")
    before, aside = raw(flawed), sorted((flawed / "set-aside").iterdir())
    done = garou("check", "--data", flawed, "--mend")
    assert done.out == ["There is nothing to mend. Sound and untouched: 24 tables and 2 tournaments."]
    assert (raw(flawed), sorted((flawed / "set-aside").iterdir())) == (before, aside)


def test_what_is_set_aside_is_for_the_owners_eyes(flawed):
    garou("check", "--data", flawed, "--mend")
    folder = flawed / "set-aside"
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert {stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()} == {0o600}
    assert stat.S_IMODE((flawed / "garou.db").stat().st_mode) == 0o600


def test_what_somebody_deleted_is_found_nowhere_after_mending(flawed):
    secret = b"what nobody is to read again"
    change(flawed, f"INSERT INTO event VALUES ('pin-100', 17, 1.0, 'spoke', '{secret.decode()}')")
    assert any(secret in path.read_bytes() for path in flawed.iterdir())
    garou("check", "--data", flawed, "--mend")
    assert not any(secret in path.read_bytes() for path in flawed.rglob("*") if path.is_file())


def test_mended_tables_are_served(flawed):
    """Woken by the code that serves them, one by one."""
    garou("check", "--data", flawed, "--mend")
    store = SqliteStore(flawed)
    assert {found.first for found in store.rooms()} == {1}
    assert all(len(store.read(found.room)) == found.last for found in store.rooms())
    store.close()


def test_a_code_that_is_no_code_makes_no_file_elsewhere(data):
    change(data, "INSERT INTO event VALUES ('../../etc/x', 1, 1.0, 'sang', '{}')")
    garou("check", "--data", data, "--mend")
    [path] = (data / "set-aside").iterdir()
    assert path.name.startswith("etc-x-")


def test_nothing_is_set_aside_where_a_link_points_to(flawed, tmp_path):
    (elsewhere := tmp_path / "elsewhere").mkdir()
    (flawed / "set-aside").symlink_to(elsewhere)
    before = raw(flawed)
    assert garou("check", "--data", flawed, "--mend").status == 2
    assert [*elsewhere.iterdir()] == []
    assert raw(flawed) == before


# A disk that fills up between what is set aside and what is cut off.
FULL_THEN = """
import sqlite3

class Full(sqlite3.Connection):
    def execute(self, sql, *values):
        if sql == "COMMIT":
            full = sqlite3.OperationalError("database or disk is full")
            full.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise full
        return super().execute(sql, *values)

connect = sqlite3.connect
sqlite3.connect = lambda *args, **options: connect(*args, **{"factory": Full} | options)
"""


def test_a_full_disk_loses_nothing(flawed):
    before = raw(flawed)
    done = garou_after(FULL_THEN, "check", "--data", flawed, "--mend")
    assert done.status == 2
    assert "no room left" in done.err[0]
    assert raw(flawed) == before


def test_a_server_that_runs_is_checked_and_not_mended(flawed):
    store = SqliteStore(flawed)
    before = raw(flawed)
    looked = garou("check", "--data", flawed)
    refused = garou("check", "--data", flawed, "--mend")
    store.close()
    assert looked.status == 1
    assert refused.status == 2
    assert "another Garou" in refused.err[0]
    assert raw(flawed) == before


def test_wrong_places_are_named(data, tmp_path):
    assert "no tables in" in garou("check", "--data", tmp_path / "nowhere").err[0]
    assert "no tables in" in garou("check", "--data", tmp_path / "nowhere", "--mend").err[0]
    assert not (tmp_path / "nowhere").exists()
    spoil_header(data / "garou.db")
    assert "is damaged" in garou("check", "--data", data).err[0]
