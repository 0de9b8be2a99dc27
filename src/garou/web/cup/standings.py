"""Who stands where, as a list for paper and for a spreadsheet: made of what the page shows, and of nothing else."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from garou.rooms.cup.cup import Cup
from garou.texts import Words
from garou.tournaments.elimination import EliminationRow
from garou.tournaments.season import table

from .brackets import ScoreRow, bracket

FORMULAS = ("=", "+", "-", "@", "\t", "\r")  # what a spreadsheet would compute instead of showing
ACROSS = 7  # evenings
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
    found, days = season_table(cup, words), [(day, cup.book.chips(day)) for day in cup.book.evenings]
    lines = [(*line, *(str(chips.get(line[1], "")) for _, chips in days)) for line in found.lines]
    return StandingsList((*found.head, *(words("season-evening", {"day": day}) for day, _ in days)), tuple(lines))


def season_table(cup: Cup, words: Words) -> StandingsList:
    head = tuple(words(f"tournament-{column}") for column in ("place", "name", "chips-held", "played", "evenings"))
    return StandingsList(head, tuple(tuple(map(str, row)) for row in table(cup.book.games)))


def evenings(cup: Cup, words: Words) -> tuple[StandingsList, ...]:
    """The chips of each evening, as many to a list as a sheet of paper is wide; only who was there then has a line."""
    names, days = [row.name for row in table(cup.book.games)], cup.book.evenings
    firsts = range(0, len(days), ACROSS)
    return tuple(_some_evenings(cup, names, days[first : first + ACROSS], words) for first in firsts)


def _some_evenings(cup: Cup, names: list[str], days: Sequence[date], words: Words) -> StandingsList:
    chips = [cup.book.chips(day) for day in days]
    lines = [(name, *(str(one.get(name, "")) for one in chips)) for name in names if any(name in one for one in chips)]
    heads = (words("season-evening.short", {"day": day}) for day in days)
    return StandingsList((words("tournament-name"), *heads), tuple(lines))


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
