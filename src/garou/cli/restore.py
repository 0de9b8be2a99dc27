"""`garou restore FILE`: a backup in place of the tables; those that were there keep another name."""

from __future__ import annotations

from pathlib import Path

import click

from garou.store.copying import restore as put_back
from garou.texts import Words

from .backup import warn
from .check import look, numbers
from .keeping import data_option, place, shown, told


def command(words: Words) -> click.Command:
    def restore(file: str, data: str | None) -> int:
        directory = place(data)
        with told(words):
            done = put_back(Path(file), directory, look)
        print(words("store-restore-done", {"data": shown(directory)} | numbers(done.found)))
        if done.before is not None:
            print(words("store-restore-before", {"file": shown(done.before)}))
        warn(words, done.found)
        return 0

    params: list[click.Parameter] = [click.Argument(["file"], metavar="FILE"), data_option(words)]
    return click.Command("restore", callback=restore, params=params, help=words("store-restore-help"))
