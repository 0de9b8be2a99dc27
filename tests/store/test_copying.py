"""A copy is private from its first byte, whole or not there, and what it replaces can be had back."""

import os
import stat
import threading

import pytest

from garou.store import copying
from garou.store.copying import back_up, restore
from garou.store.inspecting import inspect
from garou.store.mending import set_aside
from garou.store.sqlite import SqliteStore
from garou.store.values import StoreBroken, StoreTaken
from keptfiles import change, rows, sound


@pytest.fixture
def data(tmp_path):
    return sound(tmp_path / "data")


@pytest.fixture(params=[0o000, 0o022, 0o777], ids=oct)
def umask(request):
    before = os.umask(request.param)
    yield request.param
    os.umask(before)


def modes(folder):
    return {stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


def test_it_is_private_before_it_holds_anything_whatever_the_habits_of_its_owner(umask, data, tmp_path, monkeypatch):
    (folder := tmp_path / "copies").mkdir()
    folder.chmod(0o755)
    seen, copy = [], copying._copy  # noqa: SLF001  # the moment between an empty file and a full one

    def watched(source, draft, target):
        seen.append((draft.stat().st_size, modes(folder)))
        copy(source, draft, target)
        seen.append((draft.stat().st_size > 0, modes(folder)))

    monkeypatch.setattr(copying, "_copy", watched)
    back_up(data, folder / "b", inspect)
    assert seen == [(0, {0o600}), (True, {0o600})]
    assert modes(folder) == {0o600}


def test_a_file_that_comes_to_lie_there_meanwhile_is_not_overwritten(data, tmp_path):
    (folder := tmp_path / "copies").mkdir()
    target = folder / "b"

    def slow(path):
        inspect(path)
        target.write_text("somebody was quicker")

    with pytest.raises(StoreTaken):
        back_up(data, target, slow)
    assert target.read_text() == "somebody was quicker"
    assert [path.name for path in folder.iterdir()] == ["b"]


def test_it_is_the_tables_of_one_moment_however_much_is_written_meanwhile(tmp_path):
    """Two events that go to disk together are both in it or neither."""
    store = SqliteStore(tmp_path / "data")
    done = threading.Event()

    def write():
        number = 0
        while not done.is_set():
            number += 1
            pair = f"('a', {number}, 0, 'said', '{{}}'), ('b', {number}, 0, 'said', '{{}}')"
            change(tmp_path / "data", f"INSERT INTO event VALUES {pair}")

    writer = threading.Thread(target=write)
    writer.start()
    try:
        for number in range(10):
            back_up(tmp_path / "data", tmp_path / f"copy-{number}", inspect)
    finally:
        done.set()
        writer.join()
        store.close()
    for number in range(10):
        found = rows(tmp_path / f"copy-{number}")
        assert found.get("a") == found.get("b")


def test_what_was_there_is_back_if_the_new_tables_are_no_good_in_their_place(data, tmp_path, monkeypatch):
    before = rows(data / "garou.db")
    back_up(data, tmp_path / "b", inspect)
    change(data, "DELETE FROM event WHERE room LIKE 'lune-%'")
    later = rows(data / "garou.db")

    def refuse(path):
        if path.parent == data:
            raise StoreBroken(str(path))

    monkeypatch.setattr(copying, "inspect", refuse)
    with pytest.raises(StoreBroken):
        restore(tmp_path / "b", data, inspect)
    assert rows(data / "garou.db") == later != before


def test_two_restores_in_one_second_both_keep_what_they_found(data, tmp_path, monkeypatch):
    monkeypatch.setattr("time.strftime", lambda _: "now")
    back_up(data, tmp_path / "b", inspect)
    kept = [restore(tmp_path / "b", data, inspect).before for _ in range(3)]
    assert len(set(kept)) == 3
    assert all(rows(path) == rows(tmp_path / "b") for path in kept)


def test_what_root_puts_there_belongs_to_the_servers_user(data, tmp_path):
    back_up(data, tmp_path / "b", inspect)
    if os.geteuid() == 0:
        os.chown(data, 65534, 65534)
    before = restore(tmp_path / "b", data, inspect).before
    set_aside(data, "lune-100", [])
    theirs = data.stat()
    made = [*(path for path in data.rglob("*") if path not in (before, data / "garou.lock"))]
    assert {(path.stat().st_uid, path.stat().st_gid) for path in made} == {(theirs.st_uid, theirs.st_gid)}
    assert (tmp_path / "b").stat().st_uid == os.geteuid()
