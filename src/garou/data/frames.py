"""Games as tables: one row a game, a seat, a claim, a line, an answer or a fact."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Literal, overload

import pandas as pd
import polars as pl

from garou.rows.games import Row
from garou.rows.lines import BadData
from garou.rows.questions import honesty
from garou.talk.claims import AM, WAS

from .files import games

BATCH = 500  # games that are held as Python values at once: some twenty megabytes
Columns = dict[str, Any]


def _games(row: Row) -> Iterator[Columns]:
    record, result = row["record"], row["result"]
    yield {
        "source": row["source"],
        "version": row["version"],
        "seed": row["seed"],
        "number": row["number"],
        "edition": "/".join(filter(None, (record["game"], record.get("edition")))),
        "options": " ".join(sorted(record.get("options", {}))),
        "players": len(record["players"]),
        "cards": " ".join(sorted((*record["deal"], *record.get("centre", ())))),
        "teams": " ".join(result["teams"]),
        "winners": len(result["winners"]),
        "dead": len(result["dead"]),
        "claims": len(row["claims"]),
        "lines": len(row["lines"]),
    }


def _seats(row: Row) -> Iterator[Columns]:
    record, result = row["record"], row["result"]
    votes = [fact["for"] for fact in row["views"][record["players"][0]] if fact["fact"] == "voted"]
    said = honesty(row)
    for seat, (name, card, mind) in enumerate(zip(record["players"], record["deal"], row["minds"], strict=True)):
        yield {
            "seat": seat + 1,
            "name": name,
            "mind": mind,
            "card": card,
            "final": result["final"][name],
            "won": name in result["winners"],
            "died": name in result["dead"],
            "votes": votes.count(name),
            "honest": said.get(name),
        }


def _claims(row: Row) -> Iterator[Columns]:
    dealt = dict(zip(row["record"]["players"], row["record"]["deal"], strict=True))
    for order, claim in enumerate(row["claims"]):
        named = claim["parts"][0] if claim["kind"] in (AM, WAS) and claim["parts"] else None
        yield {
            "order": order,
            "day": claim["day"],
            "name": claim["by"],
            "kind": claim["kind"],
            "parts": " ".join(claim["parts"]),
            "honest": None if named is None else named == dealt[claim["by"]],
        }


def _lines(row: Row) -> Iterator[Columns]:
    for order, said in enumerate(row["lines"]):
        yield {"order": order, "day": said["day"], "name": said["by"], "text": said["text"]}


def _answers(row: Row) -> Iterator[Columns]:
    for order, answer in enumerate(row["record"]["answers"]):
        yield {
            "order": order,
            "name": answer["by"],
            "call": answer["call"],
            "choose": " ".join(answer["choose"]),
            "luck": answer.get("luck", False),
        }


def _facts(row: Row) -> Iterator[Columns]:
    for name, facts in row["views"].items():
        for order, fact in enumerate(facts):
            rest = {key: value for key, value in fact.items() if key != "fact"}
            yield {"name": name, "order": order, "fact": fact["fact"], "data": json.dumps(rest, ensure_ascii=False)}


WORD, NUMBER, TRUTH = pl.String, pl.Int64, pl.Boolean
TABLES: dict[str, tuple[Callable[[Row], Iterator[Columns]], dict[str, Any]]] = {
    "games": (
        _games,
        {
            "source": WORD,
            "version": WORD,
            "seed": NUMBER,
            "number": NUMBER,
            "edition": WORD,
            "options": WORD,
            "players": NUMBER,
            "cards": WORD,
            "teams": WORD,
            **dict.fromkeys(("winners", "dead", "claims", "lines"), NUMBER),
        },
    ),
    "seats": (
        _seats,
        {
            "seat": NUMBER,
            "name": WORD,
            "mind": WORD,
            "card": WORD,
            "final": WORD,
            "won": TRUTH,
            "died": TRUTH,
            "votes": NUMBER,
            "honest": TRUTH,
        },
    ),
    "claims": (
        _claims,
        {"order": NUMBER, "day": NUMBER, "name": WORD, "kind": WORD, "parts": WORD, "honest": TRUTH},
    ),
    "lines": (_lines, {"order": NUMBER, "day": NUMBER, "name": WORD, "text": WORD}),
    "answers": (_answers, {"order": NUMBER, "name": WORD, "call": WORD, "choose": WORD, "luck": TRUTH}),
    "facts": (_facts, {"name": WORD, "order": NUMBER, "fact": WORD, "data": WORD}),
}


@overload
def read(file: str | Path, table: str = ..., library: Literal["polars"] = ...) -> pl.DataFrame: ...


@overload
def read(file: str | Path, table: str, library: Literal["pandas"]) -> pd.DataFrame: ...


def read(file: str | Path, table: str = "games", library: str = "polars") -> pl.DataFrame | pd.DataFrame:
    """One of `TABLES` of all games in this file. `row` says of which game, from nought on."""
    whole = pl.concat([*batches(games(file), table)])
    return whole if library == "polars" else pd.DataFrame(whole.to_dict(as_series=False))


def batches(rows: Iterable[Row], table: str = "games") -> Iterator[pl.DataFrame]:
    """The same of some games after the other; first of all one without any."""
    if table not in TABLES:
        raise BadData("none-of", found=table, known=tuple(TABLES))
    making, columns = TABLES[table]
    schema = {"row": NUMBER, **columns}
    yield pl.DataFrame([], schema)
    numbered = enumerate(rows)
    while some := list(islice(numbered, BATCH)):
        yield pl.DataFrame([{"row": number, **cells} for number, row in some for cells in making(row)], schema)
