"""What the commands over kept tables share: where they lie, and what is wrong with them, in words."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

import click

from garou.store.values import StoreTrouble
from garou.texts import Words
from garou.texts.narrator import one_line

from .files import as_typed

EXAMPLE = "postgresql://garou@localhost:5432/garou"


def default_data() -> Path:
    """Where programs of this person keep what they keep."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "garou"


def place(data: str | None) -> Path:
    return Path(data) if data else default_data()


def data_option(words: Words) -> click.Option:
    return click.Option(["--data"], metavar="DIR", help=words("store-data-help"))


def database_option(words: Words) -> click.Option:
    """What opens a database is better kept out of the list of processes: the environment may hold it."""
    return click.Option(
        ["--database"], metavar="URL", envvar="GAROU_DATABASE", default="", help=words("store-database-help")
    )


@contextlib.contextmanager
def told(words: Words) -> Iterator[None]:
    """One sentence in the reader's language: what, where, and what to do."""
    try:
        yield
    except StoreTrouble as error:
        raise click.ClickException(trouble(words, error)) from None


def trouble(words: Words, error: StoreTrouble) -> str:
    said = {"place": shown(error.place), "detail": error.detail, "example": EXAMPLE}
    return words(f"store-{error.reason}", said)


def shown(path: str | Path) -> str:
    return one_line(as_typed(str(path)))
