"""`garou schema`: the JSON Schema of the record."""

from __future__ import annotations

import json

import click

from garou.record.schema import schema
from garou.texts import Words


def command(words: Words) -> click.Command:
    def show() -> None:
        print(json.dumps(schema(), indent=2, ensure_ascii=False))

    return click.Command("schema", callback=show, help=words("cli-schema-help"))
