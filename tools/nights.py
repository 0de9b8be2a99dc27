"""How many nights games of bots last: `python tools/nights.py [GAMES]` rewrites the table in docs/minds.md.

The classic game at tables of five to twenty-four: by luck alone, and as bots usually play.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from pathlib import Path

from garou.games.scenarios import SCENARIOS
from garou.minds.mind import RANDOM, USUAL
from garou.simulating.company import Company
from garou.simulating.counts import Counts
from garou.simulating.matches import Match
from garou.simulating.running import tallies

PAGE = Path(__file__).parent.parent / "docs/minds.md"
GAMES_PLAYED = 100
TABLES = (
    ("smallest-village", 5),
    ("smallest-village", 8),
    ("witch-and-hunter", 12),
    ("whole-village", 18),
    ("whole-village", 24),
)
MOST = 12  # nights that have a column of their own
BY_ID = {scenario.id: scenario for scenario in SCENARIOS}


def nights(id: str, players: int, mind: str, games: int) -> Counter[int]:
    scenario = BY_ID[id]
    match = Match(scenario.game, scenario.edition, players, scenario, scenario.options, Company(mind))
    return sum(tallies(match, games, os.cpu_count() or 1), Counts()).nights


def row(id: str, players: int, mind: str, games: int) -> str:
    found = nights(id, players, mind, games)
    columns = [found[night] for night in range(1, MOST + 1)] + [sum(n for night, n in found.items() if night > MOST)]
    return f"| {players}, *{id}* | {mind} | " + " | ".join(f"{n or '·'}" for n in columns) + f" | {max(found)} |"


def written(page: str, mark: str, text: str) -> str:
    before, rest = page.split(f"<!-- {mark} -->")
    return f"{before}<!-- {mark} -->\n\n{text}\n\n<!-- {mark}: end -->{rest.split(f'<!-- {mark}: end -->')[1]}"


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES_PLAYED
    heads = " | ".join(map(str, range(1, MOST + 1)))
    lines = [f"| players | mind | {heads} | more | longest |", "|---" * (MOST + 4) + "|"]
    lines += [row(name, size, mind.name, games) for name, size in TABLES for mind in (RANDOM, USUAL)]
    PAGE.write_text(written(PAGE.read_text("utf-8"), "nights", "\n".join(lines)), "utf-8")


if __name__ == "__main__":
    main()
