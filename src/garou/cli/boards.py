"""What a tournament looks like in the terminal, and as JSON."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from fractions import Fraction
from typing import Any, NamedTuple

from rich.rule import Rule
from rich.table import Table

from garou.games.cast import Scenario
from garou.texts import Words
from garou.tournaments.chips import ChipRace
from garou.tournaments.duplicate import Duplicate
from garou.tournaments.elimination import Elimination

from .screen import terminal, text

Cup = ChipRace | Elimination | Duplicate


class BoardPart(NamedTuple):
    """A heading, or none, and the lines under it."""

    heading: str
    lines: list[str]


def board(words: Words, format: str, scenario: Scenario, seed: int, cup: Cup) -> None:
    """Everything that happened, then who stands where."""
    console, rows = terminal(), cup.standings()
    about = {"format": words(f"tournament-{format}"), "scenario": words(f"scenario-{scenario.id}")}
    game = words(f"cli-game-{scenario.game}")
    console.print(text(words("tournament-title", about | {"game": game, "count": len(rows)}), "bold"))
    console.print(text(words("tournament-seed", {"seed": str(seed)}), "dim"))
    for chapter in _chapters(words, cup):
        console.print()
        console.print(Rule(text(chapter.heading), style="dim", align="left"))
        for line in chapter.lines:
            console.print(text(line))
    console.print()
    console.print(Rule(text(words("tournament-standings")), style="dim", align="left"))
    console.print(_table(words, _columns(words, cup), rows))
    console.print(text(_first(words, cup), "bold"))


# --- What happened -----------------------------------------------------------------------------


def _chapters(words: Words, cup: Cup) -> Iterator[BoardPart]:
    if isinstance(cup, ChipRace):
        games = [_game(words, number, winners) for number, winners in enumerate(cup.games, 1)]
        yield BoardPart(words("tournament-games"), games)
    elif isinstance(cup, Elimination):
        for number in range(1, len(cup.rounds) + 1):
            yield BoardPart(words("tournament-round", {"number": number}), _round(words, cup, number))
    else:
        for deal in range(len(cup.deals)):
            yield BoardPart(words("tournament-deal", {"number": deal + 1}), _deal(words, cup, deal))


def _game(words: Words, number: int, winners: Sequence[str]) -> str:
    return words("tournament-game", {"number": number, "winners": words.joined([*winners])})


def _round(words: Words, cup: Elimination, number: int) -> list[str]:
    played, tally = cup.rounds[number - 1], cup.tally()
    lines = [_at_a_table(words, i, s.names, s.winners or ()) for i, s in enumerate(played.sittings, 1)]
    lines += [words("tournament-fillers", {"count": s.fillers}) for s in played.sittings if s.fillers]
    if played.byes:
        lines.append(words("tournament-byes", {"players": words.joined([*played.byes])}))
    if number in tally.uncounted:
        lines.append(words("tournament-uncounted"))
    out = [name for name in cup.entrants if tally.out.get(name) == number]
    return [*lines, words("tournament-out", {"players": words.joined(out)})] if out else lines


def _deal(words: Words, cup: Duplicate, deal: int) -> list[str]:
    tables = [(one.group, cup.seating(deal, one.group), one.won) for one in cup.results if one.deal == deal]
    return [
        _at_a_table(words, group + 1, names, [name for name, won in zip(names, result, strict=True) if won])
        for group, names, result in tables
    ]


def _at_a_table(words: Words, number: int, names: Sequence[str], winners: Sequence[str]) -> str:
    told = {"number": number, "players": words.joined([*names]), "winners": words.joined([*winners])}
    return words("tournament-table", told)


# --- Who stands where --------------------------------------------------------------------------

Column = tuple[str, Callable[[Any], str]]  # its heading, and what it shows of a row


def _columns(words: Words, cup: Cup) -> list[Column]:
    if isinstance(cup, ChipRace):
        return [("chips-held", lambda row: str(row.chips))]
    if isinstance(cup, Elimination):
        return [
            ("played", lambda row: str(row.played)),
            ("losses", lambda row: str(row.losses)),
            ("byes-had", lambda row: str(row.byes)),
            ("out-in", lambda row: "–" if row.out is None else str(row.out)),
        ]
    return [("at", lambda row: str(row.group + 1)), ("score", lambda row: _score(words, row.score))]


def _table(words: Words, columns: list[Column], rows: Sequence[Any]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(text(words("tournament-place")), justify="right")
    table.add_column(text(words("tournament-name")))
    for name, _ in columns:
        table.add_column(text(words(f"tournament-{name}")), justify="right")
    for row in rows:
        table.add_row(str(row.place), text(row.name), *(shown(row) for _, shown in columns))
    return table


def _score(words: Words, score: Fraction) -> str:
    """With its sign and two decimals, as the language writes them; JSON has the exact fraction."""
    return words("tournament-minus" if score < 0 else "tournament-plus", {"score": abs(float(score))})


def _first(words: Words, cup: Cup) -> str:
    if isinstance(cup, Duplicate):
        best = [row.name for row in cup.standings() if row.place == 1]
        return words("tournament-best", {"players": words.joined(best)})
    if cup.champion is None:
        return words("tournament-undecided")
    return words("tournament-champion", {"name": cup.champion})


# --- As JSON -----------------------------------------------------------------------------------


def written(cup: Cup) -> dict[str, Any]:
    """The whole tournament. A score is an exact fraction in quotes, and a deal nobody may see yet is null."""
    rows = [row._asdict() for row in cup.standings()]
    if isinstance(cup, ChipRace):
        return {"target": cup.target, "games": cup.games, "champion": cup.champion, "standings": rows}
    if isinstance(cup, Elimination):
        rounds = [asdict(played) for played in cup.rounds]
        uncounted = cup.tally().uncounted
        return {"rounds": rounds, "uncounted": uncounted, "champion": cup.champion, "standings": rows}
    deals = [_written_deal(cup, deal) for deal in range(len(cup.deals))]
    return {"deals": deals, "standings": [row | {"score": str(row["score"])} for row in rows]}


def _written_deal(cup: Duplicate, deal: int) -> dict[str, Any]:
    setup = cup.revealed(deal)
    results = [one for one in cup.results if one.deal == deal]
    tables = [{"group": one.group, "seats": cup.seating(deal, one.group), "won": one.won} for one in results]
    return {"deal": asdict(setup) if setup else None, "tables": tables}
