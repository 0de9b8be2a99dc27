"""`garou check`: names every table that cannot be replayed, and mends it where that is asked for."""

from __future__ import annotations

from pathlib import Path

import click

from garou.rooms.soundness import Flaw, Log, Survey, survey
from garou.store.inspecting import inspect, logs
from garou.store.mending import cut, set_aside
from garou.store.place import database, held, keep_private, told_apart
from garou.texts import Words

from .keeping import data_option, place, shown, told


def command(words: Words) -> click.Command:
    def check(data: str | None, mend: bool) -> int:
        with told(words):
            return _mend(words, place(data)) if mend else _check(words, database(place(data)))

    params: list[click.Parameter] = [
        data_option(words),
        click.Option(["--mend"], is_flag=True, help=words("store-mend-help")),
    ]
    return click.Command("check", callback=check, params=params, help=words("store-check-help"))


def look(path: Path) -> Survey:
    """The whole file: is it one of ours, is it whole, and can its tables be replayed?"""
    inspect(path)
    return survey(logs(path))


def numbers(found: Survey) -> dict[str, int]:
    return {"tables": found.tables, "cups": found.cups, "events": found.events}


def _check(words: Words, path: Path) -> int:
    """0 when all can be replayed, else 1."""
    found = look(path)
    for log in found.flawed:
        print(flaw(words, log))
    print(words("store-check-done", numbers(found.sound) | {"flawed": len(found.flawed)}))
    if found.flawed:
        print(words("store-check-advice"))
    return 1 if found.flawed else 0


def _mend(words: Words, directory: Path) -> int:
    """What is taken out is on disk elsewhere before it is gone from here; what somebody deleted stays deleted."""
    path = database(directory)
    with told_apart(directory), held(directory):
        keep_private(directory)
        found = look(path)
        for log in found.flawed:
            print(flaw(words, log))
            if log.reason is not Flaw.REMAINS:
                aside = set_aside(directory, log.code, log.bad)
                print(words("store-mend-aside", {"count": len(log.bad), "file": shown(aside)}))
        if found.flawed:
            cut(directory, ((log.code, row) for log in found.flawed for row in log.bad))
    print(words("store-mend-done", numbers(found.sound) | {"mended": len(found.flawed)}))
    return 0


def flaw(words: Words, log: Log) -> str:
    """Which table, which of its events, and what is wrong with it."""
    detail = {"code": shown(log.code), "number": str(log.number), "kind": shown(log.kind), "good": log.good}
    return words(f"store-flaw-{log.reason}", detail)
