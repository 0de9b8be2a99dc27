"""`garou serve` says what is wrong before it promises anything."""

import socket

import pytest

from command import garou
from garou.store.sqlite import SqliteStore


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
