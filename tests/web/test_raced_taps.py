"""Two taps at once on a real server: one of them is refused in words, and the server starts again on what it kept."""

import json
import resource
import threading
import time
import urllib.error
import urllib.request

import pytest
import serving
from serving import Server, free_port, get, post
from wire import form, kept, send

SLOWER = """
import sqlite3, time
class Slow(sqlite3.Connection):
    def execute(self, sql, *values):
        if "event" in sql and sql.startswith(("INSERT", "DELETE")):
            time.sleep(0.12)
        return super().execute(sql, *values)
connect = sqlite3.connect
sqlite3.connect = lambda *args, **options: connect(*args, factory=Slow, **options)
"""


@pytest.fixture
def slow(tmp_path, monkeypatch):
    """A server on whose disk a commit takes long enough for a second tap."""
    monkeypatch.setattr(serving, "FIRST", SLOWER)
    running = Server(tmp_path / "data").start()
    yield running
    running.kill()


def seated(server, *names):
    """A table with these people: its code, and who they are to a browser."""
    code = post(f"{server.address}/api/tables", {"pace": "still"})["code"]
    tokens = [post(f"{server.address}/api/tables/{code}/seats", {"name": name})["token"] for name in names]
    return code, [{"cookie": f"garou-seat-{code}={token}"} for token in tokens]


def at_once(*taps):
    """The answers, each begun a moment after the one before it, long before that one was done."""
    answers = [None] * len(taps)

    def tap(number):
        answers[number] = taps[number]()

    threads = [threading.Thread(target=tap, args=(number,), daemon=True) for number in range(len(taps))]
    for thread in threads:
        thread.start()
        time.sleep(0.02)
    for thread in threads:
        thread.join(20)
    return [answer.status for answer in answers]


def started_again(server):
    server.kill()
    server.start()


def test_a_double_tap_on_leave(slow):
    code, [_, yan] = seated(slow, "Zed", "Yan")
    taps = [lambda: form(slow, f"/t/{code}/leave", {}, **yan)] * 2
    assert sorted(at_once(*taps)) == [303, 401]
    started_again(slow)
    assert [kind for _, _, kind, _ in kept(slow)] == ["created", "joined", "joined", "left"]
    assert "Zed" in send(slow, "GET", f"/t/{code}").text


def test_a_line_while_the_table_is_deleted(slow):
    code, [zed, yan] = seated(slow, "Zed", "Yan")
    came = at_once(
        lambda: form(slow, f"/t/{code}/delete", {}, **zed),
        lambda: form(slow, f"/t/{code}/say", {"text": "a secret"}, **yan),
    )
    assert came in ([303, 404], [303, 303]), "too late, or just in time to be deleted with it"
    assert kept(slow) == []
    started_again(slow)
    assert send(slow, "GET", f"/t/{code}").status == 404
    assert kept(slow) == []


def test_a_disk_that_is_full_for_a_while(tmp_path):
    """The system itself refuses to let any file grow: health and figures say so, and then the game goes on."""
    port = free_port()
    server = Server(tmp_path / "data", "--metrics", str(port)).start()
    try:
        code = post(f"{server.address}/api/tables", {"pace": "blink"})["code"]
        token = post(f"{server.address}/api/tables/{code}/seats", {"name": "Zed"})["token"]
        table = f"{server.address}/api/tables/{code}"
        post(f"{table}/begin", {}, token)
        before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
        until(lambda: health(server)[1] >= {"disk", "clock"})
        assert "garou_disk_failing 1.0" in figures(port)
        assert "garou_clocks_failing 1.0" in figures(port)
        assert form(server, f"/t/{code}/note", {"text": "hm"}, cookie=f"garou-seat-{code}={token}").status == 503
        window = get(table)["window"]
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)
        until(lambda: health(server) == (200, set()))
        until(lambda: get(table)["window"] != window or get(table)["phase"] == "over")
        assert "garou_disk_failing 0.0" in figures(port)
    finally:
        server.kill()


def until(there):
    begun = time.monotonic()
    while not there():
        assert time.monotonic() - begun < 60
        time.sleep(0.05)


def health(server):
    try:
        return 200, set(get(f"{server.address}/healthz").get("why", ()))
    except urllib.error.HTTPError as failing:
        return failing.code, set(json.load(failing)["why"])


def figures(port):
    return urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=5).read().decode()
