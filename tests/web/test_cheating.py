"""Somebody who cheats: refused in clear words, told nothing, and nothing is changed by it."""

import asyncio
import hashlib
import html
import json
import re
import time
from pathlib import Path
from urllib.parse import quote, urljoin, urlsplit

import pytest
from serving import Server
from stage import HOST, ask, cookie, following, opened, run
from wire import Page, call, form, kept, raw, send
from wire import Reply as Answer

import garou.web
from garou.rooms.room import Phase
from garou.rooms.settings import Settings
from garou.texts import LANGUAGES, words

STATIC = Path(garou.web.__file__).parent / "static"
JSON = "application/json"
FORM = "application/x-www-form-urlencoded"


class Table:
    """A table in its first night that never ends: Zed is asked, the others sleep; and another table beside it."""

    def __init__(self, server: Server) -> None:
        self.server = server
        opening = form(server, "/tables", {"name": "Zed", "game": "one-night"})
        self.code = opening.header("location").removeprefix("/t/")
        self.tokens = [opening.token]
        self.tokens += [form(server, f"/t/{self.code}/join", {"name": name}).token for name in ("Yan", "Xia")]
        deck = {"card": ["seer"] * 6, "size": 3, "pace": "still"}
        assert form(server, f"/t/{self.code}/settings", deck, **self.zed).status == 303
        for deed, who in (("begin", self.zed), ("look", self.zed), ("look", self.yan), ("look", self.xia)):
            assert form(server, f"/t/{self.code}/{deed}", **who).status == 303
        for _ in range(100):
            if (view := self.view(self.tokens[0]))["phase"] == "playing":
                break
            time.sleep(0.02)
        assert view["question"], "Zed is asked"
        beside = form(server, "/tables", {"name": "Zed", "game": "classic"})
        self.beside, self.stranger = beside.header("location").removeprefix("/t/"), beside.token
        self.nonce = next(json.loads(data)["nonce"] for *_, kind, data in kept(server) if kind == "dealt")

    def view(self, token: str) -> dict:
        return json.loads(send(self.server, "GET", f"/api/tables/{self.code}", authorization=f"Bearer {token}").body)

    @property
    def zed(self) -> dict[str, str]:
        return self.cookie(self.tokens[0])

    @property
    def yan(self) -> dict[str, str]:
        return self.cookie(self.tokens[1])

    @property
    def xia(self) -> dict[str, str]:
        return self.cookie(self.tokens[2])

    def cookie(self, token: str) -> dict[str, str]:
        return {"cookie": f"garou-seat-{self.code}={token}"}


@pytest.fixture(scope="module")
def table(tmp_path_factory):
    running = Server(tmp_path_factory.mktemp("cheating") / "data").start()
    yield Table(running)
    assert running.process.poll() is None, "it lived through all of it"
    running.kill()
    assert "Traceback" not in running.log.read_text(), running.log.read_text()[-3000:]


@pytest.fixture(params=LANGUAGES)
def refused(request, table):
    """Tries something in each language: refused with those words, and nothing has changed."""
    lang = request.param

    def attempt(deed, status: int, reason: str = "", **args: object) -> Answer:
        before = kept(table.server)
        answer = deed({"accept_language": lang})
        assert answer.status == status, answer.body[:300]
        assert kept(table.server) == before
        assert_tells_nothing(table, answer)
        if reason:
            said = words(lang)(f"error-{reason}", {name: str(value) for name, value in args.items()})
            assert answer.said == said
            if answer.header("content-type").startswith("text/html"):
                assert answer.text.startswith(f'<!doctype html>\n<html lang="{lang}"')
        return answer

    return attempt


def assert_tells_nothing(table, answer):
    """No token, whole or hashed, no nonce, and no card."""
    text = repr(answer.headers) + answer.body.decode("utf-8", "replace")
    hidden = [*table.tokens, table.stranger, table.nonce]
    hidden += [hashlib.sha256(token.encode()).hexdigest() for token in table.tokens]
    assert not [secret for secret in hidden if secret in text]
    assert "dealt" not in text
    assert "Traceback" not in text
    assert "location" not in dict(answer.headers)


# --- Whose seat it is -----------------------------------------------------------------------------

DEEDS = {
    "answer": {"window": 1, "choice": "1"},
    "look": {},
    "ready": {},
    "begin": {},
    "again": {},
    "leave": {},
    "device": {},
    "remove": {"chair": 2},
    "hand": {"chair": 2, "bot": "true"},
    "arrange": {"chair": 1, "to": 2},
    "settings": {"pace": "quick"},
    "deck": {"add": "villager"},
    "say": {"text": "I am the seer"},
    "claim": {"kind": "am", "part": "seer"},
    "take-back": {},
    "token": {"seat": 1, "role": "seer"},
    "note": {"text": "Yan lies"},
    "pause": {"on": "true"},
    "longer": {},
    "lean": {"window": 1, "choice": "1"},
}
API_DEEDS = {"begin": {}, "look": {}, "again": {}, "ready": {"on": True}, "answers": {"window": 1, "choose": ["Yan"]}}
FORGERIES = ("", "x", "no such token", "é" * 43, "0" * 10_000, "a; b=c", "null", "' OR 1=1 --")


@pytest.mark.parametrize("deed", DEEDS)
def test_without_a_token_nobody_does_anything(deed, table, refused):
    refused(lambda who: form(table.server, f"/t/{table.code}/{deed}", DEEDS[deed], **who), 401, "no-seat")


@pytest.mark.parametrize("deed", API_DEEDS)
def test_nor_over_the_api(deed, table, refused):
    refused(lambda who: call(table.server, f"/tables/{table.code}/{deed}", API_DEEDS[deed], **who), 401, "no-seat")


@pytest.mark.parametrize("page", ["known", "cast", "stream", "talk", "claim", "claim?kind=am&part=seer", "notebook"])
def test_without_a_token_nobody_reads_what_is_a_seats_own(page, table, refused):
    refused(lambda who: send(table.server, "GET", f"/t/{table.code}/{page}", **who), 401, "no-seat")


def test_a_token_opens_no_other_table(table, refused):
    """Under its own name, under the other table's, and as a program sends it."""
    server = table.server
    for who in (
        table.cookie(table.stranger),
        {"cookie": f"garou-seat-{table.beside}={table.stranger}"},
        {"authorization": f"Bearer {table.stranger}"},
        {"authorization": f"Bearer {table.stranger}"} | table.zed,
    ):
        for deed, fields in DEEDS.items():
            refused(lambda lang, d=deed, f=fields, w=who: form(server, f"/t/{table.code}/{d}", f, **w, **lang), 401)
        refused(lambda lang, w=who: send(server, "GET", f"/t/{table.code}/known", **w, **lang), 401, "no-seat")


def test_what_lies_on_the_disk_opens_no_seat(table, refused):
    """Whoever steals the file has the hashes of the tokens, and no token."""
    stolen = hashlib.sha256(table.tokens[0].encode()).hexdigest()
    assert stolen in repr(kept(table.server))
    assert table.tokens[0] not in repr(kept(table.server))
    url = f"/t/{table.code}/answer"
    refused(lambda who: form(table.server, url, DEEDS["answer"], **table.cookie(stolen), **who), 401, "no-seat")


@pytest.mark.parametrize("token", FORGERIES)
def test_a_token_that_is_made_up_opens_nothing(token, table, refused):
    encoded = token.encode().decode("latin-1")
    url = f"/t/{table.code}/answer"
    for headers in (table.cookie(encoded), {"authorization": f"Bearer {encoded}"}):
        refused(lambda who, h=headers: form(table.server, url, DEEDS["answer"], **h, **who), 401, "no-seat")
    if 0 < len(token) < 200:
        move = f"/t/{table.code}/move"
        refused(lambda who: form(table.server, move, {"token": token}, **who), 401, "no-seat")


def test_a_guest_does_not_do_what_the_host_does(table, refused):
    server, guest = table.server, table.yan
    for deed in ("begin", "remove", "settings", "deck", "arrange"):
        fields = DEEDS[deed] | ({"chair": 3} if deed == "remove" else {})
        url = f"/t/{table.code}/{deed}"
        refused(lambda who, u=url, f=fields: form(server, u, f, **guest, **who), 403, "only-the-host")
    hand = f"/t/{table.code}/hand"
    refused(lambda who: form(server, hand, {"chair": 3, "bot": "true"}, **guest, **who), 403, "only-the-host")
    refused(lambda who: form(server, hand, {"chair": 2, "bot": "false"}, **table.zed, **who), 403, "not-your-seat")
    for chair in (0, -1, 99, 10**20):
        url, fields = f"/t/{table.code}/remove", {"chair": chair}
        refused(lambda who, u=url, f=fields: form(server, u, f, **table.zed, **who), 409, "no-such-seat-here")


# --- What can be answered -------------------------------------------------------------------------


@pytest.mark.parametrize("window", [-1, 0, 2, 999, 10**30])
def test_an_answer_is_for_the_window_that_is_open(window, table, refused):
    server, answer = table.server, {"window": window, "choice": "1"}
    refused(lambda who: form(server, f"/t/{table.code}/answer", answer, **table.zed, **who), 409, "too-late")
    if window >= 0:
        body, bearer = {"window": window, "choose": ["Yan"]}, f"Bearer {table.tokens[0]}"
        url = f"/tables/{table.code}/answers"
        refused(lambda who: call(server, url, body, authorization=bearer, **who), 409, "too-late")


FORGED = [
    ["0"], ["99"], ["-1"], ["1", "2"], ["1"] * 5, ["1"] * 900, ["heal"], ["Yan"], ["centre-1"], ["1 2"], ["²"], [""],
]  # fmt: skip
FORGED_WORDS = [
    ["Zed"], ["1"], ["-1"], ["seer"], ["Yan", "Xia"], ["centre-1"], ["extra-1"], ["chance"], ["Yan"] * 2, [""],
]  # fmt: skip


@pytest.mark.parametrize("choice", FORGED, ids=lambda choice: f"{choice[0]} x{len(choice)}")
def test_only_what_is_offered_can_be_chosen(choice, table, refused):
    answer = {"window": 1, "choice": choice}
    url = f"/t/{table.code}/answer"
    refused(lambda who: form(table.server, url, answer, **table.zed, **who), 409, "not-an-option", call='"seer"')


@pytest.mark.parametrize("choice", FORGED_WORDS, ids=lambda choice: f"{choice[0]} x{len(choice)}")
def test_nor_anything_else_over_the_api(choice, table, refused):
    body, bearer = {"window": 1, "choose": choice}, f"Bearer {table.tokens[0]}"
    url = f"/tables/{table.code}/answers"
    deed = lambda who: call(table.server, url, body, authorization=bearer, **who)  # noqa: E731
    refused(deed, 409, "not-an-option", call='"seer"')


BODIES = {
    "a list of a thousand": ({"window": 1, "choose": ["Yan"] * 1000}, "choose"),
    "a long name": ({"window": 1, "choose": ["x" * 5000]}, "choose.0"),
    "a number for a name": ({"window": 1, "choose": [1]}, "choose.0"),
    "a negative window": ({"window": -1, "choose": []}, "window"),
    "a window with a fraction": ({"window": 1.5, "choose": []}, "window"),
    "a word for a window": ({"window": "one", "choose": []}, "window"),
    "no window": ({"choose": []}, "window"),
    "a seat of one's choice": ({"window": 1, "choose": [], "seat": 2}, "seat"),
}


@pytest.mark.parametrize("what", BODIES)
def test_a_body_that_is_no_answer_is_refused_by_name(what, table, refused):
    body, where = BODIES[what]
    url, bearer = f"/tables/{table.code}/answers", f"Bearer {table.tokens[0]}"
    deed = lambda who: call(table.server, url, body, authorization=bearer, **who)  # noqa: E731
    answer = refused(deed, 422, "malformed", where=where)
    assert json.loads(answer.body)["error"] == "malformed"


UNHEARD = [
    ("say", {"text": "psst"}, "hush-at-night", {}),
    ("say", {"text": ""}, "line-length", {"longest": 280}),
    ("say", {"text": "\u202e\u2066\x00"}, "line-length", {"longest": 280}),
    ("say", {"text": "x" * 281}, "line-length", {"longest": 280}),
    ("claim", {"kind": "am", "part": "seer"}, "hush-at-night", {}),
    ("claim", {"kind": "nonsense"}, "hush-at-night", {}),
    ("take-back", {}, "hush-at-night", {}),
    ("longer", {}, "too-late", {}),
    ("ready", {}, "too-late", {}),
    ("lean", {"window": 0, "choice": "1"}, "too-late", {}),
    ("lean", {"window": 10**30, "choice": "1"}, "too-late", {}),
    ("token", {"seat": 3, "role": "seer"}, "no-such-seat-here", {}),
    ("token", {"seat": -1, "role": "seer"}, "no-such-seat-here", {}),
    ("token", {"seat": 10**30, "role": "seer"}, "no-such-seat-here", {}),
    ("note", {"text": "x" * 2001}, "", {}),
    ("again", {"at_once": "true"}, "table-playing", {}),
]


@pytest.mark.parametrize("wrong", UNHEARD, ids=lambda wrong: f"{wrong[0]}-{wrong[2]}")
def test_at_night_there_is_nothing_to_say_and_nothing_to_do_but_answer(wrong, table, refused):
    """Whether one is asked or asleep: the same words."""
    deed, fields, reason, args = wrong
    for who in (table.zed, table.yan):
        url = f"/t/{table.code}/{deed}"
        refused(lambda lang, w=who, u=url: form(table.server, u, fields, **w, **lang), 409, reason, **args)


def test_a_role_that_is_not_in_play_is_nobodys(table, refused):
    url = f"/t/{table.code}/token"
    answer = refused(lambda who: form(table.server, url, {"seat": 1, "role": "<script>"}, **table.zed, **who), 409)
    assert "<script>" not in answer.text


def test_a_confirmation_of_nothing_is_refused(table, refused):
    url, answer = f"/t/{table.code}/answer", {"window": 1, "confirm": "1"}
    refused(lambda who: form(table.server, url, answer, **table.zed, **who), 409, "nothing-chosen")


def test_a_replayed_request_is_not_taken_twice(tmp_path):
    """Whoever records what a phone sent and sends it again changes nothing in the game."""
    server = Server(tmp_path / "data").start()
    try:
        table = Table(server)
        answer = f"/t/{table.code}/answer", {"window": 1, "choice": "1"}
        assert form(server, *answer, **table.zed).status == 303
        told, public = table.view(table.tokens[0]), table.view("")
        for _ in range(3):
            assert form(server, *answer, **table.zed).status == 303, "a tap like any other"
        assert [kind for room, _, kind, _ in kept(server) if room == table.code].count("answered") == 1
        assert (table.view(table.tokens[0]), table.view("")) == (told, public)
        before = kept(server)
        assert form(server, f"/t/{table.code}/begin", **table.zed).status == 409
        assert form(server, f"/t/{table.code}/look", **table.zed).status == 303
        assert form(server, f"/t/{table.code}/join", {"name": "Yan"}).status == 409
        assert kept(server) == before
        moved = form(server, f"/t/{table.code}/device", **table.zed)
        assert json.loads(moved.body)["address"].endswith(f"/t/{table.code}/move#{moved.token}")
        before = kept(server)
        move = f"/t/{table.code}/move", {"token": table.tokens[0]}
        for path, fields in (answer, move, (f"/t/{table.code}/device", {}), (f"/t/{table.code}/leave", {})):
            assert form(server, path, fields, **table.zed).status == 401, "the old device is void"
        assert kept(server) == before
    finally:
        server.kill()


# --- Where one may look ---------------------------------------------------------------------------


def test_a_record_waits_for_the_end(table, refused):
    for who in ({}, table.zed, table.cookie(table.stranger)):
        for url in (f"/t/{table.code}/record", f"/api/tables/{table.code}/record"):
            refused(lambda lang, w=who, u=url: send(table.server, "GET", u, **w, **lang), 409, "game-going-on")


GUESSES = [
    "/t/{code}/1", "/t/{code}/events", "/t/{code}/seats/1", "/t/{code}/known/2", "/t/{code}/log", "/t/{code}/record.js",
    "/api/tables/{code}/seats/1", "/api/tables/{code}/events", "/api/tables/{code}/deal", "/api/rooms", "/metrics",
    "/docs", "/redoc", "/admin", "/garou.db", "/.git/config", "/t/", "/t", "/api/", "/static/", "/static/../app.py",
    "/static/%2e%2e/app.py", "/static/..%2fapp.py", "/static/%2e%2e%2f%2e%2e%2fstore/sqlite.py", "/static//etc/passwd",
    "/static/..%5capp.py", "/static/%00", "/static/templates/base.html", "/static/" + "a/" * 2000, "/x" * 4000,
    "/%ff%fe", "/t/{code}/../../healthz/..", "//evil.example/", "/t/{code}/static/app.js",
]  # fmt: skip


@pytest.mark.parametrize("path", GUESSES, ids=lambda path: path[:40])
def test_there_is_nothing_to_guess(path, table, refused):
    where = path.format(code=table.code)
    refused(lambda who: send(table.server, "GET", where, **table.zed, **who), 404, "no-such-page")


CODES = ["nope-1", "LUNE-123", "a" * 300, "\0", "\r\nSet-Cookie: a=b", "<b>", "..", "🐺", "' OR 1=1", "{{ 7*7 }}"]


@pytest.mark.parametrize("code", CODES)
def test_a_table_that_is_not_there_is_said_to_be_so(code, table, refused):
    for page in ("known", "stream", "record", "watch"):
        answer = refused(lambda who, p=page: send(table.server, "GET", f"/t/{quote(code)}/{p}", **who), 404)
        assert "<b>" not in answer.text
        assert "set-cookie" not in dict(answer.headers)


def test_the_apis_codes_are_codes(table, refused):
    refused(lambda who: send(table.server, "GET", "/api/tables/nope-1", **who), 404, "no-such-table", code='"nope-1"')
    refused(lambda who: send(table.server, "GET", "/api/tables/%3Cb%3E", **who), 422, "malformed", where="code")


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND"])
def test_there_are_two_verbs_and_no_other(method, table, refused):
    for path in ("/", f"/t/{table.code}", f"/t/{table.code}/answer", f"/api/tables/{table.code}", "/static/app.js"):
        refused(lambda who, p=path: send(table.server, method, p, **table.zed, **who), 405)
    refused(lambda who: send(table.server, "GET", f"/t/{table.code}/begin", **table.zed, **who), 405)
    refused(lambda who: form(table.server, f"/t/{table.code}/known", **table.zed, **who), 405)


# --- Bodies ---------------------------------------------------------------------------------------


def test_a_body_longer_than_any_form_is_refused(table, refused):
    """Whether it says so or not."""
    long, server = b"name=" + b"x" * 100_000, table.server
    chunks = b"%x\r\n%s\r\n0\r\n\r\n" % (len(long), long)
    for path in ("/tables", f"/t/{table.code}/answer", "/api/tables"):
        kind = JSON if path.startswith("/api") else FORM
        refused(lambda who, p=path, k=kind: send(server, "POST", p, long, content_type=k, **who), 413, "too-large")
        head = {"content_type": kind, "transfer_encoding": "chunked"}
        refused(lambda who, p=path, h=head: send(server, "POST", p, chunks, **h, **who), 413, "too-large")


LIES = {
    "a length below zero": b"content-length: -5\r\n\r\nname=Eve",
    "no number": b"content-length: many\r\n\r\nname=Eve",
    "a number with five thousand digits": b"content-length: " + b"9" * 5000 + b"\r\n\r\nname=Eve",
    "two lengths": b"content-length: 8\r\ncontent-length: 9\r\n\r\nname=Eve",
    "a length and pieces": b"content-length: 8\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
    "pieces that are none": b"transfer-encoding: chunked\r\n\r\nzz\r\nname=Eve\r\n0\r\n\r\n",
    "a piece longer than it says": b"transfer-encoding: chunked\r\n\r\n2\r\nname=Eve\r\n0\r\n\r\n",
    "a packing nobody knows": b"transfer-encoding: gzip\r\n\r\nname=Eve",
    "a header on two lines": b"x-a: b\r\n c\r\ncontent-length: 8\r\n\r\nname=Eve",
    "a header with a zero": b"x-a: b\x00c\r\ncontent-length: 8\r\n\r\nname=Eve",
}


@pytest.mark.parametrize("lie", LIES)
def test_a_body_that_lies_about_itself_is_not_read(lie, table):
    before = kept(table.server)
    head = b"POST /t/%s/leave HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\n"
    heard = raw(table.server, head % table.code.encode() + LIES[lie])
    assert heard.startswith(b"HTTP/1.1 4"), heard[:200]
    assert b"HTTP/1.1 2" not in heard
    assert kept(table.server) == before


def test_a_body_that_never_comes_is_waited_for_and_forgotten(table):
    before = kept(table.server)
    head = b"POST /tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\n"
    assert raw(table.server, head + b"content-length: 500\r\n\r\nname=Eve") == b""
    assert kept(table.server) == before
    assert send(table.server, "GET", "/healthz").status == 200


MALFORMED = {
    "nothing": b"",
    "half an object": b'{"name": "Eve"',
    "a list": b"[]",
    "null": b"null",
    "a word": b'"Eve"',
    "no UTF-8": b'{"name": "\xff\xfe"}',
    "ten thousand brackets": b"[" * 10_000,
    "half a letter": b'{"name": "\\ud800"}',
    "a number of five thousand digits": b'{"name": ' + b"9" * 5000 + b"}",
    "no number": b'{"name": NaN}',
    "a name that is a list": b'{"name": ["Eve"]}',
    "a form": b"name=Eve",
}


@pytest.mark.parametrize("what", MALFORMED)
def test_a_body_that_is_no_json_is_refused(what, table, refused):
    url = f"/api/tables/{table.beside}/seats"
    deed = lambda who: send(table.server, "POST", url, MALFORMED[what], content_type=JSON, **who)  # noqa: E731
    answer = refused(deed, 422)
    assert json.loads(answer.body)["error"] == "malformed"
    assert answer.said


KINDS = {
    "json": (JSON, b'{"name": "Eve"}'),
    "plain text": ("text/plain", b"name=Eve"),
    "xml": ("application/xml", b"<name>Eve</name>"),
    "no kind": ("", b"name=Eve"),
    "parts without a boundary": ("multipart/form-data", b"name=Eve"),
    "parts that are none": ("multipart/form-data; boundary=x", b"--y\r\nname=Eve"),
    "a file for a name": (
        "multipart/form-data; boundary=x",
        b'--x\r\ncontent-disposition: form-data; name="name"; filename="eve.txt"\r\n\r\nEve\r\n--x--\r\n',
    ),
    "a thousand fields": (FORM, b"&".join(b"a%d=1" % n for n in range(1500))),
    "bytes that are no text": (FORM, b"\xff\xfe=\xff"),
}


@pytest.mark.parametrize("what", KINDS)
def test_a_form_that_is_none_is_refused(what, table, refused):
    kind, body = KINDS[what]
    url = f"/t/{table.beside}/join"
    headers = {"content_type": kind} if kind else {}
    answer = refused(lambda who: send(table.server, "POST", url, body, **headers, **who), 422)
    assert answer.said


FIELDS = [
    ("answer", {"window": "one"}, "window"),
    ("answer", {}, "window"),
    ("answer", {"window": "9" * 5000}, "window"),
    ("hand", {"chair": "x", "bot": "true"}, "chair"),
    ("hand", {"chair": 1, "bot": "perhaps"}, "bot"),
    ("arrange", {"chair": 1}, "to"),
    ("settings", {"size": 0}, "size"),
    ("settings", {"size": 10**9}, "size"),
    ("settings", {"pace": "x" * 201}, "pace"),
    ("move", {}, "token"),
    ("say", {"text": "x" * 1001}, "text"),
    ("note", {"text": "x" * 4001}, "text"),
    ("claim", {"part": "seer"}, "kind"),
    ("claim", {"kind": "am", "part": ["seer"] * 5}, "part"),
    ("claim", {"kind": "x" * 201}, "kind"),
    ("token", {"seat": "first"}, "seat"),
    ("token", {"seat": "9" * 5000}, "seat"),
    ("token", {"seat": 1, "role": "x" * 201}, "role"),
    ("lean", {"choice": "1"}, "window"),
    ("pause", {"on": "perhaps"}, "on"),
    ("again", {"at_once": "perhaps"}, "at_once"),
]


@pytest.mark.parametrize(("deed", "fields", "where"), FIELDS)
def test_a_form_with_a_wrong_field_says_which(deed, fields, where, table, refused):
    url = f"/t/{table.code}/{deed}"
    refused(lambda who: form(table.server, url, fields, **table.zed, **who), 422, "malformed", where=where)


SETTINGS = [
    {"game": "chess"}, {"scenario": "nope"}, {"edition": "nope"}, {"pace": "nope"}, {"size": 99}, {"size": 1},
    {"options_shown": "1", "option": ["nope"]}, {"card": ["nope"] * 6}, {"card": ["seer"]}, {"card": ["seer"] * 900},
    {"card": ["seer"] * 8, "beside": ["werewolf"] * 50}, {"game": "classic", "card": ["villager"] * 8},
    {"card": ["<script>"] * 8}, {"game": "epic-battle", "card": ["alpha-wolf"] * 8},
    {"game": "classic", "edition": "bezier"},
]  # fmt: skip


@pytest.mark.parametrize("fields", SETTINGS, ids=str)
def test_a_table_that_cannot_be_played_is_not_laid(fields, table, refused):
    who = {"cookie": f"garou-seat-{table.beside}={table.stranger}"}
    answer = refused(lambda lang: form(table.server, f"/t/{table.beside}/settings", fields, **who, **lang), 409)
    assert len(answer.said) > 10
    assert "<script" not in answer.text.replace('<script src="/static/', "")


UNPLAYABLE = [{"game": "chess"}, {"scenario": "nope"}, {"players": 24}, {"pace": "nope"}, {"options": ["nope"]}]


@pytest.mark.parametrize("wanted", UNPLAYABLE, ids=str)
def test_nor_over_the_api_and_not_even_an_empty_one(wanted, table, refused):
    refused(lambda who: call(table.server, "/tables", wanted, **who), 409)


@pytest.mark.parametrize("name", ["   ", "centre-1", "chance", "a\u202eb", "\x1b[31m", "x" * 101, "\u2066x", "\u202e"])
def test_who_cannot_be_called_so_opens_no_table_and_takes_no_seat(name, table, refused):
    for path in ("/tables", f"/t/{table.beside}/join"):
        answer = refused(lambda who, p=path: form(table.server, p, {"name": name}, **who), 409)
        assert len(answer.said) > 10
        assert not {"\u202e", "\u2066", "\x1b"} & set(answer.text)
    url, longest = f"/tables/{table.beside}/seats", 100
    refused(lambda who: call(table.server, url, {"name": name}, **who), 422 if len(name) > longest else 409)
    refused(lambda who: form(table.server, "/tables", {"name": ""}, **who), 422, "malformed", where="name")


def test_who_is_refused_a_seat_drives_no_bot_from_it():
    """A bot makes room for a guest: not for one who cannot be called so."""
    assert run(refused_among_bots()) == []


async def refused_among_bots():
    """What happened at a table full of bots while somebody tried to sit down."""
    async with opened(luck="bots") as app:
        keeper = app.state.keeper
        room = await keeper.create(Settings("one-night", "ravensburger", "anarchy", size=10, pace="quick"))
        await keeper.join(room.code, "Zed", "en")
        await keeper.begin(room.code, 1)
        while room.phase is not Phase.OVER:
            await asyncio.sleep(10)
        await keeper.again(room.code, 1)
        before = len(keeper.store.read(room.code))
        for name in ("Zed", "centre-1", "a\u202eb"):
            assert (await ask(app, "POST", "/t/lune-123/join", {"name": name})).status == 409
        return keeper.store.read(room.code)[before:]


# --- Other sites ----------------------------------------------------------------------------------

FOREIGN = [
    {"origin": "https://evil.example"}, {"origin": "null"}, {"origin": "http://127.0.0.1"}, {"origin": "http://127.0.0.1:1"},
    {"sec_fetch_site": "cross-site"}, {"sec_fetch_site": "same-site"}, {"sec_fetch_site": ""}, {"sec_fetch_site": "x"},
    {"origin": "http://127.0.0.1:{port}.evil.example"}, {"origin": "file://"}, {"origin": ""},
]  # fmt: skip


@pytest.mark.parametrize("foreign", FOREIGN, ids=str)
def test_another_sites_page_posts_nothing_here(foreign, table, refused):
    headers = {name: value.format(port=table.server.port) for name, value in foreign.items()}
    for path, fields in ((f"/t/{table.code}/leave", {}), ("/tables", {"name": "Eve"}), ("/lang", {"lang": "fr"})):
        deed = lambda who, p=path, f=fields: form(table.server, p, f, **table.zed, **headers, **who)  # noqa: E731
        refused(deed, 403, "cross-site")
    url = f"/tables/{table.code}/begin"
    answer = refused(lambda who: call(table.server, url, {}, **headers, **who), 403, "cross-site")
    assert json.loads(answer.body)["error"] == "cross-site"


def test_our_own_pages_do(table):
    own = [{}, {"sec_fetch_site": "same-origin"}, {"sec_fetch_site": "none"}, {"origin": table.server.address}]
    for headers in own:
        assert form(table.server, "/lang", {"lang": "en"}, **headers).status == 303


AWAY = [
    "//evil.example", "/\\evil.example", "\\\\evil.example", "https://evil.example", "javascript:alert(1)", "",
    "/\r\nSet-Cookie: a=b", "///evil.example", "/%2f/evil.example/..//", "evil.example", " //evil.example", "/\u2028/x",
    "/\t/evil.example",
]  # fmt: skip


@pytest.mark.parametrize("back", AWAY)
def test_choosing_a_language_leads_nowhere_else(back, table):
    answer = form(table.server, "/lang", {"lang": "fr", "back": back})
    place = answer.header("location")
    seen = urljoin(table.server.address, place.replace("\\", "/").replace("\t", ""))
    assert answer.status == 303
    assert urlsplit(seen).netloc == f"127.0.0.1:{table.server.port}", place
    assert [key for key, _ in answer.headers if key == "set-cookie"] == ["set-cookie"]


def test_a_code_typed_in_leads_nowhere_else(table, refused):
    for code in ("../../evil", "x\r\nSet-Cookie: a=b", "//evil.example", "<script>", "x" * 150):
        refused(lambda who, c=code: form(table.server, "/join", {"code": c}, **who), 404)
    shouted = form(table.server, "/join", {"code": f"  {table.code.upper().replace('-', ' ')} "})
    assert (shouted.status, shouted.header("location")) == (303, f"/t/{table.code}")


@pytest.mark.parametrize("host", ["[", "evil.example", "a" * 5000, 'x"><script>', "x y", "", "127.0.0.1:99999", "[::1"])
def test_whatever_the_host_is_called_nothing_breaks(host, table):
    """A page names the host it was asked at, and nothing a host's name cannot be."""
    for path in ("/", f"/t/{table.beside}", f"/t/{table.beside}/watch", "/nope", "/api/tables/nope-1"):
        answer = send(table.server, "GET", path, host=host)
        assert answer.status < 500, answer.body[:200]
        assert b"<script>" not in answer.body


def test_a_head_longer_than_any_browsers_is_refused(table):
    before = kept(table.server)
    for headers in ({"cookie": "a=" + "b" * 100_000}, {"x-a": "b" * 100_000}, {f"x-{n}": "b" for n in range(5000)}):
        answer = send(table.server, "GET", f"/t/{table.code}", **headers)
        assert 400 <= answer.status < 500
    assert kept(table.server) == before


# --- What every page carries ------------------------------------------------------------------------

PAGES = ["/", "/t/{beside}", "/t/{beside}/watch", "/t/{code}", "/t/{code}/watch", "/t/{code}/move", "/nope"]
SEATED = ["/t/{code}", "/t/{code}/known", "/t/{code}/cast", "/t/{code}/record"]
SEATED += ["/t/{code}/talk", "/t/{code}/claim", "/t/{code}/notebook"]


def addresses(table):
    """Every page there is, as a stranger and as Zed."""
    places = {"code": table.code, "beside": table.beside}
    yield from ((path.format(**places), {}) for path in PAGES)
    yield from ((path.format(**places), table.zed) for path in SEATED)
    yield f"/t/{table.beside}", {"cookie": f"garou-seat-{table.beside}={table.stranger}"}


def assert_clean(text, host):
    """Nothing inline, nothing from elsewhere, no address but the one it was asked at."""
    page = Page(text)
    assert page.inline == []
    for tag, attrs in page.tags:
        assert tag not in ("style", "iframe", "object", "embed", "base", "img"), tag
        assert not [name for name in attrs if name == "style" or re.match(r"on[a-z]", name)], attrs
        assert tag != "script" or attrs["src"].startswith("/static/"), attrs
    for value in page.values("href", "src", "action", "formaction", "hx-post", "hx-get", "data-fetch", "data-device"):
        assert re.match(r"/(?![/\\])|#", value), value
    assert set(re.findall(r"[a-z]+://([^/\s\"'<>&]+)", text)) <= {host}
    assert not re.search(r"[\"'=\s]//[a-z]", text), "an address without its scheme"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_is_whole_in_the_readers_language_and_names_no_other_host(lang, table):
    for path, who in addresses(table):
        for host in (f"127.0.0.1:{table.server.port}", "table.example:8000"):
            answer = send(table.server, "GET", path, host=host, accept_language=f"{lang}-XX,de;q=0.5", **who)
            spoken = lang if who == {} or "record" in path else "en"  # a seat speaks the language it came in with
            assert answer.text.startswith(f'<!doctype html>\n<html lang="{spoken}"'), (path, answer.text[:80])
            assert answer.text.endswith("</html>")
            assert answer.header("content-type") == "text/html; charset=utf-8"
            assert_clean(answer.text, host)


def test_every_answer_carries_the_policy_and_is_kept_nowhere(table):
    found = [send(table.server, "GET", path, **who) for path, who in addresses(table)]
    found += [form(table.server, path, {"lang": "en"}) for path in ("/lang", "/nope", "/api/tables")]
    found += [form(table.server, "/tables", {}, origin="null"), send(table.server, "GET", "/", cookie="a" * 99_999)]
    found += [send(table.server, "GET", path) for path in ("/healthz", "/openapi.json", f"/api/tables/{table.code}")]
    files = [send(table.server, "GET", path) for path in ("/static/app.js", "/static/sprite.svg")]
    for answer in found + files:
        policy = dict(part.split(" ", 1) for part in answer.header("content-security-policy").split("; "))
        assert policy["default-src"] == "'none'"
        assert {policy[name] for name in ("script-src", "style-src", "connect-src", "form-action")} == {"'self'"}
        assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
        assert answer.header("x-content-type-options") == "nosniff"
        assert answer.header("referrer-policy") == "no-referrer"
        assert answer in files or answer.header("cache-control") == "no-store"
        assert not answer.header("server")


WANTED = {
    "fr": "fr", "fr-CH, en;q=0.9": "fr", "en-GB,fr;q=0.9": "en", "de, fr;q=0.2": "fr", "de": "en", "": "en",
    "fr;q=0": "en", "fr;q=x, en": "en", "*": "en", "en;q=0.1, FR;q=0.8": "fr", "f" * 5000: "en", ",,;q=,": "en",
}  # fmt: skip


@pytest.mark.parametrize("header", WANTED)
def test_a_page_speaks_what_is_asked_for_and_rather_what_was_chosen(header, table):
    asked = send(table.server, "GET", "/", accept_language=header)
    assert f'<html lang="{WANTED[header]}"' in asked.text
    for lang in LANGUAGES:
        chosen = form(table.server, "/lang", {"lang": lang}).header("set-cookie").partition(";")[0]
        assert f'<html lang="{lang}"' in send(table.server, "GET", "/", accept_language=header, cookie=chosen).text
    unknown = send(table.server, "GET", "/", accept_language=header, cookie="garou-lang=xx")
    assert f'<html lang="{WANTED[header]}"' in unknown.text


def test_cookies_are_for_the_server_alone(table):
    """Out of reach of scripts and of other sites' posts, and each for its own table only."""
    opening = form(table.server, "/tables", {"name": "Eve"}).header("set-cookie")
    parts = [part.strip().lower() for part in opening.split(";")]
    assert {"httponly", "samesite=lax"} <= set(parts)
    assert [part for part in parts if part.startswith("path=/t/")]
    assert len(opening.partition("=")[2].partition(";")[0]) >= 22, "128 bits and more"


def test_a_name_writes_no_header(table):
    answer = form(table.server, "/tables", {"name": "Eve\r\nSet-Cookie: a=b\r\n\r\n<script>"})
    assert answer.status == 303
    assert [value[:11] for key, value in answer.headers if key == "set-cookie"] == ["garou-seat-"]
    assert answer.body == b""


# --- Names that are no markup ----------------------------------------------------------------------

NAMES = (
    "<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "' onmouseover='x", "{{ 7*7 }}", "<!--",
    "&lt;b&gt;", "👩‍👩‍👧 🏳️‍🌈", "שרה محمد", "data: x", "javascript:alert(1)",
)  # fmt: skip


def test_a_name_is_a_name_on_every_page_of_a_whole_game():
    """Markup, emoji and letters that run the other way: shown as they were written, and nothing more."""
    seen = run(evening_of(NAMES))
    phases = {phase for text in seen for phase in re.findall(r'data-phase="([a-z]+)"', text)}
    assert phases == {"lobby", "dealt", "playing", "over"}
    for text in seen:
        assert_clean(text, HOST)
        assert "49" not in re.findall(r"<bdi[^>]*>([^<]*)</bdi>", text)
    final = html.unescape(seen[-1])
    assert all(name in final for name in NAMES)


async def evening_of(names):
    """Everything the first of them and a bystander are sent, from the lobby to the end."""
    async with opened(luck="names") as app:
        keeper = app.state.keeper
        room = await keeper.create(Settings("one-night", "ravensburger", "anarchy", size=len(names), pace="quick"))
        tokens = [await keeper.join(room.code, name, "fr") for name in names]
        mine, known = (("/t/lune-123" + page, cookie(tokens[0])) for page in ("", "/known"))
        paths = [mine, known, ("/t/lune-123/watch", {})]
        async with following(app, "/t/lune-123/stream", **cookie(tokens[0])) as own:
            texts = []
            for deed in (None, keeper.begin, keeper.look):
                await asyncio.sleep(1)
                if deed:
                    await deed(room.code, 1)
                texts += [(await ask(app, "GET", path, **who)).body.decode() for path, who in paths]
            while room.phase is not Phase.OVER:
                await asyncio.sleep(10)
            pushed = [
                "\n".join(re.findall(r"^data: (.*)$", piece.decode(), re.MULTILINE)) for _, piece in own.pieces[1:]
            ]
        texts += [(await ask(app, "GET", path, **who)).body.decode() for path, who in paths]
        return [*texts, *(text for text in pushed if text.startswith("<")), texts[-3]]


# --- Files ----------------------------------------------------------------------------------------

VENDORED = {
    "vendor/htmx.min.js": "e484d9171a9db30a39c8f16e3d709d4137f3211c659f8e6125816635033d593f",
    "vendor/hx-sse.min.js": "8a834680c4000a9034d79228872372a92e140c810a075cb6d4a76690dfc13085",
}


@pytest.mark.parametrize("name", VENDORED)
def test_what_others_wrote_is_exactly_what_was_taken_over(name, table):
    answer = send(table.server, "GET", f"/static/{name}")
    assert hashlib.sha256(answer.body).hexdigest() == VENDORED[name]
    assert answer.body == (STATIC / name).read_bytes()
    assert answer.header("content-type").startswith("text/javascript")


def test_there_is_no_script_but_ours_and_theirs():
    """Ours lie at the top, theirs in one folder; and none of ours fetches another from elsewhere."""
    scripts = {str(path.relative_to(STATIC)) for path in STATIC.rglob("*") if path.suffix in (".js", ".mjs", ".wasm")}
    ours = {path.name for path in STATIC.glob("*.js")}
    assert scripts == ours | set(VENDORED)
    for name in ours:
        text = (STATIC / name).read_text()
        assert not re.search(r"\b(eval|Function|importScripts)\s*\(|document\.write", text), name
        fetched = re.findall(r"^(?:import|export)\b[^;]*?[\"']([^\"']+)[\"'];|\bimport\(([^)]*)\)", text, re.MULTILINE)
        assert {where for pair in fetched for where in pair if where} <= {f"./{other}" for other in ours}, name
        assert set(re.findall(r"[\"'`](?:https?:)?//([a-z.]+)", text)) <= {"www.w3.org"}, name
