"""`garou worlds FILE…`: counts every deal and night that fits a question, and prints one JSON object a line."""

from __future__ import annotations

import json

import click

from garou.record.inquiry import read_inquiry
from garou.record.values import BadRecord
from garou.story.conclusions import concluded
from garou.texts import Words

from .files import as_typed, complain, text_of


def command(words: Words) -> click.Command:
    def worlds(files: tuple[str, ...]) -> int:
        return max([_answer(words, name) for name in files])

    argument = click.Argument(["files"], nargs=-1, required=True, metavar="FILE…")
    return click.Command("worlds", callback=worlds, params=[argument], help=words("cli-worlds-help"))


def _answer(words: Words, name: str) -> int:
    """0 when it could be answered, else 2; the other files are answered all the same."""
    try:
        found = concluded(words, read_inquiry(text_of(name)))
    except BadRecord as error:
        complain(words, name, error)
        return 2
    print(json.dumps({"file": as_typed(name)} | found, ensure_ascii=False))
    return 0
