"""What the commands over kept tables share: where they lie."""

from __future__ import annotations

import os
from pathlib import Path

import click

from garou.texts import Words


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
