"""`garou mcp`: a language model takes a seat at a table of a server that runs, over the Model Context Protocol."""

from __future__ import annotations

import click

from garou.extras import NotInstalled
from garou.texts import Words

HERE = "http://127.0.0.1:8000"


def command(words: Words) -> click.Command:
    def mcp(address: str, table: str, name: str, league: str) -> None:
        try:
            from garou.mcp import in_league, served  # noqa: PLC0415  # an extra that may be missing
            from garou.mcp.line import NotDone  # noqa: PLC0415  # the same
        except NotInstalled as missing:
            raise click.ClickException(str(missing)) from None
        try:
            protocol = in_league(league, words) if league else served(address, words, table, name)
        except NotDone as why:
            raise click.ClickException(str(why)) from None
        protocol.run()

    params: list[click.Parameter] = [
        click.Argument(["address"], default=HERE, metavar="[ADDRESS]"),
        click.Option(["--table"], default="", metavar="CODE", help=words("cli-mcp-table-help")),
        click.Option(["--name"], default="Robin", metavar="NAME", help=words("cli-mcp-name-help")),
        click.Option(["--league"], default="", metavar="ADDRESS", help=words("cli-mcp-league-help")),
    ]
    return click.Command("mcp", callback=mcp, params=params, help=words("cli-mcp-help"))
