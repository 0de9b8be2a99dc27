"""`garou lab`: what decks and rules make of a game, over thousands of games among bots."""

from __future__ import annotations

import click

from garou.texts import Words

from . import balance, compare, learn, sweep


def command(words: Words) -> click.Command:
    lab = click.Group("lab", help=words("lab-help"), no_args_is_help=True)
    for one in (balance, compare, sweep, learn):
        lab.add_command(one.command(words))
    return lab
