"""A game cut where night falls and day breaks, for everything that tells it one night after the other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from garou.engine.game import Game
from garou.engine.rules import RuleSet
from garou.engine.values import Fact

# Where a chapter begins, by game and by the step it begins with.
BEGINNINGS: Mapping[str, Mapping[str, str]] = {
    "one-night": {"doppelganger": "night", "vote": "day"},
    "epic-battle": {"copycat": "dusk", "lovers": "night", "daybreak": "day"},
    "classic": {"thief": "night-number", "seer": "night-number", "dawn": "day-number"},
}
LATER = ("seer",)  # begins a chapter only from the second round on: the first night began with the thief


@dataclass(frozen=True, slots=True)
class Beginning:
    """A chapter's heading: its kind, and which night or day it is."""

    kind: str
    number: int


@dataclass(frozen=True, slots=True)
class Chapter:
    """What became known between nightfall and daybreak, or between daybreak and nightfall."""

    beginning: Beginning
    facts: tuple[Fact, ...]


def beginning(game: str, rules: RuleSet, step: int) -> Beginning | None:
    """The heading that stands before this step, if any does."""
    found = rules.step(step)
    kind = BEGINNINGS[game].get(found.name) if found else None
    if found is None or kind is None:
        return None
    rounds = (step - len(rules.opening)) // len(rules.round) if rules.round and step >= len(rules.opening) else 0
    if found.name in LATER and rounds == 0:
        return None
    return Beginning(kind, rounds + 1)


def chapters(game: str, played: Game) -> Iterator[Chapter]:
    """The whole game so far, without the deal."""
    open_at: Beginning | None = None
    facts: tuple[Fact, ...] = ()
    for step in range(1, played.step + 1):
        begins = beginning(game, played.rules, step)
        if begins:
            if open_at:
                yield Chapter(open_at, facts)
            open_at, facts = begins, ()
        facts += played.told_in(step)
    if open_at:
        yield Chapter(open_at, facts)
