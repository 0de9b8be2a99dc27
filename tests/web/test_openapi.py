"""The contract of the API, held against the running server: whatever is sent, it answers as it says it does."""

import contextlib
import json
import re
import time
from http.client import HTTPConnection

import pytest
import schemathesis
from fastapi import FastAPI
from hypothesis import settings
from jsonschema import validate
from schemathesis import GenerationMode
from serving import Server, get, post
from stage import ask, opened, run
from wire import call, send

from garou.record.judge import judged
from garou.record.reading import read
from garou.texts import LANGUAGES, words
from garou.web.api import routes as api

pytest_plugins = ["schemathesis.pytest.plugin"]  # nobody else needs it

STREAMS = {"path_regex": "/stream$"}  # they never end


def written_down():
    """The API alone, without the pages."""
    plain = FastAPI()
    plain.include_router(api.router)
    return plain.openapi()


CONTRACT = written_down()


def contract(*modes):
    found = schemathesis.openapi.from_dict(CONTRACT)
    found.config.generation.update(modes=[*modes])
    return found


anything = contract(GenerationMode.POSITIVE, GenerationMode.NEGATIVE).exclude(**STREAMS)
legal = contract(GenerationMode.POSITIVE).exclude(**STREAMS).include(path_regex="{code}")


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    running = Server(tmp_path_factory.mktemp("openapi") / "data").start()
    yield running
    running.kill()
    assert running.mishaps() == []


@pytest.fixture(scope="module")
def seats(server):
    """Tables in the lobby, one whose first night never ends, and one that has played; and the token of each host."""
    found = {state: taken(server, "still") for state in ("playing", "lobby", "fresh")}
    found["over"] = taken(server, "blink")
    for state in ("over", "playing"):
        table, token = f"{server.address}/api/tables/{found[state][0]}", found[state][1]
        post(f"{table}/begin", {}, token)
        post(f"{table}/look", {}, token)
    return found


def taken(server, pace):
    code = post(f"{server.address}/api/tables", {"pace": pace})["code"]
    return code, post(f"{server.address}/api/tables/{code}/seats", {"name": "Zed"})["token"]


def until_over(server, code):
    for _ in range(400):
        if (view := get(f"{server.address}/api/tables/{code}"))["phase"] != "playing":
            return view
        time.sleep(0.05)
    raise AssertionError(view)


# --- Whatever is sent -----------------------------------------------------------------------------


@anything.parametrize()
@settings(max_examples=12)
def test_whatever_a_stranger_sends_is_answered_as_the_contract_says(case, server):
    case.call_and_validate(base_url=server.address)


@pytest.mark.parametrize("state", ["lobby", "playing", "over"])
@legal.parametrize()
@settings(max_examples=8)
def test_and_whatever_somebody_sends_who_sits_there(case, state, server, seats):
    code, token = seats[state]
    if state == "over" and case.path.endswith(("/again", "/another")):
        return  # those come last
    if state == "over":
        until_over(server, code)
    case.path_parameters["code"] = code
    case.call_and_validate(base_url=server.address, headers={"Authorization": f"Bearer {token}"})


def test_a_game_that_is_over_has_a_record_and_can_be_followed_by_another(server, seats):
    code, token = seats["over"]
    table = f"{server.address}/api/tables/{code}"
    assert until_over(server, code)["winners"] is not None
    assert judged(read(json.dumps(get(f"{table}/record"))))
    assert post(f"{table}/another", {"on": False}, token) == {"ok": True}
    assert get(table, token)["phase"] == "over"
    assert post(f"{table}/again", {}, token) == {"ok": True}
    assert get(table, token)["phase"] == "lobby"


def test_a_program_says_how_long_a_table_talks_how_it_draws_and_that_the_game_is_new_to_it():
    async def laid(body):
        async with opened() as app:
            answer = await ask(app, "POST", "/api/tables", body)
            told = json.loads(answer.body)
            return answer.status, app.state.keeper.find(told["code"]).room.settings if "code" in told else told["error"]

    status, chosen = run(laid({"scenario": "bag", "talk": 7, "wild": True, "newcomers": True}))
    assert (status, chosen.talk, chosen.wild, chosen.newcomers) == (201, 7, True, True)
    status, usual = run(laid({}))
    assert (status, usual.talk, usual.wild, usual.newcomers) == (201, 0, False, False)
    assert run(laid({"talk": 4})) == (422, "malformed")
    described = CONTRACT["components"]["schemas"]["NewTable"]["properties"]
    assert all(described[name]["description"] for name in ("talk", "wild", "newcomers"))
    assert described["talk"]["enum"] == [0, 1, 2, 3, 5, 7, 10, 15, 20]


# --- What the contract says -------------------------------------------------------------------------


def test_the_contract_is_what_the_server_hands_out(server):
    handed_out = get(f"{server.address}/openapi.json")
    assert {part: handed_out[part] for part in ("paths", "components")} == {
        part: CONTRACT[part] for part in ("paths", "components")
    }
    assert not [path for path in handed_out["paths"] if not path.startswith("/api/")], "pages are for people"


def test_every_refusal_is_declared_with_its_body():
    for path, verbs in CONTRACT["paths"].items():
        for verb, operation in verbs.items():
            declared = set(operation["responses"])
            assert declared >= {"413", "421", "422", "429", "431"}, (verb, path)
            assert "{code}" not in path or "404" in declared, (verb, path)
            assert verb == "get" or {"403", "409"} <= declared, (verb, path)
            assert ("401" in declared) is (operation.get("security") == [{"seat": []}]), (verb, path)
            for status, answer in operation["responses"].items():
                if status >= "400":
                    [(kind, body)] = answer["content"].items()
                    assert (kind, body["schema"]) == ("application/json", {"$ref": "#/components/schemas/Refused"})
    assert CONTRACT["components"]["securitySchemes"]["seat"]["scheme"] == "bearer"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_is_a_word_and_a_sentence_in_the_language_asked_for(lang, server, seats):
    (fresh, _), (playing, token) = seats["fresh"], seats["playing"]
    bearer = f"Bearer {token}"
    tried = {
        "no-such-table": call(server, "/tables/nope-1/seats", {"name": "Eve"}, accept_language=lang),
        "no-seat": call(server, f"/tables/{playing}/begin", {}, accept_language=lang),
        "table-playing": call(server, f"/tables/{playing}/begin", {}, accept_language=lang, authorization=bearer),
        "name-twice": call(server, f"/tables/{fresh}/seats", {"name": "Zed"}, accept_language=lang),
        "malformed": call(server, "/tables", {"players": 99}, accept_language=lang),
        "too-large": call(server, "/tables", {"game": "x" * 99_999}, accept_language=lang),
        "cross-site": call(server, "/tables", {}, accept_language=lang, origin="https://evil.example"),
        "game-going-on": send(server, "GET", f"/api/tables/{playing}/record", accept_language=lang),
        "no-such-page": send(server, "GET", "/api/nothing", accept_language=lang),
        "no-such-verb": send(server, "DELETE", "/api/tables", accept_language=lang),
    }
    found = {reason: json.loads(answer.body) for reason, answer in tried.items()}
    assert {reason: body["error"] for reason, body in found.items()} == {reason: reason for reason in tried}
    assert all(body.keys() == {"error", "message"} for body in found.values())
    assert found["no-seat"]["message"] == words(lang)("error-no-seat")
    assert found["malformed"]["message"] == words(lang)("error-malformed", {"where": "players"})


def test_a_verb_that_is_not_there_is_told_which_are(server):
    assert send(server, "DELETE", "/api/tables").header("allow") == "POST"


@pytest.mark.parametrize("state", ["fresh", "playing"])
def test_a_stream_sends_the_view_and_nothing_twice(state, server, seats):
    """Whoever comes back with the id of what they have is sent a sign of life, and no view."""
    code, token = seats[state]
    path = f"/api/tables/{code}/stream"
    heard = listen(server, path, Authorization=f"Bearer {token}")
    mark, data = re.search(r"^id: (\w+)\ndata: (.*)$", heard, re.MULTILINE).groups()
    assert json.loads(data) == get(f"{server.address}/api/tables/{code}", token)
    validate(json.loads(data), CONTRACT["components"]["schemas"]["TableView"] | {"components": CONTRACT["components"]})
    again = listen(server, path, Authorization=f"Bearer {token}", **{"Last-Event-ID": mark})
    assert again == ": still here\n\n"


def listen(server, path, **headers):
    """What a stream says in its first half second."""
    connection = HTTPConnection("127.0.0.1", server.port, timeout=0.5)
    connection.request("GET", path, headers=headers)
    answer, heard = connection.getresponse(), b""
    assert answer.getheader("content-type") == "text/event-stream; charset=utf-8"
    with contextlib.suppress(TimeoutError):
        while piece := answer.read1(65536):
            heard += piece
    connection.close()
    return heard.decode()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_too_often_is_told_when_to_come_back(lang):
    """With the limits a server starts with, on the page and over the API."""
    tables, page = run(hasty(lang))
    assert [answer.status for answer in tables] == [201] * 20 + [429] * 5
    assert json.loads(tables[-1].body) == {"error": "too-fast", "message": words(lang)("error-too-fast")}
    assert page.status == 429
    assert words(lang)("error-too-fast") in page.body.decode()
    assert min(int(answer.header("retry-after")) for answer in (tables[-1], page)) > 0


async def hasty(lang):
    async with opened(limited=True) as app:
        tables = [await ask(app, "POST", "/api/tables", {}, accept_language=lang) for _ in range(25)]
        return tables, await ask(app, "POST", "/tables", {"name": "Eve"}, accept_language=lang)
