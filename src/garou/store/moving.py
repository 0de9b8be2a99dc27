"""All tables from a file into a database, or from a database into a file: the same afterwards, and both at rest."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

from .copying import Check, drafted, sync
from .inspecting import inspect, logs
from .place import DATABASE, database, held, told_apart
from .postgres.asking import DatabaseAsked, asking, only_ours
from .postgres.copying import clear, fill, is_empty, write_down
from .values import StoreTrouble

Found = TypeVar("Found")


class StoreNotEmpty(StoreTrouble):
    """Tables lie where others are to go."""

    reason = "not-empty"


def into_database(directory: Path, address: str, check: Check[Found]) -> Found:
    """In one transaction: until it is done, nobody sees anything of it."""
    source = database(directory)
    with told_apart(directory), held(directory), _at_rest(address) as target:
        found = check(source)
        if not is_empty(target):
            raise StoreNotEmpty(target.place)
        with target.at_a_stroke():
            clear(target)
            fill(target, source)
    return found


def into_file(address: str, directory: Path, check: Check[Found]) -> Found:
    """The file gets its name when all of it is there."""
    target = directory / DATABASE
    with _at_rest(address) as source, told_apart(directory), held(directory):
        only_ours(source)
        if target.exists() and not _is_new(target):
            raise StoreNotEmpty(str(directory))
        with drafted(target, ours=False) as draft, source.at_a_stroke(readonly=True):
            write_down(source, draft)
            found = check(draft)
            draft.replace(target)
            sync(directory)
    return found


@contextlib.contextmanager
def _at_rest(address: str) -> Iterator[DatabaseAsked]:
    with asking(address) as found:
        found.hold()
        yield found


def _is_new(path: Path) -> bool:
    inspect(path)
    return next(logs(path), None) is None
