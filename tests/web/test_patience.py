"""Connections that begin something and never end it are closed, and one address holds only so many."""

import asyncio
import resource
import socket
from types import SimpleNamespace
from unittest import mock

import pytest
from serving import Server
from stage import Sandglass
from uvicorn import Config
from uvicorn.server import ServerState
from wire import send

from garou.web import patience
from garou.web.patience import BODY, HEAD, LAST, LATE, READ, Patient


class Wire(asyncio.Transport):
    """What was sent, and whether the line still stands."""

    def __init__(self, address="192.0.2.7"):
        super().__init__({"peername": (address, 4711), "sockname": ("192.0.2.1", 8000)})
        self.sent, self.open = b"", True

    def write(self, data):
        self.sent += bytes(data)

    def close(self):
        self.open = False

    abort = close

    def is_closing(self):
        return not self.open

    def pause_reading(self):
        pass

    def resume_reading(self):
        pass


@pytest.fixture(autouse=True)
def nobody_else():
    Patient.held.clear()
    yield
    assert not Patient.held, "whoever has gone holds nothing"


async def page(scope, receive, send):
    """An application that reads everything it is sent, and then answers."""
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


async def stream(scope, receive, send):
    await send({"type": "http.response.start", "status": 200, "headers": []})
    while True:
        await send({"type": "http.response.body", "body": b"x" * 100, "more_body": True})
        await asyncio.sleep(15)


def calling(happening, app=page):
    """In a time of its own: a minute is over when nobody has anything left to do."""

    async def whole():
        state = ServerState()
        config = Config(app, log_config=None, access_log=False, ws="none", http=Patient, lifespan="off")
        lines = []

        def call(address="192.0.2.7"):
            wire = Wire(address)
            line = Patient(config, state, {})
            line.connection_made(wire)
            lines.append(line)
            return line, wire

        await happening(call)
        for line in lines:
            line.connection_lost(None)
        for task in state.tasks:
            task.cancel()
        await asyncio.gather(*state.tasks, return_exceptions=True)

    with asyncio.Runner(loop_factory=Sandglass) as runner:
        runner.run(whole())


# --- What never comes --------------------------------------------------------------------------------------

HALVES = {
    "half a head": (b"GET / HTTP/1.1\r\nhost: x\r\nx-", HEAD, LATE),
    "one letter": (b"G", HEAD, LATE),
    "a head without end": (b"GET / HTTP/1.1\r\nhost: x\r\n", HEAD, LATE),
    "half a body": (b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nname", BODY, LATE),
    "pieces without end": (
        b"POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n4\r\nname\r\n",
        BODY,
        LATE,
    ),
    "empty lines": (b"\r\n\r\n", HEAD, b""),
    "nothing": (b"", HEAD, b""),
}


@pytest.mark.parametrize("what", HALVES)
def test_half_a_request_is_waited_for_and_then_hung_up_on(what):
    sent, seconds, said = HALVES[what]

    async def happening(call):
        line, wire = call()
        if sent:
            line.data_received(sent)
        await asyncio.sleep(seconds - 1)
        assert wire.open
        await asyncio.sleep(2)
        assert (wire.open, wire.sent) == (False, said)

    calling(happening)


def test_a_head_that_comes_letter_by_letter_gets_no_more_time_than_another():
    async def happening(call):
        line, wire = call()
        for letter in b"GET / HTTP/1.1\r\nhost: x\r\nx-a: bbbbbbbbbbb":
            if wire.open:
                line.data_received(bytes([letter]))
            await asyncio.sleep(1)
        assert (wire.open, wire.sent) == (False, LATE)

    calling(happening)


WHOLE = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"


def test_whole_requests_are_answered_however_many_there_are_on_one_line():
    async def happening(call):
        line, wire = call()
        for number in range(1, 20):
            line.data_received(WHOLE)
            await asyncio.sleep(4)
            assert wire.sent.count(b"200 OK") == number
            assert wire.open

    calling(happening)


def test_whoever_has_come_just_as_the_server_ends_is_still_answered():
    """What a new line brings is on its way already, and nobody would send it again."""

    async def happening(call):
        (late, late_wire), (mute, mute_wire), (idle, idle_wire) = call(), call(), call()
        idle.data_received(WHOLE)
        await asyncio.sleep(1)
        for line in (late, mute, idle):
            line.shutdown()
        assert not idle_wire.open, "who has been answered before asks once more, elsewhere"
        late.data_received(WHOLE)
        await asyncio.sleep(LAST / 2)
        assert late_wire.sent.count(b"200 OK") == 1
        await asyncio.sleep(LAST)
        assert not late_wire.open
        assert not mute_wire.open

    calling(happening)


@pytest.mark.parametrize("then", [b"", b"\r\n", b"GET / HT"])
def test_a_line_that_falls_silent_after_an_answer_is_hung_up_on(then):
    """Even if a letter more came: uvicorn forgets to wait then."""

    async def happening(call):
        line, wire = call()
        line.data_received(WHOLE)
        await asyncio.sleep(1)
        if then:
            line.data_received(then)
        await asyncio.sleep(2 + HEAD)
        assert not wire.open

    calling(happening)


def test_a_stream_stays_open_for_hours():
    async def happening(call):
        line, wire = call()
        line.data_received(WHOLE)
        await asyncio.sleep(3 * 3600)
        assert wire.open

    calling(happening, stream)


def test_half_a_request_behind_a_stream_is_not_answered_into_it():
    async def happening(call):
        line, wire = call()
        line.data_received(WHOLE)
        await asyncio.sleep(1)
        line.data_received(b"GET / HTTP/1.1\r\n")
        await asyncio.sleep(HEAD + 1)
        assert not wire.open
        assert LATE not in wire.sent

    calling(happening, stream)


def test_a_request_that_was_answered_before_all_of_it_came_is_answered_once():
    async def happening(call):
        line, wire = call()
        line.data_received(b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nname")
        await asyncio.sleep(BODY + 1)
        assert not wire.open
        assert wire.sent.count(b"HTTP/1.1") == 1

    async def hasty(scope, receive, send):
        await send({"type": "http.response.start", "status": 413, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body"})

    calling(happening, hasty)


def test_who_does_not_read_what_is_sent_is_hung_up_on():
    async def happening(call):
        line, wire = call()
        line.data_received(WHOLE)
        line.pause_writing()
        await asyncio.sleep(READ - 1)
        line.resume_writing()
        line.pause_writing()
        await asyncio.sleep(READ - 1)
        assert wire.open, "slow is not silent"
        await asyncio.sleep(2)
        assert not wire.open

    calling(happening, stream)


# --- How many -----------------------------------------------------------------------------------------------


def test_one_address_holds_only_so_many_lines():
    async def happening(call):
        with mock.patch.object(patience, "AN_ADDRESS", 3):
            lines = [call("2001:db8::1")[1], call("2001:db8::2")[1], *(call("2001:db8::1")[1] for _ in range(3))]
            assert [wire.open for wire in lines] == [True, True, True, False, False], "a device has many addresses"
            assert call("192.0.2.8")[1].open
            assert all(call("127.0.0.1")[1].open for _ in range(9)), "a proxy speaks for everybody"

    calling(happening)


def test_a_proxy_that_was_named_holds_as_many_lines_as_it_speaks_for(monkeypatch):
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.10,198.51.100.0/24")

    async def happening(call):
        with mock.patch.object(patience, "AN_ADDRESS", 3):
            for proxy in ("192.0.2.10", "198.51.100.7"):
                assert all(call(proxy)[1].open for _ in range(9))
            assert [call("192.0.2.11")[1].open for _ in range(5)] == [True] * 3 + [False] * 2

    calling(happening)


def test_the_server_holds_only_so_many_lines():
    async def happening(call):
        with mock.patch.object(Patient, "most", 4):
            assert [call(f"192.0.2.{number}")[1].open for number in range(6)] == [True] * 4 + [False] * 2

    calling(happening)


LIMITS = [((1024, 4096), 4096), ((1024, 1024), 1024), ((256, 1_000_000), 8320), ((65536, 65536), 65536), ((-1, -1), -1)]


@pytest.mark.parametrize(("given", "after"), LIMITS)
def test_a_server_takes_as_many_files_as_it_needs_and_may_have(given, after):
    kept = SimpleNamespace(now=given)
    with (
        mock.patch.object(Patient, "most", 0),
        mock.patch.object(resource, "getrlimit", side_effect=lambda _: kept.now),
        mock.patch.object(resource, "setrlimit", side_effect=lambda _, wanted: setattr(kept, "now", wanted)),
    ):
        patience.make_room()
        assert kept.now[0] == after
        assert Patient.most == (min(8192, after - 128) if after > 0 else 8192)


def test_a_server_that_may_not_ask_for_more_serves_with_what_it_has():
    with (
        mock.patch.object(Patient, "most", 7),
        mock.patch.object(resource, "getrlimit", return_value=(256, 4096)),
        mock.patch.object(resource, "setrlimit", side_effect=PermissionError),
    ):
        patience.make_room()
        assert Patient.most == 256 - 128


# --- A real server ------------------------------------------------------------------------------------------


def test_a_real_server_hangs_up_on_half_a_request_and_lives_on(tmp_path, monkeypatch):
    monkeypatch.setattr("serving.FIRST", HASTY)
    server = Server(tmp_path / "data").start()
    try:
        head = b"POST /tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/x-www-form-urlencoded\r\n"
        for sent in (head, head + b"content-length: 500\r\n\r\nname=Eve", b"\r\n"):
            with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
                line.sendall(sent)
                heard = b"".join(iter(lambda line=line: line.recv(4096), b""))
                assert heard == (LATE if sent.strip() else b"")
        assert send(server, "GET", "/healthz").status == 200
        assert server.mishaps() == []
    finally:
        server.kill()


HASTY = """
from garou.web import patience
patience.HEAD, patience.BODY = 0.5, 0.5
"""
