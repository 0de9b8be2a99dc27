"""`garou lab`: what decks and rules make of a game, over thousands of games among bots."""

from __future__ import annotations

from importlib import import_module

import click

from garou.texts import Words

COMMANDS = ("balance", "compare", "sweep", "learn")  # in the order help lists them


class Lab(click.Group):
    """Loads only the command that was asked for."""

    def __init__(self, words: Words) -> None:
        super().__init__("lab", help=words("lab-help"), no_args_is_help=True)
        self.words = words

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"garou.cli.lab.{cmd_name}").command(self.words)
        command.params += self.params
        command.context_settings = self.context_settings
        return command


def command(words: Words) -> click.Command:
    return Lab(words)
