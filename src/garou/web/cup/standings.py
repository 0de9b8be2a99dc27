"""Who stands where, as a list for paper and for a spreadsheet: made of what the page shows, and of nothing else."""

from __future__ import annotations

import csv
import io
from dataclasses import dataclass

from garou.rooms.cup.cup import Cup
from garou.texts import Words
from garou.tournaments.elimination import EliminationRow
from garou.tournaments.season import table

from .brackets import ScoreRow, bracket

FORMULAS = ("=", "+", "-", "@", "\t", "\r")  # what a spreadsheet would compute instead of showing
BOM = "\ufeff"  # without it some spreadsheets take é for two letters


@dataclass(frozen=True, slots=True)
class StandingsList:
    """A head and its lines."""

    head: tuple[str, ...]
    lines: tuple[tuple[str, ...], ...]


def standings(cup: Cup, words: Words) -> StandingsList:
    if cup.season is not None:
        return _season(cup, words)
    rows = bracket(cup, "", words).rows
    more = ("losses", "played", "byes-had", "out-in") if cup.elimination else ("score", "played")
    head = tuple(words(f"tournament-{column}") for column in ("place", "name", *more))
    return StandingsList(head, tuple(_line(row, words) for row in rows))


def _season(cup: Cup, words: Words) -> StandingsList:
    """With a column for each evening: its chips."""
    days = [(day, cup.book.chips(day)) for day in cup.book.evenings]
    head = tuple(words(f"tournament-{column}") for column in ("place", "name", "chips-held", "played", "evenings"))
    lines = [(*map(str, row), *(str(chips.get(row.name, "")) for _, chips in days)) for row in table(cup.book.games)]
    return StandingsList((*head, *(words("season-evening", {"day": day}) for day, _ in days)), tuple(lines))


def _line(row: EliminationRow | ScoreRow, words: Words) -> tuple[str, ...]:
    if isinstance(row, ScoreRow):
        return str(row.place), row.name, row.score, str(row.deals)
    out = "" if row.out is None else words("cup-left") if row.gone else str(row.out)
    return str(row.place), row.name, str(row.losses), str(row.played), str(row.byes), out


def as_csv(found: StandingsList, separator: str) -> str:
    """For a spreadsheet: no name in it becomes a formula."""
    written = io.StringIO()
    writer = csv.writer(written, delimiter=separator)
    writer.writerow(found.head)
    writer.writerows([[_plain(cell) for cell in line] for line in found.lines])
    return BOM + written.getvalue()


def _plain(cell: str) -> str:
    return f"'{cell}" if cell.startswith(FORMULAS) and not _number(cell) else cell


def _number(cell: str) -> bool:
    return cell[1:].replace(".", "", 1).replace(",", "", 1).isdecimal()
