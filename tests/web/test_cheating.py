"""Somebody who cheats: refused in clear words, told nothing, and nothing is changed by it."""

import hashlib
import json
from urllib.parse import quote

import pytest
from cheats import Table
from serving import Server
from wire import call, form, kept, send

# --- Whose seat it is -----------------------------------------------------------------------------

DEEDS = {
    "answer": {"window": 1, "choice": "1"},
    "look": {},
    "ready": {},
    "begin": {},
    "again": {},
    "another": {},
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
    "gesture": {"kind": "nod"},
    "token": {"seat": 1, "role": "seer"},
    "note": {"text": "Yan lies"},
    "pause": {"on": "true"},
    "longer": {},
    "lean": {"window": 1, "choice": "1"},
}
API_DEEDS = {
    "begin": {},
    "look": {},
    "again": {},
    "another": {},
    "ready": {"on": True},
    "answers": {"window": 1, "choose": ["Yan"]},
}
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
        for path in (move, f"{move}/ask"):
            refused(lambda who, p=path: form(table.server, p, {"link": token}, **who), 409, "link-void")


def test_a_guest_does_not_do_what_the_host_does(table, refused):
    server, guest = table.server, table.yan
    for deed in ("begin", "remove", "settings", "deck", "arrange"):
        fields = DEEDS[deed] | ({"chair": 3} if deed == "remove" else {})
        url = f"/t/{table.code}/{deed}"
        refused(lambda who, u=url, f=fields: form(server, u, f, **guest, **who), 403, "only-the-host", name='"Zed"')
    hand = f"/t/{table.code}/hand"
    refused(
        lambda who: form(server, hand, {"chair": 3, "bot": "true"}, **guest, **who), 403, "only-the-host", name='"Zed"'
    )
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
    ["0"], ["99"], ["-1"], ["1", "2"], ["1"] * 5, ["1"] * 90, ["heal"], ["Yan"], ["centre-1"], ["1 2"], ["²"], [""],
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
    deed = lambda who: call(table.server, url, body, authorization=bearer, **who)  # noqa: E731  # one line, used twice below
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
    deed = lambda who: call(table.server, url, body, authorization=bearer, **who)  # noqa: E731  # one line, used twice below
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
    ("gesture", {"kind": "nod"}, "hush-at-night", {}),
    ("gesture", {"at": "99"}, "hush-at-night", {}),
    ("longer", {}, "too-late", {}),
    ("ready", {}, "too-late", {}),
    ("lean", {"window": 0, "choice": "1"}, "too-late", {}),
    ("lean", {"window": 10**30, "choice": "1"}, "too-late", {}),
    ("token", {"seat": 3, "role": "seer"}, "no-such-seat-here", {}),
    ("token", {"seat": -1, "role": "seer"}, "no-such-seat-here", {}),
    ("token", {"seat": 10**30, "role": "seer"}, "no-such-seat-here", {}),
    ("note", {"text": "x" * 2001}, "", {}),
    ("again", {"at_once": "true"}, "table-playing", {}),
    ("another", {}, "table-playing", {}),
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
        made = form(server, f"/t/{table.code}/device", **table.zed)
        move = f"/t/{table.code}/move", {"link": json.loads(made.body)["address"].partition("#")[2]}
        assert form(server, *move).status == 303
        before = kept(server)
        assert form(server, *move).status == 409, "used up"
        for path, fields in (answer, (f"/t/{table.code}/device", {}), (f"/t/{table.code}/leave", {})):
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
    before = kept(table.server)
    assert send(table.server, "GET", f"/t/{table.code}/begin", **table.zed).status == 303  # to the table's page
    assert kept(table.server) == before
    refused(lambda who: form(table.server, f"/t/{table.code}/known", **table.zed, **who), 405)
