"""Which edition a command is told: a printed one by its name, a home-made one by its file or by its link's code."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from garou.forms import BadForm
from garou.games import GAMES
from garou.homemade import base_in, rules_of
from garou.homemade.coding import code_of, is_code, settled
from garou.homemade.written import read_edition
from garou.texts import Words
from garou.texts.narrator import refusal

from .files import shown, text_of

PRINTED = tuple(dict.fromkeys(edition for _, edition in GAMES if edition))


class Edition(click.Choice[str]):
    """What comes of it is the name that everything else here goes by: a home-made edition's is its code."""

    def __init__(self, words: Words) -> None:
        super().__init__(PRINTED)
        self.words = words

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        return f"[{'|'.join(PRINTED)}|FILE]"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value not in PRINTED and (is_code(value) or Path(value).is_file()):
            try:
                return self.made(value)
            except BadForm as error:
                which = "" if is_code(value) else f"{shown(value)}: "
                raise click.ClickException(which + refusal(self.words, error, error.place)) from None
        return super().convert(value, param, ctx)

    def made(self, value: str) -> str:
        """Compiled once, so that what cannot be played is said before anything begins."""
        code = settled(value) if is_code(value) else code_of(read_edition(text_of(value)))
        rules_of(base_in(code)[0], code)
        return code
