"""Every game there is, as a table a person can read: (game, edition) and its rules."""

from __future__ import annotations

from functools import cache

from garou.engine.rules import RuleSet

from . import classic, epic_battle, one_night

GAMES: dict[tuple[str, str], RuleSet] = {
    ("one-night", "bezier"): one_night.BEZIER,
    ("one-night", "ravensburger"): one_night.RAVENSBURGER,
    ("epic-battle", "ravensburger"): epic_battle.EPIC_BATTLE,
    ("classic", ""): classic.CLASSIC,
}
DEFAULT_EDITION = {"one-night": "bezier", "epic-battle": "ravensburger", "classic": ""}


@cache
def rules_of(game: str, edition: str, options: tuple[str, ...] = ()) -> RuleSet:
    """The edition with these options on."""
    return GAMES[game, edition].playing(options)
