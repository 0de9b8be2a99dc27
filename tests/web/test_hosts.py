"""By which names a server lets itself be called: its own, and those it was given. Any other is somebody's trick."""

import http.client
import json
import socket

import pytest
from serving import Server
from stage import opened, run, scope_of
from wire import Page, send

from garou.texts import LANGUAGES, words
from garou.web.hosts import anybody, called, only, own_names

CAME_IN = ("192.0.2.1", 8000)
WELCOME = only(own_names("10.1.2.3", "garou.example.org"))

OWN = [
    "127.0.0.1", "127.0.0.1:8000", "127.8.9.10", "localhost", "LOCALHOST:80", "[::1]:8000", "[::1]", "localhost.",
    "192.0.2.1", "192.0.2.1:8000", "10.1.2.3:1", "garou.example.org", "Garou.Example.ORG:443", "garou.example.org.",
]  # fmt: skip
FOREIGN = [
    "evil.example", "evil.example:8000", "192.0.2.2", "10.1.2.4", "garou.example.org.evil.example", "example.org",
    "xgarou.example.org", "", ":8000", "[::2]", "localhost.evil.example", "127.0.0.1.evil.example", "0.0.0.0", "127.1",
    "2130706433", "[::ffff:192.0.2.2]", "localhost:8000:1", "user@localhost", "localhost/", "localhost x",
    "[localhost]:1x",
]  # fmt: skip


@pytest.mark.parametrize("host", OWN)
def test_a_server_answers_to_its_own_names(host):
    assert WELCOME([host.encode()], CAME_IN)


@pytest.mark.parametrize("host", FOREIGN)
def test_and_to_no_others(host):
    assert not WELCOME([host.encode()], CAME_IN)


def test_this_machine_is_known_by_its_name_in_its_network():
    name = socket.gethostname().lower().partition(".")[0]
    assert WELCOME([name.encode()], CAME_IN)
    assert WELCOME([f"{name}.local:8000".encode()], CAME_IN)
    assert not WELCOME([f"{name}.evil.example".encode()], CAME_IN)


def test_the_address_a_request_came_in_at_is_ours_whichever_of_them_it_is():
    """A machine gets new ones while the server runs, and a phone knows it by any of them."""
    assert WELCOME([b"[2001:db8::1]:8000"], ("2001:db8::1", 8000))
    assert WELCOME([b"192.0.2.9"], ("::ffff:192.0.2.9", 8000))
    assert not WELCOME([b"192.0.2.9"], None)


def test_a_request_names_one_host():
    for welcome in (WELCOME, anybody):
        assert not welcome([], CAME_IN)
        assert not welcome([b"localhost", b"evil.example"], CAME_IN)
        assert not welcome([b"localhost", b"localhost"], CAME_IN)


@pytest.mark.parametrize("host", ["x y", 'x"><script>', "[", "a" * 5000, "a..b", "-", "ü.example", "[::1"])
def test_what_cannot_be_a_name_is_none(host):
    assert called(host.encode()) in (None, "-")


# --- A real server ------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    running = Server(tmp_path_factory.mktemp("hosts") / "data", "--allowed-host", "Garou.Example.org").start()
    yield running
    running.kill()
    assert running.mishaps() == []


PATHS = ["/", "/healthz", "/static/app.js", "/openapi.json", "/t/nope-1", "/api/tables/nope-1"]


@pytest.mark.parametrize("path", PATHS)
def test_a_name_that_points_here_by_a_trick_opens_nothing(path, server):
    """Another site's name, made to point at this machine: nothing of what lies here is read under it."""
    for lang in LANGUAGES:
        answer = send(server, "GET", path, host=f"evil.example:{server.port}", accept_language=lang)
        assert answer.status == 421
        assert answer.said == words(lang)("error-no-such-host")
        assert b"evil.example" not in answer.body


def test_nor_does_it_do_anything(server):
    own = {"host": "evil.example", "origin": "http://evil.example", "sec_fetch_site": "same-origin"}
    answer = send(server, "POST", "/api/tables", b"{}", content_type="application/json", **own)
    assert (answer.status, json.loads(answer.body)["error"]) == (421, "no-such-host")


def test_it_answers_by_the_names_it_was_given_and_to_whoever_looks_whether_it_lives(server):
    hosts = ("garou.example.org", "table.example:8000", "localhost", f"127.0.0.1:{server.port}")
    assert [send(server, "GET", "/healthz", host=host).status for host in hosts] == [200] * len(hosts)


def test_two_hosts_in_one_head_are_refused(server):
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
    line.putrequest("GET", "/", skip_host=True)
    for host in ("127.0.0.1", "evil.example"):
        line.putheader("host", host)
    line.endheaders()
    assert line.getresponse().status == 421
    line.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_application_that_was_given_no_names_takes_any_that_is_one(lang):
    async def happening():
        async with opened() as app:
            statuses = []
            for host in ("evil.example", "x y"):
                heard = []

                async def sent(message, heard=heard):
                    heard.append(message)

                async def receive():
                    return {"type": "http.request", "body": b""}

                await app(scope_of("GET", "/", {"host": host, "accept-language": lang}), receive, sent)
                statuses.append(heard[0]["status"])
            assert statuses == [200, 421]
            assert Page(heard[1]["body"].decode()).said == words(lang)("error-no-such-host")

    run(happening())
