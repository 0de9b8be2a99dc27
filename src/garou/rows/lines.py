"""Rows as JSON lines: one game a line, the same bytes for the same game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, Protocol

from garou.engine.values import Refusal

from .games import FORMAT, Row
from .shape import flaw

LINES, PARQUET = ".jsonl", ".parquet"  # the two kinds of file: the name says which


class BadData(Refusal):
    """This is no file of rows: where, and why."""


def kind(path: Path) -> str:
    suffix = path.suffix.lower()
    if suffix not in (LINES, PARQUET):
        raise BadData("data-suffix", name=path.name, known=(LINES, PARQUET))
    return suffix


class RowFile(Protocol):
    """A file that grows game by game."""

    def add(self, rows: list[Row]) -> None: ...

    def close(self) -> None: ...


class JsonLines:
    """It is there, whole lines of it, whatever stops who writes."""

    def __init__(self, file: Path) -> None:
        self.file: IO[str] = file.open("w", encoding="utf-8", newline="\n")

    def add(self, rows: list[Row]) -> None:
        self.file.write("".join(f"{line(row)}\n" for row in rows))

    def close(self) -> None:
        self.file.close()


def line(row: Row) -> str:
    return json.dumps(row, ensure_ascii=False, separators=(",", ":"))


def read_lines(file: Path) -> Iterator[Row]:
    """One game after the other; a line that is none is refused with its number."""
    with file.open(encoding="utf-8") as lines:
        try:
            for number, text in enumerate(lines, 1):
                yield read_line(text, number)
        except UnicodeDecodeError:
            raise BadData("data-not-text", name=file.name) from None


def read_line(text: str, number: int) -> Row:
    try:
        found: Any = json.loads(text)
    except (ValueError, RecursionError):
        raise BadData("data-no-row", number=number) from None
    return checked(found, number)


def checked(found: Any, number: int) -> Row:
    """Has it the fields of a row?"""
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise BadData("data-other-format", number=number, known=FORMAT)
    wrong = flaw(found)
    if wrong:
        raise BadData("data-field", number=number, field=wrong)
    return found
