"""What a language model can do at a table: one tool a deed, each told in the words of the texts."""

from __future__ import annotations

import functools
import json
from collections.abc import Callable
from typing import Any

from mcp.server.mcpserver import MCPServer
from mcp.types import CallToolResult, TextContent

import garou
from garou.engine.values import RoleName
from garou.games import DEFAULT_EDITION, GAMES
from garou.talk.claims import BLANKS
from garou.texts import Words
from garou.texts.narrator import Narrator

from .line import NotDone, Told, address
from .sitting import AtTable

MOST = 50  # seconds that one waiting lasts: clients give up on what takes longer
USUAL = 25
ANYBODY = "Robin"


def served(server: str, words: Words, table: str = "", name: str = ANYBODY) -> MCPServer[Any]:
    """A server of the protocol, for one seat at a table of that server."""
    seat = AtTable(address(server, words), words)
    told = words("mcp-instructions", {"table": table or "none"})
    protocol: MCPServer[Any] = MCPServer("garou", version=garou.__version__, instructions=told, log_level="CRITICAL")
    for called, deed in deeds(seat, table, name).items():
        described = words(f"mcp-tool-{called}", _known(called))
        protocol.add_tool(answering(deed), description=described, structured_output=False)
    return protocol


def _known(deed: str) -> dict[str, str]:
    """What a description enumerates."""
    if deed == "claim":
        return {"kinds": "; ".join(" ".join([kind, *map(str.upper, blanks)]) for kind, blanks in BLANKS.items())}
    return {"games": ", ".join(DEFAULT_EDITION)} if deed == "sit-down" else {}


def answering(deed: Callable[..., Told | str]) -> Callable[..., str | CallToolResult]:
    """What came of it as text; what was refused as a sentence that says why."""

    @functools.wraps(deed)
    def tool(*args: Any, **given: Any) -> str | CallToolResult:
        try:
            found = deed(*args, **given)
        except NotDone as why:
            return CallToolResult(content=[TextContent(type="text", text=str(why))], is_error=True)
        return found if isinstance(found, str) else json.dumps(found, ensure_ascii=False)

    return tool


def deeds(seat: AtTable, usual: str, called: str) -> dict[str, Callable[..., Any]]:  # noqa: C901  # one after the other, each of its own
    """The tools by name, in the order a game needs them."""

    def sit_down(  # noqa: PLR0917  # a model names what it wants
        table: str = usual, name: str = called, game: str = "", scenario: str = "", players: int = 0, pace: str = ""
    ) -> Told:
        return seat.sit_down(table, name, game=game, scenario=scenario, players=players, pace=pace)

    def begin() -> Told:
        return seat.do("/begin")

    def observe() -> Told:
        return seat.observe()

    def wait(seconds: int = USUAL) -> Told:
        return seat.wait(min(max(seconds, 0), MOST))

    def look() -> Told:
        return seat.do("/look")

    def answer(choose: list[str] = []) -> Told:  # noqa: B006  # only read; a schema shows it
        return seat.answer(choose)

    def claim(kind: str, parts: list[str] = []) -> Told:  # noqa: B006  # the same
        return seat.do("/claims", kind=kind, parts=parts)

    def say(text: str) -> Told:
        return seat.do("/lines", text=text)

    def show(kind: str, at: str = "") -> Told:
        return seat.do("/gestures", kind=kind, at=at or None)

    def ready(on: bool = True) -> Told:
        return seat.do("/ready", on=on)

    def another(on: bool = True) -> Told:
        return seat.do("/another", on=on)

    def explain(role: str) -> str:
        return explained(seat.words, role)

    return {
        "sit-down": sit_down, "begin": begin, "observe": observe, "wait": wait, "look": look, "answer": answer,
        "claim": claim, "say": say, "show": show, "ready": ready, "another": another, "explain": explain,
    }  # fmt: skip


def explained(words: Words, role: str) -> str:
    """What a card does, in every game that has it."""
    found: dict[str, None] = {}
    for (game, _), rules in GAMES.items():
        if RoleName(role) in rules.roles:
            narrator = Narrator(words, game, (), ())
            found |= {f"{narrator.role(RoleName(role))}: {narrator.about_role(RoleName(role), 'explain')}": None}
    if not found:
        known = ", ".join(dict.fromkeys(name for rules in GAMES.values() for name in rules.roles))
        raise NotDone(words("mcp-no-role", {"role": role, "known": known}))
    return "\n".join(found)
