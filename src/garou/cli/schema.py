"""`garou schema`: the JSON Schema of the record, or of a puzzle."""

from __future__ import annotations

import json

import click

from garou.puzzles.schema import schema as puzzles
from garou.record.schema import schema
from garou.texts import Words


def command(words: Words) -> click.Command:
    def show(*, puzzle: bool) -> None:
        print(json.dumps(puzzles() if puzzle else schema(), indent=2, ensure_ascii=False))

    puzzle = click.Option(["--puzzle"], is_flag=True, help=words("cli-schema-puzzle-help"))
    return click.Command("schema", callback=show, params=[puzzle], help=words("cli-schema-help"))
