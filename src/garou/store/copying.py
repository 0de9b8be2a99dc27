"""Copies of all tables: taken while a server writes, readable by their owner alone, whole or not there at all."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain, count
from pathlib import Path
from typing import Generic, TypeVar

from .inspecting import inspect, reading
from .place import BESIDE, DATABASE, LOCK, database, give_to_owner, held, keep_private, told_apart
from .values import StoreBroken, StoreNoBackup, StoreTaken, StoreTrouble, StoreUnfit

Found = TypeVar("Found")
Check = Callable[[Path], Found]  # raises StoreTrouble where the file cannot be used


@dataclass(frozen=True, slots=True)
class Restored(Generic[Found]):
    """What a check found in the tables that are in place now, and where those lie that were there before."""

    found: Found
    before: Path | str | None  # a file, or the name of a schema


def back_up(directory: Path, target: Path, check: Check[Found], *, force: bool = False) -> Found:
    """Nothing is there under that name until all of it is there, checked and on disk."""
    source = database(directory)
    own = {f"{DATABASE}{end}" for end in BESIDE} | {LOCK}
    if target.name in own and target.parent.resolve() == directory.resolve():
        raise StoreUnfit(str(target))  # over the tables themselves it would be the end of them, whatever was asked for

    def look(draft: Path) -> Found:
        with _said_of(source):
            return check(draft)

    return put_down(target, lambda draft: _copy(source, draft, target), look, force=force)


def put_down(target: Path, write: Callable[[Path], None], check: Check[Found], *, force: bool) -> Found:
    """What is written gets its name once it has been looked at."""
    if target.is_dir():
        raise StoreUnfit(str(target))
    if not force and os.path.lexists(target):
        raise StoreTaken(str(target))
    with told_apart(target), drafted(target, ours=True) as draft:
        write(draft)
        found = check(draft)
        _put(draft, target, force=force)
    return found


def restore(source: Path, directory: Path, check: Check[Found]) -> Restored[Found]:
    """What was there keeps another name; no moment is without a whole file in place."""
    target = directory / DATABASE
    trust(source)
    with told_apart(directory), held(directory), drafted(target, ours=False) as draft:
        _copy(source, draft, target)
        found = check(draft)
        before = _set_by(directory)
        draft.replace(target)
        sync(directory)
        with _undone(target, before):
            inspect(target)
    return Restored(found, before)


def trust(source: Path) -> None:
    """Before anything is touched, or even made."""
    try:
        inspect(source)
    except StoreBroken as error:
        raise StoreNoBackup(str(source)) from error


@contextlib.contextmanager
def _said_of(place: Path) -> Iterator[None]:
    """What is wrong with a copy nobody has seen yet is wrong with what it was made of."""
    try:
        yield
    except StoreTrouble as error:
        raise type(error)(str(place), error.detail) from error


@contextlib.contextmanager
def drafted(target: Path, *, ours: bool) -> Iterator[Path]:
    """A file beside where it will go, for the owner's eyes from the first byte on; gone if it never gets there."""
    made, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.", suffix=".part")
    draft = Path(name)
    try:
        os.fchmod(made, 0o600)  # its owner's habits may be too strict as well
        if not ours:
            give_to_owner(made, target.parent)
        os.close(made)
        yield draft
    finally:
        draft.unlink(missing_ok=True)


def _copy(source: Path, draft: Path, target: Path) -> None:
    """As it was at one moment, in one piece: nothing of it lies in a second file."""
    with reading(source) as old, told_apart(target), contextlib.closing(_written(draft)) as new:
        new.execute("PRAGMA journal_mode=MEMORY")
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")
    sync(draft)


def _written(draft: Path) -> sqlite3.Connection:
    return sqlite3.connect(draft, isolation_level=None)


def _put(draft: Path, target: Path, *, force: bool) -> None:
    """Linked, so that whatever came to lie there meanwhile is not overwritten."""
    if force:
        draft.replace(target)
    else:
        try:
            target.hardlink_to(draft)
        except FileExistsError:
            raise StoreTaken(str(target)) from None
        except OSError:  # a disk that knows no links
            draft.rename(target)
    sync(target.parent)


def _set_by(directory: Path) -> Path | None:
    """Another name for what is there. Its log of writes goes along first: the new file must never meet it."""
    old = directory / DATABASE
    if not old.exists():
        return None
    keep_private(directory)
    with contextlib.suppress(sqlite3.Error), contextlib.closing(sqlite3.connect(old)) as whole:
        whole.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()  # whatever can be opened is one piece then
    before = unused(directory / f"{DATABASE}.before-{time.strftime('%Y%m%d-%H%M%S')}")
    log, index = (directory / f"{DATABASE}{end}" for end in BESIDE[1:])
    if log.exists() and log.stat().st_size:
        log.rename(f"{before}-wal")
    for left in (log, index):  # nothing is written in them
        left.unlink(missing_ok=True)
    before.hardlink_to(old)
    return before


def unused(path: Path) -> Path:
    """That name, or with a number after it."""
    more = (path.with_name(f"{path.stem}-{number}{path.suffix}") for number in count(2))
    return next(name for name in chain((path,), more) if not os.path.lexists(name))


@contextlib.contextmanager
def _undone(target: Path, before: Path | None) -> Iterator[None]:
    """What was there is back if the new one turns out to be no good in its place."""
    try:
        yield
    except StoreTrouble:
        if before is not None:
            before.replace(target)
        raise


def sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
