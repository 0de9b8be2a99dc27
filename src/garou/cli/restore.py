"""`garou restore FILE`: a backup in place of the tables; those that were there keep another name."""

from __future__ import annotations

from pathlib import Path

import click

from garou.rooms.soundness import Survey
from garou.store.choosing import needing_a_driver
from garou.store.copying import Restored
from garou.store.copying import restore as put_back
from garou.texts import Words

from .backup import warn
from .check import look, numbers
from .files import shown
from .keeping import data_option, database_option, place
from .refusing import refused


def command(words: Words) -> click.Command:
    def restore(file: str, data: str | None, database: str) -> int:
        with refused(words):
            where, done = _restored(Path(file), data, database)
        print(words("store-restore-done", {"data": shown(where)} | numbers(done.found)))
        if done.before is not None:
            said = "store-restore-schema" if database else "store-restore-before"
            print(words(said, {"file": shown(done.before)}))
        warn(words, done.found)
        return 0

    params: list[click.Parameter] = [
        click.Argument(["file"], metavar="FILE"),
        data_option(words),
        database_option(words),
    ]
    return click.Command("restore", callback=restore, params=params, help=words("store-restore-help"))


def _restored(file: Path, data: str | None, database: str) -> tuple[str, Restored[Survey]]:
    """Where, and what came of it."""
    if not database:
        return str(place(data)), put_back(file, place(data), look)
    with needing_a_driver():
        from garou.store.postgres import copying, troubles  # noqa: PLC0415  # an extra
    return troubles.shown(database), copying.restore(file, database, look)
