"""Rows in a file of either kind."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from garou.rows.games import Row
from garou.rows.lines import PARQUET, BadData, JsonLines, RowFile, kind, read_lines

from .parquet import ParquetFile, read_parquet


def games(file: str | Path) -> Iterator[Row]:
    """Each game as it was written, one after the other: never more than a thousand at once in memory."""
    path = Path(file)
    if not path.is_file():
        raise BadData("data-no-file", name=path.name)
    return read_parquet(path) if kind(path) == PARQUET else read_lines(path)


def writing(file: str | Path) -> RowFile:
    path = Path(file)
    return ParquetFile(path) if kind(path) == PARQUET else JsonLines(path)
