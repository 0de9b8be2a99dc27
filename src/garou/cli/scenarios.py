"""`garou scenarios`: what there is to play."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click
from rich.padding import Padding
from rich.rule import Rule

from garou.games import DEFAULT_EDITION
from garou.games.cast import Scenario
from garou.games.scenarios import SCENARIOS
from garou.texts import Words

from .screen import terminal, text

if TYPE_CHECKING:
    from rich.console import Console


def command(words: Words) -> click.Command:
    def scenarios(game: str | None) -> None:
        console = terminal()
        for name in DEFAULT_EDITION:
            if game in (None, name):
                console.print(Rule(text(words(f"cli-game-{name}"), "bold"), style="dim", align="left"))
                for scenario in SCENARIOS:
                    if scenario.game == name:
                        show(console, words, scenario)

    option = click.Option(["--game"], type=click.Choice(tuple(DEFAULT_EDITION)), help=words("cli-scenarios-game-help"))
    return click.Command("scenarios", callback=scenarios, params=[option], help=words("cli-scenarios-help"))


def show(console: Console, words: Words, scenario: Scenario) -> None:
    """Its id and name, for how many, how hard; then what it is like."""
    facts = {
        "name": words(f"scenario-{scenario.id}"),
        "level": words(f"level-{scenario.level}"),
        "players": ranges(scenario.players),
    }
    line = text(scenario.id, "bold").append_text(text("  " + words("cli-scenarios-line", facts)))
    console.print(line)
    console.print(Padding(text(words(f"scenario-{scenario.id}.blurb"), "dim"), (0, 0, 1, 4)))


def ranges(sizes: tuple[int, ...]) -> str:
    """From the first to the last where none is missing, else each."""
    whole = sizes == tuple(range(sizes[0], sizes[-1] + 1))
    return f"{sizes[0]}–{sizes[-1]}" if whole and len(sizes) > 1 else ", ".join(map(str, sizes))
