"""Which set-ups an edition has: a printed one those of its book, a home-made one its own and what else it can deal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

from garou.engine.rules import RuleSet
from garou.games.cast import Cast, Scenario, cards
from garou.games.scenarios import SCENARIOS

from . import base_in, rules_of
from .coding import edition_in, is_code
from .values import ScenarioDoc


def scenarios_of(game: str, edition: str) -> tuple[Scenario, ...]:
    """Of this edition alone."""
    return _made(game, edition) if is_code(edition) else _printed(game, edition)


def _printed(game: str, edition: str) -> tuple[Scenario, ...]:
    return tuple(one for one in SCENARIOS if (one.game, one.edition) == (game, edition))


@lru_cache(maxsize=64)
def _made(game: str, code: str) -> tuple[Scenario, ...]:
    own = tuple(_scenario(one, game, code) for one in edition_in(code).scenarios)
    names, rules = {one.id for one in own}, rules_of(game, code)
    book = (_left(one, rules) for one in _printed(*base_in(code)) if one.id not in names)
    return (*own, *(replace(one, edition=code) for one in book if one is not None))


def _scenario(doc: ScenarioDoc, game: str, code: str) -> Scenario:
    casts = {int(size): Cast(cards(text)) for size, text in sorted(doc.decks.items(), key=lambda one: int(one[0]))}
    return Scenario(doc.id, game, code, doc.level, casts)


def _left(scenario: Scenario, rules: RuleSet) -> Scenario | None:
    """For those numbers of players for which all its cards are there, with the options there are."""
    if not rules.roles.keys() >= {*scenario.fixed, *scenario.pool}:
        return None
    casts: Mapping[int, Cast] = {
        size: cast for size, cast in scenario.casts.items() if rules.roles.keys() >= {*cast.counted}
    }
    options = tuple(option for option in scenario.options if option in rules.options)
    return replace(scenario, casts=casts, options=options) if casts or scenario.pool else None
