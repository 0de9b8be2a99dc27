"""Evenings led by a game master: whole classic games, moment by moment."""

from __future__ import annotations

from decks import Played, luck, option_sets, random_setup
from garou.cards.taps import entered
from garou.engine.game import Game, start
from garou.games import GAMES
from garou.homemade import rules_of

PLAYED: list[Played] = [("classic", "", options) for options in option_sets(GAMES["classic", ""])]


def evening(played: Played, seed: int, most: int = 24) -> list[Game]:
    """A game of random cards and answers: as it stood at every moment, and at the end."""
    rng, rules = luck(played, seed), rules_of(*played)
    game = start(rules, random_setup(rules, rng, most))
    past = [game]
    while game.open:
        game = entered(game, {question.seats[0]: rng.choice(question.options) for question in game.open})
        past.append(game)
    return past
