"""`garou judge FILE…`: replays each record with every rule checked, and prints one JSON object a line."""

from __future__ import annotations

import json

import click

from garou.record.judge import judged, verdict
from garou.record.values import BadRecord
from garou.texts import Words

from .files import as_typed, complain, load


def command(words: Words) -> click.Command:
    def judge(files: tuple[str, ...]) -> int:
        return max([_judge(words, name) for name in files])

    argument = click.Argument(["files"], nargs=-1, required=True, metavar="FILE…")
    return click.Command("judge", callback=judge, params=[argument], help=words("cli-judge-help"))


def _judge(words: Words, name: str) -> int:
    """0 when it could be judged, else 2; the other files are judged all the same."""
    try:
        record = load(name)
        word = verdict(record, judged(record))
    except BadRecord as error:
        complain(words, name, error)
        return 2
    print(json.dumps({"file": as_typed(name)} | word, ensure_ascii=False))
    return 0
