"""Bodies and heads that no page of ours sends, and other sites: refused in clear words, and nothing changes by it."""

import asyncio
import json
from urllib.parse import urljoin, urlsplit

import pytest
from stage import ask, opened, run
from wire import call, form, kept, raw, send

from garou.rooms import lobby, seating
from garou.rooms.room import Phase
from garou.rooms.settings import Settings

JSON = "application/json"
FORM = "application/x-www-form-urlencoded"


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
    head = b"POST /t/%s/leave HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/x-www-form-urlencoded\r\n"
    heard = raw(table.server, head % table.code.encode() + LIES[lie])
    assert heard.startswith(b"HTTP/1.1 4"), heard[:200]
    assert b"HTTP/1.1 2" not in heard
    assert kept(table.server) == before


def test_a_body_that_never_comes_is_waited_for_and_forgotten(table):
    before = kept(table.server)
    head = b"POST /tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/x-www-form-urlencoded\r\n"
    assert raw(table.server, head + b"content-length: 500\r\n\r\nname=Eve", patience=1.5) == b""
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
    deed = lambda who: send(table.server, "POST", url, MALFORMED[what], content_type=JSON, **who)  # noqa: E731  # one line, used twice below
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
    ("move", {}, "link"),
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
    ("another", {"on": "perhaps"}, "on"),
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
    """A bot makes room for a guest: not for one whose name nobody can have."""
    assert run(refused_among_bots()) == []


async def refused_among_bots():
    """What happened at a table full of bots while somebody tried to sit down."""
    async with opened(luck="bots") as app:
        keeper = app.state.keeper
        room = await lobby.create(keeper, Settings("one-night", "ravensburger", "anarchy", size=10, pace="quick"))
        await seating.join(keeper, room.code, "Zed", "en")
        await lobby.begin(keeper, room.code, 1)
        while room.phase is not Phase.OVER:
            await asyncio.sleep(10)
        await lobby.again(keeper, room.code, 1)
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
        deed = lambda who, p=path, f=fields: form(table.server, p, f, **table.zed, **headers, **who)  # noqa: E731  # one line, used twice below
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
