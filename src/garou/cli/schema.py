"""`garou schema`: the JSON Schema of the record, of a puzzle, of a home-made role or of an edition."""

from __future__ import annotations

import json

import click

from garou.homemade.schema import edition_schema, role_schema
from garou.puzzles.schema import schema as puzzles
from garou.record.schema import schema
from garou.texts import Words

OTHERS = {"puzzle": puzzles, "role": role_schema, "edition": edition_schema}


def command(words: Words) -> click.Command:
    def show(*, what: str) -> None:
        print(json.dumps(OTHERS.get(what, schema)(), indent=2, ensure_ascii=False))

    ways = [
        click.Option([f"--{what}", "what"], flag_value=what, default="", help=words(f"cli-schema-{what}-help"))
        for what in OTHERS
    ]
    return click.Command("schema", callback=show, params=[*ways], help=words("cli-schema-help"))
