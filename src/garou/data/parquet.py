"""Rows as Parquet: columns for what is asked for most, JSON for the rest, so that a row comes back as it was."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa
from pyarrow import parquet as pq

from garou.rows.games import Row
from garou.rows.lines import BadData, checked

GROUP = 1_000  # games that are written, and read, at once

WORDS = pa.list_(pa.string())
SCHEMA = pa.schema(
    [
        *(pa.field(name, pa.string()) for name in ("format", "version", "source")),
        *(pa.field(name, pa.int64()) for name in ("seed", "number")),
        *(pa.field(name, pa.string()) for name in ("game", "edition")),
        *(pa.field(name, WORDS) for name in ("options", "players", "minds", "deal", "centre", "dead", "winners")),
        pa.field("teams", WORDS),
        pa.field("final", WORDS),
        pa.field(
            "claims",
            pa.list_(pa.struct([("by", pa.string()), ("day", pa.int64()), ("kind", pa.string()), ("parts", WORDS)])),
        ),
        pa.field("lines", pa.list_(pa.struct([("by", pa.string()), ("day", pa.int64()), ("text", pa.string())]))),
        # As JSON: their fields differ from one to the next.
        *(pa.field(name, pa.string()) for name in ("record", "views", "result")),
    ]
)
AS_JSON = ("record", "views", "result")
AS_IT_IS = ("format", "version", "source", "seed", "number", "minds", "claims", "lines")


class ParquetFile:
    """Groups of a thousand games, whatever comes at once: so the bytes are the same on any number of processes."""

    def __init__(self, file: Path) -> None:
        self.file = pq.ParquetWriter(file, SCHEMA, compression="zstd")
        self.waiting: list[Row] = []

    def add(self, rows: list[Row]) -> None:
        self.waiting += rows
        while len(self.waiting) >= GROUP:
            self._write(self.waiting[:GROUP])
            self.waiting = self.waiting[GROUP:]

    def _write(self, rows: list[Row]) -> None:
        self.file.write_batch(pa.RecordBatch.from_pylist([flat(row) for row in rows], SCHEMA))

    def close(self) -> None:
        if self.waiting:
            self._write(self.waiting)
            self.waiting = []
        self.file.close()


def flat(row: Row) -> dict[str, Any]:
    """The row as columns."""
    record, result = row["record"], row["result"]
    return {
        **{name: row[name] for name in AS_IT_IS},
        **{name: _json(row[name]) for name in AS_JSON},
        "game": record["game"],
        "edition": record.get("edition", ""),
        "options": sorted(record.get("options", {})),
        "players": record["players"],
        "deal": record["deal"],
        "centre": record.get("centre", []),
        "dead": result["dead"],
        "winners": result["winners"],
        "teams": result["teams"],
        "final": [*result["final"].values()],
    }


def read_parquet(file: Path) -> Iterator[Row]:
    """One game after the other."""
    try:
        with pq.ParquetFile(file) as found:
            if not {*AS_IT_IS, *AS_JSON} <= {*found.schema_arrow.names}:
                raise BadData("data-no-columns", name=file.name)
            for batch in found.iter_batches(GROUP, columns=[*AS_IT_IS, *AS_JSON]):
                yield from map(row_of, batch.to_pylist())
    except pa.ArrowException:
        raise BadData("data-no-parquet", name=file.name) from None


def row_of(columns: dict[str, Any]) -> Row:
    """As it was before it was made flat."""
    try:
        whole = columns | {name: json.loads(columns[name] or "") for name in AS_JSON}
    except (TypeError, ValueError):
        raise BadData("data-no-row", number=columns.get("number") or 0) from None
    order = ("format", "version", "source", "seed", "number", "minds", "record", "claims", "lines", "views", "result")
    return checked({name: whole[name] for name in order}, whole["number"] or 0)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
