"""Reading records from files and from standard input."""

from __future__ import annotations

import os
import sys
from errno import EBADF
from pathlib import Path

from garou.record.reading import read
from garou.record.values import BadRecord, Record
from garou.texts import Words
from garou.texts.narrator import one_line, refusal

MEGABYTES = 16  # a game of 24 seats over 24 nights takes a tenth of one


def load(name: str) -> Record:
    """The record in that file; `-` is standard input."""
    return read(text_of(name))


def text_of(name: str) -> str:
    """What is written in that file."""
    limit = MEGABYTES * 1_000_000
    try:
        data = _bytes(name, limit + 1)
    except (OSError, ValueError) as error:  # ValueError: a name with a NUL in it
        reason = next((reason for kind, reason in UNREADABLE.items() if isinstance(error, kind)), "file-unreadable")
        raise BadRecord("", reason, detail=getattr(error, "strerror", None) or str(error)) from None
    if len(data) > limit:
        raise BadRecord("", "file-too-large", megabytes=MEGABYTES)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise BadRecord("", "file-not-utf8") from None


# What most often keeps a file from being read. The system says the rest, and only in English.
UNREADABLE: dict[type[Exception], str] = {
    FileNotFoundError: "file-missing",
    IsADirectoryError: "file-a-folder",
    PermissionError: "file-forbidden",
}


def _bytes(name: str, limit: int) -> bytes:
    if name != "-":
        with Path(name).open("rb") as file:
            return file.read(limit)
    if sys.stdin is None:
        raise OSError(EBADF, os.strerror(EBADF))
    return sys.stdin.buffer.read(limit)


def complain(words: Words, name: str, error: BadRecord) -> None:
    """One line on standard error, beginning with the file's name as given."""
    print(f"{one_line(as_typed(name))}: {refusal(words, error, error.place)}", file=sys.stderr)


def as_typed(word: str) -> str:
    """A word of the command line in UTF-8, whatever the locale made of its bytes."""
    return os.fsencode(word).decode("utf-8", "surrogateescape")


def shown(path: str | Path) -> str:
    """A path as a line of text shows it."""
    return one_line(as_typed(str(path)))
