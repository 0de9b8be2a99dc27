"""The place tables are kept in: one server at a time, nobody else's eyes, and what can be wrong with it."""

from __future__ import annotations

import contextlib
import errno
import fcntl
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from .values import (
    NotKept,
    StoreBroken,
    StoreFull,
    StoreInUse,
    StoreMissing,
    StoreNoFolder,
    StoreReadOnly,
    StoreTrouble,
)

DATABASE, LOCK = "garou.db", "garou.lock"
BESIDE = ("", "-wal", "-shm")  # the file itself, and what SQLite keeps beside it while somebody has it open
BEGUN = b"kept\n"  # in the lock once tables are kept there: an empty file beside it has lost them

BY_CODE: dict[int, type[StoreTrouble]] = {
    sqlite3.SQLITE_ERROR: StoreBroken,  # no such table: a file of somebody else's
    sqlite3.SQLITE_PERM: StoreReadOnly,
    sqlite3.SQLITE_BUSY: StoreInUse,
    sqlite3.SQLITE_READONLY: StoreReadOnly,
    sqlite3.SQLITE_CORRUPT: StoreBroken,
    sqlite3.SQLITE_FULL: StoreFull,
    sqlite3.SQLITE_CANTOPEN: StoreReadOnly,
    sqlite3.SQLITE_NOTADB: StoreBroken,
}
BY_NUMBER: dict[int | None, type[StoreTrouble]] = {
    errno.ENOSPC: StoreFull,
    errno.EDQUOT: StoreFull,
    errno.EACCES: StoreReadOnly,
    errno.EPERM: StoreReadOnly,
    errno.EROFS: StoreReadOnly,
    errno.ENOENT: StoreNoFolder,
}


@contextlib.contextmanager
def told_apart(place: Path) -> Iterator[None]:
    """What the disk or SQLite complain of while something is done there, by what can be done about it."""
    try:
        yield
    except (sqlite3.Error, NotKept) as error:
        found = error.__cause__ if isinstance(error, NotKept) else error
        if isinstance(found, StoreTrouble):  # whoever could not keep it knows where that was
            raise found from error
        code = getattr(found, "sqlite_errorcode", 0) & 0xFF  # the rest says where in SQLite it was found
        raise BY_CODE.get(code, StoreTrouble)(str(place), str(error)) from error
    except OSError as error:
        raise BY_NUMBER.get(error.errno, StoreTrouble)(str(place), error.strerror or str(error)) from error


def lock(directory: Path) -> int:
    """Ours until it is closed, however we end."""
    directory.mkdir(mode=0o700, parents=True, exist_ok=True)
    mine = opened(directory / LOCK)
    try:
        fcntl.flock(mine, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(mine)
        if isinstance(error, BlockingIOError):
            raise StoreInUse(str(directory)) from None
        raise
    return mine


def opened(path: Path) -> int:
    """A file of ours, made if missing: for nobody else's eyes, and never what a link points to.

    What root makes belongs to whom the directory belongs to: the server may be somebody else.
    """
    try:
        made = os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600)
    except FileExistsError:
        return os.open(path, os.O_RDWR | os.O_NOFOLLOW)
    os.fchmod(made, 0o600)  # its owner's habits may be too strict as well
    give_to_owner(made, path.parent)
    return made


@contextlib.contextmanager
def held(directory: Path) -> Iterator[None]:
    """No server runs over these tables meanwhile."""
    mine = lock(directory)
    try:
        yield
    finally:
        os.close(mine)


def keep_private(directory: Path) -> None:
    """The deals lie in there, and in what lies beside it: for nobody else's eyes before anything is written."""
    for path in (directory / f"{DATABASE}{end}" for end in BESIDE):
        if not path.is_symlink() and (path.name == DATABASE or path.exists()):
            ours = opened(path)
            os.fchmod(ours, 0o600)
            os.close(ours)


def give_to_owner(file: int, directory: Path) -> None:
    if os.geteuid() == 0:
        owner = directory.stat()
        os.fchown(file, owner.st_uid, owner.st_gid)


def refuse_emptied(directory: Path, mine: int) -> None:
    """SQLite takes an empty file for a new one: where tables were kept before, it has been cut short."""
    size, log = (_size(directory / f"{DATABASE}{end}") for end in ("", "-wal"))
    if size == 0 and (log or os.pread(mine, len(BEGUN), 0) == BEGUN):
        raise StoreBroken(str(directory / DATABASE))


def _size(path: Path) -> int | None:
    return path.stat().st_size if path.exists() else None


def database(directory: Path) -> Path:
    """Where the tables of that place lie."""
    found = directory / DATABASE
    if not found.is_file():
        raise StoreMissing(str(directory))
    return found
