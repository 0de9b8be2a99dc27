"""`garou check`: names every table that cannot be replayed, and mends it where that is asked for."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click

from garou.rooms.soundness import Flaw, Log, Survey, survey
from garou.store.choosing import needing_a_driver
from garou.store.inspecting import inspect, logs
from garou.store.mending import cut, set_aside
from garou.store.place import database as file_in
from garou.store.place import held, keep_private, told_apart
from garou.store.values import StoredRow
from garou.texts import Words

from .files import shown
from .keeping import data_option, database_option, place
from .refusing import refused


def command(words: Words) -> click.Command:
    def check(data: str | None, database: str, mend: bool) -> int:
        with refused(words):
            if database:
                return _in_database(words, database, place(data), mend=mend)
            return _mend(words, place(data)) if mend else _check(words, look(file_in(place(data))))

    params: list[click.Parameter] = [
        data_option(words),
        database_option(words),
        click.Option(["--mend"], is_flag=True, help=words("store-mend-help")),
    ]
    return click.Command("check", callback=check, params=params, help=words("store-check-help"))


def look(path: Path) -> Survey:
    """The whole file: is it one of ours, is it whole, and can its tables be replayed?"""
    inspect(path)
    return survey(logs(path))


def numbers(found: Survey) -> dict[str, int]:
    return {"tables": found.tables, "cups": found.cups, "events": found.events}


def _check(words: Words, found: Survey) -> int:
    """0 when all can be replayed, else 1."""
    for log in found.flawed:
        print(flaw(words, log))
    print(words("store-check-done", numbers(found.sound) | {"flawed": len(found.flawed)}))
    if found.flawed:
        print(words("store-check-advice"))
    return 1 if found.flawed else 0


def _mend(words: Words, directory: Path) -> int:
    path = file_in(directory)
    with told_apart(directory), held(directory):
        keep_private(directory)
        found = look(path)
        _set_aside(words, found, directory)
        if found.flawed:
            cut(directory, bad_events(found))
    return _mended(words, found)


def _in_database(words: Words, address: str, directory: Path, *, mend: bool) -> int:
    with needing_a_driver():
        from garou.store.postgres import mending  # noqa: PLC0415  # an extra
    if not mend:
        return _check(words, mending.looked_at(address, survey))
    with mending.held(address) as tables:
        found = survey(tables.logs())
        directory.mkdir(mode=0o700, parents=True, exist_ok=True)
        _set_aside(words, found, directory)
        tables.cut(bad_events(found))
    return _mended(words, found)


def bad_events(found: Survey) -> Iterator[tuple[str, StoredRow]]:
    return ((log.code, row) for log in found.flawed for row in log.bad)


def _set_aside(words: Words, found: Survey, directory: Path) -> None:
    """What is taken out is on disk elsewhere before it is gone from here; what somebody deleted stays deleted."""
    for log in found.flawed:
        print(flaw(words, log))
        if log.reason is not Flaw.REMAINS:
            aside = set_aside(directory, log.code, log.bad)
            print(words("store-mend-aside", {"count": len(log.bad), "file": shown(aside)}))


def _mended(words: Words, found: Survey) -> int:
    print(words("store-mend-done", numbers(found.sound) | {"mended": len(found.flawed)}))
    return 0


def flaw(words: Words, log: Log) -> str:
    """Which table, which of its events, and what is wrong with it."""
    detail = {"code": shown(log.code), "number": str(log.number), "kind": shown(log.kind), "good": log.good}
    return words(f"store-flaw-{log.reason}", detail)
