"""A client of the Model Context Protocol in a league: a scripted one plays whole games through tools."""

from __future__ import annotations

import asyncio
import json
import socket
import sys

import pytest
from mcp import Client

import modelclient
from garou.league.book import GameBook
from garou.league.entrants import read
from garou.league.running import added, played
from garou.league.standings import standings, trouble
from garou.mcp import in_league
from garou.mcp.line import NotDone
from garou.texts import words

pytestmark = [pytest.mark.process, pytest.mark.slow]
THREE = '[[table]]\nname = "three"\ncards = "2 werewolf, seer, robber, 2 villager"\n'


def league(*command: str, seconds: float = 120):
    told = json.dumps([*command])
    entrant = f'[[entrant]]\nname = "model"\nmcp = {told}\ngames = 1\nseconds = {seconds}\n'
    return read(f"seed = 3\n{THREE}{entrant}")


def run(asked):
    scores = {}
    for some, found in played(asked, GameBook(None, asked), 1):
        added(scores, some, found)
    return standings(asked, scores)


def test_clients_of_the_protocol_play_a_whole_game():
    found = run(league(sys.executable, modelclient.__file__, "{seat}"))
    assert not found.faults(0)
    assert found.games(0) == 1


def test_a_client_that_is_not_there_is_named():
    found = run(league("/no/such/client"))
    assert next(iter(trouble(words("en"), found))).startswith("model failed to answer: could not be reached")


def test_nobody_answers_what_was_not_asked_and_a_league_that_is_not_there_is_said():
    with socket.create_server(("127.0.0.1", 0)) as door:
        where = f"127.0.0.1:{door.getsockname()[1]}"

        async def held():
            async with Client(in_league(where, words("en"))) as client:
                done = await client.call_tool("choose", {"option": 0})
                door.accept()[0].close()
                await client.call_tool("wait", {"seconds": 50})  # until the line is closed
                return done

        done = asyncio.run(held())
        assert done.is_error
        assert done.content[0].text == "you are not asked anything: call wait"
    with pytest.raises(NotDone, match="no league at"):
        in_league("nowhere", words("en"))
