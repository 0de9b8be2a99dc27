"""What every page carries and what none does: the policy, the cookies, the language, and names that are no markup."""

import asyncio
import hashlib
import html
import re
from pathlib import Path

import pytest
from cheats import NAMES, assert_clean
from stage import HOST, ask, cookie, following, opened, run
from wire import form, send

import garou.web
from garou.rooms import answering, lobby, seating
from garou.rooms.room import Phase
from garou.rooms.settings import Settings
from garou.texts import LANGUAGES

STATIC = Path(garou.web.__file__).parent / "static"


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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_is_whole_in_the_readers_language_and_names_no_other_host(lang, table):
    for path, who in addresses(table):
        for host in (f"127.0.0.1:{table.server.port}", "table.example:8000"):
            answer = send(table.server, "GET", path, host=host, accept_language=f"{lang}-XX,it;q=0.5", **who)
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
        assert answer.header("referrer-policy") == "same-origin"
        assert answer in files or answer.header("cache-control") == "no-store"
        assert not answer.header("server")


WANTED = {
    "fr": "fr", "fr-CH, en;q=0.9": "fr", "en-GB,fr;q=0.9": "en", "it, fr;q=0.2": "fr", "it": "en", "": "en",
    "de-AT, fr;q=0.9": "de",
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
        room = await lobby.create(
            keeper, Settings("one-night", "ravensburger", "anarchy", size=len(names), pace="quick")
        )
        tokens = [await seating.join(keeper, room.code, name, "fr") for name in names]
        mine, known = (("/t/lune-123" + page, cookie(tokens[0])) for page in ("", "/known"))
        paths = [mine, known, ("/t/lune-123/watch", {})]
        async with following(app, "/t/lune-123/stream", **cookie(tokens[0])) as own:
            texts = []
            for deed in (None, lobby.begin, answering.look):
                await asyncio.sleep(1)
                if deed:
                    await deed(keeper, room.code, 1)
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
    """Theirs lie in one folder; and none of ours fetches another from elsewhere."""
    scripts = {path for path in STATIC.rglob("*") if path.suffix in (".js", ".mjs", ".wasm")}
    ours = {path for path in scripts if path.suffix == ".js" and "vendor" not in path.parts}
    assert {path.relative_to(STATIC).as_posix() for path in scripts - ours} == set(VENDORED)
    for name in ours:
        text = name.read_text()
        assert not re.search(r"\b(eval|Function|importScripts)\s*\(|document\.write", text), name
        fetched = re.findall(r"^(?:import|export)\b[^;]*?\"([^\"]+)\";|\bimport\(\"([^\"]+)\"\)", text, re.MULTILINE)
        assert {(name.parent / where).resolve() for pair in fetched for where in pair if where} <= ours, name
        assert not re.search(r"\bimport\((?!\")|^import [^;]*'", text, re.MULTILINE), name
        assert set(re.findall(r"[\"'`](?:https?:)?//([a-z0-9.]+)", text)) <= {"www.w3.org"}, name
