"""What the deduction refuses, because it could not be exact about it."""

from __future__ import annotations

from collections.abc import Callable

from garou.engine.rules import RuleSet, card_role, deal
from garou.engine.values import Refusal
from garou.games import GAMES


class Unsolved(Refusal):
    """A table that cannot be counted: a wrong number would be worse than none."""


class Overlong(Exception):
    """It could be counted, but not in time."""


def countable(rules: RuleSet) -> bool:
    """Is this a game of one night in which cards move, and nothing else does?"""
    plain = rules.identity is card_role and not rules.round and not rules.marks
    return plain and all(step.roles or step.run is deal or step.talk for step in rules.opening)


def answerable(rules: RuleSet) -> bool:
    """Is this a game of one night, or one whose rules can read what was told of several?

    What cannot be counted there can be drawn by luck. Where somebody may be told what is not gone by here, a number
    would be wrong.
    """
    traced = not any(role.tells for role in rules.roles.values())
    return traced and (not rules.round or rules.chronicle is not None)


def no_such_game(fits: Callable[[RuleSet], bool] = countable) -> Unsolved:
    """With those that can be counted, or answered at all."""
    return Unsolved("worlds-game", known=tuple(dict.fromkeys(name for (name, _), game in GAMES.items() if fits(game))))
