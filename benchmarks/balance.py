"""How often each team wins a scenario under random play: `balance.py GAME [NUMBER]` prints a table for the docs.

Night answers are uniform over what is legal, declining included; votes are uniform over the others. It says how a
scenario leans before anybody thinks, and no more.
"""

from __future__ import annotations

import random
import sys
from collections import Counter

from garou.dealing import cast_of, deal
from garou.engine.live import play_silently
from garou.engine.values import DECLINED, Choice, Team
from garou.games import GAMES
from garou.games.cast import Scenario
from garou.games.scenarios import SCENARIOS


def shares(scenario: Scenario, players: int, number: int) -> Counter[Team | str]:
    luck = random.Random(f"{scenario.id} {players}")
    rules = GAMES[scenario.game, scenario.edition]
    won: Counter[Team | str] = Counter()

    def pick(options: tuple[Choice, ...]) -> Choice:
        doing = options[1:] if len(options) == players and options[0] == DECLINED else options  # a vote
        return doing[int(luck.random() * len(doing))]

    for _ in range(number):
        table = play_silently(rules, deal(rules, cast_of(scenario, players, luck), players, luck), pick)
        teams = table.outcome.teams if table.outcome else ()
        won.update(teams or ["nobody"])
    return won


def main() -> None:
    game, number = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 4000
    columns = [*dict.fromkeys(role.team for g, rules in GAMES.items() if g[0] == game for role in rules.roles.values())]
    print(f"| scenario | players | {' | '.join(columns)} | nobody |")
    print("|---" * (len(columns) + 3) + "|")
    for scenario in (s for s in SCENARIOS if s.game == game):
        for players in scenario.players:
            won = shares(scenario, players, number)
            cells = " | ".join(f"{100 * won[name] / number:.0f} %" for name in (*columns, "nobody"))
            print(f"| {scenario.id} | {players} | {cells} |")


if __name__ == "__main__":
    main()
