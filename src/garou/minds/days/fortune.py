"""What a death is worth: how likely a village wins with so many left on either side, if it finds as many as usual."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from garou.engine.rules import RuleSet
from garou.games.one_night.day import VILLAGE, WEREWOLVES

KEEN = 1.35  # how much more often than by luck a vote falls on a monster
VICTORY = "wolves-win"  # the ruling that says when they have, where there is one


@lru_cache(maxsize=1 << 12)
def by_day(rules: RuleSet, village: int, wolves: int) -> float:
    """Before a vote: a village's chance."""
    if over(rules, village, wolves):
        return float(not wolves)
    hit = min(1.0, KEEN * wolves / (village + wolves))
    return hit * by_night(rules, village, wolves - 1) + (1 - hit) * by_night(rules, village - 1, wolves)


@lru_cache(maxsize=1 << 12)
def by_night(rules: RuleSet, village: int, wolves: int) -> float:
    """Before wolves go out."""
    return float(not wolves) if over(rules, village, wolves) else by_day(rules, village - 1, wolves)


def over(rules: RuleSet, village: int, wolves: int) -> bool:
    """Has a side won with these left?"""
    if wolves <= 0 or village <= 0:
        return True
    wins = rules.decided.get(VICTORY)
    living = Counter({VILLAGE: village, WEREWOLVES: wolves})
    return bool(wins(living)) if wins else village <= wolves


def hope(rules: RuleSet, village: int, wolves: int) -> float:
    """By day, be their number odd or even: what one more decides at the very end, nobody can plan for now."""
    return (by_day(rules, village, wolves) + by_day(rules, village + 1, wolves)) / 2


def gained(rules: RuleSet, village: int, wolves: int, chance: float) -> float:
    """What it brings a village to kill somebody who is a monster with this chance, when day comes."""
    if not wolves:
        return -1.0
    hit, missed = hope(rules, village, wolves - 1), hope(rules, village - 1, wolves)
    return chance * hit + (1 - chance) * missed - hope(rules, village, wolves)


def last_chance(rules: RuleSet, village: int, wolves: int) -> bool:
    """Is the game lost if this vote misses?"""
    return by_night(rules, village - 1, wolves) == 0
