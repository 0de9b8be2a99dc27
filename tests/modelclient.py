"""A client of the Model Context Protocol for tests: it takes the first option, and says which card it was dealt."""

from __future__ import annotations

import asyncio
import json
import sys

from mcp import Client

from garou.mcp import in_league
from garou.texts import words


async def play(where: str) -> None:
    async with Client(in_league(where, words("en"))) as client:
        told = await call(client, "wait", seconds=50)
        while not told["over"]:
            asked = told["asked"]
            if asked is None:
                told = await call(client, "wait", seconds=50)
            elif asked["do"] == "choose":
                told = await call(client, "choose", option=0)
            else:
                mine = [] if asked["claims"] else [["was", asked["facts"][0]["role"]]]
                told = await call(client, "speak", claims=mine)


async def call(client: Client, tool: str, **given: object) -> dict:
    done = await client.call_tool(tool, given)
    return json.loads(done.content[0].text)


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1]))
