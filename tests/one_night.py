"""One Night as people tell it: cards as they lie, answers as lines, "Ada seer centre-1 centre-2"."""

from __future__ import annotations

import pytest

from decks import setup
from epic import NAMES, answered, declined, named
from garou.engine.game import Game, start
from garou.engine.rules import RuleSet
from garou.games import rules_of
from garou.games.one_night import BEZIER


def bezier(*options: str) -> RuleSet:
    return rules_of("one-night", "bezier", options)


def ravensburger(*options: str) -> RuleSet:
    return rules_of("one-night", "ravensburger", options)


def with_option(name: str) -> pytest.MarkDecorator:
    """Under the rules of each edition with this option on."""
    return pytest.mark.parametrize("rules", [bezier(name), ravensburger(name)], ids=["bezier", "ravensburger"])


def night(deal: str, *lines: str, rules: RuleSet = BEZIER) -> Game:
    """Played as far as these lines go; what is passed over on the way is declined."""
    game = start(rules, setup(deal))
    for line in lines:
        game = answered(game, line)
    return game


def dawn(deal: str, *lines: str, rules: RuleSet = BEZIER) -> Game:
    """The whole night: after these lines everybody declines, and the vote is open."""
    game = night(deal, *lines, rules=rules)
    while not game.open[0].ballot:
        game = declined(game)
    return game


def day(deal: str, *lines: str, votes: str, rules: RuleSet = BEZIER) -> Game:
    """The whole game. Votes in seat order; "-" where none was cast."""
    game = dawn(deal, *lines, rules=rules)
    for voter, target in zip(NAMES, votes.split(), strict=False):
        game = answered(game, f"{voter} vote {target}".removesuffix(" -"))
    assert game.outcome is not None, "somebody has not voted"
    return game


def voted(cards: str, votes: str, rules: RuleSet = BEZIER) -> Game:
    """A day after a night in which nothing happened, with villagers in the centre."""
    return day(f"{cards} | villager villager villager", votes=votes, rules=rules)


def result(game: Game) -> str:
    """Who died, who won and for which teams: "Ben died; Ada Cleo won: village"."""
    dead, winners = (named(game, tuple(sorted(who))) for who in (game.position.dead, game.outcome.winners))
    teams = " ".join(game.outcome.teams)
    return f"{dead or 'nobody'} died; {f'{winners} won: {teams}' if winners else 'nobody won'}"


def voted_in_a_circle(game: Game) -> Game:
    """Everybody votes for the next: nobody dies."""
    players = len(game.setup.deal)
    for voter in range(players):
        game = answered(game, f"{named(game, voter)} vote {named(game, (voter + 1) % players)}")
    return game
