"""How strong the minds are: `python tools/duels.py [SECONDS [TABLE …]]` rewrites tables in docs/minds.md.

A table is meant by how its name begins, as in "One Night, 8"; those that are not named stay as they are.

In each cell one mind plays for the village and one for everybody else, for so many seconds of CPU or so many games. The
cells of a table play the same deals, the first of them.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import count, islice, pairwise
from math import hypot
from pathlib import Path
from typing import NamedTuple

from garou.games.cast import Cast, cards
from garou.games.one_night.day import VILLAGE
from garou.games.scenarios import SCENARIOS
from garou.minds.mind import MINDS
from garou.simulating.company import Company
from garou.simulating.crew import shared_out
from garou.simulating.matches import Match, result
from garou.simulating.odds import Rate

PAGE = Path(__file__).parent.parent / "docs/minds.md"
SECONDS = 5.0  # of CPU for each cell
MOST = 20_000  # games in one
DECK = "2 werewolf, seer, robber, troublemaker, 3 villager, drunk, insomniac, minion, hunter, tanner"
BY_ID = {scenario.id: scenario for scenario in SCENARIOS}
NAMES = [mind.name for mind in MINDS]
BEGIN, NEXT, END = "<!-- strength -->\n", "\n**", "\n<!-- strength: end -->"
SIGMAS = 2.0  # a difference that is larger is no chance

Cell = tuple[str, str]  # who plays for the village, and who against it


class Found(NamedTuple):
    """One cell: what came of it, and what it took."""

    village: Rate
    seconds: float


def one_night(players: int) -> Match:
    return Match("one-night", "bezier", players, Cast(cards(DECK)[: players + 3]))


def of_scenario(id: str, players: int) -> Match:
    scenario = BY_ID[id]
    return Match(scenario.game, scenario.edition, players, scenario, scenario.options)


TABLES: Mapping[str, Match] = {
    **{f"One Night, {players} seats": one_night(players) for players in (5, 8, 10)},
    "Epic Battle, 8 seats, *night-of-the-count*": of_scenario("night-of-the-count", 8),
    **{
        f"Classic, {players} seats, *witch-and-hunter*": of_scenario("witch-and-hunter", players) for players in (8, 12)
    },
}


def played(seconds: float, asked: tuple[Match, Cell]) -> Found:
    """The first games, as many as there is time for."""
    match, (village, others) = asked
    who = Company(others, teams={VILLAGE: village})
    sitting = Match(match.game, match.edition, match.players, match.cards, match.options, who)
    begun, won = time.process_time(), 0
    for number in count():
        spent = time.process_time() - begun
        if number >= MOST or (spent > seconds and number):
            return Found(Rate(won, number), spent)
        won += VILLAGE in result(sitting, number).outcome.teams
    raise AssertionError


def table(found: Mapping[Cell, Found]) -> Iterator[str]:
    """A row for each village, a column for each mind against it."""
    yield "| village wins, % | " + " | ".join(f"against {name}" for name in NAMES) + " |"
    yield "|---" * (len(NAMES) + 1) + "|"
    for village in NAMES:
        yield f"| **{village}** | " + " | ".join(_cell(found[village, other].village) for other in NAMES) + " |"
    games = [one.village.of for one in found.values()]
    usual = found[NAMES[1], NAMES[1]]
    rate = usual.village.of / usual.seconds
    yield ""
    yield f"{min(games):,} to {max(games):,} games a cell; {rate:,.0f} games of *{NAMES[1]}* alone a CPU-second."


def _cell(rate: Rate) -> str:
    return f"{100 * rate.rate:.1f} ± {100 * rate.error:.1f}"


def steps(found: Mapping[Cell, Found]) -> Iterator[str]:
    """What each step up is worth to the village against the same others, and to the others against the same village."""
    for lower, higher in pairwise(NAMES):
        village = [_gain(found[lower, other], found[higher, other]) for other in NAMES]
        others = [_gain(found[side, higher], found[side, lower]) for side in NAMES]
        yield f"| {lower} → {higher} | {_gains(village)} | {_gains(others)} |"


def _gain(before: Found, after: Found) -> tuple[float, float]:
    """With its standard error; both are shares that the village won."""
    return after.village.rate - before.village.rate, hypot(after.village.error, before.village.error)


def _gains(gains: Sequence[tuple[float, float]]) -> str:
    """One for each mind on the other side; what is worse than chance allows stands out."""
    shown = (f"{100 * gain:+.1f}".replace("-", "\N{MINUS SIGN}") for gain, _ in gains)
    worse = (gain < -SIGMAS * error for gain, error in gains)
    return ", ".join(f"**{one}**" if bad else one for one, bad in zip(shown, worse, strict=True))


def section(name: str, found: Mapping[Cell, Found]) -> str:
    heads = ["", "| step | village gains, points | its enemies gain |", "|---|---|---|"]
    return "\n".join([f"**{name}**", "", *table(found), *heads, *steps(found)])


def placed(page: str, name: str, text: str) -> str:
    """The page with this under that name, up to the next table; the league has tables of such names as well."""
    head, rest = page.split(BEGIN)
    part, foot = rest.split(END)
    before, after = f"{part}\n**".split(f"**{name}**")
    return f"{head}{BEGIN}{before}{text}\n{after[after.index(NEXT) :].removesuffix(NEXT)}{END}{foot}"


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    wanted = tuple(sys.argv[2:]) or ("",)
    tables = {name: match for name, match in TABLES.items() if name.startswith(wanted)}
    cells: list[Cell] = [(village, other) for village in NAMES for other in NAMES]
    asked = [(match, cell) for match in tables.values() for cell in cells]
    done = shared_out(partial(played, seconds), asked, os.cpu_count() or 1)
    for name in tables:
        found = dict(zip(cells, islice(done, len(cells)), strict=True))
        PAGE.write_text(placed(PAGE.read_text("utf-8"), name, section(name, found)), "utf-8")


if __name__ == "__main__":
    main()
