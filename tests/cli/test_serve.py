"""`garou serve` says what is wrong before it promises anything."""

import os
import socket

import pytest

from command import garou, garou_after, garou_of_anybody
from garou.store.sqlite import SqliteStore
from keptfiles import FULL, SPOILT, sound

BOTH = pytest.mark.parametrize("lang", ["en", "fr"])
SERVE = ("serve", "--quiet", "--host", "127.0.0.1", "--port", "0")


def test_a_port_that_is_taken_is_said_in_one_line(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = garou("serve", "--host", "127.0.0.1", "--port", port, "--data", str(tmp_path / "data"))
    assert done.status == 2
    assert done.out == []
    assert done.err[0].startswith(f"garou: port {port}")
    assert len(done.err) == 1


@pytest.mark.parametrize(("lang", "word"), [("en", "another Garou"), ("fr", "un autre Garou")])
def test_a_second_server_on_the_same_data_is_refused(lang, word, tmp_path):
    store = SqliteStore(tmp_path)
    try:
        done = garou("serve", "--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path), "--lang", lang)
    finally:
        store.close()
    assert done.status == 2
    assert word in done.err[0]


def test_a_place_that_cannot_be_written_is_said_in_one_line(tmp_path):
    (tmp_path / "file").write_text("here")
    done = garou("serve", "--port", "0", "--data", str(tmp_path / "file" / "data"))
    assert done.status == 2
    assert done.err[0].startswith("garou: tables cannot be kept")


# --- A file or a disk that is no good --------------------------------------------------------------

DAMAGED = {"en": "is damaged", "fr": "est abîmé"}
LOCKED_UP = {"en": "cannot be opened or written", "fr": "ne peut être ni ouvert ni écrit"}
NO_ROOM = {"en": "no room left", "fr": "plus de place"}


def one_sentence(done, said, path):
    """What, where, and nothing else; the log may have said before that a server was about to start."""
    [sentence] = [line for line in done.err if not line.startswith("{")]
    assert done.status == 2
    assert said in sentence
    assert str(path) in sentence
    assert sentence.startswith("garou: ")


@pytest.mark.parametrize(("spoil", "lang"), [*zip(SPOILT, ["en", "fr"] * 2, strict=True)])
def test_a_file_that_is_no_good_is_said_in_one_sentence_with_the_way_out(spoil, lang, tmp_path):
    data = sound(tmp_path / "data")
    spoil(data / "garou.db")
    done = garou(*SERVE, "--data", data, "--lang", lang)
    one_sentence(done, DAMAGED[lang], data)
    assert "garou restore" in done.err[-1]


def test_a_file_that_has_become_empty_is_not_taken_for_a_new_one(tmp_path):
    """SQLite would: all tables would be gone, and nobody would be told."""
    data = sound(tmp_path / "data")
    SqliteStore(data).close()
    os.truncate(data / "garou.db", 0)
    one_sentence(garou(*SERVE, "--data", data), DAMAGED["en"], data / "garou.db")


@BOTH
def test_a_folder_that_may_only_be_read_is_said_in_one_sentence(lang, tmp_path):
    data = sound(tmp_path / "data")
    (data / "garou.lock").unlink()
    data.chmod(0o500)
    done = garou_of_anybody(*SERVE, "--data", data, "--lang", lang)
    data.chmod(0o700)
    one_sentence(done, LOCKED_UP[lang], data)


def test_a_file_that_may_only_be_read_is_said_in_one_sentence(tmp_path):
    data = sound(tmp_path / "data")
    (data / "garou.db").chmod(0o400)
    one_sentence(garou_of_anybody(*SERVE, "--data", data), LOCKED_UP["en"], data / "garou.db")


@BOTH
def test_a_disk_that_is_full_from_the_first_page_on_is_said_in_one_sentence(lang, tmp_path):
    done = garou_after(FULL, *SERVE, "--data", tmp_path / "data", "--lang", lang)
    one_sentence(done, NO_ROOM[lang], tmp_path / "data" / "garou.db")


# A disk with room for what opens the file, and none for what happens as the tables wake.
FULL_AT_LAST = """
import sqlite3

class Full(sqlite3.Connection):
    def execute(self, sql, *values):
        if sql.startswith("INSERT INTO pulse"):
            full = sqlite3.OperationalError("database or disk is full")
            full.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise full
        return super().execute(sql, *values)

connect = sqlite3.connect
sqlite3.connect = lambda *args, **options: connect(*args, **{"factory": Full} | options)
"""


def test_a_disk_that_is_full_as_the_tables_wake_is_said_in_one_sentence(tmp_path):
    data = sound(tmp_path / "data")
    done = garou_after(FULL_AT_LAST, *SERVE, "--data", data)
    one_sentence(done, NO_ROOM["en"], data)


BAD = ("https://garou.example.org", "garou example", "", "a..b", "garou.example.org/t")


@pytest.mark.parametrize("name", BAD)
@pytest.mark.parametrize(("lang", "word"), [("en", "not a host name"), ("fr", "pas un nom d’hôte")])
def test_a_name_that_can_be_no_hosts_is_said_in_one_line(lang, word, name, tmp_path):
    done = garou("serve", "--port", "0", "--data", str(tmp_path), "--allowed-host", name, "--lang", lang)
    assert done.status == 2
    assert word in done.err[0]
    assert len(done.err) == 1
