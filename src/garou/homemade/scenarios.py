"""Which set-ups an edition has: a printed one those of its book, a home-made one its own and what else it can deal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

from garou.engine.rules import RuleSet
from garou.engine.values import RoleName
from garou.games.cast import Cards, Cast, Scenario, cards
from garou.games.scenarios import SCENARIOS

from . import base_in, rules_of
from .checking import base_of
from .coding import edition_in, is_code
from .values import ScenarioDoc

OF_ITS_OWN = "homemade"  # the deck of an edition that has told none


def scenarios_of(game: str, edition: str) -> tuple[Scenario, ...]:
    """Of this edition alone."""
    return _made(game, edition) if is_code(edition) else _printed(game, edition)


def _printed(game: str, edition: str) -> tuple[Scenario, ...]:
    return tuple(one for one in SCENARIOS if (one.game, one.edition) == (game, edition))


@lru_cache(maxsize=64)
def _made(game: str, code: str) -> tuple[Scenario, ...]:
    doc, rules = edition_in(code), rules_of(game, code)
    own = tuple(_scenario(one, game, code) for one in doc.scenarios)
    names = {one.id for one in own}
    left = (_left(one, rules) for one in _printed(*base_in(code)) if one.id not in names)
    book = tuple(replace(one, edition=code) for one in left if one is not None)
    new = tuple(RoleName(role.id) for role in doc.roles if role.id not in base_of(doc).roles)
    first = next((one for one in book if one.casts), None)
    tried = () if own or not new or first is None else (_with_all(first, new, rules),)
    return (*own, *tried, *book)


def _with_all(scenario: Scenario, new: Cards, rules: RuleSet) -> Scenario:
    """Somebody's new roles and no deck for them: they take the places of those who have least to do."""

    def dealt(cast: Cast) -> Cast:
        cards = [*cast.cards]
        idle = sorted(range(len(cards)), key=lambda at: (cards[at] != rules.plain, not _can_go(cards[at], rules), at))
        for at, name in zip(idle, new[: len(cards) // 3], strict=False):
            cards[at] = name
        return replace(cast, cards=tuple(cards))

    return replace(scenario, id=OF_ITS_OWN, casts={size: dealt(cast) for size, cast in scenario.casts.items()})


def _can_go(name: RoleName, rules: RuleSet) -> bool:
    """One of the village, and no pair."""
    return rules.roles[name].team == rules.roles[RoleName(rules.plain)].team and name not in rules.pairs


def open_to(game: str, edition: str) -> tuple[Scenario, ...]:
    """What a table of this edition can choose: those of a printed game are for all its editions."""
    return scenarios_of(game, edition) if is_code(edition) else tuple(one for one in SCENARIOS if one.game == game)


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
