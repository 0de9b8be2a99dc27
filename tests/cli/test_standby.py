"""`garou serve --standby`: another server takes over when one ends, however it ends; no answer is lost or doubled."""

import asyncio
import contextlib
import http.client
import itertools
import json
import threading
import time
from urllib.parse import urlencode

import pytest
from click.testing import CliRunner
from serving import Server, get, post

from garou.cli.serve import command
from garou.store.postgres.store import PostgresStore
from garou.store.values import Event, NotKept, StoreInUse
from garou.texts import LANGUAGES, words
from postgres import ask, tell


def event(seq):
    return Event(seq, 1000.0 + seq, "said", {})


async def keep(store, *events):
    await store.append("a", *events)


# --- Two processes, killed --------------------------------------------------------------------------------


class Writer(threading.Thread):
    """A phone that writes one note after the other, at whichever server answers; it tries each until it is taken."""

    def __init__(self, servers, code, token):
        super().__init__(daemon=True)
        self.servers, self.path, self.cookie = servers, f"/t/{code}/note", f"garou-seat-{code}={token}"
        self.taken, self.silences, self.done = [], [], False

    def run(self):
        for number in itertools.count(1):
            begun, tries = time.monotonic(), 0
            while not self.done and not self._write(self.servers[tries % 2], f"note {number}, try {tries}"):
                tries += 1  # whether the last one was kept nobody has said
                time.sleep(0.01)
            if self.done:
                return
            self.taken.append(f"note {number}, try {tries}")
            self.silences.append(time.monotonic() - begun)
            time.sleep(0.03)

    def _write(self, server, text):
        line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
        headers = {"Cookie": self.cookie, "Content-Type": "application/x-www-form-urlencoded"}
        with contextlib.closing(line), contextlib.suppress(OSError, http.client.HTTPException):
            line.request("POST", self.path, urlencode({"text": text}), headers)
            return line.getresponse().status == 303
        return False


def standing_by(server):
    """Started, and waiting for its turn."""
    server.log.unlink(missing_ok=True)
    server.begin()
    while "stands by" not in server.log.read_text():
        time.sleep(0.01)


def written(writer, more):
    wanted = len(writer.taken) + more
    while len(writer.taken) < wanted:
        time.sleep(0.005)


@pytest.mark.parametrize("ends", [2, pytest.param(20, marks=pytest.mark.deep)])
def test_servers_end_in_mid_night_and_no_answer_is_lost_or_doubled(ends, database, tmp_path, record_property):
    """By a kill or politely, in turn: the other goes on with the same night."""
    pair = [Server(tmp_path / name, "--database", database, "--standby") for name in ("one", "two")]
    first, second = pair
    first.start()
    code = post(f"{first.address}/api/tables", {"game": "one-night", "players": 3, "pace": "still"})["code"]
    token = post(f"{first.address}/api/tables/{code}/seats", {"name": "Zed"})["token"]
    post(f"{first.address}/api/tables/{code}/begin", {}, token)
    post(f"{first.address}/api/tables/{code}/look", {}, token)
    while (night := get(f"{first.address}/api/tables/{code}", token))["phase"] != "playing":
        time.sleep(0.05)
    writer = Writer(pair, code, token)
    writer.start()
    try:
        for number in range(ends):
            standing_by(second)
            written(writer, 5)
            first.stop() if number % 2 else first.kill()
            written(writer, 5)
            after = get(f"{second.address}/api/tables/{code}", token)
            assert {part: after[part] for part in ("phase", "window", "call", "you")} == {
                part: night[part] for part in ("phase", "window", "call", "you")
            }
            first, second = second, first
    finally:
        writer.done = True
        writer.join()
        for server in pair:
            server.kill()
    log = ask(database, f"SELECT seq, kind, data FROM garou.event WHERE room = '{code}' ORDER BY seq")
    notes = [json.loads(data)["text"] for _, kind, data in log if kind == "noted"]
    assert [seq for seq, _, _ in log] == list(range(1, len(log) + 1))
    assert [note for note in notes if note in set(writer.taken)] == writer.taken, "each once, in order"
    assert len(notes) == len(set(notes))
    record_property("longest silence", max(writer.silences))


def test_a_server_that_was_replaced_ends_and_says_so(database, tmp_path):
    server = Server(tmp_path / "data", "--database", database).start()
    with contextlib.closing(taking_over(database)):
        assert server.process.wait(20) == 1
    assert "has taken over these tables" in server.log.read_text()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_to_stand_by_needs_a_database(lang):
    done = CliRunner().invoke(command(words(lang)), ["--standby"], standalone_mode=False)
    assert str(done.exception) == words(lang)("cli-serve-standby-alone")


# --- Whose tables they are ---------------------------------------------------------------------------------


def test_who_stands_by_is_next_and_waits_through_a_database_that_is_away(database):
    waiting = threading.Event()
    first = PostgresStore(database)
    found = []
    second = threading.Thread(target=lambda: found.append(PostgresStore(database, waiting.set)), daemon=True)
    second.start()
    assert waiting.wait(20)
    cut = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
    while ask(database, cut) == []:
        time.sleep(0.01)
    asyncio.run(keep(first, event(1)))
    assert found == []
    first.close()
    second.join(20)
    with contextlib.closing(found[0]) as after:
        asyncio.run(keep(after, event(2)))
        assert [one.seq for one in after.read("a")] == [1, 2]


def test_a_server_that_was_replaced_while_it_was_cut_off_writes_nothing_and_knows_it(database):
    with contextlib.closing(PostgresStore(database)) as cut_off:
        asyncio.run(keep(cut_off, event(1)))
        assert not cut_off.replaced
        with contextlib.closing(taking_over(database)) as after:
            with pytest.raises(NotKept) as refused:
                asyncio.run(keep(cut_off, event(2)))
            assert isinstance(refused.value.__cause__, StoreInUse)
            assert cut_off.replaced
            asyncio.run(keep(after, event(2)))


def taking_over(database):
    """Whoever holds the tables is cut off from them, and somebody else is faster."""
    while True:
        tell(
            database,
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()",
        )
        with contextlib.suppress(StoreInUse):
            return PostgresStore(database)


def test_a_line_that_died_unnoticed_is_not_mistaken_for_another_server(database, monkeypatch):
    """PostgreSQL still holds the tables for a connection that we have lost."""
    with contextlib.closing(PostgresStore(database)) as store:
        asyncio.run(keep(store, event(1)))
        lost, store._writing._open = store._writing._open, None  # noqa: SLF001  # no cable here can be pulled
        asyncio.run(keep(store, event(2)))
        assert ([one.seq for one in store.read("a")], store.replaced) == ([1, 2], False)
        store._loop.call_soon_threadsafe(lost.terminate)  # noqa: SLF001  # as above
