"""Reading records from files and from standard input."""

from __future__ import annotations

import sys
from pathlib import Path

from garou.record.reading import read
from garou.record.values import BadRecord, Record
from garou.texts import Words
from garou.texts.narrator import refusal

MEGABYTES = 16  # a game of 24 seats over 24 nights takes a tenth of one


def load(name: str) -> Record:
    """The record in that file; `-` is standard input."""
    limit = MEGABYTES * 1_000_000
    try:
        if name == "-":
            data = sys.stdin.buffer.read(limit + 1)
        else:
            with Path(name).open("rb") as file:
                data = file.read(limit + 1)
    except (OSError, ValueError) as error:  # ValueError: a name with a NUL in it
        raise BadRecord(
            "", "file-unreadable", detail=getattr(error, "strerror", None) or type(error).__name__
        ) from None
    if len(data) > limit:
        raise BadRecord("", "file-too-large", megabytes=MEGABYTES)
    try:
        return read(data.decode("utf-8"))
    except UnicodeDecodeError:
        raise BadRecord("", "file-not-utf8") from None


def complain(words: Words, name: str, error: BadRecord) -> None:
    """One line on standard error, beginning with the file's name as given."""
    print(f"{name}: {refusal(words, error, error.place)}", file=sys.stderr)
