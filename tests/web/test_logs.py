"""Every line of the log goes through one gate: what happened, never to whom."""

import ast
import asyncio
import io
import json
import logging
import sqlite3
import subprocess
import sys
import threading

import pytest
from serving import Server
from wire import raw, send

from garou.rooms.hall import TurnedAway
from garou.web.logs import KNOWN, Gate
from sources import nodes

SECRETS = ("192.0.2.7", "lune-123", "Zed", "s3cr3t-t0k3n", "?watch=1")


@pytest.fixture
def heard():
    """Whatever is logged anywhere, as the server would write it."""
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(Gate())
    root = logging.getLogger()
    level, before = root.level, root.handlers[:]
    root.handlers[:], root.level = [handler], logging.INFO
    yield lambda: [json.loads(line) for line in out.getvalue().splitlines()]
    root.handlers[:], root.level = before, level


def assert_clean(lines):
    assert lines
    assert not [secret for secret in SECRETS if secret in json.dumps(lines, ensure_ascii=False)]


LIBRARY, PAGES = logging.getLogger("uvicorn.error"), logging.getLogger("library.access")
FOREIGN = {
    "an upgrade": lambda: LIBRARY.info(
        '%s - "WebSocket %s" [accepted]', "192.0.2.7:4711", "/t/lune-123?t=s3cr3t-t0k3n"
    ),
    "a page": lambda: PAGES.info('%s - "%s %s"', "192.0.2.7", "GET", "/t/lune-123?watch=1"),
    "filled in already": lambda: LIBRARY.error("no such table: lune-123"),
    "by name": lambda: LIBRARY.warning("%(name)s came", {"name": "Zed"}),
    "several lines": lambda: LIBRARY.error("Exception in ASGI application\nlune-123 s3cr3t-t0k3n"),
    "no text at all": lambda: LIBRARY.error(ValueError("Zed sits at lune-123")),
    "with a stack": lambda: LIBRARY.error("Zed", stack_info=True),
}


@pytest.mark.parametrize("what", FOREIGN)
def test_what_a_library_logs_names_nobody(what, heard):
    FOREIGN[what]()
    assert_clean(heard())


@pytest.mark.parametrize("args", [("lune-123",), (1, 2, 3), ("lune-123", 2)])
def test_a_line_that_cannot_be_filled_in_is_shown_without(args):
    record = logging.LogRecord("garou.rooms", logging.ERROR, "x.py", 1, "%d of %d", args, None)
    assert json.loads(Gate().format(record))["event"] == "%d of %d"


def test_what_is_known_beforehand_is_shown_with_its_numbers(heard):
    LIBRARY.info("Started server process [%d]", 4711)
    LIBRARY.info("Cancel %s running task(s), timeout graceful shutdown exceeded", 3)
    assert [line["event"] for line in heard()] == [
        "Started server process [4711]",
        "Cancel 3 running task(s), timeout graceful shutdown exceeded",
    ]
    assert {line["level"] for line in heard()} == {"info"}


def boom():
    raise ValueError("Zed holds s3cr3t-t0k3n at lune-123")


def test_an_exception_is_told_by_its_kind_and_its_place(heard):
    try:
        try:
            boom()
        except ValueError as error:
            raise TurnedAway("no-such-table", code="lune-123") from error
    except TurnedAway:
        logging.getLogger("garou.rooms").exception("a table's clock stopped")
    [line] = heard()
    assert_clean([line])
    assert (line["event"], line["level"], line["logger"]) == ("a table's clock stopped", "error", "garou.rooms")
    kinds = [part for part in line["error"] if ":" not in part]
    assert kinds == ["TurnedAway no-such-table", "ValueError"]
    assert any(part.endswith(" boom") for part in line["error"])


def test_what_the_system_calls_an_error_is_told(heard):
    """Whoever runs the server wants to know that the disk is full."""
    for error in (OSError(28, "lune-123"), database_error()):
        logging.getLogger("garou.store").error("not written", exc_info=error)
    first, second = heard()
    assert first["error"][0] == "OSError ENOSPC"
    assert second["error"][0] == "OperationalError SQLITE_ERROR"
    assert_clean([first, second])


def database_error():
    with pytest.raises(sqlite3.OperationalError) as failed:
        sqlite3.connect(":memory:").execute("SELECT Zed FROM nowhere")
    return failed.value


def test_a_group_of_exceptions_is_told_one_by_one(heard):
    logging.getLogger("garou").error("several", exc_info=ExceptionGroup("Zed", [KeyError("Zed"), OSError(13, "Zed")]))
    assert heard()[0]["error"] == ["ExceptionGroup", "KeyError", "PermissionError EACCES"]


def test_a_task_that_nobody_waited_for_names_nobody(heard):
    async def happening():
        async def failing(name):
            raise ValueError(name)

        task = asyncio.create_task(failing("Zed"), name="lune-123")
        await asyncio.wait([task])
        del task

    asyncio.run(happening())
    assert_clean(heard())
    assert heard()[0]["event"] == "Task exception was never retrieved"


HOOKS = """
import sys, threading, warnings
from garou.web.logs import set_up_logs
set_up_logs()
warnings.warn("Zed")
def failing():
    raise ValueError("Zed at lune-123")
thread = threading.Thread(target=failing)
thread.start()
thread.join()
class Last:
    def __del__(self):
        failing()
Last()
failing()
"""


def test_what_would_be_printed_goes_through_the_gate_too():
    done = subprocess.run([sys.executable, "-c", HOOKS], capture_output=True, text=True, check=False, timeout=60)
    lines = [json.loads(line) for line in done.stderr.splitlines()]
    assert_clean(lines)
    events = [line["event"] for line in lines]
    assert events == ["withheld", "a thread ended", "something could not be cleared away", "the server ended"]
    assert threading.excepthook.__module__ != "garou.web.logs", "only a server does that"


def test_whatever_we_log_ourselves_is_a_sentence_with_nothing_filled_in():
    levels = {"debug", "info", "warning", "error", "critical", "exception"}
    calls = nodes(ast.Call, mentioning=["log."])
    called = [node for node in calls if isinstance(node.func, ast.Attribute) and node.func.attr in levels]
    ours = [node for node in called if isinstance(node.func.value, ast.Name) and node.func.value.id == "log"]
    assert len(ours) >= 5
    for node in ours:
        assert isinstance(node.args[0], ast.Constant), ast.unparse(node)
        assert {one.arg for one in node.keywords} <= {"exc_info"}, ast.unparse(node)


def test_nothing_that_is_known_beforehand_has_room_for_a_name():
    assert {one for line in KNOWN for one in line.split("%")[1:]} <= {
        "d]",
        "s running task(s), timeout graceful shutdown exceeded",
    }


# --- A real server ------------------------------------------------------------------------------------------

UPGRADE = b"""GET /t/lune-123/stream?token=s3cr3t-t0k3n HTTP/1.1
host: 127.0.0.1
connection: Upgrade
upgrade: websocket
sec-websocket-version: 13
sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==

""".replace(b"\n", b"\r\n")


def test_an_upgrade_with_a_token_in_its_address_leaves_no_trace_in_the_log(tmp_path):
    server = Server(tmp_path / "data").start()
    try:
        heard = raw(server, UPGRADE)
        assert heard.startswith(b"HTTP/1.1 404"), "it is answered as any page is"
        assert send(server, "GET", "/t/lune-123/stream?token=s3cr3t-t0k3n").status == 404
        assert raw(server, b"GET /s3cr3t-t0k3n\x00 HTTP/1.1\r\nhost: lune-123\r\n\r\n").startswith(b"HTTP/1.1 400")
        server.stop()
        log = server.log.read_text()
    finally:
        server.kill()
    assert "127.0.0.1" not in log
    assert not [secret for secret in SECRETS if secret in log]
    events = [json.loads(line)["event"] for line in log.splitlines()]
    assert "withheld" not in events
    assert "Application startup complete." in events


BROKEN = """
from garou.rooms.hall import Hall
def find(self, code):
    raise ValueError(f"s3cr3t-t0k3n of {code}")
Hall.find = find
"""


def test_an_exception_in_a_page_leaves_no_value_in_the_log(tmp_path, monkeypatch):
    monkeypatch.setattr("serving.FIRST", BROKEN)
    server = Server(tmp_path / "data").start()
    try:
        assert send(server, "GET", "/t/lune-123").status == 500
        server.stop()
        lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    finally:
        server.kill()
    assert_clean(lines)
    [failed] = [line for line in lines if line["level"] == "error"]
    assert failed["event"] == "Exception in ASGI application"
    assert "ValueError" in failed["error"]
    assert any(place.endswith(" find") for place in failed["error"])


WAKING = """
from garou.rooms.keeper import Keeper
async def wake(self):
    raise ValueError("Zed at lune-123")
Keeper.wake = wake
from garou.cli import main
main()
"""


def test_a_server_that_cannot_start_says_where_it_failed_and_names_nobody(tmp_path):
    command = [sys.executable, "-c", WAKING, "serve", "--quiet", "--port", "0", "--data", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode != 0
    lines = [json.loads(line) for line in done.stderr.splitlines()]
    assert_clean(lines)
    [failed] = [line for line in lines if line["event"] == "the tables could not be woken"]
    assert failed["error"][0] == "ValueError"
