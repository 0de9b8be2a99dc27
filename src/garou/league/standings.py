"""What a league came to: ratings in order, the pairings of each table, whose answers were none; JSON and Markdown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from garou.simulating.odds import Rate
from garou.simulating.writing import share
from garou.texts import Words

from .cells import Cell, Score
from .entrants import League
from .rating import Rating, Strength, ratings

BEGIN, END = "<!-- league -->", "<!-- league: end -->"  # what a page has, and nothing else is touched
UNKNOWN = 5_000.0  # points: an interval that reaches further says nothing


@dataclass(frozen=True)
class Standings:
    """The sums, and what follows from them."""

    league: League
    scores: Mapping[Cell, Score]
    rated: Mapping[int, Rating]

    @property
    def order(self) -> list[int]:
        """The strongest first."""
        return sorted(self.rated, key=lambda one: (-round(self.rated[one].whole.points, 6), one))

    @property
    def unrated(self) -> list[int]:
        return [one for one in range(len(self.league.entrants)) if one not in self.rated]

    def games(self, one: int) -> int:
        return sum(score.games for cell, score in self.scores.items() if one in (cell.village, cell.others))

    def faults(self, one: int) -> Counter[str]:
        name = self.league.entrants[one].name
        told = (score.faults for score in self.scores.values())
        return sum((Counter({why: n for (who, why), n in some.items() if who == name}) for some in told), Counter())

    def left_out(self, one: int) -> int:
        """Pieces of work that it cut short."""
        return sum(score.out[self.league.entrants[one].name] for score in self.scores.values())


def standings(league: League, scores: Mapping[Cell, Score]) -> Standings:
    entrants, boards = range(len(league.entrants)), range(len(league.boards))
    return Standings(league, scores, ratings(scores, entrants, boards))


def as_json(found: Standings) -> dict[str, Any]:
    league = found.league
    return {
        "seed": league.seed,
        "games": sum(score.games for score in found.scores.values()),
        "ratings": [_rated(found, one) for one in found.order],
        "unrated": [league.entrants[one].name for one in found.unrated],
        "faults": {league.entrants[one].name: dict(sorted(found.faults(one).items())) for one in _faulty(found)},
        "cells": [_cell(league, cell, score) for cell, score in sorted(found.scores.items())],
    }


def _faulty(found: Standings) -> list[int]:
    return [one for one in range(len(found.league.entrants)) if found.faults(one)]


def _rated(found: Standings, one: int) -> dict[str, Any]:
    rating = found.rated[one]
    sides = {"rating": rating.whole, "village": rating.village, "others": rating.others}
    points = {side: {"points": round(it.points, 1), "reach": round(it.reach, 1)} for side, it in sides.items()}
    return {"name": found.league.entrants[one].name, "games": found.games(one), **points}


def _cell(league: League, cell: Cell, score: Score) -> dict[str, Any]:
    village, others = league.entrants[cell.village].name, league.entrants[cell.others].name
    where = {"table": league.boards[cell.board].name, "village": village, "others": others}
    return {**where, "games": score.games, "village-wins": share(Rate(score.village, score.games))}


# --- A page ------------------------------------------------------------------------------------------


def page(words: Words, found: Standings) -> str:
    """As Markdown, between the marks of a page."""
    return "\n".join([*_table(words, found), *_boards(words, found), *_named(words, found)])


def in_page(text: str, new: str) -> str | None:
    """The page with that between its marks; nothing where it has none."""
    if text.count(BEGIN) != 1 or text.count(END) != 1 or text.index(BEGIN) > text.index(END):
        return None
    return f"{text.split(BEGIN, maxsplit=1)[0]}{BEGIN}\n\n{new}\n\n{END}{text.split(END)[1]}"


def strength(it: Strength) -> str:
    """What was never tried is not told."""
    return f"{it.points:.0f} ± {it.reach:.0f}" if it.reach < UNKNOWN else "·"


def _table(words: Words, found: Standings) -> Iterator[str]:
    heads = ["entrant", "rating", "village", "others", "games"]
    yield f"| | {' | '.join(words(f'league-{head}') for head in heads)} |"
    yield "|---|---|---|---|---|---|"
    for place, one in enumerate(found.order, 1):
        it = found.rated[one]
        sides = " | ".join(map(strength, (it.whole, it.village, it.others)))
        yield f"| {place} | **{found.league.entrants[one].name}** | {sides} | {found.games(one):,} |"


def _boards(words: Words, found: Standings) -> Iterator[str]:
    league = found.league
    for number, board in enumerate(league.boards):
        here = {cell: score for cell, score in found.scores.items() if cell.board == number and score.games}
        if not here:
            continue
        order = [one for one in found.order if any(one in (cell.village, cell.others) for cell in here)]
        names = [words("league-against", {"name": league.entrants[one].name}) for one in order]
        yield from ["", f"**{board.name}**", "", f"| {words('league-village-wins')} | {' | '.join(names)} |"]
        yield f"|---|{'---|' * len(order)}"
        for one in order:
            row = [_share(here.get(Cell(number, one, other))) for other in order]
            yield f"| **{league.entrants[one].name}** | {' | '.join(row)} |"


def _share(score: Score | None) -> str:
    if score is None or not score.games:
        return "·"
    rate = Rate(score.village, score.games)
    return f"{100 * rate.rate:.1f} ± {100 * rate.error:.1f}"


def _named(words: Words, found: Standings) -> Iterator[str]:
    for line in trouble(words, found):
        yield from ["", line]


def trouble(words: Words, found: Standings) -> Iterator[str]:
    """Who failed to answer, how often and how; and who did not play at all."""
    for one in _faulty(found):
        told = [words("league-fault", {"why": why, "count": count}) for why, count in sorted(found.faults(one).items())]
        said = {"name": found.league.entrants[one].name, "faults": words.joined(told), "cut": found.left_out(one)}
        yield words("league-faulty", said)
    for one in found.unrated:
        yield words("league-unrated", {"name": found.league.entrants[one].name})
