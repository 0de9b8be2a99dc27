"""A language model at a real table: a scripted one plays through a real session of the protocol, on a real server."""

from __future__ import annotations

import asyncio
import json
import subprocess

import pytest
from mcp import Client
from serving import Server, get, post

from command import ENGLISH, GAROU, garou, garou_after
from garou.engine.view import view
from garou.mcp import served
from garou.mcp.line import NotDone, address
from garou.mcp.sitting import TOLD, TOLD_IF_ANY, AtTable
from garou.record.judge import judged
from garou.record.reading import read
from garou.record.values import fact_json
from garou.texts import LANGUAGES, words

EN = words("en")


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    running = Server(tmp_path_factory.mktemp("mcp") / "data").start()
    yield running
    assert running.mishaps() == []
    running.kill()


class Model:
    """Calls tools, and keeps all that it was ever answered."""

    def __init__(self, client):
        self.client, self.answers = client, []

    async def call(self, tool, **given):
        done = await self.client.call_tool(tool, given)
        [text] = [part.text for part in done.content]
        self.answers.append(text)
        return text if done.is_error or tool == "explain" else json.loads(text)

    async def play(self):
        """To the end: whatever it is asked, it answers with the last option."""
        told = await self.call("observe")
        while told["phase"] != "over":
            if told["phase"] == "dealt":
                told = await self.call("look")
            elif told.get("question"):
                told = await self.call("answer", choose=told["question"]["options"][-1])
            elif told.get("kind") == "talk" and not any(one["player"] == told["you"] for one in told.get("claims", [])):
                await self.call("claim", kind="am", parts=[told["cards"][0]])
                await self.call("say", text="I am what I say.")
                told = await self.call("ready")
            if isinstance(told, str) or told["phase"] != "over":  # what came too late was refused
                told = await self.call("wait", seconds=10)
        return told


def session(server, script, lang="en", **given):
    """What the script comes to over a session of its own."""

    async def held():
        async with Client(served(server.address, words(lang), **given)) as client:
            return await script(Model(client))

    return asyncio.run(held())


# --- A whole game ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["one-night", "classic"])
def test_it_plays_a_game_to_its_end_and_is_told_what_its_seat_was_told(server, game):
    async def script(model):
        sat = await model.call("sit_down", name="Noor", game=game, pace="blink")
        assert sat["phase"] == "lobby"
        await model.call("begin")
        return model, await model.play()

    model, end = session(server, script)
    assert end["you"] == "Noor"
    assert end["winners"] is not None
    told = facts_told(model)
    assert told[0]["fact"] == "dealt"
    record = read(json.dumps(get(f"{server.address}/api/tables/{end['code']}/record")))
    own = view(judged(record), record.seat("Noor"))
    assert told == [fact_json(record, fact) for fact in own.facts]
    assert len(told) < len(judged(record).facts)


def facts_told(model):
    """All facts of all answers: each begins with those of the one before."""
    told = []
    for text in model.answers:
        facts = json.loads(text).get("facts", []) if text.startswith("{") else []
        assert facts[: len(told)] == told[: len(facts)] or not facts
        told = max(told, facts, key=len)
    return told


def test_no_answer_has_a_secret_but_those_of_its_own_seat(server):
    """Neither a token, its own included, nor what a bystander or its own seat is not told by the API."""

    async def script(model):
        code = post(f"{server.address}/api/tables", {"pace": "still", "players": 3})["code"]
        other = post(f"{server.address}/api/tables/{code}/seats", {"name": "Ada"})["token"]
        await model.call("sit_down", table=code, name="Noor")
        post(f"{server.address}/api/tables/{code}/begin", {}, other)
        told = await model.call("observe")
        seat = get(f"{server.address}/api/tables/{code}", other)
        return model, told, seat, other

    model, told, hers, token = session(server, script)
    [own], [dealt] = told["facts"], hers["facts"]
    assert own["fact"] == dealt["fact"] == "dealt"
    assert told["cards"] == hers["cards"] == sorted(hers["cards"])
    assert len(told["cards"]) == 6
    everything = "\n".join(model.answers)
    assert token not in everything
    assert "token" not in everything
    assert hers["promise"] not in everything


def test_that_nobody_has_won_is_told_as_well():
    seat = AtTable("http://127.0.0.1:9", EN)
    seat.take(
        dict.fromkeys((*TOLD, "deadline", "question", *TOLD_IF_ANY))
        | {"winners": [], "lines": [], "facts": []}
        | {"claims": []}
    )
    assert seat.tell()["winners"] == []


# --- What is refused ------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_refused_is_said_in_a_sentence(server, lang):
    async def script(model):
        said = words(lang)
        assert await model.call("observe") == said("mcp-sits-nowhere")
        assert await model.call("sit_down", table="nowhere-1", name="Noor") != ""
        sat = await model.call("sit_down", name="Noor", pace="still")
        assert await model.call("sit_down", name="Noor") == said("mcp-sits-already", {"code": sat["code"]})
        early = await model.call("answer", choose=["Ada"])
        claim = await model.call("claim", kind="am", parts=["dragon"])
        await model.call("begin")
        return model, (early, claim, await model.call("explain", role="dragon"))

    model, refused = session(server, script, lang)
    assert all(isinstance(one, str) and "\n" not in one and one for one in refused)
    assert len({*refused}) == 2  # both deeds come too early, or too late
    assert not any("Traceback" in text or "HTTP" in text for text in model.answers)


def test_where_no_server_is_that_is_said(server):
    async def script(model):
        return await model.call("sit_down", name="Noor")

    nobody = type(server)(server.data)  # a port on which nobody listens
    assert session(nobody, script) == EN("mcp-no-server", {"address": nobody.address})


def test_a_card_is_explained(server):
    async def script(model):
        return await model.call("explain", role="insomniac")

    assert "Insomniac: " in session(server, script)


@pytest.mark.parametrize("written", ["ftp://example.org", "http://", "file:///etc/passwd"])
def test_what_is_no_address_is_not_opened(written):
    with pytest.raises(NotDone):
        address(written, EN)


def test_an_address_may_be_short():
    assert address("192.168.1.5:8000", EN) == "http://192.168.1.5:8000"
    assert address("https://table.example/t/luna-427", EN) == "https://table.example"


# --- The command ----------------------------------------------------------------------------------


def test_the_command_speaks_the_protocol_over_standard_input_and_output(server):
    asked = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}
    lines = [
        {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": asked},
        {"jsonrpc": "2.0", "method": "notifications/initialized"},
        {"jsonrpc": "2.0", "id": 2, "method": "tools/list", "params": {}},
    ]
    speaking = subprocess.Popen(
        [GAROU, "mcp", server.address], env=ENGLISH, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    with speaking:
        for line in lines:
            print(json.dumps(line), file=speaking.stdin, flush=True)
        first, second = (json.loads(speaking.stdout.readline()) for _ in range(2))
        speaking.stdin.close()
        assert speaking.wait(60) == 0
    assert first["result"]["serverInfo"]["name"] == "garou"
    assert "sit_down" in first["result"]["instructions"]
    tools = {tool["name"]: tool["description"] for tool in second["result"]["tools"]}
    assert {"sit_down", "observe", "wait", "answer", "claim", "say"} <= set(tools)
    assert all(tools.values())


def test_a_wrong_address_is_a_sentence_and_a_missing_part_too():
    wrong = garou("mcp", "ftp://example.org")
    assert (wrong.status, wrong.out) == (2, [])
    assert len(wrong.err) == 1
    missing = garou_after("import sys; sys.modules['mcp'] = None", "mcp")
    assert (missing.status, missing.out) == (2, [])
    assert "garou[mcp]" in missing.err[0]
