"""`garou move FROM TO`: all tables from a file into a PostgreSQL database, or back, compared event by event."""

from __future__ import annotations

from pathlib import Path

import click

from garou.rooms.soundness import Survey
from garou.store.choosing import is_database, needing_a_driver
from garou.texts import Words

from .check import look, numbers
from .files import shown
from .refusing import EXAMPLE, refused


def command(words: Words) -> click.Command:
    def move(source: str, target: str) -> int:
        if is_database(source) == is_database(target):
            raise click.ClickException(words("store-move-kinds", {"example": EXAMPLE}))
        with refused(words):
            return _move(words, source, target)

    params: list[click.Parameter] = [
        click.Argument(["source"], metavar="FROM"),
        click.Argument(["target"], metavar="TO"),
    ]
    return click.Command("move", callback=move, params=params, help=words("store-move-help"))


def _move(words: Words, source: str, target: str) -> int:
    with needing_a_driver():
        from garou.store import moving  # noqa: PLC0415  # needs an extra
        from garou.store.postgres.troubles import shown as without_password  # noqa: PLC0415  # the same

    def sound(path: Path) -> Survey:
        found = look(path)
        if found.flawed:
            raise click.ClickException(words("store-move-flawed", {"count": len(found.flawed)}))
        return found

    if is_database(target):
        found = moving.into_database(Path(source), target, sound)
        places = {"from": shown(source), "to": without_password(target)}
    else:
        found = moving.into_file(source, Path(target), sound)
        places = {"from": without_password(source), "to": shown(target)}
    print(words("store-move-done", places | numbers(found)))
    return 0
