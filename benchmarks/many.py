"""Plays random legal games of every size and prints what happened in them: `many.py GAME [NUMBER] [SEED]`.

The counts show that every role, mark, artifact, choice, cause of death and rule is reached, and that every game ends.
"""

from __future__ import annotations

import random
import sys
from collections import Counter

from garou.dealing import any_setup
from garou.engine.live import play_out
from garou.engine.rules import RuleSet
from garou.engine.values import CHANCE, DECLINED, Choice
from garou.engine.view import View
from garou.games import DEFAULT_EDITION, GAMES

Counts = dict[str, Counter[str]]


def play_many(game: str, number: int, seed: int) -> Counts:
    luck = random.Random(seed)
    counts: Counts = {}

    def count(kind: str, *names: object) -> None:
        counts.setdefault(kind, Counter()).update(map(str, names))

    def mind(view: View) -> Choice:
        question = view.questions[0]
        choice = question.options[int(luck.random() * len(question.options))]
        count("by luck" if view.seat == CHANCE else "asked", question.topic)
        if question.may_decline:
            count("choices", f"{question.topic}: {'declined' if choice == DECLINED else 'taken'}")
        return choice

    editions = [rules for (name, _), rules in GAMES.items() if name == game]
    for _ in range(number):
        rules = with_options(luck.choice(editions), luck)
        low, high = rules.players
        setup = any_setup(rules, luck.randint(low, high), luck)
        table = play_out(rules, setup, mind)
        if table.outcome is None:
            raise SystemExit(f"no end: {rules.id} {setup}")
        count("players", len(setup.deal))
        count("roles", *setup.cards)
        count("marks", *(mark for mark in table.marks if mark))
        count("tokens", *(token for _, token in table.tokens))
        count("deaths", *(fact.of("cause") for fact in table.news if fact.name == "died"))
        count("rules that decided", *(f"{reason.rule} ({reason.team})" for reason in table.outcome.why))
        count("winning teams", "+".join(table.outcome.teams) or "nobody")
    return counts


def with_options(rules: RuleSet, luck: random.Random) -> RuleSet:
    """Mostly the plain rules, now and then with one option."""
    return rules.playing([luck.choice(list(rules.options))]) if luck.random() < 0.3 else rules


def main() -> None:
    game = sys.argv[1] if len(sys.argv) > 1 else ""
    if game not in DEFAULT_EDITION:
        raise SystemExit(f"which game? {', '.join(DEFAULT_EDITION)}")
    number, seed = (int(word) for word in (*sys.argv[2:4], *("100000", "1")[len(sys.argv[2:4]) :]))
    for kind, counter in play_many(game, number, seed).items():
        print(f"\n{kind}")
        for name, times in sorted(counter.items()):
            print(f"  {name:50}{times:12,}")
    print(f"\n{number:,} games of {game}, every one ended with a result")


if __name__ == "__main__":
    main()
