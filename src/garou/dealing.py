"""Luck before the game: drawing a cast and dealing it. The random numbers are handed in."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeVar

from garou.engine.game import check_setup
from garou.engine.rules import RuleSet
from garou.engine.values import IllegalSetup, Setup
from garou.games.advice import hunted
from garou.games.cast import Cards, Cast, Scenario
from garou.homemade import rules_of

T = TypeVar("T")

TRIES = 1_000


def cast_of(scenario: Scenario, players: int, luck: Random, *, wild: bool = False) -> Cast:
    """The scenario's cast for this many players. Cards are drawn again until the rules accept them.

    And until there is somebody to look for, unless the table wants it wild.
    """
    if players not in scenario.players:
        raise IllegalSetup("scenario-players", scenario=scenario.id, known=scenario.players, count=players)
    if scenario.casts:
        return scenario.casts[players]
    rules = rules_of(scenario.game, scenario.edition)
    number = players + scenario.spare - len(scenario.fixed)

    def draw() -> tuple[Cast, Setup]:
        cards = scenario.fixed + tuple(luck.sample(scenario.pool, number))
        if not wild and not hunted(rules, cards):
            raise IllegalSetup("no-werewolf")
        brought = [kinds for name, kinds in scenario.brings.items() if name in cards]
        left = [[kind for kind in kinds if cards.count(kind) < rules.box[kind]] for kinds in brought]
        beside = tuple(luck.choice(kinds) for kinds in left if kinds)  # none left in the box: drawn again
        return Cast(cards, beside), laid_out(rules, cards, beside, players)

    return _until_legal(rules, draw)


def deal(rules: RuleSet, cast: Cast, players: int, luck: Random) -> Setup:
    """Shuffle and deal; again where a card may not lie where it fell: the thief is always a player's."""

    def shuffle() -> tuple[Setup, Setup]:
        setup = laid_out(rules, tuple(luck.sample(cast.cards, len(cast.cards))), cast.beside, players)
        return setup, setup

    return _until_legal(rules, shuffle)


def laid_out(rules: RuleSet, cards: Cards, beside: Cards, players: int) -> Setup:
    """Seats first, then the centre, then what is extra."""
    rest = cards[players:]
    return Setup(cards[:players], rest[: rules.centre], rest[rules.centre :] + beside)


def _until_legal(rules: RuleSet, attempt: Callable[[], tuple[T, Setup]]) -> T:
    for _ in range(TRIES):
        try:
            found, setup = attempt()
            check_setup(rules, setup)
        except IllegalSetup as error:
            refused = error
        else:
            return found
    raise refused


def any_setup(rules: RuleSet, players: int, luck: Random) -> Setup:
    """Any cards of the game, any number of copies, as long as the rules accept them."""
    spare = len(rules.places) - rules.centre

    def anything() -> tuple[Setup, Setup]:
        number = players + rules.centre + luck.randint(0, spare)
        pool = [name for name in rules.roles for _ in range(1 if name in rules.single else number)]
        setup = laid_out(rules, tuple(luck.sample(pool, number)), (), players)
        return setup, setup

    return _until_legal(rules, anything)
