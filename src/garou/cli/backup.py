"""`garou backup FILE`: a copy of all tables, taken while the server runs, checked, readable by its owner alone.

Of a file or of a database: the copy is a file of the same kind, and can be put into either.
"""

from __future__ import annotations

import sys
from pathlib import Path

import click

from garou.rooms.soundness import Survey
from garou.store.choosing import needing_a_driver
from garou.store.copying import back_up
from garou.texts import Words

from .check import look, numbers
from .files import shown
from .keeping import data_option, database_option, place
from .refusing import refused


def command(words: Words) -> click.Command:
    def backup(file: str, data: str | None, database: str, force: bool) -> int:
        with refused(words):
            found = _copied(Path(file), data, database, force=force)
        print(words("store-backup-done", {"file": shown(file)} | numbers(found)))
        warn(words, found)
        return 0

    params: list[click.Parameter] = [
        click.Argument(["file"], metavar="FILE"),
        data_option(words),
        database_option(words),
        click.Option(["--force"], is_flag=True, help=words("store-force-help")),
    ]
    return click.Command("backup", callback=backup, params=params, help=words("store-backup-help"))


def _copied(file: Path, data: str | None, database: str, *, force: bool) -> Survey:
    if not database:
        return back_up(place(data), file, look, force=force)
    with needing_a_driver():
        from garou.store.postgres import copying  # noqa: PLC0415  # an extra
    return copying.back_up(database, file, look, force=force)


def warn(words: Words, found: Survey) -> None:
    """It is a good copy of tables that were no good before."""
    if found.flawed:
        print(f"garou: {words('store-flawed', {'count': len(found.flawed)})}", file=sys.stderr)
