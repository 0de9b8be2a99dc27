"""`garou scenarios`: what there is to play."""

from __future__ import annotations

import click
from rich import box
from rich.console import Console
from rich.table import Table

from garou.games import DEFAULT_EDITION
from garou.games.cast import Scenario
from garou.games.scenarios import SCENARIOS
from garou.texts import Words


def command(words: Words) -> click.Command:
    def scenarios(game: str | None) -> None:
        console = Console()
        for name in DEFAULT_EDITION:
            found = [scenario for scenario in SCENARIOS if scenario.game == name and game in (None, name)]
            if found:
                console.print(_listed(words, name, found))

    option = click.Option(["--game"], type=click.Choice(tuple(DEFAULT_EDITION)), help=words("cli-scenarios-game-help"))
    return click.Command("scenarios", callback=scenarios, params=[option], help=words("cli-scenarios-help"))


def _listed(words: Words, game: str, scenarios: list[Scenario]) -> Table:
    table = Table(title=words(f"cli-game-{game}"), box=box.SIMPLE_HEAD, title_style="bold", title_justify="left")
    for column in ("id", "name", "level", "players", "blurb"):
        table.add_column(words(f"cli-scenarios-{column}"), overflow="fold", ratio=3 if column == "blurb" else None)
    for scenario in scenarios:
        name = f"scenario-{scenario.id}"
        level, players = words(f"level-{scenario.level}"), ranges(scenario.players)
        table.add_row(scenario.id, words(name), level, players, words(f"{name}.blurb"))
    return table


def ranges(sizes: tuple[int, ...]) -> str:
    """From the first to the last where none is missing, else each."""
    whole = sizes == tuple(range(sizes[0], sizes[-1] + 1))
    return f"{sizes[0]}–{sizes[-1]}" if whole and len(sizes) > 1 else ", ".join(map(str, sizes))
